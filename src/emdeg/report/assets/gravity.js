/* Gravity over the workspace: two joints scanned, the others as the sliders say. */
const RAMP = [[68, 1, 84], [72, 40, 120], [62, 74, 137], [49, 104, 142], [38, 130, 142], [31, 158, 137], [53, 183, 121], [109, 205, 89], [180, 222, 44], [253, 231, 37]];
function ramp(t) {
  const x = Math.min(Math.max(t, 0), 1) * (RAMP.length - 1), k = Math.min(Math.floor(x), RAMP.length - 2), f = x - k;
  return RAMP[k].map((a, i) => Math.round(a + f * (RAMP[k + 1][i] - a)));
}

function startGravity() {
  const box = $("gravity-map");
  const joints = DATA.controls.position.filter((c) => !(c.v !== undefined && isDependent(c.v)));
  const size = mechanism ? 24 : DATA.nv > 14 ? 36 : 64;
  if (joints.length < 1 || !DATA.nv) { box.append(el("p", { class: "note" }, "There is nothing to scan.")); return; }
  const loads = strongest(joints);
  const options = (list) => list.map((label, k) => el("option", { value: k }, label));
  const xs = el("select", { id: "map-x" }, ...options(joints.map((j) => shortened(j.label, 34))));
  const ys = el("select", { id: "map-y" }, ...options(joints.map((j) => shortened(j.label, 34))));
  const what = el("select", { id: "map-load" }, el("option", { value: -1 }, "all joints: √Σ g²"), ...options(velocityNames.map((name) => shortened(name, 34))));
  [xs.value, ys.value, what.value] = [loads.x, loads.y, loads.load];
  const canvas = el("canvas", { width: size, height: size, tabindex: "0", role: "img", "aria-describedby": "map-words", "aria-label": "Heat map of the gravity load. Arrow keys move the robot over it." });
  const marker = el("span", { class: "marker", "aria-hidden": "true" });
  const marks = { y: el("div", { class: "y" }), x: el("div", { class: "x" }) };
  const words = el("p", { class: "note", id: "map-words" });
  const ends = el("div", { class: "ends" });
  const scale = el("div", { class: "ramp", style: `background:linear-gradient(90deg,${RAMP.map((c) => `rgb(${c})`).join(",")})` });
  box.append(el("p", { class: "note" }, `The effort that gravity asks for, over the range of two joints; the other joints ${mechanism ? "follow the loops, and where these cannot be closed the map is empty" : "stand as the sliders say"}. Click to put the robot there.`),
    el("div", { class: "heat" }, el("figure", null, marks.y, el("div", { class: "plot" }, canvas, marker), marks.x),
      el("form", { onsubmit: (e) => e.preventDefault() }, el("label", null, "Load of", what), el("label", null, "Across", xs), el("label", null, "Up", ys), el("div", null, scale, ends), words)));

  const context = canvas.getContext("2d");
  const values = new Float64Array(size * size);
  let shownFor = "", job = 0;
  /* A few rows in each frame, so that the page stays alive; the map appears when it is whole. */
  function scan() {
    const x = joints[xs.value], y = joints[ys.value], load = Number(what.value);
    const free = mechanism ? new Set(freePositions) : null;
    const others = [...state.q].map((v, k) => (isOf(x, k) || isOf(y, k) || (free && !free.has(k)) ? 0 : v)).join();
    const key = [xs.value, ys.value, load, others, ...tuning.values()].join("|");
    if (key === shownFor) return draw();
    shownFor = key;
    const mine = ++job, found = new Float64Array(size * size);
    const start = { q: state.q.slice(), angles: JSON.stringify(state.angles) };
    const work = { ...start };
    let row = 0;
    const some = () => {
      if (mine !== job) return;
      const now = { q: state.q.slice(), angles: JSON.stringify(state.angles) };
      state.q.set(work.q);
      state.angles = JSON.parse(work.angles);
      for (const until = performance.now() + 12; row < size && performance.now() < until; row++) scanRow(row, x, y, load, found);
      [work.q, work.angles] = [state.q.slice(), JSON.stringify(state.angles)];
      state.q.set(now.q);
      state.angles = JSON.parse(now.angles);
      if (row < size) { requestAnimationFrame(some); return; }
      values.set(found);
      draw();
    };
    some();
  }
  function scanRow(j, x, y, load, found) {
    setControl(y, y.upper + ((y.lower - y.upper) * j) / (size - 1));
    for (let c = 0; c < size; c++) {
      const i = j % 2 ? size - 1 - c : c; // to and fro: a mechanism starts from its neighbour
      setControl(x, x.lower + ((x.upper - x.lower) * i) / (size - 1));
      const g = holding();
      found[j * size + i] = !g ? NaN : load < 0 ? Math.hypot(...g) : g[load];
    }
  }
  const isOf = (control, k) => (control.kind === "q" ? control.index === k : k >= control.index && k < control.index + 4);
  function draw() {
    const x = joints[xs.value], y = joints[ys.value], load = Number(what.value);
    let low = Infinity, high = -Infinity, at = 0;
    values.forEach((v, k) => {
      if (Number.isNaN(v)) return;
      low = Math.min(low, v);
      high = Math.max(high, v);
      if (Number.isNaN(values[at]) || Math.abs(v) > Math.abs(values[at])) at = k;
    });
    const image = context.createImageData(size, size);
    values.forEach((v, k) => { if (!Number.isNaN(v)) image.data.set([...ramp((v - low) / Math.max(high - low, 1e-12)), 255], 4 * k); });
    context.putImageData(image, 0, 0);
    const px = ((getControl(x) - x.lower) / (x.upper - x.lower || 1)) * (size - 1), py = ((y.upper - getControl(y)) / (y.upper - y.lower || 1)) * (size - 1);
    marker.style.left = `${((px + 0.5) / size) * 100}%`;
    marker.style.top = `${((py + 0.5) / size) * 100}%`;
    const unit = load < 0 ? "" : DATA.controls.motion[load].unit.startsWith("rad") ? " N m" : " N";
    ends.replaceChildren(el("span", null, format(low) + unit), el("span", null, format(high) + unit));
    marks.x.replaceChildren(el("span", null, format(x.lower)), el("b", null, `${shortened(x.label, 22)}, ${x.unit}`), el("span", null, format(x.upper)));
    marks.y.replaceChildren(el("span", null, format(y.lower)), el("b", null, `${shortened(y.label, 22)}, ${y.unit}`), el("span", null, format(y.upper)));
    const place = (k) => [x.lower + ((x.upper - x.lower) * (k % size)) / (size - 1), y.upper + ((y.lower - y.upper) * Math.floor(k / size)) / (size - 1)];
    const [bx, by] = place(at);
    words.textContent = `Largest load ${format(Math.abs(values[at]))}${unit}, at ${x.label} = ${format(bx)} ${x.unit} and ${y.label} = ${format(by)} ${y.unit}.`;
  }
  const move = (fx, fy) => {
    const x = joints[xs.value], y = joints[ys.value];
    const clamp = (v) => Math.min(Math.max(v, 0), 1);
    motion.stop();
    const written = (control, value) => [{ set: (v) => setControl(control, v) }, value];
    apply([written(x, x.lower + clamp(fx) * (x.upper - x.lower)), written(y, y.upper - clamp(fy) * (y.upper - y.lower))]);
  };
  const pick = (event) => {
    const area = canvas.getBoundingClientRect();
    move((event.clientX - area.left) / area.width, (event.clientY - area.top) / area.height);
  };
  canvas.addEventListener("pointerdown", (event) => { canvas.setPointerCapture(event.pointerId); pick(event); });
  canvas.addEventListener("pointermove", (event) => { if (event.buttons) pick(event); });
  canvas.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!step) return;
    const x = joints[xs.value], y = joints[ys.value];
    move((getControl(x) - x.lower) / (x.upper - x.lower || 1) + step[0] / 50, (y.upper - getControl(y)) / (y.upper - y.lower || 1) + step[1] / 50);
    event.preventDefault();
  });
  for (const select of [xs, ys, what]) select.addEventListener("change", scan);
  let waiting = false, visible = false;
  const later = () => { if (waiting || !visible) return; waiting = true; requestAnimationFrame(() => { waiting = false; scan(); }); };
  new IntersectionObserver(([entry]) => { visible = entry.isIntersecting; later(); }, { rootMargin: "200px" }).observe(canvas);
  state.listeners.push(later);
}

