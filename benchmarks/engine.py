"""Speed of the exact engine: `python benchmarks/engine.py` prints every figure with its mark.

Robots have all geometry and all ten inertial parameters of each link symbolic. The inertia matrix
comes from composite rigid bodies (mass m, first moment h, tensor J about the joint frame):

    J' = R J Rᵀ + 2(p·Rh)E − p(Rh)ᵀ − (Rh)pᵀ + m(p·p E − p pᵀ),  h' = Rh + m p     into the parent
    M_jj = z·J z,   M_ij = z·n with n = J z, f = z × h carried from frame j down to frame i
"""

from __future__ import annotations

import gc
import os
import platform
import random
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from typing import NamedTuple, TypeVar

from emdeg.exact import (
    CONFIGURATION,
    MOTION,
    Angle,
    Expr,
    Matrix,
    NormalForm,
    Vector,
    equal,
    normal_form,
    symbol,
)
from emdeg.exact.degree import Bounds
from emdeg.exact.fingerprint import fingerprints
from emdeg.exact.graph import walk
from emdeg.exact.linalg import rotation_x
from emdeg.exact.polynomial.normal_form import normal_forms
from emdeg.exact.table import collector_paused
from emdeg.mechanics.methods import newton_euler
from emdeg.robot.model.inertia import Inertia, Pose
from emdeg.robot.model.joints import Revolute
from emdeg.robot.model.parts import Body, Joint
from emdeg.robot.robot import Robot

T = TypeVar("T")
Z = Vector.unit(2)


# -- robots -----------------------------------------------------------------------------------


class Link(NamedTuple):
    """A body's ten parameters as the inertia matrix is linear in them."""

    mass: Expr
    moment: Vector
    tensor: Matrix


def symmetric(name: str, i: int) -> Matrix:
    xx, xy, xz, yy, yz, zz = (symbol(f"{name}{i}{k}") for k in ("xx", "xy", "xz", "yy", "yz", "zz"))
    return Matrix([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])


def linear_link(i: int) -> Link:
    """m, m·c and J about the joint frame: ten symbols."""
    moment = Vector([symbol(f"h{i}{axis}") for axis in "xyz"])
    return Link(symbol(f"m{i}"), moment, symmetric("J", i))


def central_body(i: int) -> Inertia:
    """m, c and I about the centre of mass: ten symbols."""
    com = Vector([symbol(f"c{i}{axis}") for axis in "xyz"])
    return Inertia(symbol(f"m{i}"), com, symmetric("I", i))


def central_link(i: int) -> Link:
    """The same, for the composite recursion."""
    body = central_body(i)
    return Link(body.mass, body.first_moment, body.about_frame())


def modified_dh(rows: Sequence[tuple[Angle, Expr | int, Expr | int]]) -> Robot:
    """Revolute joints with placement Rot(x, α)·Trans(a, 0, d)."""
    bodies = []
    for i, (alpha, a, d) in enumerate(rows):
        turn = rotation_x(alpha)
        placement = Pose(turn, Vector((a, 0, 0)) + turn @ Vector((0, 0, d)))
        joint = Joint(f"joint{i + 1}", Revolute(), placement, i)
        bodies.append(Body(f"link{i + 1}", i - 1 if i else None, joint, central_body(i + 1)))
    return Robot("arm", tuple(bodies), Vector((0, 0, -symbol("g"))))


def deg(value: int) -> Angle:
    return Angle.degrees(value)


def s(name: str) -> Expr:
    return symbol(name)


ARMS: dict[str, Robot] = {
    "PUMA 560": modified_dh(
        [
            (deg(0), 0, 0),
            (deg(-90), 0, 0),
            (deg(0), s("a2"), s("d3")),
            (deg(-90), s("a3"), s("d4")),
            (deg(90), 0, 0),
            (deg(-90), 0, 0),
        ]
    ),
    "Panda": modified_dh(
        [
            (deg(0), 0, s("d1")),
            (deg(-90), 0, 0),
            (deg(90), 0, s("d3")),
            (deg(90), s("a4"), 0),
            (deg(-90), -s("a4"), s("d5")),
            (deg(90), 0, 0),
            (deg(90), s("a7"), 0),
        ]
    ),
    "general 6R": modified_dh(
        [(Angle.of(symbol(f"alpha{i}", angular=True)), s(f"a{i}"), s(f"d{i}")) for i in range(1, 7)]
    ),
}


