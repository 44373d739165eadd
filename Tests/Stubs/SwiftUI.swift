// swift-format-ignore-file
// The names are Apple's, and so is their documentation.
public import Foundation

public protocol View {}

public struct Text: View {
  public init(_ content: String) {}
}

public struct Link: View {
  public init(_ title: String, destination: URL) {}
}

@propertyWrapper
public struct State<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
