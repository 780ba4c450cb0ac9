"""The XML reader refuses what XML should never have had, and always says where."""

from __future__ import annotations

from pathlib import Path

import pytest

import emdeg
from emdeg.errors import LoadError
from emdeg.files import read_bytes
from emdeg.limits import DESCRIPTION, ELEMENT_NESTING
from emdeg.robot.read.xml.xml_tree import parse_xml

BOMB = b"""<?xml version="1.0"?>
<!DOCTYPE robot [
  <!ENTITY a "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa">
  <!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
  <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">
  <!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;">
]>
<robot name="&d;&d;&d;&d;&d;&d;&d;&d;"/>
"""


def refused(data: bytes) -> LoadError:
    with pytest.raises(LoadError) as caught:
        parse_xml(data, file="hostile.urdf")
    assert caught.value.file == "hostile.urdf"
    return caught.value


@pytest.mark.parametrize(
    "data",
    [
        BOMB,
        b'\n<!DOCTYPE robot SYSTEM "file:///etc/passwd">\n<robot/>',
        b'\n<!DOCTYPE robot SYSTEM "http://example.invalid/robot.dtd">\n<robot/>',
        b'\n<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>\n<r>&x;</r>',
        b'\n<!DOCTYPE r [<!ENTITY % x SYSTEM "file:///etc/passwd"> %x;]>\n<r/>',
        b"\n<!DOCTYPE robot>\n<robot/>",
    ],
    ids=["bomb", "external-dtd", "network-dtd", "external-entity", "parameter-entity", "bare"],
)
def test_any_doctype_is_refused_at_its_line(data: bytes) -> None:
    error = refused(data)
    assert error.line == 2
    assert "DOCTYPE" in str(error)


def test_an_undefined_entity_is_refused() -> None:
    assert refused(b"<robot>\n&lol;</robot>").line == 2


@pytest.mark.parametrize(
    "data",
    [
        "<robot name='é'/>".encode("utf-16"),
        "<robot name='é'/>".encode("utf-16-le"),
        "<robot name='é'/>".encode("utf-16-be"),
        "<robot name='é'/>".encode("latin-1"),
        "<?xml version='1.0' encoding='iso-8859-1'?><robot name='é'/>".encode("latin-1"),
        "<?xml version='1.0' encoding='iso-8859-1'?><robot name='é'/>".encode(),
        b"<robot name='\xed\xa0\x80'/>",  # a lone surrogate
        b"<robot name='\xc0\xaf'/>",  # an overlong slash
    ],
)
def test_what_is_not_utf8_is_refused_at_its_line(data: bytes) -> None:
    error = refused(data)
    assert error.line == 1
    assert "UTF-8" in str(error)


def test_the_line_of_a_bad_byte_is_found() -> None:
    assert refused(b"<robot>\n\n<link name='\xff'/></robot>").line == 3


def test_utf8_with_a_byte_order_mark_and_ascii_under_another_name_are_read() -> None:
    assert parse_xml("\ufeff<robot name='é'/>".encode()).root.attributes["name"] == "é"
    document = parse_xml(b"<?xml version='1.0' encoding='ISO-8859-1'?><robot name='e'/>")
    assert document.root.attributes["name"] == "e"
    assert len(document.remarks) == 1


def test_a_hundred_thousand_nested_elements_are_refused() -> None:
    depth = 10**5
    error = refused(b"<a>\n" * depth + b"</a>" * depth)
    assert error.line == ELEMENT_NESTING.most + 1
    assert "nested" in str(error)
    assert refused(b"<a>" * depth).line == 1  # never closed


def test_a_file_above_the_limit_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "large.urdf"
    with path.open("wb") as stream:
        stream.write(b"<robot>")
        stream.truncate(DESCRIPTION.most + 1)
    with pytest.raises(LoadError, match="too large") as caught:
        emdeg.load(path)
    assert caught.value.file == str(path)


def test_many_elements_and_long_tokens_are_refused() -> None:
    refused(b"<a>" + b"<b/>\n" * 400_000 + b"</a>")
    refused(b"<a>" + b" " * 3_000_000 + b"</a>")
    refused(b"<a " + b" ".join(b'a%d=""' % i for i in range(300_000)) + b"/>")


def test_long_text_is_cut_not_copied_again_and_again() -> None:
    root = parse_xml(b"<a>" + b"x<b/>\n" * 200_000 + b"</a>").root
    assert len(root.text) <= 2000


@pytest.mark.parametrize(
    "data",
    [b"", b"\n", b"robot", b"<robot>", b"<robot></link>", b"<a/><b/>", b"<robot name=x/>",
     b'<robot name="a" name="b"/>', b"<robot>\x00</robot>", b"<robot>&#0;</robot>",
     b"<robot>&#xD800;</robot>", b"\xef\xbb\xbf", b"<robot name='<'/>", b"{}", b"PK\x03\x04"],
)  # fmt: skip
def test_what_is_not_well_formed_is_refused(data: bytes) -> None:
    error = refused(data)
    assert error.line is not None
    assert ("empty" if not data.strip() else "well-formed") in str(error)


def test_xacro_is_told_apart() -> None:
    text = b'<robot xmlns:xacro="http://ros.org/wiki/xacro">\n<xacro:include filename="x"/></robot>'
    error = refused(text)
    assert error.line == 2
    assert "run xacro first" in str(error).lower()
    # the traces that xacro leaves in its output are no xacro
    parse_xml(b'<robot xmlns:xacro="http://ros.org/wiki/xacro"/>')


def test_processing_instructions_are_listed_and_ignored() -> None:
    text = b'<?xml version="1.0"?>\n<?xml-stylesheet href="x.xsl"?>\n<r>\n<?php x?></r>'
    document = parse_xml(text)
    assert [line for line, _ in document.remarks] == [2, 4]
    assert "xml-stylesheet" in document.remarks[0][1]


def test_lines_of_elements_and_attributes() -> None:
    text = b"<r\n  a='1'\n\n  b = \"x>\n y\" c='2'>\n <!-- < -->\n <s/><t\n>z</t></r>"
    root = parse_xml(text).root
    assert [root.line, *(root.attribute_line(n) for n in "abc")] == [1, 2, 4, 5]
    assert root.attribute_line("absent") == 1
    assert [(e.tag, e.line) for e in root.walk()] == [("r", 1), ("s", 7), ("t", 7)]
    assert root.children[1].text == "z"


@pytest.mark.parametrize("path", ["/nonexistent/robot.urdf", "/", "a\0b", "x" * 5000])
def test_a_path_that_cannot_be_read_is_an_error_of_ours(path: str) -> None:
    with pytest.raises(LoadError, match="cannot be read"):
        read_bytes(Path(path))
