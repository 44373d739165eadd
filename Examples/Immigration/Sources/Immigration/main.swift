// Prints what the app's users read, in every language, and every store's link.

let counts = [0, 1, 2, 5, 21, 1234, 1_000_000]

for language in StoreText.Language.allCases {
  let text = StoreText(language)
  print("\(language.rawValue): \(text.writeReview)")
  for count in counts {
    print("  \(count)\t\(text.ratingsCount(count))")
  }
}

print("\nWrite a review: \(StoreLink.writeReview)")
for country in StoreLink.Country.allCases {
  print("  \(country.rawValue)\t\(StoreLink.writeReview(in: country))")
}
