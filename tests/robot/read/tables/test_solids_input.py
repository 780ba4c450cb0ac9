"""Links by their shapes (R14): the same inertia as by hand."""

from __future__ import annotations

import pytest

import emdeg
from emdeg.exact.fingerprint import fingerprints

TABLE = """
convention = "standard"
[[link]]
a = "l"
{body}
"""


def link(body: str) -> emdeg.Inertia:
    return emdeg.loads(TABLE.format(body=body), "toml").bodies[0].inertia


def same(a: emdeg.Inertia, b: emdeg.Inertia) -> bool:
    one, other = ([x.mass, *x.com, *x.tensor.entries] for x in (a, b))
    return fingerprints(one) == fingerprints(other)


def test_fus_rod_as_a_solid() -> None:
    """E1: a slender rod with its centre at (−l/2, 0, 0) is the two-link arm's link."""
    by_hand = """mass = "m"
com = ["-l/2", 0, 0]
inertia = { yy = "m*l^2/12", zz = "m*l^2/12" }"""
    assert same(link('solid = { rod = "l", mass = "m", xyz = ["-l/2", 0, 0] }'), link(by_hand))


@pytest.mark.parametrize(
    ("shape", "zz"),
    [
        ('box = ["2*a", "2*b", 1]', "m*(a^2 + b^2)/3"),
        ('block = ["a", "b", 1]', "m*(a^2 + b^2)/3"),
        ('cylinder = ["r", "h"]', "m*r^2/2"),
        ('tube = ["r", "s", "h"]', "m*(r^2 + s^2)/2"),
        ('ball = "r"', "2*m*r^2/5"),
        ('shell = "r"', "2*m*r^2/3"),
        ('cone = ["r", "h"]', "3*m*r^2/10"),
        ('ellipsoid = ["a", "b", "c"]', "m*(a^2 + b^2)/5"),
        ("point = true", "0"),
    ],
)
def test_every_shape(shape: str, zz: str) -> None:
    """Textbook moments about z; those are not changed by a turn about z."""
    found = link(f'solid = {{ {shape}, mass = "m", rpy = [0, 0, "30 deg"] }}')
    by_hand = link(f'mass = "m"\ninertia = {{ zz = "{zz}" }}')
    assert fingerprints([found.tensor[2, 2]]) == fingerprints([by_hand.tensor[2, 2]])


def test_several_solids_are_one_body() -> None:
    """Two point masses: the reduced mass at their distance squared."""
    body = "solid = [ { point = true, mass = 1 }, { point = true, mass = 3, xyz = [0, 4, 0] } ]"
    found = link(body)
    assert [float(x.value) for x in (found.mass, found.com[1], found.tensor[0, 0])] == [4, 3, 12]


def test_refusals_teach() -> None:
    for body, word in (
        ("solid = { mass = 1 }", "one shape"),
        ("solid = { ball = 1, box = [1, 1, 1], mass = 1 }", "one shape"),
        ("mass = 1\nsolid = { ball = 1, mass = 1 }", "not both"),
        ("solid = { ball = 1 }", "mass"),
        ("solid = { bal = 1, mass = 1 }", "bal"),
    ):
        with pytest.raises(emdeg.EmdegError, match=word):
            link(body)
