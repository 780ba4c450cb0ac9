/* M, c, g and τ at the state of the sliders, from the emitted programs. */
const MOST_SHOWN = 80; // rows and columns of M
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
  const BESIDE = { friction: "friction", elastic_efforts: "springs" };
  const terms = [["inertial", "M\u200aq\u0308"], ["coriolis_vector", "c"], ["gravity", "g"], ...DATA.beside.map((key) => [key, BESIDE[key]]), ...(mechanism ? [["loops", "−Aᵀλ"]] : [])];
  const columns = [["inverse_dynamics", "τ"], ...terms]; // τ first: it stays on a narrow screen
  const limited = DATA.controls.motion.some((c) => c.effort);
  const head = el("tr", null, el("th", { scope: "col" }, "joint"), ...columns.map(([, label]) => el("th", { scope: "col", class: "num" }, label)), el("th", { scope: "col", class: "gauge" }, limited ? "of its limit" : ""));
  const rows = velocityNames.map((name, i) => {
    const cells = Object.fromEntries(columns.map(([key]) => [key, cell(key, i, key === "inverse_dynamics" ? "total" : "")]));
    const gauge = el("td", { class: "gauge" }, el("i"));
    const row = el("tr", null, el("th", { scope: "row", title: name }, ...breakable(name)), ...Object.values(cells), gauge);
    return { cells, gauge, row };
  });
  $("efforts").append(el("table", { class: "efforts" }, el("thead", null, head), el("tbody", null, ...rows.map((r) => r.row))));
  const formula = `τ = M(q)q\u0308 + c(q, q\u0307) + g(q)${DATA.beside.map((key) => ` + ${BESIDE[key]}`).join("")}${mechanism ? " − Aᵀλ" : ""}, in ${units()}`;
  $("sum-note").textContent = `${formula}, computed here as you move.${mechanism ? ` λ holds the loops; the efforts act on ${mechanism.actuated.map((k) => velocityNames[k]).join(", ")}.` : ""}`;

  const masses = massTable(n);
  const seen = new Float64Array(n);
  state.subscribe(() => {
    const { mass_matrix: M, coriolis_vector: c, gravity: g, friction: f, elastic_efforts: e } = parts();
    const own = efforts(), short = wholeHolds() ? whole().inverse_dynamics : null;
    const tree = short || own;
    const shared = mechanism ? sharedEfforts(tree) : null;
    const tau = shared ? shared.tau : tree;
    const largestM = showMasses(masses, M);
    let worst = 0, scale = 1e-9;
    for (let i = 0; i < n; i++) scale = Math.max(scale, Math.abs(tree[i]), Math.abs(g[i]), Math.abs(c[i]));
    for (let i = 0; i < n; i++) seen[i] = Math.max(seen[i], Math.abs(tau[i]));
    const most = Math.max(...seen) || 1;
    rows.forEach(({ cells, gauge }, i) => {
      let inertial = 0;
      for (let j = 0; j < n; j++) inertial += M[i * n + j] * state.qdd[j];
      if (short) worst = Math.max(worst, Math.abs(short[i] - own[i]));
      const values = { inertial, coriolis_vector: c[i], gravity: g[i], friction: f ? f[i] : 0, elastic_efforts: e ? e[i] : 0, loops: shared ? shared.loops[i] : 0, inverse_dynamics: tau[i] };
      for (const [key, node] of Object.entries(cells)) put(node, values[key], scale);
      showGauge(gauge, tau[i], DATA.controls.motion[i].effort, limited, most);
    });
    $("mass-note").textContent = `Symmetric${cholesky(M, n) ? ", positive definite" : ", not positive definite here"}; largest element ${format(largestM)}.`;
    $("check").textContent = short
      ? `Two programs meet here: τ${mechanism ? " of the open tree" : ""} by the one that is counted below; M, c and g by their own. They differ by ${worst === 0 ? "0" : worst.toExponential(0).replace("-", "\u2212")}.`
      : "Numbers were changed that the program counted below has inside: τ is M q\u0308 + c + g of the other one.";
  });
}

/* The table of M with a row and a column for every velocity; columns have the numbers of the rows. */
function massTable(n) {
  if (n > MOST_SHOWN) { $("mass").append(el("p", { class: "note" }, `${n} × ${n} elements are too many for a table; the console has them: emdegReport.evaluate().`)); return []; }
  const masses = [];
  const head = el("tr", null, el("th", { scope: "col" }), ...velocityNames.map((name, j) => el("th", { scope: "col", class: "num", title: name }, String(j + 1))));
  const table = el("tbody");
  for (let i = 0; i < n; i++) {
    const row = el("tr", null, el("th", { scope: "row", title: velocityNames[i] }, el("small", null, `${i + 1} `), ...breakable(velocityNames[i])));
    for (let j = 0; j < n; j++) {
      const made = cell("mass_matrix", i * n + j);
      made.title = `M(${i + 1}, ${j + 1})`;
      masses.push(made);
      row.append(made);
    }
    table.append(row);
  }
  $("mass").append(el("table", { class: "matrix", "aria-label": "Mass matrix" }, el("thead", null, head), table));
  return masses;
}
function showMasses(masses, M) {
  let most = 0;
  for (let k = 0; k < M.length; k++) most = Math.max(most, Math.abs(M[k]));
  for (let k = 0; k < masses.length; k++) {
    put(masses[k], M[k], most);
    const share = most ? Math.sqrt(Math.abs(M[k]) / most) : 0;
    masses[k].style.background = share > 1e-3 ? `rgba(var(--${M[k] < 0 ? "minus" : "plus"}), ${(0.34 * share).toFixed(3)})` : "none";
  }
  return most;
}
/* The effort as a share of its limit; where no joint has one, of the largest seen. */
function showGauge(gauge, tau, limit, limited, most) {
  const all = limit || (limited ? Infinity : most); // a joint without limit beside others with one: no bar
  const part = Math.max(Math.min(tau / all, 1), -1);
  const bar = gauge.firstChild.style;
  bar.setProperty("--from", `${50 + Math.min(part, 0) * 50}%`);
  bar.setProperty("--width", `${Math.abs(part) * 50}%`);
  gauge.classList.toggle("over", Boolean(limit) && Math.abs(tau) > limit);
  gauge.title = limit ? `${Math.round((Math.abs(tau) / limit) * 100)} % of the limit ${format(limit)}` : "no effort limit is known";
}

/* N m, N, or both: what the efforts of these joints are measured in. */
function units() {
  const turns = DATA.controls.motion.some((c) => c.unit === "rad/s");
  const slides = DATA.controls.motion.some((c) => c.unit === "m/s");
  return turns && slides ? "N m and N" : turns ? "N m" : "N";
}
