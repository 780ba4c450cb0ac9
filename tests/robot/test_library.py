"""R16: every arm of the digest's section 8, checked against what its document prints.

The numbers come from Pinocchio, built joint by joint from our robot; the formulas are those of
the documents (digest E1-E7), so a wrong sign in a library file cannot hide.
"""

from __future__ import annotations

from math import cos, sin, sqrt

import numpy as np
import pinocchio as pin
import pytest

import emdeg
from emdeg.exact.evaluate import evaluate
from emdeg.exact.graph import ZERO, Expr
from emdeg.robot.loading import library_names
from emdeg.robot.model.placements import body_poses
from emdeg.robot.robot import Robot
from tests.robot.pinocchio_robot import PinocchioRobot

RNG = np.random.default_rng(560)


def states(robot: Robot, count: int = 5) -> list[tuple[np.ndarray, np.ndarray]]:
    return [(RNG.uniform(-2, 2, robot.nv), RNG.uniform(-2, 2, robot.nv)) for _ in range(count)]


def known(robot: Robot) -> dict[str, float]:
    return {s.name: v for s, v in robot.values().items()}


def velocity_terms(arm: PinocchioRobot, q: np.ndarray, qd: np.ndarray) -> np.ndarray:
    return arm.inverse_dynamics(q, qd, 0 * q) - arm.gravity(q)


@pytest.mark.parametrize("name", library_names())
def test_every_robot_cites_its_source_and_has_values(name: str) -> None:
    """R16: ready-made: titled, cited, and every symbol with a value."""
    robot = emdeg.load(name)
    assert robot.name == name
    assert robot.title
    assert len(robot.source) > 40
    assert robot.values().keys() >= set(robot.symbols)
    assert set(robot.parameters) == set(robot.symbols), "a parameter is declared and not used"
    assert robot.total_mass() > 0


def test_the_library_holds_the_arms_of_the_sources() -> None:
    """R16."""
    assert set(library_names()) >= {
        "puma560", "puma560_emdeg", "puma560_general", "stanford", "stanford3", "double_pendulum",
        "two_link", "fu316", "fu318", "general_6r", "scara", "rx90", "panda", "ur5", "iiwa",
    }  # fmt: skip


@pytest.mark.parametrize("name", ["nope", "puma", "Puma560", "../puma560", "puma560.txt", ""])
def test_unknown_names_are_refused_with_a_hint(name: str) -> None:
    with pytest.raises(emdeg.EmdegError) as caught:
        emdeg.load(name)
    assert any(hint in str(caught.value) for hint in ("puma560", "no file", "`emdeg robots`"))


def test_two_link_arm_of_fu() -> None:
    """E1 (FU 3.2.6): D, h and c of two slender rods."""
    robot = emdeg.load("two_link")
    arm, p = PinocchioRobot(robot), known(robot)
    l, m1, m2, g = p["l"], p["m1"], p["m2"], p["g"]
    for q, qd in states(robot):
        c2, s2 = cos(q[1]), sin(q[1])
        d11 = m1 * l**2 / 3 + 4 * m2 * l**2 / 3 + m2 * l**2 * c2
        d12 = m2 * l**2 / 3 + m2 * l**2 * c2 / 2
        np.testing.assert_allclose(arm.mass_matrix(q), [[d11, d12], [d12, m2 * l**2 / 3]])
        h1 = -m2 * l**2 * s2 * (qd[1] ** 2 / 2 + qd[0] * qd[1])
        np.testing.assert_allclose(
            velocity_terms(arm, q, qd), [h1, m2 * l**2 * s2 * qd[0] ** 2 / 2], atol=1e-12
        )
        c12 = m2 * g * l * cos(q[0] + q[1]) / 2
        np.testing.assert_allclose(
            arm.gravity(q), [(m1 / 2 + m2) * g * l * cos(q[0]) + c12, c12], atol=1e-12
        )


