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

  static let help = """
    usage: plaudit ratings ID [--storefronts CODES|all] [--json|--csv] [--resume FILE]
                              [--endpoint URL]

    Asks the App Store of each country how often the app with the number ID was rated, and prints a
    line for each, with the number in words that people there read, and the total. Apple allows some
    20 requests a minute: all 175 countries take about nine minutes.

      --storefronts CODES  countries such as us,de; without it, all
      --json               an object with the total and an array of countries
      --csv                comma-separated values, with a header
      --resume FILE        keeps what was found in FILE, and does not ask again for what is there and
                           less than a day old: after Ctrl-C, or where countries failed, run the
                           same again
      --endpoint URL       a stand-in for https://itunes.apple.com

    Exit status: 0 fine, 1 the app is missing everywhere or the total is partial, 2 usage or a file
    that cannot be read or written.
    """

  init(_ words: [String]) throws(CommandFailure) {
    let options = try Options(
      words, valued: ["--storefronts", "--resume", "--endpoint"], flags: ["--json", "--csv"])
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
