/* How each method gets there: its own steps, with the paper's equation numbers, folded. */
function startDerivations() {
  const box = $("derivations");
  if (!DATA.derivations.length) {
    box.append(el("p", { class: "notice" }, "The steps of a robot with many coordinates are too long to be read here; `emdeg derive --steps` writes them."));
    return;
  }
  box.append(el("p", { class: "note" }, "Each method's own intermediates, in the letters and with the equation numbers of its paper. A long line is written by the names of the steps before it."));
  for (const { method, summary, groups } of DATA.derivations) {
    const steps = groups.reduce((sum, [, lines]) => sum + lines.length, 0);
    const card = el("details", { class: "group", id: `derivation-${method}` },
      el("summary", null, summary, el("span", { class: "what" }, plural(steps, "step"))));
    lazy(card, () => card.append(...groups.map(([equation, lines]) => equationCard(equation, lines)), el("p")));
    box.append(card);
  }
}

function equationCard(equation, lines) {
  const card = el("details", { class: "element" },
    el("summary", null, `(${equation})`, el("span", { class: "what" }, plural(lines.length, "line"))));
  return lazy(card, () => {
    const body = el("div", { class: "body" });
    card.append(body);
    drip(lines, ([latex, of]) => body.append(el("div", { title: of }, inline(latex))));
  });
}