def humanoid() -> Robot:
    """30 revolute joints: waist 2, legs 6 + 6, neck 2, arms 7 + 7; every offset symbolic."""
    limbs = [(None, 2), (None, 6), (None, 6), (1, 2), (1, 7), (1, 7)]
    bodies: list[Body] = []
    for start, length in limbs:
        parent = start
        for k in range(length):
            i = len(bodies)
            offset = Vector([symbol(f"p{i + 1}{axis}") for axis in "xyz"])
            placement = Pose(rotation_x(deg(90 if k % 2 else -90)), offset)
            joint = Joint(f"joint{i + 1}", Revolute(), placement, i)
            bodies.append(Body(f"link{i + 1}", parent, joint, central_body(i + 1)))
            parent = i
    return Robot("humanoid", tuple(bodies))


def mass_matrix(robot: Robot, link: Callable[[int], Link]) -> list[list[Expr]]:
    """The upper triangle of M of a serial arm, as expressions."""
    n = len(robot.bodies)
    poses = [robot.joint_pose(i) for i in range(n)]
    composite = [link(i + 1) for i in range(n)]
    for i in reversed(range(1, n)):
        composite[i - 1] = joined(composite[i - 1], composite[i], poses[i])
    rows: list[list[Expr]] = [[] for _ in range(n)]
    for j, whole in enumerate(composite):
        moment, force = whole.tensor @ Z, Z.cross(whole.moment)
        column = [moment[2]]
        for i in reversed(range(j)):
            r, p = poses[i + 1].rotation, poses[i + 1].translation
            force = r @ force
            moment = r @ moment + p.cross(force)
            column.append(moment[2])
        for i, element in enumerate(reversed(column)):
            rows[i].append(element)
    return rows


def joined(parent: Link, child: Link, pose: Pose) -> Link:
    """The child's composite body, seen from the parent and added to it."""
    r, p = pose.rotation, pose.translation
    h = r @ child.moment
    across = p.outer(h)
    shift = Matrix.identity() * (2 * p.dot(h)) - across - across.T
    steiner = (Matrix.identity() * p.dot(p) - p.outer(p)) * child.mass
    tensor = r @ child.tensor @ r.T + shift + steiner
    return Link(
        parent.mass + child.mass, parent.moment + h + p * child.mass, parent.tensor + tensor
    )


# -- measurements -------------------------------------------------------------------------------


class Row(NamedTuple):
    what: str
    found: str
    mark: str
    holds: bool


def timed(work: Callable[[], T], repeat: int = 3) -> tuple[float, T]:
    """Best of some runs, in seconds of processor time (the machine may be shared)."""
    best, result = float("inf"), None
    for _ in range(repeat):
        result = None
        gc.collect()
        start = time.process_time()
        result = work()
        best = min(best, time.process_time() - start)
    assert result is not None
    return best, result


def random_dag(size: int) -> list[Expr]:
    """`size` different sums and products of two nodes made shortly before."""
    rng = random.Random(0).random
    rates = (0, CONFIGURATION, MOTION)
    pool = [symbol(f"x{i}", rates[i % 3]) for i in range(50)]
    seen = set(pool)
    while len(pool) < size:
        first = max(0, len(pool) - 2000)
        a = pool[first + int(rng() * (len(pool) - first))]
        b = pool[first + int(rng() * (len(pool) - first))]
        choice = rng()
        node = a * b if choice < 0.5 else a + b if choice < 0.8 else a - b
        if node not in seen:
            seen.add(node)
            pool.append(node)
    return pool


def million_nodes(paused: bool) -> Row:
    """In a process of its own, so that the memory is that of the DAG."""
    flags = ["--million", "paused" if paused else "running"]
    run = subprocess.run([sys.executable, __file__, *flags], capture_output=True, text=True)
    seconds, megabytes = map(float, run.stdout.split())
    what = "10⁶ nodes" + (", cycle collector paused" if paused else "")
    good = seconds < 15 and megabytes < 2048
    return Row(what, f"{seconds:.1f} s, {megabytes:.0f} MB", "15 s, 2 GB", good)


