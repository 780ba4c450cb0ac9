"""Arms that the tests of the formulations share, built in code: DH tables and random trees.

The worked examples are numbered as in the seeds digest: E1 … E7.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from fractions import Fraction

from emdeg.exact.angles import Angle
from emdeg.exact.fingerprint import fingerprints
from emdeg.exact.graph import ZERO, Expr, Scalar, as_expr, const, symbol
from emdeg.exact.linalg import Matrix, Vector, rotation_x, rotation_y, rotation_z
from emdeg.mechanics.base import RigidBody, assemble
from emdeg.robot.model.inertia import Inertia, Pose
from emdeg.robot.model.joints import Floating, Prismatic, Revolute, Screw
from emdeg.robot.model.parts import Body, Joint
from emdeg.robot.robot import Robot

REVOLUTE, PRISMATIC, FLOATING = Revolute(), Prismatic(), Floating()
KINDS = {"R": REVOLUTE, "P": PRISMATIC, "H": Screw(symbol("h")), "S": Screw(const(Fraction(2, 7)))}
HALF = Fraction(1, 2)


def s(name: str) -> Expr:
    """A parameter."""
    return symbol(name)


def parameters(names: str) -> list[Expr]:
    """Several parameters, by their names with spaces between."""
    return [s(name) for name in names.split()]


def point_mass(mass: Scalar, com: Sequence[Scalar] = (0, 0, 0)) -> Inertia:
    return Inertia(as_expr(mass), Vector(com), Matrix.zero())


def body(
    mass: Scalar,
    com: Sequence[Scalar],
    diagonal: Sequence[Scalar],
    products: Sequence[Scalar] = (0, 0, 0),
) -> Inertia:
    """Matrix elements about the centre of mass: (xx, yy, zz) and (xy, xz, yz)."""
    (xx, yy, zz), (xy, xz, yz) = diagonal, products
    return Inertia(as_expr(mass), Vector(com), Matrix(((xx, xy, xz), (xy, yy, yz), (xz, yz, zz))))


def general_body(i: int | str) -> Inertia:
    """A body with all ten parameters symbolic."""
    return body(
        s(f"m{i}"),
        (s(f"rx{i}"), s(f"ry{i}"), s(f"rz{i}")),
        (s(f"Ixx{i}"), s(f"Iyy{i}"), s(f"Izz{i}")),
        (s(f"Ixy{i}"), s(f"Ixz{i}"), s(f"Iyz{i}")),
    )


def pose(*, x: Scalar = 0, y: Scalar = 0, z: Scalar = 0, rotation: Matrix | None = None) -> Pose:
    return Pose(rotation or Matrix.identity(), Vector((x, y, z)))


def turn_x(degrees: int) -> Matrix:
    return rotation_x(Angle.degrees(degrees))


def joint_body(
    index: int,
    kind: str,
    placement: Pose,
    inertia: Inertia,
    *,
    parent: int | None,
    coordinate: int | None = None,
    link_frame: Pose | None = None,
    name: str | None = None,
) -> Body:
    joint = Joint(
        f"joint{index + 1}", KINDS[kind], placement, index if coordinate is None else coordinate
    )
    return Body(name or f"link{index + 1}", parent, joint, inertia, link_frame or Pose.identity())


def standard_dh(
    name: str,
    rows: Iterable[tuple[str, Scalar, int, Scalar, Inertia]],
    gravity: Sequence[Scalar],
) -> Robot:
    """Rows (type, a, alpha in degrees, fixed one of d and theta, inertia in the distal frame)."""
    bodies: list[Body] = []
    before = Pose.identity()
    for i, (kind, a, alpha, fixed, inertia) in enumerate(rows):
        link = Pose(turn_x(alpha), Vector((a, 0, 0)))
        if kind == "R":
            step = pose(z=fixed)
        else:
            assert isinstance(fixed, int)
            step = pose(rotation=rotation_z(Angle.degrees(fixed)))
        bodies.append(
            joint_body(
                i, kind, before @ step, inertia.moved(link), parent=i - 1 if i else None,
                link_frame=link,
            )
        )  # fmt: skip
        before = link
    return Robot(name, tuple(bodies), Vector(gravity))


def modified_dh(
    name: str,
    rows: Iterable[tuple[str, Scalar, int, Scalar, Inertia]],
    gravity: Sequence[Scalar],
    coordinates: Sequence[int] | None = None,
    names: Sequence[str] | None = None,
) -> Robot:
    """Rows (type, a_{i-1}, alpha_{i-1} in degrees, d_i, inertia in frame i)."""
    bodies: list[Body] = []
    for i, (kind, a, alpha, d, inertia) in enumerate(rows):
        placement = Pose(turn_x(alpha), Vector((a, 0, 0))) @ pose(z=d)
        bodies.append(
            joint_body(
                i, kind, placement, inertia, parent=i - 1 if i else None,
                coordinate=coordinates[i] if coordinates else None,
                name=names[i] if names else None,
            )
        )  # fmt: skip
    return Robot(name, tuple(bodies), Vector(gravity))


# -- the worked examples ------------------------------------------------------------


def two_link() -> Robot:
    """E1: Fu's two-link arm, slender rods of length l."""
    l, g = s("l"), s("g")

    def rod(i: int) -> Inertia:
        m = s(f"m{i}")
        return body(m, (-l / 2, 0, 0), (0, m * l * l / 12, m * l * l / 12))

    return standard_dh("two link", [("R", l, 0, 0, rod(1)), ("R", l, 0, 0, rod(2))], (0, -g, 0))


