/* From where the robot is seen: gravity points down, the whole robot is in the frame, and a planar
   robot is looked at from the front. */
const view = { azimuth: 0.85, elevation: 0.42, zoom: 1, ready: false, centre: [0, 0, 0], radius: 1 };

const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const unitVector = (a) => { const size = Math.hypot(...a); return a.map((x) => x / size); };

/* up against gravity (z where there is none), and two horizontal axes. */
function axesOfView() {
  const strength = Math.hypot(...gravityVector);
  const up = strength > 1e-9 ? gravityVector.map((g) => -g / strength) : [0, 0, 1];
  const along = Math.abs(up[0]) < 0.9 ? [1, 0, 0] : [0, 1, 0];
  const first = unitVector(along.map((x, i) => x - dot(along, up) * up[i]));
  return { up, first, second: cross(up, first) };
}

/* What has to be seen: joints, centres of mass, frames. */
function seenPoints(q) {
  const poses = bodyPoses(q), found = [[0, 0, 0]];
  if (DATA.floating) found.pop();
  bodies.forEach((body, k) => {
    found.push(poses[k].body.slice(9));
    if (body.ellipsoid) found.push(applyPose(poses[k].body, body.com));
  });
  for (const frame of frames) if (frame.body >= 0) found.push(framePose(frame, poses).slice(9));
  return found;
}

/* Configurations all over the range, the same for the same robot; a mechanism's own only. */
function sampledConfigurations(count) {
  if (mechanism) return [Float64Array.from(DATA.controls.start)];
  return Array.from({ length: count }, (_, k) => {
    const q = Float64Array.from(DATA.controls.start);
    DATA.controls.position.forEach((c, j) => { if (c.v !== undefined) q[c.index] = c.lower + (c.upper - c.lower) * (((k + 1) * (0.618034 + 0.137 * j)) % 1); });
    return q;
  });
}

const boxOf = (points) => [0, 1, 2].map((axis) => {
  let low = Infinity, high = -Infinity;
  for (const p of points) { low = Math.min(low, p[axis]); high = Math.max(high, p[axis]); }
  return points.length ? [low, high] : [0, 0];
});
const spreadOf = (points) => Math.max(...boxOf(points).map(([a, b]) => b - a), 1e-3);

/* How large things are drawn: the reach of the robot. */
function reach() {
  const all = [DATA.controls.start, ...(DATA.floating ? [] : sampledConfigurations(40))].flatMap(seenPoints);
  return spreadOf(all);
}

/* A sphere around the robot as it stands; it grows when the robot leaves it. */
function frameRobot() {
  const points = seenPoints(state.q);
  view.centre = boxOf(points).map(([a, b]) => (a + b) / 2);
  view.radius = Math.max(radiusAround(points), reach() * 0.3);
}
function radiusAround(points) {
  return Math.max(...points.map((p) => Math.hypot(p[0] - view.centre[0], p[1] - view.centre[1], p[2] - view.centre[2])), 1e-3) * 1.12;
}
function keepInFrame() {
  const points = seenPoints(state.q);
  if (DATA.floating) view.centre = boxOf(points).map(([a, b]) => (a + b) / 2);
  view.radius = Math.max(view.radius, radiusAround(points));
}

/* The floor lies under the robot where that hangs or floats, and through its base where it stands. */
function floorLevel(size) {
  const { up } = axesOfView();
  const heights = seenPoints(DATA.controls.start).map((p) => dot(p, up));
  const lowest = Math.min(0, ...heights);
  return DATA.floating ? Math.min(...heights) : lowest < -0.06 * size ? lowest - 0.03 * size : 0;
}

/* Across the plane of a planar robot, a little from the side; from the corner otherwise. */
function openingView() {
  const { up, first, second } = axesOfView();
  const points = [DATA.controls.start, ...sampledConfigurations(20)].flatMap(seenPoints);
  const middle = boxOf(points).map(([a, b]) => (a + b) / 2);
  let [xx, xy, yy] = [0, 0, 0];
  for (const p of points) {
    const d = p.map((x, i) => x - middle[i]), a = dot(d, first), b = dot(d, second);
    [xx, xy, yy] = [xx + a * a, xy + a * b, yy + b * b];
  }
  const { values, vectors } = symmetricEigen([xx, xy, xy, yy], 2);
  const thin = Math.sqrt(Math.max(values[1], 0) / points.length), size = spreadOf(points);
  if (thin > 0.04 * size || bodies.length < 1) return;
  let [x, y] = vectors[1];
  // from the side to which the axis of the first joint points: turns are then seen as drawn in books
  const axis = bodyPoses(DATA.controls.start)[0].body.filter((_, k) => k === 2 || k === 5 || k === 8);
  if (x * dot(axis, first) + y * dot(axis, second) < 0) [x, y] = [-x, -y];
  view.azimuth = Math.atan2(y, x) + 0.3;
  view.elevation = 0.2;
  view.up = up;
}

