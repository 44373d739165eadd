// What the parts of the bridge share.
#pragma once

#include <unicode/locid.h>

#include <optional>
#include <string>

namespace bridge {

/// The text in memory that `bridge_free` frees.
char *copied(const std::string &text);
char *copied(const icu::UnicodeString &text);

/// The locale of a BCP 47 tag, canonicalized; nothing when the tag is malformed.
std::optional<icu::Locale> locale(const char *tag);

/// The tag of a locale, as copied text.
char *tag(const icu::Locale &locale);

/// Whether ICU has locale data for the language.
bool hasData(const icu::Locale &locale);

/// The locale itself, or root when ICU has no data for it: ICU would take the default locale of
/// the machine instead, and what we write would differ from machine to machine.
icu::Locale withData(const icu::Locale &locale);

/// The locale with data that numbers of a tag are written in. Its numbering system has ten digits:
/// of one without, such as Roman numerals, or one that ICU does not know, only the language is left.
icu::Locale numberLocale(const char *tag);

}  // namespace bridge
