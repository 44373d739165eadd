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
    // What a file has is read in one call, without a copy; pipes do not tell how much they have.
    var bytes = try Self.read(file, atMost: max(Int(status.st_size), 4096), path)
    while true {
      let more = try Self.read(file, atMost: 1 << 16, path)
      if more.isEmpty { return bytes }
      bytes += more
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

private func posixRead(_ file: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  while true {
    let count = read(file, buffer.baseAddress, buffer.count)
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
