import Foundation
import PlauditChecks
import PlauditCommands
import Testing

/// `docs/schemas` says what the code says. `make schemas` writes it.
struct SchemaDocumentTests {
  private static let package = GoldenFileTests.tests
    .deletingLastPathComponent().deletingLastPathComponent()

  private func document(_ path: String) throws -> String {
    try String(contentsOf: Self.package.appending(path: "docs/\(path)"), encoding: .utf8)
  }

  @Test(arguments: FileSchema.allCases)
  func isFresh(schema: FileSchema) throws {
    #expect(try document("schemas/\(schema.rawValue).schema.json") == schema.text + "\n")
  }

  @Test(arguments: [(FileSchema.manifest, "manifest.md"), (.locale, "messages.md")])
  func everyKeyIsDocumented(schema: FileSchema, path: String) throws {
    let json = try JSONSerialization.jsonObject(with: Data(schema.text.utf8))
    let keys = Set(keys(in: json)).subtracting(Checks.ids)
    #expect(keys.count > 10)
    let document = try document(path)
    for key in keys { #expect(document.contains(key), "\(key)") }
  }

  private func keys(in json: Any) -> [String] {
    if let array = json as? [Any] { return array.flatMap { keys(in: $0) } }
    guard let object = json as? [String: Any] else { return [] }
    let properties = object["properties"] as? [String: Any] ?? [:]
    return properties.keys + object.values.flatMap { keys(in: $0) }
  }
}
