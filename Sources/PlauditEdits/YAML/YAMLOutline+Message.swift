import PlauditModel
import PlauditReaders

extension YAMLOutline.Node {
  var entries: [YAMLOutline.Entry] {
    if case .mapping(let entries, _) = content { entries } else { [] }
  }

  var isFlow: Bool {
    if case .mapping(_, let isFlow) = content { isFlow } else { false }
  }

  /// Whether both say the same, wherever they stand.
  func says(_ other: Self) -> Bool {
    switch (content, other.content) {
    case (.scalar(let left), .scalar(let right)): left.utf8.elementsEqual(right.utf8)
    case (.mapping(let left, _), .mapping(let right, _)):
      left.elementsEqual(right) { $0.key == $1.key && $0.value.says($1.value) }
    case (.sequence(let left), .sequence(let right)): left.elementsEqual(right) { $0.says($1) }
    default: false
    }
  }
}

extension YAMLOutline.Entry {
  /// The part that says the text: the value, or what stands under `text:` in it.
  var source: YAMLOutline.Node? {
    let fields = value.entries
    guard fields.contains(where: { LocaleFileReader.isEntryKey($0.key) }) else { return value }
    return fields.first { $0.key == "text" }?.value
  }
}

extension YAMLOutline.Content {
  /// What it says as a message; `nil` for what is none.
  var message: MessageContent? {
    switch self {
    case .scalar(let text): return .pattern(text)
    case .sequence: return nil
    case .mapping(let entries, _):
      var forms: [MessageContent.Form] = []
      for entry in entries {
        guard let selector = FormSelector(entry.key), case .scalar(let text) = entry.value.content
        else { return nil }
        forms.append(MessageContent.Form(selector, text))
      }
      return forms.isEmpty ? nil : .forms(forms)
    }
  }
}
