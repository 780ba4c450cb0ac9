"""Expressions as a person writes them: shortest sums of products, names without a clash."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import islice

from emdeg.errors import ExprError
from emdeg.exact.graph import Expr, walk
from emdeg.exact.polynomial.expansion import TooLong
from emdeg.exact.polynomial.factors import factor, tidy
from emdeg.exact.polynomial.normal_form import normal_form
from emdeg.exact.print.printing import to_latex, to_text
from emdeg.exact.print.style import escaped

LONGEST = 60  # terms of a sum that is still written out
MOST_PARTS = 2000  # nodes of an expression that is expanded to see how long it becomes
ON_THE_WAY = 40  # times as many may be there before they cancel


def shortest_sum(expression: Expr, longest: int = LONGEST) -> Expr | None:
    """The sum of products with fewest terms, a fraction by its factors; None above `longest`.

    Of more than MOST_PARTS shared parts nothing is expanded: thousands of entries may be asked for.
    """
    if shared_parts(expression) > MOST_PARTS:
        return None
    try:
        form = normal_form(expression, max_terms=ON_THE_WAY * longest)
        return tidy(form) if len(form) <= longest else None
    except TooLong:
        return None
    except ExprError:
        pass  # a division
    try:
        return factor(expression, longest).to_expr()
    except ExprError:
        return None


def shared_parts(expression: Expr) -> int:
    """How many nodes it has; no more than MOST_PARTS and one are counted."""
    return sum(1 for _ in islice(walk([expression]), MOST_PARTS + 1))


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
