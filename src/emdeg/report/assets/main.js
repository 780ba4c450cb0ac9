/* The order in which everything starts. */
const FORMS = ["explicit", "hierarchical", "derivations"];

measureBodies();
closeLoops();
startHead();
startNumbers();
startControls();
startTool();
startExplicit();
startHierarchical();
startDerivations();
startFind();
tabs($("form-tabs"), [["explicit", "Explicit"], ["hierarchical", "Hierarchical"], ["derivations", "Derivations"]], (key) => {
  for (const form of FORMS) $(form).hidden = key !== form;
  $("search-box").hidden = key === "derivations";
  find($("search").value);
});
if (!DATA.explicit) $("tab-hierarchical").click();
startOperations();
startSignificance();
startGravity();
startProgram();
startCertificate();
startColophon();
$("menu").addEventListener("click", () => {
  const open = $("sections").classList.toggle("open");
  $("menu").setAttribute("aria-expanded", String(open));
});
$("sections").addEventListener("click", () => { $("sections").classList.remove("open"); $("menu").setAttribute("aria-expanded", "false"); });
window.addEventListener("beforeprint", () => {
  for (const details of document.querySelectorAll("#group-M, #group-g, #group-M .element, #group-g .element")) openNow(details);
  for (const details of document.querySelectorAll("#group-M .element, #group-g .element")) openNow(details);
});
document.documentElement.dataset.ready = "true";
performance.mark("ready");
/* The first frame shows the page; the robot appears in the next, in a box that is already there. */
requestAnimationFrame(() => setTimeout(() => {
  startScene();
  document.documentElement.dataset.drawn = "true";
}, 0));
/* For tests and for the curious: the state and the numbers, from the console. */
window.emdegReport = {
  state: () => ({ q: [...state.q], qd: [...state.qd], qdd: [...state.qdd] }),
  q: () => [...state.q],
  evaluate: () => Object.fromEntries(Object.entries({ ...parts(), ...whole() }).map(([k, v]) => [k, [...v]])),
  move: (t) => { if (t === 0) motion.begin(); motion.show(t); return window.emdegReport.state(); },
  simulate: (seconds, law) => window.emdegSimulate(seconds, law),
  gap: () => (mechanism && mechanism.rows ? largest([...constraints().phi]) : 0),
  slip: () => (mechanism ? largest([...times(constraints().A, mechanism.all_rows, DATA.nv, state.qd)]) : 0),
  projected: () => view.projected(),
  down: () => view.down(),
  ellipsoid,
};
