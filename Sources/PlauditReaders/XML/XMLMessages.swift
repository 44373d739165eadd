import CExpat
import PlauditModel

extension Diagnostic.Message {
  /// What Expat found.
  static func xml(_ code: XML_Error, inside element: String?) -> Self {
    let text =
      switch code {
      case XML_ERROR_NO_ELEMENTS, XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_PARTIAL_CHAR:
        element.map { "the file ends before </\($0)>; it seems to be cut off" }
          ?? "the file ends before its first element; it seems to be cut off or empty"
      case XML_ERROR_TAG_MISMATCH: "</\(element ?? "")> is expected here"
      case XML_ERROR_INVALID_TOKEN:
        "this is no XML; write &lt; for the sign <, and &amp; for the sign &"
      case XML_ERROR_DUPLICATE_ATTRIBUTE: "this attribute stands here twice; keep one"
      case XML_ERROR_JUNK_AFTER_DOC_ELEMENT: "nothing may follow the end of the first element"
      case XML_ERROR_UNDEFINED_ENTITY: Self.xmlEntity.text
      case XML_ERROR_BAD_CHAR_REF: "XML does not allow the character of this number; remove it"
      case XML_ERROR_UNCLOSED_CDATA_SECTION: "the file ends in a CDATA section; add ]]>"
      default:
        "this is no XML: " + (XML_ErrorString(code).map { String(cString: $0) } ?? "\(code)")
      }
    return error("syntax", text)
  }

  static let xmlEntity = error(
    "syntax",
    "XML knows no entity of this name; write the character itself, and &amp; for the sign &")

  static let xmlNotUTF8 = error("encoding", "the bytes here are not UTF-8; save the file as UTF-8")

  static func xmlEncoding(_ name: String, _ actual: String) -> Self {
    error(
      "encoding",
      "the file says that it is \(name); save it as UTF-8, and write encoding=\"\(actual)\"")
  }

  static let xmlTooDeep = error(
    "syntax", "more than \(XMLReader.deepest) elements are open; close some of them")

  static let xmlDeclarations = error(
    "syntax",
    "entities and other declarations of a file's own are not read; remove the brackets and what is in them"
  )

  static func xmlDocumentType(_ name: String) -> Self {
    error("syntax", "a file of this kind has no document type \(name); remove the declaration")
  }
}
