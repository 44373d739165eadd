import Foundation
import Testing

/// What `make dist` has written.
@Suite struct ReleaseTests {
  @Test(
    "the tool runs where there is nothing but /proc", .enabled(if: Namespace.isAllowed))
  func emptyRoot() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "Root-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    try FileManager.default.createDirectory(
      at: root.appending(path: "proc"), withIntermediateDirectories: true)
    let folder = try Repository.tool.deletingLastPathComponent()
    try FileManager.default.copyItem(at: folder, to: root.appending(path: "bin"))
    let script = """
      mount --bind /proc "$1/proc"
      chroot "$1" /bin/plaudit plural ru 21
      chroot "$1" /bin/plaudit prompt presets
      """
    let program = try Namespace.run(script, [root.path(percentEncoded: false)])
    #expect(program.succeeded)
    #expect(program.output.hasPrefix("21\tone\n"), "\(program.output)")
    #expect(program.output.contains("task-threshold\t"))
  }

  @Test("no language is lost with the data that are cut")
  func cutData() throws {
    let uncut = try Program([
      "swift", "build", "--package-path", Repository.folder.path(percentEncoded: false),
      "--product", "plaudit",
    ])
    try #require(uncut.succeeded, "\(uncut.output)")
    let comparison = try Program([
      Repository.folder.appending(path: "Scripts/dist/compare.py").path(percentEncoded: false),
      Repository.tool.path(percentEncoded: false),
      Repository.folder.appending(path: ".build/debug/plaudit").path(percentEncoded: false),
    ])
    #expect(comparison.succeeded, "\(comparison.output)")
  }

  @Test("the checksum is that of the bundle, which names the tools that are there")
  func bundle() throws {
    let zip = Repository.dist.appending(path: "plaudit.artifactbundle.zip")
      .path(percentEncoded: false)
    let checksum = try String(contentsOfFile: zip + ".checksum", encoding: .utf8)
    let sum = try Program(["python3", "-c", sha256, zip]).output
    #expect(sum == checksum)
    let names = try Program(["python3", "-m", "zipfile", "--list", zip]).output
    for name in [
      "info.json", "LICENSE", "plaudit", "plaudit-prompts", "plaudit-ratings", "plaudit.spdx.json",
      "licenses/ICU.txt", "licenses/Unicode CLDR data.txt", "licenses/libyaml.txt",
      "licenses/Expat.txt", "licenses/Swift runtime and Foundation.txt",
    ] {
      #expect(names.contains("/\(name) "), "\(names)")
    }
    let bundle = Repository.dist.appending(path: "plaudit.artifactbundle")
    let information = try JSONDecoder().decode(
      Information.self, from: Data(contentsOf: bundle.appending(path: "info.json")))
    #expect(information.schemaVersion == "1.0")
    let plaudit = try #require(information.artifacts["plaudit"])
    #expect(!plaudit.variants.isEmpty)
    for variant in plaudit.variants {
      #expect(!variant.supportedTriples.isEmpty)
      #expect(
        FileManager.default.isExecutableFile(
          atPath: bundle.appending(path: variant.path).path(percentEncoded: false)))
    }
  }

  private let sha256 =
    "import hashlib, sys; print(hashlib.sha256(open(sys.argv[1], 'rb').read()).hexdigest())"

  private struct Information: Decodable {
    let schemaVersion: String
    let artifacts: [String: Artifact]

    struct Artifact: Decodable {
      let type: String
      let variants: [Variant]
    }

    struct Variant: Decodable {
      let path: String
      let supportedTriples: [String]
    }
  }
}
