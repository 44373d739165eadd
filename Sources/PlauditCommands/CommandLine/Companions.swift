#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The package's other programs. Tests give ones that are not run.
package struct Companions {
  /// Becomes the program, and so returns only to say why that cannot be.
  package let become: (_ name: String, _ words: [String]) -> FileFailure

  package init(become: @escaping (_ name: String, _ words: [String]) -> FileFailure) {
    self.become = become
  }

  /// Those in the folder of the program that runs.
  package static var besideThisExecutable: Self {
    Self { name, words in
      guard let executable = executablePath else { return .lastError(name) }
      let path = Path.folder(of: executable) + name
      guard access(path, F_OK) == 0 else {
        return FileFailure(
          path: path, reason: "not there; build it with swift build --product \(name)")
      }
      let arguments = ([path] + words).map { strdup($0) }
      defer { arguments.forEach { free($0) } }
      execv(path, arguments + [nil])
      return .lastError(path)
    }
  }

  private static var executablePath: String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _NSGetExecutablePath(nil, &size)
      var buffer = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
      let resolved = realpath(buffer, nil)
    #else
      let resolved = realpath("/proc/self/exe", nil)
    #endif
    guard let resolved else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
