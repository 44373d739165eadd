#include "Support.h"

#include <unicode/putil.h>
#include <unicode/udata.h>
#include <unicode/ulocdata.h>
#include <unicode/unumsys.h>
#include <unicode/ures.h>

#include <cstdlib>
#include <cstring>

#include "ICUBridge.h"

// ICU looks for newer data where the environment says, and for time zones in a folder of the machine.
// What the tool says depends on its input and on the data in ICU's library, so it takes neither.
static const bool readsNoFiles = [] {
  UErrorCode status = U_ZERO_ERROR;
  udata_setFileAccess(UDATA_NO_FILES, &status);
  u_setTimeZoneFilesDirectory("", &status);
  return U_SUCCESS(status);
}();

namespace bridge {

char *copied(const std::string &text) { return strdup(text.c_str()); }

char *copied(const icu::UnicodeString &text) {
  std::string utf8;
  return copied(text.toUTF8String(utf8));
}

std::optional<icu::Locale> locale(const char *tag) {
  UErrorCode status = U_ZERO_ERROR;
  icu::Locale locale = icu::Locale::forLanguageTag(tag, status);
  locale.canonicalize(status);
  if (U_FAILURE(status) || locale.isBogus()) return std::nullopt;
  return locale;
}

char *tag(const icu::Locale &locale) {
  UErrorCode status = U_ZERO_ERROR;
  return copied(locale.toLanguageTag<std::string>(status));
}

bool hasData(const icu::Locale &locale) {
  UErrorCode status = U_ZERO_ERROR;
  icu::LocalUResourceBundlePointer bundle(ures_open(nullptr, locale.getBaseName(), &status));
  return U_SUCCESS(status) && status != U_USING_DEFAULT_WARNING;
}

icu::Locale withData(const icu::Locale &locale) {
  return hasData(locale) ? locale : icu::Locale::getRoot();
}

icu::Locale numberLocale(const char *tag) {
  const icu::Locale locale = withData(bridge::locale(tag).value_or(icu::Locale::getRoot()));
  UErrorCode status = U_ZERO_ERROR;
  const icu::LocalUNumberingSystemPointer system(unumsys_open(locale.getName(), &status));
  const bool hasDigits = U_SUCCESS(status) && !unumsys_isAlgorithmic(system.getAlias()) &&
                         unumsys_getRadix(system.getAlias()) == 10;
  return hasDigits ? locale : icu::Locale(locale.getBaseName());
}

}  // namespace bridge

void bridge_free(void *memory) { free(memory); }

static char *copied(const UVersionInfo version) {
  char text[U_MAX_VERSION_STRING_LENGTH];
  u_versionToString(version, text);
  return bridge::copied(std::string(text));
}

char *bridge_icu_version() {
  UVersionInfo version;
  u_getVersion(version);
  return copied(version);
}

char *bridge_cldr_version() {
  UVersionInfo version = {};
  UErrorCode status = U_ZERO_ERROR;
  ulocdata_getCLDRVersion(version, &status);
  return copied(version);
}
