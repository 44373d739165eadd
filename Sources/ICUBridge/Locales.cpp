#include <unicode/localebuilder.h>
#include <unicode/uloc.h>
#include <unicode/ures.h>

#include <cstring>

#include "ICUBridge.h"
#include "Support.h"

using icu::Locale;

char *bridge_canonical_tag(const char *tag) {
  const auto locale = bridge::locale(tag);
  return locale ? bridge::tag(*locale) : nullptr;
}

bool bridge_is_known(const char *tag) {
  const auto locale = bridge::locale(tag);
  if (!locale || *locale->getLanguage() == 0) return false;
  if (bridge::hasData(*locale)) return true;
  char *rules = bridge_plural_rules(tag, false);
  bridge_free(rules);
  return rules != nullptr;
}

/// CLDR's table of parents has, for each parent, its children: one string or an array of them.
static bool contains(const UResourceBundle *children, const std::string &name) {
  const int32_t count = ures_getSize(children);
  for (int32_t index = 0; index < count; index++) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t length = 0;
    const UChar *child = ures_getStringByIndex(children, index, &length, &status);
    if (U_SUCCESS(status) && icu::UnicodeString(child, length) == name.c_str()) return true;
  }
  return false;
}

static std::optional<std::string> explicitParent(const std::string &name) {
  UErrorCode status = U_ZERO_ERROR;
  icu::LocalUResourceBundlePointer data(ures_openDirect(nullptr, "supplementalData", &status));
  icu::LocalUResourceBundlePointer parents(
      ures_getByKey(data.getAlias(), "parentLocales", nullptr, &status));
  if (U_FAILURE(status)) return std::nullopt;
  while (ures_hasNext(parents.getAlias())) {
    icu::LocalUResourceBundlePointer children(
        ures_getNextResource(parents.getAlias(), nullptr, &status));
    if (U_FAILURE(status)) return std::nullopt;
    if (contains(children.getAlias(), name)) return ures_getKey(children.getAlias());
  }
  return std::nullopt;
}

/// The locale with its script written out, where the region calls for a script that is not the
/// language's usual one: zh_Hant_TW for zh_TW.
static std::optional<Locale> withUnusualScript(const Locale &locale) {
  if (*locale.getScript() != 0 || *locale.getCountry() == 0) return std::nullopt;
  UErrorCode status = U_ZERO_ERROR;
  Locale likely(locale);
  Locale usual(locale.getLanguage());
  likely.addLikelySubtags(status);
  usual.addLikelySubtags(status);
  if (strcmp(likely.getScript(), usual.getScript()) == 0) return std::nullopt;
  Locale written =
      icu::LocaleBuilder().setLocale(locale).setScript(likely.getScript()).build(status);
  return U_SUCCESS(status) ? std::optional(written) : std::nullopt;
}

static Locale truncated(const std::string &name) {
  const auto end = name.rfind('_');
  return Locale(end == std::string::npos ? "" : name.substr(0, end).c_str());
}

static Locale parentOf(const Locale &locale) {
  const std::string name = locale.getBaseName();
  if (name != locale.getName()) return Locale(name.c_str());
  if (const auto parent = explicitParent(name)) {
    return *parent == "root" ? Locale::getRoot() : Locale(parent->c_str());
  }
  if (const auto written = withUnusualScript(locale)) return *written;
  return truncated(name);
}

char *bridge_parent(const char *tag) {
  const auto locale = bridge::locale(tag);
  if (!locale) return nullptr;
  const Locale parent = parentOf(*locale);
  return *parent.getName() == 0 ? nullptr : bridge::tag(parent);
}

char *bridge_display_name(const char *tag, const char *in_language) {
  const auto locale = bridge::locale(tag);
  const auto language = bridge::locale(in_language);
  if (!locale || !language) return nullptr;
  icu::UnicodeString name;
  return bridge::copied(locale->getDisplayName(bridge::withData(*language), name));
}

bool bridge_is_right_to_left(const char *tag) {
  const auto locale = bridge::locale(tag);
  return locale && locale->isRightToLeft();
}

char *bridge_available_locales() {
  std::string ids;
  UErrorCode status = U_ZERO_ERROR;
  icu::LocalUEnumerationPointer all(
      uloc_openAvailableByType(ULOC_AVAILABLE_WITH_LEGACY_ALIASES, &status));
  while (const char *id = uenum_next(all.getAlias(), nullptr, &status)) ids.append(id) += '\n';
  return bridge::copied(ids);
}
