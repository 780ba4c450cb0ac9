"""A quantity: one thing that can be asked of a robot by name, and all that is known of it.

Sizes in `shape`: n velocities, b bodies, m rows of constraints, f degrees of freedom of a robot
with loops, a of its actuated joints, e of its elastic joints. Units are those of a turning joint; a
sliding joint has N for N m and m for rad.

To add a quantity, write one record in the file of its topic (dynamics, derivatives, rates,
energies, frames, elastic, constrained): everything else that lists quantities is made from the
table in `quantities.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from math import isqrt, prod
from typing import Any, TypeAlias, TypeVar

from emdeg.errors import DeriveError
from emdeg.exact.graph import MOTION, Expr, symbol
from emdeg.exact.implicit import Implicit
from emdeg.exact.linalg import Matrix, Vector
from emdeg.exact.tensor import Tensor
from emdeg.mechanics.base import refuse_loops
from emdeg.mechanics.equations import Equations
from emdeg.mechanics.kinematics import ReferenceFrame
from emdeg.mechanics.quantities.sensitivity import Sensitivities
from emdeg.mechanics.quantities.writing import Writing
from emdeg.robot.robot import Robot
from emdeg.shown import brief, listed

Entries: TypeAlias = tuple[tuple[int, ...], list[Expr]]
T = TypeVar("T")
Derived: TypeAlias = Vector | Matrix | Tensor | Expr

# The arrays that quantities take.
Q, QD, QDD, TAU = ("q",), ("q", "qd"), ("q", "qd", "qdd"), ("q", "qd", "tau")
JERK, SNAP = (*QDD, "qddd"), (*QDD, "qddd", "qdddd")
OUTSIDE = ("wrenches", "base_motion")


def multiplier_symbols(robot: Robot) -> tuple[Expr, ...]:
    """λ1 …: what contracts second derivatives; a number for each velocity."""
    return tuple(symbol(f"lam{i + 1}", MOTION) for i in range(robot.nv))


# What a program of a quantity is certified against. Another method shares neither frames nor
# recursion with it; where a quantity solves equations of another method it is put into these; its
# own derivation are the expressions before they were shortened.
LARGEST_COMPARED = 12  # entry by entry where both can be had: above, that takes minutes
ANOTHER_METHOD = "another method"
SUBSTITUTION = "put into the equations of another method"
OWN_DERIVATION = "its own derivation"

#: Velocities up to which quantities are derived that grow with their cube, or have tens of columns.
CUBIC = 80
#: … M⁻¹ and derivatives of q̈, whose columns are each a solve, and those of τ: where a minute or a
#: gigabyte is reached (benchmarks/limits.py); M̈ and Ṁ, whose proofs take as much.
INVERTED, SOLVED, SLOPES = 45, 45, 64
#: Velocities up to which results of n² and of n³ elements are written: they pass through the stack.
WIDEST, WIDEST_TENSOR = 250, 39


@dataclass(frozen=True)
class Request:
    """Quantities of one robot: by which method (None: the best for each), of which frame."""

    robot: Robot
    derive: Callable[[str], Equations]  # method → equations, derived once
    method: str | None = None
    frame: str | None = None
    reference: ReferenceFrame = ReferenceFrame.LOCAL_WORLD_ALIGNED
    known: dict[tuple[str | None, str], Any] = field(default_factory=dict, compare=False)
    writing: Writing | None = None  # chosen for derivatives of τ, which M is one of

    def once(self, what: str, make: Callable[[], T]) -> T:
        """What several quantities are parts of, made once by each method."""
        found: T = self.known[self.method, what] if (self.method, what) in self.known else make()
        self.known[self.method, what] = found
        return found

    def written(self, writing: Writing) -> Sensitivities:
        """The derivatives of τ, written so: all at once."""
        return self.once("sensitivities", lambda: writing.sensitivities(self.robot))

    def by(self, preferred: str) -> Equations:
        """The equations by the user's method, or by the preferred one."""
        return self.derive(self.method or preferred)

    @property
    def equations(self) -> Equations:
        """By Newton–Euler, unless the user says otherwise."""
        return self.by("newton_euler")

    @property
    def tau(self) -> Vector:
        """Inverse dynamics by Newton–Euler, or as derivatives need it, unless the user chooses."""
        if self.writing is not None and self.method is None:
            return self.written(self.writing).tau
        return self.equations.tau

    @property
    def M(self) -> Matrix:
        """The mass matrix: composite bodies with regrouped parameters, unless the user chooses."""
        if self.writing is not None and self.method is None:
            return self.written(self.writing).by_qdd
        return self.by("customised").M


