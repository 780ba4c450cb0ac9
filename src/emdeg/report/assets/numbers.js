/* M, c, g and τ at the state of the sliders, from the emitted programs. */
const velocityNames = DATA.controls.motion.map((c) => c.label);

function cell(output, index, extra = "") {
  return el("td", { class: `num ${extra}`, "data-output": output, "data-index": index });
}
function put(node, value, scale) {
  const text = format(value, scale);
  if (node.textContent !== text) node.textContent = text;
  node.classList.toggle("zero", text === "0");
  node.dataset.value = String(value);
}

function startNumbers() {
  const n = DATA.nv;
  const friction = DATA.friction;
  const columns = [["inertial", "M\u200aq\u0308"], ["coriolis_vector", "c"], ["gravity", "g"], ...(friction ? [["friction", friction]] : []), ["inverse_dynamics", "τ"]];
  const limited = DATA.controls.motion.some((c) => c.effort);
  const head = el("tr", null, el("th", { scope: "col" }, "joint"), ...columns.map(([, label]) => el("th", { scope: "col", class: "num" }, label)), el("th", { scope: "col", class: "gauge" }, limited ? "of its limit" : ""));
  const rows = velocityNames.map((name, i) => {
    const cells = Object.fromEntries(columns.map(([key]) => [key, cell(key, i, key === "inverse_dynamics" ? "total" : "")]));
    const gauge = el("td", { class: "gauge" }, el("i"));
    const row = el("tr", null, el("th", { scope: "row", title: name }, name), ...Object.values(cells), gauge);
    return { cells, gauge, row };
  });
  $("efforts").append(el("table", { class: "efforts" }, el("thead", null, head), el("tbody", null, ...rows.map((r) => r.row))));
  $("sum-note").textContent = `τ = M(q)q\u0308 + c(q, q\u0307) + g(q)${friction ? ` + ${friction}` : ""}, in ${units()}, computed here as you move.`;

  const masses = [];
  const table = el("tbody");
  for (let i = 0; i < n; i++) {
    const row = el("tr", null, el("th", { scope: "row", title: velocityNames[i] }, velocityNames[i]));
    for (let j = 0; j < n; j++) {
      const made = cell("mass_matrix", i * n + j);
      made.title = `M(${i + 1}, ${j + 1})`;
      masses.push(made);
      row.append(made);
    }
    table.append(row);
  }
  $("mass").append(el("table", { class: "matrix", "aria-label": "Mass matrix" }, table));

  const seen = new Float64Array(n);
  state.subscribe(() => {
    const { mass_matrix: M, coriolis_vector: c, gravity: g } = parts();
    const tau = whole().inverse_dynamics;
    let largest = 0, worst = 0, scale = 1e-9;
    for (let k = 0; k < M.length; k++) largest = Math.max(largest, Math.abs(M[k]));
    for (let k = 0; k < M.length; k++) {
      put(masses[k], M[k], largest);
      const share = largest ? Math.sqrt(Math.abs(M[k]) / largest) : 0;
      masses[k].style.background = share > 1e-3 ? `rgba(var(--${M[k] < 0 ? "minus" : "plus"}), ${(0.34 * share).toFixed(3)})` : "none";
    }
    for (let i = 0; i < n; i++) scale = Math.max(scale, Math.abs(tau[i]), Math.abs(g[i]), Math.abs(c[i]));
    for (let i = 0; i < n; i++) seen[i] = Math.max(seen[i], Math.abs(tau[i]));
    const most = Math.max(...seen) || 1;
    rows.forEach(({ cells, gauge }, i) => {
      let inertial = 0;
      for (let j = 0; j < n; j++) inertial += M[i * n + j] * state.qdd[j];
      const rest = tau[i] - inertial - c[i] - g[i];
      worst = Math.max(worst, Math.abs(rest));
      const values = { inertial, coriolis_vector: c[i], gravity: g[i], friction: rest, inverse_dynamics: tau[i] };
      for (const [key, node] of Object.entries(cells)) put(node, values[key], scale);
      const limit = DATA.controls.motion[i].effort;
      const whole = limit || (limited ? Infinity : most);  // a joint without limit beside others with one: no bar
      const part = Math.max(Math.min(tau[i] / whole, 1), -1);
      const bar = gauge.firstChild.style;
      bar.setProperty("--from", `${50 + Math.min(part, 0) * 50}%`);
      bar.setProperty("--width", `${Math.abs(part) * 50}%`);
      gauge.classList.toggle("over", Boolean(limit) && Math.abs(tau[i]) > limit);
      gauge.title = limit ? `${Math.round((Math.abs(tau[i]) / limit) * 100)} % of the limit ${format(limit)}` : "no effort limit is known";
    });
    $("mass-note").textContent = `Symmetric${positive(M, n) ? ", positive definite" : ", not positive definite here"}; largest element ${format(largest)}.`;
    $("check").textContent = friction
      ? `Two programs meet here: τ by the shortest one; M, c and g by their own. The difference is ${friction}.`
      : `Two programs meet here: τ by the shortest one; M, c and g by their own. They differ by ${worst === 0 ? "0" : worst.toExponential(0).replace("-", "\u2212")}.`;
  });
}

/* N m, N, or both: what the efforts of these joints are measured in. */
function units() {
  const turns = DATA.controls.motion.some((c) => c.unit === "rad/s");
  const slides = DATA.controls.motion.some((c) => c.unit === "m/s");
  return turns && slides ? "N m and N" : turns ? "N m" : "N";
}

/* Cholesky: does every pivot stay positive? */
function positive(M, n) {
  const L = new Float64Array(n * n);
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = M[i * n + j];
      for (let k = 0; k < j; k++) sum -= L[i * n + k] * L[j * n + k];
      if (i === j && !(sum > 0)) return false;
      L[i * n + j] = i === j ? Math.sqrt(sum) : sum / L[j * n + j];
    }
  }
  return true;
}
