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
    for (name, file) in files.sorted(by: { $0.key < $1.key }) {
      do {
        templates[name] = try MustacheTemplate(file.text)
      } catch {
        diagnostics.add(.template(error), at: file.location(of: error))
      }
    }
    guard !diagnostics.hasErrors, let template = templates[Self.main], let file = files[Self.main]
    else { return nil }
    let suffix = ".mustache"
    let partials = Dictionary(
      uniqueKeysWithValues: templates.map { name, template in
        (name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name, template)
      })
    do {
      return try template.render(value, partials: partials, escape: SwiftLiteral.escape)
    } catch {
      diagnostics.add(.template(error), at: file.location(of: error))
      return nil
    }
  }
}

extension SwiftTemplates.TemplateFile {
  fileprivate func location(of error: MustacheError) -> SourceLocation {
    SourceLocation(path: path, line: error.position.line, column: error.position.column)
  }
}

extension Diagnostic.Message {
  fileprivate static func template(_ error: MustacheError) -> Self {
    Self.error("template", error.message)
  }
}
