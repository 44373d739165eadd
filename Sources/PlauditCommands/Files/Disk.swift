#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The real files, through POSIX: Foundation would cost a short run of the tool most of its time,
/// and its atomic writing keeps neither permissions nor links.
package struct Disk: FileSystem {
  package init() {}

  /// The largest file that a person could mean for the tool to read.
  private static let largestInput = 256 << 20

  package func read(_ path: String) throws(FileFailure) -> [UInt8] {
    let (file, size) = try Self.opened(path)
    defer { close(file) }
    guard size <= Self.largestInput else {
      throw FileFailure(path: path, reason: "larger than 256 MB; split it")
    }
    return try Self.contents(of: file, size: size, path)
  }

  package func readIfThere(_ path: String) throws(FileFailure) -> [UInt8]? {
    Self.isMissing(path) ? nil : try read(path)
  }

  private static func isMissing(_ path: String) -> Bool {
    access(path, F_OK) != 0 && [ENOENT, ENOTDIR].contains(errno)
  }

  package func readStandardInput() throws(FileFailure) -> [UInt8] {
    try Self.contents(of: 0, size: 0, "standard input")
  }

  package func holds(_ bytes: [UInt8], at path: String) throws(FileFailure) -> Bool {
    if Self.isMissing(path) { return false }
    let (file, size) = try Self.opened(path)
    defer { close(file) }
    guard size == bytes.count else { return false }
    return try Self.contents(of: file, size: size, path) == bytes
  }

  package func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// A regular file, open to be read. Without `O_NONBLOCK` a pipe would wait for a writer.
  private static func opened(_ path: String) throws(FileFailure) -> (file: Int32, size: Int) {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw .lastError(path) }
    do throws(FileFailure) {
      var status = stat()
      guard fstat(file, &status) == 0 else { throw .lastError(path) }
      try requireRegular(status, path)
      return (file, Int(status.st_size))
    } catch {
      close(file)
      throw error
    }
  }

  static func requireRegular(_ status: stat, _ path: String) throws(FileFailure) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw FileFailure(path: path, reason: "a folder, not a file")
    default: throw FileFailure(path: path, reason: "not a regular file")
    }
  }

  private static func contents(
    of file: Int32, size: Int, _ path: String
  ) throws(FileFailure) -> [UInt8] {
    // What a file has is read in one call, without a copy; pipes do not tell how much they have.
    var bytes = try read(file, atMost: max(size, 4096), path)
    while true {
      let more = try read(file, atMost: 1 << 16, path)
      if more.isEmpty { return bytes }
      bytes += more
      guard bytes.count <= max(size, largestInput) else {
        throw FileFailure(path: path, reason: "grows while it is read")
      }
    }
  }

  private static func read(
    _ file: Int32, atMost count: Int, _ path: String
  ) throws(FileFailure) -> [UInt8] {
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let read = posixRead(
          file,
          UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[filled...]))
        if read <= 0 {
          failed = read < 0
          return
        }
        filled += read
      }
    }
    if failed { throw .lastError(path) }
    return bytes
  }

  package func names(in folder: String) throws(FileFailure) -> [String]? {
    guard let stream = opendir(folder) else {
      if errno == ENOENT { return nil }
      throw .lastError(folder)
    }
    defer { closedir(stream) }
    var names: [String] = []
    // Only `errno` tells the end of a folder from one that cannot be read on.
    errno = 0
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: $0.pointee)) {
          String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
      errno = 0
    }
    guard errno == 0 else { throw .lastError(folder) }
    return names.sorted()
  }

  package func isFolder(_ path: String, followingLinks: Bool) -> Bool {
    var status = stat()
    guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return false }
    return status.st_mode & S_IFMT == S_IFDIR
  }

  package func makeFolder(_ path: String) throws(FileFailure) {
    guard !path.isEmpty, !isFolder(path, followingLinks: true) else { return }
    let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
    try makeFolder(Path.folder(of: folder))
    guard mkdir(folder, 0o777) == 0 || errno == EEXIST else { throw .lastError(folder) }
  }
}

private func posixRead(_ file: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  while true {
    let count = read(file, buffer.baseAddress, buffer.count)
    if count >= 0 || errno != EINTR { return count }
  }
}

/// Writes all of it, or leaves the reason in `errno`.
func posixWrite(_ file: Int32, _ bytes: [UInt8]) -> Bool {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR { continue }
    guard count > 0 else { return false }
    rest = rest.dropFirst(count)
  }
  return true
}

extension FileFailure {
  /// Why the last call failed, in the system's words.
  static func lastError(_ path: String) -> Self {
    let reason = String(cString: strerror(errno))
    return FileFailure(path: path, reason: reason.prefix(1).lowercased() + reason.dropFirst())
  }
}
