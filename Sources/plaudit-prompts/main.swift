#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import PlauditCommands
import PlauditPromptCommands

let environment = Environment(console: .standard, files: Disk())
exit(PromptTool.run(Array(CommandLine.arguments.dropFirst()), in: environment).rawValue)
