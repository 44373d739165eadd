import PlauditModel
import Testing

struct ConcurrentMapTests {
  @Test(arguments: [0, 1, 2, 1_000])
  func theResultsAreInOrder(count: Int) {
    let numbers = Array(0..<count)
    #expect(numbers.concurrentMap { String($0) } == numbers.map { String($0) })
  }
}
