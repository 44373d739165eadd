extension AppStoreLink {
  /// The link with `https`, in the one spelling that equal links share: no more than the form
  /// needs, the query in a fixed order, everything but RFC 3986's unreserved characters
  /// percent-encoded.
  public var string: String { string(.https) }

  /// - Parameter scheme: Left as `https` by forms that Apple's other schemes do not know.
  public func string(_ scheme: Scheme) -> String {
    LinkWriter.string(capacity: capacity) { write(scheme, to: &$0) }
  }

  /// At least as many bytes as the link has.
  private var capacity: Int {
    // Scheme, host, path and numbers come to less; an encoded byte takes three.
    var capacity = 160 + 3 * (slug?.utf8.count ?? 0) + 3 * (campaign?.token.utf8.count ?? 0)
    if case .customPage(let page, _) = form { capacity += 3 * page.text.utf8.count }
    if case .appClip(let clip) = form {
      capacity += clip.bundleID.utf8.count
      for parameter in clip.parameters {
        capacity += 2 + 3 * (parameter.name.utf8.count + parameter.value.utf8.count)
      }
    }
    return capacity
  }

  private func write(_ scheme: Scheme, to writer: inout LinkWriter) {
    switch form {
    case .product(let app):
      writePage("app/", app, scheme, to: &writer)
      writeCampaign("?", to: &writer)
    case .writeReview(let app):
      writePage("app/", app, scheme, to: &writer)
      writer.append("?action=write-review")
      writeCampaign("&", to: &writer)
    case .reviews(let app):
      writePage("app/", app, scheme, to: &writer)
      writer.append("?see-all=reviews")
      writeCampaign("&", to: &writer)
    case .customPage(let page, let app):
      writePage("app/", app, scheme, to: &writer)
      writer.append("?ppid=")
      writer.append(encoding: page.text)
      writeCampaign("&", to: &writer)
    case .event(let event, let app):
      writePage("app/", app, scheme, to: &writer)
      writer.append("?eventid=")
      writer.append(event)
      writeCampaign("&", to: &writer)
    case .developer(let developer):
      writePage("developer/", developer, scheme, to: &writer)
    case .offerCode(let code, let app):
      writer.append(scheme.start)
      writer.append("redeem?ctx=offercodes&id=")
      writer.append(app)
      writer.append("&code=")
      writer.append(encoding: code.text)
    case .promoCode(let code):
      writer.append(scheme.start)
      writer.append("redeem?ctx=apps&code=")
      writer.append(encoding: code.text)
    case .subscriptions:
      writer.append(scheme.start)
      writer.append("account/subscriptions")
    case .testFlight(let code):
      writer.append("https://testflight.apple.com/join/")
      writer.append(encoding: code.text)
    case .appClip(let clip):
      write(clip, to: &writer)
    }
  }

  private func writePage(
    _ folder: StaticString, _ id: UInt64, _ scheme: Scheme, to writer: inout LinkWriter
  ) {
    writer.append(scheme.start)
    if let country {
      writer.append(country)
      writer.append(UInt8(ascii: "/"))
    }
    writer.append(folder)
    if let slug {
      writer.append(encoding: slug)
      writer.append(UInt8(ascii: "/"))
    } else if campaign != nil {
      writer.append(Self.placeholder)
      writer.append(UInt8(ascii: "/"))
    }
    writer.append("id")
    writer.append(id)
  }

  private func writeCampaign(_ separator: Unicode.Scalar, to writer: inout LinkWriter) {
    var separator = UInt8(ascii: separator)
    if let campaign {
      writer.append(separator)
      writer.append("pt=")
      writer.append(campaign.provider)
      writer.append("&ct=")
      writer.append(encoding: campaign.token)
      separator = UInt8(ascii: "&")
    }
    guard campaign != nil || media != .iOS else { return }
    writer.append(separator)
    writer.append(media == .iOS ? "mt=8" : "mt=12")
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

extension AppStoreLink.Scheme {
  fileprivate var start: StaticString {
    switch self {
    case .https: "https://apps.apple.com/"
    case .itmsApps: "itms-apps://apps.apple.com/"
    case .macAppStore: "macappstore://apps.apple.com/"
    }
  }
}

extension AppStoreLink.Campaign {
  /// The token as it stands in a query.
  var encodedToken: String {
    LinkWriter.string(capacity: 3 * token.utf8.count) { $0.append(encoding: token) }
  }
}
