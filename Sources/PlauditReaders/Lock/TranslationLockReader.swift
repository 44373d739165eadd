package import PlauditModel

/// Reads a `plaudit.lock`: a line for each translation, with its key, its language and the
/// fingerprint of the source text, between tabs.
package enum TranslationLockReader {
  package static func read(
    _ file: [UInt8], path: String, into diagnostics: inout Diagnostics
  ) -> TranslationLock {
    var lock = TranslationLock()
    var number = 0
    var faultCount = 0
    for line in file.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      guard !line.isEmpty, line.first != UInt8(ascii: "#") else { continue }
      guard let (translation, source) = entry(line) else {
        let place = SourceLocation(path: path, line: number)
        faultCount += 1
        guard faultCount < mostFaults else {
          diagnostics.add(.noLock, at: place)
          return lock
        }
        diagnostics.add(isConflict(line) ? .conflict : .noEntry, at: place)
        continue
      }
      lock.add(translation, source)
    }
    return lock
  }

  /// More are one fault of the whole file.
  private static let mostFaults = 1_000

  private static func entry(
    _ line: ArraySlice<UInt8>
  ) -> (TranslationLock.Translation, UInt64)? {
    let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    guard fields.count == 3, let key = unescaped(fields[0]),
      let language = String(validating: fields[1], as: UTF8.self), !language.isEmpty,
      fields[2].count == 16,
      let source = UInt64(String(decoding: fields[2], as: UTF8.self), radix: 16)
    else { return nil }
    return (TranslationLock.Translation(key: key, language: language), source)
  }

  private static func unescaped(_ field: ArraySlice<UInt8>) -> String? {
    var bytes: [UInt8] = []
    var rest = field
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        bytes.append(byte)
        continue
      }
      switch rest.popFirst() {
      case UInt8(ascii: "\\"): bytes.append(UInt8(ascii: "\\"))
      case UInt8(ascii: "t"): bytes.append(UInt8(ascii: "\t"))
      case UInt8(ascii: "n"): bytes.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "r"): bytes.append(UInt8(ascii: "\r"))
      case UInt8(ascii: "#"): bytes.append(UInt8(ascii: "#"))
      default: return nil
      }
    }
    return TextLimit.fault(bytes) == nil ? String(validating: bytes, as: UTF8.self) : nil
  }

  private static func isConflict(_ line: ArraySlice<UInt8>) -> Bool {
    ["<<<<<<<", "=======", ">>>>>>>"].contains { line.starts(with: $0.utf8) }
  }
}

extension Diagnostic.Message {
  fileprivate static let noEntry = error(
    "lock-malformed",
    "a line is a key, a language and 16 hexadecimal digits, between tabs; remove it, or write the "
      + "file anew with plaudit accept")

  fileprivate static let noLock = error(
    "lock-malformed",
    "too many lines are no entries, so the rest is not read; write the file anew with plaudit accept"
  )

  fileprivate static let conflict = error(
    "lock-malformed",
    "a mark of a merge conflict; keep the lines of both sides and remove the marks")
}
