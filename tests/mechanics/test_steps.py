"""The steps of every method lead to its result and are what the papers print (R25 to R31)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import emdeg
from emdeg.exact import ZERO, Expr, Matrix, Vector, diff, substitute, symbol
from emdeg.exact.fingerprint import fingerprints
from emdeg.mechanics.steps import Step, definitions
from emdeg.mechanics.written_steps import written_steps

ROBOTS = ("two_link", "stanford3", "puma560")


def steps(robot: emdeg.Robot, method: str) -> dict[str, Step]:
    return {step.symbol: step for step in emdeg.derive(robot, method).steps}


def value(found: dict[str, Step], name: str) -> Expr | Vector | Matrix:
    result = found[name].value
    assert not isinstance(result, str)
    return result


def flat(x: Expr | Vector | Matrix | Sequence[Expr]) -> list[Expr]:
    if isinstance(x, Expr):
        return [x]
    return list(x if isinstance(x, list | tuple) else x.entries)


def same(
    a: Expr | Vector | Matrix | Sequence[Expr], b: Expr | Vector | Matrix | Sequence[Expr]
) -> bool:
    one, other = (flat(x) for x in (a, b))
    return fingerprints(one) == fingerprints(other)


def tau(robot: emdeg.Robot, but: str) -> list[Expr]:
    """τ of the rigid bodies by another method."""
    parts = emdeg.derive(robot, "newton_euler" if but != "newton_euler" else "composite").parts
    assert parts.tau is not None
    return list(parts.tau)


def family(found: dict[str, Step], letter: str, n: int) -> list[Expr | Vector | Matrix]:
    return [value(found, f"{letter}_{i + 1}") for i in range(n)]


# -- what holds for all ----------------------------------------------------------------------


@pytest.mark.parametrize("method", emdeg.METHODS)
@pytest.mark.parametrize("name", ["two_link", "stanford3"])
def test_the_last_steps_are_the_efforts(method: str, name: str) -> None:
    robot = emdeg.load(name)
    last = emdeg.derive(robot, method).steps[-robot.nv :]
    assert same([step.value for step in last], tau(robot, method))
    assert [step.of for step in last] == list(robot.joint_names)
    assert all(step.equation for step in emdeg.derive(robot, method).steps)


@pytest.mark.parametrize("method", emdeg.METHODS)
@pytest.mark.parametrize("name", ["stanford3", "puma560"])
def test_definitions_unfold_to_the_values(method: str, name: str) -> None:
    """What is printed by earlier names is the value, with the names put back."""
    known: dict[Expr, Expr] = {}
    for _, found in definitions(emdeg.derive(emdeg.load(name), method).steps):
        if not found:
            continue
        used = [d.expression for d in found]
        assert same(substitute(used, known), [d.value for d in found])
        for d in found:
            known.setdefault(symbol(d.name, d.value.rate), d.value)


def test_definitions_are_short() -> None:
    """Nothing of the PUMA's recursion is written twice: no line of it is long."""
    found = written_steps(emdeg.derive(emdeg.load("puma560")).steps, expand=False)
    assert max(len(text) for line in found for row in line.rows for text in row) < 220


def test_a_parameter_with_the_name_of_a_step() -> None:
    """The step gets a prime."""
    robot = emdeg.loads(emdeg.load("two_link").to_toml().replace("m2", "Z3"), "toml")
    names = [d.name for _, found in definitions(emdeg.derive(robot, "kane").steps) for d in found]
    assert "Z3′" in names
    assert "Z3" not in names


def test_a_moving_base_is_refused() -> None:
    robot = emdeg.load("two_link").with_moving_base()
    with pytest.raises(emdeg.EmdegError, match="base at rest"):
        _ = emdeg.derive(robot).steps


# -- method by method ------------------------------------------------------------------------


