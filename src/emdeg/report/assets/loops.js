/* Closed loops and rolling bodies: dependent coordinates follow the independent ones.

     positions      φ(q) = 0         Newton on the dependent coordinates, from where they are
     velocities     A q̇ = 0          A_d q̇_d = −A_i q̇_i
     accelerations  A q̈ = γ          A_d q̈_d = γ − A_i q̈_i
     efforts        M q̈ + h = τ + Aᵀ λ with τ on the actuated joints alone: Bᵀ (M q̈ + h) = Bᵀ τ

   φ, A and γ come from the emitted program; A_d⁺ is solved here (linalg.js). */
const mechanism = DATA.mechanism;
const CLOSED = 1e-11; // of φ, m or 1
const dependentPositions = mechanism ? mechanism.dependent_positions : [];
const dependentSpeeds = mechanism ? mechanism.dependent_speeds : [];
const isDependent = (v) => dependentPositions.includes(v);

const largest = (list) => list.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
/* Some columns of the first `rows` rows of A. */
function columnsOf(A, rows, chosen) {
  const out = new Float64Array(rows * chosen.length);
  for (let i = 0; i < rows; i++) chosen.forEach((j, k) => { out[i * chosen.length + k] = A[i * DATA.nv + j]; });
  return out;
}

/* q with φ(q) = 0, moved along some velocities only; null where Newton's iteration does not end. */
function closed(q, along = dependentPositions) {
  if (!mechanism || !mechanism.rows) return q;
  let found = q, before = Infinity;
  for (let step = 0; step < 40; step++) {
    const { phi, A } = constraints({ ...state, q: found });
    const gap = largest(phi);
    if (gap < CLOSED || (gap < 1e-9 && gap >= before)) return found;
    if (!Number.isFinite(gap)) return null;
    before = gap;
    const solve = shortestSolver(columnsOf(A, mechanism.rows, along), mechanism.rows, along.length);
    const wanted = solve(phi);
    const size = largest(wanted), damp = size > 0.5 ? 0.5 / size : 1;
    const whole = new Float64Array(DATA.nv);
    along.forEach((j, k) => { whole[j] = -damp * wanted[k]; });
    found = moved(found, whole);
  }
  return null;
}

/* Let the dependent coordinates follow; false, and nothing changed, where they cannot. A large
   step is made of small ones, so that the mechanism stays on its branch. */
function follow(before, target) {
  if (!mechanism) return true;
  const far = largest(Array.from(target, (x, k) => x - before[k]));
  const pieces = mechanism.rows ? Math.min(Math.max(Math.ceil(far / 0.1), 1), 60) : 1;
  let at = Float64Array.from(before), reached = 0;
  for (let piece = 1; piece <= pieces; piece++) {
    const next = Float64Array.from(at);
    for (const k of freePositions) next[k] = before[k] + ((target[k] - before[k]) * piece) / pieces;
    const found = closed(normalised(next));
    // a jump of the others means another branch: as far as this and no farther
    if (!found || largest(Array.from(found, (x, k) => x - at[k])) > 1.2) break;
    at = found;
    reached = piece;
  }
  state.q.set(at);
  syncAngles();
  followSpeeds();
  return reached === pieces;
}
/* The numbers of q that sliders write. */
const freePositions = (() => {
  const owned = new Set();
  for (const body of bodies) {
    if (body.mimic) continue;
    const own = body.type === "floating" ? [0, 1, 2, 3, 4, 5, 6] : [0];
    if (body.type === "floating" ? ![0, 1, 2, 3, 4, 5].some((k) => isDependent(body.v + k)) : !isDependent(body.v)) own.forEach((k) => owned.add(body.q + k));
  }
  return [...owned];
})();

/* Dependent speeds and accelerations from the independent ones, at q as it is. */
function followSpeeds() {
  if (!mechanism) return;
  const n = DATA.nv, m = mechanism.all_rows, d = dependentSpeeds;
  const { A } = constraints();
  const solve = shortestSolver(columnsOf(A, m, d), m, d.length);
  const put = (rates, right) => {
    for (const j of d) rates[j] = 0;
    const rest = times(A, m, n, rates).map((x, i) => right[i] - x);
    solve(rest).forEach((x, k) => { rates[d[k]] = x; });
  };
  put(state.qd, new Float64Array(m));
  put(state.qdd, constraints().gamma);
}

/* Close the loops after a parameter changed. */
function closeLoops() {
  if (!mechanism) return true;
  const found = closed(state.q);
  if (!found) return false;
  state.q.set(found);
  followSpeeds();
  return true;
}

/* τ of the actuated joints (zero elsewhere) and the loops' share −Aᵀλ, from τ of the tree. */
function sharedEfforts(tree) {
  const n = DATA.nv, m = mechanism.all_rows, acting = mechanism.actuated;
  const A = constraints().A;
  // Sᵀ τ_a + Aᵀ λ = tree: as many independent unknowns as equations
  const width = acting.length + m, rows = new Float64Array(n * width);
  acting.forEach((j, k) => { rows[j * width + k] = 1; });
  for (let i = 0; i < m; i++) for (let j = 0; j < n; j++) rows[j * width + acting.length + i] = A[i * n + j];
  const unknown = shortestSolver(rows, n, width)(tree);
  const tau = new Float64Array(n);
  acting.forEach((j, k) => { tau[j] = unknown[k]; });
  const loops = timesTransposed(A, m, n, unknown.slice(acting.length)).map((x) => -x);
  return { tau, loops };
}
