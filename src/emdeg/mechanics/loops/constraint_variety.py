"""Random points that satisfy the constraints exactly, and equality decided at them.

The constraint variety {(q, parameters) : φ = 0} has a rational parametrisation wherever φ is affine
in as many symbols as it has equations: lengths and anchors usually are such symbols. Choose every
angle and every other parameter freely and solve the linear system for those symbols s,

    φ = φ₀ + (∂φ/∂s) s = 0      s = −(∂φ/∂s)⁻¹ φ₀

Every point of the variety where det ∂φ/∂s ≠ 0 is met exactly once, so this part of the variety is
birational to an affine space: f = 0 there if and only if f with s substituted is the zero function.
That is decided as everywhere else (exact/fingerprint.py) and with the same error bound, since the
degree bound is that of the substituted expression. Velocities follow: A q̇ = 0 is linear.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from emdeg.errors import DeriveError
from emdeg.exact.angles import Angle
from emdeg.exact.calculus import derivative, substitute
from emdeg.exact.field import DEFAULT_SEED, DivisionByZeroResidue, Field, Point, prime_for, residues
from emdeg.exact.fingerprint import Verdict, all_zero, fingerprints, vanishing
from emdeg.exact.graph import ONE, SYMBOL, ZERO, Expr, Scalar, symbol, walk
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics.elimination import rank_columns, solve
from emdeg.mechanics.loops.constraints import Constraints
from emdeg.public import public
from emdeg.robot.given import RobotLike, as_robot
from emdeg.robot.model.inertia import Pose
from emdeg.robot.model.loops import TRANSLATIONS
from emdeg.robot.model.parts import Frame
from emdeg.robot.robot import Robot
from emdeg.shown import brief, listed


@dataclass(frozen=True)
class Variety:
    """The positions that satisfy the constraints."""

    __repr__ = brief
    _repr_html_ = listed

    constraints: Constraints

    @cached_property
    def parametrisation(self) -> Mapping[Expr, Scalar | Angle]:
        """Followers and solved symbols in terms of the free ones; DeriveError if there is none."""
        followers = dict(self.constraints.followers)
        left = substitute(list(self.constraints.residual), followers)
        left = [e for e, idle in zip(left, vanishing(left), strict=True) if not idle]
        if not left:
            return followers
        chosen = _affine_symbols(left)
        slopes = Matrix.columns([Vector(derivative(left, {s: ONE})) for s in chosen])
        offset = substitute(left, dict.fromkeys(chosen, ZERO))
        (solution,) = solve(slopes, [-Vector(offset)])
        if any(vanishing(list(solution))):
            raise DeriveError(  # homogeneous equations: this is another, trivial component
                "the constraints determine their lengths to be zero",
                found=", ".join(s.name for s in chosen),
                hint="prove it for `opened(robot)`, whose anchors are free",
            )
        return {**followers, **dict(zip(chosen, solution, strict=True))}

    def express(self, roots: Sequence[Expr]) -> list[Expr]:
        """Expressions as functions on the variety."""
        return substitute(roots, self.parametrisation)

    def point(self, gf: Field | None = None, seed: int = DEFAULT_SEED, index: int = 0) -> Point:
        """A random point of the variety in GF(p); raises DivisionByZeroResidue where it has none.

        Programs and expressions have their residues there: program.fingerprint, exact.field.
        """
        free = Point(gf or Field(), seed, index)
        pairs = {
            q: free.cos_sin(a.terms, a.half_turns)
            for q, a in self.parametrisation.items()
            if isinstance(a, Angle)
        }
        solved = {s: e for s, e in self.parametrisation.items() if isinstance(e, Expr)}
        values = residues(list(solved.values()), free)
        return Point(
            free.gf, seed, index, fixed=dict(zip(solved, values, strict=True)), pairs=pairs
        )

    def agree(
        self,
        a: Sequence[Expr],
        b: Sequence[Expr],
        *,
        log2_error: float = -100.0,
        seed: int = DEFAULT_SEED,
    ) -> Verdict:
        """Are a and b the same functions on the variety? All entries share the error bound."""
        gaps = self.express([x - y for x, y in zip(a, b, strict=True)])
        if not gaps:
            raise DeriveError("there is nothing to compare")
        return all_zero(gaps, log2_error=log2_error, seed=seed)


@public
def opened(robot: RobotLike) -> Robot:
    """The same robot with a free anchor in every loop, whose constraints can always be solved.

    The first frame of each loop (followers apart) moves to an anchor with three free coordinates;
    φ is affine in them. What is proved for this family of robots holds for every member where it is
    defined, so for the robot itself: its own anchors are one choice.
    """
    robot = as_robot(robot)
    frames, loops = list(robot.frames), []
    for loop in robot.loops:
        if not loop.follows and loop.length is None:
            frame = robot.frame(loop.first)
            name = f"anchor[{loop.name}]"
            free = Vector(symbol(f"{name}.{axis}") for axis in TRANSLATIONS)
            pose = frame.pose @ Pose(Matrix.identity(), free)
            frames.append(Frame(name, frame.body, pose))
            loop = replace(loop, first=name)
        loops.append(loop)
    return robot.replaced(frames=tuple(frames), loops=tuple(loops))


def generic_point(constraints: Constraints) -> Point:
    """A point of the variety where divisors have inverses, or of the space around it.

    Without a rational parametrisation ranks are those off the variety.
    """
    variety, gf = Variety(constraints), Field(prime_for(constraints.jacobian.entries))
    for index in range(100):
        try:
            return variety.point(gf, index=index)
        except DivisionByZeroResidue:
            continue
        except DeriveError:
            break
    return Point(gf)


def _affine_symbols(equations: Sequence[Expr]) -> list[Expr]:
    """As many symbols as equations, in which these are jointly affine and can be solved."""
    symbols = [n for n in walk(equations) if n.kind == SYMBOL and not n.angular]
    symbols = [s for s in symbols if s.args[3] is None]  # quaternions are not free
    slopes = {s: derivative(equations, {s: ONE}) for s in symbols}
    p = prime_for(equations)
    chosen: list[Expr] = []
    columns: list[list[int]] = []
    # anchors first: their columns are those of a rotation
    for s in sorted(symbols, key=lambda s: ("anchor[" in s.name, s.rate, s.name), reverse=True):
        if any(e is not ZERO for t in (*chosen, s) for e in derivative(slopes[s], {t: ONE})):
            continue
        column = [r[0] for r in fingerprints(slopes[s], 1, p=p)]
        if len(rank_columns([*columns, column], p)) > len(columns):
            chosen.append(s)
            columns.append(column)
        if len(chosen) == len(equations):
            return chosen
    raise DeriveError(
        f"the {len(equations)} constraint equations are not affine in as many lengths",
        found=", ".join(s.name for s in chosen) or "none",
        hint="name the lengths of the loop by symbols; equality can still be checked in numbers",
    )
