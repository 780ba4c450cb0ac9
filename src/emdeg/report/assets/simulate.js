/* A simulation in the page. The emitted program gives M, c, g and friction at every instant (springs with g):

     M q̈ = τ − c − g − f                             a tree, by Cholesky's M = L Lᵀ
     M q̈ = τ − c − g − f + Aᵀ λ,  A q̈ = γ            with loops, S λ = γ − A M⁻¹(τ − c − g − f), S = A M⁻¹ Aᵀ

   integrated by Dormand and Prince's 5(4) pairs with a step that keeps the error below TOLERANCE;
   loops are closed again after every step. The books: T = ½ q̇ᵀ M q̇, V from the program, and
   W = ∫ (τ − f)·q̇ dt, integrated with the state. T + V − W should not change; by how much it does is
   shown. */
const TOLERANCE = 1e-8;
const LONGEST = 10; // s
const SAMPLE = 1 / 60; // s
const STAGES = [
  [], [1 / 5], [3 / 40, 9 / 40], [44 / 45, -56 / 15, 32 / 9], [19372 / 6561, -25360 / 2187, 64448 / 6561, -212 / 729],
  [9017 / 3168, -355 / 33, 46732 / 5247, 49 / 176, -5103 / 18656], [35 / 384, 0, 500 / 1113, 125 / 192, -2187 / 6784, 11 / 84],
];
const FIFTH_LESS_FOURTH = [71 / 57600, 0, -71 / 16695, 71 / 1920, -17253 / 339200, 22 / 525, -1 / 40];

/* What the motors do. */
const LAWS = {
  none: ["nothing: it moves freely", () => null],
  hold: ["hold gravity: τ = g(q)", (now) => now.g],
  return: ["computed torque to the opening pose", (now) => computedTorque(now)],
};
function computedTorque({ q, qd, M, c, g, f }) {
  const n = DATA.nv, wanted = new Float64Array(n);
  for (const body of bodies) if (!body.mimic) wanted[body.v] = -16 * (q[body.q] - DATA.controls.start[body.q]) - 8 * qd[body.v];
  return times(M, n, n, wanted).map((x, i) => x + c[i] + g[i] + (f ? f[i] : 0));
}

/* q̈ and what the motors and friction give per second; null where M is singular. */
function accelerations(q, qd, law) {
  const n = DATA.nv;
  const { mass_matrix: M, coriolis_vector: c, gravity: g, friction: f, elastic_efforts: e } = parts({ q, qd, qdd: state.qdd });
  const tau = law({ q, qd, M, c, g, f });
  const right = new Float64Array(n);
  let watts = 0;
  for (let i = 0; i < n; i++) {
    const active = (tau ? tau[i] : 0) - (f ? f[i] : 0);
    right[i] = active - c[i] - g[i] - (e ? e[i] : 0);
    watts += active * qd[i];
  }
  const L = cholesky(M, n);
  if (!L) return null;
  const qdd = solveCholesky(L, n, right);
  if (!mechanism) return { qdd, watts };
  const m = mechanism.all_rows, { A, gamma } = constraints({ q, qd, qdd: state.qdd });
  const columns = Array.from({ length: m }, (_, i) => solveCholesky(L, n, A.subarray(i * n, (i + 1) * n)));
  const S = new Float64Array(m * m);
  for (let i = 0; i < m; i++) for (let j = 0; j < m; j++) for (let k = 0; k < n; k++) S[i * m + j] += A[i * n + k] * columns[j][k];
  const pull = symmetricSolver(S, m)(times(A, m, n, qdd).map((x, i) => gamma[i] - x));
  for (let i = 0; i < m; i++) for (let k = 0; k < n; k++) qdd[k] += columns[i][k] * pull[i];
  return { qdd, watts };
}

/* d(q, q̇, W)/dt in one array. */
function derivativeOf(law) {
  const nq = DATA.nq, nv = DATA.nv;
  return (x) => {
    const q = x.slice(0, nq), qd = x.slice(nq, nq + nv);
    const found = accelerations(q, qd, law);
    if (!found) return null;
    const out = new Float64Array(nq + nv + 1);
    configurationRate(q, qd, out);
    out.set(found.qdd, nq);
    out[nq + nv] = found.watts;
    return out;
  };
}

/* One step of length h: the new state and its error over the tolerance; null where it cannot be. */
function dormandPrince(rate, x, h) {
  const slopes = [];
  let next = x;
  for (const stage of STAGES) {
    next = Float64Array.from(x);
    stage.forEach((a, k) => { if (a) for (let i = 0; i < x.length; i++) next[i] += h * a * slopes[k][i]; });
    const slope = rate(next);
    if (!slope) return null;
    slopes.push(slope);
  }
  let error = 0;
  for (let i = 0; i < x.length; i++) {
    const off = FIFTH_LESS_FOURTH.reduce((sum, e, k) => sum + e * slopes[k][i], 0) * h;
    error = Math.max(error, Math.abs(off) / (TOLERANCE * (1 + Math.abs(x[i]))));
  }
  return { next, error };
}

/* The state on the constraints that is nearest to this one. */
function settled(x) {
  const nq = DATA.nq, nv = DATA.nv;
  const q = normalised(x.slice(0, nq)), qd = x.slice(nq, nq + nv);
  if (!mechanism) { x.set(q); return x; }
  const all = [...Array(nv).keys()];
  const place = closed(q, all);
  if (!place) return null;
  const { A } = constraints({ q: place, qd, qdd: state.qdd });
  const off = shortestSolver(A.slice(), mechanism.all_rows, nv)(times(A, mechanism.all_rows, nv, qd));
  x.set(place);
  x.set(qd.map((v, i) => v - off[i]), nq);
  return x;
}

/* From x at time t to `until`; `h` is kept for the next call. Throws where the motion ends. */
function integrate(run, until) {
  while (run.t < until - 1e-12) {
    const h = Math.min(run.h, until - run.t);
    const step = dormandPrince(run.rate, run.x, h);
    run.evaluations += 7;
    if (step && step.error <= 1 && step.next.every(Number.isFinite)) {
      const next = settled(step.next);
      if (!next) throw new Error("the loops cannot be closed any more");
      run.x = next;
      run.t += h;
      if (h === run.h || step.error > 0.3) run.h = h * Math.min(4, Math.max(0.3, 0.9 * (step.error || 1e-6) ** -0.2));
    } else {
      run.h = h * (step && Number.isFinite(step.error) ? Math.max(0.2, 0.9 * step.error ** -0.2) : 0.2);
      if (run.h < 1e-9) throw new Error(step ? "accelerations grow without bound" : "the mass matrix is singular here");
    }
  }
}

function energies(q, qd, work) {
  const { mass_matrix: M, potential_energy: V } = parts({ q, qd, qdd: state.qdd });
  const momentum = times(M, DATA.nv, DATA.nv, qd);
  return { kinetic: 0.5 * momentum.reduce((s, p, i) => s + p * qd[i], 0), potential: V[0], work };
}
