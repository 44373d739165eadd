import Testing

@testable import PlauditCommands

/// Two runs at once: what another has written between this one's reading and its writing.
struct MeanwhileTests {
  private static let files = [
    "Locales/en.yaml": "greeting: Hello\n", "Locales/de.yaml": "greeting: \" Hallo\"\n",
    "saved.yaml": """
    changes:
      language: de
      messages:
        greeting: {was: " Hallo", text: Guten Tag}
    """,
    "Locales/plaudit.lock": "",
  ]

  @Test(
    arguments: [
      (["fix", "Locales", "--write"], "Locales/de.yaml"),
      (["import", "saved.yaml", "--into", "Locales"], "Locales/de.yaml"),
      (["accept", "--in", "Locales"], "Locales/plaudit.lock"),
      (["init", "--id", "1", "--name", "A", "--languages", "en"], "plaudit.yaml"),
    ])
  func theOthersWorkStays(words: [String], path: String) {
    let files = MemoryFiles(Self.files)
    files.meanwhile[path] = "# another run\n"
    let run = Run(words, files: files)
    #expect(run.status == .usage)
    #expect(
      run.reports == ["plaudit \(words[0]): \(path): has changed meanwhile; run the same again"])
    #expect(files.text(path) == "# another run\n")
    #expect(files.written == [])

    let alone = MemoryFiles(Self.files)
    #expect(Run(words, files: alone).status == .success)
    #expect(alone.written.first == path)
  }
}
