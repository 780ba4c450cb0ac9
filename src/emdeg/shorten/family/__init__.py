"""The shortest programs: a family of equivalent derivations, and the search among them."""

from emdeg.shorten.family.descent import applies, shortest_inverse_dynamics
from emdeg.shorten.family.forward_dynamics import shortest_forward_dynamics
from emdeg.shorten.family.members import (
    Choice,
    Coordinates,
    hybrid,
    parallel_coordinates,
    parameter_values,
    root_chain,
)

__all__ = [
    "Choice", "Coordinates", "applies", "hybrid", "parallel_coordinates",
    "parameter_values", "root_chain", "shortest_forward_dynamics", "shortest_inverse_dynamics",
]  # fmt: skip
