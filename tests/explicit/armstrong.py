"""The PUMA 560 as Armstrong, Khatib and Burdick print it: digest E5."""

from __future__ import annotations

from emdeg.exact.angles import cos, sin
from emdeg.exact.graph import Expr
from emdeg.robot.robot import Robot

# name: (formula, printed value, printed tolerance); w = m4 + m5 + m6, m1 = ry1 = 0
CONSTANTS: dict[str, tuple[str, float, float]] = {
    "I1": (
        "Izz1+m2*d2**2+w*a3**2+m2*rz2**2+(m3+w)*(d2+d3)**2+Ixx2+Iyy3+2*m2*d2*rz2+m2*ry2**2"
        "+m3*rz3**2+2*m3*(d2+d3)*rz3+Izz4+Iyy5+Izz6",
        1.43, 0.05,
    ),
    "I2": ("Izz2+m2*(rx2**2+ry2**2)+(m3+w)*a2**2", 1.75, 0.07),
    "I3": ("-Ixx2+Iyy2+(m3+w)*a2**2+m2*rx2**2-m2*ry2**2", 1.38, 0.05),
    "I4": ("m2*rx2*(d2+rz2)+m3*a2*rz3+(m3+w)*a2*(d2+d3)", 0.690, 0.020),
    "I5": ("-m3*a2*ry3+w*a2*d4+m4*a2*rz4", 0.372, 0.031),
    "I6": (
        "Izz3+m3*ry3**2+m4*a3**2+m4*(d4+rz4)**2+Iyy4+(m5+m6)*(a3**2+d4**2)+Izz5+m6*rz6**2+Ixx6",
        0.333, 0.016,
    ),
    "I7": (
        "m3*ry3**2+Ixx3-Iyy3+m4*rz4**2+2*m4*d4*rz4+w*(d4**2-a3**2)+Iyy4-Izz4+Izz5-Iyy5"
        "+m6*rz6**2-Izz6+Ixx6",
        0.298, 0.029,
    ),
    "I8": (
        "-m4*(d2+d3)*(d4+rz4)-(m5+m6)*(d2+d3)*d4+m3*ry3*rz3+m3*(d2+d3)*ry3", -0.134, 0.014
    ),
    "I9": ("m2*ry2*(d2+rz2)", 0.0238, 0.0120),
    "I10": ("2*m4*a3*rz4+2*w*a3*d4", -0.0213, 0.0022),
    "I11": ("-2*m2*rx2*ry2", -0.0142, 0.0070),
    "I12": ("w*a2*a3", -0.0110, 0.0011),
    "I13": ("w*a3*(d2+d3)", -3.79e-3, 0.90e-3),
    "I14": ("Izz4+Iyy5+Izz6", 1.64e-3, 0.07e-3),
    "I15": ("m6*rz6*d4", 1.25e-3, 0.30e-3),
    "I16": ("m6*rz6*a2", 1.24e-3, 0.30e-3),
    "I17": ("Izz5+Ixx6+m6*rz6**2", 6.42e-4, 3.00e-4),
    "I18": ("m6*rz6*(d2+d3)", 4.31e-4, 0.13e-3),
    "I19": ("Iyy4-Ixx4+Izz5-Iyy5+m6*rz6**2+Ixx6-Izz6", 3.00e-4, 14.0e-4),
    "I20": ("Iyy5-Ixx5-m6*rz6**2+Izz6-Ixx6", -2.02e-4, 8.00e-4),
    "I21": ("Ixx4-Iyy4+Ixx5-Izz5", -1.00e-4, 6.00e-4),
    "I22": ("m6*rz6*a3", -5.80e-5, 1.50e-5),
    "I23": ("Izz6", 4.00e-5, 2.00e-5),
    "g1": ("-g*((m3+w)*a2+m2*rx2)", -37.2, 0.5),
    "g2": ("g*(m3*ry3-w*d4-m4*rz4)", -8.44, 0.20),
    "g3": ("g*m2*ry2", 1.02, 0.50),
    "g4": ("-g*w*a3", 0.249, 0.025),
    "g5": ("-g*m6*rz6", -0.0282, 0.0056),
}  # fmt: skip

