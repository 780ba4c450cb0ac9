"""Bad URDF files: each is refused with its file and line, and nothing in it is executed.

The list is what the wild has shown: broken, huge, recursive and lying files.
"""

from __future__ import annotations

import json
import pickle
from functools import partial
from pathlib import Path

import pytest

import emdeg
from emdeg.errors import EmdegError, LoadError
from emdeg.robot.model.names import objection

parse_urdf = partial(emdeg.loads, format="urdf")

INERTIAL = (
    "<inertial><mass value='1'/>"
    "<inertia ixx='1' ixy='0' ixz='0' iyy='1' iyz='0' izz='1'/></inertial>"
)
LINKS = f"<link name='a'/>\n<link name='b'>{INERTIAL}</link>"
JOINT = (
    "<joint name='j' type='revolute'>\n<parent link='a'/><child link='b'/>\n<axis xyz='0 0 1'/>\n"
    "<limit lower='-1' upper='1' effort='1' velocity='1'/></joint>"
)
GOOD = f"<robot name='r'>\n{LINKS}\n{JOINT}\n</robot>"


def refused(text: str | bytes, **options: bool) -> LoadError:
    with pytest.raises(LoadError) as caught:
        parse_urdf(text, file="bad.urdf", **options)
    error = caught.value
    assert error.file == "bad.urdf"
    assert error.line is not None
    assert str(error).startswith("bad.urdf:")
    assert str(error).isprintable()
    json.dumps(error.to_json())
    assert str(pickle.loads(pickle.dumps(error))) == str(error)
    return error


def replaced(old: str, new: str) -> str:
    assert old in GOOD
    return GOOD.replace(old, new, 1)


def test_the_sound_file_loads() -> None:
    assert parse_urdf(GOOD).joint_names == ("j",)


# -- the tree -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        (GOOD.replace("</robot>", "<link name='b'/></robot>"), 8, "two links"),
        (GOOD.replace("</robot>", JOINT + "</robot>"), 8, "two joints"),
        (replaced("<parent link='a'/>", "<parent link='z'/>"), 4, "does not exist"),
        (replaced("<child link='b'/>", "<child link='z'/>"), 4, "does not exist"),
        (replaced("<parent link='a'/>", "<parent link='b'/>"), 4, "itself"),
        (replaced("<parent link='a'/>", ""), 4, "missing"),
        (replaced("<child link='b'/>", "<child/>"), 5, "missing"),
        (replaced("<child link='b'/>", "<child link=''/>"), 5, "empty"),
        (replaced("<child link='b'/>", "<child link='b'/>" * 2), 5, "second"),
        (GOOD.replace("</robot>", "<link name='c'/></robot>"), 8, "no parent"),
        (replaced("name='j' ", ""), 4, "missing"),
        (replaced("link name='a'", "link"), 2, "missing"),
        (replaced("type='revolute'", ""), 4, "missing"),
        (replaced("type='revolute'", "type='screw'"), 4, "unknown joint type"),
        (replaced("<axis xyz='0 0 1'/>", "<axis xyz='0 0 0'/>"), 4, "zero vector"),
        (replaced("</joint>", "<mimic joint='j'/></joint>"), 4, "circle"),
        (replaced("</joint>", "<mimic joint='z'/></joint>"), 4, "does not exist"),
        (replaced("</joint>", "<mimic/></joint>"), 7, "missing"),
        ("<robot name='r'>\n</robot>", 1, "no links"),
        ("\n<model/>", 2, "not a URDF"),
        ("<sdf version='1.6'/>", 1, "one model"),
    ],
)
def test_what_is_not_a_tree_is_refused(text: str, line: int, words: str) -> None:
    error = refused(text)
    assert words in str(error)
    assert error.line == line


def second_joint(parent: str, child: str) -> str:
    return f"<joint name='k' type='fixed'><parent link='{parent}'/><child link='{child}'/></joint>"


def test_cycles_and_two_parents_are_refused() -> None:
    cycle = GOOD.replace("</robot>", second_joint("b", "a") + "</robot>")
    assert "cycle" in str(refused(cycle)) or "parent" in str(refused(cycle))
    apart = f"<robot name='r'><link name='w'/>\n{LINKS}\n{JOINT}\n{second_joint('b', 'a')}</robot>"
    assert "cycle" in str(refused(apart))
    two = GOOD.replace("</robot>", "<link name='c'/>" + second_joint("c", "b") + "</robot>")
    assert "two parents" in str(refused(two))


