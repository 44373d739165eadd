import PlauditModel

/// The lines of a file, for looking whether diagnostics lie in it.
struct Places {
  private let path: String
  private let bytes: [UInt8]
  /// How many characters each line has; `nil` where the file is no UTF-8, and readers decode it.
  private let lengths: [Int]?

  init(_ bytes: [UInt8], path: String) {
    self.path = path
    self.bytes = bytes
    lengths = String(validating: bytes, as: UTF8.self).map { text in
      var lengths = [0]
      for scalar in text.unicodeScalars {
        if scalar == "\n" || scalar == "\r" {
          lengths.append(0)
        } else {
          lengths[lengths.count - 1] += 1
        }
      }
      return lengths
    }
  }

  func require(_ diagnostics: Diagnostics) {
    for diagnostic in diagnostics.sorted where diagnostic.location.path == path {
      let place = diagnostic.location
      FuzzTargets.require(place.line >= 1 && place.column >= 1, "\(diagnostic)")
      if let lengths {
        FuzzTargets.require(
          place.line <= lengths.count && place.column <= bytes.count + 2, "\(diagnostic)")
      } else {
        FuzzTargets.require(
          place.line <= bytes.count + 1 && place.column <= bytes.count + 2, "\(diagnostic)")
      }
    }
  }
}
