/// What queries say, by what it means.
extension LinkParser {
  func form(
    app: UInt64, _ query: LinkQuery
  ) throws(AppStoreLinkError) -> AppStoreLink.Form {
    if let action = query.action, equals(action, "write-review") { return .writeReview(app: app) }
    if let all = query.seeAll, equals(all, "reviews") { return .reviews(app: app) }
    if let page = query.customPage { return .customPage(try .init(decoded(page)), app: app) }
    if let event = query.event { return .event(try number(event), app: app) }
    return .product(app: app)
  }

  /// Nothing where a link names an account but no campaign. The `ct` of affiliate links, which have
  /// an `at`, is another.
  func campaign(_ query: LinkQuery) throws(AppStoreLinkError) -> AppStoreLink.Campaign? {
    guard let token = query.token else { return nil }
    guard let provider = query.provider else {
      if query.hasAffiliate { return nil }
      throw .tokenWithoutProvider
    }
    return try AppStoreLink.Campaign(provider: number(provider), token: decoded(token))
  }

  func media(_ query: LinkQuery) -> AppStoreLink.Media {
    query.media.map { equals($0, "12") } ?? false ? .mac : .iOS
  }

  func redemption(_ query: LinkQuery) throws(AppStoreLinkError) -> AppStoreLink.Form {
    let code = try AppStoreLink.Code(query.code.map { text($0) } ?? "")
    guard let context = query.context, equals(context, "offercodes") else {
      return .promoCode(code)
    }
    guard let app = query.id else { throw .missingID }
    return .offerCode(code, app: try number(app))
  }
}
