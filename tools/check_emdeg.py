#!/usr/bin/env python3
"""Does a file that emdeg wrote compute a robot's equations of motion?  Shares nothing with emdeg.

    python check_emdeg.py ROBOT.json FILE.c             (or FILE.program.json)

prints one line and exits 0 (equal), 1 (not equal: where) or 2 (cannot read).  ROBOT.json, a table of
bodies and joints, comes from `emdeg generate --proof`.  Files are read as text and never run.
Every output of the file, in exact arithmetic, is a rational function of state, parameters and pairs (cos,
sin); so is what the table says it should be: here a Newton-Euler recursion in base axes, with dual numbers
for derivatives.  Both are evaluated modulo random primes p > 2^60 at random points, cos = (1-t²)/(1+t²),
sin = 2t/(1+t²), drawn by SHA-256 of both files; p = 23 (mod 24), so 2 and 3 have roots and -1 has none.  If
different functions agree, a polynomial of degree <= w in the variables and in each of m pairs, with integer
coefficients of <= H bits, vanishes: by chance, (1+m) w / p (Schwartz, Zippel), or p divides all coefficients,
as <= H/60 of more than 2^51 primes do.  docs/certificates.md says what is assumed and what is not covered."""

# fmt: off
import ast, hashlib, json, re, sys
from fractions import Fraction; from functools import cache; from math import isqrt, log2; from pathlib import Path
class Refused(Exception): """(exit status, why); 0: a divisor vanished, and another point is drawn."""
def refuse(why, status=2): raise Refused(status, why)
def brackets(shape): return "".join(f"[{n}]" for n in shape)  # as C writes it
def once(pairs): return dict(pairs) if len(dict(pairs)) == len(pairs) else refuse("a key of JSON is there twice")
# -- numbers: residues, derivatives, and bounds of what they are residues of -------------------------
P, divisors, place_of = 1, [], {}  # the prime; what was divided by, and where it is in that list
bits, operations = {}, [0, 0]      # sizes of constants; operations, and degrees of angles looked up
def joined(f, g, how):  # exponents of divisors in a product (how = sum) or in a sum (how = max)
    return {k: how((f.get(k, 0), g.get(k, 0))) for k in {**f, **g}} if f and g else f or g
class N:
    """v modulo P and its derivative d; a polynomial of degree <= w in variables and constants, f[k] in 1/divisors[k]."""
    __slots__ = ("d", "f", "v", "w")
    def __init__(self, v, w=1, d=0, f=None):
        self.v, self.w, self.d, self.f, operations[0] = v % P, w, d % P, f, operations[0] + 1
    def __add__(a, b):
        return b if a is ZERO else a if b is ZERO else N(a.v + b.v, max(a.w, b.w), a.d + b.d, joined(a.f, b.f, max))
    def __neg__(a): return a if a is ZERO else N(-a.v, a.w, -a.d, a.f)
    def __sub__(a, b): return a + -b
    def __mul__(a, b):
        if a is ZERO or b is ONE or b is ZERO or a is ONE: return a if a is ZERO or b is ONE else b
        return N(a.v * b.v, a.w + b.w, a.v * b.d + a.d * b.v, joined(a.f, b.f, sum))
    def __truediv__(a, b):
        i = pow(b.v, -1, P) if b.v else refuse("a divisor vanishes", 0)
        k = place_of.setdefault(id(b), len(divisors)); divisors[k:] = divisors[k:] or [b]
        return N(a.v * i, a.w, (a.d - a.v * i * b.d) * i, joined(a.f, {k: 1}, sum))
    def cleared(self):  # w when multiplied by every divisor to the power f, the last one first
        w, f = self.w, dict(self.f or {})
        while f:
            b, n = divisors[max(f)], f.pop(max(f))
            w, f = w + n * b.w, joined(f, {j: n * e for j, e in (b.f or {}).items()}, sum) or {}
        return w
    def slope(self): return N(self.d, self.w + 3, 0, self.f)  # times a speed and a multiplier
    def moving(self, rate): return N(self.v, self.w, rate.v, self.f)
ZERO, ONE = N(0, 0), N(0, 0); ONE.v = 1
def constant(text):
    x = Fraction(text); bits[x] = x.numerator.bit_length() + x.denominator.bit_length()
    return ZERO if x == 0 else ONE if x == 1 else N(x.numerator * pow(x.denominator, -1, P))
# -- texts: arithmetic of the table and of the file; Python groups + - * / as C does -------------------
NODES = " Expression BinOp Add Sub Mult Div UnaryOp USub Name Load Subscript Constant Call "
NEAR = {"num": Fraction, "root": {n: Fraction(isqrt(n << 400), 1 << 200) for n in (2, 3, 6)},
        "pi": Fraction("3.141592653589793238462643383279502884197169399375105820974944592")}
