#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/ulocdata.h>
#include <unicode/uniset.h>
#include <unicode/uscript.h>
#include <unicode/uspoof.h>

#include <cstdlib>
#include <set>

#include "ICUBridge.h"
#include "Support.h"

bool bridge_is_composed(const char *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::Normalizer2 *nfc = icu::Normalizer2::getNFCInstance(status);
  return U_FAILURE(status) || nfc->isNormalizedUTF8(icu::StringPiece(text, length), status);
}

char *bridge_skeleton(const char *text) {
  UErrorCode status = U_ZERO_ERROR;
  icu::LocalUSpoofCheckerPointer checker(uspoof_open(&status));
  icu::UnicodeString skeleton;
  uspoof_getSkeletonUnicodeString(
      checker.getAlias(), 0, icu::UnicodeString::fromUTF8(text), skeleton, &status);
  return U_SUCCESS(status) ? bridge::copied(skeleton) : bridge::copied(std::string(text));
}

int32_t bridge_column_count(uint32_t character) {
  const auto point = static_cast<UChar32>(character);
  switch (u_charType(point)) {
    case U_NON_SPACING_MARK:
    case U_ENCLOSING_MARK: return 0;
    // A soft hyphen is shown.
    case U_FORMAT_CHAR: return point == 0xAD ? 1 : 0;
    default: break;
  }
  switch (u_getIntPropertyValue(point, UCHAR_HANGUL_SYLLABLE_TYPE)) {
    case U_HST_VOWEL_JAMO:
    case U_HST_TRAILING_JAMO: return 0;
    default: break;
  }
  const int32_t width = u_getIntPropertyValue(point, UCHAR_EAST_ASIAN_WIDTH);
  return width == U_EA_WIDE || width == U_EA_FULLWIDTH ? 2 : 1;
}

/// Scripts whose letters differ so much among languages that a language's own are worth telling
/// from the others'.
static bool hasAlphabets(UScriptCode script) {
  return script == USCRIPT_LATIN || script == USCRIPT_CYRILLIC || script == USCRIPT_GREEK ||
         script == USCRIPT_ARABIC;
}

static std::set<UScriptCode> scripts(const icu::UnicodeSet &letters) {
  std::set<UScriptCode> found;
  for (int32_t range = 0; range < letters.getRangeCount(); range++) {
    for (UChar32 letter = letters.getRangeStart(range); letter <= letters.getRangeEnd(range);
         letter++) {
      UErrorCode status = U_ZERO_ERROR;
      const UScriptCode script = uscript_getScript(letter, &status);
      if (script != USCRIPT_COMMON && script != USCRIPT_INHERITED) found.insert(script);
    }
  }
  return found;
}

static icu::UnicodeSet exemplars(const icu::Locale &locale, ULocaleDataExemplarSetType type) {
  UErrorCode status = U_ZERO_ERROR;
  icu::LocalULocaleDataPointer data(ulocdata_open(locale.getBaseName(), &status));
  icu::LocalUSetPointer set(
      ulocdata_getExemplarSet(data.getAlias(), nullptr, USET_CASE_INSENSITIVE, type, &status));
  if (U_FAILURE(status)) return icu::UnicodeSet();
  icu::UnicodeSet letters(*icu::UnicodeSet::fromUSet(set.getAlias()));
  letters.removeAllStrings();
  return letters;
}

bridge_letters bridge_read_letters(const char *tag) {
  const auto locale = bridge::locale(tag);
  if (!locale || !bridge::hasData(*locale)) return {};
  icu::UnicodeSet letters = exemplars(*locale, ULOCDATA_ES_STANDARD);
  bridge_letters found = {};
  for (const UScriptCode script : scripts(letters)) {
    if (script == USCRIPT_LATIN) letters.add('a', 'z').add('A', 'Z');
    // CLDR's main set of Urdu lacks letters of Urdu, which its auxiliary set has.
    if (script == USCRIPT_ARABIC) letters.addAll(exemplars(*locale, ULOCDATA_ES_AUXILIARY));
    // A set of all characters of a script takes longer to make than a small file to check.
    if (!hasAlphabets(script) && found.script_count < bridge_most_scripts) {
      found.scripts[found.script_count++] = script;
    }
  }
  const int32_t count = letters.getRangeCount();
  auto *bounds = static_cast<uint32_t *>(calloc(2 * count + 1, sizeof(uint32_t)));
  for (int32_t range = 0; bounds != nullptr && range < count; range++) {
    bounds[2 * range] = letters.getRangeStart(range);
    bounds[2 * range + 1] = letters.getRangeEnd(range);
  }
  found.bounds = bounds;
  found.count = bounds == nullptr ? 0 : count;
  return found;
}

int32_t bridge_script(uint32_t character) {
  UErrorCode status = U_ZERO_ERROR;
  return uscript_getScript(static_cast<UChar32>(character), &status);
}
