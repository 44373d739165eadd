extension Manifest {
  /// When the app asks for a review.
  package enum ReviewPrompt: Sendable, Hashable {
    case preset(Preset)
    case policy(Policy)

    /// The events that the app can tell, each once, in the order written.
    package var events: [Event] {
      switch self {
      case .preset(let preset): preset.events
      case .policy(let policy): policy.events
      }
    }

    /// Something that a person did in the app.
    package struct Event: Sendable, Hashable {
      package let key: String
      /// The key as a Swift name, unlike every other event's.
      package let name: String

      /// `nil` where the key has no letter or digit to make a Swift name of.
      package init?(_ key: String) {
        guard let name = SwiftName.camelCase(key) else { return nil }
        self.key = key
        self.name = name
      }
    }

    package struct Policy: Sendable, Hashable {
      /// The only events that may ask; never empty.
      package let askAfter: [Event]
      /// What must hold, all of it.
      package let needs: [Need]
      /// How many seconds people must stay on the same screen. What is left out here and below is
      /// for the runtime to decide.
      package let wait: Int?
      /// How long nothing is asked after a request.
      package let thenRest: Period?
      package let oncePer: Scope?
      package let notAfter: [Quiet]

      package init(
        askAfter: [Event], needs: [Need] = [], wait: Int? = nil, thenRest: Period? = nil,
        oncePer: Scope? = nil, notAfter: [Quiet] = []
      ) {
        self.askAfter = askAfter
        self.needs = needs
        self.wait = wait
        self.thenRest = thenRest
        self.oncePer = oncePer
        self.notAfter = notAfter
      }

      var events: [Event] {
        var seen: Set<Event> = []
        return (askAfter + needs.flatMap(\.events) + notAfter.flatMap(\.origin.events))
          .filter { seen.insert($0).inserted }
      }
    }

    /// "At least", each of them.
    package indirect enum Need: Sendable, Hashable {
      case count(Event, Int)
      case sessions(Int)
      case daysOfUse(Int)
      case daysSinceFirstUse(Int)
      case any([Need])
      case all([Need])
      case not(Need)

      var events: [Event] {
        switch self {
        case .count(let event, _): [event]
        case .sessions, .daysOfUse, .daysSinceFirstUse: []
        case .any(let needs), .all(let needs): needs.flatMap(\.events)
        case .not(let need): need.events
        }
      }
    }

    package enum Period: Sendable, Hashable {
      case seconds(Int)
      /// Of 24 hours each.
      case days(Int)
    }

    /// What sees one request.
    package enum Scope: String, Sendable, CaseIterable {
      case version, build, install
    }

    /// A time in which nothing is asked.
    package struct Quiet: Sendable, Hashable {
      package let origin: Origin
      package let period: Period

      package init(after origin: Origin, for period: Period) {
        self.origin = origin
        self.period = period
      }

      package enum Origin: Sendable, Hashable {
        case crash
        case reviewPage
        case event(Event)

        var events: [Event] {
          if case .event(let event) = self { [event] } else { [] }
        }
      }
    }
  }
}