TOKEN = re.compile(r"(?<![\w.\[%√])\d[\w.]*(?:(?<=[eE])[+-]\d+)?(?:/\d+(?![\w.]))?")
FUNCTIONS, INPUTS = ("cos", "sin", "sign", "tanh", "abs", "sqrt"), ("q", "qd", "qdd", "tau", "parameters")
COMMENT = re.compile(r"//|/\*.*?\*/", re.S)
def bare(text):  # without comments; a line that goes on could end one where we do not see it, as // does
    hides = re.search(r"\\\s*\n|\?\?/", text) or "//" in COMMENT.findall(text)
    text = refuse("a continued line, or //") if hides else COMMENT.sub(" ", text)
    return text if text.isascii() else refuse("letters beyond ASCII")  # ﬁ and fi are two names in C
def angles(call):  # cos(2.0*x - y) as cos(x, x, -y): angles are known by their residues, sums are not
    term = r"([+-]?) ?(?:(1000|[1-9]\d{0,2})(?:\.0f?)?\*)?([^ +-]+) ?"  # all of it: not -q alone of - -q
    terms = re.findall(term, call[2]) if re.fullmatch(f"({term})+", call[2]) else refuse(f"cannot read {call[0]!r}")
    return f"{call[1]}({', '.join(sign.strip('+') + x for sign, k, x in terms for _ in range(int(k or 1)))})"
def arithmetic(text, number):  # to be evaluated with numbers of our own; anything else is refused
    re.fullmatch(r"[\w. +\-*/()\[\]%√π]+", text) or refuse(f"cannot read {text!r}")
    marked = re.sub(r"\b(cosf?|sinf?)\(([^()]*)\)", angles, text)
    marked = re.sub(r"(?<![\w.])(?=[A-Za-z_])", "n_", marked)  # no name means anything to Python or to us
    marked = TOKEN.sub(lambda m: number(m[0]), marked).replace("π", "pi")
    marked = re.sub(r"√(\d)", r"root[\1]", re.sub(r"%(\d+)", r"let[\1]", marked)).strip()
    tree = ast.parse(marked, mode="eval")
    all(f" {type(x).__name__} " in NODES for x in ast.walk(tree)) or refuse(f"this is no arithmetic: {text!r}")
    return compile(tree, "", "eval")
