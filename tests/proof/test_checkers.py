"""Two checkers that share nothing with emdeg: what they accept, and what they refuse."""

from __future__ import annotations

import ast
import contextlib
import json
import random
import sys
from pathlib import Path

import pytest

import emdeg
from emdeg.backends.base import EmitOptions
from emdeg.cli import run
from emdeg.errors import EmdegError
from emdeg.proof import CHECKED, check_provable
from tests.proof.checkers import TOOLS, Checkers, alone, built, compiled, put, said, seal, written
from tests.proof.mutants import changed_c, changed_program, same_c, same_program


def test_the_checkers_can_be_read_in_an_hour() -> None:
    assert len((TOOLS / "check_emdeg.py").read_text().splitlines()) <= 400
    lines = (TOOLS / "check_emdeg.c").read_text().splitlines()
    assert len(lines) <= 600
    assert max(map(len, lines)) <= 100


def test_the_python_checker_needs_the_standard_library_only() -> None:
    tree = ast.parse((TOOLS / "check_emdeg.py").read_text())
    imported = {
        (node.module if isinstance(node, ast.ImportFrom) else node.names[0].name).split(".")[0]
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
    }
    assert imported <= sys.stdlib_module_names


@pytest.mark.parametrize("quantity", CHECKED)
def test_every_quantity_of_a_small_arm_is_proved_by_both(
    quantity: str, checkers: Checkers, tmp_path: Path
) -> None:
    table, files = written(compiled("stanford3", quantity), tmp_path)
    for file in files:
        assert checkers.both(table, file) == (0, 0), quantity


def test_one_line_says_what_was_proved_and_how_sure_it_is(tmp_path: Path) -> None:
    table, (source, program) = written(emdeg.compile(emdeg.load("two_link"), "gravity"), tmp_path)
    for file in (source, program):
        status, line = alone(table, file)  # python -I -S
        assert (status, line.count("\n")) == (0, 0)
        assert line.startswith(f"EQUAL: {file.name} computes gravity of two_link")
        assert all(word in line for word in ("error < 2^-1", "points modulo", "degree"))


@pytest.mark.parametrize("options", [{"two_rate": True}, {"dtype": "float32"}])
@pytest.mark.parametrize("robot", ["two_link", "ur5"])
def test_stages_and_single_precision_are_read(
    robot: str, options: dict[str, object], checkers: Checkers, tmp_path: Path
) -> None:
    table, (source, _) = written(compiled(robot, "gravity"), tmp_path, **options)
    assert checkers.both(table, source) == (0, 0)


URDF = """<robot name="odd"><link name="base"/>
<link name="a"><inertial><origin xyz="0.1 0.02 0.3" rpy="0.3 0.1 0"/><mass value="2"/>
<inertia ixx="0.1" iyy="0.2" izz="0.15" ixy="0.01" ixz="0" iyz="0.003"/></inertial></link>
<link name="b"><inertial><origin xyz="0 0.1 0"/><mass value="1.5"/>
<inertia ixx="0.01" iyy="0.02" izz="0.015" ixy="0" ixz="0" iyz="0"/></inertial></link>
<link name="c"><inertial><origin xyz="0.05 0 0"/><mass value="0.7"/>
<inertia ixx="0.01" iyy="0.01" izz="0.01" ixy="0" ixz="0" iyz="0"/></inertial></link>
<joint name="j1" type="revolute"><parent link="base"/><child link="a"/>
<origin rpy="0.7853981634 0.2 1"/><axis xyz="0 1 0"/><dynamics damping="0.3" friction="0.2"/>
<limit lower="-1" upper="1" effort="1" velocity="1"/></joint>
<joint name="j2" type="prismatic"><parent link="a"/><child link="b"/>
<origin xyz="0 0 0.4" rpy="0 0.52359877559 0"/><axis xyz="0 0.6 0.8"/>
<limit lower="-1" upper="1" effort="1" velocity="1"/></joint>
<joint name="j3" type="revolute"><parent link="a"/><child link="c"/>
<origin xyz="0.2 0 0.1"/><axis xyz="1 0 0"/><limit lower="-1" upper="1" effort="1" velocity="1"/>
<mimic joint="j1" multiplier="1.05" offset="0.1"/></joint></robot>"""


