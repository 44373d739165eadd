import PlauditModel

/// What was found while a catalogue was read, and what comments silence of it.
struct SilencedFaults {
  private struct Fault: Hashable {
    let key: String
    let id: String
  }

  private var known: Set<Fault> = []
  private var ids: Set<String> = []
  private var silenced: Set<Fault> = []

  init(_ reading: Diagnostics) {
    guard !reading.isEmpty else { return }
    ids = reading.ids
    known = Set(
      reading.inOrder.compactMap { fault in
        fault.subject.map { Fault(key: $0.key, id: fault.message.id) }
      })
  }

  /// Whether something was found that a comment for one language cannot silence: its file is not
  /// read where it has such a fault, or does not tell which text has it.
  func withstands(_ silence: WrittenMessage.Silence) -> Bool {
    silence.language != nil && ids.contains(silence.id.value)
  }

  /// - Returns: Whether there is something to silence.
  mutating func take(_ silence: WrittenMessage.Silence, of message: WrittenMessage) -> Bool {
    let fault = Fault(key: message.key, id: silence.id.value)
    guard silence.language == nil, known.contains(fault) else { return false }
    silenced.insert(fault)
    return true
  }

  func holds(_ fault: Diagnostic) -> Bool {
    guard !silenced.isEmpty, let subject = fault.subject else { return false }
    return silenced.contains(Fault(key: subject.key, id: fault.message.id))
  }
}
