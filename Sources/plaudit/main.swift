#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import PlauditCommands

let environment = Environment(console: .standard, files: Disk())
exit(Tool.run(Array(CommandLine.arguments.dropFirst()), in: environment).rawValue)
