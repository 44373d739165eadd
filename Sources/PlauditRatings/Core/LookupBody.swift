import Foundation
import PlauditKit

/// The store's answer: records, or what it found wrong with the request.
struct LookupBody: Decodable {
  var results: [LookupRecord]?
  var errorMessage: String?

  /// Reads an answer, whatever content type it came with.
  init(_ data: Data) throws(RatingsLookup.Failure) {
    let mark = Data([0xEF, 0xBB, 0xBF])
    do {
      let text = data.starts(with: mark) ? data.dropFirst(mark.count) : data
      self = try JSONDecoder().decode(Self.self, from: Data(text))
    } catch {
      throw .malformed(field: Self.field(error) ?? "body")
    }
  }

  /// The field that is not what it should be.
  private static func field(_ error: any Error) -> String? {
    let context: DecodingError.Context? =
      switch error as? DecodingError {
      case .typeMismatch(_, let context), .valueNotFound(_, let context),
        .keyNotFound(_, let context), .dataCorrupted(let context):
        context
      default: nil
      }
    return context?.codingPath.last { $0.intValue == nil }?.stringValue
  }

  /// The record of the app that was asked for.
  func record(for request: LookupRequest) throws(RatingsLookup.Failure) -> LookupRecord {
    if let errorMessage {
      throw errorMessage.contains("[country]")
        ? .invalidCountry(request.country) : .malformed(field: "errorMessage")
    }
    guard let results else { throw .malformed(field: "results") }
    if results.isEmpty { throw .notAvailable(request.country) }
    if let record = results.first(where: { $0.trackId?.value == request.id }) { return record }
    // Of an app without a number nobody knows whether it is the one.
    throw results.contains { $0.trackId != nil } ? .mismatchedID : .malformed(field: "trackId")
  }
}

extension LookupRequest {
  /// What an answer says of the app.
  package func record(in response: RatingsResponse) throws(RatingsLookup.Failure) -> LookupRecord {
    switch response.status {
    case 200: return try LookupBody(response.body).record(for: self)
    case 400..<500:
      // The store has told of a wrong country under several statuses.
      if let body = try? LookupBody(response.body), body.errorMessage != nil {
        return try body.record(for: self)
      }
      throw .status(response.status)
    default: throw .status(response.status)
    }
  }
}
