/// What a locale file says for one message, without the places: a pattern, or forms.
package enum MessageContent: Sendable, Hashable {
  case pattern(String)
  case forms([Form])

  package struct Form: Sendable, Hashable {
    package let selector: FormSelector
    package let text: String

    package init(_ selector: FormSelector, _ text: String) {
      self.selector = selector
      self.text = text
    }
  }

  package init(_ source: MessageSource) {
    self =
      switch source {
      case .pattern(let text): .pattern(text.text)
      case .forms(let forms): .forms(forms.map { Form($0.selector.value, $0.text.text) })
      }
  }

  /// The same content with its forms in one order and one spelling of their numbers, to be compared.
  package var canonical: MessageContent {
    guard case .forms(let forms) = self else { return self }
    return .forms(
      forms.map { Form($0.selector.canonical, $0.text) }
        .sorted { $0.selector.description < $1.selector.description })
  }
}
