import PlauditModel

extension Command {
  static let words = Command(
    Usage(
      name: "words",
      summary: "show the ready words that a manifest can include",
      synopsis: "plaudit words [LANGUAGE]",
      about: """
        Prints the words that `include: [ratings]` gives a LANGUAGE, every form with sample numbers, as
        Markdown. Without a LANGUAGE it prints a line for each that has words: the tag, the name, and
        draft or reviewed, with tabs between.
        """,
      operands: .languages),
    run: { options, environment throws(CommandFailure) in
      guard options.operands.count <= 1 else { throw .usage("one LANGUAGE at most") }
      guard let word = options.operands.first else {
        for document in WordsDocument.languages.compactMap({ WordsDocument($0) }) {
          try environment.print("\(document.language)\t\(document.name)\t\(document.state)")
        }
        return .success
      }
      let language = try LanguageOperand(word, environment.console).tag
      guard let document = WordsDocument(language) else {
        environment.console.report("plaudit words: there are no words in \(language)")
        return .faults
      }
      try environment.print(document.markdown)
      return .success
    })
}
