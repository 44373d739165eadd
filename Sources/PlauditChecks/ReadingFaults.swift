import PlauditModel

/// What readers and the builder of the catalogue report under ids of their own, before any check
/// runs.
package enum ReadingFaults {
  package static var all: [CheckInfo] {
    [
      fault(
        "syntax", .error, "The file or the text is not what its format allows.",
        wrong: #""{count votes""#, right: #""{count} votes""#),
      fault(
        "encoding", .error, "Files are read as UTF-8, strings files as UTF-16 too.",
        wrong: "a file in Windows-1252", right: "the same file saved as UTF-8"),
      fault(
        "escape-unknown", .warning,
        "A strings file has no such escape, so the backslash vanishes and the letter stays.",
        wrong: #""Caf\u00E9""#, right: #""Caf\U00E9""#),
      fault(
        "key-normal-form", .warning,
        "Keys with accents can look the same and be composed in two ways; an app finds one of them.",
        wrong: "Café with é, Café with e and a combining accent", right: "the same key in all files"
      ),
      fault(
        "keyword-unknown", .error,
        "A translated keyword, or a kind of argument that MessageFormat does not know.",
        wrong: "{count, pluriel, …}", right: "{count, plural, …}"),
      fault(
        "plural-unknown", .error, "A translated category, or a word that is none.",
        wrong: "autre: …", right: "other: …"),
      fault(
        "plural-duplicate", .error, "Of two forms for the same numbers only one counts.",
        wrong: "{n, plural, one {a vote} one {# vote} other {# votes}}",
        right: "{n, plural, one {# vote} other {# votes}}"),
      fault(
        "key-duplicate", .error, "Of two entries with the same key only one counts.",
        wrong: "votes: …, votes: …", right: "votes: …"),
      fault(
        "unknown-field", .note,
        "Xcode ignores what it does not know, so what stands there vanishes.",
        wrong: #""comments": "…""#, right: #""comment": "…""#),
      fault(
        "substitution-loop", .error,
        "Variables that refer to themselves or to each other without end cannot be shown.",
        wrong: #"photos: {other: "%d of %#@photos@"}"#, right: #"photos: {other: "%d photos"}"#),
      fault(
        "stringsdict-rule", .error,
        "Foundation shows a variable only where its NSStringFormatSpecTypeKey tells the one rule there is.",
        wrong: "NSStringFormatSpecTypeKey: plural",
        right: "NSStringFormatSpecTypeKey: NSStringPluralRuleType"),
      fault(
        "stringsdict-type", .warning,
        "NSStringFormatValueTypeKey tells how the number is read; another type than the app passes gives a wrong number.",
        wrong: "NSStringFormatValueTypeKey: number", right: "NSStringFormatValueTypeKey: ld"),
      fault(
        "xliff-version", .error, "Xcode writes XLIFF 1.2 and reads no other.",
        wrong: #"<xliff version="2.0">"#, right: #"<xliff version="1.2">"#),
      fault(
        "xliff-languages", .error, "An .xliff has the texts of one language.",
        wrong: "files with target-language fr and de", right: "fr.xliff and de.xliff"),
      fault(
        "xliff-inline", .error,
        "Only the text in inline elements counts. It is a warning where an element stands for text that is not there.",
        wrong: "<target><b>Now</b></target>", right: "<target>&lt;b&gt;Now&lt;/b&gt;</target>"),
      fault(
        "silence-unused", .warning, "A silence that silences nothing hides the next fault.",
        wrong: "# plaudit:ignore plural-missing", right: "no comment"),
      fault(
        "edit-impossible", .error,
        "A file that cannot be changed without changing more than is meant.",
        wrong: "an entry with only a comment", right: "an entry with text:"),
      fault(
        "lock-malformed", .error,
        "A line of the lock that tells nothing, mostly left over from a merge.",
        wrong: "<<<<<<< ours",
        right: "the lines of both sides, without the marks"),
      fault(
        "number-style", .error, "A number style that is not supported.",
        wrong: "{n, number, currency}", right: "{n, number}"),
      fault(
        "argument-ambiguous", .error, "Several numbers could choose the form.",
        wrong: "{one: '{a} of {b}', …}", right: "by: a"),
      fault(
        "argument-count", .error, "A message can have 64 arguments.", wrong: "65 arguments",
        right: "fewer"),
      fault(
        "unknown-key", .error, "A key that the manifest or an entry does not know, mostly a slip.",
        wrong: "storefront: [us]", right: "storefronts: [us]"),
      fault(
        "value-missing", .error, "Something needed is not there.", wrong: "app: {name: App}",
        right: "app: {id: 123456789}"),
      fault(
        "value-type", .error, "A value of another shape than is needed.", wrong: "languages: en",
        right: "languages: [en]"),
      fault(
        "manifest-empty", .error, "The manifest says nothing.", wrong: "an empty file",
        right: "app: {id: 123456789}"),
      fault(
        "app-id", .error, "The app's number in the App Store is not one.", wrong: "id: id123456789",
        right: "id: 123456789"),
      fault(
        "app-name", .error, "`{app}` stands for the app's name, which has to be known.",
        wrong: #""Rate {app}" without a name"#, right: "app: {id: 1, name: App}"),
      fault(
        "storefront-unknown", .error, "The App Store has no store for the country.",
        wrong: "storefronts: [uk]", right: "storefronts: [gb]"),
      fault(
        "storefront-case", .error, "Storefronts are written in lower case, as in links.",
        wrong: "storefronts: [US]", right: "storefronts: [us]"),
      fault(
        "storefront-duplicate", .error, "A storefront is listed twice.",
        wrong: "storefronts: [us, us]", right: "storefronts: [us]"),
      fault(
        "locale-missing", .error, "A language has no file.",
        wrong: "languages: [en, fr] without fr.yaml", right: "Locales/fr.yaml"),
      fault(
        "locale-source", .error, "The languages do not contain the source language.",
        wrong: "languages: [fr]", right: "languages: [en, fr]"),
      fault(
        "messages-folder", .error, "The build plugin watches certain names only.",
        wrong: "messages: Texts", right: "messages: Locales"),
      fault(
        "include-unknown", .error, "No words that come with Plaudit have this name.",
        wrong: "include: [rating]", right: "include: [ratings]"),
      fault(
        "include-languages", .error,
        "Nothing tells which languages of the included words are meant.",
        wrong: "include: [ratings], without languages or locale files",
        right: "languages: [en, de], or languages: all"),
      fault(
        "access-unknown", .error,
        "An access that Swift does not have, or that cannot be generated.", wrong: "access: open",
        right: "access: public"),
      fault(
        "swift-name", .error, "A word that cannot name a Swift type.", wrong: "links: 1st",
        right: "links: First"),
      fault(
        "swift-name-duplicate", .error, "Two generated types of one name.",
        wrong: "links: A, texts: A", right: "links: A, texts: B"),
      fault(
        "severity-unknown", .error, "A severity that no check can have.",
        wrong: "key-missing: fatal", right: "key-missing: error"),
      fault(
        "path-outside", .error, "A path that leads out of the manifest's folder.",
        wrong: "baseline: ../known.json", right: "baseline: known.json"),
      fault(
        "identifier-collision", .error, "Two keys would be the same Swift name.",
        wrong: "a-b: …, aB: …", right: "a-b: …, a-c: …"),
      fault(
        "identifier-empty", .error, "A key without a letter or digit cannot be a Swift name.",
        wrong: "'?': …", right: "question: …"),
      fault(
        "renamed-unknown", .error, "`renamed:` names a key that is not there.",
        wrong: "renamed: gone", right: "renamed: votes"),
      fault(
        "max-length", .error, "`max-length:` is not a length.", wrong: "max-length: short",
        right: "max-length: 40"),
      fault(
        "key-depth", .error, "A key has too many parts between dots for Swift types in each other.",
        wrong: "a.b.c.d.e.f.g.h.…", right: "a.b.c"),
      fault(
        "campaign-provider", .error, "A campaign's provider is not a number.",
        wrong: "provider: me", right: "provider: 123456"),
      fault(
        "campaign-token", .error, "A campaign's token is not one that the App Store takes.",
        wrong: "token: café", right: "token: cafe"),
      fault(
        "custom-page", .error, "A custom product page is named by the UUID in its link.",
        wrong: "summer: 45812c9b", right: "summer: 45812c9b-c296-43d3-c6a0-c5a02f74bf6e"),
      fault(
        "preset-unknown", .error, "No preset for review prompts has this name.",
        wrong: "review-prompt: task-treshold", right: "review-prompt: task-threshold"),
      fault(
        "preset-compat", .warning, "A preset that copies bugs is for comparing, not for shipping.",
        wrong: "review-prompt: donations-compat", right: "review-prompt: donations"),
      fault(
        "event-name", .error, "A word that means something else where events stand.",
        wrong: "ask-after: [sessions]", right: "ask-after: [finished-session]"),
      fault(
        "event-duplicate", .error, "An event is listed twice.", wrong: "ask-after: [a, b, a]",
        right: "ask-after: [a, b]"),
      fault(
        "need-count", .error, "A need is a whole number from 1.", wrong: "days-of-use: 7 days",
        right: "days-of-use: 7"),
      fault(
        "not-several", .error, "`not` takes one need, so that nobody has to guess.",
        wrong: "not: {a: 1, b: 1}", right: "not: {any: [{a: 1}, {b: 1}]}"),
      fault(
        "duration", .error, "A length of time is a whole number and a unit.", wrong: "wait: 2s",
        right: "wait: 2 seconds"),
      fault(
        "once-per-unknown", .error, "A request is made once per version, build or install.",
        wrong: "once-per: year", right: "once-per: version"),
      fault(
        "storefronts-all", .error, "`all` is no list.", wrong: "all: some", right: "all: true"),
      fault(
        "link-legacy", .error, "A link with a host of old, which only redirects.",
        wrong: "https://itunes.apple.com/app/id1", right: "https://apps.apple.com/app/id1"),
      fault(
        "link-look-alike", .error, "A link that only looks like one to the App Store.",
        wrong: "https://apps.apple.com.example/app/id1", right: "https://apps.apple.com/app/id1"),
      fault(
        "link-id-missing", .error, "A link without the app's id.",
        wrong: "https://apps.apple.com/app/", right: "https://apps.apple.com/app/id1"),
      fault(
        "link-country", .error, "A link to a country without an App Store.",
        wrong: "https://apps.apple.com/uk/app/id1", right: "https://apps.apple.com/gb/app/id1"),
      fault(
        "link-part", .error, "A link with a part that the App Store does not take.",
        wrong: "https://apps.apple.com/app/idx", right: "https://apps.apple.com/app/id1"),
      fault(
        "device-other-missing", .error,
        "A text that varies by device is compiled for all devices, so it needs the variation `other`.",
        wrong: "device: {iphone: …}", right: "device: {iphone: …, other: …}"),
      fault(
        "template", .error, "A template of your own has a fault.", wrong: "{{#a}} without {{/a}}",
        right: "{{#a}}…{{/a}}"),
      fault(
        "texts-too-long", .error, "The texts of one language do not fit the compact form.",
        wrong: "megabytes of texts", right: "shorter texts"),
      fault("key-empty", .error, "A key is empty.", wrong: "'': …", right: "votes: …"),
      fault(
        "key-type", .error, "A key is not a short text in one line.", wrong: "? [a]", right: "a: …"),
      fault(
        "yaml-character", .error, "An invisible character that YAML does not allow.",
        wrong: "U+0007", right: #"\u0007 in double quotes"#),
      fault(
        "yaml-syntax", .error, "YAML cannot be read from here on.", wrong: "[a, b", right: "[a, b]"),
      fault(
        "yaml-quotes", .error, "A text that YAML would take for something else needs quotes.",
        wrong: "one: {count} vote", right: #"one: "{count} vote""#),
      fault(
        "yaml-comment", .error, "YAML cuts an unquoted text at ` #`.", wrong: "one: rating #1",
        right: #"one: "rating #1""#),
      fault(
        "yaml-escape", .error, "An escape that YAML does not have.", wrong: #""\q""#,
        right: #""\\q""#),
      fault(
        "yaml-indentation", .error, "A line does not line up with those that it belongs to.",
        wrong: "a crooked line", right: "a straight one"),
      fault("yaml-tab", .error, "YAML is not indented with tabs.", wrong: "a tab", right: "spaces"),
      fault("yaml-depth", .error, "Brackets are nested too deeply.", wrong: "[[[[…", right: "[…]"),
      fault(
        "yaml-documents", .error, "A file holds one document.", wrong: "---",
        right: "one document a file"),
      fault(
        "yaml-directive", .error, "Directives are not supported.", wrong: "%YAML 1.2",
        right: "no directive"),
      fault(
        "yaml-alias", .error, "Aliases are not supported: what stands there is what is meant.",
        wrong: "*name", right: "the text itself"),
      fault(
        "yaml-anchor", .error, "Anchors are not supported.", wrong: "&name text", right: "text"),
      fault("yaml-tag", .error, "Tags are not supported.", wrong: "!!str 1", right: "1"),
    ]
  }

  private static func fault(
    _ id: String, _ severity: Diagnostic.Severity, _ why: String, wrong: String, right: String
  ) -> CheckInfo {
    CheckInfo(id, severity, why: why, wrong: wrong, right: right)
  }
}

extension Checks {
  /// What every id means.
  package static var documentation: [CheckInfo] { all.map { $0.info } + ReadingFaults.all }

  package static var ids: [String] { documentation.map(\.id) }
}
