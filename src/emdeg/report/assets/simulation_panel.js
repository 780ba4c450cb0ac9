/* The simulation as the reader sees it: start, pause, go back in time, and the books of energy. */
function startSimulation(pane) {
  // the links of elastic joints have no motors, so no law of all joints holds them
  const possible = DATA.beside.includes("elastic_efforts") ? ["none"] : DATA.mechanism || DATA.floating ? ["none", "hold"] : ["none", "hold", "return"];
  const law = el("select", { id: "law", "aria-label": "What the motors do" }, ...possible.map((key) => el("option", { value: key }, LAWS[key][0])));
  const go = el("button", { type: "button", id: "simulate", "aria-pressed": "false" }, "Start");
  const again = el("button", { type: "button", id: "simulate-again" }, "Again");
  const time = el("input", { type: "range", id: "simulate-time", min: 0, max: LONGEST, step: "any", value: 0, "aria-label": "Time of the simulation, s" });
  const clock = el("output", { class: "clock", id: "simulate-clock" }, "0.00 s");
  const plot = energyPlot();
  const books = el("dl", { class: "books" });
  const book = Object.fromEntries([["kinetic", "kinetic T"], ["potential", "potential V"], ["work", "work W"], ["off", "T + V − W moved by"]].map(([key, label]) => {
    const value = el("dd", { id: `energy-${key}`, "data-value": "0" });
    books.append(el("dt", null, label), value);
    return [key, value];
  }));
  const word = el("p", { class: "note", role: "status", id: "simulate-word" });
  pane.append(
    el("p", { class: "note" }, "Starts from the position and the speeds of the sliders. Joint limits do not stop it."),
    el("div", { class: "row wrap tight" }, el("label", null, "Motors: ", law), el("span", { class: "push" }), go, again),
    el("div", { class: "row" }, time, clock), plot.node, books, word);

  let run = null, running = false, shown = 0;
  function begin() {
    motion.stop();
    const x = new Float64Array(DATA.nq + DATA.nv + 1);
    x.set(state.q);
    x.set(state.qd, DATA.nq);
    run = { t: 0, x, h: 1e-3, rate: derivativeOf(LAWS[law.value][1]), evaluations: 0, samples: [], from: { q: state.q.slice(), qd: state.qd.slice() } };
    keep();
  }
  function keep() {
    const q = run.x.slice(0, DATA.nq), qd = run.x.slice(DATA.nq, DATA.nq + DATA.nv);
    const { qdd } = accelerations(q, qd, LAWS[law.value][1]) || { qdd: new Float64Array(DATA.nv) };
    run.samples.push({ t: run.t, q, qd, qdd, ...energies(q, qd, run.x[DATA.nq + DATA.nv]) });
  }
  /* A few milliseconds of computing: as many samples as fit. */
  function advance(seconds) {
    const until = Math.min(run.t + seconds, LONGEST), deadline = performance.now() + 14;
    try {
      while (run.t < until - 1e-9 && performance.now() < deadline) {
        integrate(run, Math.min(run.samples.length * SAMPLE, LONGEST));
        keep();
      }
    } catch (problem) {
      word.textContent = `It stopped at ${run.t.toFixed(3)} s: ${problem.message}.`;
      pause();
    }
    show(run.samples.length - 1);
  }
  function show(k) {
    const s = run.samples[k], first = run.samples[0];
    shown = k;
    state.q.set(s.q);
    state.qd.set(s.qd);
    state.qdd.set(s.qdd);
    syncAngles();
    state.changed();
    time.value = s.t;
    clock.textContent = `${s.t.toFixed(2)} s`;
    const off = s.kinetic + s.potential - s.work - (first.kinetic + first.potential - first.work);
    for (const [key, value] of Object.entries({ kinetic: s.kinetic, potential: s.potential, work: s.work, off })) {
      book[key].textContent = `${key === "off" ? value.toExponential(1).replace("-", "\u2212").replace("e-", "e\u2212") : format(value)} J`;
      book[key].dataset.value = String(value);
    }
    plot.draw(run.samples, k);
  }
  function pause() {
    running = false;
    go.textContent = run && run.t >= LONGEST - 1e-9 ? "Play" : run ? "Go on" : "Start";
    go.setAttribute("aria-pressed", "false");
  }
  let last = 0;
  function frame(now) {
    if (!running) return;
    const passed = Math.min((now - last) / 1000, 0.1);
    last = now;
    if (shown < run.samples.length - 1) show(Math.min(run.samples.length - 1, shown + Math.max(1, Math.round(passed / SAMPLE))));
    else if (run.t >= LONGEST - 1e-9) { pause(); return; }
    else advance(passed);
    requestAnimationFrame(frame);
  }
  go.addEventListener("click", () => {
    if (running) { pause(); return; }
    word.textContent = "";
    if (!run) begin();
    else if (run.t >= LONGEST - 1e-9 && shown === run.samples.length - 1) show(0);
    running = true;
    last = performance.now();
    go.textContent = "Pause";
    go.setAttribute("aria-pressed", "true");
    requestAnimationFrame(frame);
  });
  /* No run any more: the next one starts from the sliders. */
  function clear(why = "") {
    run = null;
    pause();
    [time.value, clock.textContent, word.textContent] = [0, "0.00 s", why];
    plot.draw([], 0);
  }
  function backToStart() {
    if (!run) return;
    const { from } = run;
    clear();
    state.q.set(from.q);
    state.qd.set(from.qd);
    state.qdd.fill(0);
    syncAngles();
    if (mechanism) followSpeeds();
    state.changed();
  }
  again.addEventListener("click", backToStart);
  law.addEventListener("change", backToStart);
  state.tuners.push(() => { if (run) clear("The numbers were changed: it starts anew."); });
  $("reset").addEventListener("click", () => clear());
  time.addEventListener("input", () => {
    if (!run) { time.value = 0; return; }
    pause();
    show(Math.min(Math.round(Number(time.value) / SAMPLE), run.samples.length - 1));
  });
  /* Moving a slider by hand ends the run: the next one starts from there. */
  $("sliders").addEventListener("input", (event) => { if (run && event.target.dataset.kind) clear(); });
  window.emdegSimulate = (seconds, chosen = "none") => {
    law.value = chosen;
    run = null;
    begin();
    integrate(run, seconds);
    keep();
    show(run.samples.length - 1);
    return { t: run.t, q: [...state.q], qd: [...state.qd], evaluations: run.evaluations, off: Number(book.off.dataset.value) };
  };
}