compiled = cache(lambda text: arithmetic(text, lambda token: f"num({token!r})"))  # not of C
class File:
    """Straight-line code as [(target, expression)]: a target is a local or (array, place)."""
    def __init__(self, table, numbers):
        self.table, self.numbers, self.places, self.single = table, numbers, [*table["values"]], False
        self.code, self.outputs, self.defaults, self.literals, self.rounded, self.shapes = [], {}, {}, [], 0, {}
        self.heads, self.rooms, self.used = "", {}, set()  # of C: what a header must declare, what is written, what is named
    def literal(self, token):  # of C: the exact number of which it is the nearest double
        plain, told = token[:-1] if self.single else token, self.numbers.get(token)
        self.single == token.endswith("f") and not plain.isdigit() or refuse(f"{token!r} is an integer or of another type")
        told = (told.pop(0) if told else None) if type(told) is list else told
        self.literals.append(compiled(told or str(Fraction(float(plain)))))
        codes = self.literals[-1], compiled((told or "0").replace("-", "+").lstrip("+"))
        exact, sizes = (eval(code, {"__builtins__": {}}, NEAR) for code in codes)  # to 2^-200 of sizes
        (sizes > abs(exact) * 2**99 or re.search(r"/\D", told or "")) and refuse(f"{told}: cannot be compared with {token}")
        float(exact) == float(plain) or refuse(f"{token} is not the nearest double of {told}", 1)
        self.rounded += Fraction(float(exact)) != exact
        return f"lit[{len(self.literals) - 1}]"
    def read_c(self, text, stem):  # functions of loads, definitions and stores, as they stand there
        lines = [line.strip() for line in bare(text).split("\n") if line.strip()]
        lines[:2] == [f'#include "{stem}.h"', "#include <math.h>"] or refuse(f"unexpected {' '.join(lines[:2])!r}")
        text = " ".join(" ".join(lines[2:]).split()); self.single, stored = "float *restrict" in text, []
        real, f, self.used = "float" if self.single else "double", "f" * self.single, {*re.findall(r"(\w+)\[(\d+)]", text)}
        text = text.removeprefix(f"static {real} sign({real} x) {{ return x > 0.0{f} ? 1.0{f} : x < 0.0{f} ? -1.0{f} : x; }} ")
        given = rf"(?:(?:const )?{real} \*restrict \w+(?:, )?)*"
        while text.strip():
            head = re.match(rf"(void ({stem}_\w+)\( ?({given})\)) \{{ ([^{{}}]*)\}} ?", text)
            text = text[head.end():] if head else refuse(f"this is no function: {text[:60]!r}")
            *lines, rest = head[4].split("; "); rest and refuse(f"unexpected {rest!r}")
            starts, own = head[2] == f"{stem}_parameters", head[2].removeprefix(f"{stem}_"); self.heads += head[1] + "; "; self.code.append((None, None))
            for room in re.findall(rf"(?:^|, ){real} \*restrict (\w+)", head[3]):  # for the results of one function
                self.rooms[room] = refuse(f"{room} is written twice, or is an input") if room in (*self.rooms, *INPUTS[:4]) or starts != (room == INPUTS[4]) else set()
            own in [o["array"] for o in self.table["outputs"]] and own not in self.rooms and refuse(f"{head[2]} is no {own}", 1)
            for line in lines:
                if re.fullmatch(r"\(void\)\w+", line): continue
                here = re.fullmatch(rf"(?:const {real} (\w+)|(\w+)\[(0|[1-9]\d*)\]) = (.*)", line)
                here and not re.search(r"\babs\(", line) or refuse(f"unexpected {line!r}")
                target = here[1] or (here[2], int(here[3])); here[1] or self.rooms[here[2]].add(here[3])
                if starts: self.defaults[target[1]] = here[4] if re.search("[.eN]", here[4]) else refuse(f"an integer: {line!r}")  # 010 is 8
                else: self.code.append((target, arithmetic(here[4], self.literal))); stored.append(here[2])
        self.outputs = {o["name"]: [(o["array"], k) for k in range(stored.count(o["array"]))] for o in self.table["outputs"]}
    def read_program(self, text, stem):  # values in order; the certificate is not needed
        data, code = json.loads(text, object_pairs_hook=once), []
        (data["format"], data["version"]) == ("emdeg.program", 1) or refuse("no program of version 1")
        self.places, values = list(data["parameters"]), data["parameters"].values()
        self.defaults = {k: "NAN" if x is None else repr(x) for k, x in enumerate(values)}
        sizes = [(array, self.table["nq" if array == "q" else "nv"]) for array in INPUTS[:4] if array in dict(data["inputs"])]
        [(array, len(names)) for array, names in data["inputs"]] == sizes or refuse("inputs are q, qd, qdd, tau, in this order", 1)
        leaves = {(name, 1 if array == "q" else 2): f"{array}[{k}]" for array, names in data["inputs"] for k, name in enumerate(names)}
        leaves |= {(name, 0): f"parameters[{k}]" for k, name in enumerate(self.places)}  # by name and rate
        for k, (leaf, of, multiplier, offset) in enumerate(data["derived"]):
            code.append((f"a{k}", f"({multiplier})*{leaves[of, 1]} + ({offset})")); leaves[leaf, 1] = f"a{k}"
        forms = {"add": "v{}+v{}", "sub": "v{}-v{}", "mul": "v{}*v{}", "div": "v{}/v{}", "neg": "-v{}"}
        for k, (op, *args) in enumerate(data["values"]):
            written = args[0] if op == "const" else forms.get(op, f"{op}(v{{}})").format(*args)
            if op == "leaf": written = leaves.get((args[0], args[1])) or refuse(f"{args[0]} is not known at rate {args[1]}")
            elif op in ("cos", "sin"):
                written = f"{op}({args[1]}*π{''.join(f' + {m}*v{j}' for j, m in args[0])})".replace("(0*π + ", "(").replace("+ -", "- ")
            code.append((f"v{k}", written))
        self.code = [(name, compiled(written)) for name, written in code]
        for name, shape, values in data["outputs"]: self.outputs[name], self.shapes[name] = [f"v{k}" for k in values], brackets(shape)
    def check_defaults(self):  # values that parameters start with are the nearest of the table's
        for k, name in enumerate(self.places):
            text, told = self.defaults.get(k, ""), self.table["values"][name]
            found = text if text in ("NAN", "") else float(text.removesuffix("f" * self.single))
            found == ("NAN" if told is None else float(Fraction(told))) or refuse(f"the parameter {name} is {text}, in the table {told}", 1)
