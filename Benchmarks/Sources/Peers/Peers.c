#include "Peers.h"

#include <libintl.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <unicode/umsg.h>
#include <unicode/upluralrules.h>
#include <unicode/ustring.h>

static UMessageFormat *message;
static UPluralRules *rules;

void peers_open(const char *pattern, const char *folder) {
  UErrorCode status = U_ZERO_ERROR;
  UChar units[512];
  int32_t length = 0;
  u_strFromUTF8(units, 512, &length, pattern, -1, &status);
  message = umsg_open(units, length, "ru", NULL, &status);
  rules = uplrules_open("ru", &status);
  // gettext is switched off in the locale "C"; the language itself comes from LANGUAGE.
  setlocale(LC_ALL, "C.UTF-8");
  setenv("LANGUAGE", "ru", 1);
  bindtextdomain("ratings", folder);
  bind_textdomain_codeset("ratings", "UTF-8");
  textdomain("ratings");
}

int32_t peers_icu_message(int64_t count, char *text, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UChar units[128];
  const int32_t length = umsg_format(message, units, 128, &status, (double)count);
  int32_t written = 0;
  u_strToUTF8(text, capacity, &written, units, length, &status);
  return written;
}

int32_t peers_gettext_message(int64_t count, char *text, int32_t capacity) {
  return snprintf(
      text, (size_t)capacity, ngettext("%ld rating", "%ld ratings", (unsigned long)count),
      (long)count);
}

int32_t peers_icu_select(int64_t count) {
  UErrorCode status = U_ZERO_ERROR;
  UChar category[16];
  return uplrules_select(rules, (double)count, category, 16, &status);
}
