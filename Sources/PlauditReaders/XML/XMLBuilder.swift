import CExpat
import PlauditModel

/// Lets Expat walk through a file, and notes what it finds.
final class XMLBuilder {
  static let commentStart = "<!--".utf8.count
  private static let commentMarks = "<!---->".utf8.count

  private let text: XMLBytes
  private let documentType: String?
  private let parser: XML_Parser?
  private var content = XMLDocument.Content()
  private var open: [XMLDocument.Index] = []
  /// What the text says since the last tag.
  private var words: [UInt8] = []
  private var fault: XMLFault?

  init(_ text: XMLBytes, documentType: String?) {
    self.text = text
    self.documentType = documentType
    // What the bytes are is known: what the file says of itself is looked at separately.
    parser = XML_ParserCreate("UTF-8")
  }

  deinit { XML_ParserFree(parser) }

  /// The whole file at once: Expat would begin anew with each part of a long comment or attribute.
  func build() throws(XMLFault) -> XMLDocument.Content {
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    setHandlers()
    let status = text.utf8.withUnsafeBytes {
      XML_Parse(
        parser, $0.baseAddress?.assumingMemoryBound(to: CChar.self), Int32($0.count), 1)
    }
    if let fault { throw fault }
    guard status == XML_STATUS_OK else { throw expatFault }
    return content
  }

  private func setHandlers() {
    XML_SetElementHandler(
      parser, { XMLBuilder.at($0)?.start($2) }, { data, _ in XMLBuilder.at(data)?.end() })
    XML_SetCharacterDataHandler(parser) { XMLBuilder.at($0)?.add($1, Int($2)) }
    XML_SetCommentHandler(parser) { data, _ in XMLBuilder.at(data)?.addComment() }
    XML_SetXmlDeclHandler(parser) { data, _, encoding, _ in
      if let encoding { XMLBuilder.at(data)?.check(encoding: String(cString: encoding)) }
    }
    XML_SetStartDoctypeDeclHandler(parser) { data, name, _, _, hasDeclarations in
      guard let name else { return }
      XMLBuilder.at(data)?.check(
        documentType: String(cString: name), hasDeclarations: hasDeclarations != 0)
    }
    XML_SetSkippedEntityHandler(parser) { data, _, _ in XMLBuilder.at(data)?.stop(.xmlEntity) }
  }

  /// Whose handler is called; `nil` after a fault, when Expat may still tell of a little more.
  private static func at(_ data: UnsafeMutableRawPointer?) -> XMLBuilder? {
    let builder = data.map { Unmanaged<XMLBuilder>.fromOpaque($0).takeUnretainedValue() }
    return builder?.fault == nil ? builder : nil
  }

  private func stop(_ message: Diagnostic.Message) {
    fault = XMLFault(message: message, offset: Int(offset))
    XML_StopParser(parser, 0)
  }

  private var offset: UInt32 { UInt32(clamping: XML_GetCurrentByteIndex(parser)) }

  // MARK: Content

  private func start(_ list: UnsafeMutablePointer<UnsafePointer<CChar>?>?) {
    guard open.count < XMLReader.deepest else { return stop(.xmlTooDeep) }
    let first = UInt32(content.attributes.count)
    var next = 0
    while let name = list?[next], let value = list?[next + 1] {
      let attribute = XMLAttribute(name: keep(name), value: keep(value))
      let words = content.decoded[Int(attribute.value.lowerBound)...]
      if let fault = TextLimit.fault(words) { return stop(fault) }
      content.attributes.append(attribute)
      next += 2
    }
    guard endText() else { return }
    open.append(content.nodes.count)
    add(.element(first..<UInt32(content.attributes.count)))
  }

  private func keep(_ text: UnsafePointer<CChar>) -> Range<UInt32> {
    let start = UInt32(content.decoded.count)
    var next = text
    while next.pointee != 0 {
      content.decoded.append(UInt8(bitPattern: next.pointee))
      next += 1
    }
    return start..<UInt32(content.decoded.count)
  }

  private func end() {
    guard endText() else { return }
    if let element = open.popLast() { content.nodes[element].end = UInt32(content.nodes.count) }
  }

  /// - Returns: Whether the text that a tag ends is within limits.
  private func endText() -> Bool {
    defer { words.removeAll(keepingCapacity: true) }
    guard let fault = TextLimit.fault(words) else { return true }
    stop(fault)
    return false
  }

  private func add(_ text: UnsafePointer<CChar>?, _ count: Int) {
    guard let text else { return }
    let written = UnsafeRawBufferPointer(start: text, count: count)
    words += written
    guard words.count <= TextLimit.longest || endText() else { return }
    let offset = Int(offset)
    let isVerbatim =
      offset + count <= self.text.utf8.count
      && self.text.utf8.withUnsafeBytes { written.elementsEqual($0[offset..<offset + count]) }
    guard isVerbatim else {
      add(.decodedText(UInt32(content.decoded.count)), length: count)
      content.decoded.append(contentsOf: written)
      return
    }
    // Expat gives each line by itself.
    if let last = content.nodes.last, case .text = last.kind,
      Int(last.offset + last.length) == offset
    {
      content.nodes[content.nodes.count - 1].length += UInt32(count)
    } else {
      add(.text, length: count)
    }
  }

  private func addComment() {
    add(.comment, length: Int(XML_GetCurrentByteCount(parser)) - Self.commentMarks)
  }

  private func add(_ kind: XMLNode.Kind, length: Int = 0) {
    content.nodes.append(
      XMLNode(
        kind: kind, offset: offset, length: UInt32(clamping: length),
        end: UInt32(content.nodes.count + 1)))
  }

  // MARK: Faults

  private func check(encoding: String) {
    let expected = text.wasUTF16 ? ["UTF-16", "UTF-16LE", "UTF-16BE"] : ["UTF-8", "US-ASCII"]
    if !expected.contains(encoding.uppercased()) { stop(.xmlEncoding(encoding, expected[0])) }
  }

  private func check(documentType name: String, hasDeclarations: Bool) {
    if hasDeclarations {
      stop(.xmlDeclarations)
    } else if name != documentType {
      stop(.xmlDocumentType(name))
    }
  }

  private var expatFault: XMLFault {
    let offset = min(Int(offset), text.utf8.count)
    let code = XML_GetErrorCode(parser)
    let element = open.last.map {
      String(
        decoding: XMLDocument.name(at: Int(content.nodes[$0].offset), in: text.utf8),
        as: UTF8.self)
    }
    let isBroken =
      offset < text.utf8.count
      && text.utf8.withUnsafeBufferPointer { UTF8Sequence.length(at: offset, in: $0) == 0 }
    return XMLFault(
      message: isBroken ? .xmlNotUTF8 : .xml(code, inside: element), offset: offset)
  }
}
