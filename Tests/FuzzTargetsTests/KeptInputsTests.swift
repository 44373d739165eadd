import Foundation
import FuzzTargets
import TestSupport
import Testing

/// The inputs that fuzzing begins with, and those that it has found faults with: as they are, cut
/// off, and with small changes. A fault ends the process, as it does under libFuzzer.
struct KeptInputsTests {
  private static let folder = SwiftProgram.package.appending(path: "Tests/FuzzTargets/Seeds")
  private static let changes = LongRun.isOn ? 5_000 : 60

  @Test(arguments: FuzzTarget.all.map(\.name))
  func areReadWithoutFaultsOfOurs(name: String) throws {
    let target = try #require(FuzzTarget.all.first { $0.name == name })
    let inputs = try FileManager.default
      .contentsOfDirectory(
        at: Self.folder.appending(path: name), includingPropertiesForKeys: nil
      )
      .sorted { $0.path < $1.path }.map { try [UInt8](Data(contentsOf: $0)) }
    try #require(!inputs.isEmpty)
    for input in inputs {
      target.run(input)
      for length in stride(from: 0, to: input.count, by: max(1, input.count / 8)) {
        target.run(Array(input.prefix(length)))
      }
    }
    var random = SeededGenerator(seed: 15)
    for _ in 0..<Self.changes {
      let input = inputs.randomElement(using: &random) ?? []
      let other = inputs.randomElement(using: &random) ?? []
      target.run(Self.changed(input, with: other, using: &random))
    }
  }

  private static func changed(
    _ input: [UInt8], with other: [UInt8], using random: inout SeededGenerator
  ) -> [UInt8] {
    var changed = input
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let start = Int.random(in: 0...changed.count, using: &random)
      let end = min(changed.count, start + Int.random(in: 0...8, using: &random))
      let from = Int.random(in: 0...other.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: changed.removeSubrange(start..<end)
      case 1: changed.insert(contentsOf: changed[start..<end], at: start)
      case 2: changed.replaceSubrange(start..<end, with: other[from...].prefix(16))
      default: changed.insert(UInt8.random(in: 0...255, using: &random), at: start)
      }
    }
    return changed
  }
}