/* Where the camera stands, for a box of this width over height. */
function placeCamera(camera, aspect) {
  const { up, first, second } = axesOfView();
  const half = (camera.fov / 2) * (Math.PI / 180);
  const narrow = Math.min(half, Math.atan(Math.tan(half) * aspect));
  const distance = view.radius / Math.sin(narrow) / view.zoom;
  const flat = Math.cos(view.elevation) * distance;
  const at = view.centre.map((x, i) => x + flat * (Math.cos(view.azimuth) * first[i] + Math.sin(view.azimuth) * second[i]) + Math.sin(view.elevation) * distance * up[i]);
  camera.up.set(...up);
  camera.position.set(...at);
  camera.lookAt(...view.centre);
  camera.near = distance / 100;
  camera.far = distance * 20;
  camera.aspect = aspect;
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld();
  return distance;
}

/* Drag turns, wheel and pinch zoom, arrow keys too. */
function orbit(box, draw) {
  const pointers = new Map();
  const turn = (dx, dy) => {
    view.azimuth -= dx * 0.008;
    view.elevation = Math.min(Math.max(view.elevation + dy * 0.008, -1.5), 1.5);
    draw();
  };
  const zoom = (factor) => { view.zoom = Math.min(Math.max(view.zoom * factor, 0.2), 12); draw(); };
  const spread = () => {
    const [a, b] = [...pointers.values()];
    return Math.hypot(a[0] - b[0], a[1] - b[1]);
  };
  box.addEventListener("pointerdown", (event) => {
    pointers.set(event.pointerId, [event.clientX, event.clientY]);
    box.setPointerCapture(event.pointerId);
  });
  box.addEventListener("pointermove", (event) => {
    if (!pointers.has(event.pointerId)) return;
    const before = pointers.get(event.pointerId);
    const apart = pointers.size === 2 ? spread() : 0;
    pointers.set(event.pointerId, [event.clientX, event.clientY]);
    if (pointers.size === 2) zoom(spread() / Math.max(apart, 1));
    else turn(event.clientX - before[0], event.clientY - before[1]);
  });
  for (const name of ["pointerup", "pointercancel"]) box.addEventListener(name, (event) => pointers.delete(event.pointerId));
  box.addEventListener("wheel", (event) => {
    if (!event.ctrlKey && document.activeElement !== box) return; // let the page scroll
    event.preventDefault();
    zoom(Math.exp(-event.deltaY * 0.0015));
  }, { passive: false });
  box.addEventListener("keydown", (event) => {
    const keys = {
      ArrowLeft: () => turn(-15, 0), ArrowRight: () => turn(15, 0), ArrowUp: () => turn(0, 15),
      ArrowDown: () => turn(0, -15), "+": () => zoom(1.15), "=": () => zoom(1.15), "-": () => zoom(1 / 1.15),
    };
    if (!keys[event.key]) return;
    keys[event.key]();
    event.preventDefault();
  });
}

/* What is under the pointer says its name. */
function hover(box, renderer, camera, targets, draw) {
  const ray = new THREE.Raycaster();
  const tip = $("tip");
  let lit = null;
  const unlight = () => { if (lit) lit.material = lit.userData.material; lit = null; };
  box.addEventListener("pointermove", (event) => {
    const area = renderer.domElement.getBoundingClientRect();
    const at = new THREE.Vector2(((event.clientX - area.left) / area.width) * 2 - 1, 1 - ((event.clientY - area.top) / area.height) * 2);
    ray.setFromCamera(at, camera);
    const hits = ray.intersectObjects(targets().filter((t) => t.visible), false);
    const solid = hits.find((h) => !h.object.material.transparent) || hits[0];
    unlight();
    tip.hidden = !solid;
    if (solid) {
      const object = solid.object;
      tip.textContent = object.userData.tip;
      tip.style.left = `${Math.max(Math.min(event.clientX - area.left + 14, area.width - tip.offsetWidth - 4), 0)}px`;
      tip.style.top = `${event.clientY - area.top + 14}px`;
      if (!object.material.transparent) { lit = object; object.material = view.lit || object.material; }
    }
    draw();
  });
  box.addEventListener("pointerleave", () => { unlight(); tip.hidden = true; draw(); });
}
