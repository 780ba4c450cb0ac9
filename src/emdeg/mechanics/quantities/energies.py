"""Energies and momenta. With loops they are those of the tree too: constraints hold no energy."""

from __future__ import annotations

from emdeg.exact.linalg import Vector
from emdeg.mechanics.quantities.quantity import ANOTHER_METHOD, QD, Q, Quantity
from emdeg.mechanics.quantities.substitution import puts_momentum

ENERGIES = (
    Quantity(
        "kinetic_energy", "T", "T", "", "J", QD,
        lambda r: r.equations.kinetic_energy,
        "with the drives",
    ),
    Quantity(
        "potential_energy", "V", "V", "", "J", Q,
        lambda r: r.equations.potential_energy,
        "of gravity and of the springs of elastic joints",
    ),
    Quantity(
        "total_energy", "T + V", "T + V", "", "J", QD,
        lambda r: r.equations.kinetic_energy + r.equations.potential_energy,
        "constant while nothing pushes and nothing rubs",
    ),
    Quantity(
        "momentum", "(p, L)", r"(\mathbf{p}, \mathbf{L})", "6", "kg m/s, kg m²/s", QD,
        lambda r: r.equations.momentum,
        "linear, and angular about the base origin",
    ),
    Quantity(
        "centroidal_momentum", "(p, L_G)", r"(\mathbf{p}, \mathbf{L}_G)", "6", "kg m/s, kg m²/s",
        QD,
        lambda r: r.equations.centroidal_momentum,
        "linear, and angular about the centre of mass",
    ),
    Quantity(
        "generalized_momentum", "M q̇", r"\mathbf{M}\dot{\mathbf{q}}", "n", "kg m²/s", QD,
        lambda r: r.M @ Vector(r.robot.qd),
        "∂T/∂q̇ of the tree",
        reference=ANOTHER_METHOD, solves=puts_momentum, most=110, along_paths=True,
    ),
    Quantity(
        "centre_of_mass", "r_G", r"\mathbf{r}_G", "3", "m", Q,
        lambda r: r.equations.centre_of_mass,
        "of the whole robot, in the base frame",
    ),
)  # fmt: skip