def test_double_pendulum_of_robmat() -> None:
    """E2 (ROBMAT 5), x0 down."""
    robot = emdeg.load("double_pendulum")
    arm, p = PinocchioRobot(robot), known(robot)
    L1, L2, m1, m2, g = (p[k] for k in ("L1", "L2", "m1", "m2", "g"))
    for q, _ in states(robot):
        c2 = cos(q[1])
        m11 = L1**2 * (m1 + m2) + 2 * L1 * L2 * m2 * c2 + L2**2 * m2
        m12 = L2 * (L1 * c2 + L2) * m2
        np.testing.assert_allclose(arm.mass_matrix(q), [[m11, m12], [m12, L2**2 * m2]])
        g2 = g * L2 * m2 * sin(q[0] + q[1])
        np.testing.assert_allclose(
            arm.gravity(q), [g * L1 * (m1 + m2) * sin(q[0]) + g2, g2], atol=1e-12
        )


def test_modified_stanford_arm_of_robmat() -> None:
    """E3 (ROBMAT 6)."""
    robot = emdeg.load("stanford3")
    arm, p = PinocchioRobot(robot), known(robot)
    for q, _ in states(robot):
        s2, c2, e = sin(q[1]), cos(q[1]), q[2] + p["z3"]
        m11 = (
            p["Iyy1"] + p["m1"] * p["z1"] ** 2 + p["m2"] * (p["d2"] + p["y2"]) ** 2
            + p["m3"] * p["d2"] ** 2 + (p["Ixx2"] + p["Ixx3"]) * s2**2
            + (p["Izz2"] + p["Izz3"]) * c2**2 + p["m3"] * e**2 * s2**2
        )  # fmt: skip
        m12, m13 = -p["m3"] * p["d2"] * e * c2, -p["m3"] * p["d2"] * s2
        m22 = p["Iyy2"] + p["Iyy3"] + p["m3"] * e**2
        expected = [[m11, m12, m13], [m12, m22, 0], [m13, 0, p["m3"]]]
        np.testing.assert_allclose(arm.mass_matrix(q), expected, atol=1e-12)
        weight = p["m3"] * p["g"]
        np.testing.assert_allclose(arm.gravity(q), [0, -weight * e * s2, weight * c2], atol=1e-12)


def test_fu_316() -> None:
    """E4: D and h of two point masses on massless links."""
    robot = emdeg.load("fu316")
    arm, p = PinocchioRobot(robot), known(robot)
    d1, d2, m1, m2 = (p[k] for k in ("d1", "d2", "m1", "m2"))
    for q, qd in states(robot):
        c2, s2 = cos(q[1]), sin(q[1])
        D12 = m2 * d2**2 + m2 * d1 * d2 * c2
        D11 = (m1 + m2) * d1**2 + m2 * d2**2 + 2 * m2 * d1 * d2 * c2
        np.testing.assert_allclose(arm.mass_matrix(q), [[D11, D12], [D12, m2 * d2**2]])
        h = m2 * d1 * d2 * s2
        expected = [-h * (2 * qd[0] * qd[1] + qd[1] ** 2), h * qd[0] ** 2]
        np.testing.assert_allclose(velocity_terms(arm, q, qd), expected, atol=1e-12)


def test_fu_318() -> None:
    """E4: the theta-d arm."""
    robot = emdeg.load("fu318")
    arm, p = PinocchioRobot(robot), known(robot)
    r1, m1, m2, g = (p[k] for k in ("r1", "m1", "m2", "g"))
    for q, qd in states(robot):
        theta, d = q
        expected = np.diag([m1 * r1**2 + m2 * d**2, m2])
        np.testing.assert_allclose(arm.mass_matrix(q), expected, atol=1e-12)
        h = [2 * m2 * d * qd[0] * qd[1], -m2 * d * qd[0] ** 2]
        np.testing.assert_allclose(velocity_terms(arm, q, qd), h, atol=1e-12)
        c = [(m1 * r1 + m2 * d) * g * cos(theta), m2 * g * sin(theta)]
        np.testing.assert_allclose(arm.gravity(q), c, atol=1e-12)


# -- PUMA 560 ------------------------------------------------------------------------------


