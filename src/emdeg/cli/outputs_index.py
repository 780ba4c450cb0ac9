"""The file that `emdeg outputs` reads: `python -m emdeg.cli.outputs_index` writes it.

The quantities themselves bring all of mechanics along, which takes longer than to list them.
"""

from __future__ import annotations

import json
from typing import Any

from emdeg.cli.outputs import INDEX
from emdeg.files import write_whole
from emdeg.mechanics.quantities.quantities import TOPICS, forms_of
from emdeg.mechanics.quantities.quantity import Quantity


def loaded() -> list[dict[str, Any]]:
    """A row for each quantity, from the table itself."""
    return [_data(topic, record) for topic, records in TOPICS.items() for record in records]


def example(topic: str, record: Quantity) -> str:
    """A command that computes it."""
    if topic == "Loops and rolling":
        return f"emdeg count four_bar --outputs {record.name}"
    if topic == "Elastic joints":
        return f"emdeg count elastic_arm --outputs {record.name}"
    if record.shape == "6×6":
        return f"emdeg count ur5 --outputs {record.name}:tool0"
    frame = ":link2" if topic == "Frames" else ""
    return f"emdeg count two_link --outputs {record.name}{frame}"


def _data(topic: str, record: Quantity) -> dict[str, Any]:
    return {
        "name": record.name, "aliases": list(record.aliases), "symbol": record.symbol,
        "summary": record.summary, "topic": topic, "shape": record.shape or "1",
        "units": record.units, "inputs": list(record.inputs),
        "forms": list(forms_of(record)), "with_loops": list(record.with_loops),
        "certified_against": record.reference,
        "example": example(topic, record),
    }  # fmt: skip


if __name__ == "__main__":
    lines = [json.dumps(row, ensure_ascii=False) for row in loaded()]
    write_whole(INDEX, "[\n" + ",\n".join(lines) + "\n]\n")
