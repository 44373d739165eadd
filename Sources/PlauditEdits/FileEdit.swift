/// Bytes of a file to be replaced by others; at an empty range they are inserted.
package struct FileEdit: Hashable, Sendable {
  package let range: Range<Int>
  package let bytes: [UInt8]

  package init(_ range: Range<Int>, _ text: String) {
    self.range = range
    bytes = Array(text.utf8)
  }
}

extension [FileEdit] {
  /// The file with all edits made. Of those at the same place the first stands first.
  ///
  /// - Returns: `nil` where two of them change the same bytes.
  package func applied(to file: [UInt8]) -> [UInt8]? {
    let ordered = enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }.map(\.element)
    var result: [UInt8] = []
    result.reserveCapacity(file.count)
    var done = 0
    for edit in ordered {
      guard edit.range.lowerBound >= done, edit.range.upperBound <= file.count else { return nil }
      result += file[done..<edit.range.lowerBound]
      result += edit.bytes
      done = edit.range.upperBound
    }
    return result + file[done...]
  }
}

/// Why a file cannot be changed as was asked.
package struct EditFailure: Error, Hashable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }

  package static let unreadable = EditFailure("the file has faults; run plaudit validate first")
  static let changedOtherwise = EditFailure(
    "the change would have read differently than it was meant; nothing is written")
}
