import PlauditModel
import TestSupport
import Testing

/// What the commands tell never steers the terminal, whatever is in logs, states and manifests.
struct HostileTerminalTests {
  @Test func hostileLogsStatesAndCommandLines() throws {
    var strings = HostileStrings(seed: 81, without: ["\0"])
    for _ in 0..<(LongRun.isOn ? 200 : 5) {
      let hostile = strings.next() + "\u{1B}[31m\u{9B}\u{202E}"
      let event = YAMLText.quoted(hostile.filter { !$0.isNewline } + "a")
      let quoted = hostile.replacingScalars { $0 == "\"" ? "\"\"" : nil }
      let files = [
        "log.csv": "time,kind,name\n2026-03-01T09:00:00Z,event,\"\(quoted)\"\n"
          + "2026-03-01T09:01:00Z,screen,\"\(quoted)\"\n2026-03-01T09:02:00Z,\(hostile)\n",
        "state.json": "{\"format\": 1, \"state\": {\"\(hostile)",
        "plaudit.yaml":
          "app: {id: 1}\nreview-prompt: {ask-after: [\(event)], needs: {\(event): 3}}\n",
      ]
      for words in [
        ["simulate", "--log", "@log.csv"], ["simulate", "--log", "@log.csv", "--json"],
        ["simulate", "@plaudit.yaml"], ["simulate", "--manifest", "@plaudit.yaml"],
        ["explain", "--state", "@state.json"], ["explain", "--manifest", "@plaudit.yaml"],
        ["explain", "--preset", hostile], ["explain", "--at", hostile], [hostile],
        ["explain", "--app-version", hostile], ["presets", hostile], ["simulate", "--\(hostile)"],
      ] {
        let run = try Run(words, files: files)
        for text in run.output + run.reports {
          #expect(
            !text.unicodeScalars.contains { $0.steersTerminals && $0 != "\n" && $0 != "\t" },
            "\(words.map(\.debugDescription)): \(text.debugDescription)")
        }
      }
    }
  }
}
