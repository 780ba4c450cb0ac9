/* The robot in 3D: skeleton, joint axes, frames, inertia ellipsoids, gravity. Drawn only when
   something changed; built again when a number of the robot changed. */
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
  renderer.setPixelRatio(Math.min(window.devicePixelRatio || 1, 2));
  box.append(renderer.domElement);
  renderer.domElement.setAttribute("aria-hidden", "true");
  const light = new THREE.DirectionalLight(0xffffff, 2.2);
  scene.add(new THREE.HemisphereLight(0xffffff, 0x8a8578, 1.7), light);
  openingView();
  frameRobot();
  const materials = makeMaterials();
  let built = buildRobot(materials, reach());
  scene.add(built.root);
  const names = bodies.map((body) => el("span", { class: "name", hidden: true }, shortened(body.joint, 28)));
  const gravityName = el("span", { class: "name", hidden: true }, "g");
  box.append(...names, gravityName);

  function place() {
    keepInFrame();
    built.place(bodyPoses(state.q));
    draw();
  }
  function rebuild() {
    scene.remove(built.root);
    built.dispose();
    built = buildRobot(materials, reach());
    scene.add(built.root);
    showLayers();
  }
  function paint() {
    const colours = { link: "--steel", tool: "--bar-other", base: "--bar-other", joint: "--bar", slide: "--good", inertia: "--warm", lit: "--warm", axis: "--accent", floor: "--soft", gravity: "--bad", reach: "--good" };
    for (const [name, variable] of Object.entries(colours)) materials[name].color.set(colour(variable));
    materials.lit.emissive.set(colour("--warm"));
    draw();
  }
  let pending = false;
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
    const distance = placeCamera(camera, width / height);
    const { up } = axesOfView();
    light.position.copy(camera.position).add(new THREE.Vector3(...up).multiplyScalar(distance * 0.5));
    renderer.render(scene, camera);
    label(width, height);
    view.ready = true;
  }
  const onScreen = (at, width, height) => {
    const p = at.clone().project(camera);
    return [((p.x + 1) / 2) * width, ((1 - p.y) / 2) * height];
  };
  function label(width, height) {
    const shown = $("show-names").checked;
    const taken = [];
    built.groups.forEach((group, k) => {
      names[k].hidden = !shown;
      if (!shown) return;
      let [x, y] = onScreen(new THREE.Vector3().setFromMatrixPosition(group.matrixWorld), width, height);
      x = Math.min(x + 10, width - names[k].offsetWidth - 2);
      y -= 8;
      while (taken.some(([a, b]) => Math.abs(a - x) < 90 && Math.abs(b - y) < 16)) y += 16;
      taken.push([x, y]);
      names[k].style.transform = `translate(${x}px, ${y}px)`;
    });
    gravityName.hidden = !built.arrow || !built.arrow.visible;
    if (gravityName.hidden) return;
    const [x, y] = onScreen(built.arrowMiddle, width, height);
    gravityName.style.transform = `translate(${x + 8}px, ${y - 9}px)`;
  }

  new ResizeObserver(() => {
    renderer.setSize(box.clientWidth, box.clientHeight, false);
    render();
  }).observe(box);
  const toggles = { "show-axes": "axes", "show-frames": "frames", "show-inertia": "inertia", "show-gravity": "gravity", "show-reach": "reach" };
  function showLayers() {
    for (const [id, layer] of Object.entries(toggles)) for (const item of built.layers[layer]) item.visible = $(id).checked;
    draw();
  }
  for (const id of Object.keys(toggles)) $(id).addEventListener("change", () => { showLayers(); place(); });
  showLayers();
  $("show-names").addEventListener("change", draw);
  $("fit").addEventListener("click", () => { view.zoom = 1; frameRobot(); draw(); });
  orbit(box, draw);
  hover(box, renderer, camera, () => built.targets, draw);
  document.addEventListener("theme", paint);
  window.addEventListener("beforeprint", render);
  view.lit = materials.lit;
  view.highlight = (joint) => {
    built.groups.forEach((group, k) => {
      const mark = group.userData.mark;
      mark.material = bodies[k].joint === joint ? materials.lit : mark.userData.material;
    });
    draw();
  };
  /* Every point of the robot on the screen, from −1 to 1; and where gravity points there. */
  view.projected = () => {
    render();
    return seenPoints(state.q).map((p) => { const at = new THREE.Vector3(...p).project(camera); return [at.x, at.y]; });
  };
  view.down = () => {
    const [a, b] = [[0, 0, 0], gravityVector].map((p) => new THREE.Vector3(...p.map((x, i) => view.centre[i] + 0.01 * view.radius * x)).project(camera));
    return [b.x - a.x, b.y - a.y];
  };
  paint();
  state.tuners.push(rebuild);
  state.subscribe(place);
}

