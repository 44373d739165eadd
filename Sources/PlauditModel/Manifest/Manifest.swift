package import PlauditKit

/// What `plaudit.yaml` says.
package struct Manifest: Sendable {
  /// The file.
  package let location: SourceLocation
  /// Apple's number for the app; 0 where the manifest names none.
  package let appID: Located<UInt64>
  package let appName: AppName?
  /// In the order written, each once.
  package let storefronts: [Located<StoreCountry>]
  /// A canonical BCP 47 tag.
  package var sourceLanguage: Located<String>
  /// Canonical BCP 47 tags, each once; nil where the languages are those that have a file.
  package let languages: [Located<String>]?
  /// Whether the app speaks every language that there are included words in, a file or not.
  package let speaksAllLanguages: Bool
  /// What is included of the words that come with Plaudit.
  package let include: [Located<Inclusion>]
  /// The folder of locale files; nil where none is named.
  package let messages: Located<String>?
  package let links: Links
  /// `nil` where the app does not ask for reviews.
  package let reviewPrompt: ReviewPrompt?
  package let generate: Generation
  package let validate: Validation

  package init(
    location: SourceLocation, appID: Located<UInt64>, appName: AppName?,
    storefronts: [Located<StoreCountry>], sourceLanguage: Located<String>,
    languages: [Located<String>]?, speaksAllLanguages: Bool = false,
    include: [Located<Inclusion>] = [], messages: Located<String>?, links: Links,
    reviewPrompt: ReviewPrompt? = nil, generate: Generation, validate: Validation = Validation()
  ) {
    self.location = location
    self.appID = appID
    self.appName = appName
    self.storefronts = storefronts
    self.sourceLanguage = sourceLanguage
    self.languages = languages
    self.speaksAllLanguages = speaksAllLanguages
    self.include = include
    self.messages = messages
    self.links = links
    self.reviewPrompt = reviewPrompt
    self.generate = generate
    self.validate = validate
  }

  /// Whether Swift can be made of it. It is for checks alone otherwise.
  package var hasApp: Bool { appID.value > 0 }

  /// The source language where the manifest itself tells it.
  package var writtenSourceLanguage: String? {
    sourceLanguage.location == location ? nil : sourceLanguage.value
  }

  /// Messages that come with Plaudit.
  package enum Inclusion: String, Sendable, CaseIterable {
    case ratings
  }

  /// What `plaudit validate` makes of findings.
  package struct Validation: Sendable {
    /// By the id of a check.
    package let severities: [String: Located<Severity>]
    /// The file of findings that are known already, beside the manifest.
    package let baseline: Located<String>?
    /// Texts that may be the same in all languages.
    package let names: Set<String>

    package enum Severity: String, Sendable, CaseIterable {
      case error, warning, note, off
    }

    package init(
      severities: [String: Located<Severity>] = [:], baseline: Located<String>? = nil,
      names: Set<String> = []
    ) {
      self.severities = severities
      self.baseline = baseline
      self.names = names
    }
  }

  /// How the generated Swift looks.
  package struct Generation: Sendable, Hashable {
    package enum Access: String, Sendable, CaseIterable {
      case `internal`, package, `public`
    }

    package let access: Access
    /// The type that holds the links.
    package let links: String
    /// The type that holds the messages.
    package let texts: String
    /// The name for the type of the events.
    package let events: String
    /// Whether texts in another direction are kept from reordering the sentence around them.
    package let isolates: Bool

    package init(
      access: Access = .internal, links: String = "StoreLink", texts: String = "StoreText",
      events: String = "ReviewEvent", isolates: Bool = true
    ) {
      self.access = access
      self.links = links
      self.texts = texts
      self.events = events
      self.isolates = isolates
    }
  }
}
