#include <unicode/unumberrangeformatter.h>
#include <unicode/ures.h>

#include "ICUBridge.h"
#include "Support.h"

using icu::LocalUResourceBundlePointer;
using icu::UnicodeString;

namespace {

std::string utf8(const UResourceBundle *row, int32_t index, UErrorCode &status) {
  int32_t length = 0;
  const UChar *text = ures_getStringByIndex(row, index, &length, &status);
  std::string result;
  if (U_SUCCESS(status)) UnicodeString(text, length).toUTF8String(result);
  return result;
}

}  // namespace

char *bridge_plural_ranges(const char *tag) {
  std::string lines;
  const auto locale = bridge::locale(tag);
  UErrorCode status = U_ZERO_ERROR;
  const LocalUResourceBundlePointer data(ures_openDirect(nullptr, "pluralRanges", &status));
  const LocalUResourceBundlePointer locales(
      ures_getByKey(data.getAlias(), "locales", nullptr, &status));
  const LocalUResourceBundlePointer rules(
      ures_getByKey(data.getAlias(), "rules", nullptr, &status));
  if (!locale || U_FAILURE(status)) return bridge::copied(lines);
  // ICU asks for the language alone, without script and region.
  int32_t length = 0;
  const UChar *name =
      ures_getStringByKey(locales.getAlias(), locale->getLanguage(), &length, &status);
  if (U_FAILURE(status)) return bridge::copied(lines);
  std::string set;
  UnicodeString(name, length).toUTF8String(set);
  const LocalUResourceBundlePointer rows(
      ures_getByKey(rules.getAlias(), set.c_str(), nullptr, &status));
  for (int32_t index = 0; U_SUCCESS(status) && index < ures_getSize(rows.getAlias()); index++) {
    const LocalUResourceBundlePointer row(
        ures_getByIndex(rows.getAlias(), index, nullptr, &status));
    for (int32_t column = 0; column < 3; column++) {
      lines += utf8(row.getAlias(), column, status) + (column < 2 ? ' ' : '\n');
    }
  }
  return bridge::copied(lines);
}

char *bridge_range_separator(const char *tag) {
  const icu::Locale locale = bridge::numberLocale(tag);
  UErrorCode status = U_ZERO_ERROR;
  // Latin digits, so that the text's ends are known.
  const UnicodeString skeleton(u"latin");
  UNumberRangeFormatter *formatter = unumrf_openForSkeletonWithCollapseAndIdentityFallback(
      skeleton.getBuffer(), skeleton.length(), UNUM_RANGE_COLLAPSE_NONE,
      UNUM_IDENTITY_FALLBACK_RANGE, locale.getName(), nullptr, &status);
  UFormattedNumberRange *result = unumrf_openResult(&status);
  unumrf_formatDecimalRange(formatter, "4", -1, "5", -1, result, &status);
  const UFormattedValue *value = unumrf_resultAsValue(result, &status);
  int32_t length = 0;
  const UChar *text = ufmtval_getString(value, &length, &status);
  const UnicodeString range = U_SUCCESS(status) ? UnicodeString(text, length) : UnicodeString();
  unumrf_closeResult(result);
  unumrf_close(formatter);
  const int32_t start = range.indexOf(u'4');
  const int32_t end = range.indexOf(u'5');
  return bridge::copied(
      start >= 0 && end > start ? range.tempSubStringBetween(start + 1, end) : UnicodeString(u"–"));
}
