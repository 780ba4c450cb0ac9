r"""Equations for a paper: each is a paragraph that TeX breaks between its terms.

    \emdegline{\mathbf{M}_{11} = I_{1} + I_{2} c_{2} + …}

An `align` cannot be broken by TeX, and a long sum sticks out of a column. A formula in a paragraph
is broken after + and −, and inside plain parentheses; lines after the first are indented. Nothing
is needed but LaTeX itself; the command may stand anywhere, and defines itself once.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

COMMAND = (
    r"\providecommand{\emdegline}[1]"
    r"{{\raggedright\noindent\hangindent=2em\hangafter=1 $#1$\par}}"
)


def paragraphs(equations: Iterable[tuple[str, str]], title: str = "") -> list[str]:
    """Lines of LaTeX for (left, right) sides; the title is a line of its own."""
    lines = [rf"\emdegline{{{left} = {right}}}" for left, right in equations]
    return [rf"\par\medskip\noindent {title}\par", *lines] if title and lines else lines


def zero_line(names: Sequence[str]) -> list[str]:
    """A sentence that names the elements that are zero; nothing where there are none."""
    if not names:
        return []
    listed = ", ".join(f"${name}$" for name in names)
    what = "is zero" if len(names) == 1 else "are zero"
    return [rf"{{\raggedright\noindent {listed} {what}.\par}}"]
