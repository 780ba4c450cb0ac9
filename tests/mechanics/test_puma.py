"""The PUMA 560 as published: AKB's explicit model (E5) and EMDEG's Appendix II (E6)."""

from __future__ import annotations

import pytest

from emdeg.exact.angles import cos, sin
from emdeg.exact.graph import ZERO
from emdeg.exact.linalg import Matrix
from emdeg.mechanics.methods import lagrange_euler, li
from emdeg.mechanics.methods.emdeg import emdeg
from tests.mechanics import arms
from tests.mechanics.arms import parameters, s, same

METHODS = [emdeg, li, lagrange_euler]


def angles(robot):
    q2, q3, q4, q5 = robot.q[1:5]
    c = {2: cos(q2), 3: cos(q3), 4: cos(q4), 5: cos(q5), 23: cos(q2 + q3)}
    return c, {2: sin(q2), 3: sin(q3), 4: sin(q4), 5: sin(q5), 23: sin(q2 + q3)}


def symmetric(upper):
    return Matrix(
        (upper.get((min(i, j), max(i, j)), ZERO) for j in range(1, 7)) for i in range(1, 7)
    )


# -- E5: Armstrong, Khatib, Burdick 1986 ----------------------------------------------------


def akb_constants():
    """I1 … I23 and g1 … g5 by their formulas (without motor inertias)."""
    m1, m2, m3, m4, m5, m6, g = parameters("m1 m2 m3 m4 m5 m6 g")
    a2, a3, d2, d3, d4 = parameters("a2 a3 d2 d3 d4")
    ry1, rx2, ry2, rz2, ry3, rz3, rz4, rz6 = parameters("ry1 rx2 ry2 rz2 ry3 rz3 rz4 rz6")
    Izz1, Ixx2, Iyy2, Izz2, Ixx3, Iyy3, Izz3 = parameters("Izz1 Ixx2 Iyy2 Izz2 Ixx3 Iyy3 Izz3")
    Ixx4, Iyy4, Izz4, Ixx5, Iyy5, Izz5 = parameters("Ixx4 Iyy4 Izz4 Ixx5 Iyy5 Izz5")
    Ixx6, Izz6 = parameters("Ixx6 Izz6")
    w, D = m4 + m5 + m6, d2 + d3
    I = {
        1: Izz1 + m1 * ry1**2 + m2 * d2**2 + w * a3**2 + m2 * rz2**2 + (m3 + w) * D**2 + Ixx2
        + Iyy3 + 2 * m2 * d2 * rz2 + m2 * ry2**2 + m3 * rz3**2 + 2 * m3 * D * rz3 + Izz4 + Iyy5
        + Izz6,
        2: Izz2 + m2 * (rx2**2 + ry2**2) + (m3 + w) * a2**2,
        3: -Ixx2 + Iyy2 + (m3 + w) * a2**2 + m2 * rx2**2 - m2 * ry2**2,
        4: m2 * rx2 * (d2 + rz2) + m3 * a2 * rz3 + (m3 + w) * a2 * D,
        5: -m3 * a2 * ry3 + w * a2 * d4 + m4 * a2 * rz4,
        6: Izz3 + m3 * ry3**2 + m4 * a3**2 + m4 * (d4 + rz4) ** 2 + Iyy4
        + (m5 + m6) * (a3**2 + d4**2) + Izz5 + m6 * rz6**2 + Ixx6,
        7: m3 * ry3**2 + Ixx3 - Iyy3 + m4 * rz4**2 + 2 * m4 * d4 * rz4 + w * (d4**2 - a3**2)
        + Iyy4 - Izz4 + Izz5 - Iyy5 + m6 * rz6**2 - Izz6 + Ixx6,
        8: -m4 * D * (d4 + rz4) - (m5 + m6) * D * d4 + m3 * ry3 * rz3 + m3 * D * ry3,
        9: m2 * ry2 * (d2 + rz2),
        10: 2 * m4 * a3 * rz4 + 2 * w * a3 * d4,
        11: -2 * m2 * rx2 * ry2,
        12: w * a2 * a3,
        13: w * a3 * D,
        14: Izz4 + Iyy5 + Izz6,
        15: m6 * rz6 * d4,
        16: m6 * rz6 * a2,
        17: Izz5 + Ixx6 + m6 * rz6**2,
        18: m6 * rz6 * D,
        19: Iyy4 - Ixx4 + Izz5 - Iyy5 + m6 * rz6**2 + Ixx6 - Izz6,
        20: Iyy5 - Ixx5 - m6 * rz6**2 + Izz6 - Ixx6,
        21: Ixx4 - Iyy4 + Ixx5 - Izz5,
        22: m6 * rz6 * a3,
        23: Izz6,
    }  # fmt: skip
    gravity = {
        1: -g * ((m3 + w) * a2 + m2 * rx2),
        2: g * (m3 * ry3 - w * d4 - m4 * rz4),
        3: g * m2 * ry2,
        4: -g * w * a3,
        5: -g * m6 * rz6,
    }
    return I, gravity


