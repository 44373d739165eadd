#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import PlauditCommands
import PlauditRatingCommands

let environment = Environment(console: .standard, files: Disk())
exit(
  await RatingsTool.run(
    Array(CommandLine.arguments.dropFirst()), in: environment, terminal: .standard
  ).rawValue)
