"""The report in a real browser: what it shows is what was derived, and a person can use it."""

from __future__ import annotations

import io
import math
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import emdeg

FIXTURES = Path(__file__).resolve().parents[1] / "fixtures"


def reference(robot: emdeg.Robot, q: Any, qd: Any, qdd: Any) -> dict[str, np.ndarray]:
    """M, c, g by the interpreter, each derived without the optimiser; τ by machine code."""
    parts = emdeg.compile(
        robot, ["mass_matrix", "coriolis_vector", "gravity"], optimise=None, certify=False
    )
    found = emdeg.interpret(parts, {"q": np.asarray(q), "qd": np.asarray(qd)})
    tau = emdeg.compile(robot, method="newton_euler_base", optimise=None, certify=False)
    found["inverse_dynamics"] = emdeg.jit(tau)(np.array(q), np.array(qd), np.array(qdd))
    return {name: np.asarray(value).ravel() for name, value in found.items()}


def check_numbers(report: Any, robot: emdeg.Robot, q: Any, qd: Any, qdd: Any) -> None:
    for name, expected in reference(robot, q, qd, qdd).items():
        shown = np.array(report.numbers(name))
        assert shown == pytest.approx(expected, rel=1e-9, abs=1e-9), name


def test_sliders_move_the_numbers_to_those_of_the_machine_code(desk: Any) -> None:
    robot = emdeg.load("puma560")
    report = desk
    before = report.numbers("inverse_dynamics")
    rng = np.random.default_rng(7)
    for kind in ("q", "qd", "qdd"):
        for k in range(6):
            report.move(kind, k, float(rng.uniform(-1, 1)))
    state = [[report.slider(kind, k) for k in range(6)] for kind in ("q", "qd", "qdd")]
    assert report.numbers("inverse_dynamics") != before
    check_numbers(report, robot, *state)
    report.picture("puma560-desktop", full_page=True)


def test_the_first_state_is_right_too(desk: Any) -> None:
    zero = [0.0] * 6
    check_numbers(desk, emdeg.load("puma560"), zero, zero, zero)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["stanford", "two_link", "scara"])
def test_other_arms(name: str, open_report: Any, report_of: Any) -> None:
    robot = emdeg.load(name)
    report = open_report(report_of(robot))
    for k in range(robot.nv):
        report.move("q", k, 0.1 * (k + 1))
        report.move("qd", k, 0.3 - 0.1 * k)
        report.move("qdd", k, 0.2 * k - 0.1)
    state = [[report.slider(kind, k) for k in range(robot.nv)] for kind in ("q", "qd", "qdd")]
    check_numbers(report, robot, *state)
    report.picture(name)


@pytest.mark.slow
def test_a_tree_with_mimic_prismatic_and_continuous_joints(
    open_report: Any, report_of: Any
) -> None:
    robot = emdeg.load(FIXTURES / "urdf" / "everything.urdf")
    report = open_report(report_of(robot))
    position = report.page.evaluate(
        "JSON.parse(document.getElementById('data').textContent).controls.position"
    )
    for k, control in enumerate(position):
        middle = 0.3 * control["lower"] + 0.7 * control["upper"]
        report.move("q", k, middle if control["kind"] == "q" else 0.4)
    q = report.page.evaluate("window.emdegReport.q()")
    assert len(q) == robot.nq
    zero = [0.0] * robot.nv
    check_numbers(report, robot, q, zero, zero)
    report.picture("everything", full_page=True)


