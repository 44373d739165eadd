import PlauditCommands
import TestSupport
import Testing

/// Alone in its process, as Scripts/hardening/leaks.sh runs it: other tests take memory too.
@Suite(.enabled(if: LongRun.isOn, "Scripts/hardening/leaks.sh"))
struct LeakTests {
  private static let project = [
    "plaudit.yaml": """
    app: {id: 1, name: App}
    storefronts: [us, de]
    source-language: en
    languages: [en, de, ru, ar]
    include: [ratings]
    """,
    "Locales/en.yaml": "greeting: Hello\nvotes: {one: '{n} vote', other: '{n} votes'}\n",
    "Locales/de.yaml": "greeting: ' Hallo'\nvotes: {one: '{n} Stimme', other: '{n} Stimmen'}\n",
  ]

  private static func generate(_ times: Int) {
    for _ in 1...times {
      let files = MemoryFiles(project)
      let run = Run("generate", "plaudit.yaml", "--output", "Plaudit.swift", files: files)
      #expect(run.status == .success)
      #expect(files.written == ["Plaudit.swift"])
    }
  }

  @Test func tenThousandRunsInOneProcessLeaveNothingBehind() {
    Self.generate(1000)
    guard let before = Memory.resident else { return }
    Self.generate(10_000)
    let growth = (Memory.resident ?? 0) - before
    print("memory after 1,000 runs: \(before >> 10) kB; 10,000 runs later: \(growth >> 10) kB more")
    #expect(growth < 4 << 20)
  }
}
