import PlauditModel

/// One text of a file for translators.
struct XLIFFUnit {
  let element: XMLDocument.Index
  let steps: [XLIFFUnitID.Step]
  let isTranslatable: Bool
}

/// The units of one key, in the order of the file.
struct XLIFFEntry {
  let key: String
  var units: [XLIFFUnit]
}

/// What a unit's texts are, as `<source>` and `<target>` of a language.
enum XLIFFSide {
  case source, target

  var name: StaticString { self == .source ? "source" : "target" }
}