@pytest.mark.slow
def test_a_free_flyer_turns_by_roll_pitch_and_yaw(
    open_report: Any, report_of: Any, example_robot_urdfs: list[Path]
) -> None:
    (urdf,) = [p for p in example_robot_urdfs if p.name == "solo12.urdf"]
    robot = emdeg.load(urdf, floating_base=True)
    report = open_report(report_of(robot))
    for k, value in enumerate([0.1, -0.2, 0.3, 0.5, -0.4, 0.9, 0.6]):
        report.move("q", k, value)
    report.move("qd", 4, 1.5)
    q = report.page.evaluate("window.emdegReport.q()")
    assert math.hypot(*q[3:7]) == pytest.approx(1, abs=1e-12)
    qd = [0.0] * robot.nv
    qd[4] = report.slider("qd", 4)
    check_numbers(report, robot, q, qd, [0.0] * robot.nv)
    assert "free flyer" in report.page.inner_text("#explicit, #significance-map")
    assert report.page.is_visible("#hierarchical")
    report.picture("solo12", full_page=True)


OPEN_ALL = """() => { for (const d of document.querySelectorAll('details'))
    { d.open = true; d.dispatchEvent(new Event('toggle')); } }"""


# -- a person at work --------------------------------------------------------------------------


def open_card(page: Any, name: str) -> None:
    """The card of an element, open."""
    card = page.locator(f"[data-name={name}]")
    if card.get_attribute("open") is None:
        card.locator("> summary").click()


def test_a_symbol_tells_its_definition_and_its_uses(desk: Any) -> None:
    page = desk.page
    open_card(page, "M11")
    symbol = page.locator("[data-name=M11] [data-sym]").first
    symbol.click()
    panel = page.locator("#symbol")
    assert panel.is_visible()
    assert "lumped constant" in panel.inner_text()
    assert "Used in" in panel.inner_text()
    used = panel.locator(".links button")
    assert used.count() >= 1
    page.keyboard.press("Escape")
    assert panel.is_hidden()
    symbol.focus()
    page.keyboard.press("Enter")
    used.first.click()
    assert page.evaluate("document.activeElement.tagName") == "SUMMARY"


def test_what_is_copied_computes_the_element(desk: Any) -> None:
    """Python and C of M11, evaluated with the lumped constants, give what the page shows."""
    report, page = desk, desk.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_card(page, "M11")
    for k in range(6):
        report.move("q", k, 0.2 + 0.1 * k)
    model = emdeg.explicit_model(emdeg.load("puma560"))
    names: dict[str, Any] = {c.name: c.value for c in model.constants}
    names |= {f"q{k + 1}": report.slider("q", k) for k in range(6)}
    names |= {"cos": math.cos, "sin": math.sin, "pow": math.pow}
    shown = report.numbers("mass_matrix")[0]
    for language in ("Python", "C"):
        page.locator("[data-name=M11] .copy button", has_text=language).first.click()
        text = page.evaluate("navigator.clipboard.readText()")
        formula = text.removeprefix("const double ").removesuffix(";")
        left, _, right = formula.partition(" = ")
        assert left == "M11"
        assert eval(right, {"__builtins__": {}}, names) == pytest.approx(shown, rel=1e-12)
    page.locator("[data-name=M11] .copy button", has_text="LaTeX").first.click()
    assert page.evaluate("navigator.clipboard.readText()").startswith("\\mathbf{M}_{11} = ")


def test_the_robot_is_drawn_and_moves(desk: Any) -> None:
    image = pytest.importorskip("PIL.Image", reason="Pillow comes with the development lock")
    report, page = desk, desk.page

    def pixels(name: str) -> np.ndarray:
        page.wait_for_timeout(150)
        shot = page.locator("#scene canvas").screenshot(path=None)
        return np.asarray(image.open(io.BytesIO(shot)).convert("RGB")).astype(int)

    first = pixels("first")
    assert len(np.unique(first.reshape(-1, 3), axis=0)) > 200
    report.move("q", 1, -1.2)
    second = pixels("second")
    assert (abs(first - second).sum(axis=2) > 30).mean() > 0.005
    page.locator("#scene").focus()
    page.keyboard.press("ArrowLeft")
    assert (abs(second - pixels("third")).sum(axis=2) > 30).mean() > 0.005


