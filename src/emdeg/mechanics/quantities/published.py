"""Operation counts that the papers printed, to stand next to ours (digest, section 9).

Formulas in n are for n revolute joints without special geometry. All are for inverse dynamics in
floating point multiplications and additions; sines and cosines are not counted, as in `count`.
Fu's table 3.5 is printed with slips; the digest's corrected coefficients are used.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

from emdeg.public import public
from emdeg.robot.given import RobotLike, as_robot
from emdeg.shown import listed


@dataclass(frozen=True)
class Published:
    """One figure of one paper; `robot` is what it was counted for ("" for any n joints)."""

    _repr_html_ = listed

    method: str
    mul: int
    add: int
    source: str
    robot: str = ""

    @property
    def total(self) -> int:
        """Multiplications and additions."""
        return self.mul + self.add


def _polynomial(*coefficients: Fraction | int) -> Callable[[int], int]:
    """Highest power first."""

    def value(n: int) -> int:
        total = Fraction(0)
        for c in coefficients:
            total = total * n + c
        assert total.denominator == 1
        return int(total)

    return value


_F = Fraction

#: method, multiplications(n), additions(n), source
FORMULAS: tuple[tuple[str, Callable[[int], int], Callable[[int], int], str], ...] = (
    (
        "Lagrange–Euler, 4×4",
        _polynomial(_F(128, 3), _F(512, 3), _F(844, 3), _F(76, 3), 0),
        _polynomial(_F(98, 3), _F(781, 6), _F(637, 3), _F(107, 6), 0),
        "Fu, table 3.1",
    ),
    (
        "Lagrange–Euler, 4×4",
        _polynomial(_F(128, 3), _F(512, 3), _F(739, 3), _F(160, 3), 0),
        _polynomial(_F(98, 3), _F(781, 6), _F(559, 3), _F(245, 6), 0),
        "Fu, table 3.5",
    ),
    (
        "generalized d'Alembert",
        _polynomial(_F(13, 6), _F(105, 2), _F(268, 3), 69),
        _polynomial(_F(4, 3), 44, _F(146, 3), 45),
        "Fu, table 3.5",
    ),
    ("Newton–Euler", _polynomial(132, 0), _polynomial(111, -4), "Fu, table 3.5"),
    ("Newton–Euler, PUMA form", _polynomial(117, -24), _polynomial(103, -21), "Fu, table 3.4"),
)

SIX_JOINTS: tuple[Published, ...] = (
    Published("Hollerbach, recursive Lagrangian", 2195, 1719, "Kane, Levinson 1983"),
    Published("Walker–Orin, Newton–Euler", 1541, 1196, "Kane, Levinson 1983"),
    Published("Newton–Euler (Hollerbach's count)", 852, 738, "Kane, Levinson; Burdick"),
)

OF_ROBOTS: dict[str, tuple[Published, ...]] = {
    "stanford": (
        Published("Kane, both problems", 646, 394, "Kane, Levinson 1983", "Stanford arm"),
    ),
    "puma560": (
        Published("Armstrong, full explicit", 739, 426, "Armstrong et al. 1986", "PUMA 560"),
        Published("EMDEG", 401, 254, "Burdick 1986", "PUMA 560"),
    ),
}


@public
def published(robot: RobotLike) -> list[Published]:
    """What the papers count for an arm with this many joints, most operations first."""
    robot = as_robot(robot)
    n = robot.nv
    found = [Published(name, mul(n), add(n), source) for name, mul, add, source in FORMULAS]
    if n == 6:
        found += SIX_JOINTS
    for prefix, figures in OF_ROBOTS.items():
        if robot.name.startswith(prefix) and n == 6:
            found += figures
    return sorted(found, key=lambda p: -p.total)
