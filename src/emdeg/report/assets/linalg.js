/* Small dense linear algebra on flat arrays, by rows. */

/* M = L Lᵀ, or null where M is not positive definite. */
function cholesky(M, n) {
  const L = new Float64Array(n * n);
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = M[i * n + j];
      for (let k = 0; k < j; k++) sum -= L[i * n + k] * L[j * n + k];
      if (i === j && !(sum > 0)) return null;
      L[i * n + j] = i === j ? Math.sqrt(sum) : sum / L[j * n + j];
    }
  }
  return L;
}
function solveCholesky(L, n, b) {
  const x = Float64Array.from(b);
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < i; k++) x[i] -= L[i * n + k] * x[k];
    x[i] /= L[i * n + i];
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++) x[i] -= L[k * n + i] * x[k];
    x[i] /= L[i * n + i];
  }
  return x;
}

/* A = V diag(values) Vᵀ of a symmetric matrix, by Jacobi's rotations; values descend. */
function symmetricEigen(given, n) {
  const A = Float64Array.from(given), V = new Float64Array(n * n);
  for (let i = 0; i < n; i++) V[i * n + i] = 1;
  for (let sweep = 0; sweep < 40; sweep++) {
    let off = 0, on = 0;
    for (let i = 0; i < n; i++) for (let j = 0; j < n; j++) { if (i === j) on += A[i * n + i] ** 2; else off += A[i * n + j] ** 2; }
    if (off <= 1e-30 * on || off === 0) break;
    for (let p = 0; p < n; p++) {
      for (let q = p + 1; q < n; q++) {
        if (A[p * n + q] === 0) continue;
        const half = (A[q * n + q] - A[p * n + p]) / (2 * A[p * n + q]);
        const t = (half < 0 ? -1 : 1) / (Math.abs(half) + Math.hypot(1, half));
        const c = 1 / Math.hypot(1, t), s = t * c;
        for (let k = 0; k < n; k++) {
          const a = A[k * n + p], b = A[k * n + q];
          A[k * n + p] = c * a - s * b;
          A[k * n + q] = s * a + c * b;
        }
        for (let k = 0; k < n; k++) {
          const a = A[p * n + k], b = A[q * n + k];
          A[p * n + k] = c * a - s * b;
          A[q * n + k] = s * a + c * b;
          const v = V[k * n + p], w = V[k * n + q];
          V[k * n + p] = c * v - s * w;
          V[k * n + q] = s * v + c * w;
        }
      }
    }
  }
  const order = [...Array(n).keys()].sort((i, j) => A[j * n + j] - A[i * n + i]);
  return {
    values: order.map((k) => A[k * n + k]),
    vectors: order.map((k) => [...Array(n).keys()].map((i) => V[i * n + k])),
  };
}

function times(A, m, n, x) {
  const y = new Float64Array(m);
  for (let i = 0; i < m; i++) for (let j = 0; j < n; j++) y[i] += A[i * n + j] * x[j];
  return y;
}
function timesTransposed(A, m, n, y) {
  const x = new Float64Array(n);
  for (let i = 0; i < m; i++) for (let j = 0; j < n; j++) x[j] += A[i * n + j] * y[i];
  return x;
}
/* A Aᵀ, m × m. */
function gram(A, m, n) {
  const G = new Float64Array(m * m);
  for (let i = 0; i < m; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = 0;
      for (let k = 0; k < n; k++) sum += A[i * n + k] * A[j * n + k];
      G[i * m + j] = G[j * m + i] = sum;
    }
  }
  return G;
}

/* b → the shortest x that brings A x nearest to b: Aᵀ (A Aᵀ)⁺ b, once refined. Redundant rows are
   harmless. */
function shortestSolver(A, m, n) {
  const solveSquare = symmetricSolver(gram(A, m, n), m);
  const once = (b) => timesTransposed(A, m, n, solveSquare(b));
  return (b) => {
    const x = once(b);
    const rest = times(A, m, n, x).map((v, i) => b[i] - v);
    const more = once(rest);
    return x.map((v, j) => v + more[j]);
  };
}

/* b → S⁺ b of a symmetric S ≥ 0: by Cholesky where S is regular, otherwise without the directions
   below 1e-13 of the largest. */
function symmetricSolver(S, m) {
  const L = cholesky(S, m);
  let [low, high] = [Infinity, 0];
  if (L) for (let i = 0; i < m; i++) { low = Math.min(low, L[i * m + i]); high = Math.max(high, L[i * m + i]); }
  if (L && low > 1e-4 * high) return (b) => solveCholesky(L, m, b);
  const { values, vectors } = symmetricEigen(S, m);
  const least = 1e-13 * (values[0] || 0);
  const kept = values.map((value, k) => [value, vectors[k]]).filter(([value]) => value > least);
  return (b) => {
    const x = new Float64Array(m);
    for (const [value, v] of kept) {
      let along = 0;
      for (let i = 0; i < m; i++) along += v[i] * b[i];
      for (let i = 0; i < m; i++) x[i] += (along / value) * v[i];
    }
    return x;
  };
}
