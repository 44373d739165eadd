"use strict";
// The page as a whole: its messages, what was done to them, and how the work goes back.

const liveChecks = ["plural-missing", "plural-other-missing", "plural-number-dropped",
  "argument-missing", "argument-extra", "empty", "too-long"];

/** What has been done about a message. */
class State {
  constructor(page, message, index) {
    Object.assign(this, {page, message, index, right: {}, question: ""});
    this.original = message.text ? sentences(message.text) : null;
    message.sourceTree = sentences(message.source);
    this.blank = message.text || !message.sourceTree
      ? null : blankTree(message.sourceTree, page.forms);
    this.tree = structuredClone(this.original ?? this.blank);
    this.update();
  }

  update() {
    const {page, message, tree} = this;
    this.isEdited = JSON.stringify(tree) !== JSON.stringify(this.original ?? this.blank);
    const earlier = message.findings.map(([severity, id, text]) => ({severity, id, text}));
    this.findings = !this.isEdited ? earlier : [
      ...liveFindings(page, message, tree),
      ...earlier.filter(({id}) => !liveChecks.includes(id)).map(found => ({...found, isEarlier: true})),
    ];
    const hasErrors = this.findings.some(({severity, id}) => severity === "error" && !this.right[id]);
    this.status = !this.isEdited && !message.text ? "missing"
      : hasErrors ? "todo" : this.isEdited ? "changed" : "done";
  }

  get isDone() { return this.status === "done" || this.status === "changed"; }
  get isTouched() {
    return this.isEdited || this.question !== "" || Object.keys(this.right).length > 0;
  }

  /** What a change file tells. */
  get change() {
    const {message, tree, question, right, isEdited} = this;
    return {message, tree: isEdited ? tree : null, question, right};
  }

  get draft() {
    const {tree, question, right, isEdited} = this;
    return {tree: isEdited ? tree : null, question, right};
  }

  restore({tree, question, right}) {
    if (tree) this.tree = tree;
    Object.assign(this, {question, right});
    this.update();
  }
}

function readPage(text) {
  const page = JSON.parse(text);
  for (const message of page.messages) {
    const names = message.args.map(({name}) => name);
    message.source = withNames(message.source, names);
    if (message.text) message.text = withNames(message.text, names);
    // What can be put into a text: each argument as the source or the text writes it first.
    const elements = new Map();
    const collect = pattern => pattern?.forEach(element => {
      if (typeof element === "string") return;
      if (isChoice(element)) Object.values(element.at(-1)).forEach(collect);
      else if (!elements.has(element[1])) elements.set(element[1], element);
    });
    collect(message.source);
    collect(message.text);
    for (const {name} of message.args) if (!elements.has(name)) elements.set(name, ["a", name]);
    message.elements = [...elements.values()].filter(([, name]) =>
      message.args.some(argument => argument.name === name && !argument.options));
    for (const name of ["findings", "required", "numberless", "plain"]) message[name] ??= [];
  }
  return page;
}

/** A pattern in which the places of arguments stood for them. */
function withNames(pattern, names) {
  return pattern.map(element => {
    if (typeof element === "number") return ["a", names[element]];
    if (!isChoice(element)) return element;
    const forms = Object.entries(element.at(-1)).map(([selector, form]) => [selector, withNames(form, names)]);
    return [...element.slice(0, -1), Object.fromEntries(forms)];
  });
}

