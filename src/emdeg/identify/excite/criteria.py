"""How well a motion excites: a number of the information matrix, with its exact slope.

    G = 1/N Σ_i R Y_b(t_i)ᵀ Σ⁻¹ Y_b(t_i) R         Σ = diag(σ²) of the effort sensors,  R² = K Kᵀ

    D           −log det G                      the volume of the confidence ellipsoid
    E           −½ log λ_min(G)                 its longest axis
    condition   ½ log λ_max/λ_min               log of the condition number of the stacked Y_b

With β = K φ, R are the coordinates of β in an orthonormal basis of the row space of K: the roots of
the eigenvalues are the non-zero singular values of the whole stacked regressor Y = Y_b K, whichever
parameters were chosen to stand for the others.

λ_max and λ_min of eigenvalues that meet are not smooth; the search takes norms of order p of all,
λ_max ≈ (Σ λᵖ)^{1/p} and 1/λ_min ≈ (Σ λ⁻ᵖ)^{1/p}, with p rising. With S = ∂f/∂G,

    ∂f/∂Y_b(t_i) = 2/N · Σ⁻¹ Y_b(t_i) R S R

goes through the adjoint of the program of Y_b (program/differentiate.py) to q, q̇ and q̈: no
difference quotient anywhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from emdeg.errors import unknown
from emdeg.identify.model import Model
from emdeg.optional import optional
from emdeg.program.differentiate import adjoint
from emdeg.run.arrays import Array
from emdeg.run.kernel.kernel import Kernel, jit

CRITERIA = ("condition", "D", "E")
BLOCK = 96  # rows: BLAS starts threads for larger products, which small ones wait for
SINGULAR = 1e3  # the value where G is not positive definite


@dataclass(frozen=True, eq=False)
class Information:
    """Y_b of a model, weighted by the noise of each effort, and its adjoint."""

    model: Model
    noise: Array  # σ of each effort

    @cached_property
    def adjoint(self) -> Kernel:
        """The cotangents of Y_b to those of q, q̇ and q̈."""
        return jit(adjoint(self.model.kernel.program))

    @cached_property
    def columns(self) -> list[NDArray[np.intp]]:
        """Of each effort the base parameters that act on it."""
        return [np.array(c, dtype=np.intp) for c in self.model.columns]

    def blocks(self, motion: tuple[Array, ...]) -> list[Array]:
        """Y_b/σ at every time, the columns of each effort."""
        found = self.model.blocks(*motion[:3])
        return [block / s for block, s in zip(found, self.noise, strict=True)]

    @cached_property
    def basis(self) -> Array:
        """R, the symmetric root of K Kᵀ."""
        values, vectors = np.linalg.eigh(self.model.K @ self.model.K.T)
        return np.asarray((vectors * np.sqrt(values)) @ vectors.T)

    def matrix(self, blocks: list[Array]) -> Array:
        """G."""
        return np.asarray(self.basis @ self.grouped(blocks) @ self.basis)

    def grouped(self, blocks: list[Array]) -> Array:
        """The same for the base parameters as they are grouped: without R."""
        size, count = len(self.model.base), max(map(len, blocks))
        G = np.zeros((size, size))
        for columns, block in zip(self.columns, blocks, strict=True):
            G[np.ix_(columns, columns)] += gram(block)
        return G / count

    def slope(
        self, motion: tuple[Array, ...], blocks: list[Array], S: Array
    ) -> tuple[Array, Array, Array]:
        """∂f/∂q, ∂f/∂q̇ and ∂f/∂q̈ at every time, from S = ∂f/∂G."""
        S = self.basis @ S @ self.basis
        cotangents = {
            f"row{i}_cotangent": times(block, S[np.ix_(c, c)]) * (2 / (len(block) * s))
            for i, (c, block, s) in enumerate(zip(self.columns, blocks, self.noise, strict=True))
            if len(c)
        }
        given = dict(zip(("q", "qd", "qdd"), motion, strict=False)) | cotangents
        program = self.adjoint.program
        out = self.adjoint(*(given[i.name] for i in program.inputs), threads=1)
        several = out if isinstance(out, tuple) else (out,)
        made = dict(zip((o.name for o in program.outputs), several, strict=True))
        none = np.zeros_like(motion[0])
        q, qd, qdd = (made.get(f"{x}_cotangent", none) for x in ("q", "qd", "qdd"))
        return q, qd, qdd


def criterion_value(G: Array, criterion: str, power: float) -> tuple[float, Array | None, Array]:
    """(f, S = ∂f/∂G, eigenvalues); S is None where G is singular, and f is large."""
    eigh = optional("scipy.linalg", "simulate", "the design of an excitation").eigh
    values, vectors = eigh(G, check_finite=False)
    if not values[0] > 1e-15 * values[-1]:
        return SINGULAR, None, values
    if criterion == "D":
        f, slope = -float(np.log(values).sum()) / len(values), -1 / (len(values) * values)
    elif criterion in CRITERIA:
        low, low_slope = _norm(-np.log(values), power)
        f, slope = low / 2, -low_slope / (2 * values)
        if criterion == "condition":
            high, high_slope = _norm(np.log(values), power)
            f, slope = f + high / 2, slope + high_slope / (2 * values)
    else:
        raise unknown("criterion", criterion, CRITERIA, argument="criterion")
    return f, (vectors * slope) @ vectors.T, values


def _norm(logs: Array, power: float) -> tuple[float, Array]:
    """log of (Σ exp(p·l))^{1/p}, and its slope by each l."""
    raised = power * logs
    top = raised.max()
    parts = np.exp(raised - top)
    total = parts.sum()
    return float(top + np.log(total)) / power, parts / total


def condition_number(G: Array) -> float:
    """Of the stacked, weighted Y_b: the root of that of G."""
    values = np.linalg.eigvalsh(G)
    return float(np.sqrt(values[-1] / values[0])) if values[0] > 0 else np.inf


def gram(block: Array) -> Array:
    """Bᵀ B, in pieces that one thread does."""
    found = np.zeros((block.shape[1], block.shape[1]))
    for start in range(0, len(block), BLOCK):
        piece = block[start : start + BLOCK]
        found += piece.T @ piece
    return found


def times(block: Array, S: Array) -> Array:
    """B S, in pieces that one thread does."""
    found = np.empty((len(block), S.shape[1]))
    for start in range(0, len(block), BLOCK):
        found[start : start + BLOCK] = block[start : start + BLOCK] @ S
    return found
