import Foundation

/// Whether tests take the time to try everything: `make test-long`.
package enum LongRun {
  package static let isOn = ProcessInfo.processInfo.environment["PLAUDIT_LONG_TESTS"] == "1"
}
