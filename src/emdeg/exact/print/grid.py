"""Rows of texts as a matrix: in plain text and in LaTeX.

    [m1 + m2  c12]        \\begin{bmatrix} m_{1} + m_{2} & c_{12} \\\\ c_{12} & m_{2} \\end{bmatrix}
    [c12      m2 ]

A column is written (a, b, c). A matrix wider than WIDEST has one entry a line, each with its place.
"""

from __future__ import annotations

from collections.abc import Sequence

from emdeg.shown import seen

WIDEST = 120  # characters of a row

Cells = Sequence[Sequence[str]]


def text_grid(cells: Cells) -> str:
    """Entries in aligned columns, rows in brackets."""
    if all(len(row) == 1 for row in cells):
        return "(" + ", ".join(row[0] for row in cells) + ")"
    widths = [max(map(seen, column)) for column in zip(*cells, strict=True)]
    if sum(widths) + 2 * len(widths) > WIDEST:
        return "\n".join(
            f"[{i},{j}] {cell}" for i, row in enumerate(cells) for j, cell in enumerate(row)
        )
    lines = (
        "  ".join(cell + " " * (w - seen(cell)) for cell, w in zip(row, widths, strict=True))
        for row in cells
    )
    return "\n".join(f"[{line}]" for line in lines)


def latex_grid(cells: Cells) -> str:
    """A matrix in square brackets."""
    body = r" \\ ".join(" & ".join(row) for row in cells)
    return rf"\begin{{bmatrix}} {body} \end{{bmatrix}}"
