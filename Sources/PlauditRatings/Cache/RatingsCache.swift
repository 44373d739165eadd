public import Foundation

/// Answers of the store on disk, a small file for each app and country.
///
/// A file is replaced as a whole, so two processes can share a folder. What cannot be read is deleted,
/// and what cannot be written is not kept: a cache is no reason to fail.
public struct RatingsCache: Sendable {
  /// For how many seconds the store is not asked again.
  public let lifetime: Double
  private let folder: URL
  private let mostFiles: Int

  /// An answer takes some 300 bytes.
  private static let mostBytes = 4096

  /// The folder `PlauditRatings` in the folder for caches, for a day; `nil` where there is none.
  public static let standard: RatingsCache? = try? RatingsCache(
    folder: FileManager.default.url(
      for: .cachesDirectory, in: .userDomainMask, appropriateFor: nil, create: true
    ).appending(path: "PlauditRatings"))

  /// - Parameters:
  ///   - folder: Where the files are, a folder of their own; it is made when it is needed.
  ///   - lifetime: For how many seconds the store is not asked again.
  ///   - mostFiles: How many answers are kept; the oldest go.
  public init(folder: URL, lifetime: Double = 86_400, mostFiles: Int = 1000) {
    self.folder = folder
    self.lifetime = lifetime
    self.mostFiles = mostFiles
  }

  /// One answer.
  struct Entry: Sendable, Hashable, Codable {
    /// What was asked.
    let url: URL
    let date: Date
    /// `nil` where the store does not have the app.
    let record: LookupRecord?
  }

  /// Whether the store need not be asked again. A date in the future, from before the clock was set
  /// back, says nothing about an age.
  func isFresh(_ entry: Entry, at now: Date) -> Bool {
    (0..<lifetime).contains(now.timeIntervalSince(entry.date))
  }

  func entry(for request: LookupRequest) -> Entry? {
    let file = file(for: request)
    guard let entry = Self.entry(in: file) else {
      try? FileManager.default.removeItem(at: file)
      return nil
    }
    return entry.url == request.url ? entry : nil
  }

  /// `nil` where there is no file, or one that no lookup has written.
  private static func entry(in file: URL) -> Entry? {
    guard let data = try? head(of: file),
      let entry = try? JSONDecoder().decode(Entry.self, from: data),
      entry.record == nil || (try? entry.record?.ratings()) != nil
    else { return nil }
    return entry
  }

  func keep(_ entry: Entry, for request: LookupRequest) {
    guard let data = try? JSONEncoder().encode(entry), data.count <= Self.mostBytes else { return }
    let file = file(for: request)
    let isNew = !FileManager.default.fileExists(atPath: file.path)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? data.write(to: file, options: .atomic)
    if isNew { removeOldest() }
  }

  /// No more than a file of ours has, whatever somebody put there.
  private static func head(of file: URL) throws -> Data {
    let handle = try FileHandle(forReadingFrom: file)
    defer { try? handle.close() }
    return try handle.read(upToCount: mostBytes) ?? Data()
  }

  private func file(for request: LookupRequest) -> URL {
    folder.appending(path: "\(request.id)-\(request.country).json")
  }

  /// Makes room for some more, so that this is rare. By the dates in the files: for asking the disk for
  /// dates an app must give Apple a reason.
  private func removeOldest() {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    guard let files, files.count > mostFiles else { return }
    let dated = files.map { ($0, Self.entry(in: $0)?.date ?? .distantPast) }
    let excess = files.count - mostFiles + mostFiles / 10
    for (file, _) in dated.sorted(by: { $0.1 < $1.1 }).prefix(excess) {
      try? FileManager.default.removeItem(at: file)
    }
  }
}

extension RatingsCache.Entry {
  func answer(
    _ request: LookupRequest, staleBecause failure: RatingsLookup.Failure? = nil
  ) throws(RatingsLookup.Failure) -> RatingsLookup.Answer {
    guard let record else { throw .notAvailable(request.country) }
    return RatingsLookup.Answer(ratings: try record.ratings(), date: date, staleBecause: failure)
  }
}
