import PlauditChecks
import PlauditModel
import PlauditReaders

/// What stands beside a fuzzed file.
enum Sample {
  static let manifestText = "app: {id: 1, name: App}\nlanguages: [en, ru]\n"

  static let manifest: Manifest? = {
    var ignored = Diagnostics()
    return ManifestReader.read(
      Array(manifestText.utf8), path: "plaudit.yaml", canonicalTag: ICU.canonicalTag,
      checkIDs: Checks.ids, into: &ignored)
  }()

  static let locales = [
    "Locales/en.yaml": """
    rate: Rate {app}
    votes: {one: "{n} vote", other: "{n} votes"}
    hello:
      comment: A greeting
      text: "Hello, {name}"

    """,
    "Locales/ru.yaml": """
    # ours
    rate: Оценить {app}
    votes: {one: "{n} голос", few: "{n} голоса", many: "{n} голосов", other: "{n} голоса"}

    """,
  ]

  static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "rate" : {
          "localizations" : {
            "sl" : {
              "stringUnit" : { "state" : "translated", "value" : "Oceni" }
            }
          }
        },
        "%lld votes" : {
          "localizations" : {
            "en" : {
              "variations" : { "plural" : {
                "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld vote" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld votes" } }
              } }
            }
          }
        }
      },
      "version" : "1.0"
    }

    """
}
