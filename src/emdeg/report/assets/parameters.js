/* Sliders for the payload and for every number of the robot: the set-up stage runs again here. */
function startParameters(pane) {
  const list = DATA.tunable;
  if (!list.length) { pane.append(el("p", { class: "note" }, "This robot has no number that could be changed.")); return; }
  const note = el("p", { class: "note", id: "tuned-note", role: "status" });
  const back = el("button", { type: "button", id: "untune", onclick: () => tune([...nominal]) }, "As described");
  pane.append(el("div", { class: "row tune-head" }, note, el("span", { class: "push" }), back));
  const box = el("div");
  fillPane(box, list.map((p) => ({ ...p, label: p.name, search: p.note })), (p, k) => slider({
    id: `tune-${k}`, label: p.name, title: p.note || p.name, unit: p.unit || "", lower: p.lower, upper: p.upper,
    get: () => tuning.get(p.name), write: (value) => tune([[p.name, value]]),
  }).row);
  pane.append(box);
  state.subscribe(() => {
    const changed = list.filter((p) => tuning.get(p.name) !== nominal.get(p.name)).map((p) => p.name);
    back.hidden = !changed.length;
    note.textContent = changed.length
      ? `Changed: ${changed.slice(0, 4).join(", ")}${changed.length > 4 ? ` and ${changed.length - 4} more` : ""}. Numbers, picture and simulation follow; equations, counts and certificate stay those of the description.`
      : `${plural(list.length, "number")} that you may change; what depends on them alone is computed once for each change.`;
  });
}
