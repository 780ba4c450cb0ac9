"""Build the wheel and the sdist, look into them, and try the wheel in empty environments.

    python tools/wheel.py            what `make wheel` runs: with every Python ≥ 3.11 that is found
    python tools/wheel.py --here     what CI runs: with this one

In a folder of its own: nothing of the sources, of .venv or of the development lock is within reach,
so that a file that was forgotten in the package, or a package that only developers have, is found.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
BUILDERS = ("hatchling==1.33.0", "twine==7.0.0")
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
#: what must be in the wheel, beside modules
NEEDED = (
    "emdeg/__init__.pyi", "emdeg/py.typed", "emdeg/robot/library/puma560.toml",
    "emdeg/robot/library/index.json", "emdeg/mechanics/quantities/index.json",
    "emdeg/report/assets/katex/katex.min.js", "emdeg/report/assets/katex/LICENSE",
)  # fmt: skip
LARGEST = 3_000_000  # bytes of the wheel

#: tried in the empty environment: commands, and what they print
COMMANDS = (
    (["--version"], "emdeg "),
    (["robots"], "puma560"),
    (["outputs"], "mass_matrix"),
    (["show", "two_link"], "two_link"),
    (["count", "two_link", "-O", "none"], "two_link"),
    (["verify", "two_link"], "PROVEN"),
    (["generate", "two_link", "-O", "none", "-o", "out"], "two_link"),
    (["report", "two_link", "-O", "none", "--no-compare", "-o", "page.html"], "page.html"),
)
SCRIPT = """
import numpy as np, emdeg
robot = emdeg.load("ur5")
program = emdeg.compile(robot, ["mass_matrix", "bias"], optimise="-O0")
M, bias = program.jit()(np.zeros(6), np.zeros(6))
assert np.allclose(M, M.T) and np.linalg.eigvalsh(M).min() > 0
assert emdeg.simulate(robot, None, [0.1] * 6, t=0.1, integrator="rk4", step=1e-3).sound
def refused(call, extra):
    try:
        call()
    except emdeg.EmdegError as error:
        assert f"emdeg[{extra}]" in str(error), error
    else:
        raise SystemExit(f"{extra} is installed: the environment is not empty")
refused(lambda: emdeg.simulate(robot, None, [0.1] * 6, t=0.1), "simulate")
refused(lambda: emdeg.loads("<mujoco><worldbody/></mujoco>", "mjcf"), "mujoco")
refused(lambda: emdeg.exact.to_sympy(robot.q[0]), "sympy")
"""


def run(*command: str | Path, cwd: Path | None = None) -> str:
    """What it prints; a failure ends all with what it said."""
    outside = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "VIRTUAL_ENV")}
    words = list(map(str, command))
    done = subprocess.run(words, cwd=cwd, env=outside, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return done.stdout + done.stderr


def environment(python: str | Path, place: Path, *packages: str | Path) -> Path:
    """A new environment with these packages; its folder of commands."""
    run(python, "-m", "venv", place)
    run(place / "bin/python", "-m", "pip", "--quiet", "--disable-pip-version-check",
        "install", *packages)  # fmt: skip
    return place / "bin"


def pythons() -> Iterator[tuple[str, Path]]:
    """(version, interpreter) of those that are here; pyenv's own folders too."""
    for version in VERSIONS:
        candidates = [Path(sys.executable)] if sys.version.startswith(f"{version}.") else []
        candidates += sorted((Path.home() / ".pyenv/versions").glob(f"{version}.*/bin/python"))
        found = shutil.which(f"python{version}")
        candidates += [Path(found)] if found else []
        for python in candidates:
            told = subprocess.run([python, "--version"], capture_output=True, text=True)
            if told.returncode == 0 and told.stdout.startswith(f"Python {version}."):
                yield version, python
                break


def built(bin: Path, place: Path) -> tuple[Path, Path]:
    """(wheel, sdist), as twine likes them."""
    run(bin / "hatchling", "build", "-d", place, cwd=ROOT)
    wheel, sdist = next(place.glob("*.whl")), next(place.glob("*.tar.gz"))
    run(bin / "twine", "check", "--strict", wheel, sdist)
    return wheel, sdist


def looked_into(wheel: Path, sdist: Path) -> str:
    """What both contain: all modules, all data, nothing else."""
    packed = set(zipfile.ZipFile(wheel).namelist())
    own = {n for n in packed if n.startswith("emdeg/")}
    source = {str(p.relative_to(ROOT / "src")) for p in (ROOT / "src/emdeg").rglob("*")
              if p.is_file() and "__pycache__" not in p.parts}  # fmt: skip
    lost = sorted(source - own) + [n for n in NEEDED if n not in own]
    strange = sorted(n for n in packed if not n.startswith(("emdeg/", "emdeg-")))
    if lost or strange or wheel.stat().st_size > LARGEST:
        raise SystemExit(f"the wheel: lost {lost}, strange {strange}, {wheel.stat().st_size} bytes")
    with tarfile.open(sdist) as archive:
        names = {n.partition("/")[2] for n in archive.getnames()}
    missing = {"pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md", "CITATION.cff",
               "src/emdeg/py.typed", "conformance/README.md"} - names  # fmt: skip
    if missing:
        raise SystemExit(f"the sdist has no {', '.join(sorted(missing))}")
    return f"{len(own)} files, {wheel.stat().st_size / 1e6:.1f} MB; sdist {len(names)} files"


def tried(python: Path, wheel: Path, place: Path) -> str:
    """The wheel alone in an empty environment: commands and a script; what was installed."""
    bin = environment(python, place / "venv", wheel)
    work = place / "work"
    work.mkdir()
    for arguments, printed in COMMANDS:
        if printed not in run(bin / "emdeg", *arguments, cwd=work):
            raise SystemExit(f"emdeg {' '.join(arguments)} does not print {printed!r}")
    run(bin / "python", "-c", SCRIPT, cwd=work)
    asked = "import emdeg; print(emdeg.__file__)"
    where = Path(run(bin / "python", "-c", asked, cwd=work).strip())
    if place.resolve() not in where.resolve().parents:
        raise SystemExit(f"not the wheel was tried, but {where}")
    size = sum(f.stat().st_size for f in where.parents[1].rglob("*") if f.is_file())
    pip = sum(f.stat().st_size for f in (where.parents[1] / "pip").rglob("*") if f.is_file())
    return f"{(size - pip) / 1e6:.0f} MB installed"


def main() -> None:
    """Build once, try everywhere."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        tools = environment(sys.executable, place / "tools", *BUILDERS)
        wheel, sdist = built(tools, place / "dist")
        print(f"{wheel.name}: {looked_into(wheel, sdist)}", flush=True)
        here = [("of this environment", Path(sys.executable))]
        for version, python in here if "--here" in sys.argv else pythons():
            found = tried(python, wheel, place / version.replace(" ", "_"))
            print(f"Python {version}: {found}", flush=True)


if __name__ == "__main__":
    main()