@pytest.mark.parametrize("name", ROBOTS)
def test_newton_euler_in_link_axes(name: str) -> None:
    """R27: τ is f or n of each link along its axis, (3.3-58)."""
    robot, n = emdeg.load(name), emdeg.load(name).nv
    found = steps(robot, "newton_euler")
    f, m = family(found, "f", n), family(found, "n", n)
    kinds = [body.joint.revolute for body in robot.bodies]
    along = [(m[i] if turns else f[i])[2] for i, turns in enumerate(kinds)]  # type: ignore[index]
    assert same(along, tau(robot, "newton_euler"))
    w, dw = family(found, "ω", n), family(found, "ω̇", n)
    for body, F, moment, rate, turn in zip(
        robot.bodies, family(found, "F", n), family(found, "N", n), dw, w, strict=True
    ):
        # N + c × F of (3.3-55)
        tensor, c = body.inertia.tensor, body.inertia.com
        assert isinstance(turn, Vector)
        own = tensor @ rate + turn.cross(tensor @ turn) + c.cross(F)  # type: ignore[arg-type,operator]
        assert same(moment, own)


@pytest.mark.parametrize("name", ROBOTS)
def test_newton_euler_in_base_axes(name: str) -> None:
    """R26: τ = z·n or z·f, (3.3-45), and F = m ā, (3.3-36)."""
    robot, n = emdeg.load(name), emdeg.load(name).nv
    found = steps(robot, "newton_euler_base")
    z, f, m = (family(found, letter, n) for letter in "zfn")
    kinds = [body.joint.revolute for body in robot.bodies]
    along = [z[i].dot(m[i] if turns else f[i]) for i, turns in enumerate(kinds)]  # type: ignore[union-attr,arg-type]
    assert same(along, tau(robot, "newton_euler_base"))
    for body, F, a in zip(robot.bodies, family(found, "F", n), family(found, "ā", n), strict=True):
        assert same(F, a * body.inertia.mass)  # type: ignore[operator]


@pytest.mark.parametrize("name", ["two_link", "stanford3"])
def test_lagrange_euler(name: str) -> None:
    """R25: D and h are traces of U, U and J (3.2-31, 3.2-33); τ = D q̈ + h + c."""
    robot, n = emdeg.load(name), emdeg.load(name).nv
    found = steps(robot, "lagrange_euler")

    def U(*index: int) -> Matrix:
        label = "".join(str(i + 1) for i in (index[0], *sorted(index[1:])))
        result = value(found, f"U_{label}")
        assert isinstance(result, Matrix)
        return result

    J = family(found, "J", n)
    D = [
        [sum_of((U(j, k) @ J[j] @ U(j, i).T).trace() for j in range(max(i, k), n))  # type: ignore[operator]
         for k in range(n)] for i in range(n)
    ]  # fmt: skip
    rows = []
    for i in range(n):
        h = ZERO
        for k in range(n):
            for m in range(n):
                beta = sum_of(
                    (U(j, k, m) @ J[j] @ U(j, i).T).trace()  # type: ignore[operator]
                    for j in range(max(i, k, m), n)
                )
                step = found.get(f"h_{i + 1}{min(k, m) + 1}{max(k, m) + 1}")
                assert same(beta, step.value if step else ZERO)  # type: ignore[arg-type]
                h = h + beta * robot.qd[k] * robot.qd[m]
        inertia = Vector(D[i]).dot(Vector(robot.qdd))
        rows.append(inertia + h + value(found, f"c_{i + 1}"))  # type: ignore[operator]
    assert same(rows, tau(robot, "lagrange_euler"))


def sum_of(terms: object) -> Expr:
    result = ZERO
    for term in terms:  # type: ignore[attr-defined]
        result = result + term
    return result