def lumped(p: dict[str, Expr]) -> dict[str, Expr]:
    """Armstrong's constants (digest E5); they are expressions in the robot's symbols."""
    w = p["m4"] + p["m5"] + p["m6"]
    d23 = p["d2"] + p["d3"]
    s6 = p["m6"] * p["rz6"]
    return {
        "I2": p["Izz2"] + p["m2"] * (p["rx2"] ** 2 + p["ry2"] ** 2) + (p["m3"] + w) * p["a2"] ** 2,
        "I4": p["m2"] * p["rx2"] * (p["d2"] + p["rz2"]) + p["m3"] * p["a2"] * p["rz3"]
        + (p["m3"] + w) * p["a2"] * d23,
        "I5": -p["m3"] * p["a2"] * p["ry3"] + w * p["a2"] * p["d4"] + p["m4"] * p["a2"] * p["rz4"],
        "I6": p["Izz3"] + p["m3"] * p["ry3"] ** 2 + p["m4"] * p["a3"] ** 2
        + p["m4"] * (p["d4"] + p["rz4"]) ** 2 + p["Iyy4"]
        + (p["m5"] + p["m6"]) * (p["a3"] ** 2 + p["d4"] ** 2) + p["Izz5"] + p["m6"] * p["rz6"] ** 2
        + p["Ixx6"],
        "I8": -p["m4"] * d23 * (p["d4"] + p["rz4"]) - (p["m5"] + p["m6"]) * d23 * p["d4"]
        + p["m3"] * p["ry3"] * p["rz3"] + p["m3"] * d23 * p["ry3"],
        "I9": p["m2"] * p["ry2"] * (p["d2"] + p["rz2"]),
        "I12": w * p["a2"] * p["a3"],
        "I13": w * p["a3"] * d23,
        "I14": p["Izz4"] + p["Iyy5"] + p["Izz6"],
        "I15": s6 * p["d4"],
        "I16": s6 * p["a2"],
        "I17": p["Izz5"] + p["Ixx6"] + p["m6"] * p["rz6"] ** 2,
        "I18": s6 * d23,
        "I19": p["Iyy4"] - p["Ixx4"] + p["Izz5"] - p["Iyy5"] + p["m6"] * p["rz6"] ** 2 + p["Ixx6"]
        - p["Izz6"],
        "I20": p["Iyy5"] - p["Ixx5"] - p["m6"] * p["rz6"] ** 2 + p["Izz6"] - p["Ixx6"],
        "I21": p["Ixx4"] - p["Iyy4"] + p["Ixx5"] - p["Izz5"],
        "I22": s6 * p["a3"],
        "I23": p["Izz6"],
        "g1": -p["g"] * ((p["m3"] + w) * p["a2"] + p["m2"] * p["rx2"]),
        "g2": p["g"] * (p["m3"] * p["ry3"] - w * p["d4"] - p["m4"] * p["rz4"]),
        "g3": p["g"] * p["m2"] * p["ry2"],
        "g4": -p["g"] * w * p["a3"],
        "g5": -p["g"] * s6,
    }  # fmt: skip


