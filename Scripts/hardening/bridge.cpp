// Calls every function of ICUBridge for every locale that ICU has and for words that are none, so that
// valgrind and the sanitizers see all of it: Scripts/hardening/sanitizers.sh builds and runs this.
#include <cstdio>
#include <cstring>
#include <sstream>
#include <string>
#include <vector>

#include "ICUBridge.h"

static long calls = 0;
static long characters = 0;

// Reads a text to its end, and gives it back.
static void take(char *text) {
  calls += 1;
  if (text) characters += static_cast<long>(strlen(text));
  bridge_free(text);
}

static std::vector<std::string> lines(char *text) {
  std::vector<std::string> found;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) {
    for (char &character : line) {
      if (character == '_') character = '-';
    }
    found.push_back(line);
  }
  bridge_free(text);
  return found;
}

static void callWithTag(const char *tag) {
  take(bridge_canonical_tag(tag));
  take(bridge_parent(tag));
  take(bridge_maximal_tag(tag));
  take(bridge_best_match(tag, "en\nde\nsr-Latn\nzh-Hant\n\nnot a tag"));
  take(bridge_best_match(tag, ""));
  take(bridge_display_name(tag, "en"));
  take(bridge_display_name("en", tag));
  take(bridge_plural_rules(tag, false));
  take(bridge_plural_rules(tag, true));
  take(bridge_plural_ranges(tag));
  take(bridge_range_separator(tag));
  take(bridge_skeleton(tag));
  calls += bridge_is_known(tag) + bridge_is_right_to_left(tag);

  bridge_number_symbols symbols = bridge_read_number_symbols(tag);
  for (char *text : {symbols.digits, symbols.grouping, symbols.decimal, symbols.minus_prefix,
                     symbols.minus_suffix, symbols.nan, symbols.infinity}) {
    take(text);
  }
  for (const char *skeleton : {"compact-short", "compact-long", "percent .00", "no skeleton", ""}) {
    bridge_number_formatter *formatter = bridge_number_formatter_open(tag, skeleton);
    if (!formatter) continue;
    for (const char *number : {"0", "1.5e3", "-1234567.891", "1e400", "no number", ""}) {
      take(bridge_number_formatter_format(formatter, number));
    }
    bridge_number_formatter_close(formatter);
  }
  bridge_letters letters = bridge_read_letters(tag);
  for (int32_t index = 0; index < 2 * letters.count; index += 1) characters += letters.bounds[index];
  bridge_free(letters.bounds);
}

static void parse(const std::u16string &pattern) {
  for (bool style : {false, true}) {
    bridge_message message = bridge_parse_message(
        reinterpret_cast<const uint16_t *>(pattern.data()), static_cast<int32_t>(pattern.size()),
        style);
    calls += 1;
    for (int32_t index = 0; index < message.part_count; index += 1) {
      characters += message.parts[index].length;
    }
    bridge_free(message.parts);
  }
}

int main() {
  std::vector<std::string> tags = lines(bridge_available_locales());
  for (bool ordinal : {false, true}) {
    for (const std::string &tag : lines(bridge_plural_locales(ordinal))) tags.push_back(tag);
  }
  for (const char *tag : {"", "-", "x", "en-", "en-u-nu-", "no tag", "en-US-u-nu-arab-ca-japanese",
                          "zzzzzzzzz", "\xff\xfe", "de-\xc3\xa9", "i-klingon", "sr-Latn-u-nu-roman"}) {
    tags.push_back(tag);
  }
  tags.push_back(std::string(100'000, 'a'));
  for (const std::string &tag : tags) callWithTag(tag.c_str());

  const std::u16string whole =
      u"{n, plural, offset:1 =0 {none} one {# '{'vote'}'} other {{g, select, a {A} other {{x}}}}} {d}";
  for (size_t length = 0; length <= whole.size(); length += 1) parse(whole.substr(0, length));
  for (size_t depth : {1, 255, 256, 257, 5000}) {
    std::u16string deep;
    for (size_t level = 0; level < depth; level += 1) deep += u"{a,select,other{";
    parse(deep);
  }
  parse(std::u16string(1, u'\xD800'));

  for (uint32_t character = 0; character < 0x110400; character += 7) {
    calls += bridge_column_count(character) >= 0;
    characters += bridge_script(character);
  }
  const std::string texts[] = {"", "a\xcc\x88", "\xff", std::string(10'000, 'e')};
  for (const std::string &text : texts) {
    calls += bridge_is_composed(text.data(), static_cast<int32_t>(text.size()));
    take(bridge_skeleton(text.c_str()));
  }
  take(bridge_icu_version());
  take(bridge_cldr_version());
  std::printf("- ICUBridge: %ld calls for %zu tags, %ld characters read\n", calls, tags.size(),
              characters);
}