@dataclass(frozen=True)
class Quantity:
    """One record of the table; see the head of this file."""

    __repr__ = brief
    _repr_html_ = listed

    name: str  # what users write, and the identifier in generated code
    symbol: str  # as a person writes it: τ, M, C
    latex: str
    shape: str  # "n", "n×n"; "" for a number
    units: str
    inputs: tuple[str, ...]  # the arrays that it takes
    derivation: Callable[[Request], Derived]
    summary: str
    aliases: tuple[str, ...] = ()
    reference: str = OWN_DERIVATION  # what certifies a program of it
    derivative_of: tuple[str, str] | None = None  # (quantity, array): it is ∂quantity/∂array
    with_loops: tuple[str, ...] = ()  # of a robot with loops it is the cut tree's: ask for these
    framed: bool = False  # is it of a frame of the robot, which may be named?
    seen: bool = False  # … and does it depend on the axes in which that is seen?
    of_frame: str = ""  # what a result is called when a frame is named; "" for name_frame
    solves: Callable[[Request, Vector], Iterable[Expr]] | None = (
        None  # vanish for its elements only
    )
    symmetric: bool = False  # is it equal to its transpose? It has forms of one triangle then
    most: int | None = None  # velocities; of more it would take minutes and gigabytes
    along_paths: bool = False  # is what has to do with two branches zero? Then those of a chain
    through_paths: bool = False  # does it solve along paths? Then √(n · those of a chain)

    @property
    def has_independent_reference(self) -> bool:
        """True when another method proves a program of it."""
        return self.reference in (ANOTHER_METHOD, SUBSTITUTION)

    def independent(
        self, request: Request, output: str = "", *, compared: bool = False
    ) -> Entries | Implicit:
        """What proves a program: by the request's method, or the equations that it solves.

        Where both are known, the equations of large robots, unless entries are to be `compared`:
        they are far shorter. The unknowns are those of an `output`: two of one quantity, of other
        frames or forms, are solved apart.
        """
        small = compared or request.robot.joint_velocities <= LARGEST_COMPARED
        if self.solves is None or (small and self.reference != SUBSTITUTION):
            return entries(self.build(request))
        n, b = request.robot.nv, len(request.robot.bodies)
        sizes = {"n": n, "3n": 3 * n, "10b": 10 * b}
        shape = tuple(int(sizes.get(size, size)) for size in self.shape.split("×"))
        unknowns = tuple(symbol(f"entry {k} of {output or self.name}") for k in range(prod(shape)))
        return Implicit(shape, unknowns, tuple(self.solves(request, Vector(unknowns))))

    def refuse_loops(self, robot: Robot) -> None:
        """UsageError where this is a quantity of the tree and the robot has loops."""
        if self.with_loops:
            refuse_loops(robot, self.name, self.with_loops, "outputs")

    def refuse_size(self, robot: Robot, asked: str = "", hint: str = "") -> None:
        """DeriveError where nobody would wait for it, or for what else was `asked` of its size."""
        if self.most is None:
            return
        order = max(self.shape.count("n"), 2)
        second = order == 3 or "lam" in self.inputs  # derivatives: those of followers too
        size = robot.joint_velocities if second else robot.nv
        widest = {2: WIDEST, 3: WIDEST_TENSOR}.get(self.shape.count("n"), robot.nv)
        if self.along_paths or self.through_paths:
            paths = chain_of_same_paths(robot, order)
            size = paths if self.along_paths else isqrt(size * paths)
            size = min(size, robot.nv) if self.framed else size  # followers are gathered before
        if self.shape.endswith("b"):  # … and all of them are written, also those that are zero
            size = max(size, isqrt(robot.nv * len(robot.bodies)))
        if size <= self.most and robot.nv <= widest:
            return
        found, most = f"{robot.nv} velocities", f"at most {widest}"
        if size > self.most:
            most = f"at most {self.most}"
            if size == robot.joint_velocities != robot.nv:
                found, most = f"{found} of {size} joints", f"{most} joints"
            elif size != robot.nv:
                found += f", whose paths are as long as in a chain of {size}"
                most += " in a chain"
        raise DeriveError(
            f"{asked or self.name} of so many velocities takes too many operations",
            element=robot.name, found=found, expected=most,
            hint=hint or self._instead(robot),
        )  # fmt: skip

    def _instead(self, robot: Robot) -> str:
        """What a robot that is too large for this quantity is not too large for."""
        linear = "these grow with the joints only: inverse_dynamics, bias, gravity, "
        linear += "forward_dynamics; "
        if self.shape.endswith("b"):
            return (
                "identify a limb at a time, the other joints locked: robot.locked(…); "
                "inverse_dynamics itself grows with the joints only"
            )
        paths = chain_of_same_paths(robot)
        if (
            self.shape.count("n") == 3
            and max(paths, isqrt(robot.joint_velocities * paths)) <= SOLVED
        ):
            return (
                "contracted with a vector they are shorter: "
                "inverse_dynamics_hessian, forward_dynamics_hessian"
            )
        match self.derivative_of:
            case ("forward_dynamics", "tau"):
                return linear + "a column of M⁻¹ is what a unit of tau adds to forward_dynamics"
            case (of, "q" | "qd" as by) if self.shape.count("n") == 2:
                return linear + f"a column is a difference of {of} for two values of one {by}"
        return linear + "a column of M is inverse_dynamics less bias for a unit of qdd"

    def build(self, request: Request) -> Derived:
        """The expressions; refused where they would silently leave loops open, or never end."""
        self.refuse_loops(request.robot)
        self.refuse_size(request.robot)
        return self.derivation(request)


def chain_of_same_paths(robot: Robot, order: int = 2) -> int:
    """The joints of a chain with as many pairs (triples …) of velocities on one path.

    Those whose outermost velocity is the d-th of its path are d^(order−1). In a tree that branches
    early they are far fewer than n² (Featherstone's branch-induced sparsity), and so are the
    entries of M, of its factors and of the derivatives of τ.
    """
    above: list[int] = []  # velocities on the path of each body, its own included
    left = 0
    for body in robot.bodies:
        depth = 0 if body.parent is None else above[body.parent]
        above.append(depth + body.joint.nv)
        left += sum(d ** (order - 1) for d in range(depth + 1, depth + body.joint.nv + 1))
    joints = 0
    while left >= (joints + 1) ** (order - 1):
        joints += 1
        left -= joints ** (order - 1)
    return joints


def entries(value: Derived) -> Entries:
    """(shape, expressions in row-major order)."""
    if isinstance(value, Expr):
        return (), [value]
    return value.shape, list(value.entries)