@pytest.mark.parametrize(
    "quantity",
    [
        "inverse_dynamics",
        "mass_matrix",
        "forward_dynamics",
        "inverse_dynamics_dq",
        "forward_dynamics_dq",
        "jacobian:c:local",
    ],
)
@pytest.mark.parametrize("floating", [False, True])
def test_trees_with_odd_angles_followers_friction_and_a_free_base(
    quantity: str, floating: bool, checkers: Checkers, tmp_path: Path
) -> None:
    robot = emdeg.loads(URDF, "urdf", floating_base=floating)
    program = emdeg.compile(robot, quantity, optimise="none", certify=False)
    table, files = written(program, tmp_path)
    for file in files:
        assert checkers.both(table, file) == (0, 0)


SCREW = """
name = "screw"
gravity = [0, 0, "-g"]
[[link]]
name = "base"
[[link]]
name = "nut"
mass = "m1"
com = ["c1", 0, "c2"]
inertia = { xx = "I1", yy = "I2", zz = "I3" }
[[link]]
name = "tip"
mass = "m2"
com = [0, "c3", 0]
inertia = { xx = "I4", yy = "I4", zz = "I4" }
[[joint]]
name = "lead"
type = "screw"
pitch = "h"
parent = "base"
child = "nut"
axis = [0, 0, 1]
motor = { rotor_inertia = "Jr", gear_ratio = "N" }
[[joint]]
name = "arm"
type = "revolute"
parent = "nut"
child = "tip"
axis = [0.6, 0, 0.8]
motor = { rotor_inertia = "Js", gear_ratio = "M" }
friction = { viscous = "b", coulomb = "f", smoothing = "v" }
"""


@pytest.mark.parametrize("rotors", [False, True])
def test_screws_rotors_and_smooth_friction(
    rotors: bool, checkers: Checkers, tmp_path: Path
) -> None:
    robot = emdeg.loads(SCREW, "toml")
    for quantity in ("inverse_dynamics", "inverse_dynamics_dqd", "forward_dynamics"):
        program = emdeg.compile(robot, quantity, optimise="none", certify=False, rotors=rotors)
        table, files = written(program, tmp_path / quantity)
        for file in files:
            assert checkers.both(table, file) == (0, 0)
        data = json.loads(table.read_text())
        bodies = data["bodies"]  # a rotor couples accelerations here, and no speeds
        bodies[1]["rotor"] = "0" if rotors else "Js*M"
        seal(table, data)
        expected = (0, 0) if quantity.endswith("dqd") else (1, 1)
        assert checkers.both(table, files[0]) == expected


SPRINGS = """
name = "soft"
gravity = [0, 0, "-g"]
[[link]]
name = "base"
[[link]]
name = "a"
mass = "m"
com = ["c", 0, 0]
inertia = { xx = "I1", yy = "I2", zz = "I1" }
[[link]]
name = "b"
mass = "m"
com = [0, 0, "c"]
inertia = { xx = "I2", yy = "I2", zz = "I1" }
[[joint]]
name = "j1"
type = "revolute"
parent = "base"
child = "a"
axis = [0, 1, 0]
motor = { rotor_inertia = "J1", gear_ratio = "N" }
elastic = { stiffness = "k1", damping = "d1" }
[[joint]]
name = "j2"
type = "prismatic"
parent = "a"
child = "b"
axis = [0, 0.6, 0.8]
motor = { reflected = "J2" }
elastic = { stiffness = "k2", damping = "d2" }
"""


@pytest.mark.parametrize("quantity", ["bias", "inverse_dynamics_dq", "inverse_dynamics_dqd"])
def test_springs_and_their_derivatives(quantity: str, checkers: Checkers, tmp_path: Path) -> None:
    """A spring pulls at its motor as much as at its joint."""
    robot = emdeg.loads(SPRINGS, "toml")
    program = emdeg.compile(robot, quantity, optimise="none", certify=False)
    table, files = written(program, tmp_path)
    for file in files:
        assert checkers.both(table, file) == (0, 0)
    whole = table.read_text()
    links = [k for k, body in enumerate(json.loads(whole)["bodies"]) if body["motor"] != k]
    assert len(links) == 2
    for k in links:
        for key, other in (
            ("motor", k),
            ("damping" if "dqd" in quantity else "stiffness", "k1*k2"),
        ):
            data = json.loads(whole)
            data["bodies"][k][key] = other
            seal(table, data)
            assert checkers.both(table, files[0]) == (1, 1), (k, key)


