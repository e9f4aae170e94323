from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import deals
from tests.server.postgres import postgres


@pytest.fixture(autouse=True)
def fixed_deals() -> Iterator[None]:
    """Every test is dealt its own cards, the same each time."""
    with deals.fixed():
        yield


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of both kinds."""
    return postgres().fresh() if request.param == "postgresql" else f"sqlite:///{tmp_path / 'fuda.db'}"
