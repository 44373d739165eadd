import Foundation
import PlauditModel
import PlauditWriters
import Testing

struct JSONSchemaTests {
  private func schema(_ keys: KeyTable, mayBeEmpty: Bool = false) throws -> NSDictionary {
    let text = JSONSchema.text(
      title: "T", about: "A", keys, mayBeEmpty: mayBeEmpty, named: [("again", .mapping(keys))])
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary)
  }

  private func property(_ shape: Shape) throws -> NSDictionary {
    let schema = try schema(KeyTable([.init("a", shape, "What it is.")]))
    let properties = try #require(schema["properties"] as? [String: NSDictionary])
    return try #require(properties["a"])
  }

  private func json(_ text: String) throws -> NSDictionary {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary)
  }

  @Test(arguments: [
    (Shape.text(), #""type": ["string", "number", "boolean"]"#),
    (.text(matching: "^.+$"), #""type": ["string", "number", "boolean"], "pattern": "^.+$""#),
    (.word(matching: "^a$"), #""type": "string", "pattern": "^a$""#),
    (
      .number(1...9),
      #""anyOf": [{"type": "integer", "minimum": 1, "maximum": 9}, {"type": "string", "pattern": "^0*[1-9][0-9]*$"}]"#
    ),
    (
      .number(0...UInt64.max),
      #""anyOf": [{"type": "integer", "minimum": 0, "maximum": 18446744073709551615}, {"type": "string", "pattern": "^[0-9]+$"}]"#
    ),
    (.oneOf(["b", "c"]), #""enum": ["b", "c"]"#),
    (.oneOf(["true"]), #""enum": ["true", true]"#),
    (.list(.oneOf(["b"])), #""type": "array", "items": {"enum": ["b"]}"#),
    (
      .list(.oneOf(["b"]), atLeast: 1, differing: true),
      #""type": "array", "items": {"enum": ["b"]}, "minItems": 1, "uniqueItems": true"#
    ),
    (
      .either([.oneOf(["b"]), .named("again")]),
      ##""anyOf": [{"enum": ["b"]}, {"$ref": "#/definitions/again"}]"##
    ),
    (.named("again"), ##""allOf": [{"$ref": "#/definitions/again"}]"##),
  ])
  func everyShapeHasItsWords(shape: Shape, members: String) throws {
    #expect(try property(shape) == json(#"{"description": "What it is.", \#(members)}"#))
  }

  @Test func aMappingNamesItsKeys() throws {
    let keys = KeyTable([
      .init("a", .oneOf(["x"]), isRequired: true, "A."), .init("b", .oneOf(["y"]), "B."),
    ])
    let mapping = ##"""
      "type": "object", "required": ["a"], "additionalProperties": false, "properties": {
        "a": {"description": "A.", "enum": ["x"]}, "b": {"description": "B.", "enum": ["y"]}}
      """##
    let head = ##"""
      "$schema": "http://json-schema.org/draft-07/schema#", "title": "T", "description": "A"
      """##
    #expect(
      try schema(keys) == json("{\(head), \(mapping), \"definitions\": {\"again\": {\(mapping)}}}"))
    #expect(try schema(keys, mayBeEmpty: true)["type"] as? [String] == ["object", "null"])
  }

  @Test func keysThatPeopleMakeUpHaveAPattern() throws {
    let others = KeyTable.Others(matching: "[a-z]", except: ["no"], .oneOf(["x"]), "Yours.")
    #expect(
      try property(.mapping(KeyTable([], others: others, count: 1...2)))
        == json(
          #"""
          {"description": "What it is.", "type": "object", "minProperties": 1, "maxProperties": 2,
           "additionalProperties": {"description": "Yours.", "enum": ["x"]},
           "propertyNames": {"pattern": "[a-z]", "not": {"enum": ["no"]}}}
          """#))
    let known = try property(
      .mapping(KeyTable([.init("B", .oneOf(["y"]), "B.")], others: others)))
    #expect(
      known["propertyNames"] as? NSDictionary
        == (try json(
          #"{"anyOf": [{"enum": ["B"]}, {"pattern": "[a-z]", "not": {"enum": ["no"]}}]}"#)))
  }
}