def test_fu_two_link_as_printed() -> None:
    """E1: J_i, D, h and c of section 3.2.6, and D^rot, h^rot of 3.4.2."""
    robot = emdeg.load("two_link")
    found = steps(robot, "lagrange_euler")
    lines = {line.step.symbol: line.rows for line in written_steps(found.values())}
    assert lines["J_1"][0] == ("l^2*m1/3", "0", "0", "-l*m1/2")
    assert lines["D_11"] == (("l^2*m1/3 + 4*l^2*m2/3 + l^2*m2*c2",),)
    assert lines["D_12"] == (("l^2*m2/3 + l^2*m2*c2/2",),)
    assert lines["h_112"] == (("-l^2*m2*s2/2",),)
    assert lines["c_2"] == (("g*l*m2*c12/2",),)
    split = steps(robot, "dalembert")
    assert value(split, "h_1^rot") is ZERO
    assert value(split, "h_2^rot") is ZERO


@pytest.mark.parametrize("name", ROBOTS)
def test_dalembert(name: str) -> None:
    """R28: τ = (D^tran + D^rot) q̈ + h^tran + h^rot + c; D^tran from v (3.4-25)."""
    robot, n = emdeg.load(name), emdeg.load(name).nv
    found = steps(robot, "dalembert")

    def part(letter: str, *index: int, kind: str = "") -> Expr:
        label = "".join(str(i + 1) for i in sorted(index))
        return value(found, f"{letter}_{label}{kind}")  # type: ignore[return-value]

    rows = []
    for i in range(n):
        row = part("c", i)
        for kind in ("^tran", "^rot"):
            row = row + part("h", i, kind=kind)
            for j in range(n):
                row = row + part("D", i, j, kind=kind) * robot.qdd[j]
        rows.append(row)
    assert same(rows, tau(robot, "dalembert"))
    last = n - 1
    v = value(found, f"v_{n}{n}")
    assert isinstance(v, Vector)
    assert same(part("D", last, last, kind="^tran"), v.dot(v) * robot.bodies[-1].inertia.mass)


@pytest.mark.parametrize("name", ROBOTS)
def test_kane(name: str) -> None:
    """R29: K* = Σ ω_r·T* + v_r·R* (78), and K + K* balances τ (117)."""
    robot, n = emdeg.load(name), emdeg.load(name).nv
    found = steps(robot, "kane")
    rows = []
    for r in range(n):
        total = ZERO
        for i in range(n):
            if f"v_{i + 1}{r + 1}" in found:
                for partial, force in ((f"ω_{i + 1}{r + 1}", "T*"), (f"v_{i + 1}{r + 1}", "R*")):
                    moved, acting = value(found, partial), value(found, f"{force}_{i + 1}")
                    total = total + moved.dot(acting)  # type: ignore[union-attr,arg-type]
        assert same(total, value(found, f"K*_{r + 1}"))
        rows.append(-(total + value(found, f"K_{r + 1}")))  # type: ignore[operator]
    assert same(rows, tau(robot, "kane"))


def test_kane_in_the_papers_speeds() -> None:
    """Appendix 1: with u1, u2, u3 = ω^D the angular velocity of D is (u3, u1, u2) in its axes."""
    robot = emdeg.load("stanford")
    from emdeg.mechanics.methods.kane.speeds import stanford_speeds

    chosen = stanford_speeds(robot)
    equations = emdeg.derive(robot, "kane", speeds=chosen)
    found = {step.symbol: step for step in equations.steps}
    D = [body.name for body in robot.bodies].index("D") + 1
    at = {body.name: body.joint.coordinate for body in robot.bodies}
    u = [chosen.u[at[name]] for name in "ABD"]
    assert same(value(found, f"ω_{D}"), (u[2], u[0], u[1]))
    assert "Z1" in found


