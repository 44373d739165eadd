import PlauditKit
package import PlauditModel

extension Fixes {
  /// A locale file with its texts mended.
  ///
  /// - Parameter language: The one of the file.
  package func applied(
    to file: [UInt8], of language: Language, in catalogue: WrittenCatalogue
  ) throws(EditFailure) -> [UInt8] {
    var editor = try LocaleFileEditor(file)
    var failure: EditFailure?
    catalogue.forEachMessage { message in
      guard let source = message.source, language !== source.language,
        let content = editor.content(of: message.key)
      else { return }
      do throws(EditFailure) {
        try editor.set(message.key, to: mended(content, language, source))
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
    return editor.hasChanges ? try editor.result() : file
  }

  private func mended(
    _ content: MessageContent, _ language: Language, _ source: WrittenText
  ) -> MessageContent {
    let edges = contains(.edgeSpace) ? EdgeFix(source) : nil
    switch content {
    case .pattern(let text): return .pattern(edges?.fixed(text) ?? text)
    case .forms(let forms):
      var mended = forms.map { MessageContent.Form($0.selector, edges?.fixed($0.text) ?? $0.text) }
      if contains(.millions), language.cardinals.need(.many) == .millions,
        !mended.contains(where: { $0.selector == .category(.many) }),
        let other = mended.firstIndex(where: { $0.selector == .category(.other) })
      {
        mended.insert(MessageContent.Form(.category(.many), mended[other].text), at: other)
      }
      return .forms(mended)
    }
  }
}
