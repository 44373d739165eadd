import Foundation
package import PlauditCommands
import PlauditKit
package import PlauditRatings

/// `plaudit ratings`.
@MainActor package enum RatingsTool {
  private static let name = "plaudit ratings"

  /// - Parameters:
  ///   - words: The command line behind `plaudit ratings`.
  ///   - terminal: Where progress is shown; `nil` for nowhere.
  ///   - surroundings: The clock, the waiting and the chance.
  ///   - limit: How often the store may be asked.
  package static func run(
    _ words: [String], in environment: Environment, terminal: Terminal? = nil,
    surroundings: RatingsLookup.Surroundings = RatingsLookup.Surroundings(),
    limit: RequestLimit = .shared
  ) async -> ExitStatus {
    do throws(CommandFailure) {
      if let text = text(words) {
        try environment.print(text)
        return .success
      }
      let request = try RatingsRequest(words)
      let progress = terminal.map {
        Progress($0, count: request.countries.count, uptime: surroundings.uptime)
      }
      let found = try await ratings(
        request, environment, progress, now: surroundings.now,
        lookup: lookup(request, progress, surroundings, limit))
      return try RatingsReport(request, found).print(in: environment, name: name)
    } catch {
      environment.console.report(error.sentence(name))
      return .usage
    }
  }

  private static func text(_ words: [String]) -> String? {
    if words.contains("--help") || words.contains("-h") || words == ["help"] {
      return Usage.ratings.help
    }
    return words == ["--version"] ? "\(name) \(Tool.version)" : nil
  }

  /// Who asks for all countries has time, but wants to know what it is spent on.
  private static func lookup(
    _ request: RatingsRequest, _ progress: Progress?,
    _ surroundings: RatingsLookup.Surroundings, _ limit: RequestLimit
  ) -> RatingsLookup {
    var surroundings = surroundings
    let (sleep, uptime) = (surroundings.sleep, surroundings.uptime)
    surroundings.sleep = { moment in
      progress?.wait(moment - uptime())
      try await sleep(moment)
    }
    return RatingsLookup(
      cache: nil,
      patience: RatingsLookup.Patience(seconds: 4 * 3600, secondsForRequest: 30, tries: 4),
      endpoint: request.endpoint, surroundings: surroundings, limit: limit)
  }

  /// What the resume file and the store say, in the order of the countries that were asked for.
  private static func ratings(
    _ request: RatingsRequest, _ environment: Environment, _ progress: Progress?,
    now: @escaping @Sendable () -> Date, lookup: RatingsLookup
  ) async throws(CommandFailure) -> [StorefrontRatings] {
    defer { progress?.clear() }
    var resume = try ResumeFile(request, environment.files, now: now)
    var found = (resume?.found ?? [:]).filter { request.countries.contains($0.key) }
    let countries = request.countries.filter { found[$0] == nil }
    progress?.show(done: request.countries.count - countries.count)
    try await Sweep(lookup: lookup, id: request.id).run(countries) {
      ratings throws(CommandFailure) in
      found[ratings.country] = ratings
      try resume?.add(ratings, to: environment.files)
      progress?.show(done: found.count)
    }
    return request.countries.compactMap { found[$0] }
  }
}
