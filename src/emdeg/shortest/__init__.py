"""The shortest programs: a family of equivalent derivations, and the search among them."""

from emdeg.shortest.family import (
    Choice,
    Coordinates,
    hybrid,
    parallel_coordinates,
    parameter_values,
    root_chain,
)
from emdeg.shortest.forward import shortest_forward_dynamics
from emdeg.shortest.search import EFFORTS, Effort, applies, shortest_inverse_dynamics

__all__ = [
    "EFFORTS", "Choice", "Coordinates", "Effort", "applies", "hybrid", "parallel_coordinates",
    "parameter_values", "root_chain", "shortest_forward_dynamics", "shortest_inverse_dynamics",
]  # fmt: skip
