extension AppStoreLink {
  /// The link with `https`, in the one spelling that equal links share: no more than the form
  /// needs, the query in a fixed order, everything but RFC 3986's unreserved characters
  /// percent-encoded.
  public var string: String { string(.https) }

  /// - Parameter scheme: Left as `https` by forms that Apple's other schemes do not know.
  public func string(_ scheme: Scheme) -> String {
    let capacity = capacity
    guard capacity <= 512 else { return longString(scheme, capacity) }
    // Of a size that the compiler knows, the buffer costs nothing.
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 512) { buffer in
      var writer = LinkWriter(buffer)
      write(scheme, to: &writer)
      return writer.string
    }
  }

  private func longString(_ scheme: Scheme, _ capacity: Int) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
      var writer = LinkWriter(buffer)
      write(scheme, to: &writer)
      return writer.string
    }
  }

  /// At least as many bytes as the link has.
  private var capacity: Int {
    // Scheme, host, path and numbers come to less; an encoded byte takes three.
    var capacity = 160 + 3 * (slug?.utf8.count ?? 0) + 3 * (campaign?.token.utf8.count ?? 0)
    switch form {
    case .customPage(let page, _): capacity += 3 * page.text.utf8.count
    case .appClip(let clip):
      capacity += clip.bundleID.utf8.count
      for parameter in clip.parameters {
        capacity += 2 + 3 * (parameter.name.utf8.count + parameter.value.utf8.count)
      }
    default: break
    }
    return capacity
  }

  private func write(_ scheme: Scheme, to writer: inout LinkWriter) {
    switch form {
    case .product(let id), .writeReview(let id), .reviews(let id), .customPage(_, let id),
      .event(_, let id), .developer(let id):
      writeStart(scheme, to: &writer)
      writePath(id, to: &writer)
      writePageQuery(to: &writer)
    case .offerCode(let code, let app):
      writeStart(scheme, to: &writer)
      writer.append("redeem?ctx=offercodes&id=")
      writer.append(app)
      writer.append("&code=")
      writer.append(encoding: code.text)
    case .promoCode(let code):
      writeStart(scheme, to: &writer)
      writer.append("redeem?ctx=apps&code=")
      writer.append(encoding: code.text)
    case .subscriptions:
      writeStart(scheme, to: &writer)
      writer.append("account/subscriptions")
    case .testFlight(let code):
      writer.append("https://testflight.apple.com/join/")
      writer.append(encoding: code.text)
    case .appClip(let clip):
      write(clip, to: &writer)
    }
  }

  @inline(__always)
  private func writeStart(_ scheme: Scheme, to writer: inout LinkWriter) {
    switch scheme {
    case .https: writer.append("https://apps.apple.com/")
    case .itmsApps: writer.append("itms-apps://apps.apple.com/")
    case .macAppStore: writer.append("macappstore://apps.apple.com/")
    }
  }

  @inline(__always)
  private func writePath(_ id: UInt64, to writer: inout LinkWriter) {
    if let country {
      writer.append(country)
      writer.append("/")
    }
    if form.isDeveloper { writer.append("developer/") } else { writer.append("app/") }
    if let slug {
      writer.append(encoding: slug)
      writer.append("/")
    } else if campaign != nil {
      writer.append("apple-store/")
    }
    writer.append("id")
    writer.append(id)
  }

  @inline(__always)
  private func writePageQuery(to writer: inout LinkWriter) {
    var separator = UInt8(ascii: "&")
    switch form {
    case .writeReview: writer.append("?action=write-review")
    case .reviews: writer.append("?see-all=reviews")
    case .customPage(let page, _):
      writer.append("?ppid=")
      writer.append(encoding: page.text)
    case .event(let event, _):
      writer.append("?eventid=")
      writer.append(event)
    default: separator = UInt8(ascii: "?")
    }
    if let campaign {
      writer.append(separator)
      writer.append("pt=")
      writer.append(campaign.provider)
      writer.append("&ct=")
      writer.append(encoding: campaign.token)
      writer.append(media == .iOS ? "&mt=8" : "&mt=12")
    } else if media == .mac {
      writer.append(separator)
      writer.append("mt=12")
    }
  }

  private func write(_ clip: AppClip, to writer: inout LinkWriter) {
    writer.append("https://appclip.apple.com/id?p=")
    writer.append(encoding: clip.bundleID)
    for parameter in clip.parameters {
      writer.append(UInt8(ascii: "&"))
      writer.append(encoding: parameter.name)
      writer.append(UInt8(ascii: "="))
      writer.append(encoding: parameter.value)
    }
  }
}

extension AppStoreLink.Campaign {
  /// The token as it stands in a query.
  var encodedToken: String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 3 * token.utf8.count) { buffer in
      var writer = LinkWriter(buffer)
      writer.append(encoding: token)
      return writer.string
    }
  }
}