def test_puma_560_is_armstrongs() -> None:
    """E5: gravity and the last five rows of the inertia matrix in Armstrong's constants."""
    robot = emdeg.load("puma560")
    arm = PinocchioRobot(robot)
    formulas = lumped({s.name: s for s in robot.symbols})
    k = dict(zip(formulas, evaluate(list(formulas.values()), robot.values()), strict=True))
    k |= {name: value for name, value in known(robot).items() if name.startswith("Im")}
    for q, _ in states(robot):
        s2, s3, s4, s5 = (sin(x) for x in q[1:5])
        c2, c3, c4, c5 = (cos(x) for x in q[1:5])
        s23, c23 = sin(q[1] + q[2]), cos(q[1] + q[2])
        m = arm.mass_matrix(q)
        a33 = (
            k["Im3"] + k["I6"] + k["I20"] * s4**2 * s5**2 + k["I21"] * s4**2
            + 2 * (k["I15"] * c5 + k["I22"] * c4 * s5)
        )  # fmt: skip
        a23 = a33 - k["Im3"] + k["I5"] * s3 + k["I12"] * c3 + k["I16"] * (s3 * c5 + c3 * c4 * s5)
        a22 = k["Im2"] + k["I2"] + 2 * a23 - (a33 - k["Im3"])
        a34 = -k["I15"] * s4 * s5 + k["I20"] * s4 * s5 * c5
        a35 = k["I15"] * c4 * c5 + k["I17"] * c4 + k["I22"] * s5
        a13 = (
            k["I8"] * c23 + k["I13"] * s23 - k["I15"] * c23 * s4 * s5
            + k["I18"] * (s23 * c4 * s5 - c23 * c5) + k["I19"] * s23 * s4 * c4
            + k["I20"] * s4 * (s23 * c4 * c5**2 + c23 * s5 * c5) + k["I22"] * s23 * s4 * s5
        )  # fmt: skip
        a12 = a13 + k["I4"] * s2 + k["I9"] * c2 + k["I16"] * s2 * s4 * s5
        expected = {
            (3, 3): a33, (2, 3): a23, (2, 2): a22, (3, 4): a34, (3, 5): a35, (1, 3): a13,
            (1, 2): a12, (1, 6): k["I23"] * (c23 * c5 - s23 * c4 * s5), (2, 6): k["I23"] * s4 * s5,
            (2, 4): a34 - k["I16"] * s3 * s4 * s5,
            (2, 5): a35 + k["I16"] * (c3 * s5 + s3 * c4 * c5),
            (4, 4): k["Im4"] + k["I14"] - k["I20"] * s5**2, (4, 5): 0, (5, 6): 0,
            (4, 6): k["I23"] * c5, (5, 5): k["Im5"] + k["I17"], (6, 6): k["Im6"] + k["I23"],
        }  # fmt: skip
        for (i, j), value in expected.items():
            assert m[i - 1, j - 1] == pytest.approx(value, abs=1e-12), (i, j)
        g3 = k["g2"] * s23 + k["g4"] * c23 + k["g5"] * (s23 * c5 + c23 * c4 * s5)
        g2 = g3 + k["g1"] * c2 + k["g3"] * s2
        g5 = k["g5"] * (c23 * s5 + s23 * c4 * c5)
        expected_gravity = [0, g2, g3, -k["g5"] * s23 * s4 * s5, g5, 0]
        np.testing.assert_allclose(arm.gravity(q), expected_gravity, atol=1e-12)


def test_puma_560_has_armstrongs_zeros_and_remarks() -> None:
    """E5: link 3 violates the triangle inequality; of link 1 only Izz was given, and matters."""
    robot = emdeg.load("puma560")
    assert len(robot.symbols) == 39
    assert {f.element for f in robot.report.of("unphysical")} == {"link link3"}
    assert [f.element for f in robot.report.of("note")] == ["link link1"]
    assert [float(b.joint.limits.effort or 0) for b in robot.bodies] == [
        97.6, 186.4, 89.4, 24.2, 20.1, 21.3,
    ]  # fmt: skip


def test_break_away_torques_are_data() -> None:
    """E5, table 7: kept, written and read back, shown, and no part of τ."""
    robot = emdeg.load("puma560")
    expected = [6.3, 5.5, 2.6, 1.3, 1.0, 1.2]
    for same in (
        robot,
        emdeg.loads(robot.to_toml(), "toml", allow_unphysical=True),
        robot.symbolic("friction"),
    ):
        assert [float(b.joint.friction.breakaway.value) for b in same.bodies] == expected
    assert "breakaway" in robot.describe()
    assert all(e is ZERO for e in emdeg.derive(robot).friction)


def test_wrist_of_the_puma_is_known_by_its_dimensions_only() -> None:
    """E5, tables 4-6: ±25 % on masses and centres of mass of links 4-6, ±50 % on inertias."""
    known = {s.name: p for s, p in emdeg.load("puma560").parameters.items()}
    for name in ("m4", "m5", "m6", "rz4", "rz6"):
        value, spread = known[name].value, known[name].tolerance
        assert spread == abs(value) / 4, name
    for name in ("Ixx4", "Iyy4", "Izz4", "Ixx5", "Iyy5", "Izz5", "Ixx6", "Izz6"):
        assert known[name].tolerance == known[name].value / 2, name


