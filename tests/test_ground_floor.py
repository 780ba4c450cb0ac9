"""The ground floor: the rule on skips, the oracle's files, and the project's own promises."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import emdeg

ROOT = Path(__file__).resolve().parent.parent
CONFTEST = ROOT / "tests" / "conftest.py"


def test_all_urdfs_of_example_robot_data_are_found(example_robot_urdfs):
    """69 is the number of URDF files in the wheel of the version that the lock pins."""
    assert len(example_robot_urdfs) == 69
    assert example_robot_urdfs == sorted(example_robot_urdfs)
    assert all(path.is_file() for path in example_robot_urdfs)


SUITES = {
    "skip": "import pytest\ndef test_a(): pytest.skip('no oracle here')\n",
    "module skip": "import pytest\npytest.importorskip('no_such_module')\ndef test_a(): pass\n",
    "mark": "import pytest\n@pytest.mark.skip(reason='later')\ndef test_a(): pass\n",
    "xfail": "import pytest\n@pytest.mark.xfail(reason='wrong')\ndef test_a(): assert False\n",
}


def run_suite(folder: Path, body: str, *, ci: str, workers: str) -> subprocess.CompletedProcess:
    """A suite with one passing test beside `body`, under this project's conftest."""
    (folder / "conftest.py").write_text(CONFTEST.read_text(encoding="utf-8"), encoding="utf-8")
    (folder / "test_body.py").write_text(body)
    (folder / "test_fine.py").write_text("def test_fine(): pass\n")
    (folder / "pytest.ini").write_text("[pytest]\n")
    command = [sys.executable, "-m", "pytest", "-n", workers, "-p", "no:cacheprovider", "."]
    return subprocess.run(
        command, cwd=folder, env={"CI": ci}, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("workers", ["0", "2"])
@pytest.mark.parametrize("suite", SUITES)
def test_in_ci_a_skip_fails_the_session(tmp_path, suite, workers):
    result = run_suite(tmp_path, SUITES[suite], ci="true", workers=workers)
    assert result.returncode == 1, result.stdout
    assert "1 skipped or expected to fail: not allowed in CI" in result.stdout


@pytest.mark.parametrize("workers", ["0", "2"])
@pytest.mark.parametrize("suite", SUITES)
def test_elsewhere_a_skip_is_counted_with_its_reason(tmp_path, suite, workers):
    result = run_suite(tmp_path, SUITES[suite], ci="", workers=workers)
    assert result.returncode == 0, result.stdout
    assert "1 skipped or expected to fail: would fail in CI" in result.stdout
    assert re.search(r"test_body\.py\S*: .*(no oracle|no_such_module|later|wrong)", result.stdout)


def test_in_ci_a_clean_session_passes(tmp_path):
    result = run_suite(tmp_path, "def test_a(): pass\n", ci="true", workers="0")
    assert result.returncode == 0, result.stdout
    assert "skipped or expected" not in result.stdout


def test_the_lock_pins_versions_and_names_no_place():
    lines = (ROOT / "requirements-dev.lock").read_text(encoding="utf-8").splitlines()
    pins = [line for line in lines if not line.startswith("#")]
    assert pins
    assert all(re.fullmatch(r"[A-Za-z0-9._-]+==[A-Za-z0-9.!+]+", line) for line in pins)


def test_make_help_lists_every_target():
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    (phony,) = re.findall(r"^\.PHONY: (.*)$", makefile, flags=re.MULTILINE)
    described = re.findall(r"^([a-z-]+):.*## \S", makefile, flags=re.MULTILINE)
    assert sorted(phony.split()) == sorted(described)


def test_the_public_door_exports_what_it_lists():
    assert all(hasattr(emdeg, name) for name in emdeg.__all__)
