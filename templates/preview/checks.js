"use strict";
// What is told while somebody types. Which forms a language needs, which of them must show the
// number, and all texts come from the tool: this file only looks for them.

/** Puts what a text is about into its places, such as {argument}. */
function fill(text, values) {
  return text.replace(/\{\u2060(\w+)\}/g, (whole, name) => values[name] ?? whole);
}

function finding(texts, id, name, values = {}) {
  const {severity, text} = texts[name];
  return {severity, id, text: fill(text, values)};
}

/** - Parameters: what the page knows of the language, the message, and its text as a tree. */
function liveFindings(page, message, tree) {
  if (leavesOf(tree).every(({leaf}) => isBlank(leaf.pattern))) {
    return [finding(page.checks, "empty", "emptyText")];
  }
  return [
    ...choicesOf(tree).flatMap(choice => choiceFindings(page, message, choice)),
    ...argumentFindings(page, message, tree), ...leafFindings(page, message, tree),
  ];
}

function choiceFindings(page, message, {choice, branches}) {
  const [kind, argument, offset] = choice;
  if (kind !== "p") return [];
  const selectors = branches.map(([selector]) => selector);
  const exact = selectors.filter(selector => selector.startsWith("="))
    .map(selector => String(Number(selector.slice(1)) - offset));
  const found = [];
  if (!selectors.includes("other")) found.push(finding(page.checks, "plural-other-missing", "otherMissing"));
  for (const form of page.forms.p) {
    const left = form.all?.filter(number => !exact.includes(number));
    const branch = branches.find(([selector]) => selector === form.name)?.[1];
    if (form.need !== "integers") continue;
    if (!branch) {
      if (form.missing && !(left && left.length === 0)) {
        found.push({severity: form.missing.severity, id: "plural-missing", text: form.missing.text});
      }
    } else if (!message.numberless.includes(argument) && !shows(branch, argument)
      // An empty form is told as such, and a form for one number may say it in words.
      && !leavesOf(branch).every(({leaf}) => isBlank(leaf.pattern))
      && !(left && (left.length <= 1 || left.join() === "0,1"))) {
      const hasDigit = leavesOf(branch).some(({leaf}) => leaf.pattern.some(hasDecimalDigit));
      const {severity, text} = hasDigit ? form.digits : form.dropped;
      found.push({severity, id: "plural-number-dropped",
        text: fill(text, {argument: spelling(message, argument)})});
    }
  }
  return found;
}

const hasDecimalDigit = element => typeof element === "string" && /\p{Nd}/u.test(element);

function shows(tree, argument) {
  return leavesOf(tree).some(({leaf}) => leaf.pattern.some(element => argumentOf(element) === argument));
}

function spelling(message, argument) {
  return message.spellings?.[argument] ?? `{${argument}}`;
}

function argumentFindings(page, message, tree) {
  const leaves = leavesOf(tree).filter(({leaf}) => !isBlank(leaf.pattern));
  const chosen = choicesOf(tree).map(({choice}) => choice[1]);
  const lacks = argument => leaves.filter(({leaf}) =>
    !leaf.pattern.some(element => argumentOf(element) === argument));
  const found = [];
  for (const argument of message.required) {
    if (chosen.includes(argument)) continue;
    const without = lacks(argument);
    if (without.length === 0) continue;
    const values = {argument: spelling(message, argument), form: without[0].path.at(-1)?.selector};
    const name = without.length === leaves.length ? "argumentMissing" : "argumentMissingInForm";
    found.push(finding(page.checks, "argument-missing", name, values));
  }
  const known = message.args.map(({name}) => name);
  const extra = new Set();
  for (const {leaf} of leaves) {
    for (const element of leaf.pattern) {
      const names = typeof element === "string"
        ? [...element.matchAll(/\{\s*(\w+)\s*\}/g)].map(match => match[1]) : [element[1]];
      for (const name of names) if (!known.includes(name)) extra.add(name);
    }
  }
  for (const name of extra) {
    found.push(finding(page.checks, "argument-extra", known.length ? "argumentExtra" : "argumentNone", {
      argument: `{${name}}`, known: known.map(name => spelling(message, name)).join(", "),
    }));
  }
  return found;
}

function leafFindings(page, message, tree) {
  return leavesOf(tree).flatMap(({leaf, path}) => {
    const found = [];
    if (isBlank(leaf.pattern)) {
      found.push(finding(page.checks, "empty", "emptyForm", {form: path.at(-1)?.selector}));
    }
    const length = lengthOf(leaf.pattern);
    if (message.max && length > message.max) {
      found.push(finding(page.checks, "too-long", "tooLong", {length: `${length}`, limit: `${message.max}`}));
    }
    return found;
  });
}

/** In characters as a reader counts them; an argument counts as one. */
function lengthOf(pattern) {
  const segmenter = new Intl.Segmenter();
  return pattern.reduce((length, element) =>
    length + (typeof element === "string" ? [...segmenter.segment(element)].length : 1), 0);
}