def double_pendulum() -> Robot:
    """E2: ROBMAT's double pendulum; x0 points down."""
    rows = [("R", s(f"L{i}"), 0, 0, point_mass(s(f"m{i}"))) for i in (1, 2)]
    return standard_dh("double pendulum", rows, (s("g"), 0, 0))


def robmat_stanford() -> Robot:
    """E3: ROBMAT's modified Stanford arm."""
    inertia = [
        body(s("m1"), (0, s("y1"), s("z1")), (s("Ixx1"), s("Iyy1"), s("Izz1"))),
        body(s("m2"), (0, s("y2"), 0), (s("Ixx2"), s("Iyy2"), s("Izz2"))),
        body(s("m3"), (0, 0, s("z3")), (s("Ixx3"), s("Iyy3"), s("Izz3"))),
    ]
    rows = [
        ("R", 0, -90, 0, inertia[0]),
        ("R", 0, 90, s("d2"), inertia[1]),
        ("P", 0, 0, 0, inertia[2]),
    ]
    return standard_dh("modified Stanford", rows, (0, 0, -s("g")))


def ceiling_arm() -> Robot:
    """E4: Fu problem 3.16, masses at the link ends."""
    rows = [("R", s(f"d{i}"), 0, 0, point_mass(s(f"m{i}"))) for i in (1, 2)]
    return standard_dh("ceiling arm", rows, (s("g"), 0, 0))


def theta_d_arm() -> Robot:
    """E4: Fu problem 3.18; the arm turns in a vertical plane with y up, and slides along x."""
    turn = joint_body(0, "R", Pose.identity(), point_mass(s("m1"), (s("r1"), 0, 0)), parent=None)
    along_x = pose(rotation=rotation_y(Angle.degrees(90)))  # the z axis of the slider is x
    slide = joint_body(1, "P", along_x, point_mass(s("m2")), parent=0)
    return Robot("theta-d", (turn, slide), Vector((0, -s("g"), 0)))


PUMA_ALPHA = (0, -90, 0, 90, -90, 90)


def puma(inertias: Sequence[Inertia] | None = None) -> Robot:
    """The geometry of E5 and E6, symbolic; ten symbolic parameters per body unless given."""
    a2, a3, d2, d3, d4 = (s(n) for n in ("a2", "a3", "d2", "d3", "d4"))
    a, d = (ZERO, ZERO, a2, a3, ZERO, ZERO), (ZERO, d2, d3, d4, ZERO, ZERO)
    bodies = inertias or [general_body(i) for i in range(1, 7)]
    rows = [("R", a[i], PUMA_ALPHA[i], d[i], bodies[i]) for i in range(6)]
    return modified_dh("puma560", rows, (0, 0, -s("g")))


def puma_akb() -> Robot:
    """E5 with AKB's zeros; Iyy6 = Ixx6."""
    r, ii = (lambda a, i: s(f"r{a}{i}")), (lambda a, i: s(f"I{a}{a}{i}"))
    m = [s(f"m{i}") for i in range(7)]

    def diagonal(i: int) -> tuple[Expr, Expr, Expr]:
        return ii("x", i), ii("y", i), ii("z", i)

    return puma(
        [
            body(m[1], (0, r("y", 1), 0), (0, 0, ii("z", 1))),
            body(m[2], (r("x", 2), r("y", 2), r("z", 2)), diagonal(2)),
            body(m[3], (0, r("y", 3), r("z", 3)), diagonal(3)),
            body(m[4], (0, 0, r("z", 4)), diagonal(4)),
            body(m[5], (0, 0, 0), diagonal(5)),
            body(m[6], (0, 0, r("z", 6)), (ii("x", 6), ii("x", 6), ii("z", 6))),
        ]
    )


def puma_emdeg() -> Robot:
    """E6: full tensors for links 1 to 3, diagonal ones for 4 to 6 with Ixx5 = Iyy5, Ixx6 = Iyy6."""

    def full(i: int, com: Sequence[Scalar]) -> Inertia:
        b = general_body(i)
        return Inertia(b.mass, Vector(com), b.tensor)

    return puma(
        [
            full(1, (0, s("ry1"), 0)),
            full(2, (s("rx2"), 0, 0)),
            full(3, (0, s("ry3"), 0)),
            body(s("m4"), (0, 0, 0), (s("Ixx4"), s("Iyy4"), s("Izz4"))),
            body(s("m5"), (0, s("ry5"), 0), (s("Ixx5"), s("Ixx5"), s("Izz5"))),
            body(s("m6"), (0, 0, s("rz6")), (s("Ixx6"), s("Ixx6"), s("Izz6"))),
        ]
    )


