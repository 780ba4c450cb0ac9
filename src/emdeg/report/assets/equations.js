/* The equations: explicit, element by element; hierarchical, step by step. */
const GROUPS = [
  ["M", "Inertia", "\\mathbf{M}_{ij}", "multiplies the acceleration of joint j in the effort of joint i"],
  ["c", "Centrifugal", "\\mathbf{c}_{ij}", "multiplies the squared speed of joint j"],
  ["b", "Coriolis", "\\mathbf{b}_{ijk}", "multiplies the product of the speeds of joints j and k"],
  ["g", "Gravity", "\\mathbf{g}_{i}", "the effort that holds the arm"],
];

/* Copying: plain text of the elements is a^2*cos(q1 + q2); C and Python write powers their way. */
const asPython = (name, text) => `${name} = ${text.replace(/\^/g, "**")}`;
function asC(name, text) {
  const floats = text.replace(/(^|[^\w.^])(\d+)(?![\w.])/g, "$1$2.0");
  const powers = floats.replace(/(\w+(?:\([^()]*\))?|\([^()]*\))\^(\d+)/g, (_, base, exponent) =>
    exponent === "2" ? `${base}*${base}` : `pow(${base}, ${exponent}.0)`);
  return `const double ${name} = ${powers};`;
}
const copyRow = (entries) => el("div", { class: "copy" }, el("span", null, "Copy as"),
  ...entries.map(([what, text]) => el("button", { type: "button", onclick: () => copyText(text(), what) }, what)));

function lazy(details, fill) {
  details.addEventListener("toggle", () => {
    if (details.open && !details.dataset.filled) { details.dataset.filled = "1"; fill(); }
  });
  return details;
}
/* Fill at once, without waiting for the event. */
function openNow(details) {
  if (!details) return;
  details.open = true;
  details.dispatchEvent(new Event("toggle"));
}

// -- explicit -----------------------------------------------------------------------

const cards = new Map(); // element or constant → its details
const groupsOpen = {};

function explicitScope(explicit) {
  const scope = new Scope("explicit");
  for (const c of explicit.constants) scope.define({ ...c, what: c.family === "gravity" ? "lumped constant of gravity" : "lumped constant of inertia" });
  for (const p of [...DATA.parameters, ...explicit.parameters]) scope.define({ ...p, what: "parameter of the robot" });
  for (const s of explicit.names) scope.define({ ...s, name: s.latex, what: "abbreviation" });
  const index = new Map();
  const note = (token, user) => index.set(token, [...(index.get(token) || []), user]);
  let built = false;
  scope.usersOf = (entry) => {
    if (!built) {
      for (const e of explicit.elements) if (e.body && !e.same) for (const t of scope.symbols(e.body)) note(t, { latex: e.latex, go: () => goTo(e.name) });
      for (const c of explicit.constants) for (const t of scope.symbols(c.formula)) note(t, { latex: c.latex, go: () => showSymbol(scope.entries[scope.byLatex.get(c.latex)]) });
      built = true;
    }
    return index.get(entry.latex) || [];
  };
  return scope;
}

function goTo(name) {
  const element = DATA.explicit.elements.find((e) => e.name === name);
  $("tab-explicit").click();
  $("search").value = "";
  find("");
  openNow(groupsOpen[element.group]);
  const card = cards.get(name);
  openNow(card);
  card.scrollIntoView({ block: "center" });
  card.querySelector("summary").focus({ preventScroll: true });
}

