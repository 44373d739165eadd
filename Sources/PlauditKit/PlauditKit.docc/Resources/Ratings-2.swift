@main
struct Ratings {
  static func main() {
    let text = StoreText(.ru)
    for count in [0, 1, 2, 5, 21, 1234] {
      print(text.ratingsCount(count))
    }
    print("\(text.writeReview): \(StoreLink.writeReview)")
  }
}
