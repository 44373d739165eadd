import PlauditKit
import PlauditModel
import PlauditReaders
import TestSupport
import Testing

struct ManifestReaderTests {
  /// Enough of BCP 47 for these tests: `EN` is `en`, `iw` is `he`, `e` and `pt_BR` are malformed.
  private func canonicalTag(_ tag: String) -> String? {
    guard tag.count > 1, !tag.contains("_") else { return nil }
    return tag == "iw" ? "he" : tag.contains("-") ? tag : tag.lowercased()
  }

  private func read(_ file: [UInt8], into diagnostics: inout Diagnostics) -> Manifest? {
    ManifestReader.read(
      file, path: "plaudit.yaml", canonicalTag: canonicalTag, into: &diagnostics)
  }

  private func read(_ file: String) -> (manifest: Manifest?, diagnostics: Diagnostics) {
    var diagnostics = Diagnostics()
    let manifest = read(Array(file.utf8), into: &diagnostics)
    return (manifest, diagnostics)
  }

  private func faults(
    _ ids: String..., in file: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) -> [String] {
    let marked = Marked(file)
    var diagnostics = Diagnostics()
    let manifest = read(marked.bytes, into: &diagnostics)
    #expect(manifest == nil, sourceLocation: sourceLocation)
    #expect(
      diagnostics.faults == zip(marked.places, ids).map { "\($0) \($1)" },
      sourceLocation: sourceLocation)
    #expect(marked.places.count == ids.count, sourceLocation: sourceLocation)
    return diagnostics.texts
  }

  @Test func includedWordsAndAllLanguages() throws {
    let (read, diagnostics) = read("app: {id: 1}\nlanguages: all\ninclude: [ratings]\n")
    #expect(diagnostics.faults == [])
    let manifest = try #require(read)
    #expect(manifest.languages == nil)
    #expect(manifest.speaksAllLanguages)
    #expect(manifest.include.map(\.value) == [.ratings])
    #expect(manifest.include.map(\.location.description) == ["plaudit.yaml:3:11"])
  }

  @Test func wholeManifest() throws {
    let (manifest, diagnostics) = read(
      """
      # plaudit.yaml
      app: {id: 777319358, name: Immigration}
      storefronts: [us, ca, gb, mx, de, no, xk]
      source-language: en
      languages: [en, es, fr]                     # may be left out
      messages: Locales                           # a folder
      generate: {access: public, links: Links, texts: _Texts2}

      """)
    #expect(diagnostics.faults == [])
    let read = try #require(manifest)
    #expect(read.location.description == "plaudit.yaml:1:1")
    #expect(read.appID.value == 777_319_358)
    #expect(read.appID.location.description == "plaudit.yaml:2:11")
    let name = read.appName?.text(for: ["fr", "en"])
    #expect(name?.text == "Immigration")
    #expect(name?.location.description == "plaudit.yaml:2:28")
    #expect(read.storefronts.map(\.value.alpha2) == ["us", "ca", "gb", "mx", "de", "no", "xk"])
    #expect(read.storefronts.last?.location.description == "plaudit.yaml:3:39")
    #expect(read.sourceLanguage.value == "en")
    #expect(read.languages?.map(\.value) == ["en", "es", "fr"])
    #expect(read.messages?.value == "Locales")
    #expect(read.generate == .init(access: .public, links: "Links", texts: "_Texts2"))
  }

  @Test func smallestManifest() throws {
    let (manifest, diagnostics) = read("app:\n  id: '1'\n")
    #expect(diagnostics.faults == [])
    let read = try #require(manifest)
    #expect(read.appName == nil)
    #expect(read.storefronts.isEmpty)
    #expect(read.sourceLanguage.value == "en")
    #expect(read.languages == nil)
    #expect(read.messages == nil)
    #expect(read.generate == .init(access: .internal, links: "StoreLink", texts: "StoreText"))
  }

  @Test(arguments: [("007", UInt64(7)), ("18446744073709551615", .max)])
  func theNumberIsCanonical(written: String, number: UInt64) {
    #expect(read("app: {id: \(written)}").manifest?.appID.value == number)
  }

  @Test func languagesAreCanonical() throws {
    let (manifest, _) = read(
      """
      app: {id: 1, name: {EN: Rate, iw: "דרג"}}
      source-language: EN
      languages: [EN, iw]
      """)
    let read = try #require(manifest)
    #expect(read.sourceLanguage.value == "en")
    #expect(read.languages?.map(\.value) == ["en", "he"])
    #expect(read.appName?.text(for: ["fr", "he", "en"])?.text == "דרג")
    #expect(read.appName?.text(for: ["fr"]) == nil)
  }

  @Test func emptyFile() {
    #expect(faults("manifest-empty", in: "▲# nothing\n").first?.contains("app: {id:") == true)
  }

  @Test(arguments: [
    ("▲- app\n", "value-type", "the file must be a mapping"),
    ("▲storefronts: [us]\n", "value-missing", "add `app: …`"),
    ("▲ap: {id: 1}\n", "unknown-key", "did you mean `app`?"),
    ("app: {id: 1}\n▲colour: red\n", "unknown-key", "known here: `app`, `storefronts`"),
    ("app: {id: 1, ▲nmae: x}\n", "unknown-key", "did you mean `name`?"),
    ("app: ▲{name: x}\n", "value-missing", "add `id: …`"),
    ("app: ▲1\n", "value-type", "`app` must be a mapping, like {id:"),
    ("app:▲\n", "value-type", "`app` must be a mapping"),
    ("app: {id: ▲[1]}\n", "value-type", "`id` must be a single value"),
    ("app: {id:▲ }\n".replacing("▲ }", with: " ▲}"), "value-missing", "`id` has no value"),
    ("app: {id: ▲id777319358}\n", "app-id", "without the leading `id`: `777319358`"),
    ("app: {id: ▲abc}\n", "app-id", "`abc` is not an app's number"),
    ("app: {id: ▲-1}\n", "app-id", "`-1`"),
    ("app: {id: ▲0}\n", "app-id", "`0` is not an app's number"),
    ("app: {id: ▲18446744073709551616}\n", "app-id", "is not an app's number"),
    ("app: {id: ▲\"٣\"}\n", "app-id", "`٣`"),
    ("app: {id: ▲\"1\\n\"}\n", "value-type", "`id` must be a single line"),
    ("app: {id: ▲id}\n", "app-id", "`id` is not an app's number"),
    ("app: {id: ▲18446744073709551616}\n", "app-id", "`18446744073709551616` is not"),
    ("app:\n  id: 1\n  name: Rate ▲# 1\n", "yaml-comment", "put the text in quotes"),
    ("app:\n  id: 1\n  name: ▲#1\n", "yaml-quotes", "begins with `#`"),
    ("app: {id: 1, name: ▲{app}}\n", "yaml-quotes", "begins with `{`"),
    ("app: {id: 1, name: {▲e: x}}\n", "locale-invalid", "write one like `en`"),
    ("app: {id: 1, name: {iw: x, ▲he: y}}\n", "locale-duplicate", "on line 1"),
    ("app: {id: 1}\nmessages: ▲Texts\n", "messages-folder", "write `Locales`"),
    ("app: {id: 1}\nsource-language: ▲pt_BR\n", "locale-invalid", "write `pt-BR`"),
    ("app: {id: 1}\nlanguages: ▲en\n", "value-type", "must be a list, like [en, es]"),
    ("app: {id: 1}\nlanguages: [en, ▲e]\n", "locale-invalid", "`e` is not a language tag"),
    ("app: {id: 1}\nlanguages: [▲e, es]\n", "locale-invalid", "`e` is not a language tag"),
    ("app: {id: 1}\nlanguages:\n- en\n- ▲EN\n", "locale-duplicate", "on line 3"),
    ("app: {id: 1}\nlanguages: ▲[es]\n", "locale-source", "source language `en`"),
    ("app: {id: 1}\ninclude: [▲rating]\n", "include-unknown", "did you mean `ratings`?"),
    ("app: {id: 1}\ninclude: [▲words]\n", "include-unknown", "write one of `ratings`"),
    ("app: {id: 1}\ninclude: ▲ratings\n", "value-type", "a list, like [ratings]"),
    ("app: {id: 1}\nlanguages: ▲every\n", "value-type", "a list, like [en, es], or `all`"),
    ("app: {id: 1}\ngenerate: {access: ▲pubic}\n", "access-unknown", "did you mean `public`?"),
    ("app: {id: 1}\ngenerate: {access: ▲secret}\n", "access-unknown", "`internal`, `package`"),
    ("app: {id: 1}\ngenerate: {links: ▲2Links}\n", "swift-name", "`2Links`"),
    ("app: {id: 1}\ngenerate: {links: ▲class}\n", "swift-name", "no keyword"),
    ("app: {id: 1}\ngenerate: {texts: ▲\"Wörter\"}\n", "swift-name", "a to z"),
    ("app: {id: 1}\ngenerate: {links: ▲StoreText}\n", "swift-name-duplicate", "`StoreText`"),
    ("app: {id: 1}\ngenerate: {links: ▲URL}\n", "swift-name-duplicate", "another `URL`"),
    ("app: {id: 1}\ngenerate: {texts: ▲Language}\n", "swift-name-duplicate", "another `Language`"),
    ("app: {id: 1}\ngenerate: {links: A, texts: ▲A}\n", "swift-name-duplicate", "`A`"),
    ("app: {id: 1}\ngenerate: {▲acces: public}\n", "unknown-key", "did you mean `access`?"),
  ])
  func fault(_ file: String, id: String, hint: String) {
    #expect(faults(id, in: file).first?.contains(hint) == true)
  }

  @Test(arguments: [
    ("▲us", "value-type", "must be a list, like [us, de]"),
    ("[us, ▲US]", "storefront-case", "in lower case: `us`"),
    ("[▲uk]", "storefront-unknown", "did you mean `gb` (United Kingdom)?"),
    ("[▲UK]", "storefront-unknown", "did you mean `gb`"),
    ("[▲Germany]", "storefront-unknown", "did you mean `de` (Germany)?"),
    ("[▲Swizerland]", "storefront-unknown", "did you mean `ch` (Switzerland)?"),
    ("[▲zz]", "storefront-unknown", "two-letter code"),
    ("[us, de, ▲us]", "storefront-duplicate", "on line 2"),
    ("[us, ▲{de}]", "yaml-quotes", "begins with `{`"),
    ("[▲cu]", "storefront-unknown", "two-letter code"),
    ("[▲XKX]", "storefront-unknown", "did you mean `xk` (Kosovo)?"),
    ("▲All", "value-type", "[us, de], or `all`"),
    ("{all: ▲false}", "storefronts-all", "write `all: true`"),
    ("▲{except: [cn]}", "value-missing", "add `all: …`"),
    ("{all: true, ▲exept: [cn]}", "unknown-key", "did you mean `except`?"),
    ("{all: true, except: ▲cn}", "value-type", "must be a list, like [cn]"),
    ("{all: true, except: [▲uk]}", "storefront-unknown", "did you mean `gb`"),
    ("{all: true, except: [cn, ▲cn]}", "storefront-duplicate", "on line 2"),
  ])
  func storefronts(_ list: String, id: String, hint: String) {
    let texts = faults(id, in: "app: {id: 1}\nstorefronts: \(list)\n")
    #expect(texts.first?.contains(hint) == true)
  }

  @Test(arguments: [("all", 175), ("{all: true}", 175), ("{all: true, except: [cn, us]}", 173)])
  func allStorefronts(_ value: String, count: Int) {
    let (manifest, diagnostics) = read("app: {id: 1}\nstorefronts: \(value)\n")
    #expect(diagnostics.faults == [])
    #expect(manifest?.storefronts.count == count)
    #expect(manifest?.storefronts.contains { $0.value == .cn } == (count == 175))
    #expect(manifest?.storefronts.first?.location.description == "plaudit.yaml:2:14")
  }

  @Test func links() throws {
    let (manifest, diagnostics) = read(
      """
      app: {id: 1}
      links:
        campaigns: {settings-page: {provider: 123456, token: 50% off}, init: {provider: 0, token: a}}
        custom-pages: {summer: 45812C9B-c296-43d3-c6a0-c5a02f74bf6e}
      """)
    #expect(diagnostics.faults == [])
    let links = try #require(manifest?.links)
    #expect(links.campaigns.map(\.name) == ["settingsPage", "init_"])
    #expect(links.campaigns.map(\.key.value) == ["settings-page", "init"])
    #expect(links.campaigns.map(\.value.provider) == [123456, 0])
    #expect(links.campaigns.map(\.value.token) == ["50% off", "a"])
    #expect(
      links.customPages.map(\.value.text) == ["45812c9b-c296-43d3-c6a0-c5a02f74bf6e"])
  }

  @Test(arguments: [
    ("▲[]", "value-type", "`links` must be a mapping"),
    ("{▲campains: {}}", "unknown-key", "did you mean `campaigns`?"),
    ("{campaigns: ▲[a]}", "value-type", "like {settings: {provider: 123456"),
    ("{campaigns: {a: ▲b}}", "value-type", "`a` must be a mapping"),
    ("{campaigns: {a: ▲{token: b}}}", "value-missing", "add `provider: …`"),
    ("{campaigns: {a: ▲{provider: 1}}}", "value-missing", "add `token: …`"),
    ("{campaigns: {a: {provider: ▲-1, token: b}}}", "campaign-provider", "follow `pt=`"),
    ("{campaigns: {a: {provider: ▲id1, token: b}}}", "campaign-provider", "`id1`"),
    ("{campaigns: {a: {provider: 1, token: ▲a^b}}}", "campaign-token", "a^b is not"),
    (
      "{campaigns: {a: {provider: 1, token: ▲1234567890123456789012345678901}}}", "campaign-token",
      "at most 30"
    ),
    ("{campaigns: {▲---: {provider: 1, token: b}}}", "identifier-empty", "`---`"),
    ("{custom-pages: {a: ▲summer}}", "custom-page", "follows `ppid=`"),
    (
      "{custom-pages: {a-b: 45812c9b-c296-43d3-c6a0-c5a02f74bf6e, "
        + "▲a_b: 45812c9b-c296-43d3-c6a0-c5a02f74bf6e}}",
      "identifier-collision", "the Swift name `aB`, like `a-b` on line 2"
    ),
    (
      "{custom-pages: {▲all-cases: 45812c9b-c296-43d3-c6a0-c5a02f74bf6e}}", "identifier-collision",
      "the generated type has already"
    ),
  ])
  func linkFault(_ links: String, id: String, hint: String) {
    let texts = faults(id, in: "app: {id: 1}\nlinks: \(links)\n")
    #expect(texts.first?.contains(hint) == true, "\(texts)")
  }

  @Test func allFaultsAreReported() {
    _ = faults(
      "app-id", "yaml-alias", "storefront-unknown", "storefront-duplicate", "access-unknown",
      "unknown-key",
      in: """
        app: {id: ▲x, name: ▲*y}
        storefronts: [us, ▲q, ▲us]
        generate: {access: ▲secret}
        ▲other: 1
        """)
  }

  @Test func namesLikeThoseOfFormsAreKeys() {
    var diagnostics = Diagnostics()
    let file = "app: {id: 1}\nvalidate: {one: off, one: off}\n"
    _ = ManifestReader.read(
      Array(file.utf8), path: "m", canonicalTag: ICU.canonicalTag, checkIDs: ["one"],
      into: &diagnostics)
    #expect(diagnostics.sorted.map(\.message.id) == ["key-duplicate"])
  }
}
