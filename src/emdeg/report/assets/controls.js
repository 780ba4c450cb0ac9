/* Sliders: one per coordinate, for position, speed and acceleration; many of them in groups. */
const MANY = 12; // sliders; above, they are grouped and searched

function controlLists() {
  const follower = (v) => v !== undefined && isDependent(v);
  const grouped = (c, follows) => (mechanism ? (follows ? "follow the loops" : "move freely") : c.group);
  const position = DATA.controls.position.map((c) => ({
    ...c, follows: follower(c.v), group: grouped(c, follower(c.v)),
    get: () => getControl(c),
    set: (x) => setControl(c, x),
  }));
  const rates = (key, unit, limit) => DATA.controls.motion.map((c, k) => ({
    ...c, unit: c.unit + unit, lower: -limit(c), upper: limit(c), index: k, follows: dependentSpeeds.includes(k), group: grouped(c, dependentSpeeds.includes(k)),
    get: () => state[key][k], set: (x) => { state[key][k] = x; },
  }));
  return { q: position, qd: rates("qd", "", (c) => c.limit), qdd: rates("qdd", "²", () => DATA.controls.acceleration) };
}

/* Write some controls at once; what depends on them follows. False where a loop holds against it. */
function apply(changes) {
  const before = state.q.slice();
  for (const [control, value] of changes) control.set(value);
  const target = state.q.slice();
  state.q.set(before);
  const reached = mechanism ? follow(before, target) : (state.q.set(target), true);
  state.changed();
  return reached;
}

function startControls() {
  const lists = controlLists();
  const panes = {};
  for (const [kind, list] of Object.entries(lists)) {
    panes[kind] = el("div", { role: "tabpanel", "aria-labelledby": `tab-${kind}`, hidden: true });
    fillPane(panes[kind], list, (control, k) => stateSlider(kind, control, k), true);
    $("sliders").append(panes[kind]);
  }
  panes.tune = el("div", { role: "tabpanel", "aria-labelledby": "tab-tune", hidden: true });
  panes.run = el("div", { role: "tabpanel", "aria-labelledby": "tab-run", hidden: true });
  $("sliders").append(panes.tune, panes.run);
  startParameters(panes.tune);
  startSimulation(panes.run);
  tabs($("state-tabs"), [["q", "q"], ["qd", "q\u0307"], ["qdd", "q\u0308"], ["tune", "Parameters"], ["run", "Simulate"]], (kind) => {
    for (const [key, pane] of Object.entries(panes)) pane.hidden = key !== kind;
    $("state-buttons").hidden = kind === "tune" || kind === "run";
    $("sliders").classList.toggle("whole", kind === "run");
  });
  const named = { q: "Position", qd: "Speed", qdd: "Acceleration" };
  for (const [kind, label] of Object.entries(named)) $(`tab-${kind}`).setAttribute("aria-label", label);

  $("reset").addEventListener("click", () => {
    motion.stop();
    state.q.set(DATA.controls.start);
    state.qd.fill(0);
    state.qdd.fill(0);
    state.angles = {};
    if (mechanism) { closeLoops(); }
    state.changed();
  });
  $("random").addEventListener("click", () => {
    motion.stop();
    const between = (c, share) => (c.lower + c.upper) / 2 + (Math.random() - 0.5) * share * (c.upper - c.lower);
    for (const c of [...lists.qd, ...lists.qdd]) c.set(between(c, 0.5));
    if (!apply(lists.q.filter((c) => !c.follows).map((c) => [c, between(c, 1)]))) toast("As far as the loops allow");
  });
  motion.start(lists.q);
}

/* Few sliders in a row; many in the groups of the robot's limbs, made when they are first seen, with
   a box to find one. */
