"""The commands that write, each with the files that it begins from."""
MANIFEST = "app: {id: 1, name: App}\nsource-language: en\nlanguages: [en, de, ru]\n"

FILES = {
    "plaudit.yaml": MANIFEST,
    "Locales/en.yaml": "greeting: Hello\nvotes: {one: '{n} vote', other: '{n} votes'}\n",
    "Locales/de.yaml": "greeting: ' Hallo'\nvotes: {one: '{n} Stimme', other: '{n} Stimmen'}\n",
    "Locales/ru.yaml": "greeting: 'Привет '\n"
    "votes: {one: '{n} голос', few: '{n} голоса', many: '{n} голосов', other: '{n} голоса'}\n",
}

CHANGES = """changes:
  language: de
  messages:
    greeting:
      was: ' Hallo'
      text: Guten Tag
"""

CATALOG = """{
  "sourceLanguage" : "en",
  "strings" : {
    "greeting" : {
      "localizations" : {
        "de" : { "stringUnit" : { "state" : "translated", "value" : " Hallo" } },
        "en" : { "stringUnit" : { "state" : "translated", "value" : "Hello" } }
      }
    }
  },
  "version" : "1.0"
}
"""


class Scenario:
    """A command, and the files that it begins from. Files that a link leads to are of mode 640."""

    def __init__(self, name, words, more=None, without=(), status=0):
        self.name = name
        self.words = words.split()
        self.files = {k: v for k, v in {**FILES, **(more or {})}.items() if k not in without}
        self.status = status


ALL = [
    Scenario("generate", "generate plaudit.yaml --output Plaudit.swift"),
    Scenario(
        "generate, over a link", "generate plaudit.yaml --output Plaudit.swift",
        {"Plaudit.swift": "-> inner/Real.swift", "inner/Real.swift": "// old\n"}),
    Scenario("fix --write", "fix --write"),
    Scenario("fix --write, a String Catalog", "fix A.xcstrings --write", {"A.xcstrings": CATALOG}),
    Scenario("import", "import saved.yaml --into Locales", {"saved.yaml": CHANGES}),
    Scenario("accept", "accept"),
    Scenario("accept, over a lock", "accept", {"Locales/plaudit.lock": "# old\n"}),
    Scenario("export, xcstrings", "export --to xcstrings --output Out.xcstrings"),
    Scenario("export, stringsdict", "export --to stringsdict --output out"),
    Scenario("export, xliff", "export --to xliff --output out"),
    Scenario("export, yaml", "export --to yaml --output out"),
    Scenario("preview --html", "preview --html pages"),
    Scenario("init", "init --id 1 --name App --languages en,de", without=FILES),
    Scenario("validate --write-baseline", "validate --write-baseline known.json"),
]