/* T, V from where it began, and their sum less the work: three lines over time. */
function energyPlot() {
  const space = "http://www.w3.org/2000/svg";
  const make = (tag, attributes) => {
    const node = document.createElementNS(space, tag);
    for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
    return node;
  };
  const svg = make("svg", { class: "energy", viewBox: "0 0 400 120", preserveAspectRatio: "none", role: "img", "aria-label": "Energies over time" });
  const zero = make("line", { class: "zero", x1: 0, x2: 400 });
  const lines = ["kinetic", "potential", "sum"].map((key) => make("polyline", { class: key, "vector-effect": "non-scaling-stroke" }));
  svg.append(zero, ...lines);
  const legend = el("p", { class: "legend" }, el("i", { class: "kinetic" }), "T ", el("i", { class: "potential" }), "V − V₀ ", el("i", { class: "sum" }), "T + V − W − V₀");
  function draw(samples, upTo) {
    const list = samples.slice(0, upTo + 1);
    const start = samples.length ? samples[0].potential : 0;
    const rows = [list.map((s) => s.kinetic), list.map((s) => s.potential - start), list.map((s) => s.kinetic + s.potential - s.work - start)];
    const low = Math.min(0, ...rows.flat()), high = Math.max(1e-9, ...rows.flat());
    const y = (v) => (116 - (112 * (v - low)) / (high - low)).toFixed(2);
    zero.setAttribute("y1", y(0));
    zero.setAttribute("y2", y(0));
    rows.forEach((row, r) => lines[r].setAttribute("points", row.map((v, k) => `${((400 * list[k].t) / LONGEST).toFixed(2)},${y(v)}`).join(" ")));
  }
  draw([], 0);
  return { node: el("div", null, svg, legend), draw };
}
