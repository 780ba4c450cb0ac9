/* Where every body is: world pose = parent's pose · placement · motion(q). A pose is 12 numbers:
   the rotation by rows, then the translation. */
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
const IDENTITY = [1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0];

function motionPose(body, q) {
  if (body.type === "floating") {
    const [px, py, pz, x, y, z, w] = q.slice(body.q, body.q + 7);
    return [
      1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w),
      2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w),
      2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y), px, py, pz,
    ];
  }
  const value = body.mimic ? body.mimic[0] * q[body.q] + body.mimic[1] : q[body.q];
  const c = Math.cos(body.spin * value), s = Math.sin(body.spin * value);
  return [c, -s, 0, s, c, 0, 0, 0, 1, 0, 0, body.slide * value];
}

/* [{joint: pose before the motion, body: pose after it}, …] */
function bodyPoses(q) {
  const found = [];
  for (const body of DATA.scene.bodies) {
    const parent = body.parent < 0 ? IDENTITY : found[body.parent].body;
    const joint = compose(parent, body.placement);
    found.push({ joint, body: compose(joint, motionPose(body, q)) });
  }
  return found;
}
