import Foundation
import PlauditCommands
import PlauditKit
import PlauditModel
import PlauditRatings

/// What a sweep has found so far, on disk. It is replaced as a whole after each country, so it is whole
/// whenever the program is stopped.
struct ResumeFile {
  private let path: String
  private let now: @Sendable () -> Date
  private var contents: Contents

  private static let lifetime = 86_400.0

  private struct Contents: Codable {
    let app: UInt64
    let endpoint: String
    var storefronts: [Storefront]
  }

  private struct Storefront: Codable {
    let code: StoreCountry
    let date: Date
    /// `notExposed` or `notAvailable`; nothing where there is a count.
    let outcome: String?
    let count: Int?
    let average: Double?
  }

  /// - Returns: `nil` where no resume file is wanted.
  init?(
    _ request: RatingsRequest, _ files: any FileSystem, now: @escaping @Sendable () -> Date
  ) throws(CommandFailure) {
    guard let path = request.resume else { return nil }
    self.path = path
    self.now = now
    contents = Contents(app: request.id, endpoint: request.endpointText, storefronts: [])
    guard let bytes = try Self.read(path, files) else { return }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    guard let read = try? decoder.decode(Contents.self, from: Data(bytes)) else {
      throw .file(FileFailure(path: path, reason: "not a resume file; name another one"))
    }
    guard read.app == request.id, read.endpoint == request.endpointText else {
      let app = read.endpoint.isEmpty ? "app \(read.app)" : "app \(read.app) at \(read.endpoint)"
      throw .file(FileFailure(path: path, reason: "about \(app.onOneLine); name another one"))
    }
    contents.storefronts = read.storefronts.filter {
      (0..<Self.lifetime).contains(now().timeIntervalSince($0.date))
    }
  }

  private static func read(
    _ path: String, _ files: any FileSystem
  ) throws(CommandFailure) -> [UInt8]? {
    try CommandFailure.ofFiles { () throws(FileFailure) in
      let folder = Path.folder(of: path)
      let names = try files.names(in: folder.isEmpty ? "." : folder) ?? []
      return names.contains(Path.name(of: path)) ? try files.read(path) : nil
    }
  }

  /// What need not be asked again.
  var found: [StoreCountry: StorefrontRatings] {
    var found: [StoreCountry: StorefrontRatings] = [:]
    for storefront in contents.storefronts {
      let outcome: StorefrontRatings.Outcome
      switch (storefront.outcome, storefront.count) {
      case (nil, let count?) where (1...AppRatings.mostRatings).contains(count):
        outcome = .rated(count: count, average: storefront.average)
      case (nil, 0): outcome = .unrated
      case ("notExposed", _): outcome = .notExposed
      case ("notAvailable", _): outcome = .notAvailable
      default: continue
      }
      found[storefront.code] = StorefrontRatings(country: storefront.code, outcome: outcome)
    }
    return found
  }

  /// Failures are left out: they are what another run is for.
  mutating func add(
    _ ratings: StorefrontRatings, to files: any FileSystem
  ) throws(CommandFailure) {
    guard ratings.failure == nil else { return }
    contents.storefronts.append(
      Storefront(
        code: ratings.country, date: now(), outcome: ratings.count == nil ? ratings.name : nil,
        count: ratings.count, average: ratings.average))
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    do throws(FileFailure) {
      guard let data = try? encoder.encode(contents) else { return }
      try files.write([UInt8](data), to: path)
    } catch {
      throw .file(error)
    }
  }
}
