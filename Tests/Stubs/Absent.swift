// What the manifest lacks does not compile: the body of each function must be an error.
import Foundation

func country() -> URL { StoreLink.writeReview(in: .fr) }
func language() -> StoreText { StoreText(.sv) }
func count() -> String { StoreText().ratingsCount("21") }
