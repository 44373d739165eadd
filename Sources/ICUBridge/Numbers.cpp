#include <unicode/unum.h>
#include <unicode/unumberformatter.h>

#include "ICUBridge.h"
#include "Support.h"

using icu::UnicodeString;

namespace {

/// Any symbol, affix or formatted number that is asked for here fits.
constexpr int32_t capacity = 64;

/// A locale's format of decimal numbers. After a failure, texts are empty and numbers 0.
class DecimalFormat {
 public:
  explicit DecimalFormat(const char *locale)
      : format(unum_open(UNUM_DECIMAL, nullptr, 0, locale, nullptr, &status)),
        formatter(unumf_openForSkeletonAndLocale(u"", 0, locale, &status)),
        result(unumf_openResult(&status)) {}

  UnicodeString symbol(int32_t which) {
    UChar text[capacity];
    const int32_t length = unum_getSymbol(
        format.getAlias(), UNumberFormatSymbol(which), text, capacity, &status);
    return U_SUCCESS(status) ? UnicodeString(text, length) : UnicodeString();
  }

  UnicodeString digits() {
    UnicodeString digits = symbol(UNUM_ZERO_DIGIT_SYMBOL);
    for (int32_t which = UNUM_ONE_DIGIT_SYMBOL; which <= UNUM_NINE_DIGIT_SYMBOL; which++) {
      digits += symbol(which);
    }
    return digits;
  }

  UnicodeString affix(UNumberFormatTextAttribute which) {
    UChar text[capacity];
    const int32_t length =
        unum_getTextAttribute(format.getAlias(), which, text, capacity, &status);
    return U_SUCCESS(status) ? UnicodeString(text, length) : UnicodeString();
  }

  int32_t attribute(UNumberFormatAttribute which) {
    return U_SUCCESS(status) ? unum_getAttribute(format.getAlias(), which) : 0;
  }

  /// How many digits stand before the first separator at least; nothing when none is written at
  /// all. Only the number formatter knows: UNumberFormat writes 1.234 in Spanish, against CLDR.
  std::optional<int32_t> minimumGroupingDigits() {
    const UnicodeString separator = symbol(UNUM_GROUPING_SEPARATOR_SYMBOL);
    int64_t number = 1;
    for (int32_t digit = attribute(UNUM_GROUPING_SIZE); digit > 0; digit--) number *= 10;
    for (int32_t minimum = 1; minimum <= 4; minimum++, number *= 10) {
      if (formatted(number).indexOf(separator) >= 0) return minimum;
    }
    return std::nullopt;
  }

 private:
  UErrorCode status = U_ZERO_ERROR;
  icu::LocalUNumberFormatPointer format;
  icu::LocalUNumberFormatterPointer formatter;
  icu::LocalUFormattedNumberPointer result;

  UnicodeString formatted(int64_t number) {
    unumf_formatInt(formatter.getAlias(), number, result.getAlias(), &status);
    UChar text[capacity];
    const int32_t length = unumf_resultToString(result.getAlias(), text, capacity, &status);
    return U_SUCCESS(status) ? UnicodeString(text, length) : UnicodeString();
  }
};

}  // namespace

bridge_number_symbols bridge_read_number_symbols(const char *tag) {
  const icu::Locale locale = bridge::numberLocale(tag);
  DecimalFormat format(locale.getName());
  const auto minimum = format.minimumGroupingDigits();
  const int32_t primary = minimum ? format.attribute(UNUM_GROUPING_SIZE) : 0;
  const int32_t secondary = minimum ? format.attribute(UNUM_SECONDARY_GROUPING_SIZE) : 0;
  return {
      bridge::copied(format.digits()),
      bridge::copied(format.symbol(UNUM_GROUPING_SEPARATOR_SYMBOL)),
      bridge::copied(format.symbol(UNUM_DECIMAL_SEPARATOR_SYMBOL)),
      bridge::copied(format.affix(UNUM_NEGATIVE_PREFIX)),
      bridge::copied(format.affix(UNUM_NEGATIVE_SUFFIX)),
      bridge::copied(format.symbol(UNUM_NAN_SYMBOL)),
      bridge::copied(format.symbol(UNUM_INFINITY_SYMBOL)),
      primary,
      secondary > 0 ? secondary : primary,
      minimum.value_or(1),
  };
}

struct bridge_number_formatter {
  icu::LocalUNumberFormatterPointer formatter;
  icu::LocalUFormattedNumberPointer result;
};

bridge_number_formatter *bridge_number_formatter_open(const char *tag, const char *skeleton) {
  const icu::Locale locale = bridge::numberLocale(tag);
  UErrorCode status = U_ZERO_ERROR;
  const UnicodeString words = UnicodeString::fromUTF8(skeleton);
  icu::LocalUNumberFormatterPointer formatter(unumf_openForSkeletonAndLocale(
      words.getBuffer(), words.length(), locale.getName(), &status));
  icu::LocalUFormattedNumberPointer result(unumf_openResult(&status));
  if (U_FAILURE(status)) return nullptr;
  return new bridge_number_formatter{std::move(formatter), std::move(result)};
}

char *bridge_number_formatter_format(bridge_number_formatter *formatter, const char *decimal) {
  UErrorCode status = U_ZERO_ERROR;
  unumf_formatDecimal(
      formatter->formatter.getAlias(), decimal, -1, formatter->result.getAlias(), &status);
  UChar text[4 * capacity];
  const int32_t length =
      unumf_resultToString(formatter->result.getAlias(), text, 4 * capacity, &status);
  return U_SUCCESS(status) ? bridge::copied(UnicodeString(text, length)) : nullptr;
}

void bridge_number_formatter_close(bridge_number_formatter *formatter) { delete formatter; }
