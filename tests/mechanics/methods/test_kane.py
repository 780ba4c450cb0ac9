"""Kane's method: digest R29, R35; E7, the Stanford arm with all Z and X of the paper."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import emdeg
from emdeg.errors import DeriveError
from emdeg.exact.angles import cos, sin
from emdeg.exact.calculus import substitute, time_derivative
from emdeg.exact.field import MERSENNE_61
from emdeg.exact.fingerprint import fingerprints
from emdeg.exact.graph import ONE, SYMBOL, ZERO, symbol, walk
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics.methods import newton_euler
from emdeg.mechanics.methods.kane import kane
from emdeg.mechanics.methods.kane import ledger as kane_ledger
from emdeg.mechanics.methods.kane import speeds as kane_speeds
from tests.mechanics import arms, oracle
from tests.mechanics.arms import s, same

#: has appendices 1 and 2 as printed but for the errata; a corrected line says what it was
PAGE = Path(__file__).parents[3] / "docs" / "papers" / "kane.md"
ROBOTS = [arms.two_link, arms.robmat_stanford, arms.theta_d_arm, arms.stanford, arms.puma]


@pytest.mark.parametrize("build", ROBOTS)
def test_equals_newton_euler_on_arms(build):
    """R29, R35: with u = q̇."""
    robot = build()
    assert arms.certified(robot, kane.rigid_body(robot), newton_euler.rigid_body(robot))


@pytest.mark.parametrize("seed", range(20))
def test_equals_newton_euler_on_trees(seed):
    """R29, R35: random trees."""
    robot = arms.random_tree(seed)
    assert arms.certified(robot, kane.rigid_body(robot), newton_euler.rigid_body(robot))


@pytest.mark.parametrize("seed", [1, 3, 5])
def test_takes_a_free_flyer(seed):
    """R29: the speeds of a free flyer are those of its body, as Kane would choose them."""
    robot = arms.random_tree(seed, floating=True)
    assert arms.certified(robot, kane.rigid_body(robot), newton_euler.rigid_body(robot))


@pytest.mark.oracle
@pytest.mark.parametrize("build", [arms.puma, arms.stanford, lambda: arms.random_tree(9)])
def test_agrees_with_pinocchio(build):
    """R35: τ and M = −X as numbers."""
    robot = build()
    parts = kane.rigid_body(robot)
    oracle.check(robot, parts.tau, parts.M)


# -- speeds of one's own --------------------------------------------------------------


def test_absolute_angles_as_speeds():
    """R29: u1 = q̇1, u2 = q̇1 + q̇2 of the two-link arm; the same τ."""
    robot = arms.two_link()
    chosen = kane_speeds.speeds(robot, Matrix(((1, 0), (1, 1))))
    parts = kane.rigid_body(robot, speeds=chosen)
    assert arms.certified(robot, parts, newton_euler.rigid_body(robot))
    u1, u2 = chosen.u
    assert same(parts.intermediates["rates"], Vector((u1, u2 - u1)))
    assert chosen.singularities == ()


def test_speeds_with_a_drift():
    """R29: u = A q̇ + B with B(q) ≠ 0 and prismatic joints."""
    robot = arms.robmat_stanford()
    q2, d3 = robot.q[1], robot.q[2]
    A = Matrix(((d3, 0, 0), (0, d3, cos(q2)), (0, 0, 1)))
    B = Vector((d3, sin(q2), s("w")))
    parts = kane.rigid_body(robot, speeds=kane_speeds.speeds(robot, A, B))
    assert arms.certified(robot, parts, newton_euler.rigid_body(robot))
    assert parts.intermediates["singularities"] == (d3,)


def test_an_inverse_of_ones_own_must_be_one():
    robot = arms.two_link()
    A = Matrix(((1, 0), (1, 1)))
    good = kane_speeds.speeds(robot, A, inverse=Matrix(((1, 0), (-1, 1))))
    assert Matrix(((1, 0), (-1, 1))) == good.W
    with pytest.raises(DeriveError, match="not A⁻¹"):
        kane_speeds.speeds(robot, A, inverse=Matrix(((1, 0), (1, 1))))


def test_dependent_speeds_are_refused():
    """R29: det A = 0 everywhere is an error, whatever the pattern of zeros."""
    robot = arms.two_link()
    for rows in (((1, 1), (1, 1)), ((1, 0), (1, 0)), ((cos(robot.q[0]), ONE), (ZERO, ZERO))):
        with pytest.raises(DeriveError, match="not generalized speeds"):
            kane_speeds.speeds(robot, Matrix(rows))
    with pytest.raises(DeriveError, match="2×2"):
        kane_speeds.speeds(robot, Matrix.identity(3))


def test_speeds_of_a_flyer_with_an_arm():
    """R29: speeds that mix the flyer's velocities, with weights that depend on its own pose."""
    robot = arms.random_tree(2, floating=True)
    n = robot.nv
    height = next(q for q in robot.q if q.name.startswith("p") and q.name.endswith("z"))
    tilt = next(q for q in robot.q if q.name.startswith("h"))
    rows = [list(Vector.unit(r, n)) for r in range(n)]
    rows[n - 6][n - 3], rows[n - 5][n - 1] = height, tilt + s("k")
    parts = kane.rigid_body(robot, speeds=kane_speeds.speeds(robot, Matrix(rows)))
    assert arms.certified(robot, parts, newton_euler.rigid_body(robot))


