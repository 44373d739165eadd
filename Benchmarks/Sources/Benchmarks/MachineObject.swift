import Foundation

/// A gettext catalogue with one plural message, in the form that msgfmt writes.
enum MachineObject {
  /// - Returns: The folder to bind the text domain `ratings` to.
  static func write(header: String, id: String, plural: String, forms: [String]) throws -> URL {
    let root = FileManager.default.temporaryDirectory.appending(path: "plaudit-benchmarks")
    let folder = root.appending(path: "ru/LC_MESSAGES")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // Sorted by id, the header's empty one first.
    let ids = ["", id + "\0" + plural].map { Array($0.utf8) }
    let texts = [header, forms.joined(separator: "\0")].map { Array($0.utf8) }
    let tables = 28 + 16 * ids.count
    var entries: [UInt32] = []
    var body: [UInt8] = []
    for text in ids + texts {
      entries += [UInt32(text.count), UInt32(tables + body.count)]
      body += text + [0]
    }
    let head: [UInt32] = [0x9504_12DE, 0, UInt32(ids.count), 28, UInt32(28 + 8 * ids.count), 0, 0]
    var data = Data()
    for number in head + entries {
      withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
    }
    data.append(contentsOf: body)
    try data.write(to: folder.appending(path: "ratings.mo"))
    return root
  }
}