@pytest.mark.parametrize("name", ROBOTS)
def test_li(name: str) -> None:
    """R31: M from composite bodies and partial velocities; F = M q̈ + 2 B qq + C q2 + G."""
    robot, n = emdeg.load(name), emdeg.load(name).nv
    found = steps(robot, "li")
    qd = robot.qd

    def of(name: str) -> Expr:
        return value(found, name)  # type: ignore[return-value]

    rows = []
    for i in range(n):
        row = of(f"G_{i + 1}")
        for j in range(n):
            a, b = sorted((i + 1, j + 1))
            row = row + of(f"M_{a}{b}") * robot.qdd[j] + of(f"C_{i + 1}{j + 1}") * qd[j] * qd[j]
            for k in range(j + 1, n):
                row = row + of(f"B_{i + 1}{j + 1}{k + 1}") * qd[j] * qd[k] * 2
        rows.append(row)
    assert same(rows, tau(robot, "li"))
    U, S, z = value(found, f"U_{n}"), value(found, f"S_{n}"), Vector.unit(2)
    w, v = value(found, f"w_1{n}"), value(found, f"v_1{n}")
    if robot.bodies[-1].joint.revolute:
        assert isinstance(S, Matrix)
        spin = z * S.trace() - S @ z
        assert same(of(f"M_1{n}"), w.dot(spin) + v.dot(z.cross(U)))  # type: ignore[union-attr,arg-type]


@pytest.mark.parametrize("name", ROBOTS)
def test_emdeg(name: str) -> None:
    """R30, R37: M_jj = z·I_jj·z for a joint that turns, τ = M q̈ + c q̇² + b q̇q̇ + g."""
    robot, n = emdeg.load(name), emdeg.load(name).nv
    found = steps(robot, "emdeg")
    for j, body in enumerate(robot.bodies):
        if body.joint.revolute:
            tensor = value(found, f"I_{j + 1}")
            assert isinstance(tensor, Matrix)
            assert same(tensor[2, 2], value(found, f"M_{j + 1}{j + 1}"))
    rows = []
    for i in range(n):
        row = value(found, f"g_{i + 1}")
        for j in range(n):
            a, b = sorted((i + 1, j + 1))
            row = row + value(found, f"M_{a}{b}") * robot.qdd[j]  # type: ignore[operator]
            for k in range(j, n):
                step = found.get(f"{'c' if j == k else 'b'}_{i + 1}{j + 1}{k + 1}")
                if step is not None:
                    row = row + step.value * robot.qd[j] * robot.qd[k]  # type: ignore[operator]
        rows.append(row)
    assert same(rows, tau(robot, "emdeg"))


def test_emdegs_plan_and_rules_are_told() -> None:
    """R38, R42: which recursion was chosen, which axes are parallel, which rule fired where."""
    found = steps(emdeg.load("puma560"), "emdeg")
    assert str(found["plan"].value).startswith("recursion ")
    assert found["parallel 1"].value == "axis 2 ∥ axis 3, by exact"
    fired = [str(step.value) for name, step in found.items() if name.startswith("rule ")]
    assert any(text.startswith("M[2,3] by M_pj = M_{p+1,j} + η_j") for text in fired)
    assert any("β_ipk = β_{i,p+1,k}" in text for text in fired)


@pytest.mark.parametrize("name", ROBOTS)
def test_composite(name: str) -> None:
    """The mass matrix of composite bodies: M_jj from (m, h, J) of body j; τ = M q̈ + h + g."""
    robot, n = emdeg.load(name), emdeg.load(name).nv
    found = steps(robot, "composite")
    for j, body in enumerate(robot.bodies):
        own = value(found, f"M_{j + 1}{j + 1}")
        if body.joint.revolute:
            tensor = value(found, f"J_{j + 1}^c")
            assert isinstance(tensor, Matrix)
            assert same(own, tensor[2, 2])
        else:
            assert same(own, value(found, f"m_{j + 1}^c"))
    rows = []
    for i in range(n):
        row = value(found, f"h_{i + 1}") + value(found, f"g_{i + 1}")  # type: ignore[operator]
        for j in range(n):
            a, b = sorted((i + 1, j + 1))
            row = row + value(found, f"M_{a}{b}") * robot.qdd[j]
        rows.append(row)
    assert same(rows, tau(robot, "composite"))


