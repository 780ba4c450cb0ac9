"""docs/outputs.md from the table of quantities: `python tests/docs/quantities.py` writes it."""

from __future__ import annotations

from pathlib import Path

from emdeg.cli.outputs_index import example
from emdeg.mechanics.quantities.quantities import TOPICS
from emdeg.mechanics.quantities.quantity import Quantity

PAGE = Path(__file__).parents[2] / "docs" / "outputs.md"
HEAD = """# The table of quantities

What can be asked of a robot by name, in Python (`emdeg.compile(robot, "mass_matrix")`), on the
command line (`--outputs`; `emdeg outputs` lists them) and in generated code, where the name is the
identifier. A frame and its axes follow a colon: `jacobian:tool:local`; the result is then called
`jacobian_tool_local`, and a pose `tool_pose`.

A form may follow, which keeps some of the entries, in one row: `mass_matrix:packed` is the lower
triangle row by row (of those marked =, which are symmetric), `jacobian:tool:nonzeros` what is not
zero in every state, and `mass_matrix:compressed` both: what is not zero in the lower triangle row
by row, which is the upper triangle column by column. Entries of joints on different branches of a
tree are such zeros: of a tree of 100 joints 580 numbers are left of 10,000.
`program.pattern("mass_matrix:nonzeros")` says where they stand in the whole; in generated code the
head of the file does. (A frame that is called so is meant where its axes are
named too: `jacobian:packed:local`.)

```python
import emdeg
import numpy as np

program = emdeg.compile("puma560", "mass_matrix:nonzeros")
values = program.jit()(np.zeros(6))  # 32 numbers: four entries of this M are always zero
pattern = program.pattern("mass_matrix:nonzeros")
M = np.zeros(pattern.shape)
M[pattern.index] = values
```

Sizes: n velocities, b bodies; with loops m constraints, f degrees of freedom, a actuated joints; e
elastic joints.
Units are those of a turning joint; a sliding joint has N for N m and m for rad. *Certified
against* says what a program is proved equal to: another method that shares neither frames nor
recursion with it, or the expressions that it was derived from. Those marked ⟂ are refused for a
robot with loops, because they would leave them open; the message says what to ask for.

Made from `emdeg.QUANTITIES` by `python tests/docs/quantities.py`.
"""


def page() -> str:
    """The text of docs/outputs.md."""
    out = [HEAD]
    for topic, records in TOPICS.items():
        out += [f"## {topic}", ""]
        out += [
            "| name | | | size | units | takes | certified against | for example |",
            "|" + "---|" * 8,
        ]
        out += [_row(topic, record) for record in records] + [""]
    return "\n".join(out)


def _row(topic: str, record: Quantity) -> str:
    names = f"`{record.name}`" + "".join(f"<br>`{alias}`" for alias in record.aliases)
    cells = (
        names + (" ⟂" if record.with_loops else "") + (" =" if record.symmetric else ""),
        record.symbol,
        record.summary,
        (record.shape or "1") + (f", n ≤ {record.most}" if record.most else ""),
        record.units,
        ", ".join(record.inputs),
        record.reference,
        f"`{example(topic, record)}`",
    )
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
