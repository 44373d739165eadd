/// ICU's own formatters, as the reference that tests hold Plaudit against.
///
/// Languages are BCP 47 tags. Every `char *` that is returned is UTF-8 and for the caller to free;
/// it is NULL after a failure.
#pragma once

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#pragma clang assume_nonnull begin

void reference_free(void *_Nullable memory);

/// The plural categories of all whole numbers up to `last`, each ended by a newline. `locale` is an
/// ICU id here, such as "pt_PT", taken as it is.
char *_Nullable reference_plural_categories(const char *locale, bool ordinal, int32_t last);

/// The plural category of a decimal number with the fraction digits it is written with: "1.50".
char *_Nullable reference_plural_category(const char *tag, bool ordinal, const char *number);

/// As number::NumberFormatter writes numbers with at most three fraction digits.
char *_Nullable reference_format_int(const char *tag, int64_t number);
char *_Nullable reference_format_double(const char *tag, double number);
char *_Nullable reference_format_decimal(const char *tag, const char *number);

/// As number::NumberRangeFormatter writes two numbers from one to the other.
char *_Nullable reference_format_range(const char *tag, int64_t first, int64_t last);

/// The plural category of such a range.
char *_Nullable reference_range_category(const char *tag, int64_t first, int64_t last);

/// A message with named arguments, for MessageFormat to write.
typedef struct reference_message reference_message;

reference_message *reference_message_open(const char *tag, const char *pattern);
void reference_message_set_int(reference_message *message, const char *name, int64_t value);
void reference_message_set_double(reference_message *message, const char *name, double value);
void reference_message_set_text(reference_message *message, const char *name, const char *value);
char *_Nullable reference_message_format(reference_message *message);
/// The name of what went wrong so far, such as "U_ILLEGAL_ARGUMENT_ERROR", or "U_ZERO_ERROR".
const char *reference_message_error(const reference_message *message);
void reference_message_close(reference_message *message);

#pragma clang assume_nonnull end

#ifdef __cplusplus
}
#endif
