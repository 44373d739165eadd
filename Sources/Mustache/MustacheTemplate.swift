/// A template in the Mustache language (https://github.com/mustache/spec), without its optional
/// parts: lambdas, inheritance and dynamic names.
package struct MustacheTemplate: Sendable {
  let nodes: [Node]

  /// The names that variables and sections use, in the order of their tags; `.` is not among them.
  /// A name that the data lacks renders as nothing: compare these with the names that you offer to
  /// find the misspelt ones.
  package let names: [MustacheName]

  /// The names of the partials that the template includes, in the order of their tags.
  package let partialNames: [MustacheName]

  package init(_ text: String) throws(MustacheError) {
    let parser = try Parser(text)
    nodes = parser.nodes
    names = parser.names
    partialNames = parser.partialNames
  }

  /// Replaces the tags. A standalone partial is indented as its tag is, save its blank lines.
  ///
  /// - Parameters:
  ///   - value: What tags name.
  ///   - partials: What `{{>name}}` includes. One that is missing is empty.
  ///   - escape: What `{{name}}`, unlike `{{{name}}}` and `{{&name}}`, makes of a text.
  /// - Returns: The text of the template with the tags replaced.
  /// - Throws: If partials include one another without end or too deeply, or if there is too much
  ///   to write. The position is that of the outermost partial's tag, so it always is one in this
  ///   template.
  package func render(
    _ value: MustacheValue, partials: [String: MustacheTemplate] = [:],
    escape: (String) -> String
  ) throws(MustacheError) -> String {
    var renderer = Renderer(value, partials: partials)
    try renderer.render(nodes, escape: escape)
    return renderer.output
  }
}
