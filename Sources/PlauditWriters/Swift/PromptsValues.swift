import Mustache
import PlauditModel

/// What the template of review prompts shows.
struct PromptsValues {
  let value: MustacheValue

  /// - Parameter name: The type of the events.
  init(_ prompt: Manifest.ReviewPrompt, name: String) {
    var values: [String: MustacheValue] = [
      "name": .string(name),
      "events": .list(prompt.events.map { Self.event($0, prompt.meaning(of: $0)) }),
    ]
    switch prompt {
    case .preset(let preset):
      values["preset"] = ["name": .string(preset.rawValue), "member": .string("\(preset)")]
    case .policy(let policy):
      values["policy"] = [
        "askAfter": .string(list(policy.askAfter.map(\.swift))),
        "hasNeeds": .bool(!policy.needs.isEmpty),
        "needs": .list(policy.needs.map { .string($0.swift) }),
        "options": .list(policy.options.map { .string($0) }),
      ]
    }
    value = .object(values)
  }

  private static func event(
    _ event: Manifest.ReviewPrompt.Event, _ meaning: String
  ) -> MustacheValue {
    [
      "key": .string(event.key),
      "documentation": .string("`\(SwiftLiteral.comment(event.key))` \(meaning)."),
      "declared": .string(SwiftName.declared(event.name)),
    ]
  }
}

private func list(_ elements: [String]) -> String {
  elements.joined(separator: ", ")
}

extension Manifest.ReviewPrompt {
  fileprivate func meaning(of event: Event) -> String {
    switch self {
    case .preset: "counts"
    case .policy(let policy):
      policy.askAfter.contains(event) ? "counts, and may ask" : "counts, and never asks"
    }
  }
}

extension Manifest.ReviewPrompt.Event {
  fileprivate var swift: String { ".\(name)" }
}

extension Manifest.ReviewPrompt.Policy {
  /// The arguments that may be left out.
  fileprivate var options: [String] {
    var options: [String] = []
    if let wait { options.append("wait: \(wait)") }
    if let thenRest { options.append("thenRest: \(thenRest.swift)") }
    if let oncePer { options.append("oncePer: .\(oncePer)") }
    if !notAfter.isEmpty { options.append("notAfter: [\(list(notAfter.map(\.swift)))]") }
    return options
  }
}

extension Manifest.ReviewPrompt.Need {
  fileprivate var swift: String {
    switch self {
    case .count(let event, let count): ".count(\(event.swift), \(count))"
    case .sessions(let count): ".sessions(\(count))"
    case .daysOfUse(let days): ".daysOfUse(\(days))"
    case .daysSinceFirstUse(let days): ".daysSinceFirstUse(\(days))"
    case .any(let needs): ".any([\(list(needs.map(\.swift)))])"
    case .all(let needs): ".all([\(list(needs.map(\.swift)))])"
    case .not(let need): ".not(\(need.swift))"
    }
  }
}

extension Manifest.ReviewPrompt.Period {
  fileprivate var swift: String {
    switch self {
    case .seconds(let seconds): ".seconds(\(seconds))"
    case .days(let days): ".days(\(days))"
    }
  }
}

extension Manifest.ReviewPrompt.Quiet {
  fileprivate var swift: String {
    switch origin {
    case .crash: ".crash: \(period.swift)"
    case .reviewPage: ".reviewPage: \(period.swift)"
    case .event(let event): ".event(\(event.swift)): \(period.swift)"
    }
  }
}