@pytest.mark.parametrize(
    ("constant", "value", "tolerance", "within"),
    [
        ("I9", 0.0238, 0.0120, 0.1),
        ("g3", 1.02, 0.50, 0.1),
        ("I4", 0.690, 0.020, 0.5),
        ("I15", 1.25e-3, 0.30e-3, 0.5),
        ("I19", 3.00e-4, 14.0e-4, 0.1),
        ("I23", 4.00e-5, 2.00e-5, 1e-9),
        ("I17", 6.42e-4, 3.00e-4, 0.3),
    ],
)
def test_tolerances_propagate_to_armstrongs_constants(
    constant: str, value: float, tolerance: float, within: float
) -> None:
    """R15: RMS combination; the printed tolerances where mass and centre of mass dominate.

    g1 is not among them: the print has ±0.5, from the measured mass of the whole wrist; from
    ±25 % on each of its parts follows ±1.1.
    """
    robot = emdeg.load("puma560")
    expression = lumped({s.name: s for s in robot.symbols})[constant]
    assert evaluate([expression], robot.values())[0] == pytest.approx(value, abs=tolerance)
    assert robot.tolerance(expression) == pytest.approx(tolerance, rel=within)


def test_rms_combination_by_hand() -> None:
    """R15: √((∂f/∂p·tol)² + …) for f = m·r."""
    robot = emdeg.load("puma560")
    p = {s.name: s for s in robot.symbols}
    expected = sqrt((0.068 * 0.184) ** 2 + (17.4 * 0.003) ** 2)
    assert robot.tolerance(p["m2"] * p["rx2"]) == pytest.approx(expected, rel=1e-12)
    assert robot.tolerance(p["a2"]) == 0
    with pytest.raises(emdeg.EmdegError, match="moves with the robot"):
        robot.tolerance(robot.q[0] * p["m2"])


def test_emdeg_and_akb_pumas_agree_on_geometry() -> None:
    """E6: geometry as E5; EMDEG's centres of mass and the symmetry of links 5 and 6."""
    akb, emdegs = emdeg.load("puma560"), emdeg.load("puma560_emdeg")
    general = emdeg.load("puma560_general")
    for a, b, c in zip(akb.bodies, emdegs.bodies, general.bodies, strict=True):
        assert a.joint.placement == b.joint.placement == c.joint.placement
    r = [b.inertia.com for b in emdegs.bodies]
    zero = [[e is ZERO for e in v] for v in r]
    assert zero == [
        [True, False, True], [False, True, True], [True, False, True], [True, True, True],
        [True, False, True], [True, True, False],
    ]  # fmt: skip
    for body in emdegs.bodies[4:]:
        assert body.inertia.tensor[0, 0] is body.inertia.tensor[1, 1]
    assert all(len(set(b.inertia.tensor.entries)) == 6 for b in general.bodies)


def test_emdeg_puma_mass_matrix() -> None:
    """E6: M33, M34, M35, M44, M55 in EMDEG's factored form."""
    robot = emdeg.load("puma560_emdeg")
    arm, p = PinocchioRobot(robot), known(robot)
    w = p["m4"] + p["m5"] + p["m6"]
    sig = p["m5"] * p["ry5"] - p["m6"] * p["rz6"]
    K112 = p["m5"] * p["ry5"] ** 2 + p["Ixx6"] - p["Izz6"] + p["m6"] * p["rz6"] ** 2
    K119 = p["Ixx4"] - p["Iyy4"] + p["Ixx5"] - p["Izz5"]
    K44 = p["Izz4"] + p["Ixx5"] + p["Izz6"]
    K55 = p["Izz5"] + p["m5"] * p["ry5"] ** 2 + p["Ixx6"] + p["m6"] * p["rz6"] ** 2
    K33 = p["Izz3"] + p["m3"] * p["ry3"] ** 2 + p["Iyy4"] + w * (p["a3"] ** 2 + p["d4"] ** 2) + K55
    for q, _ in states(robot):
        s4, s5, c4, c5 = sin(q[3]), sin(q[4]), cos(q[3]), cos(q[4])
        V1, V2 = K119 - K112 * s5**2, K112 * s5 * c5 - sig * p["d4"] * s5
        m = arm.mass_matrix(q)
        M33 = K33 + V1 * s4**2 - 2 * sig * p["a3"] * c4 * s5 - 2 * sig * p["d4"] * c5
        M35 = -sig * p["a3"] * s5 + (K55 - sig * p["d4"] * c5) * c4
        assert m[2, 2] == pytest.approx(M33)
        assert m[2, 3] == pytest.approx(-V2 * s4)
        assert m[2, 4] == pytest.approx(M35)
        assert m[3, 3] == pytest.approx(K44 + K112 * s5**2)
        assert m[4, 4] == pytest.approx(K55)


