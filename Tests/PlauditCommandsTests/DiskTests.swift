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

  #if os(Linux)
    @Test func twoSpellingsOfANameAreTwoFiles() throws {
      defer { try? FileManager.default.removeItem(at: folder) }
      let paths = ["caf\u{E9}.xcstrings", "cafe\u{301}.xcstrings"].map { folder.path + "/" + $0 }
      for path in paths { try Disk().write(Array("{".utf8), to: path) }
      let run = Run(["validate"] + paths, files: Disk())
      #expect(run.output.last?.contains("2 errors, 0 warnings in 2 files") ?? false)
    }
  #endif

  @Test func aReplacedFileKeepsItsPermissions() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Disk().write([1], to: path("a"))
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path("a"))
    try Disk().write([2], to: path("a"))
    let attributes = try FileManager.default.attributesOfItem(atPath: path("a"))
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o640)
    #expect(try Disk().names(in: folder.path) == ["a"])
  }

  /// In a container, say, where the files of the person outside are written by root.
  @Test(.enabled(if: getuid() == 0)) func aReplacedFileKeepsItsOwner() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Disk().write([1], to: path("a"))
    chown(path("a"), 12_345, 54_321)
    try Disk().write([2], to: path("a"))
    let attributes = try FileManager.default.attributesOfItem(atPath: path("a"))
    #expect((attributes[.ownerAccountID] as? NSNumber)?.intValue == 12_345)
    #expect((attributes[.groupOwnerAccountID] as? NSNumber)?.intValue == 54_321)
  }

  @Test func aNewFileHasThePermissionsThatTheUserGivesToNewOnes() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Disk().write([1], to: path("a"))
    try Data([1]).write(to: URL(filePath: path("b")))
    let modes = try ["a", "b"].map {
      try FileManager.default.attributesOfItem(atPath: path($0))[.posixPermissions] as? NSNumber
    }
    #expect(modes[0] == modes[1])
  }

  @Test func whatOthersHaveChangedMeanwhileIsLeft() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Disk().replace([], with: [1], at: path("a"))
    try Disk().replace([1], with: [2], at: path("a"))
    for old in [[1], []] as [[UInt8]] {
      let failure = #expect(throws: FileFailure.self) {
        try Disk().replace(old, with: [3], at: path("a"))
      }
      #expect(failure?.reason == "has changed meanwhile; run the same again")
    }
    #expect(try Disk().read(path("a")) == [2])
    #expect(try Disk().names(in: folder.path) == ["a"])
  }

  /// Each adds its number to a file as often as it takes to be let.
  @Test func ofManyAtOnceNoneUndoesTheWorkOfAnother() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = path("a")
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<UInt8(8) {
        group.addTask {
          while true {
            let old = (try? Disk().readIfThere(path)) ?? []
            if (try? Disk().replace(old, with: old + [number], at: path)) != nil { return }
            await Task.yield()
          }
        }
      }
    }
    #expect(try Disk().read(path).sorted() == Array(0..<8))
  }

  @Test func aLinkStaysALink() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Disk().write([1], to: path("a"))
    try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: "a")
    try Disk().write([2], to: path("link"))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("link")) == "a")
    #expect(try Disk().read(path("a")) == [2])
  }

  @Test func aLinkToNothingMakesItsTarget() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appending(path: "inner"), withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      atPath: path("inner/link"), withDestinationPath: "../a")
    try Disk().write([1], to: path("inner/link"))
    #expect(try Disk().read(path("a")) == [1])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("inner/link")) == "../a")
  }

  @Test func linksThatLeadNowhereAreRefused() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createSymbolicLink(atPath: path("a"), withDestinationPath: "b")
    try FileManager.default.createSymbolicLink(atPath: path("b"), withDestinationPath: "a")
    #expect(throws: FileFailure.self) { try Disk().write([1], to: path("a")) }
    #expect(throws: FileFailure.self) { try Disk().holds([1], at: path("a")) }
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("a")) == "b")
  }

  @Test func onlyRegularFilesAreReadAndWritten() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    mkfifo(path("pipe"), 0o600)
    try FileManager.default.createSymbolicLink(
      atPath: path("zero"), withDestinationPath: "/dev/zero")
    for (path, reason) in [
      (path("pipe"), "not a regular file"), (path("zero"), "not a regular file"),
      (folder.path, "a folder, not a file"),
    ] {
      let read = #expect(throws: FileFailure.self) { try Disk().read(path) }
      let held = #expect(throws: FileFailure.self) { try Disk().holds([], at: path) }
      let written = #expect(throws: FileFailure.self) { try Disk().write([], to: path) }
      #expect([read, held, written].allSatisfy { $0?.reason == reason }, "\(path)")
    }
  }

  @Test func aFileHoldsWhatItWasGiven() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try !Disk().holds([], at: path("a")))
    try Disk().write([1, 2], to: path("a"))
    #expect(try Disk().holds([1, 2], at: path("a")))
    #expect(try !Disk().holds([1, 3], at: path("a")))
    #expect(try !Disk().holds([1], at: path("a")))
  }

  @Test func aPathIsResolvedThroughItsLinks() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Disk().write([1], to: path("a"))
    try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: "a")
    #expect(Disk().resolved(path("link")) == Disk().resolved(path("./a")))
    #expect(Disk().resolved(path("none")) == path("none"))
  }

  /// A file with nothing in it, but a size: were it read, so much memory would be taken.
  @Test func aHugeFileIsRefused() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Disk().write([], to: path("a"))
    truncate(path("a"), 1 << 40)
    let huge = #expect(throws: FileFailure.self) { try Disk().read(path("a")) }
    #expect(huge?.reason == "larger than 256 MB; split it")
    #expect(try !Disk().holds([1], at: path("a")))
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

  @Test func aLinkLoopIsNotFollowed() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["en.lproj", "en.lproj/inner"] {
      try FileManager.default.createDirectory(
        at: folder.appending(path: name), withIntermediateDirectories: false)
    }
    try Disk().write(Array("a = b;".utf8), to: path("en.lproj/A.strings"))
    for link in ["loop", "de.lproj", "en.lproj/inner/up"] {
      try FileManager.default.createSymbolicLink(
        atPath: path(link), withDestinationPath: folder.path)
    }
    var output: [String] = []
    let console = Console(print: { output.append($0) }, report: { output.append($0) })
    let status = Tool.run(
      ["validate", folder.path], in: Environment(console: console, files: Disk()))
    #expect(status == .success)
    #expect(output == ["0 errors, 0 warnings in 1 file"])
  }
}
