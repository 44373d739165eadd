extension Command {
  /// A program of its own: on Linux the network doubles a command's start.
  static let ratings = Command(.ratings, becomes: "plaudit-ratings")
}
