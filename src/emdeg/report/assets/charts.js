/* Operations: the waterfall of passes, the rules, the methods beside the papers. */
function startOperations() {
  const operations = DATA.operations;
  const { waterfall, rules, methods, published } = operations;
  if (waterfall.length) {
    const most = Math.max(...waterfall.map((w) => w.before));
    const rows = waterfall.map((w) => el("tr", null,
      el("th", { scope: "row" }, passName(w)[0], passName(w)[1] ? el("br") : null, el("small", null, passName(w)[1])),
      el("td", { class: "num" }, w.before.toLocaleString("en")), el("td", { class: "num" }, w.after.toLocaleString("en")),
      el("td", { class: "track" }, bar("pair", w.before / most, w.after / w.before)),
      el("td", { class: "num wide-only" }, `−${Math.round((1 - w.after / w.before) * 100)} %`)));
    $("waterfall").append(el("h3", null, "Passes"), el("p", { class: "note" }, `What each pass took away from τ; the last program has ${operations.total.toLocaleString("en")} operations. Every pass was checked to keep the function.`),
      wide(el("table", { class: "chart" }, header("pass", "before", "after", "", "saved"), el("tbody", null, ...rows))));
  } else {
    $("waterfall").append(el("p", { class: "note" }, operations.level
      ? `τ takes ${operations.total.toLocaleString("en")} operations: the best of all ways to derive it, which no pass made shorter.`
      : `The optimiser was switched off: τ takes ${operations.total.toLocaleString("en")} operations as derived.`));
  }
  if (rules.length) {
    const most = Math.max(...rules.map((r) => r.amount));
    $("rules").append(el("h3", null, "Rules of the explicit form"), el("p", { class: "note" }, "How often each rule fired while M, b, c and g were written out, and how many terms or elements it removed."),
      wide(el("table", { class: "chart" }, header("rule", "fired", "removed", "", ""), el("tbody", null, ...rules.map((r) => el("tr", null,
        el("th", { scope: "row" }, r.rule, el("br"), el("small", null, r.says)), el("td", { class: "num" }, String(r.times)), el("td", { class: "num" }, String(r.amount)),
        el("td", { class: "track" }, bar("ours", r.amount / most)), el("td", { class: "wide-only" }, el("small", null, r.examples.slice(0, 2).join("; ")))))))));
  }
  if (!methods.length && !published.length) return;
  const all = [
    ...methods.filter((m) => m.total !== undefined).map((m) => ({ name: m.method === "emitted" ? emittedName(operations) : m.method.replace(/_/g, " "), says: m.summary, ...m, kind: m.method === "emitted" ? "best" : "ours" })),
    ...published.map((p) => ({ name: p.method, says: p.source + (p.robot ? `; ${p.robot}` : ""), ...p, kind: "" })),
  ].sort((a, b) => a.total - b.total);
  const least = Math.log(Math.max(Math.min(...all.map((m) => m.total)) / 2, 1)), most = Math.log(Math.max(...all.map((m) => m.total), 2));
  const share = (total) => (Math.log(Math.max(total, 1)) - least) / Math.max(most - least, 1e-9);
  $("methods").append(el("h3", null, "Methods, beside the papers"),
    el("p", { class: "note" }, `Inverse dynamics for ${plural(DATA.nv, "joint")}. Blue: derived by emdeg for this robot, with its zeros, before any optimisation. Green: what emdeg emits. Grey: printed in papers for ${plural(DATA.nv, "joint")}, with the geometry that they assumed. The scale is logarithmic.`),
    wide(el("table", { class: "chart" }, header("method", "mul", "add", "total", ""), el("tbody", null, ...all.map((m) => el("tr", null,
      el("th", { scope: "row" }, m.name, el("br"), el("small", null, m.says)), el("td", { class: "num wide-only" }, m.mul.toLocaleString("en")), el("td", { class: "num wide-only" }, m.add.toLocaleString("en")),
      el("td", { class: "num" }, m.total.toLocaleString("en")), el("td", { class: "track" }, bar(m.kind, share(m.total)))))))));
  const refused = methods.filter((m) => m.refusal);
  if (refused.length) $("methods").append(el("p", { class: "note" }, refused.map((m) => `${m.method}: ${m.refusal}.`).join(" ")));
}
/* Shortest only where nothing else on the page is shorter. */
function emittedName({ level, total, methods }) {
  if (!level) return "emdeg, not optimised";
  return methods.every((m) => m.total === undefined || m.total >= total) ? "emdeg, shortest" : "emdeg.compile";
}
/* "bodies 1 to 3 explicit; frames slid: 2": what, and how. */
function passName(w) {
  const [what, ...how] = w.name.split("; ");
  return [what, how.filter((h) => !h.endsWith(": none")).join("; ")];
}
function header(...labels) {
  return el("thead", null, el("tr", null, ...labels.map((label, k) => el("th", { scope: "col", class: ["before", "after", "fired", "removed", "total"].includes(label) ? "num" : ["mul", "add", "saved"].includes(label) ? "num wide-only" : k === labels.length - 1 && !label ? "wide-only" : "" }, label))));
}
function bar(kind, width, inner) {
  const made = el("i", { class: kind });
  made.style.width = `${Math.max(Math.min(width, 1), 0.004) * 100}%`;
  if (inner !== undefined) made.style.setProperty("--after", `${inner * 100}%`);
  return made;
}
const wide = (table) => el("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": "Table", style: "max-height:none" }, table);

// -- certificate ----------------------------------------------------------------------

function startCertificate() {
  const proofs = DATA.certificates.filter(Boolean);
  if (!proofs.length) $("proof").append(el("p", { class: "note" }, "This program carries no certificate."));
  proofs.forEach((p, k) => {
    const words = p.words.map((w) => el("p", { class: "note" }, ...withPowers(w)));
    const card = el("div", { class: "card" }, el("h2", null, p.title),
      el("p", null, "Proved equal to the independent derivation by ", el("b", null, p.reference.replace(/_/g, " ")), "."),
      el("p", null, el("span", { class: "bound" }, "error probability ≤ ", power("2", Math.round(p.log2_error)))),
      ...(k ? [el("details", { class: "fold" }, el("summary", null, "The proof in words"), ...words)] : words));
    const more = el("details", { class: "fold" }, el("summary", null, "Numbers to repeat it"));
    const facts = el("dl");
    for (const [name, value] of [["program", p.subject], ["outputs", p.outputs.join(", ")], ["points", p.points], ["degree ≤", p.degree], ["coefficients ≤", `${p.height} bits`], ["primes", p.primes.join(", ")]]) facts.append(el("dt", null, name), el("dd", null, String(value)));
    more.append(facts, el("p", { class: "note" }, "Repeat it with `emdeg verify`: the points follow from a hash of both sides."));
    card.append(more);
    $("proof").append(card, el("p"));
  });
}
