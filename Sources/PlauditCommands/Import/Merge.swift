import PlauditEdits
import PlauditModel

/// Merges what comes into a target, message by message.
struct Merge {
  /// What is told about one message.
  struct Line {
    let isConflict: Bool
    let text: String
  }

  private let messages: [String: WrittenMessage]
  /// Whether what comes wins where both sides differ.
  private let prefersIncoming: Bool
  private(set) var lines: [Line] = []
  private(set) var questions: [String] = []
  private(set) var losses: [Loss] = []
  private(set) var taken: [TranslationLock.Translation] = []
  private(set) var sameCount = 0

  var conflictCount: Int { lines.count { $0.isConflict } }

  init(_ messages: [WrittenMessage], prefersIncoming: Bool) {
    self.messages = Dictionary(
      messages.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    self.prefersIncoming = prefersIncoming
  }

  mutating func merge(
    _ incoming: Incoming, into target: inout some ImportTarget
  ) throws(EditFailure) {
    let name = "\(incoming.language) \(incoming.key.onOneLine)"
    guard let message = messages[incoming.key] else {
      lines.append(
        Line(isConflict: true, text: "\(name): the source has no such message; left out"))
      return
    }
    if let question = incoming.question {
      questions.append("\(name): \(question.onOneLine)")
    }
    if let text = incoming.text {
      try merge(text, incoming, message, name, into: &target)
    }
    for right in incoming.right
    where !message.silences.contains(where: { silence in
      silence.id.value == right.check && silence.language ?? incoming.language == incoming.language
    }) {
      try target.silence(
        right.check, of: message, incoming.language, because: right.reason)
      lines.append(
        Line(
          isConflict: false, text: "\(name): \(right.check) is silenced: \(right.reason.onOneLine)")
      )
    }
  }

  private mutating func merge<Target: ImportTarget>(
    _ text: IncomingText, _ incoming: Incoming, _ message: WrittenMessage, _ name: String,
    into target: inout Target
  ) throws(EditFailure) {
    let language = incoming.language
    guard
      let coming = target.text(text, for: message, language, losses: &losses)
    else { return }
    let here = target.text(message, language)
    var base = ThreeWay.Base<Target.Text>.unknown
    if let known = incoming.base {
      var ignored: [Loss] = []
      base = .known(
        known.flatMap { target.text($0, for: message, language, losses: &ignored) }?.canonical)
    }
    let outcome = ThreeWay.outcome(here: here?.canonical, coming: coming.canonical, base: base)
    switch outcome {
    case .same: sameCount += 1
    case .keep: return
    case .conflict where !prefersIncoming:
      var told = "\(name): both have changed"
      if case .unknown = base { told = "\(name): differs, and it is not known who changed it" }
      told += "\n  here:   \(here.map { target.words($0).onOneLine } ?? "nothing")"
      told += "\n  coming: \(target.words(coming).onOneLine)"
      lines.append(Line(isConflict: true, text: told))
      return
    case .take, .conflict:
      try target.set(message, language, to: coming)
      taken.append(TranslationLock.Translation(key: incoming.key, language: language))
      lines.append(
        Line(isConflict: false, text: "\(name): \(target.words(coming).onOneLine)"))
    }
  }
}
