import Mustache

extension FuzzTarget {
  /// A template.
  static let mustache = FuzzTarget("mustache") { bytes in
    guard let text = String(validating: bytes, as: UTF8.self) else { return }
    let lines = text.unicodeScalars.count { $0 == "\n" } + 1
    func look(at position: MustachePosition) {
      require((1...lines).contains(position.line), "line \(position.line)")
      require((1...text.unicodeScalars.count + 1).contains(position.column), "\(position)")
    }
    do throws(MustacheError) {
      let template = try MustacheTemplate(text)
      for name in template.names + template.partialNames { look(at: name.position) }
      let value: MustacheValue = [
        "a": "text", "b": true,
        "list": [["a": "1", "b": false], ["a": "<\">", "list": ["x", "y"]]],
        "object": ["a": "inner", "empty": []],
      ]
      let partials = [
        "p": template, "q": try MustacheTemplate("[{{a}}\n{{#list}} {{>r}}{{/list}}]"),
      ]
      let once = try template.render(value, partials: partials) { "<\($0)>" }
      require(try template.render(value, partials: partials) { "<\($0)>" } == once, "it differs")
    } catch {
      look(at: error.position)
    }
  }
}
