/// The keys that a mapping may have.
package struct KeyTable: Sendable {
  package struct Key: Sendable {
    package let name: String
    package let shape: Shape
    package let isRequired: Bool
    /// A sentence or two for those who write the file.
    package let about: String

    package init(_ name: String, _ shape: Shape, isRequired: Bool = false, _ about: String) {
      self.name = name
      self.shape = shape
      self.isRequired = isRequired
      self.about = about
    }
  }

  /// Keys that people make up.
  package struct Others: Sendable {
    /// A regular expression; `nil` where every key is good.
    package let pattern: String?
    /// Words that mean something else. Keys that are known need not be left out.
    package let except: [String]
    package let shape: Shape
    package let about: String

    package init(
      matching pattern: String? = nil, except: [String] = [], _ shape: Shape, _ about: String
    ) {
      self.pattern = pattern
      self.except = except
      self.shape = shape
      self.about = about
    }
  }

  package let keys: [Key]
  package let others: Others?
  /// How many keys there may be, those that people make up counted.
  package let count: ClosedRange<Int>
  package let names: [String]
  package let required: [String]

  package init(_ keys: [Key], others: Others? = nil, count: ClosedRange<Int> = 0...Int.max) {
    self.keys = keys
    self.others = others
    self.count = count
    names = keys.map(\.name)
    required = keys.filter(\.isRequired).map(\.name)
  }
}
