import PlauditCommands
import PlauditModel
import Testing

struct ReviewPromptGenerationTests {
  /// What is generated from a manifest with these lines.
  private func generated(_ lines: String) throws -> (text: String, reports: [String]) {
    let files = MemoryFiles(["plaudit.yaml": "app: {id: 1}\n" + lines])
    let run = Run("generate", "plaudit.yaml", "--output", "o.swift", files: files)
    #expect(run.status == .success)
    return (try #require(files.text("o.swift")), run.reports)
  }

  @Test func anAppThatNeverAsksNeedsNoEngine() throws {
    let text = try generated("").text
    #expect(!text.contains("PlauditPrompts"))
    #expect(!text.contains("ReviewPrompt"))
  }

  @Test func onlyWhatIsWrittenIsPassedOn() throws {
    let text = try generated("review-prompt: {ask-after: [finished-task]}\n").text
    #expect(text.contains("\nimport Foundation\nimport PlauditKit\nimport PlauditPrompts\n"))
    #expect(
      text.hasSuffix(
        """

        /// What people do in the app that counts for asking them for a review.
        typealias ReviewEvent = ReviewPrompt.Event

        extension ReviewPrompt.Event {
          /// `finished-task` counts, and may ask.
          static let finishedTask = ReviewPrompt.Event("finished-task")
        }

        extension ReviewPrompt.Policy {
          /// When the app asks for a review.
          static let app = ReviewPrompt.Policy(
            askAfter: [.finishedTask],
            needs: [])
        }

        """), "\(text)")
  }

  @Test(arguments: Manifest.ReviewPrompt.Preset.allCases)
  private func presets(preset: Manifest.ReviewPrompt.Preset) throws {
    let (text, reports) = try generated("review-prompt: \(preset.rawValue)\n")
    #expect(text.contains("  static let app = ReviewPrompt.Preset.\(preset).policy\n"))
    for event in preset.events {
      #expect(
        text.contains("  static let \(event.name) = ReviewPrompt.Event(\"\(event.key)\")\n"))
    }
    #expect(reports.count == (preset.plain == nil ? 0 : 1))
  }

  @Test func accessAndNameAreTheManifests() throws {
    let text = try generated(
      "review-prompt: donations\ngenerate: {access: package, events: AppEvent}\n"
    ).text
    #expect(text.contains("\npackage import PlauditPrompts\n"))
    #expect(text.contains("\npackage typealias AppEvent = ReviewPrompt.Event\n"))
    #expect(text.contains("\n  package static let endedWalk = "))
    #expect(text.contains("\n  package static let app = "))
  }
}
