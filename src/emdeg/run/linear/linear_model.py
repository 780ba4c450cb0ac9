"""Linear models as numbers: continuous, discrete, and for the tools that take them.

ẋ = A (x − x₀) + B (τ − τ₀) + f₀        x = (q, q̇), f₀ = 0 at an equilibrium
x_{k+1} = Φ x_k + Γ τ_k                  exact for efforts held over each period:

[Φ Γ; 0 1] = exp([A B; 0 0] h)           (digest R57)
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from emdeg.errors import UsageError
from emdeg.optional import optional
from emdeg.run.arrays import Array, positive
from emdeg.shown import brief, listed


@dataclass(frozen=True, eq=False)
class LinearModel:
    """A (2n×2n), B (2n×n) about (q, q̇, τ); `offset` is f₀ (2n). Along a trajectory all have
    one more axis in front. For a free flyer the first n states are tangent coordinates.
    """

    __repr__ = brief
    _repr_html_ = listed

    A: Array
    B: Array
    offset: Array
    q: Array
    qd: Array
    tau: Array
    names: tuple[str, ...]

    @property
    def is_equilibrium(self) -> bool:
        """True when nothing moves at the point of linearisation."""
        return bool(np.max(np.abs(self.offset)) <= 1e-9 * (1 + np.max(np.abs(self.tau))))

    @property
    def poles(self) -> NDArray[np.complex128]:
        """Eigenvalues of A, slowest first."""
        found = np.linalg.eigvals(self.A)
        return np.asarray(
            found[..., np.argsort(np.abs(found), axis=-1)] if found.ndim == 1 else found
        )

    def discrete(self, h: float) -> DiscreteModel:
        """Exact zero-order hold with period h: the affine model of this point."""
        expm = optional("scipy.linalg", "simulate", "a matrix exponential").expm
        self._single()
        h = positive("h", h, "a sampling period in seconds")
        n, m = self.B.shape
        block = np.zeros((n + m + 1, n + m + 1))
        block[:n, :n], block[:n, n : n + m], block[:n, -1] = self.A, self.B, self.offset
        found = expm(block * h)
        return DiscreteModel(found[:n, :n], found[:n, n : n + m], found[:n, -1], h, self)

    def to_scipy(self) -> Any:
        """scipy.signal.StateSpace with all states as outputs."""
        self._single()
        return _scipy(self.A, self.B)

    def to_control(self) -> Any:
        """control.StateSpace with named states, inputs and outputs."""
        self._single()
        return _control(self.A, self.B, 0, self.names)

    def _single(self) -> None:
        if self.A.ndim != 2:
            raise UsageError("this model lies along a trajectory", hint="take one point: model[k]")

    def __getitem__(self, k: int) -> LinearModel:
        if self.A.ndim != 3:
            raise UsageError("this is a single linear model")
        return LinearModel(
            self.A[k], self.B[k], self.offset[k], self.q[k], self.qd[k], self.tau[k], self.names
        )

    def __len__(self) -> int:
        return len(self.A) if self.A.ndim == 3 else 1


@dataclass(frozen=True, eq=False)
class DiscreteModel:
    """δx_{k+1} = Φ δx_k + Γ δτ_k + offset, period h."""

    __repr__ = brief
    _repr_html_ = listed

    Phi: Array
    Gamma: Array
    offset: Array
    h: float
    continuous: LinearModel

    def to_scipy(self) -> Any:
        """scipy.signal.StateSpace in discrete time."""
        return _scipy(self.Phi, self.Gamma, dt=self.h)

    def to_control(self) -> Any:
        """control.StateSpace in discrete time."""
        return _control(self.Phi, self.Gamma, self.h, self.continuous.names)


def _scipy(A: Array, B: Array, **options: float) -> Any:
    signal = optional("scipy.signal", "simulate", "a model of SciPy")
    return signal.StateSpace(A, B, np.eye(len(A)), np.zeros(B.shape), **options)


def _control(A: Array, B: Array, dt: float, names: tuple[str, ...]) -> Any:
    control = optional("control", "control", "a model of python-control")
    n, m = B.shape
    states = [f"{kind}[{name}]" for kind in ("q", "qd") for name in names]
    return control.StateSpace(
        A, B, np.eye(n), np.zeros((n, m)), dt, states=states,
        inputs=[f"tau[{name}]" for name in names], outputs=states, remove_useless_states=False,
    )  # fmt: skip