def test_what_changes_the_function_is_caught_and_nothing_else(
    checkers: Checkers, tmp_path: Path
) -> None:
    """Hashes are made to fit: what is seen is the function."""
    program = emdeg.compile(emdeg.load("two_link"), "inverse_dynamics")
    table, (source, code) = written(program, tmp_path)
    texts, chance, caught = (source.read_text(), code.read_text()), random.Random(7), 0
    for k in range(40):
        c = k % 2 == 0
        file, text = (source, texts[0]) if c else (code, texts[1])
        mutant = (changed_c if c else changed_program)(text, chance)
        same = (same_c if c else same_program)(text, mutant, k)
        if same is None:
            continue
        put(table, file, mutant)
        statuses = checkers.both(table, file)
        assert (statuses == (0, 0)) if same else all(statuses), (mutant, statuses)
        caught += not same
    assert caught > 20


def test_any_byte_of_table_program_or_certificate_is_missed(
    checkers: Checkers, tmp_path: Path
) -> None:
    """Without hashes that fit, a changed byte is always said."""
    table, (source, code) = written(emdeg.compile(emdeg.load("two_link"), "gravity"), tmp_path)
    chance = random.Random(3)
    for file in (table, source, code):
        whole = file.read_bytes()
        for _ in range(12):
            k = chance.randrange(len(whole))
            file.write_bytes(
                whole[:k] + bytes([whole[k] ^ 1 << chance.randrange(7)]) + whole[k + 1 :]
            )
            other = code if file == table else file
            assert all(checkers.both(table, other)), k
        file.write_bytes(whole)
    assert checkers.both(table, source) == (0, 0)


def _forgetful(text: str) -> str:
    """Right at the first call, wrong at the second: it writes what the set-up wrote."""
    before, step = text.split("void two_link_step")
    step = step.replace("const double *restrict constants", "double *restrict constants")
    end = step.rindex("}")
    return before + "void two_link_step" + step[:end] + "    constants[0] = 0.0;\n" + step[end:]


def test_lies_of_the_preprocessor_and_of_integers_are_not_read(
    checkers: Checkers, tmp_path: Path
) -> None:
    table, (source, _) = written(compiled("two_link", "inverse_dynamics"), tmp_path)
    text, header = source.read_text(), source.with_suffix(".h").read_text()
    lies = [
        text.replace("#include <math.h>", "#include <math.h>\n#define cos sin"),
        text.replace("#include <math.h>", "#include <tgmath.h>"),
        text.replace("#include <math.h>", "#include <math.h>\n/* *\\\n/\n#define cos sin\n/* */"),
        text.replace("0.5*", "1/2*", 1).replace("2.0*", "2*"),
        text.replace("= cos(", "= 1.0*acos(", 1),
        text.replace("void two_link_step", "inline void two_link_step"),
        _forgetful(text),
        text.replace("0.5*", "1.0 //* */ 2.0\n*", 1),  # a comment of C99 hides the division
        text.replace("0.5*", "5e-1-1*", 1),  # no exponent of two numbers
        text.replace("constants[0] = ", "constants[00] = ", 1),  # octal
        text.replace("parameters[0] = 9.8062", "parameters[0] = 9.8062 + 1.0"),
        text.replace("parameters[0] = 9.8062", "parameters[0] = 9.8062f"),
    ]
    for lie in lies:
        assert lie != text
        put(table, source, lie)
        assert all(checkers.both(table, source))
    put(table, source, text)
    source.with_suffix(".h").write_text(header.replace("#ifndef", "#define cos sin\n#ifndef", 1))
    assert checkers.both(table, source) == (2, 2)


@pytest.mark.parametrize(
    ("quantity", "given"), [("inverse_dynamics", "tau"), ("forward_dynamics", "qdd")]
)
def test_a_function_that_returns_what_it_is_given_is_none(
    quantity: str, given: str, checkers: Checkers, tmp_path: Path
) -> None:
    """τ as an input is no inverse dynamics, and q̈ as an input no forward dynamics."""
    table, (_, code) = written(compiled("two_link", quantity), tmp_path)
    data = json.loads(code.read_text())
    data["inputs"].append([given, ["x1", "x2"]])
    data["outputs"][0][2] = [len(data["values"]), len(data["values"]) + 1]
    data["values"] += [["leaf", leaf, 2, False, None] for leaf in ("x1", "x2")]
    put(table, code, json.dumps(data))
    assert checkers.both(table, code) == (1, 1)


