// The page's scripts without a page around them.
import {readFileSync} from "node:fs";
import vm from "node:vm";

const names = ["numbers", "messages", "checks", "changes", "editor", "card", "page"];
const folder = new URL("../../templates/preview/", import.meta.url);

export const russian = {
  symbols: {digits: [..."0123456789"], grouping: "\u00a0", decimal: ",", negative: ["-", ""],
    groups: [3, 3], minimum: 1},
  isolation: "rightToLeft", styles: {},
  cardinal({i, v}) {
    if (v !== 0) return "other";
    if (i % 10 === 1 && i % 100 !== 11) return "one";
    if (i % 10 >= 2 && i % 10 <= 4 && !(i % 100 >= 12 && i % 100 <= 14)) return "few";
    return "many";
  },
  ordinal: () => "other",
};

const message = (id, text) => ({severity: id, text});
const form = (name, numbers, need, all) => ({
  name, numbers, need, all, missing: message("error", `${name} is missing`),
  dropped: message("error", `${name} lacks {\u2060argument}`),
  digits: message("error", `${name} says digits, not {\u2060argument}`),
});

export const forms = {
  p: [
    form("one", "1, 21, 31, 41 …", "integers"), form("few", "2, 3, 4, 22 …", "integers"),
    form("many", "0, 5, 6, 7 …", "integers"), form("other", "1.5 …", "decimals"),
    form("two", "", "nothing", []),
  ],
  o: [form("other", "0, 1, 2 …", "integers")],
};

const texts = ["otherMissing", "argumentMissing", "argumentMissingInForm", "argumentExtra",
  "argumentNone", "emptyText", "emptyForm", "tooLong"];

export const page = {
  tag: "ru", forms, spellings: {d1: ", number, ::.0"},
  checks: Object.fromEntries(texts.map(name =>
    [name, message("error", `${name} {\u2060argument} {\u2060form} {\u2060known} {\u2060length} {\u2060limit}`)])),
};

/** What is declared there, by name. */
export function load() {
  const context = vm.createContext({structuredClone, Intl});
  for (const name of names) {
    vm.runInContext(readFileSync(new URL(`${name}.js`, folder), "utf8"), context, {filename: name});
  }
  return new Proxy({}, {get: (_, name) => vm.runInContext(name, context)});
}

/** Without the prototypes of another context. */
export const plain = value => JSON.parse(JSON.stringify(value));

const votes = ["a", "count"];
export const plural = ["p", "count", 0, "", {
  one: [votes, " голос"], few: [votes, " голоса"], many: [votes, " голосов"], other: [votes, " голоса"],
}];

export const counted = {
  key: "votes", source: [["p", "count", 0, "", {one: [votes, " vote"], other: [votes, " votes"]}]],
  text: [plural], forms: 1, args: [{name: "count", type: "integer", sample: "5"}],
  required: [], numberless: [], plain: [], findings: [], elements: [votes],
};
