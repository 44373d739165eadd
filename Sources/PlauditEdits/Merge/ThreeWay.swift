/// Merges one text: what is here, what comes, and what both began with.
package enum ThreeWay {
  /// What both sides began with.
  package enum Base<Text: Equatable> {
    case unknown
    /// `nil` where there was no text.
    case known(Text?)
  }

  package enum Outcome {
    /// Both say the same.
    case same
    /// Only what comes has changed.
    case take
    /// Only what is here has changed.
    case keep
    /// Both have changed, or it is not known which one has.
    case conflict
  }

  package static func outcome<Text: Equatable>(
    here: Text?, coming: Text, base: Base<Text>
  ) -> Outcome {
    if here == coming { return .same }
    switch base {
    case .unknown: return here == nil ? .take : .conflict
    case .known(let base):
      if here == base { return .take }
      return coming == base ? .keep : .conflict
    }
  }
}