def akb_model(robot):
    """a_ij and the gravity terms, in the paper's names."""
    c, n = angles(robot)
    I, g = akb_constants()
    (C2, C3, C4, C5, C23), (S2, S3, S4, S5, S23) = c.values(), n.values()
    CC2, SC2, SS23, SC23, CC23 = C2**2, S2 * C2, S23**2, S23 * C23, C23**2
    SS4, CC4, SC4, SS5, CC5, SC5 = S4**2, C4**2, S4 * C4, S5**2, C5**2, S5 * C5
    a = {}
    a[1, 1] = (
        I[1] + I[3] * CC2 + I[7] * SS23 + I[10] * SC23 + I[11] * SC2
        + I[20] * (SS5 * (SS23 * (1 + CC4) - 1) - 2 * SC23 * C4 * SC5) + I[21] * SS23 * CC4
        + 2 * (I[5] * C2 * S23 + I[12] * C2 * C23 + I[15] * (SS23 * C5 + SC23 * C4 * S5)
               + I[16] * C2 * (S23 * C5 + C23 * C4 * S5) + I[18] * S4 * S5
               + I[22] * (SC23 * C5 + CC23 * C4 * S5))
    )  # fmt: skip
    a[1, 3] = (
        I[8] * C23 + I[13] * S23 - I[15] * C23 * S4 * S5 + I[18] * (S23 * C4 * S5 - C23 * C5)
        + I[19] * S23 * SC4 + I[20] * S4 * (S23 * C4 * CC5 + C23 * SC5) + I[22] * S23 * S4 * S5
    )  # fmt: skip
    a[1, 2] = a[1, 3] + I[4] * S2 + I[9] * C2 + I[16] * S2 * S4 * S5
    a[1, 4] = (
        I[14] * C23 + I[15] * S23 * C4 * S5 + I[16] * C2 * C4 * S5 + I[18] * C23 * S4 * S5
        - I[20] * (S23 * C4 * SC5 + C23 * SS5) + I[22] * C23 * C4 * S5
    )  # fmt: skip
    a[1, 5] = (
        I[15] * S23 * S4 * C5 + I[16] * C2 * S4 * C5 + I[17] * S23 * S4
        + I[18] * (S23 * S5 - C23 * C4 * C5) + I[22] * C23 * S4 * C5
    )  # fmt: skip
    a[1, 6] = I[23] * (C23 * C5 - S23 * C4 * S5)
    a[2, 6] = a[3, 6] = I[23] * S4 * S5
    a[3, 3] = I[6] + I[20] * SS4 * SS5 + I[21] * SS4 + 2 * (I[15] * C5 + I[22] * C4 * S5)
    a[2, 3] = a[3, 3] + I[5] * S3 + I[12] * C3 + I[16] * (S3 * C5 + C3 * C4 * S5)
    a[2, 2] = I[2] + 2 * a[2, 3] - a[3, 3]
    a[3, 4] = -I[15] * S4 * S5 + I[20] * S4 * SC5
    a[2, 4] = a[3, 4] - I[16] * S3 * S4 * S5
    a[3, 5] = I[15] * C4 * C5 + I[17] * C4 + I[22] * S5
    a[2, 5] = a[3, 5] + I[16] * (C3 * S5 + S3 * C4 * C5)
    a[4, 4] = I[14] - I[20] * SS5
    a[4, 6], a[5, 5], a[6, 6] = I[23] * C5, I[17], I[23]
    grav3 = g[2] * S23 + g[4] * C23 + g[5] * (S23 * C5 + C23 * C4 * S5)
    grav = [
        ZERO,
        grav3 + g[1] * C2 + g[3] * S2,
        grav3,
        -g[5] * S23 * S4 * S5,
        g[5] * (C23 * S5 + S23 * C4 * C5),
        ZERO,
    ]
    return symmetric(a), grav


@pytest.mark.parametrize("method", METHODS)
def test_akb_explicit_model(method):
    """E5: the kinetic energy matrix and the gravity terms, symbol for symbol."""
    robot = arms.puma_akb()
    parts = method.rigid_body(robot)
    A, gravity = akb_model(robot)
    assert same(parts.M, A)
    assert same(parts.gravity, gravity)


