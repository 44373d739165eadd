/// What the id of a unit says: the key, and which of the key's texts the unit has.
///
/// Xcode writes `key|==|device.ipad.plural.one` and `key|==|substitutions.name.plural.other` for
/// String Catalogs, and for a `.stringsdict` the path in the property list:
/// `/key:dict/NSStringLocalizedFormatKey:dict/:string`, `/key:dict/name:dict/one:dict/:string`.
struct XLIFFUnitID {
  let key: String
  let steps: [Step]

  enum Step: Hashable {
    /// The word may be no category.
    case plural(String)
    /// By the device, or by the room that there is.
    case device(String)
    case variable(String)
  }

  /// A path with more steps is no path of either grammar.
  private static let mostSteps = 6

  init(_ id: String) {
    if let (key, steps) = Self.propertyListPath(id) ?? Self.catalogPath(id) {
      (self.key, self.steps) = (key, steps)
    } else {
      (key, steps) = (id, [])
    }
  }

  private static func catalogPath(_ id: String) -> (String, [Step])? {
    guard id.utf8.contains(UInt8(ascii: "|")), let mark = id.ranges(of: "|==|").last else {
      return nil
    }
    var words = id[mark.upperBound...].split(separator: ".", omittingEmptySubsequences: false)[...]
    var steps: [Step] = []
    while let kind = words.popFirst() {
      guard steps.count < mostSteps else { return nil }
      switch (kind, words.popFirst()) {
      case ("plural", let word?): steps.append(.plural(String(word)))
      case ("device", let word?), ("width", let word?): steps.append(.device(String(word)))
      case ("substitutions", let word?):
        // A name may have dots; Xcode writes it between @ then.
        var name = String(word)
        while let next = words.first, next != "plural", next != "device" {
          name += "." + next
          words.removeFirst()
        }
        let isQuoted = name.count > 2 && name.hasPrefix("@") && name.hasSuffix("@")
        steps.append(.variable(isQuoted ? String(name.dropFirst().dropLast()) : name))
      default: return nil
      }
    }
    // A variable has forms.
    if case .variable = steps.last { return nil }
    return (String(id[..<mark.lowerBound]), steps)
  }

  private static func propertyListPath(_ id: String) -> (String, [Step])? {
    let end = ":dict/:string"
    guard id.hasPrefix("/"), id.hasSuffix(end) else { return nil }
    var parts = id.dropFirst().dropLast(end.count).split(
      separator: ":dict/", maxSplits: mostSteps + 1, omittingEmptySubsequences: false)[...]
    guard parts.count <= mostSteps, let key = parts.popFirst() else { return nil }
    var steps: [Step] = []
    while let part = parts.popFirst() {
      switch part {
      case "NSStringLocalizedFormatKey": break
      case "NSStringDeviceSpecificRuleType", "NSStringVariableWidthRuleType":
        guard let word = parts.popFirst() else { return nil }
        steps.append(.device(String(word)))
      default:
        guard let word = parts.popFirst() else { return nil }
        steps += [.variable(String(part)), .plural(String(word))]
      }
    }
    return (String(key), steps)
  }
}