# -- the Stanford arm -------------------------------------------------------------------


class Stanford:
    """E7 with u1, u2, u3 = ω^D · d_i. Frame axes: (3, 1, 2) of A, C, D, F; (3, −2, 1) of B, E."""

    robot = arms.stanford()
    speeds = kane_speeds.stanford_speeds(robot)
    parts = kane.rigid_body(robot, speeds=speeds, signs=dict.fromkeys(range(1, 6), -1))


@pytest.fixture(scope="module")
def paper():
    """Every Z and X of the paper, by name."""
    robot, u = Stanford.robot, Stanford.speeds.u
    names = {f"u{r + 1}": u[r] for r in range(6)} | {"q6": robot.q[5], "g": s("g")}
    for i in range(5):
        names |= {f"c{i + 1}": cos(robot.q[i]), f"s{i + 1}": sin(robot.q[i])}
    for letter in "ABCDEF":
        names |= {f"{letter}{i}": s(f"{letter}{i}") for i in (1, 2, 3)} | {
            f"m{letter}": s(f"m{letter}")
        }
    names |= {f"L{i}": s(f"L{i}") for i in range(1, 7)}
    c3, s3, c4, s4 = (names[n] for n in ("c3", "s3", "c4", "s4"))
    cosines = ((c3, s3 * s4, s3 * c4), (ZERO, c4, -s4), (-s3, c3 * s4, c3 * c4))  # (37-39)
    names |= {f"C{i + 1}{j + 1}": cosines[i][j] for i in range(3) for j in range(3)}
    for line in re.findall(r"^[ZX]\d+ = [^…\n]+$", PAGE.read_text(encoding="utf-8"), re.MULTILINE):
        *heads, formula = line.split("  #")[0].split(" = ")
        value = eval(formula, {"__builtins__": {}}, names)
        names |= dict.fromkeys(heads, value)
    return names


def kanes(vector, body):
    """Measure numbers along Kane's unit vectors 1, 2, 3 of the body."""
    x, y, z = vector
    return [z, -y, x] if body in "BE" else [y, z, x]


def test_all_of_the_paper_was_read(paper):
    assert all(f"Z{k}" in paper for k in range(1, 197))
    assert all(f"X{r}{c}" in paper for r in range(1, 7) for c in range(1, 7))


def test_kinematical_equations(paper):
    """E7, eqs 5-12: u = A q̇, q̇ = Z1, Z2, Z3, u4, u5, u6; singular where s2 = 0."""
    robot, speeds = Stanford.robot, Stanford.speeds
    c2, s2, c3, s3 = (paper[n] for n in ("c2", "s2", "c3", "s3"))
    qd1, qd2, qd3 = robot.qd[:3]
    u = speeds.A @ Vector(robot.qd)
    printed = [qd1 * s2 * s3 + qd2 * c3, qd1 * c2 + qd3, -qd1 * s2 * c3 + qd2 * s3]
    assert same(u[:3], printed)
    rates = [paper[f"Z{i}"] for i in (1, 2, 3)]
    assert same(Stanford.parts.intermediates["rates"], [*rates, *speeds.u[3:]])
    assert speeds.singularities == (s2,)


ANGULAR_VELOCITIES = {"A": "0 Z1 0", "B": "Z2 Z10 Z11", "C": "Z2 Z10 Z11", "D": "u1 u2 u3",
                      "E": "Z12 Z13 Z14", "F": "Z19 Z20 Z21"}  # fmt: skip
ANGULAR_REMAINDERS = {"A": "0 Z71 0", "B": "Z72 Z73 Z74", "C": "Z72 Z73 Z74", "D": "0 0 0",
                      "E": "0 Z75 Z76", "F": "Z81 Z82 Z83"}  # fmt: skip
