import assert from "node:assert/strict";
import test from "node:test";
import {counted, load, page} from "./page.mjs";

const script = load();
const votes = ["a", "count"];

function ids(forms, message = {}) {
  const tree = script.sentences(Array.isArray(forms) ? forms : [["p", "count", 0, "", forms]]);
  return [...script.liveFindings(page, {...counted, ...message}, tree)].map(({id}) => id);
}

test("a right text has no findings", () => {
  assert.deepEqual(ids(counted.text), []);
});

test("each missing form is told in the words of the tool", () => {
  const tree = script.sentences(counted.source);
  const found = [...script.liveFindings(page, counted, tree)];
  assert.deepEqual(found.map(({text}) => text), ["few is missing", "many is missing"]);
  assert.deepEqual(ids({one: [votes], few: [votes], many: [votes]}), ["plural-other-missing"]);
});

test("a form for many numbers shows its number", () => {
  const forms = {one: ["один голос"], few: [votes], many: [votes], other: [votes]};
  assert.deepEqual(ids(forms), ["plural-number-dropped"]);
  assert.deepEqual(ids(forms, {numberless: ["count"]}), []);
});

test("arguments are neither lost nor invented", () => {
  const message = {args: [{name: "name", type: "text"}], required: ["name"]};
  assert.deepEqual(ids(["text"], message), ["argument-missing"]);
  assert.deepEqual(ids([["a", "name"], ["a", "x"]], message), ["argument-extra"]);
  assert.deepEqual(ids([["a", "name"], " {y}"], message), ["argument-extra"]);
  const forms = {one: [votes, ["a", "name"]], few: [votes], many: [votes], other: [votes]};
  const found = [...script.liveFindings(page,
    {...counted, args: [...counted.args, ...message.args], required: ["name"]},
    script.sentences([["p", "count", 0, "", forms]]))];
  assert.match(found[0].text, /argumentMissingInForm \{name\} few/);
});

test("empty and long texts are told", () => {
  assert.deepEqual(ids([" "]), ["empty"]);
  assert.deepEqual(ids({one: [votes], few: [votes], many: [" "], other: [votes]}), ["empty"]);
  const named = [["a", "name"], " ", votes];
  assert.deepEqual(
    ids({one: named, few: named, many: [" "], other: named},
      {args: [...counted.args, {name: "name", type: "text"}], required: ["name"]}),
    ["empty"]);
  assert.deepEqual(ids(["👩‍👩‍👧 ab"], {max: 4}), []);
  assert.deepEqual(ids(["👩‍👩‍👧 abc"], {max: 4}), ["too-long"]);
});
