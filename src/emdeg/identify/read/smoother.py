"""Positions, speeds and accelerations by a Kalman smoother (Rauch, Tung, Striebel 1965).

Each joint moves with white jerk, x = (q, q̇, q̈), and is seen with white noise of variance r:

    x⁺ = A x + w,   A = [1 h h²/2; 0 1 h; 0 0 1],   cov w = s·[h⁵/20 h⁴/8 h³/6; h⁴/8 h³/3 h²/2; …]

The smoother's band ends where the jerk's spectrum s/ω⁶ meets the noise r·h, so s = r h ω_c⁶ for a
cutoff ω_c; only this ratio matters for the estimates. Gains are the same for all joints.
"""

from __future__ import annotations

import numpy as np

from emdeg.identify.model import Array


def smoothed(q: Array, step: float, cutoff: float) -> tuple[Array, Array, Array]:
    """(q, q̇, q̈) of positions (N, n) at regular times."""
    h, ratio = step, step * (2 * np.pi * cutoff) ** 6  # s/r
    A = np.array([[1, h, h * h / 2], [0, 1, h], [0, 0, 1]])
    W = ratio * np.array(
        [
            [h**5 / 20, h**4 / 8, h**3 / 6],
            [h**4 / 8, h**3 / 3, h**2 / 2],
            [h**3 / 6, h**2 / 2, h],
        ]
    )
    rows, joints = q.shape
    x = np.zeros((3, joints))
    x[0] = q[0]
    x[1] = (q[min(5, rows - 1)] - q[0]) / (h * min(5, rows - 1))
    P = np.diag([1.0, (2 * np.pi * cutoff) ** 2, (2 * np.pi * cutoff) ** 4])
    ahead, filtered = np.empty((rows, 3, joints)), np.empty((rows, 3, joints))
    ahead_P, filtered_P = np.empty((rows, 3, 3)), np.empty((rows, 3, 3))
    for i in range(rows):
        if i:
            x, P = A @ x, A @ P @ A.T + W
        ahead[i], ahead_P[i] = x, P
        gain = P[:, :1] / (P[0, 0] + 1.0)  # in units of r
        x, P = x + gain * (q[i] - x[0]), P - gain @ P[:1]
        filtered[i], filtered_P[i] = x, P
    for i in range(rows - 2, -1, -1):
        back = np.linalg.solve(ahead_P[i + 1], A @ filtered_P[i]).T
        filtered[i] += back @ (filtered[i + 1] - ahead[i + 1])
    return filtered[:, 0], filtered[:, 1], filtered[:, 2]