def test_an_angle_a_thousand_times_is_read_and_one_more_is_refused_with_a_sentence(
    checkers: Checkers, tmp_path: Path
) -> None:
    """A multiple is never cut: 1,000 q is another function, 1,001 q is not read."""
    table, (source, code) = written(compiled("two_link", "gravity"), tmp_path)
    text, data = source.read_text(), json.loads(code.read_text())
    wave = next(value for value in data["values"] if value[0] in ("cos", "sin"))
    for times, status in ((1000, 1), (1001, 2)):
        put(table, source, text.replace("cos(q1)", f"cos({times}.0*q1)"))
        wave[1][0][1] = times
        put(table, code, json.dumps(data))
        assert checkers.both(table, source) == checkers.both(table, code) == (status, status)
    for check in (checkers.python, checkers.c):
        assert "1000 times" in check(table, source)[1]


def test_what_stands_twice_in_a_program_is_refused(checkers: Checkers, tmp_path: Path) -> None:
    """Readers of JSON differ in which of two they take."""
    table, (_, code) = written(compiled("two_link", "gravity"), tmp_path)
    text = code.read_text()
    put(table, code, text.replace(' "values"', ' "values": [],\n "values"', 1))
    assert checkers.both(table, code) == (2, 2)


def test_the_header_says_the_order_of_arguments_and_the_sizes_of_arrays(
    checkers: Checkers, tmp_path: Path
) -> None:
    """Names and places are what a caller sees: swapped ones, and elements beyond, are lies."""
    table, (source, _) = written(compiled("two_link", "inverse_dynamics"), tmp_path)
    text, header = source.read_text(), source.with_suffix(".h").read_text()
    q, qd = "const double *restrict q,", "const double *restrict qd,"
    swapped = text.replace(q, "@").replace(qd, q).replace("@", qd)
    last = "inverse_dynamics[1] = "
    beyond = text.replace(last, "inverse_dynamics[2] = 0.0;\n    " + last)
    for lie in (swapped, beyond, text.replace("qdd[1]", "qdd[2]")):
        assert lie != text
        put(table, source, lie)
        assert all(checkers.both(table, source))
    put(table, source, text)
    for size in ("TWO_LINK_Q_SIZE 1", "TWO_LINK_Q_SIZE 02", "TWO_LINK_QS 2"):  # octal; nothing
        other = header.replace("TWO_LINK_Q_SIZE 2", size)
        source.with_suffix(".h").write_text(other)
        assert other != header
        assert checkers.both(table, source) == (2, 2)


def test_a_joint_of_another_kind_is_refused(checkers: Checkers, tmp_path: Path) -> None:
    """A planar joint is not taken for a prismatic one."""
    table, (source, _) = written(compiled("two_link", "gravity"), tmp_path)
    data = json.loads(table.read_text())
    data["bodies"][0]["kind"] = "planar"
    seal(table, data)
    assert checkers.both(table, source) == (2, 2)


def test_the_c_checker_does_nothing_undefined_whatever_it_reads(tmp_path: Path) -> None:
    """Right files, and tables and files with a byte changed, under the sanitizers of gcc."""
    options = ["-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"]
    checker, robot = built(tmp_path, *options), emdeg.loads(URDF, "urdf", floating_base=True)
    program = emdeg.compile(robot, "inverse_dynamics", optimise="none", certify=False)
    table, files = written(program, tmp_path / "files")
    chance = random.Random(5)
    for file in files:
        assert said(checker, table, file)[0] == 0
        for changed in (table, file):
            whole = changed.read_text()
            for _ in range(10):
                k = chance.randrange(len(whole))
                other = whole[:k] + chance.choice('9{[]"-/.%(√') + whole[k + 1 :]
                if changed == table:
                    changed.write_text(other)
                    with contextlib.suppress(ValueError, AttributeError):
                        seal(table, json.loads(other))
                else:
                    put(table, file, other)
                status, line = said(checker, table, file)
                assert status in (0, 1, 2), line
            changed.write_text(whole)
            put(table, file, file.read_text())


