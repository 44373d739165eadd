import PlauditCommands
import PlauditModel
import TestSupport
import Testing

/// What commands tell never steers the terminal that shows it, whatever is in files, in their names
/// and on the command line.
struct HostileTerminalTests {
  private static let rounds = LongRun.isOn ? 200 : 4

  private func expectPlain(
    _ run: Run, _ words: [String], sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    for text in run.output + run.reports {
      let steering = text.unicodeScalars.filter {
        $0.steersTerminals && $0 != "\n" && $0 != "\t" && !$0.isIsolate
      }
      #expect(
        steering.isEmpty, "\(words.map(\.debugDescription)): \(text.debugDescription)",
        sourceLocation: sourceLocation)
    }
  }

  @Test func hostileTextsAndKeys() {
    for round in 0..<Self.rounds {
      let project = HostileProject(20, seed: 7_000 + UInt64(round) * 2)
      let key = project.keys[0]
      for words in [
        ["validate", "plaudit.yaml", "--notes"], ["validate", "--format", "json"],
        ["validate", "--format", "sarif"], ["validate", "--format", "github"],
        ["preview", "--locale", "ru"], ["preview", "--json"], ["preview", "--pseudo"],
        ["render", "--locale", "en", "--manifest", "plaudit.yaml", key, "n=1", "s=\u{1B}[0m"],
        ["render", "--locale", "en", "--manifest", "plaudit.yaml", "\u{1B}" + key],
        ["fix"], ["fix", "--write"], ["accept"], ["accept", key], ["accept", "\u{9B}" + key],
        ["generate", "plaudit.yaml", "--output", "Out.swift"], ["doctor"],
        ["export", "--to", "xliff", "--output", "out"],
        ["export", "--to", "stringsdict", "--output", "out\u{1B}[2J"],
        ["import", "Locales", "--into", "Locales", "--dry-run"],
        ["link", "plaudit.yaml"],
      ] {
        expectPlain(Run(words, files: MemoryFiles(project.files)), words)
        expectPlain(Run(words, files: MemoryFiles(project.plainFiles)), words)
      }
    }
  }

  @Test func hostileNamesOfFilesAndBrokenFiles() {
    var strings = HostileStrings(seed: 71, without: ["/", "\0"])
    for _ in 0..<Self.rounds {
      let name = strings.next() + "\u{1B}[31m\u{202E}"
      let hostile = strings.next()
      let formats = [
        "\(name).xcstrings": "{\"strings\": {\"\(name)\": \(hostile)",
        "\(name)/plaudit.yaml": "app: {id: \(hostile)}\nxx\(hostile): 1\n",
        "\(name)/Locales/en.yaml": "a: \(hostile)\n\(hostile): {text: 1, \(hostile): 2}\n",
        "en.lproj/\(name).strings": "\"\(hostile) = \(hostile);",
        "\(name).xliff": "<xliff><\(hostile)>",
        "en.lproj/\(name).stringsdict": "<plist><dict><key>\(hostile)</key></dict></plist>",
      ]
      let paths = Array(formats.keys)
      for words in [["validate"] + paths, ["validate", "--format", "github"] + paths]
        + paths.flatMap({ path in
          [
            ["preview", path], ["fix", path], ["accept", "--in", path],
            ["import", path, "--into", path],
            ["export", path, "--to", "yaml", "--output", name],
            ["generate", path, "--output", name],
            ["doctor", path],
          ]
        })
      {
        expectPlain(Run(words, files: MemoryFiles(formats)), words)
      }
    }
  }

  @Test func hostileCommandLines() {
    var strings = HostileStrings(seed: 72)
    let commands = [
      "accept", "doctor", "export", "fix", "generate", "import", "init", "link", "plural",
      "preview",
      "render", "storefronts", "validate", "words", "",
    ]
    for _ in 0..<Self.rounds {
      for command in commands {
        let word = strings.next() + "\u{1B}[31m\u{9B}\u{202E}"
        for words in [
          [command, word], [command + word], [command, "--\(word)", "a"],
          [command, "--locale", word],
          [command, "en", word], [command, "--to", word, "--output", word],
          [command, "--id", word],
          [command, "--format", word], [command, "--only", word], [command, "--pattern", word],
          [command, "--locale", "en", "--pattern", word], [command, "--kind", word, "1"],
          [command, "--storefront", word, "1"], [command, "--campaign", word, "1"],
          [command, "--numbers", word], [command, "--as", word, "-"],
        ] {
          expectPlain(Run(words), words)
        }
      }
    }
  }
}
