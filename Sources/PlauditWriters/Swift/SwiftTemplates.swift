import Mustache
import PlauditModel
import PlauditTemplates

/// The Mustache templates of the generated Swift, as the files of `templates/` are named:
/// `Swift.mustache` is the file, the others are its partials.
package struct SwiftTemplates {
  private static let main = "Swift.mustache"
  private var files: [String: TemplateFile] = [:]

  /// A template with the place that its faults are reported at.
  package struct TemplateFile: Sendable {
    let path: String
    let text: String

    package init(path: String, text: String) {
      self.path = path
      self.text = text
    }
  }

  /// The product's own, with a user's in the place of those with the same name.
  ///
  /// - Parameter overrides: By file name, as in `Accessor.mustache`.
  package init(overrides: [String: TemplateFile] = [:]) {
    for (name, text) in Templates.all {
      files[name] = TemplateFile(path: "templates/\(name)", text: text)
    }
    files.merge(overrides) { _, override in override }
  }

  /// The name under which a user's one template stands for the whole file.
  package static var mainName: String { main }

  func render(_ value: MustacheValue, into diagnostics: inout Diagnostics) -> String? {
    var templates: [String: MustacheTemplate] = [:]
    for (name, file) in files {
      do {
        templates[name] = try MustacheTemplate(file.text)
      } catch {
        diagnostics.add(.template(error.message), at: file.location(of: error.position))
      }
    }
    let partials = Dictionary(
      templates.map { name, template in (Self.partialName(name), template) },
      uniquingKeysWith: { first, _ in first })
    var suggestion = Suggestion(among: files.keys.map(Self.partialName).sorted())
    for (name, file) in files {
      for partial in templates[name]?.partialNames ?? [] where partials[partial.text] == nil {
        diagnostics.add(
          .partialMissing(partial.text, suggestion.closest(to: partial.text)),
          at: file.location(of: partial.position))
      }
    }
    guard !diagnostics.hasErrors, let template = templates[Self.main], let file = files[Self.main]
    else { return nil }
    do {
      return try template.render(value, partials: partials, escape: SwiftLiteral.escape)
    } catch {
      diagnostics.add(.template(error.message), at: file.location(of: error.position))
      return nil
    }
  }

  /// What tags call a file.
  private static func partialName(_ name: String) -> String {
    let suffix = ".mustache"
    return name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
  }
}

extension SwiftTemplates.TemplateFile {
  fileprivate func location(of position: MustachePosition) -> SourceLocation {
    SourceLocation(path: path, line: position.line, column: position.column)
  }
}

extension Diagnostic.Message {
  fileprivate static func template(_ problem: String) -> Self {
    error("template", problem)
  }

  fileprivate static func partialMissing(_ name: String, _ suggestion: String?) -> Self {
    template(
      "there is no partial '\(name)': "
        + (suggestion.map { "did you mean '\($0)'?" } ?? "write Templates/\(name).mustache"))
  }
}
