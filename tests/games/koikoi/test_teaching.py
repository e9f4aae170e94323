"""What the page pictures beside each yaku is that yaku."""

import json

import pytest

import fuda
import hatch_build
from fuda.games.koikoi import yaku

PICTURED: dict[str, list[str]] = json.loads((hatch_build.CLIENT / "src/games/koikoi/yaku.json").read_text("utf-8"))


def test_every_yaku_of_the_table_is_pictured_in_its_order():
    assert list(PICTURED) == list(yaku.NAMES)


@pytest.mark.parametrize("name", PICTURED)
def test_the_cards_beside_a_yaku_score_it_and_it_alone(name: str):
    assert [line["yaku"] for line in fuda.game("koikoi").score(PICTURED[name])] == [name]
