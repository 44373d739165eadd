"use strict";
// A field for a text with chips for its arguments, which typing cannot break.

/** An element with attributes, listeners (functions) and children. */
function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name, value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, value);
  }
  element.append(...children.filter(child => child !== null && child !== undefined));
  return element;
}

// Where a caret can stand beside a chip at an edge; it is no part of the text.
const guard = "\ufeff";
const elementsOfChips = new WeakMap();

function chipText(message, element) {
  if (element === "\n") return "↵";
  const name = spelling(message, element[1]);
  return element[0] === "d" ? `${name} − ${element[2]}` : name;
}

function chip(message, element, isEditable = true) {
  const isBreak = element === "\n";
  const made = h("span", {class: isBreak ? "chip break" : "chip"}, chipText(message, element));
  if (isEditable) made.contentEditable = "false";
  elementsOfChips.set(made, element);
  return made;
}

/** The nodes that show a pattern. */
function patternNodes(message, pattern, isEditable = false) {
  const nodes = pattern.flatMap(element => {
    if (typeof element !== "string") return [chip(message, element, isEditable)];
    return element.split(/(\n)/).filter(Boolean).map(text =>
      text === "\n" ? chip(message, text, isEditable) : document.createTextNode(text));
  });
  if (!isEditable) return nodes;
  const isText = node => node?.nodeType === Node.TEXT_NODE;
  const guarded = nodes.flatMap((node, place) =>
    isText(node) || isText(nodes[place - 1]) ? [node] : [guard, node]);
  return isText(nodes.at(-1)) ? guarded : [...guarded, guard];
}

/** What a field says. A known argument that somebody typed in braces counts as its chip. */
function readField(message, field) {
  const pattern = [];
  const read = node => {
    if (elementsOfChips.has(node)) pattern.push(elementsOfChips.get(node));
    else if (node.nodeType === Node.TEXT_NODE) pattern.push(...typed(message, node.data));
    else if (node.nodeName === "BR") return;
    else node.childNodes.forEach(read);
  };
  field.childNodes.forEach(read);
  return joined(pattern);
}

function typed(message, text) {
  return text.replaceAll(guard, "").split(/(\{\w+\})/).map(part => {
    const known = /^\{\w+\}$/.test(part)
      && message.elements.find(element => spelling(message, element[1]) === part);
    return known || part;
  });
}

/**
 * A field for one sentence. `changed` is called with its pattern. The text is `leaf.pattern`.
 */
function editor(page, message, leaf, labels, changed) {
  const field = h("div", {
    class: "field", role: "textbox", "aria-multiline": "true", "aria-labelledby": labels,
    contenteditable: "true", lang: page.tag, dir: page.dir, spellcheck: "true",
    input: () => changed(readField(message, field)),
    // What was typed in braces becomes a chip.
    blur: () => {
      const pattern = readField(message, field);
      const chips = pattern.join("").split("\n").length - 1
        + pattern.filter(element => typeof element !== "string").length;
      if (chips !== field.querySelectorAll(".chip").length) show(pattern);
    },
    keydown: event => {
      if (event.key === "Enter" && !event.isComposing) {
        event.preventDefault();
        insert("\n");
      }
    },
    paste: event => {
      event.preventDefault();
      const text = event.clipboardData.getData("text/plain").replace(/\r\n?/g, "\n");
      document.execCommand("insertText", false, text.replaceAll("\n", " "));
    },
    drop: event => event.preventDefault(),
  });
  let caret = null;
  const show = pattern => field.replaceChildren(...patternNodes(message, pattern, true));
  const remember = () => {
    const selection = getSelection();
    if (selection.rangeCount > 0 && field.contains(selection.anchorNode)) {
      caret = selection.getRangeAt(0).cloneRange();
    }
  };
  field.addEventListener("keyup", remember);
  field.addEventListener("pointerup", remember);
  field.addEventListener("focusout", remember);
  const insert = element => {
    const selection = getSelection();
    let range = selection.rangeCount > 0 && field.contains(selection.anchorNode)
      ? selection.getRangeAt(0) : caret;
    if (!range || !field.contains(range.startContainer)) {
      range = document.createRange();
      range.selectNodeContents(field);
      range.collapse(false);
    }
    range.deleteContents();
    const after = document.createTextNode(guard);
    range.insertNode(after);
    range.insertNode(chip(message, element));
    range.insertNode(document.createTextNode(guard));
    field.focus();
    getSelection().collapse(after, 1);
    remember();
    changed(readField(message, field));
  };
  show(leaf.pattern);
  const buttons = message.elements.map(element => h("button", {
    type: "button", class: "insert", title: "Insert this placeholder", click: () => insert(element),
    // The field keeps its caret.
    pointerdown: event => event.preventDefault(),
  }, h("span", {class: "hidden"}, "Insert "), chipText(message, element)));
  return {field, buttons};
}
