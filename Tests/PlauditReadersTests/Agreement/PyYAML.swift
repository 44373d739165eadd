import Foundation
import TestSupport

/// PyYAML's own parser is written in Python and shares no code with libyaml.
enum PyYAML {
  private static let python = Program("python3")
  static let isInstalled = (try? python?.run(["-c", "import yaml"]).succeeded) ?? false

  private struct Failed: Error {}

  /// The events of each document; `nil` for what it refuses.
  static func events(of documents: [String]) throws -> [[String]?] {
    let script = """
      import json, sys, yaml
      def events(text):
        out = []
        try:
          for event in yaml.parse(text, Loader=yaml.SafeLoader):
            name = type(event).__name__
            place = f"{event.start_mark.line + 1}:{event.start_mark.column + 1}"
            if name == "ScalarEvent":
              out.append(f"scalar {place} {event.value}" if event.value else "scalar")
            elif name in ("SequenceStartEvent", "MappingStartEvent"):
              out.append(name[:-10].lower() + " " + place)
            elif name in ("SequenceEndEvent", "MappingEndEvent"):
              out.append("end")
        except yaml.YAMLError:
          return None
        return out
      with open(sys.argv[1]) as file:
        documents = json.load(file)
      print(json.dumps([events(text) for text in documents]))
      """
    return try Program.inFolder { folder in
      let file = folder.appending(path: "documents.json")
      try JSONEncoder().encode(documents).write(to: file)
      guard let run = try python?.run(["-c", script, file.path]), run.succeeded else {
        throw Failed()
      }
      return try JSONDecoder().decode([[String]?].self, from: run.output)
    }
  }
}