def test_a_long_chain_does_not_recurse() -> None:
    """Fixed joints, as deep as the limit, listed from the leaf to the root."""
    links = "".join(f"<link name='l{i}'/>" for i in range(2001))
    joints = "".join(
        second_joint(f"l{i}", f"l{i + 1}").replace("'k'", f"'k{i}'") for i in reversed(range(2000))
    )
    robot = parse_urdf(f"<robot name='deep'>{links}{joints}</robot>")
    assert robot.nv == 0
    assert robot.frame("l2000").body is None


# -- numbers --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "value",
    ["nan", "NaN", "inf", "-inf", "Infinity", "1e999", "1e-99999", "9" * 500, "0x10", "0x1p-3",
     "1,5", "1_000", "1.5.2", "--1", "1e", "e5", "", " ", "one", "1 2", "${m}", "$(arg m)",
     "__import__('os').system('true')", "9**9**9", "1/3", "pi", "٣", "１", "1f", "1+1j", "True",
     "\u00bd", "1e310"],
)  # fmt: skip
@pytest.mark.parametrize(
    ("old", "line"),
    [("mass value='1'", 3), ("ixx='1'", 3), ("lower='-1'", 7)],
)
def test_what_is_not_a_decimal_is_refused(value: str, old: str, line: int) -> None:
    attribute = old.rpartition("=")[0]
    quoted = value.replace("'", "&apos;")
    error = refused(replaced(old, f"{attribute}='{quoted}'"))
    assert error.line == line
    assert attribute.rpartition(" ")[2] in str(error)


@pytest.mark.parametrize("value", ["0 0", "0 0 1 0", "0,0,1", "0 0 nan", "0 0 x", ""])
def test_vectors_have_three_decimals(value: str) -> None:
    assert refused(replaced("xyz='0 0 1'", f"xyz='{value}'")).line == 6


@pytest.mark.parametrize(
    ("value", "hint"),
    [("0.1, 0.2, 0.3", "blanks"), ("0,1 0 0", "point"), ("$(optenv X 0 0 1)", "xacro"),
     ("nan 0 0", "finite"), ("1_0 0 0", "underscores"), ("0x1 0 0", "in decimal")],
)  # fmt: skip
def test_the_hint_says_what_to_do(value: str, hint: str) -> None:
    assert hint in str(refused(replaced("xyz='0 0 1'", f"xyz='{value}'")))


@pytest.mark.parametrize("rpy", ["1e7 0 0", "0 1e29 0"])
def test_angles_out_of_all_proportion_are_refused(rpy: str) -> None:
    text = replaced("<axis", f"<origin rpy='{rpy}'/><axis")
    assert "proportion" in str(refused(text))


def test_masses_and_tensors_must_be_physical() -> None:
    negative = replaced("mass value='1'", "mass value='-1'")
    assert "negative" in str(refused(negative))
    assert "negative" in str(refused(negative, allow_unphysical=True))
    for old, new in (("izz='1'", "izz='3'"), ("izz='1'", "izz='-1'"), ("ixy='0'", "ixy='2'")):
        text = replaced(old, new)
        assert "allow_unphysical" in str(refused(text))
        assert parse_urdf(text, allow_unphysical=True).report.findings[-1].kind
    assert "missing" in str(refused(replaced("<mass value='1'/>", "")))
    assert "missing" in str(refused(replaced("izz='1'", "")))


# -- names ----------------------------------------------------------------------------------------

HOSTILE_NAMES = [
    '*/ system("touch /tmp/emdeg-pwned"); /*',
    "a\nb",
    "a\rb",
    "a\tb",
    "🤖",
    "x" * 10_000,
    "`id`",
    "$(id)",
    "${jndi:ldap://x}",
    "../../../etc/passwd\u0085",
    "<script>alert(1)</script>",
    "\u202egnp.exe",
    "a\u200bb",
    "{0.__class__}",
    "%s%n",
    "'; DROP TABLE links; --",
    "\\write18{id}",
    " ",
]