@pytest.mark.parametrize("name", ROBOTS)
def test_articulated(name: str) -> None:
    """τ = u + S·p^A, and D = S·U."""
    robot, n = emdeg.load(name), emdeg.load(name).nv
    found = steps(robot, "articulated")
    rows = []
    for j, body in enumerate(robot.bodies):
        along = 5 if body.joint.revolute else 2  # (f, n) along z
        p, U = value(found, f"p_{j + 1}^A"), value(found, f"U_{j + 1}")
        rows.append(value(found, f"u_{j + 1}") + p[along])  # type: ignore[operator,index]
        assert same(U[along], value(found, f"D_{j + 1}"))  # type: ignore[index]
    assert len(rows) == n
    assert same(rows, tau(robot, "articulated"))


@pytest.mark.parametrize("name", ROBOTS)
def test_customised(name: str) -> None:
    """The recursion with the regrouped parameters that the steps name gives τ."""
    from emdeg.mechanics.methods.customised import customise
    from emdeg.mechanics.segments import whole
    from emdeg.robot.model.spatial import SpatialInertia

    robot, n = emdeg.load(name), emdeg.load(name).nv
    found = steps(robot, "customised")
    masses, moments, tensors = (family(found, letter, n) for letter in "msJ")
    bodies = [
        SpatialInertia(*parts)  # type: ignore[arg-type]
        for parts in zip(masses, moments, tensors, strict=True)
    ]
    slid, _ = customise(robot)
    by = whole(slid, bodies)
    assert same([by[k] for k in range(n)], tau(robot, "customised"))


@pytest.mark.parametrize("name", ROBOTS)
def test_gibbs_appell(name: str) -> None:
    """τ = ∂S/∂q̈ of the sum of the bodies' S."""
    robot, n = emdeg.load(name), emdeg.load(name).nv
    found = steps(robot, "gibbs_appell")
    whole = sum_of(value(found, f"S_{i + 1}") for i in range(n))
    assert same(whole, value(found, "S"))
    assert same([diff(whole, a) for a in robot.qdd], tau(robot, "gibbs_appell"))


@pytest.mark.parametrize("name", ROBOTS)
def test_hamilton(name: str) -> None:
    """τ = ṗ + ∂H/∂q, and p = M q̇."""
    robot, n = emdeg.load(name), emdeg.load(name).nv
    found = steps(robot, "hamilton")
    rates, slopes = family(found, "ṗ", n), family(found, "∂H/∂q", n)
    rows = [a + b for a, b in zip(rates, slopes, strict=True)]  # type: ignore[operator]
    assert same(rows, tau(robot, "hamilton"))


@pytest.mark.parametrize("name", ROBOTS)
def test_renaud(name: str) -> None:
    """The outermost augmented body is the link itself; τ = M q̈ + β q̇q̇ + g."""
    robot, n = emdeg.load(name), emdeg.load(name).nv
    found = steps(robot, "renaud")
    assert same(value(found, f"b_{n}"), robot.bodies[-1].inertia.first_moment)
    rows = []
    for i in range(n):
        row = value(found, f"g_{i + 1}")
        for j in range(n):
            a, b = sorted((i + 1, j + 1))
            row = row + value(found, f"M_{a}{b}") * robot.qdd[j]  # type: ignore[operator]
            for k in range(j, n):
                step = found.get(f"β_{i + 1}{j + 1}{k + 1}")
                if step is not None:
                    twice = 1 if j == k else 2
                    row = row + step.value * robot.qd[j] * robot.qd[k] * twice  # type: ignore[operator]
        rows.append(row)
    assert same(rows, tau(robot, "renaud"))


def test_the_columns_of_a_free_flyer_bear_the_name_of_its_link_alone() -> None:
    """One body on a free flyer: the six columns of U are no links."""
    robot = emdeg.loads(
        """<robot name="stone"><link name="stone"><inertial><mass value="2"/>
        <inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial></link></robot>""",
        "urdf", floating_base=True,
    )  # fmt: skip
    units = [s for s in emdeg.derive(robot, "articulated").steps if s.symbol.startswith("U_1")]
    assert [s.of for s in units] == [robot.bodies[0].name] * 6
