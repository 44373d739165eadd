import CYAML

/// A place in the file as libyaml counts: from 0, columns in Unicode scalars.
struct YAMLMark: Hashable {
  var line: Int
  var column: Int

  init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  fileprivate init(_ mark: yaml_mark_t) {
    self.init(line: Int(clamping: mark.line), column: Int(clamping: mark.column))
  }
}

/// One step through a YAML file.
struct YAMLEvent {
  enum Kind: Equatable {
    case stream, end
    case document(hasDirectives: Bool), documentEnd
    case alias
    case scalar(String, YAMLScalarStyle)
    case sequence, sequenceEnd
    case mapping(isFlow: Bool), mappingEnd
  }

  let kind: Kind
  let hasAnchor: Bool
  let hasTag: Bool
  let start: YAMLMark
  let end: YAMLMark
}

enum YAMLScalarStyle {
  case plain, quoted, literal, folded
}

/// What libyaml says when it cannot go on.
struct YAMLProblem: Error {
  let problem: String
  let mark: YAMLMark
  let context: String
  let contextMark: YAMLMark
}

/// libyaml's event parser, with its memory in safe hands.
final class YAMLParser {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  /// libyaml reads from here during each call.
  private let input: UnsafeMutableBufferPointer<UInt8>

  /// Takes UTF-8. Nil when there is no memory left.
  init?(_ bytes: [UInt8]) {
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    guard yaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      return nil
    }
    self.parser = parser
    // libyaml refuses a null pointer, which no bytes at all might give.
    input = .allocate(capacity: max(1, bytes.count))
    _ = input.initialize(from: bytes)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, input.baseAddress, bytes.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    input.deallocate()
  }

  func next() throws(YAMLProblem) -> YAMLEvent {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw YAMLProblem(parser.pointee) }
    defer { yaml_event_delete(&event) }
    return YAMLEvent(event)
  }
}

extension YAMLProblem {
  fileprivate init(_ parser: yaml_parser_t) {
    problem = parser.problem.map { String(cString: $0) } ?? "out of memory"
    mark = YAMLMark(parser.problem_mark)
    context = parser.context.map { String(cString: $0) } ?? ""
    contextMark = YAMLMark(parser.context_mark)
  }
}

extension YAMLEvent {
  fileprivate init(_ event: yaml_event_t) {
    start = YAMLMark(event.start_mark)
    end = YAMLMark(event.end_mark)
    var anchor: UnsafeMutablePointer<yaml_char_t>?
    var tag: UnsafeMutablePointer<yaml_char_t>?
    switch event.type {
    case YAML_DOCUMENT_START_EVENT:
      let document = event.data.document_start
      kind = .document(
        hasDirectives: document.version_directive != nil
          || document.tag_directives.start != document.tag_directives.end)
    case YAML_DOCUMENT_END_EVENT:
      kind = .documentEnd
    case YAML_ALIAS_EVENT:
      kind = .alias
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      (anchor, tag) = (scalar.anchor, scalar.tag)
      let text = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      kind = .scalar(String(decoding: text, as: UTF8.self), YAMLScalarStyle(scalar.style))
    case YAML_SEQUENCE_START_EVENT:
      (anchor, tag) = (event.data.sequence_start.anchor, event.data.sequence_start.tag)
      kind = .sequence
    case YAML_SEQUENCE_END_EVENT:
      kind = .sequenceEnd
    case YAML_MAPPING_START_EVENT:
      let mapping = event.data.mapping_start
      (anchor, tag) = (mapping.anchor, mapping.tag)
      kind = .mapping(isFlow: mapping.style == YAML_FLOW_MAPPING_STYLE)
    case YAML_MAPPING_END_EVENT:
      kind = .mappingEnd
    case YAML_STREAM_START_EVENT:
      kind = .stream
    default:
      kind = .end
    }
    hasAnchor = anchor != nil
    hasTag = tag != nil
  }
}

extension YAMLScalarStyle {
  fileprivate init(_ style: yaml_scalar_style_t) {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE, YAML_DOUBLE_QUOTED_SCALAR_STYLE: self = .quoted
    case YAML_LITERAL_SCALAR_STYLE: self = .literal
    case YAML_FOLDED_SCALAR_STYLE: self = .folded
    default: self = .plain
    }
  }
}
