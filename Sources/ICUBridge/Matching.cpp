#include <unicode/localematcher.h>

#include <sstream>

#include "ICUBridge.h"
#include "Support.h"

using icu::Locale;

char *bridge_maximal_tag(const char *tag) {
  const auto locale = bridge::locale(tag);
  if (!locale) return nullptr;
  UErrorCode status = U_ZERO_ERROR;
  Locale likely(*locale);
  likely.addLikelySubtags(status);
  return bridge::tag(likely);
}

char *bridge_best_match(const char *tag, const char *tags) {
  const auto desired = bridge::locale(tag);
  if (!desired) return nullptr;
  UErrorCode status = U_ZERO_ERROR;
  icu::LocaleMatcher::Builder builder;
  builder.setNoDefaultLocale();
  std::istringstream lines(tags);
  for (std::string line; std::getline(lines, line);) {
    if (const auto locale = bridge::locale(line.c_str())) builder.addSupportedLocale(*locale);
  }
  const icu::LocaleMatcher matcher = builder.build(status);
  const Locale *best = matcher.getBestMatch(*desired, status);
  return U_SUCCESS(status) && best != nullptr ? bridge::tag(*best) : nullptr;
}
