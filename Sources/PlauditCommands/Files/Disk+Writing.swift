#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Disk {
  package func write(_ bytes: [UInt8], to path: String) throws(FileFailure) {
    let target = try Self.linkedPath(path)
    let old = try Self.status(of: target, path)
    if let old { try Self.requireRegular(old, path) }
    let (file, draft) = try Self.newDraft(beside: target, path)
    let isWritten =
      old.map { Self.hand(file, to: $0) } ?? true && posixWrite(file, bytes) && Self.flush(file)
    let failure = isWritten ? nil : FileFailure.lastError(path)
    let isClosed = close(file) == 0
    guard isWritten, isClosed, rename(draft, target) == 0 else {
      let failure = failure ?? .lastError(path)
      unlink(draft)
      throw failure
    }
  }

  package func replace(
    _ old: [UInt8], with bytes: [UInt8], at path: String
  ) throws(FileFailure) {
    let target = try Self.linkedPath(path)
    let folder = Path.folder(of: target)
    // The folder is what two runs lock: the file is another one after each of them, and a file for
    // the lock would be left behind.
    let lock = open(folder.isEmpty ? "." : folder, O_RDONLY | O_CLOEXEC | O_DIRECTORY)
    guard lock >= 0 else { throw .lastError(path) }
    // Where a file system has no locks, the look at what is there has to do.
    while flock(lock, LOCK_EX) != 0, errno == EINTR {}
    defer {
      // By itself too, lest this run wait for itself where closing fails.
      flock(lock, LOCK_UN)
      close(lock)
    }
    guard try old == readIfThere(target) ?? [] else {
      throw FileFailure(path: path, reason: "has changed meanwhile; run the same again")
    }
    try write(bytes, to: target)
  }

  /// A new file beside the target, under a name that no other run has, on this machine or another,
  /// and that says whose it is, should the run be killed.
  private static func newDraft(
    beside target: String, _ path: String
  ) throws(FileFailure) -> (file: Int32, path: String) {
    while true {
      let name = ".plaudit-\(String(UInt64.random(in: 0...UInt64.max), radix: 16)).tmp"
      let draft = Path.folder(of: target) + name
      let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if file >= 0 { return (file, draft) }
      guard errno == EEXIST || errno == EINTR else { throw .lastError(path) }
    }
  }

  /// Gives a file the permissions of the one that it replaces, and its owner as far as may be: root
  /// may, as a container's user often is, and others may not.
  private static func hand(_ file: Int32, to old: stat) -> Bool {
    _ = fchown(file, uid_t.max, old.st_gid)
    _ = fchown(file, old.st_uid, gid_t.max)
    return fchmod(file, old.st_mode & 0o7777) == 0
  }

  /// Without this, a machine that loses power may keep the new name and not the bytes. Not every file
  /// system can.
  private static func flush(_ file: Int32) -> Bool {
    while fsync(file) != 0 {
      if errno != EINTR { return errno == EINVAL || errno == ENOTSUP }
    }
    return true
  }

  /// `nil` where there is no file.
  private static func status(of target: String, _ path: String) throws(FileFailure) -> stat? {
    var status = stat()
    if stat(target, &status) == 0 { return status }
    guard errno == ENOENT else { throw .lastError(path) }
    return nil
  }

  /// What a link stands for, be it there or not, so that writing makes the file and leaves the link.
  private static func linkedPath(_ path: String) throws(FileFailure) -> String {
    var target = path
    for _ in 0..<mostLinks {
      guard let link = try link(at: target, path) else { return target }
      target = link.hasPrefix("/") ? link : Path.folder(of: target) + link
    }
    errno = ELOOP
    throw .lastError(path)
  }

  /// As many as Linux follows.
  private static let mostLinks = 40

  /// `nil` where there is no link.
  private static func link(at target: String, _ path: String) throws(FileFailure) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(target, &buffer, buffer.count)
    if count >= 0 {
      return String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
    guard errno == EINVAL || errno == ENOENT else { throw .lastError(path) }
    return nil
  }
}