def test_a_number_is_the_nearest_double_of_what_it_stands_for(
    checkers: Checkers, tmp_path: Path
) -> None:
    table, (source, _) = written(compiled("panda", "forward_dynamics"), tmp_path)
    data = json.loads(table.read_text())
    numbers = data["files"][source.name]["numbers"]
    literal = next(iter(numbers))
    numbers[literal] = "1/3"
    seal(table, data)
    assert checkers.python(table, source)[0] == checkers.c(table, source)[0] == 1


def test_a_saved_program_gives_what_checkers_need(checkers: Checkers, tmp_path: Path) -> None:
    emdeg.compile(emdeg.load("two_link").with_payload(2), "gravity").save(tmp_path / "arm.json")
    files = emdeg.load_program(tmp_path / "arm.json").proof(tmp_path / "out", name="arm")
    assert set(files) == {"arm.h", "arm.c", "arm.program.json", "arm.json"}
    for file in ("arm.c", "arm.program.json"):
        assert checkers.both(tmp_path / "out" / "arm.json", tmp_path / "out" / file) == (0, 0)


CHANGES = [
    "two_link --payload 1.5,0.1,0,0",
    "two_link --lock joint2=30deg",
    "two_link --gravity 0,1,-9.81",
    "two_link --rigid-body --rotors",
    "two_link --two-rate",
    "two_link --dtype float32",
    "two_link -f gravity,mass_matrix",
    "two_link --outputs bias,jacobian",
    "panda --floating-base --outputs gravity",
    "puma560 --elastic 2000 --outputs bias",
]


@pytest.mark.parametrize("change", CHANGES)
def test_the_table_follows_every_option(change: str, checkers: Checkers, tmp_path: Path) -> None:
    """What changes the function changes the table too."""
    fast = ["--optimise", "none", "--no-certify", "--proof", str(tmp_path)]
    assert run(["generate", *change.split(), *fast]) == 0
    (source,) = tmp_path.glob("*.c")
    for file in (source, *tmp_path.glob("*.program.json")):
        assert checkers.both(source.with_suffix(".json"), file) == (0, 0)


@pytest.mark.parametrize(("target", "outputs", "options", "word"), [
    ("rust", ["gravity"], {}, "C and program files"),
    ("c", ["gravity"], {"batch": True}, "loop"),
    ("c", ["regressor"], {}, "regressor"),
])  # fmt: skip
def test_what_cannot_be_checked_is_refused_first(
    target: str, outputs: list[str], options: dict[str, bool], word: str
) -> None:
    with pytest.raises(EmdegError, match=word):
        check_provable(emdeg.load("two_link"), outputs, target, EmitOptions(**options))


@pytest.mark.slow
@pytest.mark.parametrize("robot", list(emdeg.library_names()))
def test_no_library_robot_is_refused(robot: str, checkers: Checkers, tmp_path: Path) -> None:
    tree = emdeg.load(robot).without_loops()
    for quantity in ("inverse_dynamics", "mass_matrix", "gravity", "jacobian", "forward_dynamics"):
        program = emdeg.compile(tree, quantity, optimise="none", certify=False)
        table, files = written(program, tmp_path / quantity)
        for file in files:
            assert checkers.both(table, file) == (0, 0), quantity


# -- lies that were believed once ---------------------------------------------------


def test_a_macro_of_the_header_is_a_size_and_no_other_name(
    checkers: Checkers, tmp_path: Path
) -> None:
    """`#define TWO_LINK_A t2` makes of two locals one: the file would be read as another."""
    table, (source, _) = written(compiled("two_link", "inverse_dynamics"), tmp_path)
    header = source.with_suffix(".h")
    size = "#define TWO_LINK_Q_SIZE 2"
    for word in ("t2", "2u", "0x2"):
        lie = header.read_text().replace(size, f"{size}\n#define TWO_LINK_A {word}")
        assert lie != header.read_text()
        header.write_text(lie)
        assert checkers.both(table, source) == (2, 2)
        header.write_text(lie.replace(f"\n#define TWO_LINK_A {word}", ""))
    assert checkers.both(table, source) == (0, 0)


