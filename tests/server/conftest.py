from collections.abc import Iterator

import pytest

from tests.server import deals


@pytest.fixture(autouse=True)
def fixed_deals() -> Iterator[None]:
    """Every test is dealt its own cards, the same each time."""
    with deals.fixed():
        yield
