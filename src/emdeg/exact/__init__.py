"""Exact symbolic expressions: one hash-consed DAG that knows nothing of robots.

    numbers, angles, graph   what an expression is made of
    linalg, calculus         vectors and matrices; substitution and derivatives
    evaluate                 floating-point values
    fingerprint              equality by residues at random points, with its error bound
    polynomial               the polynomial normal form (python-flint)
    print, interchange       text, LaTeX, SymPy

python-flint, numpy and SymPy are imported by the functions that need them.
"""

from emdeg.exact.angles import Angle, cos, sin
from emdeg.exact.calculus import derivative, diff, substitute, time_derivative
from emdeg.exact.evaluate import evaluate
from emdeg.exact.fingerprint import equal, is_zero
from emdeg.exact.graph import CONFIGURATION, MOTION, ONE, ZERO, Expr, const, function, symbol
from emdeg.exact.interchange import from_sympy, to_sympy
from emdeg.exact.linalg import Matrix, Vector
from emdeg.exact.numbers import Surd, exact
from emdeg.exact.polynomial.normal_form import NormalForm, normal_form
from emdeg.exact.print.printing import to_latex, to_text

__all__ = [
    "CONFIGURATION", "MOTION", "ONE", "ZERO", "Angle", "Expr", "Matrix", "NormalForm", "Surd",
    "Vector", "const", "cos", "derivative", "diff", "equal", "evaluate", "exact", "from_sympy",
    "function", "is_zero", "normal_form", "sin", "substitute", "symbol", "time_derivative",
    "to_latex", "to_sympy", "to_text",
]  # fmt: skip
