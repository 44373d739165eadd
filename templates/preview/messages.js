"use strict";
// Messages as trees. A pattern is an array of texts and elements: ["a", name] shows an argument,
// ["n", name, style] a number in a style, ["d", name, offset, style] a number less an offset;
// ["p" or "o", name, offset, style, forms] chooses a form by counting or rank, ["s", name, options]
// by a text. For editing, a pattern is a tree of whole sentences: `{pattern}` or
// `{choice, branches: [[selector, tree], …]}`.

const mostFields = 48;

function argumentOf(element) {
  return typeof element === "string" ? null : element[1];
}

function isChoice(element) {
  return typeof element !== "string" && "pos".includes(element[0]);
}

/** The text that an app shows. `values` has `{number}` or `{text}` by name. */
function renderMessage(language, pattern, values) {
  return pattern.map(element => {
    if (typeof element === "string") return element;
    const [kind, name] = element;
    const value = values[name];
    switch (kind) {
      case "a": return showValue(language, value, 0, "");
      case "n": return showValue(language, value, 0, element[2]);
      case "d": return showValue(language, value, element[2], element[3]);
      case "s": return renderMessage(language, element[2][value?.text] ?? element[2].other ?? [], values);
      default: {
        const [, , offset, style, forms] = element;
        const rule = kind === "p" ? "cardinal" : "ordinal";
        return renderMessage(language, forms[selectForm(language, rule, forms, value, offset, style)]
          ?? [], values);
      }
    }
  }).join("");
}

function showValue(language, value, offset, style) {
  if (value === undefined) return "";
  if (value.number) return formatNumber(language, less(value.number, offset), style);
  return isolated(language, value.text);
}

function less(number, offset) {
  return offset === 0 ? number : readDecimal(String(decimalValue(number) - offset)) ?? number;
}

const rightToLeft =
  /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Kept from reordering the sentence around it, as the app does. */
function isolated(language, text) {
  const isolates =
    language.isolation === "all" ? text !== ""
    : language.isolation === "rightToLeft" && rightToLeft.test(text);
  return isolates ? `\u2068${text}\u2069` : text;
}

/** The selector that a number takes: an exact value is compared before the offset. */
function selectForm(language, rule, forms, value, offset, style) {
  if (!value?.number) return "other";
  const exact = Object.keys(forms).find(selector =>
    selector.startsWith("=") && Number(selector.slice(1)) === decimalValue(value.number));
  if (exact !== undefined) return exact;
  const category = pluralCategory(language, rule, less(value.number, offset), style);
  return category in forms ? category : "other";
}

/** The tree of whole sentences; null where there would be too many of them. */
function sentences(pattern) {
  let left = mostFields;
  const tree = (pattern, known) => {
    const place = pattern.findIndex(isChoice);
    if (place < 0) {
      left -= 1;
      return {pattern: joined(pattern)};
    }
    const [before, element, after] =
      [pattern.slice(0, place), pattern[place], pattern.slice(place + 1)];
    const choice = element.slice(0, -1);
    const forms = element.at(-1);
    const name = JSON.stringify(choice);
    const chosen = known[name];
    // What is chosen by once has been decided for the rest of the sentence.
    if (chosen !== undefined && Object.keys(forms).every(form => chosen.all.includes(form))) {
      return tree([...before, ...(forms[chosen.selector] ?? forms.other ?? []), ...after], known);
    }
    const branches = [];
    for (const [selector, form] of Object.entries(forms)) {
      if (left < 0) break;
      const decided = {...known, [name]: {selector, all: Object.keys(forms)}};
      branches.push([selector, tree([...before, ...form, ...after], decided)]);
    }
    return {choice, branches};
  };
  const whole = tree(pattern, {});
  return left < 0 || hasLostOffset(whole) ? null : whole;
}

/** Whether a number less an offset stands in a choice that is not its own, where none can be written. */
function hasLostOffset(tree) {
  return leavesOf(tree).some(({leaf, path}) => leaf.pattern.some(element =>
    element[0] === "d" && typeof element !== "string" && path.at(-1)?.choice[1] !== element[1]));
}

function joined(pattern) {
  const result = [];
  for (const element of pattern) {
    if (element === "") continue;
    if (typeof element === "string" && typeof result.at(-1) === "string") {
      result[result.length - 1] += element;
    } else {
      result.push(element);
    }
  }
  return result;
}

/** The pattern that a tree stands for. */
function patternOf(tree) {
  if (tree.pattern) return tree.pattern;
  const forms = Object.fromEntries(tree.branches.map(([selector, tree]) => [selector, patternOf(tree)]));
  return [[...tree.choice, forms]];
}

/** Its sentences, each with the choices that lead to it. */
function leavesOf(tree, path = []) {
  if (tree.pattern) return [{leaf: tree, path}];
  return tree.branches.flatMap(([selector, branch]) =>
    leavesOf(branch, [...path, {choice: tree.choice, selector}]));
}

function choicesOf(tree) {
  return tree.pattern ? [] : [tree, ...tree.branches.flatMap(([, branch]) => choicesOf(branch))];
}

const isBlank = pattern => pattern.every(element => typeof element === "string" && !element.trim());

/** An empty tree of the forms that a language needs, where the source's text has these choices. */
function blankTree(source, forms) {
  if (source.pattern) return {pattern: []};
  const [kind] = source.choice;
  const other = source.branches.find(([selector]) => selector === "other") ?? source.branches[0];
  const needed = kind === "s" ? source.branches.map(([selector]) => selector)
    : forms[kind].filter(form => form.need === "integers" || form.name === "other")
      .map(form => form.name);
  return {
    choice: source.choice,
    branches: needed.map(selector => [selector, blankTree(
      (source.branches.find(branch => branch[0] === selector) ?? other)[1], forms)]),
  };
}

/** A new form beside the others, in the order of the language's, with the text of `other`. */
function addForm(tree, selector, forms) {
  const other = tree.branches.find(([selector]) => selector === "other") ?? tree.branches.at(-1);
  const copy = structuredClone(other[1]);
  const order = forms[tree.choice[0]].map(form => form.name);
  const place = tree.branches.findIndex(([known]) =>
    order.includes(known) && order.indexOf(known) > order.indexOf(selector));
  tree.branches.splice(place < 0 ? tree.branches.length : place, 0, [selector, copy]);
}
