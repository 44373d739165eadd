#include <unicode/ures.h>

#include "ICUBridge.h"
#include "Support.h"

using icu::LocalUResourceBundlePointer;

namespace {

/// ICU's bundle `plurals`: a table from locale to the name of a rule set for each kind, and the
/// rule sets as CLDR writes them.
class PluralData {
 public:
  explicit PluralData(bool ordinal)
      : data(ures_openDirect(nullptr, "plurals", &status)),
        locales(table(ordinal ? "locales_ordinals" : "locales")),
        sets(table("rules")) {}

  std::string localeIDs() {
    std::string ids;
    while (U_SUCCESS(status) && ures_hasNext(locales.getAlias())) {
      const char *id = nullptr;
      int32_t length = 0;
      ures_getNextString(locales.getAlias(), &length, &id, &status);
      ids.append(id) += '\n';
    }
    return ids;
  }

  /// Truncates the id until it has rules, as ICU does; it does not ask CLDR for parents here.
  std::optional<icu::UnicodeString> rules(std::string id) {
    while (U_SUCCESS(status) && !id.empty()) {
      if (const auto set = setName(id)) return rulesOfSet(*set);
      const auto end = id.find_last_of('_');
      id.resize(end == std::string::npos ? 0 : end);
    }
    return std::nullopt;
  }

 private:
  UErrorCode status = U_ZERO_ERROR;
  LocalUResourceBundlePointer data, locales, sets;

  UResourceBundle *table(const char *key) {
    return ures_getByKey(data.getAlias(), key, nullptr, &status);
  }

  std::optional<std::string> setName(const std::string &id) {
    UErrorCode missing = U_ZERO_ERROR;
    int32_t length = 0;
    const UChar *name = ures_getStringByKey(locales.getAlias(), id.c_str(), &length, &missing);
    if (U_FAILURE(missing)) return std::nullopt;
    std::string utf8;
    return icu::UnicodeString(name, length).toUTF8String(utf8);
  }

  std::optional<icu::UnicodeString> rulesOfSet(const std::string &name) {
    LocalUResourceBundlePointer set(
        ures_getByKey(sets.getAlias(), name.c_str(), nullptr, &status));
    icu::UnicodeString rules;
    while (U_SUCCESS(status) && ures_hasNext(set.getAlias())) {
      const char *category = nullptr;
      int32_t length = 0;
      const UChar *rule = ures_getNextString(set.getAlias(), &length, &category, &status);
      if (U_SUCCESS(status)) rules.append(category).append(u": ").append(rule, length).append(u';');
    }
    return U_SUCCESS(status) ? std::optional(rules) : std::nullopt;
  }
};

}  // namespace

char *bridge_plural_rules(const char *tag, bool ordinal) {
  const auto locale = bridge::locale(tag);
  if (!locale) return nullptr;
  const auto rules = PluralData(ordinal).rules(locale->getBaseName());
  return rules ? bridge::copied(*rules) : nullptr;
}

char *bridge_plural_locales(bool ordinal) {
  return bridge::copied(PluralData(ordinal).localeIDs());
}
