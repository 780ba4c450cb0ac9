/* Find: elements, steps, constants and parameters by name or by what they use. Hits are opened and
   marked, the rest is hidden, and nothing found is said. */
const findable = []; // {kind, name, uses, form, group, card(), long, show}
const SHORT_LIST = 4; // hits that are opened at once
const LONG = 60; // terms; opened only if asked for by name

const plainName = (latex) => latex.replace(/\\(tau|varphi|lambda|theta|alpha)\b/g, "$1").replace(/\\(?:mathbf|mathrm|mathit|boldsymbol|ddot|dot|tfrac)/g, "").replace(/[\\{}_,\s]/g, "");

function startFind() {
  const box = $("search");
  let timer = 0;
  box.addEventListener("input", () => { clearTimeout(timer); timer = setTimeout(() => find(box.value), box.value ? 120 : 0); });
  box.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    clearTimeout(timer);
    find(box.value);
    const first = document.querySelector(".hit");
    if (first) first.scrollIntoView({ block: "center" });
    event.preventDefault();
  });
}
/* How well an entry answers: 3 by its whole name, 2 by the beginning, 1 because it uses that. */
function rankOf(entry, wanted) {
  const name = entry.name.toLowerCase(), low = wanted.toLowerCase();
  if (name === low) return 3;
  if (name.startsWith(low) || (low.length > 2 && `${name} ${(entry.words || "").toLowerCase()}`.includes(low))) return 2;
  return (entry.uses || []).some((u) => u.toLowerCase() === low) ? 1 : 0;
}
function find(text) {
  const wanted = text.trim().replace(/[_{}\\\s]/g, "") ? text.trim() : "";
  const form = FORMS.find((f) => !$(f).hidden);
  const words = $("found");
  clearMarks();
  words.replaceChildren();
  if (!wanted) {
    for (const entry of findable) if (entry.card && entry.card()) entry.card().hidden = false;
    return;
  }
  const plain = wanted.replace(/[_{}\\\s]/g, "");
  const here = findable.filter((e) => e.form === form || e.form === "any")
    .map((entry) => ({ entry, rank: Math.max(rankOf(entry, wanted), rankOf(entry, plain)) }));
  const hits = here.filter((h) => h.rank).sort((a, b) => b.rank - a.rank);
  if (!hits.length) {
    for (const { entry } of here) if (entry.card && entry.card()) entry.card().hidden = false;
    words.append(el("p", { class: "notice" }, `Nothing found for “${wanted}”.`));
    return;
  }
  for (const { entry } of hits) if (entry.group) openNow(entry.group());
  const few = hits.filter((h) => h.entry.card).length <= SHORT_LIST;
  for (const { entry, rank } of here) {
    const card = entry.card && entry.card();
    if (!card) continue;
    card.hidden = !rank;
    card.classList.toggle("hit", rank > 0);
    if (rank === 3 || (rank && few && !entry.long)) openNow(card);
  }
  markSymbols(plain);
  const kinds = new Map();
  for (const { entry } of hits) kinds.set(entry.kind, (kinds.get(entry.kind) || 0) + 1);
  words.append(el("p", { class: "note" }, [...kinds].map(([kind, n]) => plural(n, kind)).join(", ")),
    el("div", { class: "links" }, ...hits.filter((h) => h.entry.show).slice(0, 40).map(({ entry }) => el("button", { type: "button", class: "hit", onclick: entry.show }, entry.latex ? inline(entry.latex) : entry.name))));
}
/* The symbols in opened formulas that are what was looked for. */
function markSymbols(plain) {
  for (const node of document.querySelectorAll("#equations [data-sym]")) {
    if ((node.dataset.symbol || "").toLowerCase() === plain.toLowerCase()) node.classList.add("found");
  }
}
function clearMarks() {
  for (const node of document.querySelectorAll("#equations .hit")) node.classList.remove("hit");
  for (const node of document.querySelectorAll("#equations .found")) node.classList.remove("found");
}