function startPage() {
  const page = readPage(document.getElementById("data").textContent);
  const find = id => document.getElementById(id);
  const states = page.messages.map((message, index) => new State(page, message, index));
  const main = find("messages");
  let hasUnsaved = false;
  let timer = null;

  const touched = () => states.filter(state => state.isTouched);
  const storage = {
    read: () => { try { return JSON.parse(localStorage.getItem(page.draft)); } catch { return null; } },
    write: value => {
      try {
        if (value) localStorage.setItem(page.draft, JSON.stringify(value));
        else localStorage.removeItem(page.draft);
      } catch { /* Drafts are a help; where there is no room for them, the page works without. */ }
    },
  };
  const keepDraft = () => {
    const drafts = touched().map(state => [state.message.key, state.draft]);
    storage.write(drafts.length > 0 ? drafts : null);
  };

  const changed = () => {
    hasUnsaved = touched().length > 0;
    showProgress();
    clearTimeout(timer);
    timer = setTimeout(() => {
      keepDraft();
      offerChecks();
    }, 300);
  };
  const cards = states.map(state => new Card(page, state, changed));
  const observer = new IntersectionObserver(entries => {
    for (const {isIntersecting, target} of entries) {
      if (!isIntersecting) continue;
      cards[Number(target.dataset.index)].build();
      observer.unobserve(target);
    }
  }, {rootMargin: "800px"});
  const buildAll = () => cards.forEach(card => card.build());

  const showProgress = () => {
    const done = states.filter(state => state.isDone).length;
    find("progress").value = done;
    find("progress").max = states.length;
    find("count").textContent = `${done} of ${states.length}`;
    find("save").disabled = find("copy").disabled = touched().length === 0;
  };

  const offered = new Set();
  const offerChecks = () => {
    for (const id of states.flatMap(({findings}) => findings.map(({id}) => id)).sort()) {
      if (offered.has(id)) continue;
      offered.add(id);
      find("filter").append(h("option", {value: id}, `Check: ${id}`));
    }
  };

  const texts = states.map(({message}) =>
    [message.key, message.comment, JSON.stringify(message.source), JSON.stringify(message.text)]
      .join("\n").toLowerCase());
  const filter = () => {
    const wanted = find("search").value.trim().toLowerCase();
    const kind = find("filter").value;
    let shown = 0;
    states.forEach((state, index) => {
      const fits = kind === "all" || (kind === "open" && !state.isDone)
        || (kind === "touched" && state.isTouched) || (kind === "asked" && state.question)
        || state.findings.some(({id}) => id === kind);
      cards[index].element.hidden = !fits || !texts[index].includes(wanted);
      if (!cards[index].element.hidden) shown += 1;
    });
    say(shown === states.length ? "" : `${shown} of ${states.length} messages`);
  };
  const say = text => { find("status").textContent = text; };

  const text = () => changeFile(page, touched().map(state => state.change));
  const save = () => {
    const url = URL.createObjectURL(new Blob([text()], {type: "application/yaml"}));
    h("a", {href: url, download: `${page.tag}.changes.yaml`}).click();
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
    hasUnsaved = false;
    say("Saved. Send the file to the developer.");
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      say("Copied. Paste it into a message to the developer.");
    } catch {
      find("text").value = text();
      find("dialog").showModal();
      find("text").select();
    }
  };

  offerChecks();
  cards.forEach((card, index) => {
    card.element.dataset.index = index;
    main.append(card.element);
    observer.observe(card.element);
  });
  const draft = storage.read();
  if (Array.isArray(draft) && draft.length > 0) {
    const close = () => find("draft").replaceChildren();
    find("draft").append("There is unfinished work of yours in this browser. ",
      h("button", {type: "button", click: () => {
        const byKey = new Map(draft);
        states.forEach((state, index) => {
          if (!byKey.has(state.message.key)) return;
          state.restore(byKey.get(state.message.key));
          const card = new Card(page, state, changed);
          card.element.dataset.index = index;
          cards[index].element.replaceWith(card.element);
          cards[index] = card;
          observer.observe(card.element);
        });
        close();
        changed();
      }}, "Go on with it"), " ",
      h("button", {type: "button", click: () => { storage.write(null); close(); }}, "Begin anew"));
  }
  find("search").addEventListener("input", filter);
  find("filter").addEventListener("change", filter);
  find("save").addEventListener("click", save);
  find("copy").addEventListener("click", copy);
  addEventListener("beforeprint", buildAll);
  addEventListener("beforeunload", event => { if (hasUnsaved) event.preventDefault(); });
  document.documentElement.classList.add("works");
  showProgress();
}

if (globalThis.document?.getElementById("data")) startPage();
