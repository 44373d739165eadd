/// Where the lines of a file begin and end.
struct FileLines {
  private let file: [UInt8]
  /// How the file ends its lines.
  let ending: String

  init(_ file: [UInt8]) {
    self.file = file
    ending =
      file.firstIndex(of: UInt8(ascii: "\n")).map { index in
        index > 0 && file[index - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
      } ?? "\n"
  }

  var endsWithBreak: Bool { file.last == UInt8(ascii: "\n") }

  func start(of offset: Int) -> Int {
    file[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bomEnd
  }

  /// The end of the line that an offset stands on, without its break.
  func contentEnd(of offset: Int) -> Int {
    guard let end = file[offset...].firstIndex(of: UInt8(ascii: "\n")) else { return file.count }
    return end > offset && file[end - 1] == UInt8(ascii: "\r") ? end - 1 : end
  }

  /// Where the next line begins.
  func next(after offset: Int) -> Int {
    file[offset...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? file.count
  }

  /// What stands before an offset on its line, where that is blank.
  func indent(at offset: Int) -> String {
    let before = file[start(of: offset)..<offset]
    let isBlank = before.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return isBlank ? String(decoding: before, as: UTF8.self) : ""
  }

  private var bomEnd: Int { file.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }
}
