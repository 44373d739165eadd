import Foundation
import PlauditModel
import PlauditReaders
import Testing

/// The cases of the JSON test suite: `y_` must be read, `n_` refused, `i_` must not trap.
@Suite(.enabled(if: JSONCase.folderExists, "needs the cases in ../shared/data/json-test-suite"))
struct JSONSuiteTests {
  @Test(arguments: JSONCase.all) func decides(_ file: JSONCase) throws {
    let bytes = try [UInt8](Data(contentsOf: JSONCase.folder.appending(path: file.name)))
    var diagnostics = Diagnostics()
    let document = JSONReader.read(bytes, path: file.name, into: &diagnostics)
    switch file.name.prefix(1) {
    case "y": #expect(document != nil, "\(diagnostics.sorted)")
    case "n": #expect(document == nil && diagnostics.hasErrors)
    default: break
    }
  }

  @Test func hasAllCases() {
    #expect(JSONCase.all.count { $0.name.hasPrefix("y_") } >= 95)
    #expect(JSONCase.all.count { $0.name.hasPrefix("n_") } >= 187)
  }
}

struct JSONCase: Sendable, CustomTestStringConvertible {
  let name: String
  var testDescription: String { name }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "../shared/data/json-test-suite")
  static let folderExists = FileManager.default.fileExists(atPath: folder.path)
  static let all = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".json") }.sorted().map(JSONCase.init)
}
