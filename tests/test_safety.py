"""What a stranger's file can never do: be executed. And what we ship of others says whose it is."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "emdeg"
ASSETS = SOURCES / "report" / "assets"

#: Modules that run what they read, or start other programs.
MODULES = {
    "pickle",
    "marshal",
    "shelve",
    "dill",
    "cloudpickle",
    "subprocess",
    "pty",
    "runpy",
    "code",
}
CALLS = {"eval", "exec", "__import__"}
#: Functions of modules that are harmless otherwise.
ATTRIBUTES = re.compile(
    r"os\.(system|popen|exec\w*|spawn\w*|posix_spawn\w*)"
    r"|yaml\.(load|load_all|unsafe_load|unsafe_load_all|full_load|full_load_all)"
    r"|numpy\.fromregex|np\.fromregex|tempfile\.mktemp"
)


def dangers(text: str) -> Iterator[str]:
    """Everything in a module that could execute its input."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (a.name for a in node.names if a.name.split(".")[0] in MODULES)
        elif isinstance(node, ast.ImportFrom):
            if (node.module or "").split(".")[0] in MODULES:
                yield node.module or ""
        elif isinstance(node, ast.Call):
            called = ast.unparse(node.func)
            if called in CALLS or ATTRIBUTES.fullmatch(called):
                yield called
            yield from (f"{called}(shell=…)" for keyword in node.keywords if keyword.arg == "shell")
            yield from (
                f"{called}(allow_pickle=…)"
                for keyword in node.keywords
                if keyword.arg == "allow_pickle" and ast.unparse(keyword.value) != "False"
            )


@pytest.mark.parametrize(
    "text",
    [
        "import pickle",
        "from subprocess import run",
        "eval('1')",
        "import os\nos.system('ls')",
        "import yaml\nyaml.load(open('a'))",
        "np.load(file, allow_pickle=True)",
        "anything(x, shell=True)",
    ],
)
def test_dangers_are_seen(text: str) -> None:
    assert list(dangers(text))


def test_no_source_executes_what_it_reads() -> None:
    found = {
        str(path.relative_to(SOURCES)): list(dangers(path.read_text("utf-8")))
        for path in SOURCES.rglob("*.py")
    }
    assert len(found) > 300
    assert not {path: what for path, what in found.items() if what}


def test_what_others_made_has_its_licence_beside_it() -> None:
    folders = [folder for folder in ASSETS.iterdir() if folder.is_dir()]
    assert {"katex", "three"} <= {folder.name for folder in folders}
    for folder in folders:
        licence = (folder / "LICENSE").read_text("utf-8")
        assert "Copyright" in licence or "copyright" in licence, folder


def test_the_page_loads_nothing_from_elsewhere() -> None:
    """Our own pages and scripts name no address that a browser would fetch."""
    own = [p for p in ASSETS.iterdir() if p.suffix in (".js", ".css", ".html")]
    assert len(own) > 5
    for path in own:
        text = path.read_text("utf-8")
        assert not re.search(
            r"""(src|href|url\(|import|fetch\()\s*=?\s*["'(]?\s*https?:""", text
        ), path
        assert not re.search(r"\b(eval|Function)\(", text), path


# -- files appear whole ----------------------------------------------------------------

#: rooms that write: all others hand over to them
WRITERS = {"files.py", "cache.py"}


def writes(text: str) -> Iterator[str]:
    """Everything in a module that writes a file by itself, where a crash leaves half of it."""
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, ast.Call):
            continue
        name = ast.unparse(node.func).rpartition(".")[2]
        given = [ast.unparse(a) for a in (*node.args, *(k.value for k in node.keywords))]
        opens = name in ("open", "fdopen") and any(
            re.fullmatch(r"'[rbt]*[wax+].*'", a) for a in given
        )
        method = isinstance(node.func, ast.Attribute)
        by_itself = method and name in ("write_text", "write_bytes", "tofile")
        if opens or by_itself or name in ("mkstemp", "NamedTemporaryFile"):
            yield ast.unparse(node)
        elif name in ("savefig", "savez", "savez_compressed", "savetxt", "save") and given:
            into_memory = given[0] in ("made", "drawn")
            figures_or_arrays = name == "savefig" or ast.unparse(node.func).startswith("np.")
            if figures_or_arrays and not into_memory:
                yield ast.unparse(node)


@pytest.mark.parametrize(
    "text",
    ["path.write_text('a')", "open(p, 'w')", "figure.savefig(path)", "np.savez(path, q=q)",
     "path.open(mode='ab')", "p.write_bytes(b'')"],
)  # fmt: skip
def test_writing_is_seen(text: str) -> None:
    assert list(writes(text))
    assert not list(writes("write_text(path, 'a'); open(p); figure.savefig(drawn)"))


def test_files_are_written_in_one_place() -> None:
    found = {
        str(path.relative_to(SOURCES)): list(writes(path.read_text("utf-8")))
        for path in SOURCES.rglob("*.py")
    }
    assert {path for path, what in found.items() if what} == WRITERS
