import Foundation
import PlauditCommands
import Testing

struct DiskTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "plaudit disk é \(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func path(_ name: String) -> String { folder.appending(path: name).path }

  @Test func readsWhatItWrites() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Disk().write(Array("text".utf8), to: path("a"))
    #expect(try Disk().read(path("a")) == Array("text".utf8))
    #expect(try Disk().names(in: folder.path) == ["a"])
    #expect(try Disk().names(in: path("none")) == nil)
  }

  @Test func aReplacedFileKeepsItsPermissions() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Disk().write([1], to: path("a"))
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path("a"))
    try Disk().write([2], to: path("a"))
    let attributes = try FileManager.default.attributesOfItem(atPath: path("a"))
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o640)
    #expect(try Disk().names(in: folder.path) == ["a"])
  }

  @Test func aLinkStaysALink() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Disk().write([1], to: path("a"))
    try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: "a")
    try Disk().write([2], to: path("link"))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("link")) == "a")
    #expect(try Disk().read(path("a")) == [2])
  }

  @Test func whatCannotBeReadHasAReason() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let missing = #expect(throws: FileFailure.self) { try Disk().read(path("none")) }
    #expect(missing?.reason == "no such file or directory")
    let isFolder = #expect(throws: FileFailure.self) { try Disk().read(folder.path) }
    #expect(isFolder?.reason == "a folder, not a file")
    let nowhere = #expect(throws: FileFailure.self) { try Disk().write([], to: path("no/file")) }
    #expect(nowhere?.reason == "no such file or directory")
  }
}
