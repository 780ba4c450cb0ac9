/* Sliders: one per coordinate, for position, speed and acceleration. */
function startControls() {
  const lists = {
    q: DATA.controls.position.map((c) => ({ ...c, get: () => getControl(c), set: (x) => setControl(c, x) })),
    qd: DATA.controls.motion.map((c, k) => ({ ...c, lower: -c.limit, upper: c.limit, index: k, get: () => state.qd[k], set: (x) => { state.qd[k] = x; } })),
    qdd: DATA.controls.motion.map((c, k) => ({ ...c, unit: c.unit + "²", lower: -DATA.controls.acceleration, upper: DATA.controls.acceleration, index: k, get: () => state.qdd[k], set: (x) => { state.qdd[k] = x; } })),
  };
  const panes = {};
  for (const [kind, list] of Object.entries(lists)) {
    panes[kind] = el("div", { role: "tabpanel", "aria-labelledby": `tab-${kind}`, hidden: true }, ...list.map((control, k) => slider(kind, control, k)));
    $("sliders").append(panes[kind]);
  }
  tabs($("state-tabs"), [["q", "q"], ["qd", "q\u0307"], ["qdd", "q\u0308"]], (kind) => {
    for (const [key, pane] of Object.entries(panes)) pane.hidden = key !== kind;
  });
  const named = { q: "Position", qd: "Speed", qdd: "Acceleration" };
  for (const [kind, label] of Object.entries(named)) $(`tab-${kind}`).setAttribute("aria-label", label);

  function slider(kind, control, k) {
    const id = `${kind}-${k}`;
    const range = el("input", { type: "range", id, min: control.lower, max: control.upper, step: "any", "data-kind": kind, "data-index": k, "aria-label": `${control.label}, ${control.unit}` });
    const number = el("input", { type: "number", step: "any", "aria-label": `${control.label} as a number, ${control.unit}` });
    const unit = el("span", { class: "unit" });
    const angle = control.unit === "rad";
    range.addEventListener("input", () => { control.set(Number(range.value)); state.changed(); });
    number.addEventListener("change", () => {
      const value = Number(number.value);
      if (Number.isFinite(value)) { control.set(value); state.changed(); }
    });
    range.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
      if (!step) return;
      const span = control.upper - control.lower;
      control.set(Math.min(Math.max(control.get() + (step * span) / 200, control.lower), control.upper));
      state.changed();
      event.preventDefault();
    });
    for (const name of ["focus", "pointerenter"]) range.addEventListener(name, () => view.highlight && view.highlight(control.label));
    for (const name of ["blur", "pointerleave"]) range.addEventListener(name, () => view.highlight && view.highlight(null));
    state.subscribe(() => {
      const value = control.get();
      if (Number(range.value) !== value) range.value = value;
      if (document.activeElement !== number) number.value = String(Number(value.toFixed(4)));
      unit.textContent = angle ? `rad ${Math.round((value * 180) / Math.PI)}°`.replace("-", "\u2212") : control.unit;
      range.setAttribute("aria-valuetext", `${format(value)} ${control.unit}`);
    });
    return el("div", { class: "slider" }, el("label", { for: id, title: control.label }, control.label), range, number, unit);
  }

  $("reset").addEventListener("click", () => {
    state.q.set(DATA.controls.start);
    state.qd.fill(0);
    state.qdd.fill(0);
    state.angles = {};
    state.changed();
  });
  $("random").addEventListener("click", () => {
    const pick = (c) => c.set(c.lower + Math.random() * (c.upper - c.lower));
    lists.q.forEach(pick);
    [...lists.qd, ...lists.qdd].forEach((c) => c.set(((Math.random() - 0.5) * (c.upper - c.lower)) / 2));
    state.changed();
  });
  playing(lists.q);
}

/* A smooth motion through the joint range, with the speeds and accelerations that belong to it. */
function playing(list) {
  let running = false, start = 0;
  const centre = list.map((c) => (c.lower + c.upper) / 2);
  const swing = list.map((c) => ((c.upper - c.lower) / 2) * 0.4);
  const rate = list.map((_, k) => 0.35 + 0.13 * ((k * 7) % 5));
  const joints = list.filter((c) => c.kind === "q").length === list.length;
  let from = [];
  function frame(now) {
    if (!running) return;
    const t = (now - start) / 1000;
    const blend = Math.min(t / 2, 1) ** 2 * (3 - 2 * Math.min(t / 2, 1));
    list.forEach((c, k) => {
      const w = rate[k], phase = w * t;
      c.set(from[k] + blend * (centre[k] + swing[k] * Math.sin(phase) - from[k]));
      if (!joints) return;
      state.qd[k] = blend === 1 ? swing[k] * w * Math.cos(phase) : 0;
      state.qdd[k] = blend === 1 ? -swing[k] * w * w * Math.sin(phase) : 0;
    });
    state.changed();
    requestAnimationFrame(frame);
  }
  $("play").addEventListener("click", () => {
    running = !running;
    $("play").setAttribute("aria-pressed", String(running));
    $("play").textContent = running ? "Stop" : "Move";
    start = performance.now();
    from = list.map((c) => c.get());
    if (running) requestAnimationFrame(frame);
  });
}
