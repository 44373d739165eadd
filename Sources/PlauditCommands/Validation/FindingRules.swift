import PlauditChecks
import PlauditModel

/// What becomes of findings by the words of a manifest and of the command line.
struct FindingRules {
  private let severities: [String: Located<Manifest.Validation.Severity>]
  private let names: Set<String>
  /// The checks that run.
  private let types: [any Check.Type]
  private let choice: CheckChoice

  /// - Parameter notes: Whether notes are wanted. A check of texts that finds nothing else is left out
  ///   where they are not.
  init(
    _ manifest: Manifest? = nil, _ choice: CheckChoice = CheckChoice(), notes: Bool = true
  ) {
    let severities = manifest?.validate.severities ?? [:]
    self.severities = severities
    var names = manifest?.validate.names ?? []
    if case .plain(let name)? = manifest?.appName { names.insert(name.text) }
    self.names = names
    let texts = Set(Checks.texts.map { $0.info.id })
    types = Checks.all.filter { check in
      let info = check.info
      let severity = severities[info.id]?.value
      let isNote = texts.contains(info.id) && severity == nil && info.severity == .note
      return choice.wants(info.id, isOn: severity.map { $0 != .off } ?? !info.isOff)
        && (notes || !isNote)
    }
    self.choice = choice
  }

  func findings(_ catalogues: [WrittenCatalogue]) -> Diagnostics {
    var reading: Diagnostics?
    return findings(catalogues, lock: nil, reading: &reading)
  }

  /// - Parameter reading: What was found while the catalogues were read. It loses what comments
  ///   silence.
  func findings(
    _ catalogues: [WrittenCatalogue], lock: TranslationLock?, reading: inout Diagnostics?
  ) -> Diagnostics {
    var found = Diagnostics()
    for catalogue in catalogues {
      Checks.run(
        types, on: catalogue, names: names, lock: lock, reading: &reading, into: &found)
    }
    return applied(to: found)
  }

  /// What readers and builders report, by the same rules. What hides all else is never left out.
  func applied(to diagnostics: Diagnostics) -> Diagnostics {
    diagnostics.compactMap { diagnostic in
      if diagnostic.stopsReading { return diagnostic }
      let id = diagnostic.message.id
      guard choice.wants(id) else { return nil }
      return switch severities[id]?.value {
      case nil: diagnostic
      case .off: nil
      case .note: diagnostic.with(.note)
      case .warning: diagnostic.with(.warning)
      case .error: diagnostic.with(.error)
      }
    }
  }

  /// Checks that the manifest turns off although they would find nothing.
  ///
  /// - Parameter found: What was found before the rules were applied.
  func unusedSilences(_ found: Diagnostics) -> Diagnostics {
    var unused = Diagnostics()
    let ids = found.ids
    for (id, severity) in severities.sorted(by: { $0.key < $1.key })
    where severity.value == .off && choice.wants(id) && !ids.contains(id) {
      unused.add(.silencesNothing(id), at: severity.location)
    }
    return unused
  }
}

extension Diagnostic {
  /// Whether the builder of the catalogue tells it too, in the words of the build.
  var isToldByBuilder: Bool {
    ["argument-extra", "argument-type", "argument-conflict"].contains(message.id)
  }
}

extension Diagnostic.Message {
  fileprivate static func silencesNothing(_ id: String) -> Self {
    warning("silence-unused", "nothing is found by \(id), so it need not be off; remove the line")
  }
}
