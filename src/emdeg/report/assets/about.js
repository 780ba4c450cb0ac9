/* What stands on top, and what is taken away from here: the program, conventions, how to cite. */
function startHead() {
  $("title").textContent = DATA.title;
  $("lead").textContent = DATA.source || "The equations of motion: derived exactly, written short, proved.";
  const error = DATA.certificates.filter(Boolean).map((c) => c.log2_error);
  const freedom = mechanism ? mechanism.freedom : DATA.nv;
  const facts = [
    [freedom, freedom === 1 ? "degree of freedom" : "degrees of freedom"],
    ...(mechanism ? [[DATA.nv, `joint coordinates, ${DATA.cut}`]] : []),
    [`${format(DATA.scene.mass)} kg`, "mass"],
    [DATA.operations.total.toLocaleString("en"), mechanism ? "operations for τ of the open tree" : "operations for τ"],
    ...(DATA.explicit ? [[DATA.explicit.constants.length, "lumped constants"]] : []),
    ...(error.length ? [[power("2", Math.round(Math.max(...error))), "probability that it is wrong"]] : []),
  ];
  $("facts").append(...facts.map(([value, what]) => el("li", null, el("b", null, typeof value === "object" ? value : String(value)), el("span", null, what))));
  const notice = (text) => $("notices").append(el("p", { class: "notice" }, text));
  if (DATA.assumed.length) notice(`These parameters have no value; the numbers on this page take 1 for each: ${DATA.assumed.slice(0, 30).join(", ")}${DATA.assumed.length > 30 ? ", …" : ""}.`);
  if (mechanism) notice(`This mechanism has ${DATA.cut}. Robot, efforts and simulation on this page keep to them; the joints marked “follows” are solved for as you move the others. Equations, operations and certificate are those of the tree that remains when they are cut. Programs of the mechanism itself: emdeg generate ${DATA.name} --outputs constrained_inverse_dynamics.`);
  else if (DATA.cut) notice(`This mechanism has ${DATA.cut}, and no position was found in which they are closed: check its lengths and frames. The page is about the tree that remains when they are cut; its joints move freely here.`);
  const equation = "\\boldsymbol{\\tau}_i = \\sum_j \\mathbf{M}_{ij}\\,\\ddot q_j + \\sum_{j<k} \\mathbf{b}_{ijk}\\,\\dot q_j \\dot q_k + \\sum_j \\mathbf{c}_{ij}\\,\\dot q_j^2 + \\mathbf{g}_i";
  $("equation-of-motion").append(inline(equation));
}

/* The program as a whole, in several languages. */
function startProgram() {
  const languages = Object.keys(DATA.sources);
  const text = el("pre", { class: "code", id: "program-text", tabindex: "0", "aria-label": "Program" });
  const size = el("span", { class: "note" });
  let chosen = languages[0], whole = false;
  const more = el("button", { type: "button", onclick: () => { whole = true; show(); } });
  function show() {
    const lines = DATA.sources[chosen].split("\n");
    text.textContent = (whole ? lines : lines.slice(0, 40)).join("\n") + (whole || lines.length <= 40 ? "" : "\n…");
    more.hidden = whole || lines.length <= 40;
    more.textContent = `Show all ${lines.length.toLocaleString("en")} lines`;
    size.textContent = `${lines.length.toLocaleString("en")} lines, ${Math.ceil(DATA.sources[chosen].length / 1024).toLocaleString("en")} kB`;
  }
  const choice = el("div", { class: "tabs", role: "tablist", "aria-label": "Language" });
  const copy = el("button", { type: "button", id: "program-copy", onclick: () => copyText(DATA.sources[chosen], chosen) }, "Copy the program");
  $("program-box").append(el("div", { class: "row wrap" }, choice, size, el("span", { class: "push" }), copy), text, more);
  tabs(choice, languages.map((language) => [`program-${language}`, language]), (key) => { chosen = key.slice("program-".length); whole = false; show(); });
}

function startColophon() {
  const box = $("colophon");
  const list = (pairs) => el("dl", null, ...pairs.flatMap(([name, text]) => [el("dt", null, name), el("dd", null, text)]));
  box.append(
    el("h3", null, "Conventions"),
    list([...DATA.conventions, ["gravity here", `${gravityVector.map((g) => format(g)).join(", ")} m/s²`]]),
    el("h3", null, "Cite this"), el("p", null, DATA.citation.words), el("pre", { class: "code", id: "bibtex" }, DATA.citation.bibtex),
    copyRow([["BibTeX", () => DATA.citation.bibtex]]),
    el("h3", null, "Where it comes from"),
    list([["robot", DATA.name], ["joints", DATA.joints.join(", ")], ["description", DATA.hash], ["made by", `emdeg ${DATA.version}`]]));
  if (DATA.findings.length) box.append(fold("What the import remarked", `${DATA.findings.length}`, () => [el("ul", null, ...DATA.findings.map((f) => el("li", { class: "note" }, f)))]));
  if (DATA.parameters.length) {
    const table = fold("Parameters", String(DATA.parameters.length), () => [wide(el("table", null, el("thead", null, el("tr", null, ...["symbol", "name", "value", "±", "note"].map((h) => el("th", { scope: "col" }, h)))),
      el("tbody", null, ...DATA.parameters.map((p) => el("tr", { "data-parameter": p.name }, el("td", null, inline(p.latex)), el("td", null, p.name), el("td", { class: "num" }, p.value === null ? "–" : String(p.value)), el("td", { class: "num" }, p.tolerance === null ? "" : String(p.tolerance)), el("td", { class: "source" }, p.note))))))]);
    table.id = "parameters";
    box.append(table);
    DATA.parameters.forEach((p) => findable.push({ kind: "parameter", form: "any", name: p.name, words: p.note, latex: p.latex, show: () => showParameter(p) }));
  }
  for (const licence of DATA.licences) box.append(fold(`Licence of ${licence.name}`, "MIT", () => [el("pre", null, licence.text)]));
}
/* In the explicit form a parameter tells where it is used; elsewhere its row is shown. */
function showParameter(p) {
  const entry = theScope && theScope.entries[theScope.byLatex.get(p.latex)];
  if (entry) { showSymbol(entry); return; }
  openNow($("parameters"));
  const row = [...document.querySelectorAll("#parameters tr")].find((r) => r.dataset.parameter === p.name);
  if (!row) return;
  row.classList.add("hit");
  row.scrollIntoView({ block: "center" });
}
function fold(title, what, fill) {
  const made = el("details", { class: "plain" }, el("summary", null, title, el("span", { class: "what" }, what)));
  return lazy(made, () => made.append(...fill()));
}
