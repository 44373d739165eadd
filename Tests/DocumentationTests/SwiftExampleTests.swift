import Foundation
import TestSupport
import Testing

/// Swift in documents is Swift that an app can have: beside generated code, the libraries and stand-ins
/// for Apple's frameworks, all of it in one compilation.
struct SwiftExampleTests {
  /// Excerpts, which stand in a file that is compiled elsewhere.
  private static let excerpts = [
    (
      "package: \"Plaudit\"", "README.md and the tutorial: Package.swift, built by IntegrationTests"
    ),
    ("typealias ReviewEvent", "PlauditPrompts: generated code, compiled by GoldenTests"),
    (
      "_table.text(", "docs/messages.md: generated code, compared with a golden file by GoldenTests"
    ),
  ]

  static let blocks = Document.blocks(in: "swift").filter { block in
    !excerpts.contains { block.text.contains($0.0) }
  }

  @Test(.enabled(if: Program("swiftc") != nil)) func allOfThemCompile() throws {
    #expect(Self.blocks.count > 30)
    try Program.inFolder { folder in
      let shell = try #require(Program("sh"))
      let fixtures = Folders.fixtures.path
      let generated = folder.appending(path: "Plaudit.swift").path
      let products = Folders.products.path
      for (index, block) in Self.blocks.enumerated() {
        try Self.file(of: block, index).write(
          to: folder.appending(path: "Example\(index).swift"), atomically: true, encoding: .utf8)
      }
      let script = """
        "$1/plaudit" generate "$2/App/plaudit.yaml" --output "$3" >&2
        Scripts/stubs.sh "$4/modules" UIKit
        for library in PlauditPrompts PlauditRatings; do
          Scripts/library.sh "$4/modules" "$1" RELEASE $library
        done
        Scripts/swift6.sh -typecheck -wmo -no-warnings-as-errors -package-name app -I "$4/modules" \
          -I "$1/Modules" "$3" "$2/Surroundings.swift" "$4"/Example*.swift 2>&1
        """
      let (output, succeeded) = try shell.run(
        ["-euc", script, "sh", products, fixtures, generated, folder.path],
        in: SwiftProgram.package)
      let errors = String(decoding: output, as: UTF8.self).split(separator: "\n")
        .filter { $0.contains("error:") }
      #expect(succeeded, "\(errors.joined(separator: "\n"))")
    }
  }

  /// The example as a function of its own, so that examples may declare the same names. One that imports
  /// nothing stands in a file that does; errors are told where the example stands.
  private static func file(of block: Document.Block, _ index: Int) -> String {
    let imports = block.text.matches(of: /(?m)^ *import .*$/).map { $0.0 + "\n" }
    let text = block.text.replacing("@main", with: "").replacing(/(?m)^ *import .*$/, with: "")
    return """
      \(imports.isEmpty ? modules.map { "import \($0)\n" }.joined() : imports.joined())
      @MainActor func example\(index)() async throws -> Any? {
      #sourceLocation(file: "\(block.path)", line: \(block.line + 1))
      \(text)
      #sourceLocation()
      return nil
      }

      """
  }

  private static let modules = [
    "Foundation", "Observation", "PlauditKit", "PlauditPrompts", "PlauditRatings", "StoreKit",
    "SwiftUI", "UIKit",
  ]
}
