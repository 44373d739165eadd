/// When to ask people for a review, as data: a ``Policy`` says when, a ``State`` is what happened so
/// far, and ``decide(_:_:at:in:)`` answers ask, not now or never, with a ``Verdict`` for each rule.
///
/// All of it is values and pure functions. ``Keeper`` adds what remembers: one actor with a store.
///
/// Apple's rules, which no policy can lift:
/// - A request has no result. Nobody learns whether the prompt was shown; what is recorded is the
///   attempt.
/// - At most three prompts in 365 days are shown, and none in TestFlight.
/// - A button never requests a review. It opens the page of the App Store to write one.
/// - No question comes before the prompt, and nothing sorts people by mood: rules look at what people
///   did, never at what they said or feel.
public enum ReviewPrompt {}
