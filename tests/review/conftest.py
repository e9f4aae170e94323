import pytest

from fuda.catalogue import GAMES
from fuda.core import jit
from fuda.core.locks import alone
from fuda.review import review
from tests.review.matches import recorded


@pytest.fixture(scope="session", autouse=True)
def compiled() -> None:
    """Compile what reviews call, one worker at a time: two that compile the same would each take the whole time."""
    if jit.INTERPRETED:
        pytest.skip("thousands of playouts: compiled only")
    jit.COMPILED.mkdir(parents=True, exist_ok=True)
    with alone(jit.COMPILED / "review.lock"):
        for name in GAMES:
            next(review(recorded(name, 1), effort="quick"))
