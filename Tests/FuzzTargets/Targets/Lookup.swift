import Foundation
import PlauditKit
import PlauditRatings

extension FuzzTarget {
  /// An answer of the store's lookup.
  static let lookup = FuzzTarget("lookup") { bytes in
    let request = LookupRequest(777_319_358, in: .us, at: .apple)
    for status in [200, 400] {
      let response = RatingsResponse(status: status, body: Data(bytes))
      guard let answer = try? request.record(in: response).ratings() else { continue }
      guard case .rated(let ratings) = answer else { continue }
      require((1...AppRatings.mostRatings).contains(ratings.count), "\(ratings)")
      require(ratings.average.map { (1...5).contains($0) } ?? true, "\(ratings)")
    }
  }
}
