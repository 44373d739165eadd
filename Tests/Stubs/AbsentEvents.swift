// What the manifest lacks does not compile: the body of each function must be an error.
import PlauditPrompts

func event() -> EverythingEvent { .finishedTsak }
func text() -> EverythingEvent { "finished-task" }
func need() -> ReviewPrompt.Rule { .count(.sharedResults, 2) }
