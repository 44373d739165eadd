public import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension ReviewPrompt {
  /// A file that several processes can share, as an app and its extensions do in the container of
  /// their app group: none of their events is lost.
  ///
  /// A lock is held for one reading and writing, and ends with its process. The file is replaced as a
  /// whole, so that a process that dies on the way leaves the old state or the new one.
  public struct FileStore: Store {
    private let path: String
    /// Called after each step; a test that throws here is a process that dies here.
    var afterStep: @Sendable (Step) throws -> Void = { _ in }

    /// What is done, in this order.
    enum Step: CaseIterable {
      case lock, read, change, write, synchronize, replace
    }

    /// - Parameter url: The file, in a folder that exists, or a link to it. Beside it are one with
    ///   `.lock` at the end of its name, for a moment one with `.new`, and one with `.aside` where it
    ///   could not be read.
    public init(_ url: URL) { path = url.resolvingSymlinksInPath().path }

    /// See ``ReviewPrompt/Store/exchange(_:)``.
    public func exchange(_ change: (Data?) throws -> Data?) throws {
      let lock = try FileLock(path + ".lock")
      defer { lock.unlock() }
      try afterStep(.lock)
      let stored = try read()
      try afterStep(.read)
      let data = try change(stored)
      try afterStep(.change)
      if let data { try replace(with: data) }
    }

    /// See ``ReviewPrompt/Store/setAside(_:)``.
    public func setAside(_ data: Data) throws {
      try data.write(to: URL(fileURLWithPath: path + ".aside"))
    }

    private func read() throws -> Data? {
      do {
        return try Data(contentsOf: URL(fileURLWithPath: path))
      } catch CocoaError.fileReadNoSuchFile {
        return nil
      }
    }

    private func replace(with data: Data) throws {
      let new = path + ".new"
      do {
        try write(data, to: new)
        guard rename(new, path) == 0 else { throw POSIXError.last }
      } catch {
        unlink(new)
        throw error
      }
      try afterStep(.replace)
    }

    private func write(_ data: Data, to new: String) throws {
      try data.write(to: URL(fileURLWithPath: new))
      try afterStep(.write)
      // Without this, a device that loses power may keep the new name and not the bytes.
      let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: new))
      defer { try? handle.close() }
      try handle.synchronize()
      try afterStep(.synchronize)
    }
  }
}

/// The right to read and write a file, against all other processes and all other locks of this one.
private struct FileLock {
  private let descriptor: CInt

  init(_ path: String) throws {
    descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw POSIXError.last }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else {
        let error = POSIXError.last
        close(descriptor)
        throw error
      }
    }
  }

  func unlock() { close(descriptor) }
}

extension POSIXError {
  fileprivate static var last: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
