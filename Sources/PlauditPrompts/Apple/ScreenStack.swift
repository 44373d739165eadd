/// The screens that are open, as they say themselves when they appear and disappear.
///
/// A stack, since a screen that is pushed appears before the one below disappears, and one that lies
/// under a sheet does not disappear at all.
struct ScreenStack {
  private var open: [(id: String, name: String)] = []

  /// The name of the screen in front; `nil` where none has a name.
  var front: String? { open.last?.name }

  /// - Parameter id: Tells screens of one name apart.
  mutating func appear(_ id: String, name: String) {
    disappear(id)
    open.append((id, name))
  }

  mutating func disappear(_ id: String) { open.removeAll { $0.id == id } }
}
