/* Gravity over the workspace: two joints scanned, the others as the sliders say. */
const RAMP = [[68, 1, 84], [72, 40, 120], [62, 74, 137], [49, 104, 142], [38, 130, 142], [31, 158, 137], [53, 183, 121], [109, 205, 89], [180, 222, 44], [253, 231, 37]];
function ramp(t) {
  const x = Math.min(Math.max(t, 0), 1) * (RAMP.length - 1), k = Math.min(Math.floor(x), RAMP.length - 2), f = x - k;
  return RAMP[k].map((a, i) => Math.round(a + f * (RAMP[k + 1][i] - a)));
}

function startGravity() {
  const box = $("gravity-map");
  const joints = DATA.controls.position;
  const size = DATA.nv > 14 ? 36 : 64;
  const first = parts();
  if (joints.length < 1 || !first.gravity.length) { box.append(el("p", { class: "note" }, "There is nothing to scan.")); return; }
  const loads = strongest(joints);
  const options = (list) => list.map((label, k) => el("option", { value: k }, label));
  const xs = el("select", { id: "map-x" }, ...options(joints.map((j) => j.label)));
  const ys = el("select", { id: "map-y" }, ...options(joints.map((j) => j.label)));
  const what = el("select", { id: "map-load" }, el("option", { value: -1 }, "all joints: √Σ g²"), ...options(velocityNames));
  [xs.value, ys.value, what.value] = [loads.x, loads.y, loads.load];
  const canvas = el("canvas", { width: size, height: size, tabindex: "0", role: "img", "aria-describedby": "map-words" });
  const marker = el("span", { class: "marker", "aria-hidden": "true" });
  const marks = { y: el("div", { class: "y" }), x: el("div", { class: "x" }) };
  const words = el("p", { class: "note", id: "map-words" });
  const ends = el("div", { class: "ends" });
  const scale = el("div", { class: "ramp", style: `background:linear-gradient(90deg,${RAMP.map((c) => `rgb(${c})`).join(",")})` });
  box.append(el("p", { class: "note" }, "The effort that gravity asks for, over the range of two joints; the other joints stand as the sliders say. Click to put the robot there."),
    el("div", { class: "heat" }, el("figure", null, marks.y, el("div", { class: "plot" }, canvas, marker), marks.x),
      el("form", { onsubmit: (e) => e.preventDefault() }, el("label", null, "Load of", what), el("label", null, "Across", xs), el("label", null, "Up", ys), el("div", null, scale, ends), words)));

  const context = canvas.getContext("2d");
  const values = new Float64Array(size * size);
  let shownFor = "";
  function scan() {
    const x = joints[xs.value], y = joints[ys.value], load = Number(what.value);
    const others = [...state.q].map((v, k) => (isOf(x, k) || isOf(y, k) ? 0 : v)).join();
    const key = [xs.value, ys.value, load, others].join("|");
    if (key === shownFor) return draw();
    shownFor = key;
    const saved = { q: state.q.slice(), angles: JSON.stringify(state.angles), qd: state.qd, qdd: state.qdd };
    for (let j = 0; j < size; j++) {
      setControl(y, y.upper + ((y.lower - y.upper) * j) / (size - 1));
      for (let i = 0; i < size; i++) {
        setControl(x, x.lower + ((x.upper - x.lower) * i) / (size - 1));
        const g = parts().gravity;
        values[j * size + i] = load < 0 ? Math.hypot(...g) : g[load];
      }
    }
    state.q.set(saved.q);
    state.angles = JSON.parse(saved.angles);
    draw();
  }
  const isOf = (control, k) => (control.kind === "q" ? control.index === k : k >= control.index && k < control.index + 4);
  function draw() {
    const x = joints[xs.value], y = joints[ys.value], load = Number(what.value);
    let low = Infinity, high = -Infinity, at = 0;
    values.forEach((v, k) => {
      low = Math.min(low, v);
      high = Math.max(high, v);
      if (Math.abs(v) > Math.abs(values[at])) at = k;
    });
    const image = context.createImageData(size, size);
    values.forEach((v, k) => image.data.set([...ramp((v - low) / Math.max(high - low, 1e-12)), 255], 4 * k));
    context.putImageData(image, 0, 0);
    const px = ((getControl(x) - x.lower) / (x.upper - x.lower || 1)) * (size - 1), py = ((y.upper - getControl(y)) / (y.upper - y.lower || 1)) * (size - 1);
    marker.style.left = `${((px + 0.5) / size) * 100}%`;
    marker.style.top = `${((py + 0.5) / size) * 100}%`;
    const unit = load < 0 ? "" : DATA.controls.motion[load].unit.startsWith("rad") ? " N m" : " N";
    ends.replaceChildren(el("span", null, format(low) + unit), el("span", null, format(high) + unit));
    marks.x.replaceChildren(el("span", null, format(x.lower)), el("b", null, `${x.label}, ${x.unit}`), el("span", null, format(x.upper)));
    marks.y.replaceChildren(el("span", null, format(y.lower)), el("b", null, `${y.label}, ${y.unit}`), el("span", null, format(y.upper)));
    const place = (k) => [x.lower + ((x.upper - x.lower) * (k % size)) / (size - 1), y.upper + ((y.lower - y.upper) * Math.floor(k / size)) / (size - 1)];
    const [bx, by] = place(at);
    words.textContent = `Largest load ${format(Math.abs(values[at]))}${unit}, at ${x.label} = ${format(bx)} ${x.unit} and ${y.label} = ${format(by)} ${y.unit}.`;
    canvas.setAttribute("aria-label", "Heat map of the gravity load. Arrow keys move the robot over it.");
  }
  const move = (fx, fy) => {
    const x = joints[xs.value], y = joints[ys.value];
    const clamp = (v) => Math.min(Math.max(v, 0), 1);
    setControl(x, x.lower + clamp(fx) * (x.upper - x.lower));
    setControl(y, y.upper - clamp(fy) * (y.upper - y.lower));
    state.changed();
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
  setTimeout(scan, 60);
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
      parts().gravity.forEach((g, i) => {
        largest[i] = Math.max(largest[i], Math.abs(g));
        low[i] = Math.min(low[i], g);
        high[i] = Math.max(high[i], g);
      });
    }
    setControl(c, before);
    low.forEach((v, i) => { change[j][i] = high[i] - v; });
  });
  state.q.set(saved);
  state.angles = JSON.parse(angles);
  const load = largest.indexOf(Math.max(...largest));
  const order = joints.map((_, j) => j).sort((a, b) => change[b][load] - change[a][load] || a - b);
  const [x, y] = order.slice(0, 2).sort((a, b) => a - b);
  return { load, x, y: y === undefined ? x : y };
}