def stanford() -> Robot:
    """E7: Kane's Stanford arm. Base axes (n3, n1, n2); bodies A to F move q1 q2 q6 q3 q4 q5."""
    L = {i: s(f"L{i}") for i in range(1, 7)}

    def inertia(letter: str, com: Sequence[Scalar], order: Sequence[int]) -> Inertia:
        return body(s(f"m{letter}"), com, [s(f"{letter}{i}") for i in order])

    rows = [
        ("R", 0, 0, L[4], inertia("A", (0, 0, -L[4]), (3, 1, 2))),
        ("R", 0, -90, L[1], inertia("B", (0, 0, 0), (3, 2, 1))),
        ("P", 0, 90, 0, inertia("C", (0, 0, 0), (3, 1, 2))),
        ("R", 0, 0, L[2], inertia("D", (0, 0, L[5] - L[2]), (3, 1, 2))),
        ("R", 0, -90, 0, inertia("E", (0, -L[6], 0), (3, 2, 1))),
        ("R", 0, 90, 0, inertia("F", (0, 0, L[3]), (3, 1, 2))),
    ]
    return modified_dh("stanford", rows, (0, 0, -s("g")), (0, 1, 5, 2, 3, 4), "ABCDEF")


# -- random trees -------------------------------------------------------------------


def random_tree(seed: int, floating: bool = False, kinds: str = "RRRP") -> Robot:
    """1 to 8 mixed joints, random twists (right angles, 45°, 60° and symbols), symbolic bodies."""
    rng = random.Random(seed)
    count = rng.randint(1, 8)
    bodies: list[Body] = []
    order = list(range(count))
    rng.shuffle(order)  # coordinates need not be in the order of the bodies
    for i in range(count):
        parent = None if i == 0 else rng.choice([i - 1, i - 1, rng.randrange(i)])
        place = Pose(_random_rotation(rng, i), Vector(_random_offset(rng, i)))
        kind = rng.choice(kinds)
        b = joint_body(i, kind, place, _random_inertia(rng, i), parent=parent, coordinate=order[i])
        bodies.append(b)
    if floating:
        root = Joint("flyer", FLOATING, Pose.identity(), count)
        bodies = [
            Body("trunk", None, root, general_body("T")),
            *(
                Body(b.name, 0 if b.parent is None else b.parent + 1, b.joint, b.inertia)
                for b in bodies
            ),
        ]
    gravity = Vector((s("gx"), s("gy"), s("gz")))
    return Robot(f"random tree {seed}", tuple(bodies), gravity)


def _random_rotation(rng: random.Random, i: int) -> Matrix:
    turned = Matrix.identity()
    for _ in range(rng.randint(0, 2)):
        angle = (
            Angle.degrees(rng.choice([90, -90, 180, 45, 60]))
            if rng.random() < 0.7
            else Angle.of(symbol(f"al{i}", angular=True))
        )
        turned = turned @ rng.choice([rotation_x, rotation_y, rotation_z])(angle)
    return turned


def _random_offset(rng: random.Random, i: int) -> list[Scalar]:
    return [rng.choice([0, 0, s(f"p{axis}{i}"), Fraction(rng.randint(1, 9), 7)]) for axis in "xyz"]


def _random_inertia(rng: random.Random, i: int) -> Inertia:
    choice = rng.random()
    if choice < 0.15:
        return Inertia.zero()
    if choice < 0.3:
        return point_mass(s(f"m{i}"), _random_offset(rng, 100 + i))
    return general_body(i)


# -- descriptions -------------------------------------------------------------------

#: a screw and a universal joint, in TOML; others add what they need
PRESS = """
name = "press"
[parameters]
h = 0.03
[[link]]
name = "frame"
[[link]]
name = "nut"
mass = 2
com = [0.1, 0.02, 0.2]
inertia = { xx = 0.1, yy = 0.2, zz = 0.15, xy = 0.01 }
[[link]]
name = "arm"
mass = 1
com = [0.3, 0.05, 0.1]
inertia = { xx = 0.1, yy = 0.1, zz = 0.05, xz = 0.02 }
[[joint]]
name = "spindle"
type = "screw"
pitch = "h"
parent = "frame"
child = "nut"
xyz = [0, 0.1, 0.3]
axis = [0, 0.6, 0.8]
[[joint]]
name = "cardan"
type = "universal"
parent = "nut"
child = "arm"
xyz = [0.2, 0.1, 0]
"""


# -- proofs -------------------------------------------------------------------------


def same(left: Iterable[Expr] | Matrix, right: Iterable[Expr] | Matrix) -> bool:
    """Are the two lists of expressions equal, one by one, as functions?"""
    a, b = (list(x.entries if isinstance(x, Matrix) else x) for x in (left, right))
    assert len(a) == len(b)
    residues = fingerprints([*a, *b], points=2)
    return residues[: len(a)] == residues[len(a) :]


def certified(robot: Robot, parts: RigidBody, reference: RigidBody) -> bool:
    """Do both methods give the same efforts?"""
    return same(assemble(robot, parts), assemble(robot, reference))
