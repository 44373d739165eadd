// swift-format-ignore-file
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