# -- Stanford arm -------------------------------------------------------------------------


def test_stanford_arm_of_kane_and_levinson() -> None:
    """E7: centres of mass where the paper puts them, and coordinates in the paper's order."""
    robot = emdeg.load("stanford")
    paper = robot.with_coordinate_order(*(f"kane_q{i}" for i in range(1, 7)))
    assert paper.joint_names == tuple(f"kane_q{i}" for i in range(1, 7))
    p = known(robot)
    to_n = np.array([[0, 1, 0], [0, 0, 1], [1, 0, 0]])  # base axes are (n3, n1, n2)
    for _ in range(5):
        q1, q2, q3, q4, q5, q6 = q = RNG.uniform(-1.5, 1.5, 6)

        def turn(axis: int, angle: float) -> np.ndarray:
            return pin.AngleAxis(angle, np.eye(3)[axis]).matrix()

        A = turn(1, q1)
        B = A @ turn(0, q2)
        D = B @ turn(1, q3)
        E = D @ turn(0, q4)
        F = E @ turn(1, q5)
        b = A @ [p["L1"], p["L4"], 0]
        c = b + B @ [0, q6, 0]
        wrist = c + D @ [0, p["L2"], 0]
        centres = {
            "A": np.zeros(3),
            "B": b,
            "C": c,
            "D": c + B @ [0, p["L5"], 0],
            "E": wrist + E @ [0, p["L6"], 0],
            "F": wrist + E @ [0, p["L3"], 0],
        }
        inertias = {"B": B, "D": D, "E": E, "F": F}
        for i, body in enumerate(paper.bodies):
            pose = body_poses(paper, list(q))[i]
            com = evaluate(list(body.inertia.com), paper.values())
            ours = to_n @ (pose[:3, :3] @ com + pose[:3, 3])
            np.testing.assert_allclose(ours, centres[body.name], atol=1e-12)
            if body.name in inertias:
                moments = np.diag([p[f"{body.name}{k}"] for k in (1, 2, 3)])
                frame = inertias[body.name]
                tensor = np.array(evaluate(body.inertia.tensor.entries, paper.values()))
                turned = to_n @ pose[:3, :3]
                np.testing.assert_allclose(
                    turned @ tensor.reshape(3, 3) @ turned.T, frame @ moments @ frame.T, atol=1e-12
                )


# -- arms whose data come from public URDFs --------------------------------------------------


@pytest.mark.oracle
@pytest.mark.parametrize(("name", "file"), [("ur5", "ur5_robot.urdf"), ("panda", "panda.urdf")])
def test_library_arms_move_as_their_urdf(name: str, file: str, example_robot_urdfs) -> None:  # type: ignore[no-untyped-def]
    """R16: the DH table with moved inertias has the URDF's mass matrix and gravity."""
    (path,) = [p for p in example_robot_urdfs if p.name == file]
    full = pin.buildModelFromUrdf(str(path))
    robot = emdeg.load(name)
    arm = PinocchioRobot(robot)
    extra = [n for n in full.names if n not in ("universe", *robot.joint_names)]
    model = pin.buildReducedModel(full, [full.getJointId(n) for n in extra], pin.neutral(full))
    if extra:  # the Panda without its hand; its last frame is the URDF's
        last = model.getJointId(robot.joint_names[-1])
        model.inertias[last] = arm.inertia(robot.bodies[-1].inertia)
    data = model.createData()
    for q, qd in states(robot):
        qdd = RNG.uniform(-1, 1, robot.nv)
        theirs = pin.rnea(model, data, q, qd, qdd)
        np.testing.assert_allclose(arm.inverse_dynamics(q, qd, qdd), theirs, atol=1e-9)


@pytest.mark.parametrize("name", library_names())
def test_prose_of_the_library_is_as_written(name: str) -> None:
    """Sources of several lines are no names: their line breaks are not written as codes."""
    robot = emdeg.load(name)
    assert not [f for f in robot.report.findings if "codes" in f.message]
    assert "\\n" not in robot.source + robot.title