function makeMaterials() {
  const solid = (options) => new THREE.MeshStandardMaterial({ roughness: 0.55, metalness: 0.1, ...options });
  return {
    link: solid(), joint: solid(), slide: solid(), base: solid({ roughness: 0.8 }), tool: solid({ roughness: 0.6 }),
    inertia: solid({ roughness: 0.7, transparent: true, opacity: 0.24, depthWrite: false }),
    reach: solid({ roughness: 0.7, transparent: true, opacity: 0.3, depthWrite: false }),
    lit: solid({ roughness: 0.4, emissiveIntensity: 0.35 }),
    gravity: solid({ roughness: 0.6 }),
    axis: new THREE.LineDashedMaterial({ transparent: true, opacity: 0.8 }),
    floor: new THREE.LineBasicMaterial({ transparent: true, opacity: 0.25 }),
  };
}
const niceSize = (x) => {
  const scale = 10 ** Math.floor(Math.log10(x));
  return [1, 2, 5, 10].find((m) => m * scale >= x) * scale;
};
function poseMatrix(p) {
  return new THREE.Matrix4().set(p[0], p[1], p[2], p[9], p[3], p[4], p[5], p[10], p[6], p[7], p[8], p[11], 0, 0, 0, 1);
}

/* All meshes of the robot as its numbers are now. */
function buildRobot(materials, size) {
  const unit = size * 0.024 * Math.min(1, Math.sqrt(10 / Math.max(bodies.length, 1)));
  const root = new THREE.Group();
  const targets = [], layers = { axes: [], frames: [], inertia: [], gravity: [], reach: [] };
  const cylinder = new THREE.CylinderGeometry(1, 1, 1, 28), sphere = new THREE.SphereGeometry(1, 28, 18);
  const cube = new THREE.BoxGeometry(1, 1, 1), cone = new THREE.ConeGeometry(1, 1, 24);
  const upwards = new THREE.Vector3(0, 1, 0), floorUp = new THREE.Vector3(...axesOfView().up);
  materials.axis.dashSize = unit * 1.2;
  materials.axis.gapSize = unit * 0.8;

  function mesh(geometry, material, tip, scale) {
    const made = new THREE.Mesh(geometry, material);
    if (scale) made.scale.set(...scale);
    made.userData = { tip, material };
    if (tip) targets.push(made);
    return made;
  }
  function stretched(made, a, b, radius) {
    const length = Math.max(a.distanceTo(b), 1e-9);
    made.scale.set(radius, length, radius);
    made.position.copy(a).add(b).multiplyScalar(0.5);
    made.quaternion.setFromUnitVectors(upwards, b.clone().sub(a).normalize());
    return made;
  }
  function rod(parent, from, to, radius, material, tip) {
    const a = new THREE.Vector3(...from), b = new THREE.Vector3(...to);
    if (a.distanceTo(b) > size * 1e-4) parent.add(stretched(mesh(cylinder, material, tip), a, b, radius));
  }
  function triad(length) {
    const lines = new THREE.AxesHelper(length);
    lines.material.depthTest = false;
    layers.frames.push(lines);
    return lines;
  }

  /* One group per body carries what moves with it; links to children are fixed on it. */
  const base = new THREE.Group();
  root.add(base);
  const plate = mesh(cylinder, materials.base, `${DATA.scene.base}\nbase`, [unit * 2.1, unit * 0.35, unit * 2.1]);
  plate.quaternion.setFromUnitVectors(upwards, floorUp);
  plate.position.copy(floorUp).multiplyScalar(-unit * 0.2);
  if (!DATA.floating) base.add(plate);
  base.add(triad(unit * 4));
  const groups = bodies.map((body) => {
    const group = new THREE.Group();
    group.matrixAutoUpdate = false;
    root.add(group);
    const kind = { revolute: "turns", prismatic: "slides", floating: "free flyer" }[body.type] ?? body.type;
    const tip = `${body.joint}\n${kind}${body.mimic ? ", follows another joint" : isDependent(body.v) ? ", follows the loops" : ""}; carries ${body.name}`;
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
      const blob = mesh(sphere, materials.inertia,
        `${body.name}\n${format(body.mass)} kg at its centre of mass${body.ellipsoid.physical ? "" : "\nno body can have this inertia"}`,
        body.ellipsoid.axes.map((a) => Math.max(a, unit * 0.3)));
      blob.quaternion.setFromRotationMatrix(poseMatrix([...body.ellipsoid.rotation, 0, 0, 0]));
      blob.position.set(...body.com);
      layers.inertia.push(blob);
      group.add(blob);
    }
    return group;
  });
  bodies.forEach((body, k) => {
    rod(body.parent < 0 ? base : groups[body.parent], [0, 0, 0], body.placement.slice(9), unit * 0.5, materials.link,
      body.parent < 0 ? DATA.scene.base : bodies[body.parent].name);
    if (!body.slide) return;
    const stretch = mesh(cylinder, materials.link, body.name);
    root.add(stretch);
    groups[k].userData.stretch = stretch;
  });
  for (const frame of frames) {
    const parent = frame.body < 0 ? base : groups[frame.body];
    rod(parent, [0, 0, 0], frame.pose.slice(9), unit * (frame.loop ? 0.5 : 0.22), frame.loop ? materials.link : materials.tool, `${frame.name}\n${frame.loop ? "closes a loop" : "frame"}`);
    if (frame.loop) {
      const pin = mesh(sphere, materials.slide, `${frame.name}\ncloses a loop`, [unit * 0.9, unit * 0.9, unit * 0.9]);
      pin.position.set(...frame.pose.slice(9));
      parent.add(pin);
    }
    const axes = triad(unit * 2);
    axes.applyMatrix4(poseMatrix(frame.pose));
    parent.add(axes);
  }
  const grid = new THREE.GridHelper(niceSize(Math.max(size, view.radius) * 1.6), 20);
  grid.material.dispose();
  grid.material = materials.floor;
  grid.quaternion.setFromUnitVectors(upwards, floorUp);
  grid.position.copy(floorUp).multiplyScalar(floorLevel(size));
  root.add(grid);
  const { arrow, arrowMiddle } = gravityArrow();
  const blob = mesh(sphere, materials.reach, "how fast the frame can move in each direction, for a unit of joint speed");
  layers.reach.push(blob);
  root.add(blob);

  /* Down beside the robot, where the floor begins. */
  function gravityArrow() {
    if (Math.hypot(...gravityVector) < 1e-9) return {};
    const { first, second } = axesOfView(), length = 0.24 * view.radius;
    const side = [-Math.sin(view.azimuth), Math.cos(view.azimuth)];
    const foot = new THREE.Vector3(...view.centre.map((x, i) => x - 0.72 * view.radius * (side[0] * first[i] + side[1] * second[i])));
    const head = foot.clone().addScaledVector(floorUp, length);
    const group = new THREE.Group();
    const neck = foot.clone().addScaledVector(floorUp, length * 0.3);
    const words = `gravity, ${format(Math.hypot(...gravityVector))} m/s²`;
    group.add(stretched(mesh(cylinder, materials.gravity, words), neck, head, length * 0.045));
    const point = mesh(cone, materials.gravity, words, [length * 0.12, length * 0.3, length * 0.12]);
    point.quaternion.setFromUnitVectors(upwards, floorUp.clone().negate());
    point.position.copy(foot).addScaledVector(floorUp, length * 0.15);
    group.add(point);
    layers.gravity.push(group);
    root.add(group);
    return { arrow: group, arrowMiddle: head.clone().add(foot).multiplyScalar(0.5) };
  }
  function place(poses) {
    poses.forEach((pose, k) => {
      groups[k].matrix.copy(poseMatrix(pose.body));
      groups[k].matrixWorldNeedsUpdate = true;
      const stretch = groups[k].userData.stretch;
      if (stretch) stretched(stretch, new THREE.Vector3(...pose.joint.slice(9)), new THREE.Vector3(...pose.body.slice(9)), unit * 0.3);
    });
    if (blob.visible && tool.J) placeReach();
  }
  /* v = J q̇ with |q̇| = 1: an ellipsoid with the singular values of J's translation. */
  function placeReach() {
    const { values, vectors } = symmetricEigen(gram(tool.J.subarray(0, 3 * DATA.nv), 3, DATA.nv), 3);
    const sigma = values.map((x) => Math.sqrt(Math.max(x, 0)));
    if (dot(cross(vectors[0], vectors[1]), vectors[2]) < 0) vectors[2] = vectors[2].map((x) => -x);
    tool.largest = Math.max(tool.largest || 0, sigma[0]);
    blob.scale.set(...sigma.map((s) => Math.max((0.3 * view.radius * s) / (tool.largest || 1), unit * 0.1)));
    blob.quaternion.setFromRotationMatrix(poseMatrix([...[0, 1, 2].flatMap((i) => vectors.map((v) => v[i])), 0, 0, 0]));
    blob.position.set(...framePose(frames[tool.frame], tool.poses).slice(9));
  }
  function dispose() {
    root.traverse((node) => { if (node.geometry) node.geometry.dispose(); });
  }
  return { root, groups, targets, layers, place, dispose, arrow, arrowMiddle };
}
