import Foundation
import PlauditModel
import PlauditReaders
import PlauditWriters
import TestSupport
import Testing

struct CatalogueWriterTests {
  private func choice(_ strings: String) throws -> CatalogueChoice {
    CatalogueChoice(
      try ReadCatalogue.catalog(
        #"{"sourceLanguage": "en", "strings": {\#(strings)}, "version": "1.0"}"#),
      name: "Localizable")
  }

  private func unit(_ text: String, _ state: String = "translated") -> String {
    #"{"stringUnit": {"state": "\#(state)", "value": "\#(text)"}}"#
  }

  @Test func aStringCatalogIsWrittenAsXcodeDoes() throws {
    let files = StringCatalogWriter.files(
      try choice(
        #"""
        "b10": {}, "B9": {"comment": "https://x", "shouldTranslate": false, "extractionState": "stale",
          "localizations": {"en": \#(unit("a \\\" b", "new"))}}
        """#)
    ).files
    #expect(
      files.first?.text == """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "B9" : {
              "comment" : "https://x",
              "extractionState" : "stale",
              "localizations" : {
                "en" : {
                  "stringUnit" : {
                    "state" : "new",
                    "value" : "a \\" b"
                  }
                }
              },
              "shouldTranslate" : false
            },
            "b10" : {

            }
          },
          "version" : "1.0"
        }

        """)
  }

  /// What a `.stringsdict` and `.strings` say to another program.
  @Test(.enabled(if: Program("python3") != nil)) func pythonReadsPropertyLists() throws {
    let python = try #require(Program("python3"))
    for seed in 0..<4 as Range<UInt64> {
      var random = RandomCatalog(seed: seed, hasDevices: true)
      let catalogue = try ReadCatalogue.catalog(random.text())
      let files = StringsWriter.files(CatalogueChoice(catalogue, name: "L")).files
      try Program.inFolder { folder in
        for file in files {
          let url = folder.appending(path: file.path.replacing("/", with: "-"))
          try file.text.write(to: url, atomically: true, encoding: .utf8)
        }
        let script = """
          import glob, json, plistlib
          print(json.dumps({name: plistlib.load(open(name, "rb")) for name in glob.glob("*.stringsdict")}))
          """
        let run = try python.run(["-c", script], in: folder)
        try #require(run.succeeded)
        let read = try #require(
          try JSONSerialization.jsonObject(with: run.output) as? [String: [String: Any]])
        #expect(read.count == RandomCatalog.languages.count)
        for (name, entries) in read {
          let texts = ReadCatalogue.contents(catalogue, of: [String(name.prefix(2))])
          let varied = texts.filter {
            if case .text = $0.value.content { !$0.value.substitutions.isEmpty } else { true }
          }
          #expect(entries.count == varied.count)
          for key in entries.keys { #expect(varied["\(name.prefix(2)) \(key)"] != nil) }
        }
      }
    }
  }

  @Test(.enabled(if: Program("plutil") != nil)) func plutilReadsStringsFiles() throws {
    let plutil = try #require(Program("plutil"))
    var random = RandomCatalog(seed: 3, hasDevices: true)
    let catalogue = try ReadCatalogue.catalog(random.text())
    let files = StringsWriter.files(CatalogueChoice(catalogue, name: "L")).files
    try Program.inFolder { folder in
      for (index, file) in files.enumerated() {
        try file.text.write(
          to: folder.appending(path: "\(index)"), atomically: true, encoding: .utf8)
        let run = try plutil.run(["-convert", "json", "-o", "-", "\(index)"], in: folder)
        try #require(run.succeeded, "\(file.path)")
        let read = try #require(
          try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
        guard file.path.hasSuffix(".strings") else { continue }
        let tag = String(file.path.prefix(2))
        for (key, value) in read {
          guard case .text(let text)? = contents(catalogue, tag)[key]?.content else {
            Issue.record("\(key)")
            continue
          }
          #expect(value as? String == text.string)
        }
      }
    }
  }

  private func contents(_ catalogue: WrittenCatalogue, _ tag: String) -> [String: PrintfContent] {
    var contents: [String: PrintfContent] = [:]
    catalogue.forEachMessage { message in
      var losses: [Loss] = []
      for text in message.texts where text.language.tag == tag {
        contents[message.key] = PrintfContent(text, of: message, losses: &losses)
      }
    }
    return contents
  }

  @Test(.enabled(if: Program("python3") != nil)) func pythonReadsXLIFF() throws {
    let python = try #require(Program("python3"))
    var random = RandomCatalog(seed: 5, hasDevices: true)
    let catalogue = try ReadCatalogue.catalog(random.text())
    let file = try #require(
      XLIFFWriter.files(CatalogueChoice(catalogue, name: "L", languages: ["ru"])).files.first)
    try Program.inFolder { folder in
      try file.text.write(to: folder.appending(path: "x"), atomically: true, encoding: .utf8)
      let script = """
        import json, xml.etree.ElementTree as tree
        ns = "{urn:oasis:names:tc:xliff:document:1.2}"
        units = tree.parse("x").getroot().iter(ns + "trans-unit")
        print(json.dumps({u.get("id"): (u.find(ns + "target").text or "") for u in units if u.find(ns + "target") is not None}))
        """
      let run = try python.run(["-c", script], in: folder)
      try #require(run.succeeded)
      let read = try #require(
        try JSONSerialization.jsonObject(with: run.output) as? [String: String])
      for (key, content) in contents(catalogue, "ru") {
        if case .text(let text) = content.content { #expect(read[key] == text.string) }
      }
    }
  }

  @Test(.enabled(if: Program("python3") != nil)) func pythonReadsLocaleFiles() throws {
    let python = try #require(Program("python3"))
    guard try python.run(["-c", "import yaml"]).succeeded else { return }
    var random = RandomCatalog(seed: 6, hasDevices: false)
    let catalogue = try ReadCatalogue.catalog(random.text())
    let files = LocaleFileWriter.files(CatalogueChoice(catalogue, name: "L")).files
    try Program.inFolder { folder in
      for file in files {
        try file.text.write(
          to: folder.appending(path: file.path), atomically: true, encoding: .utf8)
      }
      let script = """
        import glob, json, yaml
        print(json.dumps({n: yaml.load(open(n, encoding="utf-8"), yaml.BaseLoader) for n in glob.glob("*.yaml")}))
        """
      let run = try python.run(["-c", script], in: folder)
      try #require(run.succeeded)
      let read = try #require(
        try JSONSerialization.jsonObject(with: run.output) as? [String: [String: Any]])
      for (name, entries) in read {
        let held = contents(catalogue, String(name.prefix(2))).keys.filter {
          !$0.contains("\n") && $0.count < 1000
        }
        #expect(Set(entries.keys) == Set(held))
      }
    }
  }

  @Test func whatXMLCannotHoldIsLeftOutAndTold() throws {
    let choice = try choice(
      #""k": {"localizations": {"en": {"variations": {"plural": {"other": \#(unit("%lld \\u0001"))}}}, "de": \#(unit("\\u0001"))}}, "a|==|plural.one": {"localizations": {"de": \#(unit("A"))}}"#
    )
    let table = StringsWriter.files(choice)
    #expect(
      table.files.map(\.path) == ["de.lproj/Localizable.strings", "en.lproj/Localizable.strings"])
    #expect(table.losses.map(\.language) == ["en"])
    let xliff = XLIFFWriter.files(choice)
    #expect(!(xliff.files.first?.text.contains("trans-unit") ?? true))
    #expect(xliff.losses.count == 2)
  }

  @Test(arguments: ["\\u0000", "", "en us"]) func xliffHasASourceLanguage(_ tag: String) throws {
    let file = #"""
      {"sourceLanguage": "\#(tag)", "strings": {"k": {"localizations": {"de": \#(unit("v"))}}}}
      """#
    var ignored = Diagnostics()
    let catalogue = try #require(
      StringCatalogReader.read(Array(file.utf8), path: "c", into: &ignored))
    let written = XLIFFWriter.files(CatalogueChoice(catalogue, name: "L"))
    #expect(written.files.isEmpty)
    #expect(written.losses.contains { $0.sentence.hasPrefix("XLIFF names the source language") })
  }

  @Test func missingFormsHaveUnitsWithoutATarget() throws {
    let forms = #""other": \#(unit("%lld"))"#
    let choice = try choice(
      #""k": {"localizations": {"en": {"variations": {"plural": {\#(forms), "one": \#(unit("1"))}}}, "cs": {"variations": {"plural": {\#(forms)}}}}}"#
    )
    let text = try #require(XLIFFWriter.files(choice).files.first?.text)
    #expect(text.components(separatedBy: "<trans-unit").count == 5)
    #expect(text.components(separatedBy: "<target").count == 2)
  }
}
