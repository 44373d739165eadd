"use strict";
// The work as a change file, which `plaudit import` reads.

/** A pattern in MessageFormat, within a choice of the kind `parent`. */
function messageFormat(page, message, pattern, parent = "") {
  return pattern.map((element, place) => {
    if (typeof element === "string") {
      const isFollowed = parent !== "" || place + 1 < pattern.length;
      return quoted(element, parent === "p" || parent === "o", isFollowed);
    }
    const [kind, name] = element;
    if (isChoice(element)) return choiceFormat(page, message, element);
    if (kind === "d") return "#";
    const style = kind === "n" && !message.plain.includes(name) ? page.spellings[element[2]] : "";
    return `{${name}${style}}`;
  }).join("");
}

function choiceFormat(page, message, element) {
  const [kind, name, offset] = element;
  const word = {p: "plural", o: "selectordinal", s: "select"}[kind];
  const forms = Object.entries(element.at(-1)).map(([selector, form]) =>
    `${selector} {${messageFormat(page, message, form, kind)}}`);
  return `{${name}, ${word}, ${offset && kind !== "s" ? `offset:${offset} ` : ""}${forms.join(" ")}}`;
}

/** With apostrophes around what stands for itself, and doubled where they could begin a quote. */
function quoted(text, isInPlural, isFollowed) {
  const [runs, special] = isInPlural ? [/[{}#']+/g, /[{}#]/] : [/[{}']+/g, /[{}]/];
  return text.replace(runs, (run, place) => {
    const doubled = run.replaceAll("'", "''");
    if (special.test(run)) return `'${doubled}'`;
    const isLast = place + run.length === text.length;
    return run === "'" && !(isLast && isFollowed) ? run : doubled;
  });
}

/** A text as locale files have it: forms where the message is written so, else one text. */
function contentOf(page, message, pattern) {
  const forms = Object.entries(pattern.length === 1 && pattern[0][0] === "p" ? pattern[0].at(-1) : {});
  const isForms = message.forms && forms.length > 0 && !pattern[0][2]
    && !forms.some(([, form]) => form.some(isChoice));
  if (!isForms) return messageFormat(page, message, pattern);
  return Object.fromEntries(forms.map(([selector, form]) =>
    [selector, messageFormat(page, message, form, "p")]));
}

/**
 * The pattern of a tree of sentences. Where the choice stood within a sentence before, what all
 * sentences begin and end with stands around it again.
 */
function editedPattern(message, tree) {
  const before = message.text ?? message.source;
  const stoodInside = before.length > 1 && before.some(isChoice);
  if (!stoodInside || !tree.branches?.every(([, branch]) => branch.pattern)) return patternOf(tree);
  const tokens = tree.branches.map(([, {pattern}]) => pattern.flatMap(element =>
    typeof element === "string" ? element.split(/(?<=\s)|(?=\s)/) : [element]));
  const shared = sentences => {
    const [first, ...others] = sentences;
    const end = first.findIndex((token, place) => argumentOf(token) === tree.choice[1]
      || others.some(other => JSON.stringify(other[place]) !== JSON.stringify(token)));
    return end < 0 ? first.length : end;
  };
  const start = shared(tokens);
  const rest = tokens.map(sentence => sentence.slice(start));
  const end = shared(rest.map(sentence => sentence.toReversed()));
  const forms = rest.map((sentence, place) =>
    [tree.branches[place][0], joined(sentence.slice(0, sentence.length - end))]);
  const tail = rest[0].slice(rest[0].length - end);
  return joined([...tokens[0].slice(0, start), [...tree.choice, Object.fromEntries(forms)], ...tail]);
}

/** In double quotes, with escapes for all that YAML does not print. */
function yamlString(text) {
  return JSON.stringify(text).replace(/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g, character =>
    `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

function yamlContent(content) {
  if (typeof content === "string") return yamlString(content);
  const forms = Object.entries(content).map(([selector, text]) => `${selector}: ${yamlString(text)}`);
  return `{${forms.join(", ")}}`;
}

/**
 * `states` have, for each message that was worked on: `message`, the `tree` where it was edited,
 * `question` and `right` (reasons by the id of a check).
 */
function changeFile(page, states) {
  const lines = ["changes:", `  language: ${page.tag}`, "  messages:"];
  for (const {message, tree, question, right} of states) {
    lines.push(`    ${yamlString(message.key)}:`);
    const was = message.raw ?? (message.text ? contentOf(page, message, message.text) : null);
    if (was !== null) lines.push(`      was: ${yamlContent(was)}`);
    if (tree) lines.push(`      text: ${yamlContent(contentOf(page, message, editedPattern(message, tree)))}`);
    if (question) lines.push(`      question: ${yamlString(question)}`);
    const reasons = Object.entries(right ?? {});
    if (reasons.length > 0) {
      const pairs = reasons.map(([id, reason]) => `${id}: ${yamlString(reason)}`);
      lines.push(`      right: {${pairs.join(", ")}}`);
    }
  }
  return lines.join("\n") + "\n";
}
