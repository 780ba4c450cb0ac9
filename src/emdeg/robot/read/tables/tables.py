"""Tables in one of three syntaxes: TOML, YAML or CSV; their keys say what kind of table it is.

form     the form that emdeg writes (bodies.py)
joint    a tree of joints (tree.py)
link     DH parameters (dh.py)
"""

from __future__ import annotations

from emdeg.files import decoded
from emdeg.limits import OF_TABLES
from emdeg.robot.build.builder import Options
from emdeg.robot.edit.edits import with_floating_base
from emdeg.robot.model.mechanism import Mechanism
from emdeg.robot.read.tables.bodies import read_bodies
from emdeg.robot.read.tables.dh import read_dh
from emdeg.robot.read.tables.documents import read_csv, read_toml, read_yaml
from emdeg.robot.read.tables.tree import read_tree

SYNTAXES = {"toml": read_toml, "yaml": read_yaml, "yml": read_yaml, "csv": read_csv}


def read_table(data: bytes, format: str, options: Options) -> Mechanism:
    """The mechanism of a table in one of the syntaxes."""
    root = SYNTAXES[format](decoded(data, options.file), options.file).root
    for key, limit in OF_TABLES.items():
        entries = root.data.get(key)
        if isinstance(entries, list | dict):
            limit.check(len(entries), file=options.file, element=key, line=root.at(key).line)
    kind = read_bodies if root.has("form") else read_tree if root.has("joint") else read_dh
    robot = kind(root, options)
    return with_floating_base(robot) if options.floating_base else robot
