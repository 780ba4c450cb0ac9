/* What stands on top and at the end, and the order in which everything starts. */
function startHead() {
  $("title").textContent = DATA.title;
  $("lead").textContent = DATA.source || "The equations of motion: derived exactly, written short, proved.";
  const error = DATA.certificates.filter(Boolean).map((c) => c.log2_error);
  const facts = [
    [DATA.nv, DATA.nv === 1 ? "degree of freedom" : "degrees of freedom"],
    [`${format(DATA.scene.mass)} kg`, "moving mass"],
    [DATA.operations.total.toLocaleString("en"), "operations for τ"],
    ...(DATA.explicit ? [[DATA.explicit.constants.length, "lumped constants"]] : []),
    ...(error.length ? [[`2${superscript(Math.round(Math.max(...error)))}`, "probability that it is wrong"]] : []),
  ];
  $("facts").append(...facts.map(([value, what]) => el("li", null, el("b", null, String(value)), el("span", null, what))));
  const notice = (text) => $("notices").append(el("p", { class: "notice" }, text));
  if (DATA.assumed.length) notice(`These parameters have no value; the numbers on this page take 1 for each: ${DATA.assumed.slice(0, 30).join(", ")}${DATA.assumed.length > 30 ? ", …" : ""}.`);
  if (DATA.cut) notice(`This mechanism has ${DATA.cut}. The page is about the tree that remains when they are cut: its joints move freely here, and τ is without the forces that hold it together. The motion of the mechanism itself: emdeg generate ${DATA.name} --outputs constrained_forward_dynamics, or emdeg.constrained in Python.`);
  const equation = "\\boldsymbol{\\tau}_i = \\sum_j \\mathbf{M}_{ij}\\,\\ddot q_j + \\sum_{j<k} \\mathbf{b}_{ijk}\\,\\dot q_j \\dot q_k + \\sum_j \\mathbf{c}_{ij}\\,\\dot q_j^2 + \\mathbf{g}_i";
  $("equation-of-motion").append(inline(equation));
}

function startColophon() {
  const box = $("colophon");
  const facts = el("dl");
  const fact = (name, text) => facts.append(el("dt", null, name), el("dd", null, text));
  fact("robot", DATA.name);
  fact("joints", DATA.joints.join(", "));
  fact("description", DATA.hash);
  fact("made by", `emdeg ${DATA.version}`);
  fact("units", "SI, radians; gravity " + DATA.scene.gravity.map((g) => format(g)).join(", ") + " m/s²");
  box.append(facts);
  if (DATA.findings.length) box.append(fold("What the import remarked", `${DATA.findings.length}`, () => [el("ul", null, ...DATA.findings.map((f) => el("li", { class: "note" }, f)))]));
  if (DATA.parameters.length) {
    box.append(fold("Parameters", String(DATA.parameters.length), () => [wide(el("table", null, el("thead", null, el("tr", null, ...["symbol", "name", "value", "±", "note"].map((h) => el("th", { scope: "col" }, h)))),
      el("tbody", null, ...DATA.parameters.map((p) => el("tr", null, el("td", null, inline(p.latex)), el("td", null, p.name), el("td", { class: "num" }, p.value === null ? "–" : String(p.value)), el("td", { class: "num" }, p.tolerance === null ? "" : String(p.tolerance)), el("td", { class: "source" }, p.note))))))]));
  }
  for (const licence of DATA.licences) box.append(fold(`Licence of ${licence.name}`, "MIT", () => [el("pre", null, licence.text)]));
}
function fold(title, what, fill) {
  const made = el("details", { class: "plain" }, el("summary", null, title, el("span", { class: "what" }, what)));
  return lazy(made, () => made.append(...fill()));
}

startHead();
startNumbers();
startControls();
startExplicit();
startHierarchical();
startDerivations();
tabs($("form-tabs"), [["explicit", "Explicit"], ["hierarchical", "Hierarchical"], ["derivations", "Derivations"]], (key) => {
  for (const form of ["explicit", "hierarchical", "derivations"]) $(form).hidden = key !== form;
  $("search-box").hidden = key !== "explicit" || !DATA.explicit;
});
if (!DATA.explicit) $("tab-hierarchical").click();
startOperations();
startSignificance();
startGravity();
startCertificate();
startColophon();
window.addEventListener("beforeprint", () => {
  for (const details of document.querySelectorAll("#group-M, #group-g, #group-M .element, #group-g .element")) openNow(details);
  for (const details of document.querySelectorAll("#group-M .element, #group-g .element")) openNow(details);
});
document.documentElement.dataset.ready = "true";
/* The first frame shows the page; the robot appears in the next, in a box that is already there. */
requestAnimationFrame(() => setTimeout(() => {
  startScene();
  document.documentElement.dataset.drawn = "true";
}, 0));
/* For tests and for the curious: the state and the numbers, from the console. */
window.emdegReport = {
  q: () => [...state.q],
  evaluate: () => ({ ...Object.fromEntries(Object.entries({ ...parts(), ...whole() }).map(([k, v]) => [k, [...v]])) }),
};
