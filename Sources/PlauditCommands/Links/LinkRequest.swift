import PlauditKit
import PlauditModel
import PlauditWriters

/// One link that a command line wants, from another or from an app's number.
struct LinkRequest {
  let operand: String
  let kind: LinkKind
  let stores: LinkStores
  let campaign: AppStoreLink.Campaign?
  let isJSON: Bool

  init(operand: String, _ options: Options) throws(CommandFailure) {
    self.operand = operand
    kind = try LinkKind(options["--kind"] ?? "write-review")
    stores = try LinkStores(options["--storefront"])
    campaign = try options["--campaign"].map { word throws(CommandFailure) in
      try Self.campaign(word)
    }
    isJSON = options.has("--json")
  }

  private static func campaign(_ word: String) throws(CommandFailure) -> AppStoreLink.Campaign {
    let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let provider = UInt64(parts[0]) else {
      throw .usage("\(word) is not PROVIDER:TOKEN; write one such as 123456:settings")
    }
    do throws(AppStoreLinkError) {
      return try AppStoreLink.Campaign(provider: provider, token: String(parts[1]))
    } catch {
      throw .usage("\(error)")
    }
  }

  func run(_ environment: Environment) throws(CommandFailure) -> ExitStatus {
    let link: AppStoreLink
    do throws(AppStoreLinkError) {
      link = try self.link()
    } catch {
      environment.console.report("plaudit link: \("\(error)".onOneLine)\(Self.hint(error))")
      return .faults
    }
    if stores.nameCountries, link.in(.us).country == nil {
      throw .usage("links of this kind name no country; leave --storefront out")
    }
    try environment.print(text(link))
    if case .account = stores, let country = link.country {
      environment.console.report(
        "note: the country \(country) was left out, so that the link opens the store of whoever"
          + " follows it; --storefront keep keeps it")
    }
    return .success
  }

  private func link() throws(AppStoreLinkError) -> AppStoreLink {
    let given = try LinkOperand.link(operand)
    let link = given.opening(try kind.form(from: given))
    return campaign.map { link.counted(for: $0) } ?? link
  }

  private func text(_ link: AppStoreLink) -> String {
    if case .smartBanner = kind, let app = link.form.appID {
      let html = SmartAppBanner(appID: app, campaign: link.campaign).html
      return isJSON ? JSONValue.object([("html", .string(html))]).text : html
    }
    let links = stores.links(link)
    guard isJSON else { return links.map(\.string).joined(separator: "\n") }
    let reports = links.map(LinkReport.json)
    if reports.count == 1, let report = reports.first { return report.text }
    return JSONValue.array(reports).text
  }

  private static func hint(_ error: AppStoreLinkError) -> String {
    guard case .country(let code) = error, let meant = StoreCountry.closest(to: code) else {
      return ""
    }
    return "; did you mean \(meant) (\(meant.name))?"
  }
}
