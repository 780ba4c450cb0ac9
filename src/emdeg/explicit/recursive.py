"""Every coefficient by recursion, nested instead of expanded (digest R37, R38, R20).

Li's recursion on extended bodies (`mechanics.methods.li`), with the inertia that a joint's motion
does not change carried by the parent (`robot.edit.regroup`). Sums stay nested, so the number of
operations grows with n² and not with the number of terms: the form for arms whose sums of products
are too long.
"""

from __future__ import annotations

from emdeg.errors import DeriveError
from emdeg.exact.graph import ZERO, Expr, scale
from emdeg.explicit.composite import LOOPED
from emdeg.explicit.model import Name
from emdeg.mechanics.base import refuse_elastic, refuse_loops
from emdeg.mechanics.equations import Equations
from emdeg.mechanics.methods import li
from emdeg.mechanics.quantities.quantity import chain_of_same_paths
from emdeg.robot.edit.regroup import regroup
from emdeg.robot.robot import Robot

MOST_JOINTS = 32  # of a chain, or of one with as many triples of joints on one path: a minute


def recursive_coefficients(robot: Robot, *, drives: bool = True) -> dict[Name, Expr]:
    """The elements of M, b, c and g that are not structurally zero; `drives` adds motor inertias.

    A robot with a free flyer, with loops or with elastic joints is refused.
    """
    refuse_loops(robot, "the explicit model", LOOPED)
    refuse_elastic(robot, "the explicit model")
    refuse_many_joints(robot)
    equations = Equations(robot, li.NAME, lambda r: li.rigid_body(r, regroup(r)))
    M = equations.M
    if not drives and equations.parts.M is not None:
        M = equations.reduction.matrix(equations.parts.M)
    found = {Name("M", (i, j)): M[i, j] for i in range(robot.nv) for j in range(i, robot.nv)}
    for (i, j, k), beta in equations.christoffel.items():
        found |= {Name("c", (i, j)): beta} if j == k else {Name("b", (i, j, k)): scale(2, beta)}
    found |= {Name("g", (i,)): value for i, value in enumerate(equations.gravity)}
    return {name: value for name, value in found.items() if value is not ZERO}


def refuse_many_joints(robot: Robot) -> None:
    """There is a Christoffel symbol for every three joints on one path."""
    triples = chain_of_same_paths(robot, 3)
    if triples > MOST_JOINTS:
        raise DeriveError(
            "the explicit model of so many joints has too many elements",
            element=robot.name,
            found=f"as many triples of joints on one path as a chain of {triples}",
            expected=f"at most a chain of {MOST_JOINTS}",
            hint="take programs (emdeg count, emdeg generate), which share what is common; or lock "
            "joints: --lock, robot.locked(…)",
        )
