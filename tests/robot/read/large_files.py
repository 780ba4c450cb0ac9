"""Large descriptions of every format: sound ones, and ones that are only large."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import count

Large = Callable[[int], tuple[str, str]]  # bytes → text of about that size, and its format


def repeated(head: str, form: Callable[[int], str], size: int, tail: str = "") -> str:
    """Numbered pieces until the size is reached."""
    pieces, length = [head], len(head)
    for k in count(1):
        if length >= size:
            break
        pieces.append(form(k))
        length += len(pieces[-1])
    return "".join(pieces) + tail


# -- sound robots -----------------------------------------------------------------------


def toml_tree(size: int) -> tuple[str, str]:
    """A chain of links, turned by angles that are all different."""
    link = (
        '[[link]]\nname = "l{k}"\nmass = "m{k}"\n[[joint]]\nname = "j{k}"\ntype = "revolute"\n'
        'parent = "l{j}"\nchild = "l{k}"\nxyz = [0, 0, 1]\nrpy = [0, 0, {a}]\n'
    )
    head = '[[link]]\nname = "l0"\n'
    return repeated(
        head, lambda k: link.format(k=k, j=k - 1, a=f"0.{k:06d}1"), size
    ), "toml"  # fmt: skip


def toml_long_names(size: int) -> tuple[str, str]:
    """Names that differ after their first hundred characters, each with an angle of its own."""
    form = (
        '[[link]]\nname = "{n}{k}"\nmass = 1\n[[joint]]\nname = "{n}{k}"\ntype = "revolute"\n'
        'parent = "base"\nchild = "{n}{k}"\nrpy = [0, 0, {a}]\n'
    )
    head = '[[link]]\nname = "base"\n'
    return repeated(
        head, lambda k: form.format(n="n" * 100, k=k, a=f"0.{k:06d}1"), size
    ), "toml"  # fmt: skip


def yaml_tree(size: int) -> tuple[str, str]:
    """A star of links."""
    number = size // 120
    links = "".join(f"- name: l{k}\n  mass: 1\n" for k in range(1, number))
    joint = "- name: j{k}\n  type: revolute\n  parent: l0\n  child: l{k}\n  xyz: [0, 0, 1]\n"
    joints = "".join(joint.format(k=k) for k in range(1, number))
    return f"link:\n- name: l0\n{links}joint:\n{joints}", "yaml"


def csv_table(size: int) -> tuple[str, str]:
    """A DH table with long rows."""
    row = "R, pi/2, 0.1000000000000000, 0.2000000000000000, m{k}, 0.1, 1.000000, 1.0000, 1.0\n"
    head = "# convention = modified\ntype, alpha, a, d, mass, com_x, xx, yy, zz\n"
    return repeated(head, lambda k: row.format(k=k), size), "csv"


def urdf_chain(size: int, kind: str = "revolute") -> tuple[str, str]:
    """A chain of links."""
    form = (
        '<link name="l{k}"><inertial><mass value="1"/><inertia ixx="1" ixy="0" ixz="0" iyy="1" '
        'iyz="0" izz="1"/></inertial></link>\n<joint name="j{k}" type="{kind}"><parent '
        'link="l{j}"/><child link="l{k}"/><origin xyz="0 0 1" rpy="0.1 0 0"/><limit lower="0" '
        'upper="1"/></joint>\n'
    )
    head = '<robot name="r"><link name="l0"/>'
    chain = repeated(head, lambda k: form.format(k=k, j=k - 1, kind=kind), size, "</robot>")
    return chain, "urdf"


def urdf_fixed(size: int) -> tuple[str, str]:
    """A chain of links that are fixed to each other: one body."""
    return urdf_chain(size, "fixed")


def mjcf_bodies(size: int) -> tuple[str, str]:
    """A star of bodies."""
    form = (
        '<body name="b{k}"><joint name="j{k}"/><inertial pos="0.1 0.2 0.3" mass="1" '
        'diaginertia="1 1 1"/></body>\n'
    )
    head = "<mujoco><worldbody>\n"
    text = repeated(head, lambda k: form.format(k=k), size, "</worldbody></mujoco>")
    return text, "mjcf"


SOUND: Mapping[str, Large] = {
    f.__name__: f
    for f in (
        toml_tree, toml_long_names, yaml_tree, csv_table, urdf_chain, urdf_fixed, mjcf_bodies,
    )
}  # fmt: skip

# -- only large -------------------------------------------------------------------------

_DH = 'convention = "modified"\n[[link]]\nmass = 1\n'
_CSV = "type, alpha, a, d, mass\nR, 0, 0, 0, 1\n"
_BODY = '<mujoco><worldbody><body name="l" {}/></worldbody></mujoco>'


def _attributes(size: int) -> str:
    return repeated("", lambda k: f' a{k}="1"', size * 9 // 10)  # a tag has less than a megabyte


def _followers(size: int) -> str:
    form = (
        '<link name="l{k}"/><joint name="j{k}" type="continuous"><parent link="l0"/><child '
        'link="l{k}"/><mimic joint="j{n}" multiplier="1.{k}"/></joint>\n'
    )
    text = repeated('<link name="l0"/>', lambda k: form.format(k=k, n=k + 1), size)
    last = text.count("<joint ") + 1
    end = f'<link name="l{last}"/><joint name="j{last}" type="continuous"><parent link="l0"/>'
    return f'<robot name="r">{text}{end}<child link="l{last}"/></joint></robot>'


#: what is large → (text of this size, format, words of the message; None where it is loaded)
HOSTILE: Mapping[str, tuple[Callable[[int], str], str, str | None]] = {
    "dotted key": (lambda n: "a" + ".a" * (n // 2) + " = 1\n", "toml", "at most 30 levels"),
    "quoted dotted key": (lambda n: '"a"' + ' . "a"' * (n // 6) + " = 1\n", "toml", "30 levels"),
    "dotted header": (lambda n: "[a" + ".a" * (n // 2) + "]\n", "toml", "at most 30 levels"),
    "nested inline tables": (lambda n: "a = " + "{a = " * 90 + "1" + "}" * 90, "toml", "30 levels"),
    "nested lists": (lambda n: "a = " + "[" * n, "toml", "nested too deeply"),
    "blank header": (lambda n: _DH + '["' + " " * n + 'é"]\n', "toml", "means nothing here"),
    "links": (lambda n: _DH + "[[link]]\n" * (n // 9), "toml", "at most 10000 links"),
    "frames": (
        lambda n: _DH + repeated("", lambda k: f'[[frame]]\nname = "f{k}"\n', n),
        "toml",
        "at most 10000 frames",
    ),
    "wrench frames": (
        lambda n: "wrench_frames = [" + '"link1",' * (n // 8) + "]\n" + _DH,
        "toml",
        "at most 10000 frames",
    ),
    "parameters": (
        lambda n: _DH + "[parameters]\n" + repeated("", lambda k: f"p{k}=1\n", 2 * n),
        "toml",
        "at most 100000 parameters",
    ),
    "expression": (
        lambda n: _DH + f'a = "{"m+" * (n // 2)}m"\n', "toml", "at most 200000 characters"
    ),
    "YAML links": (lambda n: "link:\n" + "- mass: 1\n" * (n // 10), "yaml", "at most 10000 links"),
    "CSV rows": (lambda n: _CSV + "R,0,0,0,1\n" * (n // 10), "csv", "at most 10000 links"),
    "CSV remark": (lambda n: "# name = a" + " " * n + "b\n" + _CSV, "csv", "its convention"),
    "URDF attributes": (
        lambda n: f'<robot name="r"><link name="l"{_attributes(n)}/></robot>',
        "urdf",
        "at most 200 attributes",
    ),
    "MJCF attributes": (
        lambda n: _BODY.format(_attributes(n)), "mjcf", "at most 200 attributes"
    ),
    "attributes of many elements": (
        lambda n: f'<robot name="r"><link name="l"/>{f"<link {_attributes(1200)}/>" * (n // 1200)}',
        "urdf",
        None,
    ),
    "URDF links": (
        lambda n: '<robot name="r">' + repeated("", lambda k: f'<link name="{k}"/>', n, "</robot>"),
        "urdf",
        "at most 10000 links",
    ),
    "MJCF bodies": (
        lambda n: "<mujoco><worldbody>" + "<body/>" * (n // 7) + "</worldbody></mujoco>",
        "mjcf",
        "at most 10000 links",
    ),
    "MJCF joints": (
        lambda n: f"<mujoco><worldbody><body>{'<joint/>' * (n // 8)}</body></worldbody></mujoco>",
        "mjcf",
        "at most 10000 joints",
    ),
    "fixed joints": (lambda n: urdf_fixed(n)[0], "urdf", "at most 2000 joints"),
    "followers": (_followers, "urdf", "at most 100 joints"),
    "description": (lambda n: "#" * 10_000_001, "toml", "at most 10000000 bytes"),
}  # fmt: skip
