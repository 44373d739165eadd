"use strict";
// One message on the page: what it says, what it is for, and what to do about it.

const stripNumbers = [...Array(26).keys(), 100, 1_000, 1_000_000];

/** English words of the page itself, whatever the direction around them. */
const words = (tag, attributes, ...children) =>
  h(tag, {...attributes, lang: "en", dir: "ltr", class: `words ${attributes.class ?? ""}`}, ...children);

function numberedArgument(message, tree) {
  const counted = (tree ? choicesOf(tree) : []).find(({choice}) => choice[0] !== "s");
  return counted?.choice[1] ?? message.args.find(({type}) => type !== "text")?.name ?? null;
}

/** Values that stand for those the app passes; the number is the reader's. */
function sampleValues(message, numbered, number, options = {}) {
  return Object.fromEntries(message.args.map(({name, type, sample}) => {
    if (name === numbered) return [name, {number}];
    return [name, type === "text" ? {text: options[name] ?? sample} : {number: readDecimal(sample)}];
  }));
}

/** `numbers` first, then the name that files have for them. */
function formLabel(page, {choice, selector}) {
  const [kind] = choice;
  if (kind === "s") return [selector === "other" ? "any other" : selector, ""];
  if (selector.startsWith("=")) return [`exactly ${selector.slice(1)}`, ""];
  const form = page.forms[kind].find(({name}) => name === selector);
  const prefix = form?.need === "decimals" ? "decimals: " : "";
  return [form?.numbers ? prefix + form.numbers : "never", selector];
}

class Card {
  constructor(page, state, changed) {
    Object.assign(this, {page, state, changed, message: state.message, options: {}, number: "2"});
    this.id = `m${state.index}`;
    this.heading = h("h2", {id: this.id}, this.message.key);
    this.badge = words("span", {class: "badge"});
    this.body = h("div", {class: "body"});
    this.element = h("article", {"aria-labelledby": this.id, dir: page.dir},
      h("header", {dir: "ltr"}, this.heading, this.badge), this.body);
    this.showBadge();
  }

  showBadge() {
    const {state} = this;
    const words = {todo: "To do", missing: "No text yet", done: "Done", changed: "Changed"};
    this.badge.textContent = words[state.status] + (state.question ? " · Asked" : "");
    this.badge.dataset.status = state.status;
  }

  /** Makes what is below the heading, when it comes into view. */
  build() {
    if (this.isBuilt) return;
    this.isBuilt = true;
    this.fields = h("div", {class: "fields"});
    this.checks = h("ul", {class: "checks", "aria-live": "polite", "aria-label": "Checks"});
    this.live = h("output", {class: "live", "aria-live": "off", lang: this.page.tag, dir: this.page.dir});
    this.strip = h("ol", {
      class: "strip", tabindex: "0", "aria-label": "The text for many numbers", dir: this.page.dir,
    });
    this.body.append(
      h("div", {class: "pair"}, this.source(), h("div", {class: "translation"}, this.fields)),
      this.checks, this.trial(), this.answers());
    this.showFields();
    this.refresh();
  }

  source() {
    const {page, message} = this;
    const tree = message.sourceTree;
    const leaves = tree ? leavesOf(tree) : [];
    const lines = leaves.map(({leaf, path}) => h("p", {class: "line"},
      ...path.map(step => words("small", {}, this.sourceLabel(step))),
      h("span", {lang: page.source.tag, dir: page.source.dir}, ...patternNodes(message, leaf.pattern))));
    if (!tree) lines.push(h("p", {lang: page.source.tag, dir: page.source.dir}, messageFormat(page, message, message.source)));
    const facts = message.args.map(({name, comment, example, type}) => h("li", {},
      h("span", {class: "chip"}, spelling(message, name)),
      ` ${comment ?? {integer: "a whole number", number: "a number", text: "a text"}[type]}`,
      example ? `, such as ${example}` : ""));
    return h("div", {class: "source"}, words("h3", {}, page.source.name), ...lines,
      message.comment ? words("p", {class: "comment"}, message.comment) : null,
      facts.length > 0 ? words("ul", {class: "facts"}, ...facts) : null);
  }

  sourceLabel({choice, selector}) {
    return choice[0] === "s" || !selector.startsWith("=") ? selector : selector.slice(1);
  }

  showFields() {
    const {page, message, state} = this;
    this.meters = [];
    const head = words("h3", {}, page.name);
    if (!state.tree) {
      const note = words("p", {class: "note"},
        "This text has too many forms to be edited here; ask the developer for its file.");
      this.fields.replaceChildren(head, note);
      return;
    }
    const fields = leavesOf(state.tree).map((entry, place) => this.field(entry, place));
    this.fields.replaceChildren(head, ...fields, ...choicesOf(state.tree).flatMap(tree => this.additions(tree)));
  }

  field({leaf, path}, place) {
    const {page, message} = this;
    const label = `${this.id}f${place}`;
    const names = path.flatMap(step => {
      const [numbers, name] = formLabel(page, step);
      return [h("span", {class: "numbers"}, numbers), name ? h("small", {}, ` ${name}`) : null, " "];
    });
    const isUnused = path.some(({choice: [kind], selector}) => kind !== "s"
      && page.forms[kind].find(({name}) => name === selector)?.need === "nothing");
    const {field, buttons} = editor(page, message, leaf, `${this.id} ${label}`, pattern => {
      leaf.pattern = pattern;
      this.edited();
    });
    const meter = message.max ? h("meter", {max: message.max, min: 0, "aria-labelledby": label}) : null;
    const count = message.max ? words("small", {class: "count"}) : null;
    if (meter) this.meters.push(() => {
      const length = lengthOf(leaf.pattern);
      meter.value = length;
      meter.classList.toggle("over", length > message.max);
      count.textContent = `${length} of ${message.max}`;
    });
    return h("div", {class: isUnused ? "form unused" : "form"},
      words("p", {class: "label", id: label}, ...(path.length > 0 ? names : ["Text"])),
      isUnused ? words("p", {class: "note"}, `No number of ${page.name} takes this form, so nobody ever reads it.`) : null,
      field, h("div", {class: "tools"}, ...buttons, meter, count));
  }