function fillPane(pane, list, make, eager = false) {
  const places = list.map((control, k) => [control, k]).sort(([a], [b]) => Number(Boolean(a.follows)) - Number(Boolean(b.follows)));
  if (list.length <= MANY) { pane.append(...places.map(([control, k]) => make(control, k))); return; }
  const find = el("input", { type: "search", class: "find-slider", placeholder: `Find one of ${list.length}`, "aria-label": "Find a slider", autocomplete: "off", spellcheck: "false" });
  const none = el("p", { class: "note", role: "status", hidden: true });
  const groups = new Map();
  places.forEach(([control, k]) => {
    const name = control.group || "joints";
    if (!groups.has(name)) groups.set(name, []);
    groups.get(name).push({ control, row: null, make: () => make(control, k), text: `${control.label} ${control.search || ""} ${name}`.toLowerCase() });
  });
  const folds = [...groups].map(([name, rows]) => {
    const fold = el("details", { class: "limb" }, el("summary", null, el("span", null, ...breakable(name)), el("span", { class: "what" }, plural(rows.length, "slider"))));
    const fill = () => { for (const r of rows) if (!r.row) fold.append(r.row = r.make()); };
    lazy(fold, fill);
    if (eager) fill();
    return { fold, rows };
  });
  pane.append(el("div", { class: "finder" }, find), none, ...folds.map((f) => f.fold));
  openNow(folds[0].fold);
  find.addEventListener("input", () => {
    const wanted = find.value.trim().toLowerCase();
    let hits = 0;
    folds.forEach(({ fold, rows }, k) => {
      const own = rows.filter((r) => r.text.includes(wanted));
      fold.hidden = !own.length;
      if (wanted ? own.length : k === 0) openNow(fold);
      else fold.open = false;
      for (const r of rows) if (r.row) r.row.hidden = !own.includes(r);
      hits += own.length;
    });
    none.hidden = hits > 0;
    none.textContent = hits ? "" : `Nothing found for “${find.value.trim()}”.`;
  });
}

function stateSlider(kind, control, k) {
  const { row, range } = slider({
    id: `${kind}-${k}`, ...control,
    write: (value) => {
      if (kind !== "q") { control.set(value); if (mechanism) followSpeeds(); state.changed(); return; }
      motion.stop();
      if (!apply([[control, value]])) toast("As far as the loops allow");
    },
  });
  range.dataset.kind = kind;
  range.dataset.index = k;
  for (const name of ["focus", "pointerenter"]) range.addEventListener(name, () => view.highlight && view.highlight(control.joint || control.label));
  for (const name of ["blur", "pointerleave"]) range.addEventListener(name, () => view.highlight && view.highlight(null));
  return row;
}

/* A number as it fits its box. */
const typed = (value) => String(Math.abs(value) >= 1e-3 ? Number(value.toFixed(4)) : Number(value.toPrecision(3)));

/* A range, the number, its unit. `write` takes what the reader wants, `get` says what became of it. */
function slider({ id, label, title, unit, lower, upper, follows, get, write }) {
  const range = el("input", { type: "range", id, min: lower, max: upper, step: "any", disabled: Boolean(follows), "aria-label": `${label}, ${unit}` });
  const number = el("input", { type: "number", step: "any", disabled: Boolean(follows), "aria-label": `${label} as a number, ${unit}` });
  const shown = el("span", { class: "unit" });
  range.addEventListener("input", () => write(Number(range.value)));
  number.addEventListener("change", () => {
    const value = Number(number.value);
    if (number.value.trim() && Number.isFinite(value)) write(value);
    else number.value = typed(get());
  });
  range.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (!step) return;
    write(Math.min(Math.max(get() + (step * (upper - lower)) / 200, lower), upper));
    event.preventDefault();
  });
  const show = () => {
    const value = get();
    if (Number(range.value) !== value) range.value = value;
    if (document.activeElement !== number) number.value = typed(value);
    shown.textContent = unit === "rad" ? `rad ${Math.round((value * 180) / Math.PI)}°`.replace("-", "\u2212") : unit;
    range.setAttribute("aria-valuetext", `${format(value)} ${unit}`);
  };
  state.subscribe(show);
  const words = el("label", { for: id, title: title || label }, ...(typeof label === "string" ? breakable(label) : [label]), follows ? el("small", null, " follows") : null);
  return { row: el("div", { class: follows ? "slider follows" : "slider" }, words, range, number, shown), range };
}
