import PlauditKit
import PlauditWriters

extension RatingsReport {
  var json: JSONValue {
    .object([
      ("id", .number(request.id)),
      ("total", Self.json(total.count)),
      ("average", total.average.map { .decimal($0) } ?? .null),
      ("partial", .boolean(total.isPartial)),
      (
        "storefronts",
        .array(
          storefronts.map { storefront in
            .object(
              [
                ("code", .string(storefront.country.alpha2)),
                ("outcome", .string(storefront.name)),
                ("count", Self.json(storefront.count)),
                ("average", storefront.average.map { .decimal($0) } ?? .null),
                ("text", text(storefront).map { .string($0) } ?? .null),
              ] + (storefront.failure.map { [("failure", .string("\($0)"))] } ?? []))
          })
      ),
    ])
  }

  private static func json(_ count: Int?) -> JSONValue {
    count.map { .number(UInt64($0.magnitude)) } ?? .null
  }
}
