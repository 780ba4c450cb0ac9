/* Formulas with symbols that answer. Every symbol that we know is wrapped as \htmlData{sym=…}{…};
   KaTeX may trust that one command and no other. */
const SYMBOL = /\\(?:mathit|mathrm|mathbf)\{(?:[^{}\\]|\\_)*\}(?:_\{[^{}]*\})?|\\d?dot(?:\{q\}| q)_\{[^{}]*\}|\\[A-Za-z]+(?:_\{[^{}]*\})?|[A-Za-z](?:_\{[^{}]*\})?/g;

/* A scope is a set of definitions: those of the explicit form, or those of one program. */
class Scope {
  constructor(name) {
    this.name = name;
    this.entries = [];
    this.byLatex = new Map();
  }
  define(entry) {
    if (this.byLatex.has(entry.latex)) return;
    this.byLatex.set(entry.latex, this.entries.length);
    this.entries.push({ ...entry, scope: this });
  }
  wrap(latex) {
    return latex.replace(SYMBOL, (token) => {
      const known = this.byLatex.get(token);
      return known === undefined ? token : `\\htmlData{sym=${known}}{${token}}`;
    });
  }
  symbols(latex) {
    return [...new Set(latex.match(SYMBOL) || [])].filter((token) => this.byLatex.has(token));
  }
}

function typeset(node, latex, scope) {
  const text = scope ? scope.wrap(latex) : latex;
  try {
    katex.render(text, node, {
      throwOnError: false, strict: false, maxExpand: 5000, maxSize: 20, output: "html",
      trust: (context) => context.command === "\\htmlData",
    });
  } catch {
    node.textContent = latex;
  }
  if (!scope) return node;
  for (const symbol of node.querySelectorAll("[data-sym]")) {
    const entry = scope.entries[Number(symbol.dataset.sym)];
    symbol.tabIndex = 0;
    symbol.setAttribute("role", "button");
    symbol.dataset.symbol = plainName(entry.name || entry.latex);
    symbol.setAttribute("aria-label", `${entry.name || entry.latex}: show its definition`);
    symbol.addEventListener("click", (event) => { showSymbol(entry, symbol); event.preventDefault(); });
    symbol.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      showSymbol(entry, symbol);
      event.preventDefault();
    });
  }
  return node;
}
const formula = (latex, scope) => typeset(el("div", { class: "formula" }), `\\displaystyle ${latex}`, scope);
const inline = (latex, scope) => typeset(el("span"), latex, scope);

let openedFrom = null;
function showSymbol(entry, from) {
  const panel = $("symbol");
  if (from && !panel.contains(from)) openedFrom = from;
  for (const on of document.querySelectorAll("[data-sym].on")) on.classList.remove("on");
  if (from) from.classList.add("on");
  const title = el("h3", { id: "symbol-title" }, inline(entry.latex));
  const rows = [];
  if (entry.formula !== undefined) rows.push(formula(`${entry.latex} = ${entry.formula}`, entry.scope));
  const facts = el("dl");
  const fact = (name, text) => facts.append(el("dt", null, name), el("dd", null, text));
  if (entry.what) fact("what", entry.what);
  if (entry.value !== null && entry.value !== undefined) {
    fact("value", String(entry.value) + (entry.tolerance ? ` ± ${format(entry.tolerance)}` : ""));
  }
  if (entry.note) fact("note", entry.note);
  if (facts.children.length) rows.push(facts);
  const users = entry.scope.usersOf ? entry.scope.usersOf(entry) : [];
  if (users.length) {
    rows.push(el("p", { class: "note" }, `Used in ${plural(users.length, "place")}`));
    rows.push(el("div", { class: "links" }, ...users.slice(0, 60).map((user) =>
      el("button", { type: "button", onclick: user.go }, inline(user.latex)))));
  }
  panel.replaceChildren(el("button", { type: "button", class: "close quiet", "aria-label": "Close", onclick: hideSymbol }, "✕"), title, ...rows);
  panel.hidden = false;
  panel.focus({ preventScroll: true });
}
function hideSymbol() {
  $("symbol").hidden = true;
  for (const on of document.querySelectorAll("[data-sym].on")) on.classList.remove("on");
  if (openedFrom && openedFrom.isConnected) openedFrom.focus({ preventScroll: true });
}
document.addEventListener("keydown", (event) => { if (event.key === "Escape" && !$("symbol").hidden) hideSymbol(); });
