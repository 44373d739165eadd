/// What Plaudit asks of ICU, under names of our own: ICU renames its functions with every version,
/// so Swift cannot call them.
///
/// Language tags are BCP 47. Texts are UTF-8. Every `char *` that is returned, alone or in a
/// struct, belongs to the caller, who gives it to `bridge_free`; a `const char *` lives for ever.
/// Nothing here depends on the default locale of the machine.
#pragma once

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#pragma clang assume_nonnull begin

/// Frees what a function of this header returned; NULL is fine.
void bridge_free(void *_Nullable memory);

/// The version of ICU, such as "72.1".
char *bridge_icu_version(void);
/// The version of CLDR that ICU's data are made from, such as "42".
char *bridge_cldr_version(void);

/// The canonical form of a tag, as UTS 35 has it: "he" for "iw". NULL when it is malformed.
char *_Nullable bridge_canonical_tag(const char *tag);
/// Whether ICU has locale data or plural rules for the language of the tag.
bool bridge_is_known(const char *tag);
/// The tag whose data CLDR falls back to; NULL for a malformed tag and at the top.
char *_Nullable bridge_parent(const char *tag);
/// The tag with its likely language, script and region; NULL when it is malformed.
char *_Nullable bridge_maximal_tag(const char *tag);
/// The one of several tags, each ended by a newline or the end, that CLDR's matcher finds nearest;
/// NULL when none is near.
char *_Nullable bridge_best_match(const char *tag, const char *tags);
/// What a language calls a language; NULL when either tag is malformed.
char *_Nullable bridge_display_name(const char *tag, const char *in_language);
/// Whether the language is written from right to left.
bool bridge_is_right_to_left(const char *tag);
/// The ids of all locales ICU has data for, legacy aliases among them, each ended by a newline.
char *bridge_available_locales(void);

/// The plural rules of the language in CLDR's notation, such as
/// "one: v = 0 and i = 1 @integer 1;other: @integer 0, 2~16, …;". NULL when ICU has none.
char *_Nullable bridge_plural_rules(const char *tag, bool ordinal);
/// The ids of all locales that have plural rules, each ended by a newline.
char *bridge_plural_locales(bool ordinal);

/// The plural categories of ranges: a line "START END CATEGORY" for each pair that CLDR lists for
/// the language. Empty when it lists none.
char *bridge_plural_ranges(const char *tag);
/// What the language writes between the two numbers of a range.
char *bridge_range_separator(const char *tag);

/// How a language writes decimal numbers.
typedef struct {
  /// The ten digits from 0 to 9.
  char *digits;
  char *grouping;
  char *decimal;
  char *minus_prefix;
  char *minus_suffix;
  char *nan;
  char *infinity;
  /// 0 when digits are not grouped.
  int32_t primary_grouping;
  /// As primary_grouping where all groups are alike.
  int32_t secondary_grouping;
  /// How many digits stand before the first separator at least; 1 or more.
  int32_t minimum_grouping_digits;
} bridge_number_symbols;

/// The symbols of a language; root's when ICU does not know it or the tag is malformed.
bridge_number_symbols bridge_read_number_symbols(const char *tag);

/// Writes decimal numbers in one language with one ICU number skeleton.
typedef struct bridge_number_formatter bridge_number_formatter;
/// A formatter for a skeleton such as "compact-short"; NULL when ICU cannot read it.
bridge_number_formatter *_Nullable bridge_number_formatter_open(
    const char *tag, const char *skeleton);
/// A decimal number such as "1.5e3" as the language writes it; NULL when it is none.
char *_Nullable bridge_number_formatter_format(
    bridge_number_formatter *formatter, const char *decimal);
void bridge_number_formatter_close(bridge_number_formatter *formatter);

/// A part of a message, as icu::MessagePattern::Part has it.
typedef struct {
  /// A UMessagePatternPartType.
  int32_t type;
  /// Where the part starts in the pattern, in UTF-16 code units.
  int32_t index;
  /// In UTF-16 code units.
  int32_t length;
  /// The number itself, an index or a UMessagePatternArgType, as the type of the part has it.
  int32_t value;
} bridge_message_part;

typedef struct {
  /// NULL when the pattern is wrong; otherwise for the caller to free.
  bridge_message_part *_Nullable parts;
  int32_t part_count;
  /// Where the mistake is, in UTF-16 code units.
  int32_t error_offset;
  /// ICU's name of the mistake, such as "U_UNMATCHED_BRACES".
  const char *error;
} bridge_message;

/// Parses a message pattern, or with `plural_style` the inside of a plural argument.
/// Patterns that nest deeper than bridge_maximum_nesting braces are an U_INDEX_OUTOFBOUNDS_ERROR.
bridge_message bridge_parse_message(const uint16_t *pattern, int32_t length, bool plural_style);

/// ICU itself allows 32767 levels, which takes more stack than a thread has.
static const int32_t bridge_maximum_nesting = 256;

/// Whether a text of `length` bytes is in Unicode's composed form, NFC.
bool bridge_is_composed(const char *text, int32_t length);
/// What looks alike has the same skeleton (UTS 39, "Confusable Detection").
char *bridge_skeleton(const char *text);

/// How many columns of a terminal a character takes: 0, 1 or 2.
int32_t bridge_column_count(uint32_t character);

/// More than any language is written in.
enum { bridge_most_scripts = 8 };

/// Characters, as ranges, and scripts all of whose characters are meant.
typedef struct {
  /// The first and last character of each range, in order; for the caller to free.
  uint32_t *_Nullable bounds;
  /// How many ranges there are; 0 where CLDR knows nothing of the language.
  int32_t count;
  /// Numbers of UScriptCode.
  int32_t scripts[bridge_most_scripts];
  int32_t script_count;
} bridge_letters;

/// The script of a character, a number of UScriptCode.
int32_t bridge_script(uint32_t character);

/// The letters that a language is written with, in both cases: CLDR's main exemplar characters. Of
/// scripts other than Latin, Cyrillic, Greek and Arabic all characters; of Latin also a to z, of
/// Arabic also the auxiliary exemplar characters.
bridge_letters bridge_read_letters(const char *tag);

#pragma clang assume_nonnull end

#ifdef __cplusplus
}
#endif
