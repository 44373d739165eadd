internal import Dispatch

/// A path as the user gave it, as a number. Places in files are copied a hundred thousand times, and
/// two processors that count the references to one text wait for each other each time.
struct FilePath: Sendable, Hashable {
  private let number: Int32

  init(_ text: String) {
    // Two spellings that Swift takes for the same text are two files on Linux.
    let bytes = Array(text.utf8)
    number = Self.table.queue.sync {
      let table = Self.table
      if let known = table.numbers[bytes] { return known }
      let number = Int32(table.texts.count)
      table.texts.append(text)
      table.numbers[bytes] = number
      return number
    }
  }

  var text: String { Self.table.queue.sync { Self.table.texts[Int(number)] } }

  /// All paths of the process, each once.
  private final class Table: @unchecked Sendable {
    let queue = DispatchQueue(label: "plaudit.paths")
    // Only used on the queue.
    var texts: [String] = []
    var numbers: [[UInt8]: Int32] = [:]
  }

  private static let table = Table()
}
