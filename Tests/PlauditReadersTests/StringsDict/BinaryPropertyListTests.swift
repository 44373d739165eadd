import Foundation
import PlauditModel
import TestSupport
import Testing

/// The same property list in XML, in the binary form of Python's plistlib and in that of plutil.
struct BinaryPropertyListTests {
  private func entries(_ forms: KeyValuePairs<String, String>) -> String {
    StringsDictSample.entry(
      "čšž", "%1$#@a@ – %@ 😀", StringsDictSample.variable("a", forms))
      + (0..<400).map { StringsDictSample.text("key \($0)", "text \($0) é") }.joined()
      + StringsDictSample.text("long", String(repeating: "dolgo ", count: 20_000))
      + "<key>number</key><integer>70000</integer>"
  }

  private func binary(_ xml: [UInt8], _ convert: (URL, URL) throws -> Void) throws -> [UInt8] {
    try Program.inFolder { folder in
      let (input, output) = (folder.appending(path: "x"), folder.appending(path: "b"))
      try Data(xml).write(to: input)
      try convert(input, output)
      return [UInt8](try Data(contentsOf: output))
    }
  }

  private func binaryOfPython(_ xml: [UInt8]) throws -> [UInt8] {
    let script = """
      import plistlib, sys
      with open(sys.argv[1], "rb") as i, open(sys.argv[2], "wb") as o:
        plistlib.dump(plistlib.load(i), o, fmt=plistlib.FMT_BINARY, sort_keys=False)
      """
    return try binary(xml) { input, output in
      _ = try #require(Tools.python).run(["-c", script, input.path, output.path])
    }
  }

  @Test(.enabled(if: Tools.python != nil, "python3 is not installed"))
  func saysWhatXMLSays() throws {
    let xml = Array(
      StringsDictSample.file(
        entries(["one": "", "few": "%d ć", "other": "&lt;%d&gt;"])
      ).utf8)
    let written = try StringsDictSample.read(binaryOfPython(xml))
    #expect(written.texts.count == 402)
    #expect(written.texts == StringsDictSample.read(xml).texts)
    #expect(written.faults.map { $0.hasPrefix("s:1:1: ") } == [true])
  }

  /// The order of keys, which Foundation changes, does not count.
  @Test(.enabled(if: Tools.plutil != nil, "plutil is not installed"))
  func readsWhatFoundationWrites() throws {
    let xml = Array(StringsDictSample.file(entries(["other": "%d ć"])).utf8)
    let file = try binary(xml) { input, output in
      _ = try #require(Tools.plutil).run(["-convert", "binary1", "-o", output.path, input.path])
    }
    #expect(
      StringsDictSample.read(file).texts.sorted() == StringsDictSample.read(xml).texts.sorted())
  }

  @Test(.enabled(if: Tools.python != nil, "python3 is not installed"))
  func damagedFilesAreToldAndNeverTrap() throws {
    let photos = StringsDictSample.variable("photos", ["one": "%d ć", "other": "%d foti"])
    let sample = try binaryOfPython(
      Array(StringsDictSample.file(StringsDictSample.entry("k", "%#@photos@", photos)).utf8))
    for length in 0..<sample.count {
      #expect(!StringsDictSample.read(Array(sample.prefix(length))).faults.isEmpty)
    }
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<5000 {
      var file = sample
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        file[Int.random(in: 8..<file.count, using: &generator)] =
          UInt8.random(in: 0...255, using: &generator)
      }
      _ = StringsDictSample.read(file)
    }
  }

  /// A property list of objects as they are given, with references of one byte.
  private func file(_ objects: [[UInt8]]) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var table: [UInt8] = []
    for object in objects {
      table += [
        UInt8(bytes.count >> 16), UInt8(bytes.count >> 8 & 0xFF), UInt8(bytes.count & 0xFF),
      ]
      bytes += object
    }
    let start = bytes.count
    bytes += table + [0, 0, 0, 0, 0, 0, 3, 1]
    for number in [objects.count, 0, start] {
      bytes += (0..<8).reversed().map { UInt8(number >> (8 * $0) & 0xFF) }
    }
    return bytes
  }

  @Test func aDictionaryInItselfIsTold() {
    #expect(StringsDictSample.read(file([[0xD1, 1, 0], [0x51, 0x6B]])).faults.count == 1)
  }

  /// Each dictionary has the next one twice, 60 deep.
  @Test func doublingDictionariesAreTold() {
    let keys: [[UInt8]] = [[0x51, 0x61], [0x51, 0x62]]
    let levels = (0..<60).map { level -> [UInt8] in
      let next = UInt8(level < 59 ? level + 1 : 60)
      return [0xD2, 60, 61, next, next]
    }
    #expect(StringsDictSample.read(file(levels + keys)).faults.count == 1)
  }

  /// One long text stands in many places.
  @Test func expandingTextsAreTold() {
    let long = [0x5F, 0x11, 0xFF, 0xFF] + [UInt8](repeating: 0x78, count: 0xFFFF)
    let count: UInt8 = 200
    let keys = (0..<count).map { [0x52, 0x61 + $0 % 16, 0x61 + $0 / 16] }
    let dictionary =
      [0xDF, 0x10, count] + (0..<count).map { $0 + 2 } + [UInt8](repeating: 1, count: Int(count))
    #expect(StringsDictSample.read(file([dictionary, long] + keys)).faults.count == 1)
  }
}

private enum Tools {
  static let python = Program("python3")
  static let plutil = Program("plutil")
}