#: the print contradicts the paper's own link data (digest, errata): value from tables 4-6 and A2
FROM_LINK_DATA = {"I1": 1.553, "I3": 1.602}

# ruff: noqa: E501 (one element a line)
A = """
a11 = Im1+I1+I3*CC2+I7*SS23+I10*SC23+I11*SC2+I20*(SS5*(SS23*(1+CC4)-1)-2*SC23*C4*SC5)+I21*SS23*CC4+2*(I5*C2*S23+I12*C2*C23+I15*(SS23*C5+SC23*C4*S5)+I16*C2*(S23*C5+C23*C4*S5)+I18*S4*S5+I22*(SC23*C5+CC23*C4*S5))
a13 = I8*C23+I13*S23-I15*C23*S4*S5+I18*(S23*C4*S5-C23*C5)+I19*S23*SC4+I20*S4*(S23*C4*CC5+C23*SC5)+I22*S23*S4*S5
a12 = a13+I4*S2+I9*C2+I16*S2*S4*S5
a14 = I14*C23+I15*S23*C4*S5+I16*C2*C4*S5+I18*C23*S4*S5-I20*(S23*C4*SC5+C23*SS5)+I22*C23*C4*S5
a15 = I15*S23*S4*C5+I16*C2*S4*C5+I17*S23*S4+I18*(S23*S5-C23*C4*C5)+I22*C23*S4*C5
a16 = I23*(C23*C5-S23*C4*S5)
a33 = Im3+I6+I20*SS4*SS5+I21*SS4+2*(I15*C5+I22*C4*S5)
a23 = a33-Im3+I5*S3+I12*C3+I16*(S3*C5+C3*C4*S5)
a22 = Im2+I2+2*a23-(a33-Im3)
a34 = -I15*S4*S5+I20*S4*SC5
a24 = a34-I16*S3*S4*S5
a35 = I15*C4*C5+I17*C4+I22*S5
a25 = a35+I16*(C3*S5+S3*C4*C5)
a26 = I23*S4*S5
a36 = I23*S4*S5
a44 = Im4+I14-I20*SS5
a45 = 0
a46 = I23*C5
a55 = Im5+I17
a56 = 0
a66 = Im6+I23
grav3 = g2*S23+g4*C23+g5*(S23*C5+C23*C4*S5)
grav2 = grav3+g1*C2+g3*S2
grav1 = 0
grav4 = -g5*S23*S4*S5
grav5 = g5*(C23*S5+S23*C4*C5)
grav6 = 0
"""


def trigonometry(robot: Robot) -> dict[str, Expr]:
    """S2, C23, SS23, SC23 …"""
    q = robot.q
    angles = {"2": q[1], "3": q[2], "23": q[1] + q[2], "4": q[3], "5": q[4]}
    found: dict[str, Expr] = {}
    for name, angle in angles.items():
        s, c = sin(angle), cos(angle)
        found |= {f"S{name}": s, f"C{name}": c}
        found |= {f"SS{name}": s * s, f"CC{name}": c * c, f"SC{name}": s * c}
    return found


def parameters(robot: Robot) -> dict[str, Expr]:
    """The robot's symbols by name, and w."""
    found = {s.name: s for s in robot.symbols}
    found["w"] = found["m4"] + found["m5"] + found["m6"]
    return found


def constants(robot: Robot) -> dict[str, Expr]:
    """Their lumped constants in the robot's parameters."""
    names = parameters(robot)
    return {k: eval(formula, {}, dict(names)) for k, (formula, *_) in CONSTANTS.items()}


def elements(robot: Robot) -> dict[str, Expr]:
    """a11 … grav6 in the robot's parameters."""
    scope: dict[str, Expr] = {**parameters(robot), **constants(robot), **trigonometry(robot)}
    found: dict[str, Expr] = {}
    for line in A.strip().splitlines():
        name, text = line.split(" = ")
        scope[name] = found[name] = _expr(eval(text, {}, scope))
    return found


def _expr(value: object) -> Expr:
    from emdeg.exact.graph import as_expr

    return as_expr(value)  # type: ignore[arg-type]
