/// A file that can tell where in it something stands.
package protocol SourceFile: AnyObject {
  /// - Parameter offset: In the file's own measure, which its reader gave to whoever asks.
  func location(atOffset offset: Int) -> SourceLocation
}
