import Foundation
import FuzzTargets
import TestSupport
import Testing

/// The inputs that fuzzing begins with, and those that it has found faults with.
struct KeptInputsTests {
  private static let folder = SwiftProgram.package.appending(path: "Tests/FuzzTargets/Seeds")

  @Test(arguments: FuzzTarget.all.map(\.name))
  func areReadWithoutFaultsOfOurs(name: String) throws {
    let target = try #require(FuzzTarget.all.first { $0.name == name })
    let folder = Self.folder.appending(path: name)
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    #expect(!files.isEmpty)
    for file in files {
      let bytes = try [UInt8](Data(contentsOf: file))
      target.run(bytes)
      // Damaged in the ways that files are.
      for length in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 8)) {
        target.run(Array(bytes.prefix(length)))
      }
    }
  }
}
