import PlauditCommands
import PlauditKit
import PlauditModel
import PlauditRatings

/// What a command line asks for.
struct RatingsRequest {
  enum Format { case table, json, csv }

  let id: UInt64
  let countries: [StoreCountry]
  let format: Format
  let endpoint: RatingsLookup.Endpoint
  let endpointText: String
  /// The path of the resume file.
  let resume: String?

  init(_ words: [String]) throws(CommandFailure) {
    let options = try Options(words, of: .ratings)
    guard let word = options.operands.first, options.operands.count == 1 else {
      throw .usage("one ID is needed")
    }
    guard let id = UInt64(word), id > 0 else {
      throw .usage("\(word) is no app's number; write one such as 777319358")
    }
    guard !options.has("--json") || !options.has("--csv") else {
      throw .usage("either --json or --csv")
    }
    self.id = id
    countries = try Self.countries(options["--storefronts"] ?? "all")
    format = options.has("--json") ? .json : options.has("--csv") ? .csv : .table
    resume = options["--resume"]
    endpointText = options["--endpoint"] ?? ""
    guard let endpoint = options["--endpoint"].map(RatingsLookup.Endpoint.init) ?? .apple else {
      throw .usage("\(endpointText) is no URL; write one such as http://localhost:8080")
    }
    self.endpoint = endpoint
  }

  /// Each country once, in the order given.
  private static func countries(_ codes: String) throws(CommandFailure) -> [StoreCountry] {
    if codes == "all" { return StoreCountry.allCases }
    var countries: [StoreCountry] = []
    for code in codes.split(separator: ",", omittingEmptySubsequences: false) {
      guard let country = StoreCountry(alpha2: code) else {
        let suggestion = StoreCountry.closest(to: String(code))
        let hint = suggestion.map { "did you mean \($0) (\($0.name))?" }
        throw .usage(
          "the App Store has no storefront \(code); " + (hint ?? "write all or codes such as us,de")
        )
      }
      if !countries.contains(country) { countries.append(country) }
    }
    return countries
  }
}
