import Foundation

/// The target that `PLAUDIT_FUZZ` names.
private let chosen: FuzzTarget = {
  let name = ProcessInfo.processInfo.environment["PLAUDIT_FUZZ"] ?? ""
  guard let target = FuzzTarget.all.first(where: { $0.name == name }) else {
    let names = FuzzTarget.all.map(\.name).joined(separator: ", ")
    fatalError("set PLAUDIT_FUZZ to one of \(names)")
  }
  return target
}()

/// What libFuzzer calls with one input after the other.
@_cdecl("LLVMFuzzerTestOneInput")
package func fuzzOne(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  chosen.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}
