#if canImport(Observation)
  import PlauditKit
  import TestSupport
  import Testing

  @testable import PlauditRatings

  /// The model as views use it.
  @MainActor struct ModelTests {
    private func model(
      _ transport: ScriptedTransport, of link: AppStoreLink = AppStoreLink(.product(app: app))
    ) -> RatingsModel {
      RatingsModel(
        of: link, in: .de,
        lookup: RatingsLookup(
          cache: nil, patience: RatingsLookup.Patience(tries: 1), endpoint: .apple,
          transport: transport, surroundings: RatingsLookup.Surroundings(VirtualTime()),
          limit: RequestLimit()))
    }

    @Test func ratingsStayUntilThereAreBetterOnes() async {
      let transport = ScriptedTransport(.status(500))
      let model = model(transport)
      #expect(model.phase == .loading)
      await model.load()
      #expect(model.phase == .failed(.status(500)))
      transport.set(.ratings(5))
      await model.load()
      #expect(model.phase.ratings?.count() == 5)
      transport.set(.status(500))
      await model.load()
      #expect(model.phase.ratings?.count() == 5)
    }

    @Test func aCancelledLoadChangesNothing() async {
      let model = model(ScriptedTransport(.failure(.cancelled)))
      await model.load()
      #expect(model.phase == .loading)
    }

    @Test func aLinkToNoAppHasNoRatings() async {
      let transport = ScriptedTransport(.body(#"{"resultCount":0,"results":[]}"#))
      let model = model(transport, of: AppStoreLink(.developer(1)))
      await model.load()
      #expect(model.phase == .failed(.notAvailable(.de)))
    }
  }
#endif