  /** A button for each form that the language has and the text lacks. */
  additions(tree) {
    const [kind] = tree.choice;
    if (kind === "s") return [];
    const known = tree.branches.map(([selector]) => selector);
    return this.page.forms[kind].filter(({name, need}) => need !== "nothing" && !known.includes(name))
      .map(({name, numbers}) => words("button", {
        type: "button", class: "add",
        click: () => {
          addForm(tree, name, this.page.forms);
          this.rebuilt(leavesOf(this.state.tree).findIndex(({path}) =>
            path.at(-1).selector === name));
        },
      }, `Add the form for ${numbers} (${name})`));
  }

  trial() {
    const {page, message, state} = this;
    const numbered = numberedArgument(message, state.tree ?? message.sourceTree);
    const controls = [];
    if (numbered !== null) {
      const input = h("input", {
        type: "text", inputmode: "decimal", value: this.number,
        input: () => {
          this.number = input.value;
          this.showLive();
        },
      });
      const step = by => words("button", {
        type: "button", "aria-label": by > 0 ? "One more" : "One less",
        click: () => {
          input.value = this.number = String(Math.max(0, (Number(this.number) || 0) + by));
          this.showLive();
        },
      }, by > 0 ? "+" : "−");
      controls.push(words("label", {}, "Try a number ", input), step(-1), step(1));
    }
    for (const {name, options} of message.args.filter(({options}) => options)) {
      const select = h("select", {change: () => {
        this.options[name] = select.value;
        this.refresh();
      }}, ...options.map(option => h("option", {}, option)));
      controls.push(words("label", {}, `${name} `, select));
    }
    this.numbered = numbered;
    // Told while somebody tries numbers, and not after each key in a field.
    const tell = live => () => this.live.setAttribute("aria-live", live);
    return h("div", {class: "trial"},
      h("div", {class: "controls", dir: "ltr", focusin: tell("polite"), focusout: tell("off")},
        ...controls),
      this.live,
      numbered === null ? null : this.strip);
  }

  answers() {
    const {state} = this;
    const question = h("textarea", {rows: 2, input: () => {
      state.question = question.value.trim();
      this.told();
    }}, state.question ?? "");
    this.reasons = h("div", {class: "reasons"});
    this.undo = words("button", {type: "button", class: "undo", click: () => {
      state.tree = structuredClone(state.original ?? state.blank);
      this.rebuilt(0);
    }}, "Undo my changes");
    return h("div", {class: "answers"},
      words("details", {open: Boolean(state.question)}, h("summary", {}, "Ask the developer"),
        h("label", {}, "Your question ", question)),
      words("details", {open: Object.keys(state.right).length > 0},
        h("summary", {}, "This is right"), this.reasons),
      this.undo);
  }

  showReasons() {
    const {state} = this;
    const ids = [...new Set([...state.findings.map(({id}) => id), ...Object.keys(state.right)])];
    if (this.reasons.dataset.ids === ids.join()) return;
    this.reasons.dataset.ids = ids.join();
    this.reasons.replaceChildren(...(ids.length > 0 ? ids.map(id => {
      const input = h("input", {type: "text", value: state.right[id] ?? "", input: () => {
        if (input.value.trim()) state.right[id] = input.value.trim();
        else delete state.right[id];
        this.told();
      }});
      return h("label", {}, `Why ${id} is wrong here `, input);
    }) : [h("p", {class: "note"}, "The checks find nothing to object to.")]));
  }

  edited() {
    this.state.update();
    this.told();
    this.refresh();
  }

  /** Shows other fields, and goes on in one of them: the button that was pressed may be gone. */
  rebuilt(place) {
    this.showFields();
    this.edited();
    this.fields.querySelectorAll(".field")[place]?.focus();
  }

  told() {
    this.state.update();
    this.showBadge();
    this.changed(this);
  }

  refresh() {
    if (!this.isBuilt) return;
    this.meters.forEach(update => update());
    this.checks.replaceChildren(...this.state.findings.map(({severity, id, text, isEarlier}) =>
      words("li", {class: severity}, h("b", {}, severity), ` ${text} `, h("code", {}, id),
        isEarlier ? h("small", {}, " before your change; checked anew on import") : null)));
    this.undo.hidden = !this.state.isEdited;
    this.showReasons();
    this.showLive();
    this.strip.replaceChildren(...(this.numbered === null ? [] : stripNumbers.map(number =>
      h("li", {}, h("b", {dir: "ltr"}, String(number)),
        h("span", {lang: this.page.tag}, this.text(readDecimal(String(number))))))));
  }

  text(number) {
    const {message, state} = this;
    const pattern = state.tree ? patternOf(state.tree) : message.text ?? message.source;
    return renderMessage(language, pattern, sampleValues(message, this.numbered, number, this.options));
  }

  showLive() {
    const number = readDecimal(this.number);
    this.live.textContent = this.numbered !== null && !number ? "" : this.text(number);
  }
}
