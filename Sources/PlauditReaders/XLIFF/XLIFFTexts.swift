import PlauditKit
import PlauditModel

/// Puts the texts of one key together, each of which has a unit of its own.
struct XLIFFTexts {
  private let document: XMLDocument
  private let side: XLIFFSide

  init(_ document: XMLDocument, _ side: XLIFFSide) {
    self.document = document
    self.side = side
  }

  private struct Leaf {
    var steps: ArraySlice<XLIFFUnitID.Step>
    let text: PlacedText
    /// Where the unit begins.
    let offset: Int
  }

  /// - Returns: `nil` where there is no text.
  func text(
    of entry: XLIFFEntry, _ language: Language, faults: inout [VariedTextAssembler.Fault]
  ) -> WrittenText? {
    var leaves: [Leaf] = []
    var state: WrittenText.State?
    for unit in entry.units {
      guard let element = document.element(side.name, of: unit.element) else { continue }
      let read = XLIFFState(document.attribute("state", of: element))
      let text = document.text(of: element)
      // Many programs write an empty target for a text that nobody has translated yet.
      if side == .target, text.bytes.isEmpty, !read.isFinished { continue }
      // The least finished form decides for the text.
      if state == nil || state == .translated { state = read.state }
      leaves.append(
        Leaf(steps: unit.steps[...], text: text, offset: document.offset(of: unit.element)))
    }
    guard let content = content(leaves) else { return nil }
    return VariedTextAssembler.text(
      content, language, state: state, in: document, at: leaves[0].offset, faults: &faults)
  }

  private func content(_ leaves: [Leaf]) -> VariedText? {
    var plain: PlacedText?
    var plurals: [(String, [Leaf])] = []
    var devices: [(String, [Leaf])] = []
    var variables: [(String, [Leaf])] = []
    for (step, leaves) in grouped(leaves) {
      switch step {
      case nil: plain = leaves[0].text
      case .plural(let word): plurals.append((word, leaves))
      case .device(let word): devices.append((word, leaves))
      case .variable(let name): variables.append((name, leaves))
      }
    }
    // Variations are for what a plain text does not fit.
    let content =
      choice(.device, devices) { .option($0) }.map(VariedText.choice)
      ?? pluralChoice(plurals).map(VariedText.choice) ?? plain.map(VariedText.text)
    let read = variables.compactMap { name, leaves in
      forms(of: leaves).map {
        FormatVariable(
          name: name, offset: leaves[0].offset, type: .integer, specifier: nil, forms: $0)
      }
    }
    // Variables without the text that refers to them say nothing.
    return read.isEmpty ? content : content.map { .scope(read, $0) }
  }

  private func pluralChoice(_ forms: [(String, [Leaf])]) -> VariedChoice? {
    choice(.plural(.cardinal), forms) { PluralCategory(rawValue: $0).map { .category($0) } }
  }

  private func forms(of leaves: [Leaf]) -> VariedChoice? {
    if case .choice(let choice) = content(leaves) { choice } else { nil }
  }

  private func choice(
    _ kind: WrittenChoice.Kind, _ forms: [(String, [Leaf])],
    _ selector: (String) -> WrittenChoice.Selector?
  ) -> VariedChoice? {
    let branches = forms.compactMap { word, leaves -> VariedChoice.Branch? in
      guard let selector = selector(word), let text = content(leaves) else { return nil }
      return .init(selector: selector, offset: leaves[0].offset, text: text)
    }
    guard let first = branches.first else { return nil }
    return VariedChoice(kind: kind, branches: branches, offset: first.offset)
  }

  /// By the next step, which is taken off. In the order of the file.
  private func grouped(_ leaves: [Leaf]) -> [(step: XLIFFUnitID.Step?, leaves: [Leaf])] {
    var groups: [(step: XLIFFUnitID.Step?, leaves: [Leaf])] = []
    var positions: [XLIFFUnitID.Step?: Int] = [:]
    for var leaf in leaves {
      let step = leaf.steps.popFirst()
      if let position = positions[step] {
        groups[position].leaves.append(leaf)
      } else {
        positions[step] = groups.count
        groups.append((step, [leaf]))
      }
    }
    return groups
  }
}