/* The efforts that hold the robot where it is; null where its loops cannot be closed there. */
function holding() {
  if (!mechanism) return parts().gravity;
  const found = closed(state.q);
  if (!found) return null;
  state.q.set(found);
  return sharedEfforts(parts().gravity).tau;
}

/* The joint with the largest gravity load, and the two joints that change it most. */
function strongest(joints) {
  const saved = state.q.slice(), angles = JSON.stringify(state.angles);
  const largest = new Float64Array(DATA.nv);
  const change = joints.map(() => new Float64Array(DATA.nv));
  joints.forEach((c, j) => {
    const before = getControl(c);
    const low = new Float64Array(DATA.nv).fill(Infinity), high = new Float64Array(DATA.nv).fill(-Infinity);
    for (let k = 0; k <= 12; k++) {
      setControl(c, c.lower + ((c.upper - c.lower) * k) / 12);
      (holding() || []).forEach((g, i) => {
        largest[i] = Math.max(largest[i], Math.abs(g));
        low[i] = Math.min(low[i], g);
        high[i] = Math.max(high[i], g);
      });
    }
    setControl(c, before);
    if (mechanism) state.q.set(saved);
    low.forEach((v, i) => { change[j][i] = Math.max(high[i] - v, 0); });
  });
  state.q.set(saved);
  state.angles = JSON.parse(angles);
  const load = largest.indexOf(Math.max(...largest));
  const order = joints.map((_, j) => j).sort((a, b) => change[b][load] - change[a][load] || a - b);
  const [x, y] = order.slice(0, 2).sort((a, b) => a - b);
  return { load, x, y: y === undefined ? x : y };
}
