"""Both checkers, built once for all tests of this folder."""

from __future__ import annotations

import pytest

from tests.proof.checkers import Checkers


@pytest.fixture(scope="session")
def checkers(tmp_path_factory: pytest.TempPathFactory) -> Checkers:
    return Checkers(tmp_path_factory.mktemp("checker"))
