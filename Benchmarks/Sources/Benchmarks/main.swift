// Prints one table of all figures that Plaudit must reach, and writes them to the file that the
// command line names. A group of rows is a file beside this one.
import Foundation

let words = CommandLine.arguments.dropFirst()
if words.first == Instructions.word, let times = words.last.flatMap({ Int($0) }) {
  try MessageRows.work(named: words.dropFirst().first ?? "")?.run(times)
  exit(0)
}

let report = Report(
  rows: try MessageRows.rows + CompileRows.rows + LinkRows.rows + ValidateRows.rows
    + PromptRows.rows)
print(report.table)
if let path = words.first {
  try report.json.write(to: URL(filePath: path))
}
exit(report.rows.allSatisfy(\.holds) ? 0 : 1)
