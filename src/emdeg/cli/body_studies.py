"""`emdeg study moving-frame | pseudo-inertia | momentum`: what bodies and frames are and do.

moving-frame     the parts of a point's acceleration, seen from a frame that turns and moves
pseudo-inertia   J = ∫ r rᵀ dm of every link about its frame, and the tensor that it gives back
momentum         p, and L about a point of one's choice, along an axis of one's choice
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import emdeg
from emdeg.cli.derive import entry_text
from emdeg.cli.screen import columns
from emdeg.errors import UsageError
from emdeg.exact import Expr, Matrix, Vector
from emdeg.robot.cells.scope import Scope
from emdeg.robot.model.report import Place

AXES = "xyz"


def triple(robot: emdeg.Robot, text: str, option: str) -> Vector:
    """Three cells of an option: numbers, parameters of the robot, or new symbols."""
    cells = text.split(",")
    if len(cells) != 3:
        raise UsageError(
            "is not a vector", argument=option, found=text, expected="x,y,z such as 0,0,0.1"
        )
    scope = Scope.of(robot)
    return Vector(scope.length(cell.strip(), Place(option)) for cell in cells)


def moving_frame(
    robot: emdeg.Robot, *, frame: str | None, point: str, velocity: str, **_: Any
) -> tuple[str, dict[str, Any], None]:
    """The Coriolis theorem (Fu 3.3-14, 3.3-19) for a point in a frame of the robot."""
    moving = emdeg.MovingFrame.of(robot, frame)
    r, own = triple(robot, point, "--point"), triple(robot, velocity, "--velocity")
    parts = moving.acceleration(r, own)
    rows = {
        "angular velocity": moving.angular_velocity,
        "velocity": moving.velocity(r, own),
        "Coriolis": parts.coriolis,
        "centripetal": parts.centripetal,
        "Euler": parts.euler,
        "origin": parts.origin,
        "acceleration": parts.total,
    }
    texts = {name: _texts(value) for name, value in rows.items()}
    table = columns(("in its own axes", *AXES, ""), [(n, *t, "") for n, t in texts.items()])
    title = f"frame {frame or 'at the tip'}, point ({point}) with velocity ({velocity}) in it\n"
    return title + table, {"frame": frame, "point": point, **texts}, None


def pseudo_inertia(
    robot: emdeg.Robot, *, frame: str | None, **_: Any
) -> tuple[str, dict[str, Any], None]:
    """Fu's J_i (3.2-17) of every link, and back: I = tr(S) E − S about the centre of mass."""
    about, lines, data = frame or "link", [f"about the {frame or 'link'} frame, J = ∫ r rᵀ dm"], {}
    for k, body in enumerate(robot.bodies, 1):
        J = body.pseudo_inertia(about)
        back = emdeg.Inertia.from_pseudo_inertia(J)
        radii = None if back.is_zero else body.seen_from(about).radii_of_gyration()
        lines += ["", f"{body.name}: mass {entry_text(back.mass)}", *_matrix(f"J_{k}", J)]
        lines += _matrix(f"I_{k}", back.tensor)
        data[body.name] = {"J": _rows(J), "mass": entry_text(back.mass), "com": _texts(back.com),
                           "tensor": _rows(back.tensor)}  # fmt: skip
        if radii is not None and body.inertia.mass.rate == 0:
            data[body.name]["squared_radii_of_gyration"] = _rows(radii)
    lines.append("\nI_i, about the centre of mass, is computed back from J_i.")
    return "\n".join(lines), {"frame": about, "links": data}, None


def momentum(
    robot: emdeg.Robot, *, about: str, axis: str, **_: Any
) -> tuple[str, dict[str, Any], None]:
    """Linear momentum, and angular momentum about a point of the base frame."""
    equations = emdeg.derive(robot)
    p = equations.momentum[:3]
    L = equations.angular_momentum(list(triple(robot, about, "--about")))
    along = L.dot(triple(robot, axis, "--axis"))
    rows = [
        *((f"p{x} =", entry_text(e)) for x, e in zip(AXES, p, strict=True)),
        *((f"L{x} =", entry_text(e)) for x, e in zip(AXES, L, strict=True)),
        ("L·axis =", entry_text(along)),
    ]
    text = f"L about ({about}), axis ({axis}), base axes\n" + columns((), rows)
    data = {
        "about": about, "axis": axis, "p": _texts(p), "L": _texts(L), "along": entry_text(along),
    }  # fmt: skip
    return text, data, None


def _texts(values: Iterable[Expr]) -> list[str]:
    return [entry_text(e) for e in values]


def _rows(matrix: Matrix) -> list[list[str]]:
    return [_texts(row) for row in matrix.rows]


def _matrix(name: str, matrix: Matrix) -> list[str]:
    """J_1 = [a, b] with the other rows below."""
    indent = " " * (len(name) + 3)
    rows = [f"[{', '.join(row)}]" for row in _rows(matrix)]
    return [f"{name} = {rows[0]}", *(indent + row for row in rows[1:])]
