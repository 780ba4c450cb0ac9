"""docs/gallery.md shows a picture of every example, and says in words what is on it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
IMAGES = ROOT / "docs" / "images"
EXAMPLES = sorted(
    p
    for p in (ROOT / "examples").iterdir()
    if p.suffix in (".py", ".ipynb") and p.stem[0].isdigit()
)
#: file name of each picture in the gallery, and its alternative text
SHOWN = {
    name: words
    for words, name in re.findall(
        r"!\[([^\]]*)\]\(images/([^)]+)\)", (ROOT / "docs" / "gallery.md").read_text("utf-8")
    )
}


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda p: p.stem)
def test_every_example_has_its_picture_in_the_gallery(example: Path) -> None:
    pictures = [p.name for p in IMAGES.glob(f"{example.stem}*.png")]
    assert pictures, f"copy out/{example.stem}.png to docs/images/"
    assert set(pictures) <= set(SHOWN), "docs/gallery.md does not show it"


def test_every_picture_is_shown_described_and_light() -> None:
    assert {p.name for p in IMAGES.iterdir()} == set(SHOWN)
    for name, words in SHOWN.items():
        assert len(words.split()) >= 5, f"{name} needs a text for those who do not see it"
        content = (IMAGES / name).read_bytes()
        assert content.startswith(b"\x89PNG")
        assert len(content) < 300_000, f"{name} is too heavy for a page"
