"""DH tables in both conventions, from Python, TOML, YAML and CSV, and the way between them."""

from __future__ import annotations

import math
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import emdeg
from emdeg.errors import LoadError, UsageError
from emdeg.exact.graph import ONE, ZERO, symbol
from emdeg.robot.model.joints import Prismatic, Revolute
from emdeg.robot.robot import Robot
from tests.robot.pinocchio_robot import PinocchioRobot


def screw(axis: str, angle: float, distance: float) -> np.ndarray:
    c, s = math.cos(angle), math.sin(angle)
    if axis == "z":
        return np.array([[c, -s, 0, 0], [s, c, 0, 0], [0, 0, 1, distance], [0, 0, 0, 1]])
    return np.array([[1, 0, 0, distance], [0, c, -s, 0], [0, s, c, 0], [0, 0, 0, 1]])


def random_rows(rng: random.Random, n: int) -> list[dict[str, Any]]:
    """Rows with exact and arbitrary twists, both joint types, offsets, and a ≠ 0 for P."""
    rows = []
    for i in range(n):
        prismatic = rng.random() < 0.4
        row: dict[str, Any] = {
            "type": "P" if prismatic else "R",
            "a": round(rng.uniform(-1, 1), 3),
            "alpha": rng.choice(["0", "-90 deg", "pi/2", "pi", "45 deg", "0.3", "-1.1"]),
            "offset": rng.choice(["0", "0.25", "-0.5"]),
            "mass": 1 + i,
            "com": [round(rng.uniform(-1, 1), 3) for _ in range(3)],
            "inertia": {"xx": 2, "yy": 3, "zz": "2.5", "xy": "0.1", "xz": "-0.2", "yz": "0.05"},
        }
        row["theta" if prismatic else "d"] = rng.choice(["0", "0.7", "-0.2"])
        rows.append(row)
    return rows


def value(cell: object) -> float:
    text = str(cell).replace(" deg", "*pi/180")
    return float(eval(text, {"__builtins__": {}}, {"pi": math.pi}))


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("convention", ["standard", "modified"])
def test_frames_are_those_of_the_convention(convention: str, seed: int) -> None:
    """R2: Rot(z,θ)Trans(z,d)Trans(x,a)Rot(x,α). R3: Rot(x,α)Trans(x,a)Rot(z,θ)Trans(z,d)."""
    rng = random.Random(seed)
    rows = random_rows(rng, 4)
    robot = Robot.from_dh(rows, convention=convention)
    q = [rng.uniform(-2, 2) for _ in rows]
    pose = np.eye(4)
    for i, (row, qi) in enumerate(zip(rows, q, strict=True)):
        moving = qi + value(row["offset"])
        prismatic = row["type"] == "P"
        theta = value(row["theta"]) if prismatic else moving
        d = moving if prismatic else value(row["d"])
        along_z = screw("z", theta, d)
        along_x = screw("x", value(row["alpha"]), value(row["a"]))
        pose = pose @ (along_z @ along_x if convention == "standard" else along_x @ along_z)
        np.testing.assert_allclose(robot.frame_pose(f"link{i + 1}", q), pose, atol=1e-12)


@pytest.mark.parametrize("seed", range(8))
def test_conversion_keeps_the_dynamics(seed: int) -> None:
    """R4: standard → modified → standard, with centre of mass and inertia moved with the frame."""
    rng = random.Random(100 + seed)
    robot = Robot.from_dh(
        random_rows(rng, 4), convention="standard", gravity=(1, -2, "-9.81"), name="arm"
    )
    other = robot.with_convention("modified")
    again = emdeg.loads(_as_dh(other, "modified"), "toml", snap=0)
    assert not robot.bodies[0].link_frame.is_identity or robot.bodies == other.bodies
    first, second = PinocchioRobot(robot), PinocchioRobot(again)
    for _ in range(3):
        q, qd, qdd = (np.array([rng.uniform(-2, 2) for _ in range(4)]) for _ in range(3))
        np.testing.assert_allclose(
            second.inverse_dynamics(q, qd, qdd), first.inverse_dynamics(q, qd, qdd), atol=1e-10
        )
        np.testing.assert_allclose(
            other.frame_pose("tip", list(q)) if "tip" in {f.name for f in other.frames}
            else other.frame_pose("link4", list(q)),
            robot.frame_pose("link4", list(q)), atol=1e-12,
        )  # fmt: skip
    back = other.with_convention("standard")
    assert back.bodies[:-1] == robot.bodies[:-1]