def test_parameters_are_written_where_they_are_read(checkers: Checkers, tmp_path: Path) -> None:
    """A value for another array than that of the parameters is none."""
    table, (source, _) = written(compiled("two_link", "inverse_dynamics"), tmp_path)
    header = source.with_suffix(".h")
    texts = []
    for file in (source, header):
        text = file.read_text().replace(
            "_parameters(double *restrict parameters)",
            "_parameters(double *restrict parameters, double *restrict qdd)",
        )
        assert text != file.read_text()
        texts.append(text.replace("    parameters[1] = 0.5", "    qdd[1] = 0.5"))
    put(table, source, texts[0])
    header.write_text(texts[1])
    assert all(checkers.both(table, source))


def test_a_function_that_gives_parameters_their_values_writes_nothing_else(
    checkers: Checkers, tmp_path: Path
) -> None:
    """The same values once more, into the speeds of whoever calls it."""
    table, (source, _) = written(compiled("two_link", "inverse_dynamics"), tmp_path)
    header, head = source.with_suffix(".h"), "_parameters(double *restrict parameters"
    for file in (source, header):
        text = file.read_text().replace(head, f"{head}, double *restrict qdd")
        text = text.replace("    parameters[0]", "    qdd[0] = 9.8062;\n    parameters[0]")
        if file == source:
            put(table, source, text)
        else:
            header.write_text(text)
    assert all(checkers.both(table, source))


PENDULUM = """
name = "one"
[[link]]
name = "base"
[[link]]
name = "bob"
mass = "m"
[[joint]]
name = "pivot"
type = "revolute"
parent = "base"
child = "bob"
axis = [0, 1, 0]
friction = { viscous = "b" }
"""


def test_a_local_of_one_function_is_no_array_of_another(checkers: Checkers, tmp_path: Path) -> None:
    """A local `qd` of twice the speed, and a step that takes half of `qd[0]`, which is another."""
    robot = emdeg.loads(PENDULUM, "toml")
    program = emdeg.compile(robot, "friction", optimise="none", certify=False)
    table, (source, _) = written(program, tmp_path)
    assert checkers.both(table, source) == (0, 0)
    header = source.with_suffix(".h")
    heads = [
        "void one_copy(const double *restrict qd, double *restrict copy)",
        "void one_more(const double *restrict copy, double *restrict more)",
    ]
    bodies = ["copy[0] = qd[0];", "const double qd = copy[0] + copy[0]; more[0] = qd;"]
    functions = "".join(f"{h} {{ {b} }}\n" for h, b in zip(heads, bodies, strict=True))
    sizes = "#define ONE_COPY_SIZE 1\n#define ONE_MORE_SIZE 1\n"
    said_first = header.read_text().replace("#define ONE_QD_SIZE", sizes + "#define ONE_QD_SIZE")
    at = "void one_setup("
    header.write_text(said_first.replace(at, "".join(f"{h};\n" for h in heads) + at))
    text = source.read_text().replace(at, functions + at)
    put(table, source, text)
    right = checkers.c(table, source)[0]
    assert right == 0  # and Python, which has one name for both, refuses it
    lie = text.replace("= qd[0];\n", "= 0.5*qd[0];\n")
    assert lie != text
    put(table, source, lie)
    assert all(checkers.both(table, source))


def test_what_no_file_may_see_has_no_name(checkers: Checkers, tmp_path: Path) -> None:
    """Forward dynamics are compared with accelerations that are drawn, and a file that could ask
    for them would be proved."""
    table, (_, code) = written(compiled("two_link", "forward_dynamics"), tmp_path)
    data = json.loads(code.read_text())
    places = [len(data["values"]), len(data["values"]) + 1]
    data["outputs"][0][2] = places
    data["values"] += [["leaf", leaf, 2, False, None] for leaf in ("x1", "x2")]
    for name in ("not seen", "all b", "/bodies/0 s"):
        data["inputs"] = [*data["inputs"][:3], [name, ["x1", "x2"]]]
        put(table, code, json.dumps(data))
        assert all(checkers.both(table, code)), name


