import PlauditCommands

extension HeldFiles {
  /// Makes Swift of the manifest, for one input of 32: it costs a hundred times what reading does.
  func generate(from bytes: [UInt8]) {
    guard bytes.reduce(0, { $0 &+ $1 }) % 32 == 0 else { return }
    run("validate", "plaudit.yaml")
    if run("generate", "plaudit.yaml", "--output", "Out.swift") == .success {
      GeneratedSwift.require(files["Out.swift"])
    }
  }
}

/// What must hold for all Swift that is generated.
enum GeneratedSwift {
  /// No character of a user's may stand in it that hides or ends anything.
  static func require(_ bytes: [UInt8]?) {
    guard let bytes, let text = String(validating: bytes, as: UTF8.self) else {
      fatalError("broken: nothing was generated, or no UTF-8")
    }
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0A: break
      case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
        fatalError("broken: U+\(String(scalar.value, radix: 16)) stands in generated Swift")
      default: break
      }
    }
  }
}
