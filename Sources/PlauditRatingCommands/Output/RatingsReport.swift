import PlauditCommands
import PlauditKit
import PlauditRatings
import PlauditWriters

/// What a run prints.
struct RatingsReport {
  let request: RatingsRequest
  let storefronts: [StorefrontRatings]
  let total: RatingsTotal
  let words = RatingsWords()

  init(_ request: RatingsRequest, _ storefronts: [StorefrontRatings]) {
    self.request = request
    self.storefronts = storefronts
    total = RatingsTotal(storefronts)
  }

  func print(in environment: Environment, name: String) throws(CommandFailure) -> ExitStatus {
    let lines =
      switch request.format {
      case .table: table
      case .json: [json.text]
      case .csv: csv
      }
    for line in lines { try environment.print(line) }
    if let problem { environment.console.report("\(name): \(problem)") }
    return problem == nil ? .success : .faults
  }

  /// Why the total is not the whole truth.
  private var problem: String? {
    let failures = storefronts.compactMap(\.failure)
    if let first = failures.first, failures.count == storefronts.count {
      return "no storefront answered: \(first)"
    }
    if total.isPartial {
      let codes = total.failed.map(\.alpha2).joined(separator: " ")
      let hint =
        request.resume == nil
        ? "with --resume FILE another run asks for these alone" : "run it again to ask for these"
      return "the total is partial, without \(codes); \(hint)"
    }
    guard storefronts.allSatisfy({ $0.outcome == .notAvailable }) else { return nil }
    let stores =
      storefronts.count == StoreCountry.allCases.count
      ? "no storefront has" : "none of these storefronts has"
    return "\(stores) an app with the number \(request.id); the number is at the end of its link, "
      + "and an app that is new or not for sale is not told of"
  }

  func text(_ storefront: StorefrontRatings) -> String? {
    storefront.count.map { words.text($0, in: storefront.country) }
  }
}
