import Foundation
import PlauditModel
import PlauditPrompts

/// What happened to an app, read from CSV.
struct EventLog {
  /// One thing that happened.
  struct Row {
    let time: Date
    let input: ReviewPrompt.Input
  }

  private(set) var rows: [Row] = []
  private(set) var diagnostics = Diagnostics()

  private static let header = ["time", "kind", "name"]

  /// - Parameter policy: Whose events the log may name.
  init(_ text: String, path: String, for policy: ChosenPolicy) {
    var csv = CSV(text, path: path)
    guard let first = csv.next() else {
      diagnostics.add(.empty, at: SourceLocation(path: path))
      return
    }
    if first.map(\.value) != Self.header {
      diagnostics.add(.noHeader, at: first[0].location)
    }
    while let record = csv.next() {
      // A quote that is not closed swallows the fields behind it.
      if csv.endsInQuote, record.count < Self.header.count { break }
      if let row = row(record, for: policy) { rows.append(row) }
    }
    diagnostics.add(contentsOf: csv.diagnostics)
  }

  private mutating func row(_ record: CSV.Record, for policy: ChosenPolicy) -> Row? {
    guard record.count == Self.header.count else {
      diagnostics.add(.fieldCount(record.count), at: record[0].location)
      return nil
    }
    let time = Timestamp.date(record[0].value)
    if time == nil { diagnostics.add(.badTime(record[0].value), at: record[0].location) }
    let input = input(kind: record[1], name: record[2], for: policy)
    guard let time, let input else { return nil }
    return Row(time: time, input: input)
  }

  private mutating func input(
    kind: Located<String>, name: Located<String>, for policy: ChosenPolicy
  ) -> ReviewPrompt.Input? {
    guard let known = InputKind(rawValue: kind.value) else {
      let names = InputKind.allCases.map(\.rawValue)
      let suggestion = Suggestion.closest(to: kind.value, among: names)
      diagnostics.add(.badKind(kind.value, suggestion), at: kind.location)
      return nil
    }
    guard known.takesName != name.value.isEmpty else {
      diagnostics.add(
        known.takesName ? .noName(known) : .needlessName(known), at: name.location)
      return nil
    }
    let input = known.input(name.value)
    if case .event(let event) = input, !policy.knows(event) {
      let names = policy.events.map(\.rawValue)
      let suggestion = Suggestion.closest(to: name.value, among: names)
      diagnostics.add(.unknownEvent(name.value, policy.name, suggestion), at: name.location)
    }
    return input
  }
}

extension Diagnostic.Message {
  fileprivate static let empty = error(
    "log-header", "the log is empty; begin it with the line time,kind,name")
  fileprivate static let noHeader = error(
    "log-header", "the first line is not the header; write time,kind,name")

  fileprivate static func fieldCount(_ count: Int) -> Self {
    error(
      "log-fields",
      "a row has three fields, time,kind,name, not \(count); end it with a comma where there is no "
        + "name")
  }

  fileprivate static func badTime(_ text: String) -> Self {
    error("log-time", "\"\(text)\" is not a time; write one such as 2026-03-01T09:00:00Z")
  }

  fileprivate static func badKind(_ kind: String, _ suggestion: String?) -> Self {
    let all = InputKind.allCases.map(\.rawValue).joined(separator: ", ")
    let cure = suggestion.map { "did you mean \($0)?" } ?? "write one of \(all)"
    return error("log-kind", "no kind \"\(kind)\"; \(cure)")
  }

  fileprivate static func noName(_ kind: InputKind) -> Self {
    error("log-name", "\(kind.rawValue) needs a name in the third field")
  }

  fileprivate static func needlessName(_ kind: InputKind) -> Self {
    error("log-name", "\(kind.rawValue) takes no name; leave the third field empty")
  }

  fileprivate static func unknownEvent(
    _ name: String, _ policy: String, _ suggestion: String?
  ) -> Self {
    let cure = suggestion.map { "did you mean \($0)?" } ?? "it counts, and nothing needs it"
    return warning("log-event", "\(policy) knows no event \"\(name)\"; \(cure)")
  }
}
