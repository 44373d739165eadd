@main
struct Ratings {
  static func main() {
    for count in [0, 1, 2, 5, 21, 1234] {
      print(StoreText().ratingsCount(count))
    }
  }
}
