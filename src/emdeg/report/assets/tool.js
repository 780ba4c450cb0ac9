/* The end effector: pose of a frame, its Jacobian, and how well it can move from here.

   Manipulability (Yoshikawa 1985): the product of the singular values of J; of the translation, the
   rotation, and both. Directions in which a frame can never move are left out, so that a planar arm
   has w = l₁ l₂ |sin q₂|; their number is the rank that J reaches anywhere. */
const tool = { frame: 0, sigma: null };

const singularValues = (J, rows, n) => symmetricEigen(gram(J, rows, n), rows).values.map((x) => Math.sqrt(Math.max(x, 0)));
const PARTS_OF_J = [["translation", 0, 3], ["rotation", 3, 3], ["both", 0, 6]];

/* The rank of each part at configurations all over the range. */
function reachedRanks(frame) {
  const ranks = PARTS_OF_J.map(() => 0);
  for (const q of [state.q, ...sampledConfigurations(8)]) {
    const J = jacobian(frame, bodyPoses(q));
    PARTS_OF_J.forEach(([, first, rows], p) => {
      const sigma = singularValues(J.subarray(first * DATA.nv, (first + rows) * DATA.nv), rows, DATA.nv);
      ranks[p] = Math.max(ranks[p], sigma.filter((s) => s > 1e-7 * (sigma[0] || 1) && s > 1e-9).length);
    });
  }
  return ranks;
}

function startTool() {
  $("below").classList.toggle("long", DATA.nv > 4); // wide matrices one above the other
  const choices = frames.filter((f) => f.body >= 0);
  if (!choices.length || !DATA.nv) { $("tool-card").hidden = true; return; }
  tool.frame = Math.max(frames.indexOf(frames.find((f) => f.name === DATA.scene.tool)), 0);
  const select = el("select", { id: "tool-frame", "aria-label": "Frame" }, ...choices.map((f) => el("option", { value: frames.indexOf(f) }, shortened(f.name, 34))));
  select.value = tool.frame;
  const pose = el("dl", { class: "pose" });
  const values = {};
  for (const [key, label] of [["place", "position, m"], ["turn", "roll, pitch, yaw"], ["w", "manipulability"], ["sigma", "singular values"]]) {
    values[key] = el("dd", { id: `tool-${key}` });
    pose.append(el("dt", null, label), values[key]);
  }
  const n = DATA.nv, cells = [];
  const head = el("tr", null, el("th", { scope: "col" }, "J"), ...velocityNames.map((name, j) => el("th", { scope: "col", class: "num", title: name }, String(j + 1))));
  const rows = ["vx", "vy", "vz", "ωx", "ωy", "ωz"].map((name, i) => el("tr", null, el("th", { scope: "row" }, name), ...velocityNames.map((joint, j) => {
    const made = cell("jacobian", i * n + j);
    made.title = `${name} for the speed of ${joint}`;
    cells.push(made);
    return made;
  })));
  const table = el("div", { class: "scroll jacobian", tabindex: "0", role: "region", "aria-label": "Jacobian" }, el("table", { class: "matrix" }, el("thead", null, head), el("tbody", null, ...rows)));
  $("tool").append(el("label", { class: "frame-choice" }, "Frame ", select), pose, table,
    el("p", { class: "check" }, "Geometric Jacobian in base axes at the frame's origin, linear rows first", mechanism ? "; of the joints as if the loops were open." : "."));
  let ranks = null;
  select.addEventListener("change", () => { tool.frame = Number(select.value); ranks = null; state.changed(); });
  state.tuners.push(() => { ranks = null; });
  state.subscribe(() => {
    const frame = frames[tool.frame], poses = bodyPoses(state.q);
    ranks = ranks || reachedRanks(frame);
    const T = framePose(frame, poses), J = jacobian(frame, poses);
    J.forEach((x, k) => put(cells[k], x, 1));
    const turn = rollPitchYaw(T);
    values.place.textContent = T.slice(9).map((x) => format(x, 1)).join(", ");
    values.turn.textContent = turn.map((x) => `${format((x * 180) / Math.PI, 1)}°`).join(", ");
    const found = PARTS_OF_J.map(([name, first, rows], p) => {
      const sigma = singularValues(J.subarray(first * n, (first + rows) * n), rows, n).slice(0, ranks[p]);
      return { name, sigma, w: sigma.reduce((a, b) => a * b, 1) };
    });
    tool.poses = poses;
    tool.J = J;
    const shown = found.filter((f) => f.sigma.length);
    values.w.replaceChildren(...shown.flatMap((f, k) => [k ? "; " : "", el("b", { class: f.sigma[f.sigma.length - 1] < 1e-3 * f.sigma[0] ? "singular" : "", "data-output": `w-${f.name}`, "data-value": String(f.w) }, format(f.w)), ` ${f.name}`]));
    values.sigma.textContent = shown.filter((f) => f.name !== "both").map((f) => `${f.name} ${f.sigma.map((s) => format(s, 1)).join(", ")}`).join("; ");
  });
}
