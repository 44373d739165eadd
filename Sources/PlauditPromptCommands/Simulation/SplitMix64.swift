import Foundation

/// A generator with the same numbers for the same seed, everywhere and always.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// From 0 up to, but not including, 1.
  mutating func fraction() -> Double { Double(next() >> 11) * 0x1p-53 }

  mutating func chance(of probability: Double) -> Bool { fraction() < probability }

  /// How long until something that comes at random, and after `mean` on average.
  mutating func interval(mean: Double) -> Double { -log(1 - fraction()) * mean }

  /// How often something happens at random that happens `mean` times on average.
  mutating func occurrences(mean: Double) -> Int {
    var count = 0
    var time = interval(mean: 1)
    while time < mean {
      count += 1
      time += interval(mean: 1)
    }
    return count
  }
}