let theScope = null;
function startExplicit() {
  const box = $("explicit");
  const explicit = DATA.explicit;
  if (!explicit) {
    box.append(el("p", { class: "notice" }, `${DATA.refusal} The hierarchical form has every step.`));
    return;
  }
  theScope = explicitScope(explicit);
  const n = DATA.nv;
  const live = [];
  for (const [letter, title, latex, says] of GROUPS) {
    const list = explicit.elements.filter((e) => e.group === letter);
    const possible = { M: (n * (n + 1)) / 2, c: n * n, b: (n * n * (n - 1)) / 2, g: n }[letter];
    const group = el("details", { class: "group", id: `group-${letter}` },
      el("summary", null, el("span", null, title, " ", inline(latex)), el("span", { class: "what" }, list.length ? `${list.length} of ${possible} are not zero` : "all zero")));
    groupsOpen[letter] = group;
    lazy(group, () => group.append(el("p", { class: "note" }, `${says[0].toUpperCase()}${says.slice(1)}.`), ...list.map((e) => elementCard(e, live)), el("p")));
    for (const e of list) findable.push({ kind: "element", form: "explicit", name: e.name, uses: [...(e.uses || []), ...(e.same ? [e.same] : [])], long: e.terms > LONG, group: () => group, card: () => cards.get(e.name) });
    box.append(group);
  }
  const constants = constantsCard(explicit);
  box.append(constants);
  explicit.constants.forEach((c) => findable.push({
    kind: "constant", form: "explicit", name: c.name, latex: c.latex, uses: theScope.symbols(c.formula).map(plainName), group: () => constants, card: () => cards.get(`constant ${c.name}`),
    show: () => showSymbol(theScope.entries[theScope.byLatex.get(c.latex)]),
  }));
  openNow(groupsOpen.M);
  const first = readable(explicit.elements.filter((e) => e.group === "M" && !e.same && e.body));
  if (first) openNow(cards.get(first.name));
  state.subscribe(() => {
    const values = parts();
    for (const [node, array, k] of live) put(node, values[array][k]);
  });
}

/* What is open at first: the first element that a person reads at a glance. */
function readable(list) {
  return list.find((e) => e.terms <= 12) || list.reduce((least, e) => (!least || e.terms < least.terms ? e : least), null);
}

function elementCard(e, live) {
  const value = el("span", { class: "live" });
  const same = e.same ? `${e.factor === "1" ? "" : e.factor === "-1" ? "−" : e.factor + " "}${e.same}` : null;
  const card = el("details", { class: "element", "data-name": e.name },
    el("summary", null, inline(e.latex), value, el("span", { class: "what" }, same ? `= ${same}` : plural(e.terms, "term"))));
  if (e.group === "M") live.push([value, "mass_matrix", (e.index[0] - 1) * DATA.nv + e.index[1] - 1]);
  if (e.group === "g") live.push([value, "gravity", e.index[0] - 1]);
  const last = live[live.length - 1];
  if (last && last[0] === value) put(value, parts()[last[1]][last[2]]);
  cards.set(e.name, card);
  return lazy(card, () => {
    const body = el("div", { class: "body" });
    card.append(body);
    if (!e.body) {
      body.append(el("p", { class: "note" }, `${plural(e.terms, "term")}: too long to be read. The hierarchical form has every step.`));
      return;
    }
    const other = e.same ? DATA.explicit.elements.find((x) => x.name === e.same) : null;
    if (other) body.append(el("p", { class: "note" }, "See ", el("button", { type: "button", onclick: () => goTo(other.name) }, inline(other.latex))));
    body.append(formula(`${e.latex} = ${e.body}`, theScope), copyRow([
      ["LaTeX", () => `${e.latex} = ${e.body}`],
      ["C", () => asC(e.variable, e.text)],
      ["Python", () => asPython(e.variable, e.text)],
    ]));
  });
}

function constantsCard(explicit) {
  const box = el("details", { class: "group", id: "constants" },
    el("summary", null, "Lumped constants", el("span", { class: "what" }, `${explicit.constants.length}, computed once from the parameters`)));
  return lazy(box, () => {
    for (const c of explicit.constants) {
      const card = el("details", { class: "element", "data-constant": c.name },
        el("summary", null, inline(c.latex), el("span", { class: "live" }, c.value === null ? "" : format(c.value) + (c.tolerance ? ` ± ${format(c.tolerance)}` : "")), el("span", { class: "what" }, c.family)));
      lazy(card, () => card.append(el("div", { class: "body" }, formula(`${c.latex} = ${c.formula}`, theScope), copyRow([
        ["LaTeX", () => `${c.latex} = ${c.formula}`], ["C", () => asC(c.name, c.text)], ["Python", () => asPython(c.name, c.text)],
      ]))));
      cards.set(`constant ${c.name}`, card);
      box.append(card);
    }
    box.append(el("p"));
  });
}

const MOST_CARDS = 400; // outputs of a program

// -- hierarchical -------------------------------------------------------------------

function startHierarchical() {
  const box = $("hierarchical");
  box.append(el("p", { class: "note" }, "Every shared part has a name and is computed once, before those that use it. Click a symbol to see its step."));
  if (DATA.nested) programCard(box, "nested", DATA.nested, "Elements M, b, c, g in nested symbols K, T, V");
  programCard(box, "whole", DATA.programs.whole, DATA.operations.level ? "Efforts τ, the optimised program" : "Efforts τ, the program as derived");
  programCard(box, "parts", DATA.programs.parts, "M, c and g, the program behind the numbers above");
}

