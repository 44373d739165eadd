import PlauditModel
import PlauditReaders
import TestSupport
import Testing

struct StringsDictFaultTests {
  private typealias Sample = StringsDictSample

  private func read(_ bytes: [UInt8], _ diagnostics: inout Diagnostics) {
    let language = Language("sl", at: PlauditModel.SourceLocation(path: "sl"))
    _ = StringsDictReader.read(bytes, path: "s", language: language, into: &diagnostics)
  }

  private static let head = "<plist><dict><key>k</key><dict>"
  private static let format = Sample.text("NSStringLocalizedFormatKey", "%#@a@")
  private static let rule = Sample.text("NSStringFormatSpecTypeKey", "NSStringPluralRuleType")
  private static let type = Sample.text("NSStringFormatValueTypeKey", "lld")
  private static let other = Sample.text("other", "%lld")
  private static let end = "</dict></dict></plist>"

  @Test(arguments: [
    (head + format + "<key>▲a</key><dict>\(type)\(other)</dict>" + end, "stringsdict-rule"),
    (
      head + format
        + "<key>a</key><dict><key>NSStringFormatSpecTypeKey</key>▲<string>plural</string>"
        + type + other + "</dict>" + end, "stringsdict-rule"
    ),
    (head + format + "<key>▲a</key><dict>\(rule)\(other)</dict>" + end, "stringsdict-type"),
    (
      head + format + "<key>a</key><dict>\(rule)<key>NSStringFormatValueTypeKey</key>"
        + "▲<string>%d</string>\(other)</dict>" + end, "stringsdict-type"
    ),
    (
      head + format
        + "<key>a</key><dict>\(rule)\(type)<key>other</key><string>é ▲%.1f</string></dict>"
        + end, "stringsdict-type"
    ),
    (
      head + format + "<key>a</key><dict>\(rule)\(type)\(other)<key>▲drugo</key><string/></dict>"
        + end, "plural-unknown"
    ),
    (
      head + format
        + "<key>a</key><dict>\(rule)\(type)\(other)<key>▲other</key><string/></dict>" + end,
      "plural-duplicate"
    ),
    (
      head + format + "<key>a</key><dict>\(rule)\(type)<key>other</key>▲<dict/></dict>" + end,
      "value-type"
    ),
    ("<plist><dict><key>k</key>▲<dict>\(text("x", "y"))</dict></dict></plist>", "value-missing"),
    (head + "<key>▲NSStringLocalizedFormatkey</key><string/>" + format + end, "unknown-field"),
    ("<plist><dict><key>k</key>▲<true/></dict></plist>", "value-type"),
    ("<plist><dict><key>k</key><string/><key>▲k</key><string/></dict></plist>", "key-duplicate"),
    ("<plist>▲<string/></plist>", "syntax"), ("▲<plist/>", "syntax"), ("▲<dict/>", "syntax"),
    ("<plist><dict>▲<string/></dict></plist>", "syntax"),
    ("<plist><dict><key>▲k</key></dict></plist>", "syntax"),
    ("<plist><dict><key>k</key>▲<strin/></dict></plist>", "syntax"),
    ("<plist><dict>▲k<key>k</key><string/></dict></plist>", "syntax"),
    ("<plist><dict><key>k</key><string>▲<b>x</b></string></dict></plist>", "syntax"),
    ("▲{ k = \"old style\"; }", "syntax"), ("▲", "syntax"),
  ])
  func isToldWithItsPlace(file: String, id: String) {
    var diagnostics = Diagnostics()
    let marked = Marked(file)
    read(marked.bytes, &diagnostics)
    let faults = diagnostics.faults.filter {
      !$0.contains("unknown-field") || id == "unknown-field"
    }
    // What is wrong may leave something without a type too.
    #expect(faults.first.map { [$0] } == marked.places.map { "\($0) \(id)" })
  }

  private static func text(_ key: String, _ value: String) -> String { Sample.text(key, value) }

  /// `%d` and `%lu` for one number are common, and right on Apple's machines.
  @Test func lengthsOfWholeNumbersMayDiffer() {
    let photos = Sample.variable("photos", type: "lu", ["other": "%d foti"])
    #expect(
      Sample.texts(Sample.entry("k", "%#@photos@", photos))
        == ["k: {photos 0: other=[%d#0 foti]}"])
  }

  @Test func variablesThatReferToThemselvesAreTold() {
    let loop =
      Sample.variable("a", ["other": "%#@b@"]) + Sample.variable("b", ["other": "%#@a@"])
    let faults = Sample.read(Array(Sample.file(Sample.entry("k", "%#@a@", loop)).utf8)).faults
    #expect(faults.count == 1 && faults[0].hasSuffix("[substitution-loop]"))
  }

  /// Each variable shows the next one twice.
  @Test func doublingVariablesAreBounded() {
    let count = 40
    let variables = (0..<count).map { index in
      Sample.variable(
        "v\(index)", ["one": "%#@v\(index + 1)@ %#@v\(index + 1)@", "other": "%d"])
    }
    let entry = Sample.entry("k", "%#@v0@", variables.joined())
    let read = Sample.read(Array(Sample.file(entry).utf8))
    #expect(read.texts.count == 1)
    #expect(read.faults.count == 1 && read.faults[0].hasSuffix("[substitution-loop]"))
  }

  @Test func aThousandVariablesAreTooMany() {
    let variables = (0..<1000).map { Sample.variable("v\($0)", ["other": "%#@v\($0 + 1)@"]) }
    let entry = Sample.entry("k", "%#@v0@", variables.joined())
    let faults = Sample.read(Array(Sample.file(entry).utf8)).faults
    #expect(faults.count == 1 && faults[0].contains("1000 variables in one text; 64 are possible"))
  }

  @Test func manyEntries() {
    let entries = (0..<5000).map { index in
      Sample.entry("k\(index)", "%#@a@", Sample.variable("a", ["other": "%d"]))
    }
    #expect(Sample.texts(entries.joined()).count == 5000)
  }
}
