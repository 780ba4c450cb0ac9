/* The robot in 3D: skeleton, joint axes, frames, inertia ellipsoids. Drawn only when something
   changed. */
const view = { azimuth: 0.85, elevation: 0.42, zoom: 1, ready: false };

function startScene() {
  const box = $("scene");
  let renderer;
  try {
    renderer = new THREE.WebGLRenderer({ antialias: true, alpha: true, preserveDrawingBuffer: true });
  } catch {
    $("scene-message").textContent = "This browser shows no 3D (WebGL is off). Everything else works.";
    return;
  }
  const scene = new THREE.Scene();
  const camera = new THREE.PerspectiveCamera(35, 1, 0.001, 1000);
  camera.up.set(0, 0, 1);
  renderer.setPixelRatio(Math.min(window.devicePixelRatio || 1, 2));
  box.append(renderer.domElement);
  renderer.domElement.setAttribute("aria-hidden", "true");
  const light = new THREE.DirectionalLight(0xffffff, 2.2);
  scene.add(new THREE.HemisphereLight(0xffffff, 0x8a8578, 1.7), light);

  const size = reach();
  const unit = size * 0.024 * Math.min(1, Math.sqrt(10 / DATA.scene.bodies.length));
  const bodies = DATA.scene.bodies;
  const names = [];
  const targets = [];
  const materials = {
    link: new THREE.MeshStandardMaterial({ roughness: 0.55, metalness: 0.1 }),
    joint: new THREE.MeshStandardMaterial({ roughness: 0.5, metalness: 0.1 }),
    slide: new THREE.MeshStandardMaterial({ roughness: 0.5, metalness: 0.1 }),
    base: new THREE.MeshStandardMaterial({ roughness: 0.8 }),
    tool: new THREE.MeshStandardMaterial({ roughness: 0.6 }),
    inertia: new THREE.MeshStandardMaterial({ roughness: 0.7, transparent: true, opacity: 0.24, depthWrite: false }),
    lit: new THREE.MeshStandardMaterial({ roughness: 0.4, emissiveIntensity: 0.35 }),
    axis: new THREE.LineDashedMaterial({ dashSize: unit * 1.2, gapSize: unit * 0.8, transparent: true, opacity: 0.8 }),
  };
  const layers = { axes: [], frames: [], inertia: [] };
  const cylinder = new THREE.CylinderGeometry(1, 1, 1, 28);
  const sphere = new THREE.SphereGeometry(1, 28, 18);
  const cube = new THREE.BoxGeometry(1, 1, 1);

  function mesh(geometry, material, tip, scale) {
    const made = new THREE.Mesh(geometry, material);
    if (scale) made.scale.set(...scale);
    made.userData = { tip, material };
    if (tip) targets.push(made);
    return made;
  }
  function rod(parent, from, to, radius, material, tip) {
    const a = new THREE.Vector3(...from), b = new THREE.Vector3(...to);
    const length = a.distanceTo(b);
    if (length < size * 1e-4) return;
    const made = mesh(cylinder, material, tip, [radius, length, radius]);
    made.position.copy(a).add(b).multiplyScalar(0.5);
    made.quaternion.setFromUnitVectors(new THREE.Vector3(0, 1, 0), b.sub(a).normalize());
    parent.add(made);
  }
  function triad(length) {
    const lines = new THREE.AxesHelper(length);
    lines.material.depthTest = false;
    layers.frames.push(lines);
    return lines;
  }

  /* One group per body carries what moves with it; links to children are fixed on it. */
  const base = new THREE.Group();
  scene.add(base);
  base.add(mesh(cylinder, materials.base, `${DATA.scene.base}\nbase`, [unit * 2.1, unit * 0.35, unit * 2.1]));
  base.children[0].rotation.x = Math.PI / 2;
  base.children[0].position.z = -unit * 0.2;
  base.add(triad(unit * 4));
  const groups = bodies.map((body) => {
    const group = new THREE.Group();
    group.matrixAutoUpdate = false;
    scene.add(group);
    const kind = { revolute: "turns", prismatic: "slides", floating: "free flyer" }[body.type] ?? body.type;
    const tip = `${body.joint}\n${kind}${body.mimic ? ", follows another joint" : ""}; carries ${body.name}`;
    const mark = body.type === "prismatic" ? mesh(cube, materials.slide, tip, [unit * 1.5, unit * 1.5, unit * 2.6])
      : body.type === "floating" ? mesh(sphere, materials.joint, tip, [unit, unit, unit])
      : mesh(cylinder, materials.joint, tip, [unit, unit * 2.4, unit]);
    if (body.spin) mark.rotation.x = Math.PI / 2;
    group.add(mark);
    group.userData.mark = mark;
    if (body.type !== "floating") {
      const line = new THREE.Line(
        new THREE.BufferGeometry().setFromPoints([new THREE.Vector3(0, 0, -unit * 5), new THREE.Vector3(0, 0, unit * 5)]),
        materials.axis);
      line.computeLineDistances();
      layers.axes.push(line);
      group.add(line);
    }
    group.add(triad(unit * 3));
    if (body.ellipsoid) {
      const least = unit * 0.3;
      const blob = mesh(sphere, materials.inertia,
        `${body.name}\n${format(body.mass)} kg at its centre of mass${body.ellipsoid.physical ? "" : "\nno body can have this inertia"}`,
        body.ellipsoid.axes.map((a) => Math.max(a, least)));
      blob.quaternion.setFromRotationMatrix(matrix([...body.ellipsoid.rotation, 0, 0, 0]));
      blob.position.set(...body.com);
      layers.inertia.push(blob);
      group.add(blob);
    }
    return group;
  });
  bodies.forEach((body, k) => {
    const target = body.placement.slice(9);
    rod(body.parent < 0 ? base : groups[body.parent], [0, 0, 0], target, unit * 0.5, materials.link,
      body.parent < 0 ? DATA.scene.base : bodies[body.parent].name);
    if (body.slide) {
      const stretch = mesh(cylinder, materials.link, body.name, [unit * 0.3, 1, unit * 0.3]);
      stretch.matrixAutoUpdate = true;
      scene.add(stretch);
      groups[k].userData.stretch = stretch;
    }
    const label = el("span", { class: "name", hidden: true }, body.joint);
    box.append(label);
    names.push(label);
  });
  for (const frame of DATA.scene.frames) {
    const parent = frame.body < 0 ? base : groups[frame.body];
    const at = frame.pose.slice(9);
    rod(parent, [0, 0, 0], at, unit * 0.22, materials.tool, `${frame.name}\nframe`);
    const axes = triad(unit * 2);
    axes.applyMatrix4(matrix(frame.pose));
    parent.add(axes);
  }
  const grid = new THREE.GridHelper(niceSize(size * 1.5), 20);
  grid.rotation.x = Math.PI / 2;
  grid.material.transparent = true;
  scene.add(grid);

  function matrix(p) {
    return new THREE.Matrix4().set(p[0], p[1], p[2], p[9], p[3], p[4], p[5], p[10], p[6], p[7], p[8], p[11], 0, 0, 0, 1);
  }
  function place() {
    const poses = bodyPoses(state.q);
    if (follows) for (const axis of [0, 1, 2]) middle[axis] = poses.reduce((a, p) => a + p.body[9 + axis], 0) / poses.length;
    poses.forEach((pose, k) => {
      groups[k].matrix.copy(matrix(pose.body));
      groups[k].matrixWorldNeedsUpdate = true;
      const stretch = groups[k].userData.stretch;
      if (!stretch) return;
      const a = new THREE.Vector3(...pose.joint.slice(9)), b = new THREE.Vector3(...pose.body.slice(9));
      stretch.scale.y = Math.max(a.distanceTo(b), 1e-9);
      stretch.position.copy(a).add(b).multiplyScalar(0.5);
      stretch.quaternion.setFromUnitVectors(new THREE.Vector3(0, 1, 0), b.clone().sub(a).normalize());
    });
    draw();
  }
  function paint() {
    materials.link.color.set(colour("--steel"));
    materials.tool.color.set(colour("--bar-other"));
    materials.base.color.set(colour("--bar-other"));
    materials.joint.color.set(colour("--bar"));
    materials.slide.color.set(colour("--good"));
    materials.inertia.color.set(colour("--warm"));
    materials.lit.color.set(colour("--warm"));
    materials.lit.emissive.set(colour("--warm"));
    materials.axis.color.set(colour("--accent"));
    grid.material.color.set(colour("--soft"));
    grid.material.opacity = 0.25;
    draw();
  }

  let pending = false;
  const middle = centre();
  const follows = bodies.some((b) => b.type === "floating");
  function draw() {
    if (pending) return;
    pending = true;
    requestAnimationFrame(() => {
      pending = false;
      render();
    });
  }
  function render() {
    const width = box.clientWidth, height = box.clientHeight;
    if (!width) return;
    const distance = (size * 1.62) / view.zoom / Math.min(1, (width / height) * 1.05);
    const flat = Math.cos(view.elevation) * distance;
    camera.position.set(middle[0] + flat * Math.cos(view.azimuth), middle[1] + flat * Math.sin(view.azimuth), middle[2] + Math.sin(view.elevation) * distance);
    camera.lookAt(...middle);
    camera.near = distance / 100;
    camera.far = distance * 20;
    camera.aspect = width / height;
    camera.updateProjectionMatrix();
    light.position.copy(camera.position).add(new THREE.Vector3(0, 0, distance * 0.5));
    renderer.render(scene, camera);
    label(width, height);
    view.ready = true;
  }
  function label(width, height) {
    const shown = $("show-names").checked;
    const taken = [];
    groups.forEach((group, k) => {
      names[k].hidden = !shown;
      if (!shown) return;
      const at = new THREE.Vector3().setFromMatrixPosition(group.matrixWorld).project(camera);
      const x = ((at.x + 1) / 2) * width + 10;
      let y = ((1 - at.y) / 2) * height - 8;
      while (taken.some(([a, b]) => Math.abs(a - x) < 90 && Math.abs(b - y) < 16)) y += 16;
      taken.push([x, y]);
      names[k].style.transform = `translate(${x}px, ${y}px)`;
    });
  }

  new ResizeObserver(() => {
    renderer.setSize(box.clientWidth, box.clientHeight, false);
    render();
  }).observe(box);
  for (const [id, layer] of [["show-axes", "axes"], ["show-frames", "frames"], ["show-inertia", "inertia"]]) {
    const apply = () => { for (const item of layers[layer]) item.visible = $(id).checked; draw(); };
    $(id).addEventListener("change", apply);
    apply();
  }
  $("show-names").addEventListener("change", draw);
  orbit(box, draw);
  hover(box, renderer, camera, targets, draw);
  document.addEventListener("theme", paint);
  window.addEventListener("beforeprint", render);
  view.lit = materials.lit;
  view.highlight = (joint) => {
    groups.forEach((group, k) => {
      const mark = group.userData.mark;
      mark.material = bodies[k].joint === joint ? materials.lit : mark.userData.material;
    });
    draw();
  };
  paint();
  state.subscribe(place);
}

