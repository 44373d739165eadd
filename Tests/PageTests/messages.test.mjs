import assert from "node:assert/strict";
import test from "node:test";
import {counted, forms, load, plain, plural, russian} from "./page.mjs";

const script = load();
const number = text => ({number: script.readDecimal(text)});

test("a number takes its form", () => {
  const text = count => script.renderMessage(russian, counted.text, {count: number(count)});
  assert.equal(text("21"), "21 голос");
  assert.equal(text("1002"), "1\u00a0002 голоса");
  assert.equal(text("1.5"), "1,5 голоса");
  assert.equal(text("-1"), "-1 голос");
});

test("exact values come before the offset, categories after it", () => {
  const choice = ["p", "n", 1, "", {"=1": ["you"], one: ["you and ", ["d", "n", 1, ""]], other: ["many"]}];
  const text = count => script.renderMessage(russian, [choice], {n: number(count)});
  assert.deepEqual(["1", "2", "3"].map(text), ["you", "you and 1", "many"]);
});

test("texts choose options and are isolated", () => {
  const pattern = [["s", "who", {she: ["She"], other: ["They"]}], " ", ["a", "name"]];
  const text = (who, name) =>
    script.renderMessage(russian, pattern, {who: {text: who}, name: {text: name}});
  assert.equal(text("she", "Anna"), "She Anna");
  assert.equal(text("x", "דנה"), "They \u2068דנה\u2069");
});

test("choices within a sentence become whole sentences", () => {
  const pattern = ["You have ", ["p", "n", 0, "", {one: ["one"], other: [["a", "n"]]}], " left"];
  assert.deepEqual(plain(script.sentences(pattern)), {
    choice: ["p", "n", 0, ""],
    branches: [
      ["one", {pattern: ["You have one left"]}],
      ["other", {pattern: ["You have ", ["a", "n"], " left"]}],
    ],
  });
});

test("what is chosen by once is decided for the whole sentence", () => {
  const choice = (one, other) => ["p", "n", 0, "", {one: [one], other: [other]}];
  const tree = script.sentences([choice("is", "are"), " ", choice("it", "them")]);
  assert.deepEqual(plain(script.leavesOf(tree).map(({leaf}) => leaf.pattern)), [["is it"], ["are them"]]);
});

test("a text of very many sentences is not taken apart", () => {
  const choice = name => ["p", name, 0, "", {one: ["a"], few: ["b"], many: ["c"], other: ["d"]}];
  assert.equal(script.sentences(["w", "x", "y", "z"].map(choice)), null);
});

test("a message without a text gets the forms of the language", () => {
  const tree = script.blankTree(script.sentences(counted.source), forms);
  assert.deepEqual(plain(tree.branches.map(([selector]) => selector)), ["one", "few", "many", "other"]);
  assert.deepEqual(plain(tree.branches[0][1]), {pattern: []});
});

test("a form is added in its place with the text of other", () => {
  const tree = script.sentences([["p", "count", 0, "", {one: ["x"], other: ["y"]}]]);
  script.addForm(tree, "few", forms);
  assert.deepEqual(plain(tree.branches), [
    ["one", {pattern: ["x"]}], ["few", {pattern: ["y"]}], ["other", {pattern: ["y"]}],
  ]);
});

test("places of arguments stand for them", () => {
  const message = {args: [{name: "n"}], source: [["p", "n", 0, "", {other: [0, " of "]}]], text: [0]};
  const page = script.readPage(JSON.stringify({messages: [message]}));
  assert.deepEqual(plain(page.messages[0].source), [["p", "n", 0, "", {other: [["a", "n"], " of "]}]]);
  assert.deepEqual(plain(page.messages[0].elements), [["a", "n"]]);
});

test("trees are the patterns that they come from", () => {
  assert.deepEqual(plain(script.patternOf(script.sentences([plural]))), [plural]);
});