def million_nodes_here(paused: bool) -> None:
    import resource

    start = time.process_time()
    with collector_paused() if paused else nullcontext():
        pool = random_dag(10**6)
    seconds = time.process_time() - start
    assert len(pool) == 10**6
    print(seconds, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)


def recursion(what: str, robot: Robot, mark: float) -> Row:
    seconds, result = timed(lambda: newton_euler.rigid_body(robot), 5)
    nodes = sum(1 for _ in walk(result.tau or ()))
    found = f"{1e3 * seconds:.0f} ms, {nodes:,} nodes"
    return Row(f"Newton–Euler DAG, {what}", found, f"{1e3 * mark:.0f} ms", seconds < mark)


def fingerprint_rows() -> list[Row]:
    pool = random_dag(10_000)
    seconds, _ = timed(lambda: fingerprints(pool, 4), 5)
    rows = [Row("4 points of 10,000 nodes", f"{1e3 * seconds:.0f} ms", "100 ms", seconds < 0.1)]
    seconds, _ = timed(lambda: Bounds().expressions(pool), 3)
    rows.append(Row("degree bounds of 10,000 nodes", f"{1e3 * seconds:.0f} ms", "", True))
    return rows


def expansion(name: str, mark: float) -> tuple[list[Row], list[list[int]]]:
    robot = ARMS[name]
    counts: list[list[int]] = []
    rows = []
    for what, link in (("m, mc, J", linear_link), ("m, c, I", central_link)):

        def forms(link: Callable[[int], Link] = link) -> list[list[NormalForm]]:
            matrix = mass_matrix(robot, link)
            flat = iter(normal_forms([element for row in matrix for element in row]))
            return [[next(flat) for _ in row] for row in matrix]

        seconds, found = timed(forms)
        check = mass_matrix(robot, link)[0][1]
        assert equal(found[0][1].to_expr(), check)
        sizes = [[len(form) for form in row] for row in found]
        counts = counts or sizes
        total = sum(map(sum, sizes))
        text = f"{seconds:.3f} s, {total:,} terms"
        rows.append(Row(f"expanded M, {name} ({what})", text, f"{mark:g} s", seconds < mark))
    return rows, counts


def back_to_expressions(name: str) -> list[Row]:
    matrix = mass_matrix(ARMS[name], linear_link)
    forms = normal_forms([element for row in matrix for element in row])
    seconds, _ = timed(lambda: [form.to_expr() for form in forms], 1)
    rows = [Row(f"its terms as expressions, {name}", f"{seconds:.2f} s", "", True)]
    q = ARMS[name].q
    if name == "PUMA 560":
        seconds, turned = timed(lambda: [form.in_basis([q[1], q[1] + q[2]]) for form in forms])
        text = f"{seconds:.2f} s, {sum(map(len, turned)):,} terms"
        rows.append(Row("the same in the basis q2, q2 + q3", text, "", True))
    return rows


def main() -> None:
    """Measure everything and print the tables."""
    if "--million" in sys.argv:
        million_nodes_here("paused" in sys.argv)
        return
    normal_form(symbol("x"))  # load python-flint before the clock starts
    print("Seconds of processor time.", end=" ")
    print(
        f"Python {platform.python_version()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}"
    )
    rows = [million_nodes(False), million_nodes(True)]
    rows.append(recursion("general 6R", ARMS["general 6R"], 0.05))
    rows.append(recursion("humanoid with 30 joints", humanoid(), 0.5))
    rows += fingerprint_rows()
    counts = {}
    for name, mark in (("PUMA 560", 0.5), ("Panda", 2.0), ("general 6R", 60.0)):
        more, counts[name] = expansion(name, mark)
        rows += [*more, *back_to_expressions(name)]
    width = max(len(row.what) for row in rows)
    for row in rows:
        verdict = "" if not row.mark else "yes" if row.holds else "NO"
        print(f"{row.what:{width}}  {row.found:24}  {row.mark:12}  {verdict}")
    for name, sizes in counts.items():
        print(f"\nTerms of each element of M (upper triangle; m, mc, J), {name}")
        for i, size in enumerate(sizes):
            print("  " + " " * 8 * i + "".join(f"{k:8,}" for k in size))


if __name__ == "__main__":
    main()