/* The box that the robot stays in while its joints move: what the camera looks at. */
function sampledPoints() {
  const found = [];
  const controls = DATA.controls.position;
  const floating = DATA.scene.bodies.some((b) => b.type === "floating");
  for (let k = 0; k < 60; k++) {
    const q = DATA.controls.start.slice();
    // low-discrepancy steps: the same view for the same robot
    if (k && !floating) controls.forEach((c, j) => { q[c.index] = c.lower + (c.upper - c.lower) * ((k * (0.618034 + 0.137 * j)) % 1); });
    const poses = bodyPoses(q);
    found.push([0, 0, 0], ...poses.map((p) => p.body.slice(9)));
    DATA.scene.bodies.forEach((body, i) => { if (body.mass && body.ellipsoid) found.push(applyPose(poses[i].body, body.com)); });
    for (const frame of DATA.scene.frames) if (frame.body >= 0) found.push(applyPose(poses[frame.body].body, frame.pose.slice(9)));
    if (floating) break;
  }
  return found;
}
const extent = (() => {
  let known = null;
  return () => {
    if (known) return known;
    const all = sampledPoints();
    known = [0, 1, 2].map((axis) => {
      let low = Infinity, high = -Infinity;
      for (const p of all) { low = Math.min(low, p[axis]); high = Math.max(high, p[axis]); }
      return [low, high];
    });
    return known;
  };
})();
const reach = () => Math.max(...extent().map(([a, b]) => b - a), 1e-3);
const centre = () => extent().map(([a, b]) => (a + b) / 2);
function niceSize(x) {
  const power = 10 ** Math.floor(Math.log10(x));
  return [1, 2, 5, 10].find((m) => m * power >= x) * power;
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

function hover(box, renderer, camera, targets, draw) {
  const ray = new THREE.Raycaster();
  const tip = $("tip");
  let lit = null;
  const unlight = () => { if (lit) lit.material = lit.userData.material; lit = null; };
  box.addEventListener("pointermove", (event) => {
    const area = renderer.domElement.getBoundingClientRect();
    const at = new THREE.Vector2(((event.clientX - area.left) / area.width) * 2 - 1, 1 - ((event.clientY - area.top) / area.height) * 2);
    ray.setFromCamera(at, camera);
    const hits = ray.intersectObjects(targets.filter((t) => t.visible), false);
    const solid = hits.find((h) => !h.object.material.transparent) || hits[0];
    unlight();
    tip.hidden = !solid;
    if (solid) {
      const object = solid.object;
      tip.textContent = object.userData.tip;
      tip.style.left = `${Math.min(event.clientX - area.left + 14, area.width - 170)}px`;
      tip.style.top = `${event.clientY - area.top + 14}px`;
      if (!object.material.transparent) { lit = object; object.material = view.lit || object.material; }
    }
    draw();
  });
  box.addEventListener("pointerleave", () => { unlight(); tip.hidden = true; draw(); });
}
