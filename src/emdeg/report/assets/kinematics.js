/* Where every body is: world pose = parent's pose · placement · motion(q). A pose is 12 numbers:
   the rotation by rows, then the translation. */
const bodies = DATA.scene.bodies;
const frames = DATA.scene.frames;
let gravityVector = [0, 0, 0];

function compose(a, b) {
  const out = new Array(12);
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) out[3 * i + j] = a[3 * i] * b[j] + a[3 * i + 1] * b[3 + j] + a[3 * i + 2] * b[6 + j];
    out[9 + i] = a[9 + i] + a[3 * i] * b[9] + a[3 * i + 1] * b[10] + a[3 * i + 2] * b[11];
  }
  return out;
}
function applyPose(pose, p) {
  return [0, 1, 2].map((i) => pose[9 + i] + pose[3 * i] * p[0] + pose[3 * i + 1] * p[1] + pose[3 * i + 2] * p[2]);
}
const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
const IDENTITY = [1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0];

/* The numbers of bodies and frames, from the parameters as they are tuned now. */
function measureBodies() {
  const found = sceneNumbers();
  const row = (name, k, width) => Array.from(found[name].subarray(k * width, (k + 1) * width));
  bodies.forEach((body, k) => {
    body.placement = row("placement", k, 12);
    [body.slide, body.mass] = [found.slide[k], found.mass[k]];
    body.com = row("com", k, 3);
    body.ellipsoid = ellipsoid(body.mass, row("tensor", k, 9));
  });
  frames.forEach((frame, k) => { frame.pose = row("frames", k, 12); });
  gravityVector = Array.from(found.gravity);
}

/* The solid ellipsoid of the same mass and principal moments A ≤ B ≤ C:
   semi-axes² = 5/(2m) · (B + C − A), (A + C − B), (A + B − C). */
function ellipsoid(mass, tensor) {
  if (!(mass > 0) || !tensor.every(Number.isFinite)) return null;
  const { values, vectors } = symmetricEigen(tensor.map((x, k) => (x + tensor[3 * (k % 3) + Math.floor(k / 3)]) / 2), 3);
  const sum = values[0] + values[1] + values[2];
  const squares = values.map((moment) => (2.5 / mass) * (sum - 2 * moment));
  const hand = cross(vectors[0], vectors[1]).reduce((s, x, i) => s + x * vectors[2][i], 0);
  if (hand < 0) vectors[0] = vectors[0].map((x) => -x);
  return {
    axes: squares.map((s) => Math.sqrt(Math.max(s, 0))),
    rotation: [0, 1, 2].flatMap((i) => vectors.map((v) => v[i])),
    physical: Math.min(...squares) > -1e-9 * Math.max(1, ...squares.map(Math.abs)),
  };
}

function quaternionRotation([x, y, z, w]) {
  return [
    1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w),
    2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w),
    2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y),
  ];
}
function motionPose(body, q) {
  if (body.type === "floating") return [...quaternionRotation(q.slice(body.q + 3, body.q + 7)), ...q.slice(body.q, body.q + 3)];
  const value = body.mimic ? body.mimic[0] * q[body.q] + body.mimic[1] : q[body.q];
  const c = Math.cos(body.spin * value), s = Math.sin(body.spin * value);
  return [c, -s, 0, s, c, 0, 0, 0, 1, 0, 0, body.slide * value];
}

/* [{joint: pose before the motion, body: pose after it}, …] */
function bodyPoses(q) {
  const found = [];
  for (const body of bodies) {
    const parent = body.parent < 0 ? IDENTITY : found[body.parent].body;
    const joint = compose(parent, body.placement);
    found.push({ joint, body: compose(joint, motionPose(body, q)) });
  }
  return found;
}
const framePose = (frame, poses) => compose(frame.body < 0 ? IDENTITY : poses[frame.body].body, frame.pose);