function programCard(box, key, program, title) {
  const scope = new Scope(key);
  scope.cards = new Map();
  const lines = program.lines.map(([stage, latex, formula, output]) => ({ stage, latex, formula, output }));
  if (key === "nested" && DATA.explicit) for (const s of DATA.explicit.names) scope.define({ ...s, name: s.latex, what: "abbreviation" });
  for (const line of lines) scope.define({ ...line, name: line.latex, what: line.stage === "setup" ? "computed once, from the parameters" : "computed at every call" });
  if (key === "nested" && DATA.explicit) {
    for (const c of DATA.explicit.constants) scope.define(c);
    for (const p of DATA.explicit.parameters) scope.define({ ...p, what: "parameter of the robot" });
  }
  for (const p of DATA.parameters) scope.define({ ...p, what: "parameter of the robot" });
  const users = new Map();
  let built = false;
  scope.usersOf = (entry) => {
    if (!built) for (const line of lines) for (const t of scope.symbols(line.formula)) users.set(t, [...(users.get(t) || []), line]);
    built = true;
    return (users.get(entry.latex) || []).map((line) => ({ latex: line.latex, go: () => showSymbol(scope.entries[scope.byLatex.get(line.latex)]) }));
  };
  const card = el("details", { class: "group", id: `program-${key}` }, el("summary", null, title, el("span", { class: "what" }, program.count)));
  lazy(card, () => {
    const outputs = lines.filter((line) => line.output);
    if (key === "nested") outputs.sort((a, b) => rank(a.latex) - rank(b.latex) || a.latex.localeCompare(b.latex, "en", { numeric: true }));
    if (key === "whole") card.append(copyRow([
      ["LaTeX", () => lines.map((l) => `${l.latex} &= ${l.formula} \\\\`).join("\n")],
      ...Object.keys(DATA.sources).map((language) => [language, () => DATA.sources[language]]),
    ]));
    for (const line of outputs.slice(0, MOST_CARDS)) card.append(outputCard(line, scope));
    if (program.left_out) card.append(el("p", { class: "note" }, `${plural(program.left_out, "more line")} left out of this page; \`emdeg generate\` writes them all.`));
    card.append(el("p"));
  });
  box.append(card);
  for (const line of lines.filter((l) => l.output).slice(0, MOST_CARDS)) findable.push({
    kind: "output", form: "hierarchical", name: plainName(line.latex), uses: scope.symbols(line.formula).map(plainName),
    group: () => card, card: () => scope.cards && scope.cards.get(line.latex), long: true,
  });
  if (key === (DATA.nested ? "nested" : "whole")) openNow(card);
}

/* M first, then gravity, centrifugal and Coriolis terms. */
const rank = (latex) => "Mgcb".indexOf(latex["\\mathbf{".length]);

function outputCard(line, scope) {
  const steps = cone(line, scope);
  const card = el("details", { class: "element" }, el("summary", null, inline(line.latex), el("span", { class: "what" }, plural(steps.length, "step"))));
  scope.cards.set(line.latex, card);
  return lazy(card, () => {
    const body = el("div", { class: "body" }, formula(`${line.latex} = ${line.formula}`, scope));
    card.append(body);
    const all = el("button", { type: "button" }, `Show all ${plural(steps.length, "step")}`);
    all.addEventListener("click", () => {
      all.remove();
      const list = el("ol", { class: "steps" });
      body.append(list);
      drip(steps, (s) => list.append(el("li", null, inline(`${s.latex} = ${s.formula}`, scope))));
    });
    if (steps.length) body.append(all);
  });
}

/* What a line needs, in the order in which it is computed. */
function cone(line, scope) {
  const needed = new Set();
  const queue = [line.formula];
  while (queue.length) {
    for (const token of scope.symbols(queue.pop())) {
      const entry = scope.entries[scope.byLatex.get(token)];
      if (needed.has(entry) || entry.formula === undefined) continue;
      needed.add(entry);
      queue.push(entry.formula);
    }
  }
  return scope.entries.filter((entry) => needed.has(entry));
}

/* Long lists a few at a time, so that the page stays alive. */
function drip(items, make, from = 0) {
  items.slice(from, from + 60).forEach(make);
  if (from + 60 < items.length) requestAnimationFrame(() => drip(items, make, from + 60));
}
