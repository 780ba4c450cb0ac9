/* The emitted programs as functions of the state, and the numbers that their set-up stage takes.

     PARTS        M, c, g, friction, springs and the potential energy, every number of the robot a parameter
     WHOLE        τ by the shortest program, with the parameters that the description has
     SCENE        placements, masses, centres, tensors, frames: functions of the parameters alone
     CONSTRAINTS  φ, A and γ of closed loops and rolling bodies; null for a tree                   */
const tuning = new Map(DATA.tunable.map((p) => [p.name, p.value]));
const nominal = new Map(tuning);

/* Arrays in, arrays out, nothing allocated; `setUp` runs the set-up stage again. */
function runner(program, interface_) {
  const outputs = Object.fromEntries(interface_.outputs.map((o) => [o.name, new Float64Array(o.shape.reduce((a, b) => a * b, 1))]));
  const zeros = (name) => new Float64Array((program.shapes[name] || [0])[0]);
  const fixed = Object.fromEntries(interface_.inputs.filter((n) => !(n in state)).map((n) => [n, zeros(n)]));
  let constants = null;
  const run = (given = state) => {
    const inputs = interface_.inputs.map((name) => given[name] || fixed[name]);
    program.step(...inputs, ...(constants ? [constants] : []), ...Object.values(outputs));
    return outputs;
  };
  run.setUp = () => {
    if (!program.setup) return;
    const given = Float64Array.from(program.parameterNames, (name, k) => tuning.get(name) ?? program.parameters[k]);
    constants = program.setup(given);
  };
  run.knows = new Set(program.parameterNames || []);
  run.setUp();
  return run;
}
const parts = runner(PARTS, DATA.programs.parts);
const whole = runner(WHOLE, DATA.programs.whole);
const sceneNumbers = runner(SCENE, DATA.programs.scene);
const constraints = CONSTRAINTS ? runner(CONSTRAINTS, DATA.programs.constraints) : null;

/* Does the shortest program stand for the robot as it is tuned now? */
const wholeHolds = () => [...tuning].every(([name, value]) => whole.knows.has(name) || value === nominal.get(name));

/* τ = M q̈ + c + g + friction + springs, from PARTS. */
function efforts(given = state) {
  const { mass_matrix: M, coriolis_vector: c, gravity: g, friction: f, elastic_efforts: e } = parts(given);
  const n = DATA.nv;
  const tau = times(M, n, n, given.qdd);
  for (let i = 0; i < n; i++) tau[i] += c[i] + g[i] + (f ? f[i] : 0) + (e ? e[i] : 0);
  return tau;
}

/* Numbers were tuned: every set-up stage again, loops closed again, everything shown again. */
function tune(changes) {
  const before = new Map(tuning);
  for (const [name, value] of changes) tuning.set(name, value);
  const apply = () => { for (const run of [parts, whole, sceneNumbers, constraints]) if (run) run.setUp(); };
  apply();
  measureBodies();
  const possible = closeLoops();
  if (!possible) {
    for (const [name, value] of before) tuning.set(name, value);
    apply();
    measureBodies();
    toast("The loops cannot be closed with that number");
  }
  state.tuned();
  return possible;
}
