import PlauditModel
import PlauditReaders
import PlauditWriters
import Testing

struct TranslationLockTests {
  private func read(_ text: String) -> (lock: TranslationLock, faults: [String]) {
    var diagnostics = Diagnostics()
    let lock = TranslationLockReader.read(Array(text.utf8), path: "lock", into: &diagnostics)
    return (lock, diagnostics.sorted.map { "\($0.location.line): \($0.message.id)" })
  }

  @Test func whatIsWrittenIsReadAgain() {
    var lock = TranslationLock()
    let keys = ["a", "# b", "\\", "tab\tline\nreturn\r", "\\t", "é", "", "日本 语"]
    for (index, key) in keys.enumerated() {
      lock.accept(.init(key: key, language: "ru"), for: UInt64(index) &* 0x1234_5678_9ABC_DEF1)
      lock.add(.init(key: key, language: "pt-BR"), .max)
      lock.add(.init(key: key, language: "pt-BR"), 0)
    }
    let text = TranslationLockWriter.text(lock)
    let again = read(text)
    #expect(again.lock == lock && again.faults.isEmpty)
    #expect(TranslationLockWriter.text(again.lock) == text)
    #expect(text.split(separator: "\n").count == 1 + 3 * keys.count)
  }

  @Test func aFileOfOtherLinesIsReadNoFurther() {
    let faults = read(String(repeating: "x\n", count: 100_000)).faults
    #expect(faults.count == 1_000 && faults.last == "1000: lock-malformed")
  }

  @Test func brokenLinesAreToldAndTheOthersKept() {
    let (lock, faults) = read(
      "# a comment\r\n<<<<<<< ours\na\tru\t00000000000000ff\r\n=======\na\tru\t1\nb\tru\n"
        + "a\\x\tru\t0000000000000001\n\na\t\t0000000000000001")
    #expect(lock.sources("a", "ru") == [255] && lock.sources.count == 1)
    #expect(faults == [2, 4, 5, 6, 7, 9].map { "\($0): lock-malformed" })
  }

  @Test func bytesThatAreNoUTF8AreToldToo() {
    var diagnostics = Diagnostics()
    let bytes: [UInt8] = [0xFF, 0x09] + Array("ru\t0000000000000001".utf8)
    #expect(
      TranslationLockReader.read(bytes, path: "lock", into: &diagnostics) == TranslationLock())
    #expect(diagnostics.hasErrors)
  }
}
