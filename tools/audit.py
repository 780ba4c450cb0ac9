"""What the development lock brings in: `python tools/audit.py [--online]`, and `make audit`.

Offline, as `make test` does it: every line of the lock pins one version with `==`; what is
installed has these versions (what stands there besides is named); every name is needed by
pyproject.toml or by something that is; every package says under which licence it comes, and that
one is known here.

With --online, as `make audit` does it: the package index is asked whether a pinned version was
withdrawn (pip says "yanked"), and pip-audit, where it installs, asks for published advisories.
Neither question can be answered without a network: there is no list of advisories to ship.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping
from importlib import metadata
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[1]
LOCK = ROOT / "requirements-dev.lock"
PIN = re.compile(r"([A-Za-z0-9][A-Za-z0-9._-]*)==([A-Za-z0-9.!+]+)")
#: comes with Python itself, or is the project
OURS = frozenset({"emdeg", "pip", "setuptools", "wheel"})
#: licences of what tests and the extras use; SPDX names, and how older packages write them
LICENCES = re.compile(
    r"0BSD|Apache|BSD|BSL-1\.0|CC0|HPND|ISC|LGPL|Lesser General Public|MIT|MPL|Mozilla|PSF"
    r"|any-OSI|Python Software Foundation|Qhull|Unlicense|Zlib|LLVM|CMU|Public Domain"
)
#: packages whose metadata name none: read in their files
READ_BY_HAND = {"cmeel-qhull": "Qhull"}


def pins(text: str) -> tuple[dict[str, str], list[str]]:
    """(name → version, what is wrong) of the lines of a lock."""
    found: dict[str, str] = {}
    wrong = []
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("#") or not line.strip():
            continue
        pin = PIN.fullmatch(line)
        if pin is None:
            wrong.append(f"line {number} pins no version with ==: {line}")
            continue
        name = canonicalize_name(pin[1])
        if name in found:
            wrong.append(f"line {number} names {name} again")
        found[name] = pin[2]
    return found, wrong


def installed() -> dict[str, metadata.Distribution]:
    """What stands in this environment, by its plain name."""
    return {canonicalize_name(d.metadata["Name"]): d for d in metadata.distributions()}


def differences(locked: Mapping[str, str], here: Mapping[str, str]) -> Iterator[str]:
    """Where an environment does not have what the lock says."""
    for name in sorted({*locked} - OURS):
        if name not in here:
            yield f"{name} {locked[name]} is in the lock and not installed"
        elif locked[name] != here[name]:
            yield f"{name} is {here[name]}, the lock says {locked[name]}"


def strangers(locked: Mapping[str, str], here: Mapping[str, str]) -> list[str]:
    """What stands beside the lock: left over from an older one, or installed by hand."""
    return [
        f"{name} {here[name]} is not in the lock" for name in sorted({*here} - {*locked} - OURS)
    ]


def needed(asked: list[str], requires: Mapping[str, list[str]]) -> set[str]:
    """All names that these requirements bring in, here and now."""
    found: set[str] = set()
    stack = [Requirement(text) for text in asked]
    seen: set[str] = set()
    while stack:
        requirement = stack.pop()
        name = canonicalize_name(requirement.name)
        if f"{name}{sorted(requirement.extras)}" in seen:
            continue
        seen.add(f"{name}{sorted(requirement.extras)}")
        found.add(name)
        for text in requires.get(name, []):
            inner = Requirement(text)
            extras = requirement.extras or {""}
            if inner.marker is None or any(inner.marker.evaluate({"extra": e}) for e in extras):
                stack.append(inner)
    return found


def licence(package: metadata.Distribution) -> str:
    """What a package says of its licence; empty when it says nothing that is known."""
    about = package.metadata
    told = [about.get("License-Expression", ""), about.get("License", "")]
    told += [c for c in about.get_all("Classifier", []) if c.startswith("License")]
    known = [text for text in told if text and LICENCES.search(text)]
    return known[0] if known else READ_BY_HAND.get(canonicalize_name(about["Name"]), "")


def problems() -> list[str]:
    """Everything that is wrong, offline."""
    locked, found = pins(LOCK.read_text("utf-8"))
    here = installed()
    found += differences(locked, {name: d.version for name, d in here.items()})
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    groups = (project["dependencies"], *extras.values())
    asked = [text for group in groups for text in group if not text.startswith("emdeg[")]
    wanted = needed(asked, {name: d.requires or [] for name, d in here.items()})
    found += [f"{name} is in the lock, and nothing needs it" for name in sorted({*locked} - wanted)]
    found += [f"{name} has no known licence" for name, d in sorted(here.items()) if not licence(d)]
    return found


def online() -> list[str]:
    """What only the index and the lists of advisories know; what cannot be asked is said."""
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
    dry = [*pip, "install", "--dry-run", "--no-deps", "--ignore-installed", "-r", str(LOCK)]
    told = subprocess.run(dry, capture_output=True, text=True, check=False)
    found = [line for line in (told.stdout + told.stderr).splitlines() if "yanked" in line.lower()]
    if told.returncode:
        found.append(f"the index does not have all of the lock: {told.stderr.strip()[-300:]}")
    else:
        print(f"the index has all of the lock; {len(found)} of its versions are yanked")
    audit = [sys.executable, "-m", "pip_audit", "--disable-pip", "--no-deps", "-r", str(LOCK)]
    told = subprocess.run(audit, capture_output=True, text=True, check=False)
    if "No module named" in told.stderr:
        print("pip-audit is not installed: no advisories were asked for (pip install pip-audit)")
    elif told.returncode:
        found.append((told.stdout + told.stderr).strip()[-2000:])
    else:
        print("pip-audit: no known advisory")
    return found


def main() -> int:
    """Print what is wrong, and what is only strange; 1 when something is wrong."""
    found = problems() + (online() if "--online" in sys.argv[1:] else [])
    for line in found:
        print(line)
    locked, _ = pins(LOCK.read_text("utf-8"))
    here = {name: package.version for name, package in installed().items()}
    for line in strangers(locked, here):
        print(f"{line}: left over, or installed by hand (`make clean` starts anew)")
    count = len(locked)
    print(f"{count} packages in the lock: " + (f"{len(found)} problems" if found else "in order"))
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
