#pragma once

#include <stdint.h>

#pragma clang assume_nonnull begin

/// Prepares the formatters of ICU and the catalogue of gettext, which lies in
/// FOLDER/ru/LC_MESSAGES/ratings.mo.
void peers_open(const char *pattern, const char *folder);

/// The Russian ratings string by ICU's MessageFormat, as UTF-8; its length.
int32_t peers_icu_message(int64_t count, char *text, int32_t capacity);

/// The same by gettext and snprintf, which do not group digits.
int32_t peers_gettext_message(int64_t count, char *text, int32_t capacity);

/// The plural category by ICU, in UTF-16; its length.
int32_t peers_icu_select(int64_t count);

#pragma clang assume_nonnull end