def test_a_matrix_of_another_shape_is_another_matrix(checkers: Checkers, tmp_path: Path) -> None:
    """The same numbers in rows of two instead of rows of six."""
    table, (_, code) = written(compiled("two_link", "jacobian"), tmp_path)
    data = json.loads(code.read_text())
    assert data["outputs"][0][1] == [6, 2]
    for shape in ([2, 6], [12], [6, 2, 1]):
        data["outputs"][0][1] = shape
        put(table, code, json.dumps(data))
        assert checkers.both(table, code) == (1, 1)


def test_a_matrix_is_not_what_it_does_to_one_vector(checkers: Checkers, tmp_path: Path) -> None:
    """M·(1, 1) is called the mass matrix, and a table that says so has another shape."""
    table, (_, code) = written(compiled("two_link", "mass_matrix"), tmp_path)
    data, about = json.loads(code.read_text()), json.loads(table.read_text())
    ((name, shape, places),) = data["outputs"]
    assert shape == [2, 2]
    first = len(data["values"])
    data["values"] += [["add", *places[k : k + 2]] for k in (0, 2)]
    data["outputs"] = [[name, [2], [first, first + 1]]]
    about["outputs"][0]["shape"] = "[2]"
    seal(table, about)
    put(table, code, json.dumps(data))
    assert checkers.both(table, code) == (1, 1)


@pytest.mark.parametrize(("power", "expected"), [(22, (0, 1)), (70, (2, 1))])
def test_roots_that_cancel_do_not_hide_another_number(
    power: int, expected: tuple[int, int], checkers: Checkers, tmp_path: Path
) -> None:
    """10^n √2·√2 − 2·10^n + c is c, but its digits are those of the error of a rounded √2: whoever
    knows them could give any number for any literal. Python has 200 bits, C has 64."""
    table, (source, _) = written(compiled("two_link", "inverse_dynamics"), tmp_path)
    data = json.loads(table.read_text())
    numbers = data["files"][source.name]["numbers"]
    literal = next(iter(numbers))
    large = "1" + "0" * power
    numbers[literal] = f"{large}*√2*√2-2*{large}+1/12"
    seal(table, data)
    assert checkers.both(table, source) == expected
    numbers[literal] = "1/12+√2-√2"
    seal(table, data)
    assert checkers.both(table, source) == (0, 0)
    numbers[literal] = "1/(12+√2-√2)"  # what cancels in a divisor is not seen by adding up
    seal(table, data)
    assert checkers.python(table, source)[0] == 2


def test_a_rotation_of_ten_numbers_is_none(checkers: Checkers, tmp_path: Path) -> None:
    table, (source, _) = written(compiled("two_link", "gravity"), tmp_path)
    for key in ("rotation", "translation", "com", "inertia"):
        data = json.loads(table.read_text())
        data["bodies"][1][key].append("0")
        before = table.read_text()
        seal(table, data)
        assert checkers.both(table, source) == (2, 2), key
        table.write_text(before)


def test_what_follows_a_program_is_not_overlooked(checkers: Checkers, tmp_path: Path) -> None:
    table, (_, code) = written(compiled("two_link", "gravity"), tmp_path)
    put(table, code, code.read_text() + "{}")
    assert checkers.both(table, code) == (2, 2)


def test_factors_of_the_mass_matrix_are_below_the_diagonal(
    checkers: Checkers, tmp_path: Path
) -> None:
    """M has many square roots: one is asked for, and nothing may stand above its diagonal."""
    table, (source, _) = written(compiled("two_link", "mass_matrix_factor"), tmp_path)
    text = source.read_text()
    below, above = (f"mass_matrix_factor[{k}] = " for k in (2, 1))
    lies = [
        text.replace(below, "@").replace(above, below).replace("@", above),  # out of order too
        text.replace(above + "0.0", above + "1.0"),
        text.replace(above + "0.0", above + "q2"),
        text.replace(below, below + "-"),
    ]
    for lie in lies:
        assert lie != text
        put(table, source, lie)
        assert all(checkers.both(table, source))


def test_a_table_of_another_version_is_refused_with_a_sentence(
    checkers: Checkers, tmp_path: Path
) -> None:
    table, (source, _) = written(compiled("two_link", "gravity"), tmp_path)
    data = json.loads(table.read_text())
    data["version"] = 3
    seal(table, data)
    for check in (checkers.python, checkers.c):
        status, line = check(table, source)
        assert status == 2
        assert "version 4" in line
        assert "generate --proof" in line