def _as_dh(robot: Robot, convention: str) -> str:
    """A table written out by hand from `dh_table`: only its numbers cross over."""
    from emdeg.robot.cells.cell_text import cell_text

    lines = [f'convention = "{convention}"']
    lines.append("gravity = [" + ", ".join(f'"{cell_text(g)}"' for g in robot.gravity) + "]")
    lines.append("[parameters]")
    for s, p in robot.parameters.items():
        lines.append(f'{s.name} = {{ value = "{p.value}", angular = true }}')
    for row in robot.dh_table(convention).rows:
        angle, length = ("theta", "offset") if row.joint.prismatic else ("offset", "d")
        t = row.inertia.tensor
        keys = {
            "xx": t[0, 0],
            "yy": t[1, 1],
            "zz": t[2, 2],
            "xy": t[0, 1],
            "xz": t[0, 2],
            "yz": t[1, 2],
        }
        tensor = ", ".join(f'{k} = "{cell_text(v)}"' for k, v in keys.items())
        com = ", ".join(f'"{cell_text(c)}"' for c in row.inertia.com)
        lines += [
            "[[link]]", f'type = "{"P" if row.joint.prismatic else "R"}"',
            f'alpha = "{row.alpha}"', f'a = "{cell_text(row.a)}"',
            f'{angle} = "{row.theta}"', f'{length} = "{cell_text(row.d)}"',
            f'mass = "{cell_text(row.inertia.mass)}"', f"com = [{com}]",
            f"inertia = {{ {tensor} }}",
        ]  # fmt: skip
    return "\n".join(lines)


def test_symbolic_tables_convert_too() -> None:
    """R4 with symbols: the general 6R arm and back, node for node."""
    for name in ("general_6r", "puma560", "stanford"):
        robot = emdeg.load(name)
        assert robot.with_convention("standard").with_convention("modified") == robot
    row = emdeg.load("puma560").dh_table("standard").rows[1]
    p = {s.name: s for s in emdeg.load("puma560").symbols}
    assert row.a is p["a2"]
    assert row.inertia.com[0] is p["rx2"] - p["a2"]


def test_first_modified_row_becomes_the_base_of_a_standard_table() -> None:
    """R4: α₀ and a₀ have no place in a standard table; they are its base."""
    rows = [{"alpha": "30 deg", "a": "a0", "d": 1, "mass": 1}, {"alpha": "90 deg", "mass": 1}]
    robot = Robot.from_dh(rows, convention="modified")
    table = robot.dh_table("standard")
    assert table.base.translation[0] is symbol("a0")
    standard = robot.with_convention("standard")
    assert emdeg.loads(standard.to_toml(), "toml") == standard


def test_a_robot_that_is_no_dh_chain_says_so() -> None:
    builder = emdeg.RobotBuilder("r")
    builder.link("base")
    builder.link("a", builder.inertia(1))
    builder.joint("j", "revolute", "base", "a", origin=builder.pose((0, 1, 0), ("0.2", "0.3", 0)))
    robot = builder.build()
    with pytest.raises(UsageError, match="not a DH frame"):
        robot.dh_table("modified")
    with pytest.raises(UsageError, match="convention"):
        emdeg.load("puma560").dh_table("craig")
    assert "Joint frames" in robot.describe()


def test_definition_call() -> None:
    """R5: type, a, alpha, the fixed one of theta and d, mass; what is missing is zero."""
    robot = Robot.from_dh(
        [{"type": "R", "a": "L1", "mass": "m1"}, {"type": "P", "alpha": "90 deg", "mass": 2.5}],
        convention="standard", name="rp",
    )  # fmt: skip
    assert robot.joint_names == ("joint1", "joint2")
    assert [b.joint.type for b in robot.bodies] == [Revolute(), Prismatic()]
    assert robot.bodies[0].inertia.com[0] is symbol("L1")  # at the link frame, in body axes
    assert all(e is ZERO for e in robot.bodies[0].inertia.tensor.entries)
    assert robot.bodies[1].joint.placement.translation == robot.bodies[0].link_frame.translation


def test_right_angles_stay_exact() -> None:
    """R5: no 6e-17 for cos(π/2)."""
    robot = Robot.from_dh([{"alpha": math.pi / 2, "mass": 1}], convention="modified")
    entries = set(robot.bodies[0].joint.placement.rotation.entries)
    assert entries == {ZERO, ONE, -ONE}