/* The geometric Jacobian of a frame, 6 × nv, in base axes at the frame's origin, linear rows first. */
function jacobian(frame, poses) {
  const n = DATA.nv, J = new Float64Array(6 * n);
  const p = framePose(frame, poses).slice(9);
  const add = (column, linear, angular) => [...linear, ...angular].forEach((x, i) => { J[i * n + column] += x; });
  for (let k = frame.body; k >= 0; k = bodies[k].parent) {
    const body = bodies[k], pose = poses[k].body;
    const arm = [0, 1, 2].map((i) => p[i] - pose[9 + i]);
    const axis = (j) => [pose[j], pose[3 + j], pose[6 + j]];
    if (body.type === "floating") {
      for (const j of [0, 1, 2]) {
        add(body.v + j, axis(j), [0, 0, 0]);
        add(body.v + 3 + j, cross(axis(j), arm), axis(j));
      }
      continue;
    }
    const z = axis(2), rate = body.mimic ? body.mimic[0] : 1;
    const turned = cross(z, arm);
    add(body.v, z.map((x, i) => rate * (body.slide * x + body.spin * turned[i])), z.map((x) => rate * body.spin * x));
  }
  return J;
}

/* q ⊞ step: turns and slides add, a free flyer moves in its own axes: p + R v, h ∘ exp(ω/2). */
function moved(q, step) {
  const found = Float64Array.from(q);
  for (const body of bodies) {
    if (body.mimic) continue;
    if (body.type !== "floating") { found[body.q] += step[body.v]; continue; }
    const R = quaternionRotation(q.slice(body.q + 3, body.q + 7));
    for (const i of [0, 1, 2]) for (const j of [0, 1, 2]) found[body.q + i] += R[3 * i + j] * step[body.v + j];
    const w = Array.from(step.slice(body.v + 3, body.v + 6)), size = Math.hypot(...w);
    const s = size > 1e-12 ? Math.sin(size / 2) / size : 0.5;
    found.set(quaternionProduct(q.slice(body.q + 3, body.q + 7), [...w.map((x) => s * x), Math.cos(size / 2)]), body.q + 3);
  }
  return normalised(found);
}
function quaternionProduct([x, y, z, w], [a, b, c, d]) {
  return [w * a + x * d + y * c - z * b, w * b - x * c + y * d + z * a, w * c + x * b - y * a + z * d, w * d - x * a - y * b - z * c];
}
function normalised(q) {
  for (const body of bodies) {
    if (body.type !== "floating") continue;
    const size = Math.hypot(...q.slice(body.q + 3, body.q + 7)) || 1;
    for (let k = 3; k < 7; k++) q[body.q + k] /= size;
  }
  return q;
}
/* dq/dt from the velocities: ṗ = R v, ḣ = ½ h ∘ (ω, 0). */
function configurationRate(q, qd, out) {
  for (const body of bodies) {
    if (body.mimic) continue;
    if (body.type !== "floating") { out[body.q] = qd[body.v]; continue; }
    const h = q.slice(body.q + 3, body.q + 7), R = quaternionRotation(h);
    for (const i of [0, 1, 2]) out[body.q + i] = R[3 * i] * qd[body.v] + R[3 * i + 1] * qd[body.v + 1] + R[3 * i + 2] * qd[body.v + 2];
    quaternionProduct(h, [...qd.slice(body.v + 3, body.v + 6), 0]).forEach((x, k) => { out[body.q + 3 + k] = x / 2; });
  }
  return out;
}
/* Roll, pitch and yaw of a rotation by rows: R = Rz(yaw) Ry(pitch) Rx(roll). */
function rollPitchYaw(R) {
  const level = Math.hypot(R[0], R[3]);
  if (level < 1e-9) return [Math.atan2(-R[5], R[4]), Math.atan2(-R[6], level), 0];
  return [Math.atan2(R[7], R[8]), Math.atan2(-R[6], level), Math.atan2(R[3], R[0])];
}
/* After a configuration that no slider wrote: the angles that the sliders of free flyers show. */
function syncAngles() {
  for (const body of bodies) {
    if (body.type === "floating") state.angles[body.q + 3] = rollPitchYaw(quaternionRotation(state.q.slice(body.q + 3, body.q + 7)));
  }
}
