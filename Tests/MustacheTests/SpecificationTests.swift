import Foundation
import Mustache
import Testing

@Suite(
  .enabled(
    if: SpecificationCase.folderExists,
    "needs the Mustache specification in ../shared/data/mustache-spec"))
struct SpecificationTests {
  @Test(arguments: SpecificationCase.files)
  func readsCases(file: String) {
    #expect(SpecificationCase.all.contains { $0.file == file })
  }

  @Test(arguments: SpecificationCase.all)
  func rendersAsSpecified(_ test: SpecificationCase) throws {
    let template = try MustacheTemplate(test.template)
    let partials = try (test.partials ?? [:]).mapValues(MustacheTemplate.init)
    let text = try template.render(test.data.value, partials: partials, escape: escapeHTML)
    // Unlike strings, arrays of bytes tell "\r\n" from "\n" and one normal form from another.
    #expect(Array(text.utf8) == Array(test.expected.utf8), "\(test.desc)")
  }
}

struct SpecificationCase: Decodable, Sendable, CustomTestStringConvertible {
  let name: String
  let desc: String
  let data: JSONValue
  let template: String
  let partials: [String: String]?
  let expected: String
  var file = ""

  private enum CodingKeys: CodingKey {
    case name, desc, data, template, partials, expected
  }

  var testDescription: String { "\(file): \(name)" }

  static let files = [
    "comments", "delimiters", "interpolation", "inverted", "partials", "sections",
  ]

  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "../shared/data/mustache-spec")

  static let folderExists = FileManager.default.fileExists(atPath: folder.path)

  /// A file that cannot be read has no cases, which a test of its own notices.
  static let all: [SpecificationCase] = files.flatMap { file in
    struct File: Decodable { let tests: [SpecificationCase] }
    guard
      let json = try? Data(contentsOf: folder.appending(path: "\(file).json")),
      var cases = try? JSONDecoder().decode(File.self, from: json).tests
    else { return [SpecificationCase]() }
    for index in cases.indices { cases[index].file = file }
    return cases
  }
}

/// JSON with numbers as the text that stands for them. Null is an empty string: it writes nothing,
/// is false and, unlike a missing member, hides members of the same name further out.
struct JSONValue: Decodable, Sendable {
  let value: MustacheValue

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    value =
      if container.decodeNil() {
        ""
      } else if let bool = try? container.decode(Bool.self) {
        .bool(bool)
      } else if let integer = try? container.decode(Int.self) {
        "\(integer)"
      } else if let number = try? container.decode(Double.self) {
        "\(number)"
      } else if let string = try? container.decode(String.self) {
        .string(string)
      } else if let list = try? container.decode([JSONValue].self) {
        .list(list.map(\.value))
      } else {
        .object(try container.decode([String: JSONValue].self).mapValues(\.value))
      }
  }
}