def test_numbers_rationals_and_symbols_mix() -> None:
    """R1: every parameter a number, an exact rational or a symbol."""
    from decimal import Decimal
    from fractions import Fraction

    L = symbol("L")
    rows = [
        {"a": Fraction(1, 3), "d": Decimal("0.1"), "mass": 0.1, "com": [L / 3, "L/2", 0]},
        {"a": "L*2/3", "alpha": symbol("alpha2", angular=True), "mass": "m"},
    ]
    robot = Robot.from_dh(rows, convention="modified")
    assert robot.bodies[0].joint.placement.translation[0].value == Fraction(1, 3)
    assert robot.bodies[0].joint.placement.translation[2].value == Fraction(1, 10)
    assert robot.bodies[0].inertia.mass.value == Fraction(1, 10)
    assert robot.bodies[0].inertia.com[1] is L / 2
    assert {s.name for s in robot.symbols} == {"L", "alpha2", "m"}


def test_gravity_is_any_vector() -> None:
    """R8: an arbitrary constant field in base axes, symbolic or numeric; no constant built in."""
    rows = [{"mass": 1}]
    robot = Robot.from_dh(rows, convention="modified", gravity=["gx", 0, "-9.8062"])
    assert robot.gravity[0] is symbol("gx")
    assert float(robot.gravity[2].value) == -9.8062
    assert robot.with_gravity(0, "-g", 0).gravity[1] is -symbol("g")
    assert symbol("gx") not in robot.with_gravity(0, 0, 0).parameters
    with pytest.raises(LoadError):
        robot.with_gravity(0, "nan", 0)


def test_motor_data() -> None:
    """R10: rotor inertia and gear ratio are kept; I_m = N²·J, or I_m as it was measured."""
    rows = [
        {"mass": 1, "motor": {"rotor_inertia": "J", "gear_ratio": 50}},
        {"mass": 1, "motor": {"reflected": "Im", "gear_ratio": "N"}},
    ]
    robot = Robot.from_dh(rows, convention="modified")
    first, second = (b.joint.motor for b in robot.bodies)
    assert first.reflected_inertia is 2500 * symbol("J")
    assert second.reflected_inertia is symbol("Im")
    assert second.gear_ratio is symbol("N")
    with pytest.raises(LoadError, match="not both"):
        Robot.from_dh([{"motor": {"rotor_inertia": 1, "reflected": 1}}], convention="modified")


def test_friction_and_limits() -> None:
    """R11: viscous and Coulomb friction per joint, zero by default."""
    row = {
        "mass": 1, "friction": {"viscous": "b1", "coulomb": "0.2"},
        "limits": {"lower": "-160 deg", "upper": "pi", "velocity": 2, "effort": "97.6"},
    }  # fmt: skip
    joint = Robot.from_dh([row], convention="modified").bodies[0].joint
    assert joint.friction.viscous is symbol("b1")
    assert float(joint.limits.lower or 0) == pytest.approx(math.radians(-160))
    assert float(joint.limits.effort or 0) == 97.6
    assert (
        Robot.from_dh([{"mass": 1}], convention="modified").bodies[0].joint.friction.viscous is ZERO
    )


# -- files --------------------------------------------------------------------------------

TOML = """
name = "arm"
convention = "modified"
gravity = [0, 0, "-g"]

[parameters]
g = 9.81
L = { value = 0.5, tolerance = 0.001, note = "measured" }

[[link]]
mass = "m1"
com = ["L/2", 0, 0]

[[link]]
alpha = "-90 deg"
a = "L"
mass = 2
inertia = { zz = 0.1, xx = 0.1 }
"""

YAML = """
name: arm
convention: modified
gravity: [0, 0, -g]
parameters:
  g: 9.81
  L: {value: 0.5, tolerance: 0.001, note: measured}
link:
  - mass: m1
    com: [L/2, 0, 0]
  - alpha: -90 deg
    a: L
    mass: 2
    inertia: {zz: 0.1, xx: 0.1}
"""

CSV = """
# name = arm
# convention = modified
# gravity = 0 0 -g
# parameter g = 9.81
# parameter L = 0.5
mass, com_x, alpha,   a, xx,  zz
m1,   L/2,   0,       0, ,
2,    ,      -90 deg, L, 0.1, 0.1
"""


