import Foundation
import Testing

/// The tutorial's files, step by step, make what it says that they make.
struct TutorialTests {
  private static let catalogue = Repository.folder
    .appending(path: "Sources/PlauditKit/PlauditKit.docc")

  @Test("the tutorial's package warns where it says so, and runs at its end")
  func steps() throws {
    let tutorial = try String(
      contentsOf: Self.catalogue.appending(path: "Tutorials/FromEmptyPackage.tutorial"),
      encoding: .utf8)
    let steps = tutorial.matches(of: /@Code\(name: "(?<name>.+)", file: "(?<file>.+)"\)/)
    #expect(steps.count == 8)
    let package = try TemporaryPackage([:])
    defer { package.remove() }
    for step in steps {
      let file = Self.catalogue.appending(path: "Resources/\(step.file)")
      try package.write(String(contentsOf: file, encoding: .utf8), to: String(step.name))
      if step.file == "ru-1.yaml" {
        let build = try package.swift("build")
        let warning = try #require(tutorial.firstMatch(of: /`(ru\.yaml:.+)`/)?.1)
        #expect(build.output.contains(warning), "\(build.output)")
      }
    }
    let run = try package.swift("run")
    #expect(
      run.output.hasSuffix(
        """
        Пока нет оценок
        1 оценка
        2 оценки
        5 оценок
        21 оценка
        1\u{A0}234 оценки
        Написать отзыв о приложении Immigration: \
        https://apps.apple.com/app/id777319358?action=write-review

        """), "\(run.output)")
  }
}