# -- points of the variety ------------------------------------------------------------------------------
def is_prime(n):  # Miller and Rabin, with bases that leave no doubt below 2^81
    return all(pow(a, n // 2, n) in (1, n - 1) for a in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41))  # n = 3 (mod 4)
class Point:  # a prime, a residue for all that a file may read, and the values of all that it computes
    def __init__(self, file, seed, number):
        global P; self.file, self.seed, self.number, self.table, n = file, seed, number, file.table, 0
        while n == 0 or not is_prime(P):  # 2^60 = 16 (mod 24)
            P, n = (1 << 60) + self.draw(f"prime {n}", 1 << 60) // 24 * 24 + 7, n + 1
        divisors.clear(), place_of.clear(); two, three = (pow(n, (P + 1) // 4, P) for n in (2, 3))
        root, pi = {2: N(two), 3: N(three), 6: N(two * three)}, N(self.draw("pi"))
        self.names = {"__builtins__": {}, "num": constant, "pi": pi, "let": [], "root": root}
        up, down = (two * (three + k) * pow(4, -1, P) for k in (1, -1))  # cos and sin of 15 degrees
        self.circle, c, s = {}, 1, 0  # by residues of angles: (cos, sin)
        for k in range(48):
            v = k * pi.v * pow(12, -1, P) % P; self.circle[v], self.circle[-v % P] = (N(c, 2), N(s, 2)), (N(c, 2), N(-s, 2))
            c, s = (c * up - s * down) % P, (s * up + c * down) % P
        self.arrays = {a: [self.variable(a, k) for k in range(n)] for a, n in self.table["sizes"].items()}
        self.cells = {f"n_{x}": self.variable("parameters", x) for x in self.table["values"]}
        self.cells |= {f"n_{name}": lambda *x, name=name: self.call(name, *x) for name in FUNCTIONS}
        for text in self.table["let"]: self.names["let"].append(self.cell(text))
        for text in self.table["atoms"]: self.around(self.in_q(text).v, text)  # joints that follow others
    def draw(self, label, below=None):  # by both files, the number of the point and the label
        text = f"{self.seed} {self.number} {label}".encode()
        return int.from_bytes(hashlib.sha256(text).digest()[:16], "big") % (below or P)
    def around(self, v, label):  # cos and sin of an angle, and of its opposite
        t = self.draw(f"circle {label}"); c, s = (N(x * pow(1 + t * t, -1, P), 2) for x in (1 - t * t, 2 * t))
        self.circle[v], self.circle[-v % P] = (c, s), (c, -s)
    def variable(self, array, k):  # free; maybe an angle, or of a quaternion of length 1
        start = self.table["spheres"].get(k) if array == "q" else None
        if start is None:
            x = N(self.draw(f"value {array} {k}"))
            return (array in ("q", "parameters") and self.around(x.v, f"{array} {k}")) or x
        a = [self.draw(f"sphere {start} {i}") for i in range(3)]; norm = sum(x * x for x in a) % P
        i = pow(1 + norm, -1, P) if norm != P - 1 else refuse("no quaternion", 0)
        return N((1 - norm if k == start + 3 else 2 * a[k - start]) * i, 2)
    def turn(self, *angles):  # cos and sin of a sum of angles
        c, s = ONE, ZERO
        for x in angles:
            ct, st = self.circle.get(x.v) or refuse("cos or sin of what is no sum of angles, each at most 1000 times")
            c, s, operations[1] = c * ct - s * st, s * ct + c * st, operations[1] + x.w
        return c, s
    def call(self, name, *given):  # of other functions f(0) = 0, f(-x) = -f(x), for abs f(x) is known
        if name in ("cos", "sin"): return self.turn(*given)[name == "sin"]
        x, = given; operations[1] += x.w; mirrored = x.v if name == "sqrt" else min(x.v, P - x.v); v = self.draw(f"{name} {mirrored}") if x.v else 0
        y = N(v if name == "abs" or mirrored == x.v else -v); rate = (ONE - y * y) * x.slope()
        return N(y.v, rate.w, rate.v, rate.f) if name == "tanh" else y
    def in_q(self, text): return eval(compiled(text), self.names, {"n_q": self.arrays["q"]})
    def cell(self, text):  # an expression of the table, evaluated once
        if text not in self.cells: self.cells[text] = eval(compiled(text), self.names, self.cells)
        return self.cells[text]
    def run(self):  # the outputs of the file
        names = {f"n_{x}": y for x, y in self.arrays.items()} | {"n_sign": self.cells["n_sign"]}
        for x in (*FUNCTIONS, "fabs"): names[f"n_{x}{'f' * self.file.single}"] = self.cells[f"n_{x.removeprefix('f')}"]
        names["n_parameters"] = [self.cells[f"n_{name}"] for name in self.file.places]
        names["lit"], memory = [eval(code, self.names) for code in self.file.literals], {}
        for target, code in self.file.code:
            if target is None: names = {x: y for x, y in names.items() if type(y) is not N}; continue  # no locals of others
            x = memory[target] = eval(code, self.names, names); type(x) is N or refuse(f"{target} is no number")
            if type(target) is tuple: names.setdefault(f"n_{target[0]}", {})[target[1]] = x
            else: names[f"n_{target}"] = x
        return {name: [memory[k] for k in where] for name, where in self.file.outputs.items()}
# -- the robot at one point: Newton's and Euler's equations in base axes --------------------------------
class V(tuple):  # a vector: + -, times a number, @ inner product, ^ outer product
    def __add__(a, b): return V(map(N.__add__, a, b))
    def __sub__(a, b): return V(map(N.__sub__, a, b))
    def __mul__(a, x): return V(x * y for y in a)
    def __matmul__(a, b): return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
    def __xor__(a, b): return V(a[i] * b[j] - a[j] * b[i] for i, j in ((1, 2), (2, 0), (0, 1)))
def turned(R, x): return R[0] * x[0] + R[1] * x[1] + R[2] * x[2]  # R x, R by its columns
NIL, ALL = V((ZERO,) * 3), {"gravity", "friction", "springs"}
E = [V((ONE, ZERO, ZERO)), V((ZERO, ONE, ZERO)), V((ZERO, ZERO, ONE))]
class Robot(Point):
    """The table at a point.  Poses are (R, p, joint) in base axes, a joint is [(place in q̇, factor,
    glide, turn)]: velocity of the body's origin and angular velocity at unit speed."""
    def start(self):  # τ is what other accelerations need: as free as they are, and no file sees them
        self.n, self.rest = self.table["nv"], [ZERO] * self.table["nv"]
        self.q, self.qd, self.qdd, self.unseen = map(self.arrays.get, ("q", "qd", "qdd", "not seen"))
        self.poses = self.placed(self.rest); self.arrays["tau"] = self.efforts(self.qd, self.unseen, ALL); return self
    def vector(self, texts, n=3): return V(map(self.cell, texts)) if len(texts) == n else refuse("a list of another length")
    def frame(self, f, poses):  # one that is fixed in a body
        R, p, _ = poses[f["parent"]] if f["parent"] >= 0 else (E, NIL, ())
        own = [self.vector(f["rotation"][k::3]) for k in range(3)]
        wrong = [own[j] @ own[k] - E[j][k] for j in range(3) for k in range(3)] + [*((own[0] ^ own[1]) - own[2])]
        any(x.v for x in wrong) and refuse(f"{f.get('joint') or f['frame']}: this is no rotation", 1)
        return [turned(R, e) for e in own], p + turned(R, self.vector(f["translation"]))
    def placed(self, speeds):  # the poses, with their derivatives along these speeds
        found = []
        for b in self.table["bodies"]:
            (R, p), k, q, kind = self.frame(b, found), b["v"], self.q[b["q"]:], b["kind"]
            if kind == "floating":
                h, w, two, v, u = V(q[3:6]), q[6], ONE + ONE, V(speeds[k:k + 3]), V(speeds[k + 3:k + 6])
                own = [e * (w * w - h @ h) + h * (two * (h @ e)) + (h ^ e) * (two * w) for e in E]
                p = p + turned(R, V(map(N.moving, q, turned(own, v))))
                R = [turned(R, V(map(N.moving, own[j], turned(own, u ^ E[j])))) for j in range(3)]
                axes = [(k + j, ONE, *((R[j], NIL) if j < 3 else (NIL, R[j - 3]))) for j in range(6)]
            else:
                (factor, offset), z = self.vector(b["mimic"], 2), R[2]
                rate, slide, turn = factor * speeds[k], self.cell(b["slide"]), self.cell(b["turn"])
                p = p + z * (slide * (factor * q[0] + offset).moving(rate)); c, s = self.turn(*map(self.in_q, b["angles"]))
                c, s = c.moving(-s * (turn * rate)), s.moving(c * (turn * rate))
                R, axes = [R[0] * c + R[1] * s, R[1] * c - R[0] * s, z], [(k, factor, z * slide, z * turn)]
            found.append((R, p, axes))
        return found
    def efforts(self, qd, qdd, terms=frozenset(), poses=None, q=None):
        """τ of a motion; `terms` are those of ALL that count beside the inertia of bodies and drives."""
        bodies, cell, tau, states, forces = self.table["bodies"], self.cell, [*self.rest], [], []
        q, poses, weight = q or self.q, poses or self.poses, self.vector(self.table["gravity"])
        ground = NIL, NIL, NIL - weight if "gravity" in terms else NIL, NIL
        for b, (R, p, axes) in zip(bodies, poses, strict=True):
            w, dw, a, o = below = states[b["parent"]] if b["parent"] >= 0 else ground
            glide, turn, dglide, dturn = (sum((x[j] * (x[1] * rates[x[0]]) for x in axes), NIL)
                                          for rates in (qd, qdd) for j in (2, 3))
            r = p - o; a = a + (dw ^ r) + (w ^ (w ^ r)) + dglide + ((w + w + turn) ^ glide)
            dw, w = dw + dturn + (w ^ turn), w + turn
            c, I = turned(R, self.vector(b["com"])), [self.vector(b["inertia"][k::3]) for k in range(3)]
            Iw, Idw = (turned(R, turned(I, [e @ x for e in R])) for x in (w, dw))
            F = (a + (dw ^ c) + (w ^ (w ^ c))) * cell(b["mass"])
            states.append((w, dw, a, p)); forces.append([F, Idw + (w ^ Iw) + (c ^ F), r])
            if b["kind"] == "floating": continue
            (k, factor, _, _), = axes; z, motor = R[2], bodies[b["motor"]]
            speed, rate, effort = factor * qd[k], factor * qdd[k], cell(b["armature"]) * factor * qdd[k]
            if "friction" in terms:
                effort += cell(b["viscous"]) * speed + cell(b["coulomb"]) * self.call("sign", speed)
                effort += cell(b["smooth"]) * self.call("tanh", speed / cell(b["smoothing"]))
            momentum, under = cell(b["rotor"]), forces[b["parent"]] if b["parent"] >= 0 else [NIL, NIL]
            effort += momentum * (z @ below[1])  # a rotor acts on the parent, as a spring does on the motor
            under[1] += z * (momentum * rate) + (below[0] ^ z) * (momentum * speed)
            pull = cell(b["stiffness"]) * (q[b["q"]] - q[motor["q"]]) if "springs" in terms else ZERO
            pull += cell(b["damping"]) * (qd[k] - qd[motor["v"]]) if "friction" in terms else ZERO
            tau[k] += factor * effort + pull; tau[motor["v"]] -= pull
        for b, (f, n, r), (_, _, axes) in [*zip(bodies, forces, poses, strict=True)][::-1]:
            for k, factor, glide, turn in axes: tau[k] += factor * (glide @ f + turn @ n)
            under = forces[b["parent"]] if b["parent"] >= 0 else [NIL, NIL]; under[:2] = under[0] + f, under[1] + n + (r ^ f)
        return tau
    def by_q(self, speeds, qdd):  # ∂τ/∂q times speeds
        own = {b["q"]: b["v"] for b in self.table["bodies"] if b["kind"] != "floating"}
        q = [x.moving(speeds[own[k]]) if k in own else x for k, x in enumerate(self.q)]
        return [x.slope() for x in self.efforts(self.qd, qdd, ALL, self.placed(speeds), q)]
    def jacobian(self, o, poses):  # columns (velocity, angular velocity) of a frame
        (R, p), i, columns = self.frame(o, poses), o["parent"], [[ZERO] * 6 for _ in self.rest]
        at, axes = p * self.cell(o["own_origin"]), R if self.cell(o["own_axes"]) is ONE else E
        while i >= 0:
            for k, factor, glide, turn in poses[i][2]:
                both = (glide + (turn ^ (at - poses[i][1]))) * factor, turn * factor
                columns[k] = [*map(N.__add__, columns[k], (e @ x for x in both for e in axes))]
            i = self.table["bodies"][i]["parent"]
        return columns
    def check_shape(self, o, *shape):  # of an output, in the table and in a program
        {o["shape"], self.file.shapes.get(o["name"], o["shape"])} == {brackets(shape)} or refuse(f"{o['name']} has another shape than {shape}", 1)
    def vanishing(self, o, y):
        """What is zero if and only if y is the quantity: a difference, or equations that it solves."""
        n, name, rest, qd, efforts = range(self.n), o["quantity"], self.rest, self.qd, self.efforts
        qdd, half = self.unseen if name[0] == "f" else self.qdd, constant("1/2")
        unit, here = [[ONE if j == k else ZERO for j in n] for k in n], self.frame(o, self.poses) if "frame" in o else ()
        by_qd = lambda k, qdd, terms: [x.slope() for x in efforts([*map(N.moving, qd, unit[k])], qdd, terms)]
        by = {"dq": lambda k: self.by_q(unit[k], qdd), "dqd": lambda k: by_qd(k, qdd, ALL)}
        found = {
            "inverse_dynamics": lambda: efforts(qd, qdd, ALL), "bias": lambda: efforts(qd, rest, ALL),
            "forward_dynamics": lambda: qdd, "coriolis_vector": lambda: efforts(qd, rest),
            "gravity": lambda: efforts(rest, rest, {"gravity"}), "generalized_momentum": lambda: efforts(rest, qd),
            "friction": lambda: [*map(N.__sub__, efforts(qd, rest, {"friction"}), efforts(qd, rest))],
            "kinetic_energy": lambda: [half * sum(map(N.__mul__, qd, efforts(rest, qd)), ZERO)],
            "mass_matrix": lambda: [efforts(rest, unit[k]) for k in n],
            "coriolis_matrix": lambda: [[half * x for x in by_qd(k, rest, ())] for k in n],
            "inverse_dynamics_dq": lambda: [*map(by["dq"], n)], "inverse_dynamics_dqd": lambda: [*map(by["dqd"], n)],
            "jacobian": lambda: self.jacobian(o, self.poses),
            "forward_kinematics": lambda: [[*e, x] for e, x in zip((*here[0], here[1]), (*NIL, ONE), strict=True)],
            "jacobian_rate": lambda: [[x.slope() for x in c] for c in self.jacobian(o, self.placed(qd))],
        }.get(name)
        if found is None:  # M Y = 1, M ∂q̈/∂x = -∂τ/∂x
            slope = by.get(name.rpartition("_")[2], lambda k: [-x for x in unit[k]])
            M, known = [efforts(rest, unit[k]) for k in n], name[-3:] in ("rse", "_dq", "dqd", "tor")
            len(y) == self.n**2 and known or refuse(f"{name} is not known, or of another size"); self.check_shape(o, self.n, self.n)
            if name[-3:] == "tor":  # M = Lᵀ D L: L below the diagonal, of units on it, where D is; nothing above
                Y = [y[i * self.n:][:self.n] for i in n]; L = [[*Y[i][:i], *unit[i][i:]] for i in n]
                product = [sum((L[i][j] * Y[i][i] * L[i][k] for i in n), -M[j][k]) for j in n for k in n]
                return product + [x for i in n for x in Y[i][i + 1:]]
            return [sum((M[i][j] * y[i * self.n + k] for i in n), x) for k in n for j, x in enumerate(slope(k))]
        right = found()
        matrix = type(right[0]) is list; self.check_shape(o, *([len(right[0])] if matrix else ()), *[len(right)] * (name != "kinetic_energy"))
        right = [c[i] for i in range(len(right[0])) for c in right] if matrix else right
        len(y) == len(right) or refuse(f"{o['name']} has {len(y)} elements, not {len(right)}", 1)
        return [*map(N.__sub__, y, right)]
# -- the check ----------------------------------------------------------------------------------------------
def prepared(table):  # sizes of inputs, where quaternions are, and which angles joints turn by
    table["values"] = once(table["parameters"]); table["sizes"] = {"q": table["nq"]} | dict.fromkeys(("qd", "qdd", "not seen"), table["nv"])
    flyers = [b["q"] + 3 for b in table["bodies"] if b["kind"] == "floating"]
    table["spheres"], table["atoms"] = {k + j: k for k in flyers for j in range(4)}, []
    for b in table["bodies"]:
        factor, offset = (Fraction(x) * Fraction(b["turn"]) for x in b["mimic"])
        own, whole = f"({factor})*q[{b['q']}] + ({offset})", factor.denominator == 1 and abs(factor) <= 4 and offset == 0
        b["angles"] = ["-" * (factor < 0) + f"q[{b['q']}]"] * abs(int(factor)) if whole else [own]
        table["atoms"] += [] if whole else [own]; b["kind"] in ("joint", "floating") or refuse(f"no joint: {b['kind']}")
    return table
def check_header(text, stem, file):  # it names places and sizes and declares the file's functions, nothing else
    S, table, flat = stem.upper(), file.table, " ".join(bare(text).split())
    macro = rf"#define {S}_([A-Z0-9_]+) (0|[1-9]\d*)(?!\w)"
    for line in bare(text).split("\n"):  # a directive is a line, and a line one directive
        re.fullmatch(rf"[^#]*|#ifndef {S}_H|#define {S}_H|{macro}|#ifdef __cplusplus|#(define|undef) restrict|#endif", line.strip()) or refuse(f"{stem}.h: unexpected {line!r}")
    said = {x: int(k) for x, k in once(re.findall(macro, flat)).items()}; real = "float" if file.single else "double"
    right = f'#ifndef {S}_H #define {S}_H typedef {real} {stem}_real; #ifdef __cplusplus extern "C" {{ #define restrict #endif {file.heads}'
    re.sub(f"{macro} ", "", flat) == right + "#ifdef __cplusplus #undef restrict } #endif #endif" or refuse(f"{stem}.h has other functions")
    file.places = file.places[:said.get("PARAMETERS_SIZE", 0)]  # the table's first ones are those of the file
    for array, k in file.used: int(k) < said.get(f"{array.upper()}_SIZE", 0) or refuse(f"{array}[{k}] is not there")
    for array, k in file.rooms.items(): len(k) == said.get(f"{array.upper()}_SIZE") or refuse(f"{len(k)} elements of {array} are written")
    for o in table["outputs"]:  # of matrices
        rows = "".join(f"[{said[x]}]" for end in ("ROWS", "COLUMNS") if (x := f"{o['array'].upper()}_{end}") in said)
        rows == o["shape"] * (o["shape"].count("[") == 2) or refuse(f"{o['array']} has another shape", 1)
    for x, k in said.items():  # MY_ARM_JOINT_ELBOW 2: letters and digits of the name, up to 50; what follows tells equal ones apart
        kind, _, word = x.lower().partition("_"); names = {"parameter": file.places[k:][:1], "joint": [b["joint"] for b in table["bodies"] if b["q"] == k]}
        any(word.replace("_", "").startswith(re.sub("[^a-z0-9]", "", n.lower())[:50]) for n in names.get(kind, [""])) or refuse(f"{S}_{x} is not {k}", 1)
def check(table_path, path):
    raw, text, name = Path(table_path).read_bytes(), Path(path).read_bytes(), Path(path).name
    hashes, (body, _, end) = [hashlib.sha256(x).hexdigest() for x in (raw, text)], raw.rpartition(b' "sha256": "')
    changed = "{} was changed after it was written: its SHA-256 is another"
    if end.decode() != hashlib.sha256(body).hexdigest() + '"\n}\n': refuse(changed.format(table_path), 1)
    table = json.loads(raw, object_pairs_hook=once)
    (table["format"], table["version"]) == ("emdeg.robot-table", 4) or refuse(f"a table of version 4 is read, not {table['version']}: let `emdeg generate --proof` write it")
    about = prepared(table)["files"].get(name) or refuse(f"{table_path} says nothing of {name}")
    about["sha256"] == hashes[1] or refuse(changed.format(name), 1)
    file, stem, is_c = File(table, about.get("numbers", {})), name.split(".")[0], name.endswith(".c")
    re.fullmatch(r"[A-Za-z]\w*", stem, re.A) or refuse("a name of letters, digits and _ is expected")
    (file.read_c if is_c else file.read_program)(text.decode(), stem)
    is_c and check_header(Path(path).with_name(f"{stem}.h").read_bytes().decode(), stem, file); file.check_defaults()
    wanted = [table["outputs"][k] for k in about["outputs"]]
    [*file.outputs] == [o["name"] for o in wanted] or refuse(f"the outputs are {[*file.outputs]}", 1)
    for o in wanted: re.sub("_(factorised|articulated|explicit)$", "", o["name"].split(":")[0]) == o["quantity"] or refuse(f"{o['name']} is no {o['quantity']}", 1)
    seed, done, number, points = hashlib.sha256(f"check_emdeg.py {hashes}".encode()).hexdigest(), 0, 0, 1; bits.clear()
    while done < points:
        number, operations[:] = number + 1 if number < 100 else refuse("a divisor vanishes everywhere"), (0, 0)
        try:
            robot = Robot(file, seed, number).start(); outputs = robot.run(); zeros = {o["name"]: robot.vanishing(o, outputs[o["name"]]) for o in wanted}
        except Refused as problem:
            if problem.args[0]: raise
            continue
        for where, x in ((f"{o}[{k}]", x) for o, each in zeros.items() for k, x in enumerate(each)):
            x.v and refuse(f"{name}: {where} of {table['robot']} is another function", 1)
        if not done:
            w, m = max(x.cleared() for each in zeros.values() for x in each), len(robot.circle)
            height = 4 * w * (operations[0] + sum(bits.values()) + 2 * m)
            chance = 2 * (((1 + m) * w + operations[1] * m) / 2**60 + height / 60 / 2**51)
            points = -int(-100 // -log2(chance)) if chance < 2**-9 else refuse(f"a degree of {w} is too much")
        done += 1
    return (f"EQUAL: {name} computes {', '.join(zeros)} of {table['robot']} in exact arithmetic; chance of error < 2^{points * log2(chance):.0f}: "
            f"{points} points modulo {points} primes > 2^60, degree {w}, {m} angles, height {height} bits; {file.rounded} of {len(file.literals)} "
            f"literals are rounded, each to the nearest double; robot {hashes[0][:16]}, file {hashes[1][:16]}")
def main(arguments):
    try:
        status, why = 0, check(*arguments) if len(arguments) == 2 else refuse("say check_emdeg.py ROBOT.json FILE")
    except Exception as problem:  # whatever a broken file leads to
        status, why = problem.args if isinstance(problem, Refused) else (2, f"{type(problem).__name__}: {problem}")
    line, form = ("", "NOT EQUAL: ", "CANNOT READ: ")[status] + " ".join(str(why).split()), sys.stdout.encoding or "utf-8"
    print("".join(c if c.isprintable() else "?" for c in line).encode(form, "backslashreplace").decode(form))
    return status
if __name__ == "__main__": sys.exit(main(sys.argv[1:]))