#: eqs 30, 32, 34, 40, 42: partial velocities, in the basis of the body named second
PARTIAL_VELOCITIES = {
    "B": ("A", "0 0 Z22", "0 0 0", "0 0 Z23", "0 0 0", "0 0 0", "0 0 0"),
    "C": ("C", "Z25 Z27 Z29", "0 0 0", "Z26 Z28 Z30", "0 0 0", "0 0 0", "0 1 0"),
    "D": ("C", "Z34 Z27 Z36", "0 0 0", "Z35 Z28 Z37", "0 0 0", "0 0 0", "0 1 0"),
    "E": ("E", "Z44 Z46 Z52", "Z50 0 0", "Z51 Z47 Z49", "0 0 L6", "0 0 0", "0 C22 C23"),
    "F": ("E", "Z44 Z46 Z60", "Z58 0 0", "Z59 Z47 Z49", "0 0 L3", "0 0 0", "0 C22 C23"),
}
#: eqs 65, 71-75: accelerations without u̇, in the basis of the body named first
ACCELERATION_REMAINDERS = {
    "A": ("A", "0 0 0"), "B": ("A", "Z94 0 Z95"), "C": ("C", "Z105 Z106 Z107"),
    "D": ("C", "Z112 Z113 Z114"), "E": ("E", "Z128 Z129 Z130"), "F": ("E", "Z134 Z135 Z136"),
}  # fmt: skip


def read(text, paper):
    """A triple such as "Z2 0 Z11" as expressions."""
    return [paper[word] if word in paper else ONE * int(word) for word in text.split()]


def in_basis(vector, body, basis):
    """A vector in the axes of `body`, seen along Kane's unit vectors of `basis`."""
    index = "ABCDEF".index(body)
    while body != basis:
        vector = Stanford.robot.joint_pose(index).rotation @ vector
        index -= 1
        body = "ABCDEF"[index]
    return kanes(vector, body)


def test_angular_velocities(paper):
    """E7, eqs 13-22, 56-60: ω and α without u̇ of every body."""
    parts = Stanford.parts.intermediates
    for body, full, rest in zip("ABCDEF", parts["bodies"], parts["at_rest"], strict=True):
        assert same(kanes(full.omega, body), read(ANGULAR_VELOCITIES[body], paper)), body
        assert same(kanes(rest.alpha, body), read(ANGULAR_REMAINDERS[body], paper)), body


def test_omega_of_d_is_recognised():
    """E7, eq. 18: ω^D = u1 d1 + u2 d2 + u3 d3 as it stands, not as a formula that equals it."""
    D = Stanford.parts.intermediates["bodies"][3]
    assert tuple(kanes(D.omega, "D")) == Stanford.speeds.u[:3]
    assert [kanes(D.partials[r].w, "D") for r in range(3)] == [
        list(Vector.unit(r)) for r in range(3)
    ]


def test_velocities_and_accelerations(paper):
    """E7, eqs 28-47, 65-75: partial velocities and accelerations without u̇ of every mass centre."""
    parts = Stanford.parts.intermediates
    for body, kinematics in zip("BCDEF", parts["bodies"][1:], strict=True):
        basis, *columns = PARTIAL_VELOCITIES[body]
        for r, text in enumerate(columns):
            ours = in_basis(kinematics.v_r.get(r, Vector.zero()), body, basis)
            assert same(ours, read(text, paper)), (body, r)
    for body, kinematics in zip("ABCDEF", parts["at_rest"], strict=True):
        basis, text = ACCELERATION_REMAINDERS[body]
        assert same(in_basis(kinematics.a, body, basis), read(text, paper)), body


def test_dynamical_equations(paper):
    """E7, eqs 88, 111-116: X_rs, Z_182 … Z_187 and Z_192 … Z_196."""
    parts = Stanford.parts.intermediates
    X = [paper[f"X{r}{c}"] * ONE for r in range(1, 7) for c in range(1, 7)]
    assert same(parts["X"], X)
    assert same(parts["K_star_rest"], [paper[f"Z{181 + r}"] for r in range(1, 7)])
    gravity = [paper[n] for n in ("Z192", "Z193", "Z194", "Z195")]
    assert same(parts["K_gravity"], [*gravity, ZERO, paper["Z196"]])


