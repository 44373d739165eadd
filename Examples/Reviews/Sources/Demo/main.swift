import Reviews

for language in ReviewText.Language.allCases {
  let text = ReviewText(language)
  print("\(language.rawValue)\t\(text.ratingsCount(21))\t\(text.writeReview)")
}
print(ReviewLink.writeReview)
