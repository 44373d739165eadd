#include "ICUReference.h"

#include <unicode/msgfmt.h>
#include <unicode/numberformatter.h>
#include <unicode/numberrangeformatter.h>
#include <unicode/plurrule.h>

#include <cstdlib>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

using icu::Locale;
using icu::PluralRules;
using icu::UnicodeString;
using icu::number::FormattedNumber;
using icu::number::LocalizedNumberFormatter;
using icu::number::NumberFormatter;
using icu::number::Precision;

static char *copied(const UnicodeString &text, UErrorCode status) {
  std::string utf8;
  return U_SUCCESS(status) ? strdup(text.toUTF8String(utf8).c_str()) : nullptr;
}

static std::unique_ptr<PluralRules> rules(
    const Locale &locale, bool ordinal, UErrorCode &status) {
  const UPluralType type = ordinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL;
  return std::unique_ptr<PluralRules>(PluralRules::forLocale(locale, type, status));
}

void reference_free(void *memory) { free(memory); }

char *reference_plural_categories(const char *locale, bool ordinal, int32_t last) {
  UErrorCode status = U_ZERO_ERROR;
  const auto plurals = rules(Locale(locale), ordinal, status);
  if (U_FAILURE(status)) return nullptr;
  UnicodeString categories;
  for (int32_t number = 0; number <= last; number++) {
    categories.append(plurals->select(number)).append(u'\n');
  }
  return copied(categories, status);
}

char *reference_plural_category(const char *tag, bool ordinal, const char *number) {
  UErrorCode status = U_ZERO_ERROR;
  const auto plurals = rules(Locale::forLanguageTag(tag, status), ordinal, status);
  const char *point = strchr(number, '.');
  const int32_t places = point ? int32_t(strlen(point + 1)) : 0;
  const FormattedNumber formatted = NumberFormatter::withLocale(Locale::getRoot())
                                        .precision(Precision::fixedFraction(places))
                                        .formatDecimal(number, status);
  if (U_FAILURE(status)) return nullptr;
  return copied(plurals->select(formatted, status), status);
}

static LocalizedNumberFormatter formatter(const char *tag, UErrorCode &status) {
  return NumberFormatter::withLocale(Locale::forLanguageTag(tag, status))
      .precision(Precision::maxFraction(3));
}

char *reference_format_int(const char *tag, int64_t number) {
  UErrorCode status = U_ZERO_ERROR;
  const auto formatted = formatter(tag, status).formatInt(number, status);
  return copied(formatted.toString(status), status);
}

char *reference_format_double(const char *tag, double number) {
  UErrorCode status = U_ZERO_ERROR;
  const auto formatted = formatter(tag, status).formatDouble(number, status);
  return copied(formatted.toString(status), status);
}

char *reference_format_decimal(const char *tag, const char *number) {
  UErrorCode status = U_ZERO_ERROR;
  const auto formatted = formatter(tag, status).formatDecimal(number, status);
  return copied(formatted.toString(status), status);
}

static icu::number::FormattedNumberRange formattedRange(
    const char *tag, int64_t first, int64_t last, UErrorCode &status) {
  return icu::number::NumberRangeFormatter::withLocale(Locale::forLanguageTag(tag, status))
      .formatFormattableRange(first, last, status);
}

char *reference_format_range(const char *tag, int64_t first, int64_t last) {
  UErrorCode status = U_ZERO_ERROR;
  const auto range = formattedRange(tag, first, last, status);
  return copied(range.toString(status), status);
}

char *reference_range_category(const char *tag, int64_t first, int64_t last) {
  UErrorCode status = U_ZERO_ERROR;
  const auto plurals = rules(Locale::forLanguageTag(tag, status), false, status);
  const auto range = formattedRange(tag, first, last, status);
  if (U_FAILURE(status)) return nullptr;
  return copied(plurals->select(range, status), status);
}

struct reference_message {
  UErrorCode status = U_ZERO_ERROR;
  icu::MessageFormat format;
  std::vector<UnicodeString> names;
  std::vector<icu::Formattable> values;

  reference_message(const char *tag, const char *pattern)
      : format(UnicodeString::fromUTF8(pattern), Locale::forLanguageTag(tag, status), status) {}

  void set(const char *name, const icu::Formattable &value) {
    names.push_back(UnicodeString::fromUTF8(name));
    values.push_back(value);
  }
};

reference_message *reference_message_open(const char *tag, const char *pattern) {
  return new reference_message(tag, pattern);
}

void reference_message_set_int(reference_message *message, const char *name, int64_t value) {
  message->set(name, value);
}

void reference_message_set_double(reference_message *message, const char *name, double value) {
  message->set(name, value);
}

void reference_message_set_text(reference_message *message, const char *name, const char *value) {
  message->set(name, UnicodeString::fromUTF8(value));
}

char *reference_message_format(reference_message *message) {
  UnicodeString text;
  message->format.format(
      message->names.data(), message->values.data(), int32_t(message->names.size()), text,
      message->status);
  return copied(text, message->status);
}

const char *reference_message_error(const reference_message *message) {
  return u_errorName(U_SUCCESS(message->status) ? U_ZERO_ERROR : message->status);
}

void reference_message_close(reference_message *message) { delete message; }
