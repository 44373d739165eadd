#include <unicode/messagepattern.h>
#include <unicode/parseerr.h>
#include <unicode/uchar.h>

#include <algorithm>
#include <cstdlib>
#include <new>

#include "ICUBridge.h"

using icu::MessagePattern;

/// Where a pattern opens more braces than allowed, or -1. Quoted braces count as well: no text for
/// people comes near the limit, and the answer must not depend on how well quotes are paired.
static int32_t excessiveNesting(const UChar *pattern, int32_t length) {
  int32_t depth = 0;
  for (int32_t index = 0; index < length; index++) {
    if (pattern[index] == u'{' && ++depth > bridge_maximum_nesting) return index;
    if (pattern[index] == u'}') depth = std::max(depth - 1, 0);
  }
  return -1;
}

static bridge_message failure(UErrorCode code, int32_t offset) {
  return {nullptr, 0, std::max(offset, 0), u_errorName(code)};
}

/// Why a plural style has no selector to begin with, or no error. ICU decides that by a part which it
/// has not written yet, and so by chance.
static UErrorCode missingSelector(const UChar *style, int32_t length) {
  int32_t index = 0;
  while (index < length && u_hasBinaryProperty(style[index], UCHAR_PATTERN_WHITE_SPACE)) index++;
  if (index == length) return U_DEFAULT_KEYWORD_MISSING;
  return style[index] == u'}' ? U_PATTERN_SYNTAX_ERROR : U_ZERO_ERROR;
}

bridge_message bridge_parse_message(const uint16_t *units, int32_t length, bool plural_style) {
  const UChar *pattern = reinterpret_cast<const UChar *>(units);
  const int32_t excess = excessiveNesting(pattern, length);
  if (excess >= 0) return failure(U_INDEX_OUTOFBOUNDS_ERROR, excess);

  UErrorCode status = plural_style ? missingSelector(pattern, length) : U_ZERO_ERROR;
  if (U_FAILURE(status)) return failure(status, 0);
  UParseError error = {};
  MessagePattern message(status);
  const icu::UnicodeString text(false, pattern, length);
  if (plural_style) {
    message.parsePluralStyle(text, &error, status);
  } else {
    message.parse(text, &error, status);
  }
  if (U_FAILURE(status)) return failure(status, error.offset);

  const int32_t count = message.countParts();
  auto *parts = static_cast<bridge_message_part *>(calloc(count, sizeof(bridge_message_part)));
  if (parts == nullptr) return failure(U_MEMORY_ALLOCATION_ERROR, 0);
  for (int32_t index = 0; index < count; index++) {
    const MessagePattern::Part &part = message.getPart(index);
    parts[index] = {part.getType(), part.getIndex(), part.getLength(), part.getValue()};
  }
  return {parts, count, 0, u_errorName(U_ZERO_ERROR)};
}
