"""Expressions as a person writes them: shortest sums of products, names without a clash."""

from __future__ import annotations

import re
from collections.abc import Iterable

from emdeg.errors import ExprError
from emdeg.exact.graph import Expr
from emdeg.exact.polynomial.factors import factor, tidy
from emdeg.exact.polynomial.normal_form import normal_form
from emdeg.exact.print.printing import to_latex, to_text
from emdeg.exact.print.style import escaped

LONGEST = 60  # terms of a sum that is still written out
ON_THE_WAY = 40  # times as many may be there before they cancel


def shortest_sum(expression: Expr, longest: int = LONGEST) -> Expr | None:
    """The sum of products with fewest terms, a fraction by its factors; None above `longest`."""
    try:
        form = normal_form(expression, max_terms=ON_THE_WAY * longest)
        return tidy(form) if len(form) <= longest else None
    except ExprError:
        pass  # too long, or a division
    try:
        return factor(expression, longest).to_expr()
    except ExprError:
        return None


def short_names_are_free(labels: Iterable[str]) -> bool:
    """False when a label such as c12 would be read as cos(q1 + q2)."""
    return not any(re.fullmatch(r"[cs](?!.*(\d).*\1)[1-9]+", label) for label in labels)


def written(expression: Expr, *, latex: bool = False, short: bool = True) -> str:
    """The text of an expression as it stands, of any length; `short` writes c12 for a cosine."""
    if latex:
        return to_latex(expression, short=short, limit=None, breakable=True)
    return to_text(expression, short=short, limit=None)


def label_latex(label: str) -> str:
    r"""M12 → \mathbf{M}_{12}: bold, because c_{1} is also a cosine and g_{2} a constant."""
    found = re.fullmatch(r"([A-Za-z]+)([\d,]+)", label)
    base, indices = found.groups() if found else (label, "")
    style = "mathbf" if len(base) == 1 else "mathrm"
    return rf"\{style}{{{escaped(base)}}}" + (f"_{{{indices}}}" if indices else "")
