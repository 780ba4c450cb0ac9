"""Every impossible or foolish request is answered by a sentence that names the cause."""

from __future__ import annotations

import pytest

from tests.identify.refusals import PAGE, REQUESTS, Request, answer, fit


@pytest.mark.oracle
@pytest.mark.parametrize("request_", REQUESTS, ids=lambda r: r.asked)
def test_the_answer_names_the_cause(request_: Request) -> None:
    assert request_.said.lower() in answer(request_.ask).lower()


@pytest.mark.oracle
def test_a_sound_log_is_fitted_without_a_word() -> None:
    assert answer(fit()) == ""


def test_the_page_has_every_request() -> None:
    rows = PAGE.read_text(encoding="utf-8").splitlines()
    assert len(REQUESTS) >= 30
    for request in REQUESTS:
        (row,) = (r for r in rows if r.startswith(f"| {request.asked} |"))
        assert request.said.lower() in row.lower(), request.asked
