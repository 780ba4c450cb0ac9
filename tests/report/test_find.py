"""Finding things on the page, and taking them away from it."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

import emdeg


def find(page: Any, text: str) -> str:
    """Type into Find; what it says."""
    page.fill("#search", text)
    page.wait_for_timeout(200)
    return str(page.inner_text("#found"))


def test_find_says_when_there_is_nothing(desk: Any) -> None:
    page = desk.page
    assert find(page, "xyzzy") == "Nothing found for “xyzzy”."
    assert page.locator("#group-M .element:visible").count() > 10  # nothing is hidden then
    assert find(page, "") == ""


def test_find_opens_and_marks_elements(desk: Any) -> None:
    page = desk.page
    assert "element" in find(page, "g2")
    shown = page.locator("#explicit .element.hit:visible")
    assert "g2" in [shown.nth(k).get_attribute("data-name") for k in range(shown.count())]
    assert page.locator("[data-name=g2] .formula").is_visible()
    assert page.locator("[data-name=M12]").is_hidden()
    find(page, "")
    assert page.locator("#explicit .hit").count() == 0


def test_find_finds_constants_and_parameters(desk: Any) -> None:
    page = desk.page
    model = emdeg.explicit_model(emdeg.load("puma560"))
    name = model.constants[0].name
    words = find(page, name)
    assert "constant" in words
    assert page.locator(f"[data-constant={name}]").is_visible()
    assert page.locator("#explicit .found").count() >= 1  # marked in the formulas
    words = find(page, "Ixx2")
    assert "1 parameter" in words
    page.locator("#found button").first.click()
    assert "parameter of the robot" in page.inner_text("#symbol")
    page.keyboard.press("Escape")
    assert "parameter" in find(page, "motor and drive")  # by what its note says
    find(page, "")
    page.click("#tab-hierarchical")
    assert "output" in find(page, "tau3")
    find(page, "")


OPEN = "#explicit .element[open] > summary .what"
TERMS = "all => all.map(x => parseInt(x.textContent))"


def test_the_first_thing_open_is_short(puma: Path, open_report: Any) -> None:
    found = open_report(puma).page.eval_on_selector_all(OPEN, TERMS)
    assert len(found) == 1
    assert found[0] <= 12


@pytest.mark.slow
def test_an_element_of_hundreds_of_terms_stays_closed(open_report: Any, report_of: Any) -> None:
    page = open_report(report_of(emdeg.load("panda"))).page
    assert max(page.eval_on_selector_all("#group-M .element > summary .what", TERMS)) > 500
    assert all(terms <= 12 for terms in page.eval_on_selector_all(OPEN, TERMS))


def test_the_page_says_what_compile_gives(puma: Path, desk: Any) -> None:
    page = desk.page
    program = emdeg.compile(emdeg.load("puma560"))
    total = f"{program.count().total:,}"
    assert total in page.inner_text("#facts")
    rows = page.eval_on_selector_all(
        "#methods tbody tr", "all => all.map(r => [r.querySelector('th').textContent,"
        " Number(r.children[3].textContent.replace(/,/g, ''))])"
    )  # fmt: skip
    assert rows[0][0].startswith("emdeg, shortest")
    assert rows[0][1] == program.count().total == min(n for _, n in rows)
    assert f"the last program has {total} operations" in page.inner_text("#waterfall")
    assert page.eval_on_selector_all(".power", "all => all.map(p => p.textContent)")


@pytest.mark.parametrize("language", ["C", "JavaScript"])
def test_the_whole_program_can_be_copied(language: str, desk: Any, tmp_path: Path) -> None:
    page = desk.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator(f"#tab-program-{language}").click()
    page.click("#program-copy")
    text = page.evaluate("navigator.clipboard.readText()")
    assert text == page.evaluate(
        f"JSON.parse(document.getElementById('data').textContent).sources.{language}"
    )
    if language == "C" and (compiler := shutil.which("cc") or shutil.which("clang")):
        source = tmp_path / "program.c"
        source.write_text(text, encoding="utf-8")
        subprocess.run([compiler, "-c", "-O0", source, "-o", tmp_path / "p.o"], check=True)


def test_conventions_and_a_citation(desk: Any) -> None:
    robot, text = emdeg.load("puma560"), desk.page.inner_text("#about")
    for words in ("linear rows first", "the factor 2 inside", "Cite this", emdeg.__version__):
        assert words in text
    bibtex = desk.page.inner_text("#bibtex")
    assert bibtex.startswith("@misc{emdeg_puma560,")
    assert robot.hash in bibtex
    assert bibtex.count("{") == bibtex.count("}")
