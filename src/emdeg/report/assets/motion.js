/* A smooth motion through the joint range, with the speeds and accelerations that belong to it:

     q(t) = a + s(t) (b(t) − a)        a where it starts, b(t) = centre + swing sin(w t)
     s(t) = 10x³ − 15x⁴ + 6x⁵          x = t/2 s, then 1: q̇ and q̈ begin at zero and have no jump
     q̇ = ṡ (b − a) + s ḃ               q̈ = s̈ (b − a) + 2 ṡ ḃ + s b̈

   Joints that follow a loop get theirs from it; a free flyer stays where it is. */
const BLEND = 2; // s

const motion = (() => {
  let list = [], from = [], running = false, began = 0;

  function blend(t) {
    const x = Math.min(t / BLEND, 1);
    if (x === 1) return [1, 0, 0];
    return [x ** 3 * (10 - 15 * x + 6 * x * x), (30 * x * x * (1 - x) ** 2) / BLEND, (60 * x * (1 - x) * (1 - 2 * x)) / BLEND ** 2];
  }
  function at(t) {
    const [s, sd, sdd] = blend(t);
    return list.map((c, k) => {
      const w = 0.35 + 0.13 * ((k * 7) % 5);
      const b = c.centre + c.swing * Math.sin(w * t), bd = c.swing * w * Math.cos(w * t), bdd = -c.swing * w * w * Math.sin(w * t);
      const gap = b - from[k];
      return { q: from[k] + s * gap, qd: sd * gap + s * bd, qdd: sdd * gap + 2 * sd * bd + s * bdd };
    });
  }
  /* Put the robot where the motion is at time t. */
  function show(t) {
    const now = at(t);
    state.qd.fill(0);
    state.qdd.fill(0);
    list.forEach((c, k) => { state.qd[c.v] = now[k].qd; state.qdd[c.v] = now[k].qdd; });
    if (!apply(list.map((c, k) => [c, now[k].q]))) { stop(); toast("As far as the loops allow"); }
  }
  function frame(now) {
    if (!running) return;
    show((now - began) / 1000);
    requestAnimationFrame(frame);
  }
  function begin() {
    began = performance.now();
    from = list.map((c) => c.get());
  }
  function stop() {
    running = false;
    $("play").setAttribute("aria-pressed", "false");
    $("play").textContent = "Move";
  }
  function start(controls) {
    list = controls.filter((c) => c.kind === "q" && c.v !== undefined && !c.follows && c.upper > c.lower).map((c) => ({
      ...c, centre: mechanism ? c.value : (c.lower + c.upper) / 2, swing: ((c.upper - c.lower) / 2) * (mechanism ? 0.3 : 0.4),
    }));
    $("play").disabled = !list.length;
    $("play").addEventListener("click", () => {
      if (running) { stop(); return; }
      running = true;
      $("play").setAttribute("aria-pressed", "true");
      $("play").textContent = "Stop";
      begin();
      requestAnimationFrame(frame);
    });
  }
  return { start, stop, show, begin };
})();
