import PlauditModel

package enum Checks {
  /// Every check, in the order in which people read about them.
  package static var all: [any Check.Type] { plurals + arguments + syntax + keys + texts }

  package static var plurals: [any Check.Type] {
    [
      PluralMissing.self, PluralMissingMillion.self, PluralMissingDecimal.self,
      PluralUnused.self, PluralOtherMissing.self, PluralNumberDropped.self,
      PluralNumberless.self, PluralZeroAsOne.self, PluralShadowed.self,
      PluralZeroCategory.self, PluralAllSame.self, PluralLost.self, PluralByHand.self,
      OrdinalMissing.self,
    ]
  }

  package static var arguments: [any Check.Type] {
    [
      ArgumentMissing.self, ArgumentExtra.self, ArgumentTypeDiffers.self,
      ArgumentConflict.self, ArgumentOrder.self, ArgumentRepeated.self, SpecifierBroken.self,
      PercentUnescaped.self, SubstitutionUndefined.self, SubstitutionUnused.self,
      SelectOptions.self, OffsetChanged.self, NumberStyleChanged.self,
    ]
  }

  package static var syntax: [any Check.Type] {
    [BraceStray.self, QuoteUnclosed.self, ApostropheSwallows.self, HashOutsidePlural.self]
  }

  package static var keys: [any Check.Type] {
    [
      KeyMissing.self, KeyExtra.self, KeyStale.self, Untranslated.self, Empty.self,
      StateUnfinished.self, StateUnknown.self, StateDraft.self, LocaleInvalid.self,
      LocaleUnknown.self,
      LocaleNoncanonical.self, LocaleDuplicate.self,
    ]
  }

  package static var texts: [any Check.Type] {
    [
      EdgeSpace.self, DoubleSpace.self, EndPunctuation.self, Ellipsis.self,
      ControlCharacter.self, BidiUnbalanced.self, BidiOverride.self, InvisibleCharacter.self,
      NotNFC.self, ScriptUnexpected.self, MixedScript.self, MarkupMismatch.self,
      LinkMismatch.self, TooLong.self, CommentMissing.self, TranslationOutdated.self,
    ]
  }
}