def test_the_three_formats_say_the_same(tmp_path: Path) -> None:
    """TOML, YAML and CSV give one and the same robot."""
    from_toml = emdeg.loads(TOML, "toml")
    from_yaml = emdeg.loads(YAML, "yaml")
    from_csv = emdeg.loads(CSV, "csv")
    assert from_toml == from_yaml
    assert from_toml.hash == from_yaml.hash
    assert from_csv.bodies == from_toml.bodies
    assert from_csv.values(m1=1) == from_toml.values(m1=1)
    for suffix, text in ((".toml", TOML), (".yaml", YAML), (".yml", YAML), (".csv", CSV)):
        path = tmp_path / f"arm{suffix}"
        path.write_text(text, encoding="utf-8-sig" if suffix == ".csv" else "utf-8")
        assert emdeg.load(path).bodies == from_toml.bodies
        assert emdeg.load(str(path)).name == "arm"


def test_convention_is_compulsory() -> None:
    """R2, R3: never guessed."""
    with pytest.raises(LoadError, match="must say its convention") as caught:
        emdeg.loads(TOML.replace('convention = "modified"', ""), "toml")
    assert "standard" in str(caught.value)
    with pytest.raises(LoadError, match="convention"):
        emdeg.loads(TOML.replace('"modified"', '"dh"'), "toml")


BAD = {
    "not TOML": ("convention = ", None, 1),
    "unknown key": (TOML.replace('a = "L"', 'aa = "L"'), "aa", 16),
    "wrong type": (TOML.replace("mass = 2", 'mass = 2\ntype = "X"'), "joint type", 18),
    "bad cell": (TOML.replace('a = "L"', 'a = "L**"'), "missing", 16),
    "call": (TOML.replace('a = "L"', 'a = "__import__(1)"'), "may call", 16),
    "comma": (TOML.replace('a = "L"', 'a = "1,5"'), "comma", 16),
    "inf": (TOML.replace("mass = 2", "mass = inf"), "finite", 17),
    "nan": (TOML.replace("mass = 2", "mass = nan"), "finite", 17),
    "huge": (TOML.replace("mass = 2", "mass = " + "9" * 4200), "proportion", 17),
    "hugest": (TOML.replace("mass = 2", "mass = " + "9" * 5000), "not TOML", None),
    "large power": (TOML.replace("mass = 2", 'mass = "(1e200)**2"'), "proportion", 17),
    "boolean": (TOML.replace("mass = 2", "mass = true"), "number", 17),
    "negative mass": (TOML.replace("mass = 2", "mass = -2"), "negative", 14),
    "two numbers": (TOML.replace('com = ["L/2", 0, 0]', "com = [1, 2]"), "3 numbers", 12),
    "no rows": ('convention = "modified"', "no rows", None),
    "theta of a revolute": (TOML.replace("mass = 2", "theta = 1"), "offset", 17),
    "gravity": (TOML.replace('gravity = [0, 0, "-g"]', "gravity = 9.81"), "list of 3", 4),
    "tolerance": (TOML.replace("tolerance = 0.001", "tolerance = -1"), "never negative", 8),
    "inertia field": (TOML.replace("zz = 0.1", "zx = 0.1"), "zx", 18),
    "triangle": (TOML.replace("xx = 0.1", "xx = 1"), "triangle", 14),
    "two links of one name": (
        TOML.replace("mass = 2", 'name = "link1"'), "this name", 14,
    ),
    "frame on nothing": (TOML + '[[frame]]\nname = "t"\nlink = "link9"', "does not exist", 19),
    "payload on nothing": (TOML + '[[payload]]\nframe = "link9"\nmass = 1', "does not exist", 19),
    "wrench on nothing": ('wrench_frames = ["x"]\n' + TOML, "does not exist", None),
}  # fmt: skip


@pytest.mark.parametrize("what", BAD)
def test_bad_tables_are_refused_where_they_are_bad(what: str) -> None:
    text, word, line = BAD[what]
    with pytest.raises(LoadError) as caught:
        emdeg.loads(text, "toml", file="arm.toml")
    assert caught.value.file == "arm.toml"
    if line is not None:
        assert caught.value.line == line
    assert word is None or word in str(caught.value)


