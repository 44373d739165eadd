/// One function for each kind of page, by the path.
extension LinkParser {
  func storePage(
    _ path: LinkPath, _ query: LinkQuery
  ) throws(AppStoreLinkError) -> AppStoreLink {
    var path = path
    var segment = path.next()
    var country: StoreCountry?
    if let code = segment, code.count == 2 {
      country = StoreCountry(bytes[code.startIndex] | 0x20, bytes[code.startIndex + 1] | 0x20)
      if country == nil { throw .country(text(code)) }
      segment = path.next()
    }
    guard let folder = segment else { throw .page(path.whole.isEmpty ? "/" : text(path.whole)) }
    if equals(folder, "app") {
      let (slug, id) = try page(&path)
      return try AppStoreLink(
        form(app: id, query), in: country, slug: slug, campaign: campaign(query),
        media: media(query))
    }
    if equals(folder, "developer") || equals(folder, "artist") {
      let (slug, id) = try page(&path)
      return AppStoreLink(.developer(id), in: country, slug: slug)
    }
    if equals(folder, "redeem"), path.isAtEnd { return AppStoreLink(try redemption(query)) }
    if equals(folder, "account"), let rest = path.next(), equals(rest, "subscriptions"),
      path.isAtEnd
    {
      return AppStoreLink(.subscriptions)
    }
    if equals(folder, "WebObjects"), let form = try oldPage(&path, query) {
      return AppStoreLink(form, in: country)
    }
    throw .page(text(path.whole))
  }

  /// What stands after the folder: a name for people or none, then `id` and digits.
  private func page(
    _ path: inout LinkPath
  ) throws(AppStoreLinkError) -> (slug: String?, id: UInt64) {
    guard let first = path.next() else { throw .missingID }
    if path.isAtEnd { return (nil, try id(first)) }
    guard let second = path.next(), path.isAtEnd else { throw .page(text(path.whole)) }
    return (try decoded(first), try id(second))
  }

  private func id(_ segment: Range<Int>) throws(AppStoreLinkError) -> UInt64 {
    guard segment.count >= 2, bytes[segment.startIndex] == UInt8(ascii: "i"),
      bytes[segment.startIndex + 1] == UInt8(ascii: "d")
    else { throw .missingID }
    return try number(segment.dropFirst(2))
  }

  /// Pages from before `apps.apple.com`, which still stand in old code.
  private func oldPage(
    _ path: inout LinkPath, _ query: LinkQuery
  ) throws(AppStoreLinkError) -> AppStoreLink.Form? {
    guard let shop = path.next(), equals(shop, "MZStore.woa"), let wa = path.next(),
      equals(wa, "wa"), let page = path.next(), path.isAtEnd
    else { return nil }
    let showsReviews = equals(page, "viewContentsUserReviews")
    guard showsReviews || equals(page, "viewSoftware") else { return nil }
    guard let id = query.id else { throw .missingID }
    let app = try number(id)
    return showsReviews ? .reviews(app: app) : .product(app: app)
  }

  func testFlight(_ path: LinkPath) throws(AppStoreLinkError) -> AppStoreLink {
    var path = path
    guard let folder = path.next(), equals(folder, "join"), let code = path.next(), path.isAtEnd
    else { throw .page(text(path.whole)) }
    return AppStoreLink(.testFlight(try AppStoreLink.Code(text(code))))
  }

  func appClip(
    _ path: LinkPath, _ query: LinkQuery
  ) throws(AppStoreLinkError) -> AppStoreLink {
    var path = path
    guard let folder = path.next(), equals(folder, "id"), path.isAtEnd else {
      throw .page(text(path.whole))
    }
    var bundleID: String?
    var parameters: [AppStoreLink.AppClip.Parameter] = []
    var pairs = query.pairs
    while let (name, value) = pairs.next() {
      if name.isEmpty, value.isEmpty { continue }
      let text = try decoded(value)
      if !equals(name, "p") {
        parameters.append(try .init(decoded(name), text))
      } else if bundleID == nil {
        bundleID = text
      }
    }
    return try AppStoreLink(.appClip(.init(bundleID: bundleID ?? "", parameters: parameters)))
  }
}
