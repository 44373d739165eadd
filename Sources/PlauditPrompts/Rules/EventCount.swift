extension ReviewPrompt {
  /// How often an event happened. One that never did counts zero.
  public struct EventCount: Sendable, Hashable, Codable {
    /// The event; `nil` for all of them together.
    public var event: Event?
    /// How often it must have happened.
    public var need: Int
    /// Whether it must be the event's own moment and exactly this often, so that the rule passes once
    /// and never again.
    public var isExact: Bool

    /// - Parameters:
    ///   - event: The event; `nil` for all of them together.
    ///   - need: How often it must have happened.
    ///   - isExact: Whether it must be this often and no oftener, at the event's own moment.
    public init(_ event: Event?, _ need: Int, isExact: Bool = false) {
      self.event = event
      self.need = need
      self.isExact = isExact
    }

    var name: String { event?.rawValue ?? "events" }

    func have(on subject: Subject) -> Int {
      event.map { subject.state.counts[$0] ?? 0 } ?? subject.state.countOfAllEvents
    }

    func judgement(on subject: Subject) -> Judgement {
      let have = have(on: subject)
      return Judgement(isExact ? have == need && isOwn(subject.context.moment) : have >= need)
    }

    private func isOwn(_ moment: Moment) -> Bool {
      switch moment {
      case .event(let other): event == nil || event == other
      case .next: true
      case .launch, .other: false
      }
    }
  }
}

extension ReviewPrompt.Rule {
  /// An event happened at least so often.
  public static func count(_ event: ReviewPrompt.Event, _ need: Int) -> Self {
    .eventCount(ReviewPrompt.EventCount(event, need))
  }

  /// All events together happened at least so often.
  public static func countOfAllEvents(_ need: Int) -> Self {
    .eventCount(ReviewPrompt.EventCount(nil, need))
  }
}

extension ReviewPrompt.State {
  var countOfAllEvents: Int { counts.values.reduce(0) { $0.adding($1) } }
}