BAD_YAML = {
    "alias bomb": ("a: &a [x, x]\nb: [*a, *a]\n", "anchors"),
    "tag": ("convention: !!python/object/apply:os.system [ls]\n", "tag"),
    "twice": ("name: a\nname: b\n", "twice"),
    "not YAML": ("a: [1, 2\n", "not YAML"),
    "a list": ("- 1\n- 2\n", "table"),
    "deep": ("a: " + "[" * 60 + "]" * 60, "deeply"),
    "very deep": ("a: " + "[" * 100_000, "deeply"),
    "empty": ("", "convention"),
    "hex": (YAML.replace("mass: 2", "mass: 0x2"), "hexadecimal"),
    "infinity": (YAML.replace("mass: 2", "mass: .inf"), "arithmetic"),
    "sexagesimal": (YAML.replace("mass: 2", "mass: 1:30"), "arithmetic"),
}


@pytest.mark.parametrize("what", BAD_YAML)
def test_bad_yaml(what: str) -> None:
    text, word = BAD_YAML[what]
    with pytest.raises(LoadError, match=word) as caught:
        emdeg.loads(text, "yaml", file="arm.yaml")
    assert caught.value.file == "arm.yaml"


BAD_CSV = {
    "decimal comma": (CSV.replace("2,    ,", "2,5,    ,"), "as many cells", 9),
    "unknown column": (CSV.replace("com_x", "comx"), "unknown column", 7),
    "twice": (CSV.replace("com_x", "mass"), "twice", 7),
    "quote": (CSV.replace("m1,", '"m1,'), "not CSV", 8),
    "no convention": (CSV.replace("# convention = modified", ""), "convention", None),
}


@pytest.mark.parametrize("what", BAD_CSV)
def test_bad_csv(what: str) -> None:
    text, word, line = BAD_CSV[what]
    with pytest.raises(LoadError, match=word) as caught:
        emdeg.loads(text, "csv", file="arm.csv")
    assert line is None or caught.value.line == line


def test_bad_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Missing, too large, not UTF-8, a folder, an unknown suffix."""
    latin = tmp_path / "latin.toml"
    latin.write_bytes("name = 'Stäubli'".encode("latin-1"))
    with pytest.raises(LoadError, match="UTF-8"):
        emdeg.load(latin)
    with pytest.raises(LoadError, match="cannot be read"):
        emdeg.load(tmp_path / "missing.toml")
    (tmp_path / "folder.toml").mkdir()
    with pytest.raises(LoadError, match="cannot be read"):
        emdeg.load(tmp_path / "folder.toml")
    other = tmp_path / "arm.docx"
    other.write_text("x", encoding="utf-8")
    with pytest.raises(LoadError, match="unknown kind of file"):
        emdeg.load(other)
    large = tmp_path / "large.toml"
    large.write_bytes(b"#" * 10_000_001)
    with pytest.raises(LoadError, match="Found 10000001 bytes; expected at most 10000000"):
        emdeg.load(large)
    for odd in ("a\0b.toml", "x" * 5000 + ".toml", "\udcff.toml", 5, b"puma560", None):
        with pytest.raises(LoadError):
            emdeg.load(odd)  # type: ignore[arg-type]
    with pytest.raises(LoadError, match="snap"):
        emdeg.load("puma560", snap=1.0)


def test_unphysical_inertias_can_be_let_through() -> None:
    text = BAD["triangle"][0]
    robot = emdeg.loads(text, "toml", allow_unphysical=True)
    (finding,) = robot.report.of("unphysical")
    assert finding.line == 14
    assert "triangle" in finding.message
    with pytest.raises(LoadError, match="negative"):
        emdeg.loads(BAD["negative mass"][0], "toml", allow_unphysical=True)


def test_snap_zero_keeps_the_numbers_of_the_file() -> None:
    text = TOML.replace('"-90 deg"', "-1.5708")
    assert emdeg.loads(text, "toml") == emdeg.loads(TOML, "toml")
    kept = emdeg.loads(text, "toml", snap=0)
    assert float(kept.parameters[symbol("alpha2", angular=True)].value or 0) == 1.5708
    assert emdeg.loads(text, "toml").report.of("altered")


def test_units_are_si_and_no_key_says_otherwise() -> None:
    """A table in millimetres is refused, not read as one in metres."""
    with pytest.raises(LoadError, match="'units' means nothing here"):
        Robot.from_dh([{"type": "R", "a": 300}], convention="standard", units="mm")
