import pytest

from fuda.catalogue import GAMES


@pytest.fixture
def kocka(monkeypatch: pytest.MonkeyPatch) -> None:
    """Kouřící kočka, with four seats and moves of three actions, whether it is in the catalogue or not."""
    monkeypatch.setitem(GAMES, "kocka", "fuda.games.kocka")
