"""Guided by coverage: libFuzzer grows inputs that reach new code (atheris; not a dependency).

    pip install --target build/atheris atheris
    PYTHONPATH=build/atheris:. python -m tests.campaign.guided urdf 300

tries URDF texts for 300 seconds from the sound ones on; the others are mjcf, toml, yaml, csv and
program. What fails is kept like every failure of the campaign.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

import atheris

with atheris.instrument_imports(include=["emdeg"]):
    import emdeg  # noqa: F401
    from tests.campaign.__main__ import kept
    from tests.campaign.descriptions import SEEDS
    from tests.campaign.kinds import KINDS
    from tests.campaign.programs import SOUND, sound
    from tests.campaign.trial import Case, minimised, tried


def case_of(name: str, data: bytes) -> Case:
    text = data.decode("utf-8", "replace")
    if name == "program":
        return {"text": text, "run": False}
    options = {"allow_unphysical": len(data) % 2 == 0, "floating_base": len(data) % 5 == 0}
    return {"format": name, "text": text, "bytes": "utf-8", "snap": 1e-4, **options}


def main() -> None:
    name, seconds = sys.argv[1], int(sys.argv[2])
    kind, seen = KINDS[name], set()

    def one(data: bytes) -> None:
        case = case_of(name, data)
        trial = tried(kind, case)
        if trial.failed and trial.where not in seen:
            seen.add(trial.where)
            print(trial.where, kept(name, minimised(kind, case, trial), trial.where), flush=True)

    with tempfile.TemporaryDirectory() as corpus:
        texts = [sound(k) for k in range(len(SOUND))] if name == "program" else SEEDS[name]
        for k, text in enumerate(texts):
            (Path(corpus) / str(k)).write_text(text, "utf-8")
        flags = [f"-max_total_time={seconds}", "-max_len=20000", "-rss_limit_mb=4096"]
        atheris.Setup([sys.argv[0], *flags, corpus], one)
        atheris.Fuzz()


if __name__ == "__main__":
    main()
