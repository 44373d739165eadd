package import PlauditModel
import PlauditKit

/// Reports the App Store links in a text that lead nowhere, or elsewhere than they seem to.
package enum LinkCheck {
  package static func run(_ text: String, path: String, into diagnostics: inout Diagnostics) {
    for candidate in LinkFinder(text).candidates {
      guard let message = message(candidate) else { continue }
      let place = SourceLocation(path: path, line: candidate.line, column: candidate.column)
      diagnostics.add(message, at: place)
    }
  }

  private static func message(_ candidate: LinkFinder.Candidate) -> Diagnostic.Message? {
    do {
      let link = try AppStoreLink(candidate.text)
      return LinkHost(candidate.text).isLegacy ? .legacy(link) : nil
    } catch {
      switch error {
      case .foreignHost, .unicodeHost, .userInfo:
        return LinkHost(candidate.text).resemblesStore ? .lookAlike(error) : nil
      case .scheme, .page, .noApp: return nil
      // What a program fills in is not there to be read.
      case _ where candidate.isTemplate: return nil
      case .malformed: return LinkHost(candidate.text).isStore ? .wrongPart(error) : nil
      case .missingID: return .missingID(error)
      case .country(let code): return .unknownCountry(error, code)
      case .id, .customPage, .tokenWithoutProvider, .campaignToken, .code, .bundleID, .parameter:
        return .wrongPart(error)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func legacy(_ link: AppStoreLink) -> Self {
    .error("link-legacy", "itunes.apple.com only redirects: write \(link)")
  }

  fileprivate static func lookAlike(_ error: AppStoreLinkError) -> Self {
    .error("link-look-alike", "this only looks like an App Store link: \(error)")
  }

  fileprivate static func missingID(_ error: AppStoreLinkError) -> Self {
    .error("link-id-missing", "\(error)")
  }

  fileprivate static func unknownCountry(_ error: AppStoreLinkError, _ code: String) -> Self {
    let meant = StoreCountry.closest(to: code).map { "did you mean \($0) (\($0.name))?" }
    return .error(
      "link-country", "\(error): \(meant ?? "write another, or leave it out")")
  }

  fileprivate static func wrongPart(_ error: AppStoreLinkError) -> Self {
    .error("link-part", "\(error)")
  }
}
