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
from emdeg.exact.calculus import derivative, diff, gradient, substitute, time_derivative
from emdeg.exact.degree import degree_bounds, schwartz_zippel_degree
from emdeg.exact.evaluate import evaluate
from emdeg.exact.field import Field, Point
from emdeg.exact.fingerprint import Verdict, equal, fingerprints, is_zero
from emdeg.exact.graph import (
    CONFIGURATION,
    CONSTANT,
    MOTION,
    ONE,
    ZERO,
    Expr,
    Scalar,
    as_expr,
    const,
    function,
    linear,
    product,
    symbol,
    total,
    walk,
)  # fmt: skip
from emdeg.exact.interchange import from_sympy, to_sympy
from emdeg.exact.linalg import (
    Matrix,
    Vector,
    dot,
    rotation_about,
    rotation_of_quaternion,
    rotation_x,
    rotation_y,
    rotation_z,
    skew,
)  # fmt: skip
from emdeg.exact.numbers import Number, Surd, exact
from emdeg.exact.polynomial.basis import AngleBasis
from emdeg.exact.polynomial.normal_form import (
    NormalForm,
    Term,
    equal_exactly,
    is_zero_exactly,
    normal_form,
    normal_forms,
    normal_fraction,
    normal_fractions,
)  # fmt: skip
from emdeg.exact.print.printing import to_latex, to_text
from emdeg.exact.table import collector_paused

__all__ = [
    # what an expression is made of
    "CONFIGURATION", "CONSTANT", "MOTION", "ONE", "ZERO", "Angle", "Expr", "Number", "Scalar",
    "Surd", "as_expr", "collector_paused", "const", "cos", "exact", "function", "linear",
    "product", "sin", "symbol", "total", "walk",
    # linear algebra
    "Matrix", "Vector", "dot", "rotation_about", "rotation_of_quaternion", "rotation_x",
    "rotation_y", "rotation_z", "skew",
    # calculus and values
    "derivative", "diff", "evaluate", "gradient", "substitute", "time_derivative",
    # fingerprints
    "Field", "Point", "Verdict", "degree_bounds", "equal", "fingerprints", "is_zero",
    "schwartz_zippel_degree",
    # the polynomial normal form
    "AngleBasis", "NormalForm", "Term", "equal_exactly", "is_zero_exactly", "normal_form",
    "normal_forms", "normal_fraction", "normal_fractions",
    # text and SymPy
    "from_sympy", "to_latex", "to_sympy", "to_text",
]  # fmt: skip
