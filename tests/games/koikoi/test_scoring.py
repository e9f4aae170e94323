"""The kernel's scores against the slow scorer, over any captured cards and any table rules."""

from typing import Any

from hypothesis import example, given, settings
from hypothesis import strategies as st

from fuda.core.game import Game
from fuda.core.jit import INTERPRETED
from fuda.games.koikoi import rules, yaku
from fuda.games.koikoi.notation import CARDS, mask
from fuda.games.koikoi.view import in_reach
from tests.clauses import clause
from tests.games.koikoi import scorer
from tests.games.koikoi.arrange import VARIANTS, koikoi, piles, tables

THOROUGH = settings(max_examples=300 if INTERPRETED else 3000)

KINDS = st.sampled_from([scorer.LIGHTS, scorer.ANIMALS, scorer.RIBBONS, scorer.KASU, scorer.LIGHTS | scorer.ANIMALS])


def kernel_total(game: Game, cards: frozenset[str]) -> int:
    captured, table = mask(list(cards)), game.table[0]
    return int(rules.total(rules.yaku(captured, table), captured, table))


@clause("KK-16", "KK-18", "KK-19", "KK-20")
@THOROUGH
@given(tables(), piles, KINDS)
@example(koikoi("czech", **VARIANTS), frozenset(CARDS), scorer.LIGHTS)
@example(koikoi("russian", share_cards=False), frozenset(), scorer.LIGHTS | {"9A"})
def test_the_kernel_scores_like_the_slow_scorer(game: Game, cards: frozenset[str], all_of: frozenset[str]):
    cards |= all_of
    lines = game.score(sorted(cards))
    assert kernel_total(game, cards) == scorer.total(cards, game.options)
    assert sum(line["points"] for line in lines) == scorer.total(cards, game.options)
    if game.options["share_cards"]:
        found = {line["yaku"]: line["points"] for line in lines if line["yaku"] != "trio"}
        assert found == scorer.yaku(cards, game.options)


@clause("KK-16", "KK-18", "KK-19", "KK-20")
@THOROUGH
@given(tables(), piles)
def test_the_cards_of_a_line_make_its_points(game: Game, cards: frozenset[str]):
    lines = game.score(sorted(cards))
    assert sum(line["points"] for line in lines) == kernel_total(game, cards) == scorer.total(cards, game.options)
    for line in lines:
        assert set(line["cards"]) <= cards
        assert scorer.justified(line, game.options), line
        expected = "KK-20" if line["yaku"] == "trio" else f"KK-Y{yaku.NAMES.index(line['yaku']) + 1}"
        assert line["clause"] == expected
    if not game.options["share_cards"]:
        used = [card for line in lines if line["yaku"] != "trio" for card in line["cards"]]
        assert len(used) == len(set(used))


@clause("KK-18")
@settings(max_examples=200)
@given(tables(share_cards=False), piles, st.sampled_from(CARDS))
def test_when_cards_count_once_more_cards_are_never_worth_less(game: Game, cards: frozenset[str], card: str):
    if game.options["rain_stops_viewing"] and card == "11L":
        return
    assert kernel_total(game, cards | {card}) >= kernel_total(game, cards)


@clause("KK-18")
@settings(max_examples=200)
@given(tables(share_cards=True), piles)
def test_sharing_cards_never_brings_less_than_counting_them_once(game: Game, cards: frozenset[str]):
    once = type(game)(game.spec, game.preset, {**game.options, "share_cards": False})
    # Of five lights a sanko may be set aside for hanami when cards count once, and still only one light yaku counts.
    if not (game.options["viewing_yaku"] and "9A" in cards):
        assert kernel_total(once, cards) <= kernel_total(game, cards)


@settings(max_examples=200)
@given(tables(), piles, piles)
@example(koikoi(share_cards=False, sanko_with_poet=True), frozenset({"1L", "3L", "8L", "11L", "9A"}), frozenset())
def test_what_a_view_says_of_yaku_in_reach_is_enough_to_name_the_cards(
    game: Game, cards: frozenset[str], others: frozenset[str]
):
    plain: Any = game.plain_table
    mine, theirs = [card for card in CARDS if card in cards], [card for card in CARDS if card in others - cards]
    reach = yaku.reach(mask(mine), mask(theirs), plain)
    for captured, aside in (([mine, theirs], []), ([mine, []], theirs)):
        hints = {"yaku": yaku.kinds(plain), "reach": [reach, {}]}
        named = in_reach({"board": {"captured": captured, "aside": aside}, "hints": hints}, 0)
        assert named == yaku.missing(mask(mine), mask(theirs), plain)


@settings(max_examples=200)
@given(tables(share_cards=True), piles)
def test_yaku_in_reach_are_missing_just_those_cards(game: Game, cards: frozenset[str]):
    """The hint is exact: that many of those cards make the yaku, fewer of any cards do not."""
    plain: Any = game.plain_table
    have = scorer.yaku(cards, game.options)
    for entry in yaku.missing(mask(list(cards)), 0, plain):
        name, count = entry["yaku"], entry["missing"]
        wanted = entry["cards"]
        assert name not in have
        assert not set(wanted) & cards
        assert len(wanted) >= count >= 1
        if name in scorer.LIGHT_YAKU and count < len(wanted):
            continue  # a choice of lights: some of them lead further
        made = scorer.yaku(cards | set(wanted[:count]), game.options)
        # Of the many ribbons and animals that would do, some make a set that grows in the place of tan or tane (KK-19).
        sets = {"tan": {"aotan", "akatan"}, "tane": {"ino-shika-cho"}}.get(name, set())
        taken_over = game.options["grow_sets"] == "instead" and sets & set(made) - set(have)
        assert name in made or name in scorer.LIGHT_YAKU or taken_over
