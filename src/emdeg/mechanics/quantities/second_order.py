"""Second derivatives of τ and of q̈: tensors, and their contraction with a vector λ.

    inverse_dynamics_dq_dq …    T_ijk = ∂²τ_i/∂x_j∂y_k         mass_matrix_dq_ijk = ∂M_ij/∂q_k
    inverse_dynamics_hessian    the Hessian of λᵀτ in (q, q̇, q̈), symmetric; its blocks _qq, _qqd …
    forward_dynamics_…          the same of q̈ in (q, q̇, τ)

The names are those of first derivatives (derivatives.py), differentiated again. τ is linear in q̈
and quadratic in q̇ (but for friction): ∂²/∂q̈∂q̈ and ∂²/∂q̇∂q̈ vanish, and ∂²τ/∂q∂q̈ = ∂M/∂q.

τ(q, q̇, q̈(q, q̇, τ)) = τ, differentiated twice, gives those of q̈: with x, y of (q, q̇, τ)

    M ∂²q̈/∂x∂y = −(∂²τ/∂x∂y + ∂M/∂x ∂q̈/∂y + ∂M/∂y ∂q̈/∂x)          ∂²q̈/∂τ∂q = ∂M⁻¹/∂q

and contracted, λᵀ ∂²q̈/∂x∂y is that of μᵀτ with M μ = λ: no tensor is needed. With
K_jl = ∂²(μᵀτ)/∂q_j∂q̈_l

    qq  −(H_qq + K A + (K A)ᵀ)      qq̇  −(H_qq̇ + K ∂q̈/∂q̇)      q̇q̇  −H_q̇q̇      qτ  −K M⁻¹

with A = ∂q̈/∂q.

Along a free flyer ∂/∂q is taken in its tangent space, as first derivatives are. Two of them do not
commute: in a tensor, entry (i, j, k) is the derivative along k of the first derivative along j,
what differences of first derivatives give. A contraction is the Hessian along q ⊕ δ, the
exponential of a small motion δ, d²/ds dt of λᵀτ(q ⊕ (s e_j + t e_k)): the mean of both orders.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import TypeVar

from emdeg.exact.calculus import derivative, substitute
from emdeg.exact.graph import ONE, Expr, linear, scale
from emdeg.exact.linalg import Matrix, Vector
from emdeg.exact.tensor import Tensor
from emdeg.mechanics.coordinates import Reduction, tangents
from emdeg.mechanics.factorisation import solve_symmetric, tree_order
from emdeg.mechanics.methods.customised import customise
from emdeg.mechanics.quantities.curvature import Hessian, hessian, hessians
from emdeg.mechanics.quantities.derivatives import LARGEST_DIFFERENTIATED, forward_by, is_plain
from emdeg.mechanics.quantities.forward import cheapest, forward
from emdeg.mechanics.quantities.quantity import Request, multiplier_symbols
from emdeg.robot.robot import Robot

HALF = Fraction(1, 2)
#: The blocks of a Hessian that do not vanish: what is differentiated by, first along the rows.
BLOCKS = {"qq": ("q", "q"), "qqd": ("q", "qd"), "qdqd": ("qd", "qd"), "qqdd": ("q", "qdd")}
T = TypeVar("T", Matrix, Tensor)


# -- inverse dynamics --------------------------------------------------------------------


def inverse_hessian(request: Request, block: str) -> Matrix:
    """A block of the Hessian of λᵀτ."""
    robot, multipliers = request.robot, multiplier_symbols(request.robot)

    def differentiated() -> Matrix:
        power = Vector(multipliers).dot(request.equations.tau)
        return _evened(_twice(robot, [power], *BLOCKS[block])[0], block)

    def recursion() -> Matrix:
        reduction = Reduction(robot)
        leaders = (reduction.leaders[k] for k in range(reduction.free.nv))
        free = [scale(factor, multipliers[leader]) for leader, factor in leaders]

        def all_blocks() -> Hessian:
            customised, inertias = customise(reduction.free)
            return hessian(customised, free, inertias)

        found: Matrix = getattr(request.once("hessian", all_blocks), block)
        return reduction.matrix(_evened(found, block))

    return _shorter(request, recursion, differentiated)


def inverse_tensor(request: Request, first: str, second: str) -> Tensor:
    """∂²τ_i/∂first_j ∂second_k."""
    robot = request.robot

    def differentiated() -> Tensor:
        return Tensor(_twice(robot, list(request.equations.tau), first, second))

    def recursion() -> Tensor:
        reduction = Reduction(robot)
        block = next(name for name, arrays in BLOCKS.items() if {*arrays} == {first, second})
        each = request.once("hessians", lambda: hessians(*customise(reduction.free)))
        layers = [reduction.matrix(getattr(own, block)) for own in each]
        cells = (
            reduction.gather(cell)
            for cell in zip(*(layer.entries for layer in layers), strict=True)
        )
        made = [layers[0].like(list(entries)) for entries in zip(*cells, strict=True)]
        return Tensor(made) if BLOCKS[block] == (first, second) else _of_inertia(made)

    return _shorter(request, recursion, differentiated)


def _of_inertia(by_q: Sequence[Matrix]) -> Tensor:
    """∂M_ij/∂q_k from ∂²τ_i/∂q_k∂q̈_j, each pair (i, j) once."""
    n = range(len(by_q))
    return Tensor(Matrix([[by_q[min(i, j)][k, max(i, j)] for k in n] for j in n]) for i in n)


def _shorter(request: Request, recursion: Callable[[], T], differentiated: Callable[[], T]) -> T:
    """By recursion or by differentiating τ, whichever takes fewer operations."""
    if request.method is not None or not is_plain(request):
        return differentiated()
    if request.robot.joint_velocities > LARGEST_DIFFERENTIATED:
        return recursion()
    return cheapest({"recursion": recursion, "differentiated": differentiated})


def _twice(robot: Robot, roots: Sequence[Expr], first: str, second: str) -> list[Matrix]:
    """∂²root/∂first_j ∂second_k of each root: the derivative along k of that along j."""
    n = range(robot.nv)
    rows, columns = _directions(robot, first), _directions(robot, second)
    commute = first == second and not robot.has_floating_base
    found: dict[tuple[int, int], list[Expr]] = {}
    for j in n:
        slopes = derivative(roots, rows[j])
        for k in n:
            known = found.get((k, j)) if commute else None
            found[j, k] = known or derivative(slopes, columns[k])
    return [Matrix([[found[j, k][r] for k in n] for j in n]) for r in range(len(roots))]


def _directions(robot: Robot, array: str) -> Sequence[dict[Expr, Expr]]:
    """What moves along each entry of an array, how fast."""
    if array == "q":
        return tangents(robot)
    return [{s: ONE} for s in {"qd": robot.qd, "qdd": robot.qdd}[array]]


def _evened(block: Matrix, name: str) -> Matrix:
    """Of qq the mean of both orders, which differ along a free flyer."""
    if name != "qq":
        return block

    def mean(i: int, j: int) -> Expr:
        one, other = block[i, j], block[j, i]
        return one if one is other else linear(((one, HALF), (other, HALF)))

    return Matrix.symmetric(len(block.rows), mean)


# -- forward dynamics --------------------------------------------------------------------


def forward_hessian(request: Request, block: str) -> Matrix:
    """A block of the Hessian of λᵀq̈."""
    robot = request.robot
    multipliers = multiplier_symbols(robot)
    (mu,) = solve_symmetric(request.M, [Vector(multipliers)], tree_order(robot))
    at = dict(zip((*multipliers, *robot.qdd), (*mu, *forward(request)), strict=True))

    def taken(name: str) -> Matrix:
        found = inverse_hessian(request, name)
        return found.like(substitute(found.entries, at))

    if block == "qdqd":
        return -taken("qdqd")
    K = taken("qqdd")
    if block == "qtau":
        rows = [Vector(row) for row in K.rows]
        return -Matrix(solve_symmetric(request.M, rows, tree_order(robot)))
    lever = K @ forward_by(request, BLOCKS[block][1])
    if block == "qqd":
        return -(taken("qqd") + lever)
    whole = taken("qq")
    return -Matrix.symmetric(robot.nv, lambda i, j: whole[i, j] + (lever[i, j] + lever[j, i]))


def forward_tensor(request: Request, first: str, second: str) -> Tensor:
    """∂²q̈_i/∂first_j ∂second_k, by a solve for each (j, k)."""
    robot, n = request.robot, range(request.robot.nv)
    inertia = [layer.rows for layer in inverse_tensor(request, "qdd", "q").layers]
    by_q = [Matrix([[inertia[i][j][k] for j in n] for i in n]) for k in n]  # ∂M/∂q_k
    slopes = {array: forward_by(request, array) for array in {first, second}}
    pushed: list[list[Vector]] = [[Vector.zero(robot.nv) for _ in n] for _ in n]
    if first != "tau":
        at = dict(zip(robot.qdd, forward(request), strict=True))
        own = inverse_tensor(request, first, second)
        flat = substitute(own.entries, at)
        size = robot.nv
        pushed = [[Vector(flat[(j * size) + k :: size * size]) for k in n] for j in n]
    for j in n:
        for k in n:
            if first == "q":
                pushed[j][k] = pushed[j][k] + by_q[j] @ slopes[second].column(k)
            if second == "q":
                pushed[j][k] = pushed[j][k] + by_q[k] @ slopes[first].column(j)
    columns = [pushed[j][k] for j in n for k in n]
    solved = solve_symmetric(request.M, columns, tree_order(robot))
    return Tensor(Matrix([[-solved[j * robot.nv + k][i] for k in n] for j in n]) for i in n)


def whole(blocks: Sequence[Matrix]) -> Matrix:
    """The symmetric 3n×3n matrix of qq, qq̇, q̇q̇ and q with the third array."""
    qq, qqd, qdqd, mixed = blocks
    nothing = Matrix.zero(len(qq.rows))
    rows = ((qq, qqd, mixed), (qqd.T, qdqd, nothing), (mixed.T, nothing, nothing))
    return Matrix(
        [e for block in row for e in block.rows[i]] for row in rows for i in range(len(qq.rows))
    )
