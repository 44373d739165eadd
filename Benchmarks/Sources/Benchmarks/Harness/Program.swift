import Foundation

/// A program to measure as a whole: its start, its work and its end.
struct Program: Sendable {
  let name: String
  private let words: [String]

  struct Run {
    let seconds: Double
    /// In bytes.
    let peakMemory: Double
  }

  init(_ name: String, _ words: [String]) {
    self.name = name
    self.words = words
  }

  /// The medians of runs that take turns, so that whatever else the machine does touches all alike.
  static func medians(_ programs: [Program], rounds: Int) -> [Run] {
    var runs = programs.map { _ in [Run]() }
    for _ in 0..<rounds {
      for (index, program) in programs.enumerated() { runs[index].append(program.run()) }
    }
    return runs.map { runs in
      Run(
        seconds: runs.map(\.seconds).sorted()[rounds / 2],
        peakMemory: runs.map(\.peakMemory).sorted()[rounds / 2])
    }
  }

  /// Wall time, with the output thrown away. Exits where the program cannot be started: there is
  /// nothing to measure then.
  private func run() -> Run {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in Int32(1)...2 {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    let start = Date.now
    var process: pid_t = 0
    let arguments = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    guard posix_spawnp(&process, words[0], &actions, nil, arguments, environ) == 0 else {
      print("cannot run \(words.joined(separator: " "))")
      exit(2)
    }
    var status: Int32 = 0
    var usage = rusage()
    wait4(process, &status, 0, &usage)
    // Linux counts in kilobytes.
    return Run(
      seconds: Date.now.timeIntervalSince(start), peakMemory: Double(usage.ru_maxrss) * 1024)
  }
}

extension Row {
  /// How many times longer one program takes than another.
  static func ratio(
    _ id: String, _ title: String, of slow: Program, to fast: Program, rounds: Int, atMost: Double
  ) -> Row {
    let runs = Program.medians([slow, fast], rounds: rounds)
    return Row(
      id: id, title: title, value: runs[0].seconds / runs[1].seconds, limit: .atMost(atMost),
      detail: "\(slow.name) \(milliseconds(runs[0])), \(fast.name) \(milliseconds(runs[1]))")
  }

  private static func milliseconds(_ run: Program.Run) -> String {
    String(format: "%.1f ms", run.seconds * 1e3)
  }
}
