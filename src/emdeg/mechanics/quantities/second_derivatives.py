"""The records of second derivatives: tensors by names of `<quantity>_d<array>_d<array>`, Hessians.

How they are derived, and what ∂/∂q is along a free flyer, second_order.py says.
"""

from __future__ import annotations

from emdeg.mechanics.quantities.derivatives import WITH_LOOPS
from emdeg.mechanics.quantities.quantity import (
    ANOTHER_METHOD,
    OUTSIDE,
    QD,
    QDD,
    SOLVED,
    TAU,
    Q,
    Quantity,
)
from emdeg.mechanics.quantities.second_order import (
    forward_hessian,
    forward_tensor,
    inverse_hessian,
    inverse_tensor,
    whole,
)
from emdeg.mechanics.quantities.substitution import puts_hessian, puts_tensor

LETTERS = {"q": "q", "qd": "q̇", "qdd": "q̈", "tau": "τ"}
LATEX = {
    "q": r"\mathbf{q}", "qd": r"\dot{\mathbf{q}}", "qdd": r"\ddot{\mathbf{q}}",
    "tau": r"\boldsymbol{\tau}",
}  # fmt: skip
MADE = {
    "inverse_dynamics": ("τ", LATEX["tau"], inverse_tensor, inverse_hessian),
    "forward_dynamics": ("q̈", LATEX["qdd"], forward_tensor, forward_hessian),
}
#: Velocities up to which they are derived: where a minute or a gigabyte is reached. Tensors of q̈
#: take about 2n⁴ operations, all others up to n³: contracted with a vector they are never needed.
#: What has to do with two branches of a tree is zero in those of τ, dense in those of q̈.
TENSORS = {"inverse_dynamics": 22, "forward_dynamics": 12}
CONTRACTED = {"inverse_dynamics": 50, "forward_dynamics": SOLVED}
MOVING = ("base_motion",)  # what of OUTSIDE is left when a derivative is by q̇


def _tensor(
    of: str, by: tuple[str, str], units: str, inputs: tuple[str, ...], summary: str, name: str = ""
) -> Quantity:
    """∂²of_i/∂by_j∂by_k."""
    letter, latex, build, _ = MADE[of]
    first, second = by
    plain, record = f"{of}_d{first}_d{second}", f"{name or f'{of}_d{first}'}_d{second}"
    return Quantity(
        record, f"∂²{letter}/∂{LETTERS[first]}∂{LETTERS[second]}",
        rf"\partial^2{latex}/\partial{LATEX[first]}\partial{LATEX[second]}", "n×n×n", units,
        inputs, lambda r: build(r, first, second), summary,
        aliases=(plain,) if name else (), reference=ANOTHER_METHOD,
        solves=puts_tensor(of, first, second), derivative_of=(name or f"{of}_d{first}", second),
        with_loops=WITH_LOOPS, most=TENSORS[of],
        along_paths=of == "inverse_dynamics",
    )  # fmt: skip


def _block(of: str, by: tuple[str, str], units: str, inputs: tuple[str, ...]) -> Quantity:
    """One block of the Hessian of λᵀof."""
    letter, latex, _, build = MADE[of]
    first, second = by
    name = first + second
    return Quantity(
        f"{of}_hessian_{name}", f"λᵀ∂²{letter}/∂{LETTERS[first]}∂{LETTERS[second]}",
        rf"\boldsymbol{{\lambda}}^T\partial^2{latex}/\partial{LATEX[first]}\partial{LATEX[second]}",
        "n×n", units, inputs, lambda r: build(r, name), f"block of {of}_hessian",
        reference=ANOTHER_METHOD, solves=puts_hessian(of, (first,), (second,)),
        with_loops=WITH_LOOPS, most=CONTRACTED[of],
        along_paths=of == "inverse_dynamics", through_paths=of == "forward_dynamics",
    )  # fmt: skip


def _hessian(of: str, third: str, inputs: tuple[str, ...]) -> Quantity:
    """All of it, 3n × 3n."""
    letter, latex, _, build = MADE[of]
    names, arrays = ("qq", "qqd", "qdqd", f"q{third}"), ("q", "qd", third)
    return Quantity(
        f"{of}_hessian", f"λᵀ∂²{letter}", rf"\boldsymbol{{\lambda}}^T\partial^2{latex}", "3n×3n",
        "those of its blocks", inputs, lambda r: whole([build(r, name) for name in names]),
        f"Hessian of λᵀ{letter} in (q, q̇, {LETTERS[third]})",
        reference=ANOTHER_METHOD, solves=puts_hessian(of, arrays, arrays),
        with_loops=WITH_LOOPS, most=CONTRACTED[of],
        along_paths=of == "inverse_dynamics", through_paths=of == "forward_dynamics",
    )  # fmt: skip


_LAM = ("lam",)
SECOND_DERIVATIVES = (
    _tensor("inverse_dynamics", ("q", "q"), "N m/rad²", (*QDD, *OUTSIDE), "how stiffness changes"),
    _tensor("inverse_dynamics", ("q", "qd"), "N m s/rad²", (*QD, *MOVING), "how damping changes"),
    _tensor("inverse_dynamics", ("qd", "qd"), "N m s²/rad²", QD, "twice the Christoffel symbols"),
    _tensor("inverse_dynamics", ("qdd", "q"), "kg m²/rad", Q, "∂M_ij/∂q_k", "mass_matrix"),
    _tensor("forward_dynamics", ("q", "q"), "1/(rad s²)", (*TAU, *OUTSIDE), "at given τ"),
    _tensor("forward_dynamics", ("q", "qd"), "1/(rad s)", (*QD, *MOVING), "at given τ"),
    _tensor("forward_dynamics", ("qd", "qd"), "1/rad", QD, "at given τ"),
    _tensor("forward_dynamics", ("tau", "q"), "1/(kg m² rad)", Q, "∂(M⁻¹)_ij/∂q_k",
            "mass_matrix_inverse"),
    _hessian("inverse_dynamics", "qdd", (*QDD, *_LAM, *OUTSIDE)),
    _block("inverse_dynamics", ("q", "q"), "N m/rad²", (*QDD, *_LAM, *OUTSIDE)),
    _block("inverse_dynamics", ("q", "qd"), "N m s/rad²", (*QD, *_LAM, *MOVING)),
    _block("inverse_dynamics", ("qd", "qd"), "N m s²/rad²", (*QD, *_LAM)),
    _block("inverse_dynamics", ("q", "qdd"), "kg m²/rad", (*Q, *_LAM)),
    _hessian("forward_dynamics", "tau", (*TAU, *_LAM, *OUTSIDE)),
    _block("forward_dynamics", ("q", "q"), "1/(rad s²)", (*TAU, *_LAM, *OUTSIDE)),
    _block("forward_dynamics", ("q", "qd"), "1/(rad s)", (*QD, *_LAM, *MOVING)),
    _block("forward_dynamics", ("qd", "qd"), "1/rad", (*QD, *_LAM)),
    _block("forward_dynamics", ("q", "tau"), "1/(kg m² rad)", (*Q, *_LAM)),
)  # fmt: skip
