import PlauditReaders
import PlauditWriters

/// Changes a JSON file by the places of its values.
struct JSONEdits {
  let document: JSONDocument
  private let file: [UInt8]
  private let style: JSONStyle
  private var changes: [FileEdit] = []
  private var removed: Set<JSONDocument.Index> = []
  /// What is added to objects that had nothing in them.
  private var filled: [JSONDocument.Index: (depth: Int, members: [JSONTree.Member])] = [:]

  init(_ document: JSONDocument, _ file: [UInt8]) {
    self.document = document
    self.file = file
    style = JSONStyle(document, file)
  }

  var edits: [FileEdit] {
    changes
      + filled.map { object, added in
        FileEdit(
          document.offset(of: object)..<document.end(of: object),
          style.text(.object(added.members), added.depth))
      }
  }

  /// Makes a value say what a tree says, with as few bytes as possible.
  mutating func update(_ index: JSONDocument.Index, to tree: JSONTree, depth: Int) {
    guard JSONTree(document, index).sorted != tree.sorted else { return }
    guard case .object(let members) = tree, document.isObject(index), !members.isEmpty,
      !document.isEmptyObject(index)
    else {
      changes.append(
        FileEdit(document.offset(of: index)..<document.end(of: index), style.text(tree, depth)))
      return
    }
    var missing: [JSONTree.Member] = []
    for member in members {
      if let found = value(of: member.key, in: index) {
        update(found, to: member.value, depth: depth + 1)
      } else {
        missing.append(member)
      }
    }
    let kept = Set(members.map(\.key))
    let gone = document.members(of: index).filter { !kept.contains(document.string($0.key) ?? "") }
    // Without a member that stays there would be no comma to go by.
    guard gone.count < document.members(of: index).reduce(0, { count, _ in count + 1 }) else {
      changes.append(
        FileEdit(document.offset(of: index)..<document.end(of: index), style.text(tree, depth)))
      return
    }
    for member in gone { remove(member.key, from: index) }
    for member in missing { insert(member, into: index, depth: depth) }
  }

  func value(of key: String, in object: JSONDocument.Index) -> JSONDocument.Index? {
    document.members(of: object).first { document.string($0.key) == key }?.value
  }

  /// Adds a member before the first one that sorts after it, as Xcode sorts them.
  mutating func insert(
    _ member: JSONTree.Member, into object: JSONDocument.Index, depth: Int
  ) {
    let text = style.member(member, depth + 1)
    let all = document.members(of: object).filter { !removed.contains($0.key) }
    guard let last = all.last else {
      var members = filled[object]?.members ?? []
      let place = members.firstIndex { KeyOrder.precedes(member.key, $0.key) } ?? members.count
      members.insert(member, at: place)
      filled[object] = (depth, members)
      return
    }
    let next = all.first { KeyOrder.precedes(member.key, document.string($0.key) ?? "") }
    if let next {
      let start = document.offset(of: next.key)
      changes.append(FileEdit(start..<start, text + "," + style.line(depth + 1)))
    } else {
      let end = document.end(of: last.value)
      changes.append(FileEdit(end..<end, "," + style.line(depth + 1) + text))
    }
  }

  /// Removes a member with the comma beside it.
  mutating func remove(_ key: JSONDocument.Index, from object: JSONDocument.Index) {
    let all = Array(document.members(of: object)).filter { !removed.contains($0.key) }
    guard let position = all.firstIndex(where: { $0.key == key }) else { return }
    removed.insert(key)
    let range: Range<Int>
    if position + 1 < all.count {
      range = document.offset(of: key)..<document.offset(of: all[position + 1].key)
    } else if position > 0 {
      range = document.end(of: all[position - 1].value)..<document.end(of: all[position].value)
    } else {
      range = document.offset(of: object) + 1..<document.end(of: object) - 1
    }
    changes.append(FileEdit(range, ""))
  }

  /// Gives a member another name and leaves its value.
  mutating func rename(_ key: JSONDocument.Index, to name: String) {
    changes.append(
      FileEdit(document.offset(of: key)..<document.end(of: key), style.quoted(name)))
  }
}
