// Writes a page with the app's ratings in each country: RatingsPage FILE [ENDPOINT]
import Foundation
import PlauditRatings

let words = CommandLine.arguments.dropFirst()
guard let file = words.first, words.count <= 2,
  let endpoint = words.count == 2 ? RatingsLookup.Endpoint(words[2]) : .apple
else {
  print("usage: RatingsPage FILE [ENDPOINT]")
  exit(2)
}

let lookup = RatingsLookup(endpoint: endpoint)
var page = RatingsPage()
// One after the other, as the store wants it.
for country in StoreLink.Country.allCases {
  let answer = try? await lookup.ratings(of: StoreLink.appID, in: country.store)
  page.ratings[country] = answer?.ratings
}
guard !page.ratings.isEmpty else {
  print("no store has answered; the page stays as it was")
  exit(1)
}
do {
  try page.html.write(toFile: file, atomically: true, encoding: .utf8)
} catch {
  print("\(file) cannot be written: \(error.localizedDescription)")
  exit(1)
}
