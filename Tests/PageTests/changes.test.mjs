import assert from "node:assert/strict";
import test from "node:test";
import {counted, load, page} from "./page.mjs";

const script = load();

test("a change file tells what was, what is, what is asked and what is right", () => {
  const tree = script.sentences(counted.text);
  const states = [
    {message: {...counted, text: counted.source}, tree, question: "Is it \"votes\"?\n", right: {"plural-lost": "Yes"}},
    {message: {...counted, key: "c", text: ["x ", ...counted.source]}, tree: null, question: "", right: {}},
    {message: {...counted, key: "a: b", raw: "It''s"}, tree: null, question: "", right: {}},
  ];
  assert.equal(script.changeFile(page, states), `changes:
  language: ru
  messages:
    "votes":
      was: {one: "{count} vote", other: "{count} votes"}
      text: {one: "{count} голос", few: "{count} голоса", many: "{count} голосов", other: "{count} голоса"}
      question: "Is it \\"votes\\"?\\n"
      right: {plural-lost: "Yes"}
    "c":
      was: "x {count, plural, one {{count} vote} other {{count} votes}}"
    "a: b":
      was: "It''s"
`);
});

test("styles and choices are written as MessageFormat has them", () => {
  const message = {...counted, forms: 0};
  const pattern = [["s", "who", {she: [["n", "x", "d1"]], other: [["p", "n", 1, "", {
    "=1": ["it"], other: [["d", "n", 1, ""], "#"]}]]}]];
  assert.equal(script.messageFormat(page, message, script.patternOf(script.sentences(pattern))),
    "{who, select, she {{x, number, ::.0}} other {{n, plural, offset:1 =1 {it} other {#'#'}}}}");
  assert.equal(script.messageFormat(page, {...message, plain: ["x"]}, [["n", "x", "d1"]], ""), "{x}");
});

test("a choice stays where it stood in its sentence", () => {
  const n = ["a", "n"];
  const text = [["a", "who"], " has ", ["p", "n", 0, "", {one: [n, " file"], other: [n, " files"]}], " left"];
  const written = edit => {
    const tree = script.sentences(text);
    edit(tree.branches);
    return script.messageFormat(page, counted, script.editedPattern({text}, tree));
  };
  assert.equal(written(() => {}),
    "{who} has {n, plural, one {{n} file} other {{n} files}} left");
  assert.equal(written(branches => branches.forEach(([, branch]) => {
    branch.pattern = ["So ", ...branch.pattern];
  })), "So {who} has {n, plural, one {{n} file} other {{n} files}} left");
  assert.equal(written(([[, branch]]) => { branch.pattern = ["Nothing left"]; }),
    "{n, plural, one {Nothing} other {{who} has {n} files}} left");
});

test("YAML has escapes for what it does not print", () => {
  assert.equal(script.yamlString("\u2028\u0085\ufeff\"\\\u0007"), '"\\u2028\\u0085\\ufeff\\"\\\\\\u0007"');
});
