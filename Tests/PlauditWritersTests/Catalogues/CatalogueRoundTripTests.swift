import PlauditModel
import PlauditWriters
import TestSupport
import Testing

/// Through another format and back: the same texts.
struct CatalogueRoundTripTests {
  private func choice(_ catalogue: WrittenCatalogue) -> CatalogueChoice {
    CatalogueChoice(catalogue, name: "Localizable")
  }

  private func catalog(_ seed: UInt64, devices: Bool) throws -> WrittenCatalogue {
    var random = RandomCatalog(seed: seed, hasDevices: devices)
    return try ReadCatalogue.catalog(random.text())
  }

  private func expectSame(
    _ before: [String: PrintfContent], _ after: [String: PrintfContent],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let different = before.filter { after[$0.key] != $0.value }.sorted { $0.key < $1.key }
    let first = different.first.map { key, content in
      "\(key): \(content.outline) → \(after[key]?.outline ?? "none")"
    }
    #expect(first == nil, sourceLocation: sourceLocation)
    #expect(after.count == before.count, sourceLocation: sourceLocation)
  }

  @Test(arguments: 0..<8) func stringCatalogs(seed: UInt64) throws {
    let before = try catalog(seed, devices: true)
    let written = StringCatalogWriter.files(choice(before))
    #expect(written.losses.isEmpty)
    let after = try ReadCatalogue.catalog(written.files)
    expectSame(ReadCatalogue.contents(before), ReadCatalogue.contents(after))
    // What is sorted once stays byte for byte.
    #expect(StringCatalogWriter.files(choice(after)).files == written.files)
    var fingerprints: [String: UInt64] = [:]
    after.forEachMessage {
      for text in $0.texts { fingerprints["\($0.key) \(text.language.tag)"] = text.fingerprint }
    }
    try ReadCatalogue.catalog(StringCatalogWriter.files(choice(after)).files).forEachMessage {
      for text in $0.texts {
        #expect(fingerprints["\($0.key) \(text.language.tag)"] == text.fingerprint)
      }
    }
  }

  @Test(arguments: 0..<8) func stringsFiles(seed: UInt64) throws {
    let before = try catalog(seed, devices: true)
    let written = StringsWriter.files(choice(before))
    let after = try ReadCatalogue.table(written.files)
    expectSame(ReadCatalogue.contents(before), ReadCatalogue.contents(after))
    let again = try ReadCatalogue.catalog(StringCatalogWriter.files(choice(after)).files)
    expectSame(ReadCatalogue.contents(before), ReadCatalogue.contents(again))
    #expect(written.losses.allSatisfy { $0.sentence.contains("review") }, "\(written.losses)")
  }

  @Test(arguments: 0..<8) func localeFiles(seed: UInt64) throws {
    let before = try catalog(seed, devices: false)
    let written = LocaleFileWriter.files(choice(before))
    let after = try ReadCatalogue.locales(written.files)
    let held = ReadCatalogue.contents(before).filter { key, _ in
      !key.contains("\n") && key.count < 1000
    }
    expectSame(held, ReadCatalogue.contents(after))
    let again = try ReadCatalogue.catalog(StringCatalogWriter.files(choice(after)).files)
    expectSame(held, ReadCatalogue.contents(again))
    #expect(
      written.losses.allSatisfy {
        $0.sentence.contains("review") || $0.sentence.hasPrefix("a key")
      },
      "\(written.losses)")
    #expect(LocaleFileWriter.files(choice(after)).files.map(\.path) == written.files.map(\.path))
    expectSame(
      ReadCatalogue.contents(after),
      ReadCatalogue.contents(try ReadCatalogue.locales(LocaleFileWriter.files(choice(after)).files))
    )
  }

  @Test(arguments: 0..<8) func xliff(seed: UInt64) throws {
    let before = try catalog(seed, devices: true)
    let written = XLIFFWriter.files(choice(before))
    #expect(written.files.count == RandomCatalog.languages.count - 1)
    #expect(
      written.losses.allSatisfy { $0.sentence.contains("is written as") }, "\(written.losses)")
    for file in written.files {
      let tag = String(file.path.prefix { $0 != "." })
      let after = try ReadCatalogue.xliff(file)
      let (old, new) = (
        ReadCatalogue.contents(before, of: [tag]), ReadCatalogue.contents(after, of: [tag])
      )
      // XLIFF does not tell how a substitution's number is written.
      expectSame(
        old.filter(\.value.hasPlainNumbers), new.filter { old[$0.key]?.hasPlainNumbers ?? true })
    }
  }

  @Test func oneLanguageAlone() throws {
    let catalogue = try catalog(1, devices: false)
    let choice = CatalogueChoice(catalogue, name: "Main", languages: ["vi"])
    #expect(LocaleFileWriter.files(choice).files.map(\.path) == ["vi.yaml"])
    #expect(XLIFFWriter.files(choice).files.map(\.path) == ["vi.xliff"])
    #expect(
      StringsWriter.files(choice).files.map(\.path) == [
        "vi.lproj/Main.strings", "vi.lproj/Main.stringsdict",
      ])
    let catalog = StringCatalogWriter.files(choice).files
    #expect(catalog.map(\.path) == ["Main.xcstrings"])
    #expect(try ReadCatalogue.catalog(catalog).languages.map(\.tag) == ["en", "vi"])
  }
}

extension PrintfContent {
  fileprivate var hasPlainNumbers: Bool { substitutions.allSatisfy { $0.specifier == "lld" } }
}