def test_actuator_efforts(paper):
    """E7, eqs 119-126: τ1 … τ5, σ with the paper's signs, from its Z and X."""
    robot, speeds = Stanford.robot, Stanford.speeds
    sums = [
        sum((paper[f"X{r}{c}"] * speeds.ud[c - 1] for c in range(1, 7)), ZERO) for r in range(1, 7)
    ]
    tau3, tau4 = sums[1] + paper["Z193"] + paper["Z183"], sums[3] + paper["Z195"] + paper["Z185"]
    tau5, sigma = sums[4] + paper["Z186"], sums[5] + paper["Z196"] + paper["Z187"]
    Y1 = sums[0] + tau3 * paper["Z6"] + paper["Z192"] + paper["Z182"]
    Y2 = sums[2] + tau3 * paper["Z7"] + paper["Z194"] + paper["Z184"]
    s2, s3, c3 = paper["s2"], paper["s3"], paper["c3"]
    printed = [s2 * (-Y1 * s3 + Y2 * c3), Y1 * c3 + Y2 * s3, tau3, tau4, tau5, sigma]
    A, qd, qdd = speeds.A, Vector(robot.qd), Vector(robot.qdd)
    rates = dict(zip(robot.q, robot.qd, strict=True))
    drift = Vector(time_derivative(list(A @ qd), rates))
    values = dict(zip((*speeds.u, *speeds.ud), (*(A @ qd), *(A @ qdd + drift)), strict=True))
    assert same(Stanford.parts.intermediates["actuators"], substitute(printed, values))


def test_stanford_of_the_library():
    """R16, R29: the same through the door, on the library's arm, whose q are in chain order."""
    robot = emdeg.load("stanford")
    ours = emdeg.derive(robot, "kane", speeds=kane_speeds.stanford_speeds(robot)).parts
    assert arms.certified(robot, ours, newton_euler.rigid_body(robot))
    assert ours.intermediates["singularities"] == (sin(robot.q[1]),)


def test_stanford_with_both_choices_of_speeds():
    """R29, R35: u = ω^D and u = q̇ give the τ of Newton–Euler."""
    reference = newton_euler.rigid_body(Stanford.robot)
    assert arms.certified(Stanford.robot, Stanford.parts, reference)


# -- the Z symbols ----------------------------------------------------------------------


def test_each_z_is_a_function_of_its_own():
    """R29, R46: no Z is another one again, or its negative, or a constant."""
    entries = Stanford.parts.intermediates["Z"]
    assert [name for name, _ in entries] == [f"Z{k + 1}" for k in range(len(entries))]
    residues = fingerprints([z for _, z in entries], 2)
    both = set(residues) | {tuple(-r % MERSENNE_61 for r in residue) for residue in residues}
    assert len(both) == 2 * len(entries)
    assert not any(r == (0, 0) for r in residues)


def test_z_of_the_two_link_arm():
    """R29, golden: how the list of Z reads, for Fu's two-link arm with u = q̇."""
    entries = kane.rigid_body(arms.two_link()).intermediates["Z"]
    text = [f"{name} = {formula}" for name, formula in kane_ledger.definitions(entries)]
    assert text[:15] == GOLDEN_TWO_LINK


GOLDEN_TWO_LINK = [
    "Z1 = g*s1",
    "Z2 = g*c1",
    "Z3 = l*qd1*qd1",
    "Z4 = l*qdd1",
    "Z5 = l*s2",
    "Z6 = l*c2",
    "Z7 = qd1 + qd2",
    "Z8 = qdd1 + qdd2",
    "Z9 = c2*Z3 - s2*Z4",
    "Z10 = c2*Z4 + s2*Z3",
    "Z11 = Z1*c2 + Z2*s2",
    "Z12 = Z1*s2 - Z2*c2",
    "Z13 = l/2 + Z6",
    "Z14 = Z9 + l*Z7*Z7/2",
    "Z15 = Z10 + l*Z8/2",
]


def test_definitions_refer_to_earlier_symbols():
    """R29: the list reads like Appendix 1: each Z in terms of those before it."""
    entries = kane.rigid_body(arms.two_link()).intermediates["Z"]
    definitions = kane_ledger.definitions(entries)
    for k, (_, formula) in enumerate(definitions):
        used = {n.name for n in walk([formula]) if n.kind == SYMBOL and n.name.startswith("Z")}
        assert used <= {f"Z{j + 1}" for j in range(k)}
    values = {}
    for (name, formula), (_, z) in zip(definitions, entries, strict=True):
        values[symbol(name, z.rate)] = substitute([formula], values)[0]
        assert same([values[symbol(name, z.rate)]], [z])
