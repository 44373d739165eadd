#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import PlauditCommands

var kept: [Any] = []
let environment = Environment(
  console: .standard, files: Disk(), keepToTheEnd: { kept.append($0) })
exit(Tool.run(Array(CommandLine.arguments.dropFirst()), in: environment).rawValue)