def escaped(name: str) -> str:
    for old, new in (("&", "&amp;"), ("<", "&lt;"), ("'", "&apos;"), ("\n", "&#10;"),
                     ("\r", "&#13;"), ("\t", "&#9;")):  # fmt: skip
        name = name.replace(old, new)
    return name


@pytest.mark.parametrize("name", HOSTILE_NAMES, ids=range(len(HOSTILE_NAMES)))
def test_hostile_names_are_refused_with_a_printable_message(name: str) -> None:
    """Links and joints: the name is data, shown escaped and shortened, never executed."""
    link = GOOD.replace("'b'", f"'{escaped(name)}'")
    error = refused(link)
    assert error.line == 3
    assert len(str(error)) < 1500
    joint = GOOD.replace("'j'", f"'{escaped(name)}'")
    assert refused(joint).line == 4
    assert not Path("/tmp/emdeg-pwned").exists()


@pytest.mark.parametrize(
    "name", ["joint 1", "Größe", "関節", "left/arm.1", "a:b", "10", "-x", "q1", "int", "return"]
)
def test_unusual_names_are_names(name: str) -> None:
    robot = parse_urdf(GOOD.replace("'j'", f"'{name}'").replace("'b'", f"'{name} link'"))
    assert robot.joint_names == (name,)
    assert robot.frame(f"{name} link") is not None


@pytest.mark.parametrize("name", HOSTILE_NAMES, ids=range(len(HOSTILE_NAMES)))
def test_a_robot_with_a_hostile_name_is_harmless(name: str) -> None:
    """The robot's own name is a label: it is made plain, and the report says so."""
    robot = parse_urdf(GOOD.replace("'r'", f"'{escaped(name)}'"))
    assert robot.name != name
    assert objection(robot.name) is None
    [finding] = [f for f in robot.report.findings if f.element == "<robot>"]
    assert (finding.kind, finding.line) == ("altered", 1)
    assert all(c.isprintable() or c == "\n" for c in f"{robot.report}{robot.describe()}")
    assert not Path("/tmp/emdeg-pwned").exists()


def test_hostile_words_elsewhere_are_escaped_in_the_report() -> None:
    inside = "<transmission><joint name='a&#10;b'/><rotorInertia>1</rotorInertia></transmission>"
    report = parse_urdf(GOOD.replace("</robot>", inside + "</robot>")).report
    assert any("a\nb" in f.element for f in report.findings)
    assert all(line.isprintable() for line in str(report).splitlines())
    assert len(str(report).splitlines()) == len(report.findings)


# -- files ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["missing.urdf", "directory.urdf", "bad\0name.urdf", ".urdf"])
def test_files_that_cannot_be_read(tmp_path: Path, name: str) -> None:
    (tmp_path / "directory.urdf").mkdir()
    with pytest.raises(EmdegError):
        emdeg.load(str(tmp_path / name))


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-32", "latin-1", "cp1252"])
def test_load_refuses_other_encodings_at_their_line(tmp_path: Path, encoding: str) -> None:
    path = tmp_path / "robot.urdf"
    path.write_bytes(GOOD.replace("'r'", "'é'").encode(encoding))
    with pytest.raises(LoadError, match=r"UTF-8|well-formed") as caught:
        emdeg.load(path)
    assert caught.value.line == 1


def test_meshes_and_other_files_are_never_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only the description itself is opened while it is loaded."""
    opened: list[str] = []
    path = tmp_path / "robot.urdf"
    visual = "<visual><geometry><mesh filename='/etc/passwd'/></geometry></visual>"
    path.write_text(GOOD.replace(INERTIAL, INERTIAL + visual))
    emdeg.load(path)  # imports what it needs
    original = Path.open

    def spy(self: Path, *args: object, **kwargs: object) -> object:
        opened.append(str(self))
        return original(self, *args, **kwargs)  # type: ignore[call-overload]

    monkeypatch.setattr(Path, "open", spy)
    monkeypatch.setattr("builtins.open", lambda *a, **k: pytest.fail(f"opened {a}"))
    emdeg.load(path)
    assert opened == [str(path)]