def test_akb_relations_between_velocity_terms():
    """E5: b212 = b213 = 0, b134 = b124, b135 = b125, b136 = b126, b216 = −b126."""
    beta = lagrange_euler.rigid_body(arms.puma_akb()).christoffel

    def b(digits):
        i, j, k = (int(d) - 1 for d in str(digits))
        return beta.get((i, j, k), ZERO)

    assert same([b(212), b(213)], [ZERO, ZERO])
    assert same([b(134), b(135), b(136), b(216)], [b(124), b(125), b(126), -b(126)])


# -- E6: Burdick 1986, Appendix II ----------------------------------------------------------------


class AppendixII:
    """M, c and g of the paper in its own symbols, corrected as in the digest."""

    def __init__(self, robot):
        c, n = angles(robot)
        (c2, c3, c4, c5, c23), (s2, s3, s4, s5, s23) = c.values(), n.values()
        m1, m2, m3, m4, m5, m6, g = parameters("m1 m2 m3 m4 m5 m6 g")
        a2, a3, d2, d3, d4 = parameters("a2 a3 d2 d3 d4")
        ry1, rx2, ry3, ry5, rz6 = parameters("ry1 rx2 ry3 ry5 rz6")
        w, D, sig = m4 + m5 + m6, d2 + d3, m5 * ry5 - m6 * rz6
        products = (
            s2 * s2, c2 * c2, s2 * c2, s23 * s23, c23 * c23, s23 * c23, s4 * s4, c4 * c4, s4 * c4,
            s5 * s5, c5 * c5, s5 * c5, s4 * s5, c4 * s5, s4 * c5, c4 * c5, s23 * c4, s23 * s4,
            s23 * c5, c23 * s5, c2 * s23, c2 * c23,
        )  # fmt: skip
        T = dict(enumerate(products, 1))
        K1110, K1113, K1115, K1116 = sig * a3, sig * D, sig * a2, sig * d4
        K111 = -s("Ixx2") + s("Iyy2") + m2 * rx2**2 + (m3 + w) * a2**2
        K112 = m5 * ry5**2 + s("Ixx6") - s("Izz6") + m6 * rz6**2
        K113 = (
            s("Ixx3") - s("Iyy3") + m3 * ry3**2 + s("Ixx4") - s("Izz4") + w * (d4**2 - a3**2) + K112
        )
        K115, K117 = s("Ixy3") + w * a3 * d4, -m3 * a2 * ry3 + w * a2 * d4
        K119, K1111 = s("Ixx4") - s("Iyy4") + s("Ixx5") - s("Izz5"), w * a2 * a3
        K121 = -s("Ixz2") + m2 * d2 * rx2 + (m3 + w) * a2 * D
        K123 = -s("Ixz3") + w * a3 * D
        K125 = s("Iyz3") - m3 * D * ry3 + w * D * d4
        K44 = s("Izz4") + s("Ixx5") + s("Izz6")
        K55 = s("Izz5") + m5 * ry5**2 + s("Ixx6") + m6 * rz6**2
        K33 = s("Izz3") + m3 * ry3**2 + s("Iyy4") + w * (a3**2 + d4**2) + K55
        K22 = K33 + s("Izz2") + m2 * rx2**2 + (m3 + w) * a2**2
        K11 = (
            s("Izz1") + m1 * ry1**2 + s("Iyy2") + m2 * (rx2**2 + d2**2) + s("Iyy3") + w * a3**2
            + (m3 + w) * (a2**2 + D**2) + s("Izz4") + s("Ixx5") + s("Izz6")
        )  # fmt: skip
        Ixy2, Iyz2, Izz6 = parameters("Ixy2 Iyz2 Izz6")
        V = {1: K119 - K112 * T[10], 2: K112 * T[12] - K1116 * s5, 3: K55 - K1116 * c5}
        V[4] = K1110 * c23 + K1115 * c2
        V[5] = V[2] * c4 + K115 - K1110 * c5
        V[6] = (
            2 * K112 * T[10] + 2 * K1116 * c5 - K112 * T[7] * T[10] - K113 - 2 * K1110 * T[14]
            + K119 * T[7]
        )  # fmt: skip
        V[7], V[8], V[9] = K1111 - K1115 * T[14], K117 - K1115 * c5, K1116 - K112 * c5
        V[10], V[11] = K1110 * s4 + K1113 * c4, K1110 * s4 - K1113 * c4
        V[12] = (K1116 * s23 + K1115 * c2) * T[13]
        V[13], V[14] = V[1] * c4 + K1110 * s5, K112 * T[7] * c5 - K1116
        M = {(4, 4): K44 + K112 * T[10]}
        M[1, 1] = (
            K11 - K111 * T[1] + 2 * Ixy2 * T[3] + 2 * V[5] * T[6] - V[6] * T[4] + 2 * V[8] * T[21]
            + 2 * V[7] * T[22] + K112 * T[10] - 2 * K1110 * T[14] - 2 * K1113 * T[13]
        )  # fmt: skip
        M[1, 3] = (
            V[9] * c23 * T[13] - V[1] * s23 * T[9] - V[10] * s23 * s5 + K1113 * c23 * c5
            + K123 * s23 - K125 * c23
        )  # fmt: skip
        M[1, 2] = M[1, 3] - K1115 * s2 * T[13] + K121 * s2 - Iyz2 * c2
        M[1, 4] = V[2] * T[17] - V[4] * T[14] - K1113 * c23 * T[13] + M[4, 4] * c23
        M[1, 5] = -V[4] * T[15] + K1113 * c23 * T[16] - K1113 * s23 * s5 + V[3] * T[18]
        M[1, 6] = Izz6 * (c23 * c5 - s23 * T[14])
        eta = V[8] * s3 + V[7] * c3
        M[3, 3] = K33 + V[1] * T[7] - 2 * K1110 * T[14] - 2 * K1116 * c5
        M[2, 3] = M[3, 3] + eta
        M[2, 2] = (K22 - K33) + M[2, 3] + eta
        M[3, 4] = -V[2] * s4
        M[2, 4] = M[3, 4] + K1115 * s3 * T[13]
        M[3, 5] = -K1110 * s5 + V[3] * c4
        M[2, 5] = M[3, 5] - K1115 * (s3 * T[16] + c3 * s5)
        M[3, 6] = M[2, 6] = Izz6 * T[13]
        M[4, 6], M[5, 5], M[6, 6] = Izz6 * c5, K55, Izz6
        self.M = symmetric(M)
        c133 = (
            -V[9] * s23 * T[13] + K125 * s23 - V[1] * c23 * T[9] + K123 * c23 - V[10] * T[20]
            - K1113 * T[19]
        )  # fmt: skip
        c355 = -K1110 * c5 + K1116 * T[14]
        c233 = V[8] * c3 - V[7] * s3
        c433 = -V[13] * s4
        c533 = V[14] * s5 + K1110 * T[16]
        DV25 = K112 * (T[11] - T[10]) - K1116 * c5
        DV55 = DV25 * c4 + K1110 * s5
        c511 = (
            (-K1116 * s5 - K112 * T[7] * T[12] + 2 * K112 * T[12] - K1110 * T[16]) * T[4]
            - DV55 * T[6] - K112 * T[12] + K1115 * T[22] * T[16] - K1115 * T[21] * s5
            + (K1110 * c4 + K1113 * s4) * c5
        )  # fmt: skip
        self.c = {
            122: c133 + Iyz2 * s2 + K121 * c2 - K1115 * c2 * T[13],
            133: c133,
            144: -K112 * T[18] * T[12] + V[12] + V[11] * T[20],
            155: V[11] * T[20] + V[12] - K1113 * T[19],
            233: c233,
            244: -V[2] * c4 + K1115 * s3 * T[14],
            255: c355 + K1115 * s3 * T[14] - K1115 * c3 * c5,
            311: V[5] * (T[4] - T[5]) + V[6] * T[6] + V[7] * T[21] - V[8] * T[22],
            322: -c233,
            344: V[9] * T[14],
            355: c355,
            411: V[2] * T[6] * s4 - K1115 * T[22] * T[13] - V[11] * s5 + V[13] * T[4] * s4,
            511: c511,
            422: c433 - K1115 * c3 * T[13],
            433: c433,
            522: c533 + K1115 * c3 * T[16] - K1115 * s3 * s5,
            533: c533,
            544: -K112 * T[12],
        }
        g211, g311, g312 = m2 * rx2 + (m3 + w) * a2, -m3 * ry3 + w * d4, w * a3
        g314 = m6 * rz6 - m5 * ry5
        g3 = g311 * s23 + g312 * c23 + g314 * (c23 * T[14] + T[19])
        g5 = g314 * (s23 * T[16] + c23 * s5)
        self.g = [-g * e for e in (ZERO, g211 * c2 + g3, g3, -g314 * s23 * T[13], g5, ZERO)]


@pytest.mark.parametrize("method", METHODS)
def test_appendix_ii(method):
    """E6: EMDEG's own output for M, g, and the centripetal terms that the print still shows."""
    robot = arms.puma_emdeg()
    parts = method.rigid_body(robot)
    printed = AppendixII(robot)
    assert same(parts.M, printed.M)
    assert same(parts.gravity, printed.g)
    for digits, value in printed.c.items():
        i, j, k = (int(d) - 1 for d in str(digits))
        assert same([parts.christoffel.get((i, j, k), ZERO)], [value]), digits
