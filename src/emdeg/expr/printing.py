"""Text of an expression (a first form; names such as c23 for cos(q2+q3))."""

from __future__ import annotations

from emdeg.expr.node import Expr


def to_text(node: Expr) -> str:
    """Placeholder until the full printer lands."""
    return f"<expr {node.kind}>"