@pytest.mark.slow
def test_names_on_hover(desk: Any) -> None:
    page = desk.page
    page.locator("#scene").scroll_into_view_if_needed()
    box = page.locator("#scene").bounding_box()
    seen = set()
    for x in np.linspace(0.3, 0.7, 15):
        for y in np.linspace(0.2, 0.8, 15):
            page.mouse.move(box["x"] + x * box["width"], box["y"] + y * box["height"])
            if page.is_visible("#tip"):
                seen.add(page.inner_text("#tip").split("\n")[0])
    assert len(seen) >= 2
    assert any("joint" in name for name in seen)


def test_the_gravity_map_moves_the_robot(desk: Any) -> None:
    report = desk
    canvas = report.page.locator("#gravity-map canvas")
    canvas.scroll_into_view_if_needed()
    report.until("document.getElementById('map-words').textContent.startsWith('Largest load')")
    before = [report.slider("q", k) for k in range(6)]
    canvas.click(position={"x": 30, "y": 40})
    after = [report.slider("q", k) for k in range(6)]
    assert sum(a != b for a, b in zip(before, after, strict=True)) == 2
    report.page.locator("#gravity").screenshot(path=None)
    report.picture("puma560-gravity")


def test_the_hierarchical_form_unfolds(desk: Any) -> None:
    page = desk.page
    page.click("#tab-hierarchical")
    assert "K" in page.inner_text("#program-nested")
    page.locator("#program-whole > summary").click()
    card = page.locator("#program-whole .element").first
    card.locator("summary").click()
    card.locator("button", has_text="Show all").click()
    page.wait_for_timeout(300)
    assert card.locator(".steps li").count() > 20
    page.keyboard.press("ArrowLeft")


def test_derivations_unfold(desk: Any) -> None:
    """Every method with its steps, folded twice: by method and by equation."""
    page = desk.page
    page.click("#tab-derivations")
    assert page.locator("#derivations > details").count() == len(emdeg.METHODS)
    card = page.locator("#derivation-newton_euler")
    card.locator("> summary").click()
    equation = card.locator(".element", has_text="(3.3-57)").first
    equation.locator("> summary").click()
    page.wait_for_timeout(200)
    assert equation.locator(".katex").count() == 6
    page.click("#tab-explicit")


def test_everything_opens_without_complaint(puma: Path, open_report: Any) -> None:
    report = open_report(puma)
    for _ in range(3):  # details inside details
        report.page.evaluate(OPEN_ALL)
    assert report.page.locator(".katex-error").count() == 0
    assert report.page.locator(".katex").count() > 300


@pytest.mark.slow
def test_a_cut_loop_is_announced_and_efforts_have_their_unit(
    open_report: Any, report_of: Any
) -> None:
    report = open_report(report_of(emdeg.load("four_bar")))
    notice = report.page.inner_text("#notices")
    assert "1 loop" in notice
    assert "tree that remains" in notice
    assert "in N m, computed" in report.page.inner_text("#sum-note")
    slider = open_report(report_of(emdeg.load("slider_crank")))
    assert "in N m and N, computed" in slider.page.inner_text("#sum-note")


@pytest.mark.slow
def test_gauges_compare_like_with_like(open_report: Any, report_of: Any) -> None:
    """A joint without a limit has no bar beside others that have one, whatever its effort."""
    robot = emdeg.load("panda").with_floating_base()
    report = open_report(report_of(robot))
    widths = report.page.eval_on_selector_all(
        "td.gauge i", "bars => bars.map(b => parseFloat(b.style.getPropertyValue('--width')))"
    )
    limits = [robot.by_coordinate[k].limits.effort for k in range(6, robot.nv)]
    efforts = report.numbers("inverse_dynamics")[6:]
    shares = [50 * abs(x) / float(limit) for x, limit in zip(efforts, limits, strict=True)]
    assert widths == pytest.approx([0.0] * 6 + shares, abs=1e-6)
