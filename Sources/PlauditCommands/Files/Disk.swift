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

  package func read(_ path: String) throws(FileFailure) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .lastError(path) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .lastError(path) }
    guard status.st_mode & S_IFMT != S_IFDIR else {
      throw FileFailure(path: path, reason: "a folder, not a file")
    }
    // One byte more than the file has, so that its end shows in one more call.
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: max(4096, Int(status.st_size) + 1))
    while true {
      let count = posixRead(file, &buffer)
      guard count >= 0 else { throw .lastError(path) }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }

  package func names(in folder: String) throws(FileFailure) -> [String]? {
    guard let stream = opendir(folder) else {
      if errno == ENOENT { return nil }
      throw .lastError(folder)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: $0.pointee)) {
          String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  package func isFolder(_ path: String, followingLinks: Bool) -> Bool {
    var status = stat()
    guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return false }
    return status.st_mode & S_IFMT == S_IFDIR
  }

  package func write(_ bytes: [UInt8], to path: String) throws(FileFailure) {
    let target = Self.linkedPath(path)
    let draft = "\(target).\(getpid()).tmp"
    unlink(draft)
    let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw .lastError(path) }
    var status = stat()
    let isWritten =
      (stat(target, &status) != 0 || fchmod(file, status.st_mode & 0o7777) == 0)
      && posixWrite(file, bytes)
    guard close(file) == 0, isWritten, rename(draft, target) == 0 else {
      let failure = FileFailure.lastError(path)
      unlink(draft)
      throw failure
    }
  }

  /// What a link stands for, so that writing replaces the file and not the link.
  private static func linkedPath(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

private func posixRead(_ file: Int32, _ buffer: inout [UInt8]) -> Int {
  while true {
    let count = read(file, &buffer, buffer.count)
    if count >= 0 || errno != EINTR { return count }
  }
}

private func posixWrite(_ file: Int32, _ bytes: [UInt8]) -> Bool {
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
  fileprivate static func lastError(_ path: String) -> Self {
    let reason = String(cString: strerror(errno))
    return FileFailure(path: path, reason: reason.prefix(1).lowercased() + reason.dropFirst())
  }
}
