import PlauditCommands
import Testing

struct RenderTests {
  @Test(arguments: [
    ("es", "{n, number}", "n=1234", "1234"), ("es", "{n, number}", "n=12345", "12.345"),
    ("hi", "{n, number}", "n=12345678", "1,23,45,678"),
    ("ar-EG", "{n, number}", "n=1234", "١٬٢٣٤"), ("pl", "{n}", "n=1234", "1234"),
    ("pt-PT", "{n}", "n=1234", "1234"), ("de-CH", "{n}", "n=1234", "1’234"),
    ("fa", "{n}", "n=1234", "۱٬۲۳۴"), ("my", "{n}", "n=1234", "၁,၂၃၄"),
    ("en", "{n}", "n=-1.5", "-1.5"), ("en", "{n}", "n=1e3", "1,000"), ("en", "{n}", "n=x", "x"),
    ("en", "{n}", "n=", ""), ("en", "{n}", "n=a=b", "a=b"), ("en", "{n}", "n=inf", "inf"),
    (
      "ru", "{count, plural, one {# оценка} few {# оценки} other {# оценок}}", "count=21",
      "21 оценка"
    ),
    ("en", "{n, select, 1 {one} other {other}}", "n=1", "one"),
  ])
  func patterns(language: String, pattern: String, value: String, text: String) {
    let run = Run("render", "--locale", language, "--pattern", pattern, value)
    #expect(run.output == [text], "\(run.reports)")
    #expect(run.status == .success)
  }

  @Test func messagesOfAManifest() {
    let files = MemoryFiles([
      "app/plaudit.yaml": "app: {id: 1, name: App}\n",
      "app/Locales/en.yaml":
        "r: {one: '{count} rating of {app}', other: '{count} ratings'}\nonly: text",
      "app/Locales/ru.yaml":
        "r: {one: '{count} о', few: '{count} ы', many: '{count} -', other: '{count} ы'}",
    ])
    func render(_ language: String, _ key: String, _ value: String? = nil) -> Run {
      value.map {
        Run("render", "--locale", language, "--manifest", "app/plaudit.yaml", key, $0, files: files)
      } ?? Run("render", "--locale", language, "--manifest", "app/plaudit.yaml", key, files: files)
    }
    #expect(render("ru", "r", "count=21").output == ["21 о"])
    #expect(render("ru-KZ", "r", "count=2").output == ["2 ы"])
    #expect(render("sv", "r", "count=1").output == ["1 rating of App"])
    #expect(render("ru", "only").output == ["text"])
    #expect(render("ru", "onl").reports.joined().contains("did you mean only?"))
    #expect(render("ru", "r").reports.joined().contains("the message needs count=VALUE"))
    #expect(render("ru", "r", "n=1").reports.joined().contains("the message has no {n}"))
  }

  @Test func aFaultyPatternHasItsPlace() {
    let run = Run("render", "--locale", "en", "--pattern", "ab {n, plural, one {x}}", "n=1")
    #expect(run.status == .faults)
    #expect(run.reports.count == 1)
    #expect(
      run.reports[0].hasPrefix("pattern:1:1: error: the form other is missing"), "\(run.reports)")
  }
}
