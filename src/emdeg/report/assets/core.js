/* Data, the state of the robot, and small helpers. Text from outside enters by textContent only. */
const DATA = JSON.parse(document.getElementById("data").textContent);
const $ = (id) => document.getElementById(id);

function el(tag, attributes, ...children) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(attributes || {})) {
    if (key === "class") node.className = value;
    else if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else if (value === true) node.setAttribute(key, "");
    else if (value !== false && value !== null && value !== undefined) node.setAttribute(key, value);
  }
  node.append(...children.filter((c) => c !== null && c !== undefined));
  return node;
}

/* 4 significant digits, powers of ten only where they are needed, a true minus. */
function format(x, scale = 1) {
  if (!Number.isFinite(x)) return "–";
  const size = Math.abs(x);
  if (size < 1e-12 * Math.max(scale, 1e-3)) return "0";
  let text;
  if (size >= 1e5 || size < 1e-3) {
    const [digits, power] = x.toExponential(2).split("e");
    text = `${digits}e${Number(power)}`;
  } else {
    const decimals = Math.min(Math.max(3 - Math.floor(Math.log10(size)), 0), 4);
    text = x.toFixed(decimals);
  }
  return text.replace(/-/g, "\u2212");
}

const plural = (n, one, many = one + "s") => `${n.toLocaleString("en")} ${n === 1 ? one : many}`;
/* 2⁻¹⁴⁷ with a real superscript: digits of one font. */
const power = (base, exponent) => el("span", { class: "power" }, base, el("sup", null, String(exponent).replace("-", "\u2212")));
/* Text with 2^-147 in it, as nodes. */
const withPowers = (text) => text.split(/(2\^-?\d+)/).filter(Boolean).map((part) => (/^2\^-?\d+$/.test(part) ? power("2", part.slice(2)) : part));
/* A name that may break after _ . / - and where a capital follows, so that none has to be cut. */
const breakable = (name) => name.split(/(?<=[_./ -])|(?<=[a-z])(?=[A-Z])/).flatMap((part, k) => (k ? [el("wbr"), part] : [part]));
/* Names for narrow places: the middle goes, the ends tell them apart. */
const shortened = (name, most) => (name.length <= most ? name : `${name.slice(0, Math.ceil((most - 1) / 2))}…${name.slice(name.length - Math.floor((most - 1) / 2))}`);

/* The state: q, qd, qdd. Whoever shows something subscribes. */
const state = {
  q: Float64Array.from(DATA.controls.start),
  qd: new Float64Array(DATA.nv),
  qdd: new Float64Array(DATA.nv),
  angles: {},  // roll, pitch, yaw of every free flyer, by the place of its quaternion
  listeners: [],
  tuners: [],
  subscribe(listener) { this.listeners.push(listener); listener(); },
  changed() { for (const listener of this.listeners) listener(); },
  tuned() { for (const listener of this.tuners) listener(); this.changed(); },
};

function setControl(control, value) {
  if (control.kind === "q") { state.q[control.index] = value; return; }
  const angles = (state.angles[control.index] = state.angles[control.index] || [0, 0, 0]);
  angles[control.axis] = value;
  const [r, p, y] = angles.map((a) => a / 2);
  const [cr, sr, cp, sp, cy, sy] = [Math.cos(r), Math.sin(r), Math.cos(p), Math.sin(p), Math.cos(y), Math.sin(y)];
  state.q[control.index] = sr * cp * cy - cr * sp * sy;
  state.q[control.index + 1] = cr * sp * cy + sr * cp * sy;
  state.q[control.index + 2] = cr * cp * sy - sr * sp * cy;
  state.q[control.index + 3] = cr * cp * cy + sr * sp * sy;
}
function getControl(control) {
  return control.kind === "q" ? state.q[control.index] : (state.angles[control.index] || [0, 0, 0])[control.axis];
}

function tabs(container, choices, choose) {
  const buttons = choices.map(([key, label]) => el("button", {
    type: "button", role: "tab", id: `tab-${key}`, "aria-selected": "false", tabindex: "-1",
    onclick: () => select(key),
  }, label));
  function select(key) {
    buttons.forEach((button, k) => {
      const on = choices[k][0] === key;
      button.setAttribute("aria-selected", String(on));
      button.tabIndex = on ? 0 : -1;
    });
    choose(key);
  }
  container.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const at = buttons.findIndex((b) => b.tabIndex === 0);
    const next = (at + step + buttons.length) % buttons.length;
    select(choices[next][0]);
    buttons[next].focus();
    event.preventDefault();
  });
  container.append(...buttons);
  select(choices[0][0]);
  return select;
}

let toastTimer = 0;
function toast(message) {
  $("toast").textContent = message;
  $("toast").classList.add("on");
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => $("toast").classList.remove("on"), 1600);
}

async function copyText(text, what) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const area = el("textarea", { style: "position:fixed;opacity:0" });
    area.value = text;
    document.body.append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
  }
  toast(`Copied as ${what}`);
}

/* Light or dark: as the system says, until the reader chooses. */
function setTheme(dark) {
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  document.dispatchEvent(new Event("theme"));
}
const preferred = window.matchMedia("(prefers-color-scheme: dark)");
setTheme(preferred.matches);
preferred.addEventListener("change", (event) => setTheme(event.matches));
$("theme").addEventListener("click", () => setTheme(document.documentElement.dataset.theme !== "dark"));
const colour = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
