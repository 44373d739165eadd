"use strict";
// How numbers are written and sorted. What a language is like comes from `language`, which the page
// defines: `symbols`, `styles`, `isolation`, and the rules `cardinal` and `ordinal`.

/** A number as decimal digits times ten to the exponent; null where the text is none. */
function readDecimal(text) {
  const match = /^([+-]?)(\d{1,15})(?:\.(\d{1,15}))?(?:e\+?(\d{1,2}))?$/.exec(text.trim());
  if (!match) return null;
  const [, sign, whole, fraction = "", power = "0"] = match;
  const digits = (whole + fraction).replace(/^0+(?=\d)/, "");
  const isNegative = sign === "-" && (digits !== "0" || fraction !== "");
  return {isNegative, digits, exponent: Number(power) - fraction.length};
}

function decimalValue(number) {
  return Number(`${number.isNegative ? "-" : ""}${number.digits}e${number.exponent}`);
}

/** Leaves at most so many fraction digits, half to even, and no zeros at their end. */
function roundDecimal(number, most) {
  let {digits, exponent} = number;
  const dropped = -exponent - most;
  if (dropped > 0) {
    const kept = digits.slice(0, -dropped) || "0";
    const rest = digits.slice(-dropped).padStart(dropped, "0");
    const half = "5".padEnd(dropped, "0");
    const isOdd = Number(kept.at(-1)) % 2 === 1;
    const roundsUp = rest > half || (rest === half && isOdd);
    digits = roundsUp ? String(BigInt(kept) + 1n) : kept;
    exponent = -most;
  }
  while (exponent < 0 && digits.endsWith("0")) {
    digits = digits.slice(0, -1) || "0";
    exponent += 1;
  }
  return {isNegative: number.isNegative, digits, exponent};
}

/** The digits before and after the decimal separator. */
function decimalParts({digits, exponent}) {
  if (exponent >= 0) return [digits === "0" ? "0" : digits + "0".repeat(exponent), ""];
  const padded = digits.padStart(1 - exponent, "0");
  return [padded.slice(0, exponent), padded.slice(exponent)];
}

/** The power of ten that the highest digit stands for. */
function decimalPower({digits, exponent}) {
  return digits === "0" ? 0 : digits.length - 1 + exponent;
}

/** What plural rules ask about a number that was rounded for a style. */
function pluralOperands({number, fractionDigits, exponent}) {
  const [whole, fraction] = decimalParts({...number, exponent: number.exponent + exponent});
  const visible = Math.max(fractionDigits - exponent, fraction.length);
  const t = Number(fraction || "0");
  return {
    i: Number(whole), v: visible, w: fraction.length,
    f: Number(fraction.padEnd(visible, "0") || "0"), t, e: exponent, isInteger: t === 0,
  };
}

const plainStyle = {least: 0, most: 3, isGrouped: true, isHundredfold: false, positive: ["", ""]};

function numberStyle(language, code) {
  return code ? language.styles[code] : {...plainStyle, negative: language.symbols.negative};
}

/** The number as a style writes it. */
function roundForStyle(language, style, number) {
  const scaled = {...number, exponent: number.exponent + (style.isHundredfold ? 2 : 0)};
  if (style.compact === undefined) {
    return withFraction(style, roundDecimal(scaled, style.most < 0 ? 6 : style.most), null, 0);
  }
  const patterns = compactPatterns(style.compact);
  const power = decimalPower(scaled);
  const shortened = divisor => {
    const short = {...scaled, exponent: scaled.exponent - divisor};
    return roundDecimal(
      short, style.most < 0 ? Math.max(0, 1 - decimalPower(short)) : style.most);
  };
  let divisor = scaled.digits === "0" ? 0 : patterns.divisor(power);
  let short = shortened(divisor);
  if (short.digits !== "0" && decimalPower(short) + divisor > power) {
    const next = patterns.divisor(power + 1);
    if (next !== divisor) {
      divisor = next;
      short = shortened(divisor);
    }
  }
  const isZero = short.digits === "0";
  const category = language.cardinal(pluralOperands(withFraction(style, short, null, 0)));
  const isOne = short.digits === "1" && short.exponent === 0;
  const pattern =
    isZero ? null : patterns.pattern(decimalPower(short) + divisor, category, isOne);
  return withFraction(style, short, pattern, divisor);
}

function withFraction(style, number, pattern, exponent) {
  const fractionDigits = Math.max(style.least, decimalParts(number)[1].length);
  return {number, fractionDigits, pattern, exponent};
}

/** The patterns of a compact style, by power of ten and plural category. */
function compactPatterns(code) {
  const letters = {z: "zero", 1: "one", 2: "two", f: "few", m: "many", x: "other", e: "exactly one"};
  const patterns = new Map();
  const divisors = new Map();
  for (const entry of code.split("|")) {
    const [power, names, divisor, ...around] = entry.split(" ");
    const text = around.join(" ");
    const place = text.indexOf("#");
    const prefix = place < 0 ? text : text.slice(0, place);
    const hasSignInside = prefix.endsWith("±");
    divisors.set(Number(power), Number(divisor));
    for (const name of names) {
      patterns.set(`${power} ${letters[name]}`, {
        prefix: hasSignInside ? prefix.slice(0, -1) : prefix,
        suffix: place < 0 ? null : text.slice(place + 1), hasSignInside,
      });
    }
  }
  const powers = [...divisors.keys()].sort((a, b) => b - a);
  const known = power => powers.find(known => known <= power);
  return {
    divisor: power => divisors.get(known(power)) ?? 0,
    pattern: (power, category, isOne) =>
      (isOne ? patterns.get(`${known(power)} exactly one`) : undefined)
      ?? patterns.get(`${known(power)} ${category}`) ?? patterns.get(`${known(power)} other`)
      ?? null,
  };
}

function formatNumber(language, number, code = "") {
  const style = numberStyle(language, code);
  const {number: rounded, fractionDigits, pattern} = roundForStyle(language, style, number);
  const {symbols} = language;
  const native = digits => [...digits].map(digit => symbols.digits[Number(digit)]).join("");
  const [whole, fraction] = decimalParts(rounded);
  let digits = groupDigits(symbols, style, whole).map(native).join(symbols.grouping);
  if (fractionDigits > 0) {
    digits += symbols.decimal + native(fraction.padEnd(fractionDigits, "0"));
  }
  const [before, after] = rounded.isNegative ? style.negative : style.positive;
  if (!pattern) return before + digits + after;
  const body = pattern.suffix === null ? "" : digits + pattern.suffix;
  return (pattern.hasSignInside ? pattern.prefix + before : before + pattern.prefix) + body + after;
}

/** The groups that integer digits fall into, the highest first. */
function groupDigits(symbols, style, digits) {
  const [primary, secondary] = style.groups ?? symbols.groups;
  // Compact numbers are grouped from five digits on, in every language.
  const least = Math.max(symbols.minimum, style.compact === undefined ? 1 : 2);
  if (!style.isGrouped || primary === 0 || digits.length < primary + least) return [digits];
  const groups = [digits.slice(-primary)];
  let rest = digits.slice(0, -primary);
  while (rest) {
    groups.unshift(rest.slice(-(secondary || primary)));
    rest = rest.slice(0, -(secondary || primary));
  }
  return groups;
}

/** The plural category of a number as a style writes it. */
function pluralCategory(language, kind, number, code = "") {
  const rounded = roundForStyle(language, numberStyle(language, code), number);
  return language[kind](pluralOperands(rounded));
}
