"""Hidden worlds: every placement that fits what a seat knows is as likely as any other, and no other comes up."""

from collections import Counter, defaultdict
from itertools import permutations
from math import comb, prod, sqrt
from random import Random
from typing import Any

import pytest

import fuda
from fuda.core.errors import BadPosition
from fuda.core.host import copy
from fuda.core.jit import INTERPRETED
from fuda.core.match import Match
from fuda.core.rng import streams
from fuda.games.yojimbo import layout, worlds
from fuda.games.yojimbo.sets import members
from tests.clauses import clause
from tests.games.yojimbo.arrange import DECK, NAMES, at, random_move, yojimbo

World = tuple[Any, ...]
SAMPLES = 40 if INTERPRETED else 12_000


def world(state: Any, players: int) -> World:
    """What is hidden somewhere: attacks in their order, hands and piles as sets."""
    hands = [frozenset(members(state.hand[seat])) for seat in range(players)]
    place = [*hands, frozenset(state.refill[: state.left].tolist()), frozenset(members(state.discarded))]
    piles = [tuple(int(card) for card in pile if card >= 0) for pile in (state.stack, state.attack, *state.victory)]
    return (*place, *piles)


def possible(match: Match, viewer: int) -> set[World]:
    """Every placement that fits the view, found by trying all of them."""
    view, true = match.view(viewer, hints=False), match.state[0]
    seen, memory, players = view["board"], view["memory"], match.game.seats
    mine = set(seen["hands"][viewer])
    taken = [set(cards) for cards in memory["taken"]]
    known_discards = {*memory["discards"], *memory["buried"]}
    entries = [*memory["stack"], *memory["opened"], *(e for pile in memory["victory"] for e in pile)]
    faces = [*seen["stack"], *seen["opened"], *(face for pile in seen["victory"] for face in pile)]
    known = mine.union(*taken, known_discards, seen["aside"], {e["card"] for e in entries if e["card"]})
    unknown = [card for card in NAMES if card not in known]
    hidden_pile = seen["pile"] - len(seen["opened"])
    rooms = [seen["held"][s] - len(taken[s]) if s != viewer else 0 for s in range(players)]
    slots = [("face", i) for i, entry in enumerate(entries) if entry["card"] is None]
    slots += [("pile", i) for i in range(hidden_pile)]
    slots += [("hand", s) for s in range(players) for _ in range(rooms[s])]
    slots += [("refill", 0)] * seen["refill"] + [("discard", 0)] * (seen["discards"] - len(known_discards))
    assert len(slots) == len(unknown)
    outside = set(memory["outside"])
    found = set[World]()
    for order in permutations(unknown):
        placed = dict(zip(((*slot, n) for n, slot in enumerate(slots)), order, strict=True))
        if any(card in outside for (kind, _, _), card in placed.items() if kind in ("face", "pile")):
            continue
        if any(_face(card) != faces[i]["face"] for (kind, i, _), card in placed.items() if kind == "face"):
            continue
        hands = [{c for (kind, s, _), c in placed.items() if kind == "hand" and s == seat} for seat in range(players)]
        if any(
            Counter(seen["backs"][s]) - Counter(_face(card) for card in hands[s] | taken[s])
            for s in range(players)
            if s != viewer
        ):
            continue
        cards = iter([card for (kind, _, _), card in placed.items() if kind == "face"])
        attacks = [entry["card"] or next(cards) for entry in entries]
        pile = [card for (kind, _, _), card in placed.items() if kind == "pile"]
        hands = [hands[s] | taken[s] | (mine if s == viewer else set()) for s in range(players)]
        others = [
            {card for (kind, _, _), card in placed.items() if kind == spot} | extra
            for spot, extra in (("refill", set[str]()), ("discard", known_discards))
        ]
        found.add(_world(hands, others, attacks, pile, seen))
    assert world(true, players) in found
    return found


def _face(card: str) -> str:
    return DECK.attack(NAMES.index(card)).id


def _world(hands: Any, others: Any, attacks: list[str], pile: list[str], seen: dict[str, Any]) -> World:
    sets = [frozenset(NAMES.index(card) for card in cards) for cards in (*hands, *others)]
    numbers, below = [NAMES.index(card) for card in attacks], [NAMES.index(card) for card in pile]
    parts, start = list[tuple[int, ...]](), 0
    for size in (len(seen["stack"]), len(seen["opened"]), *map(len, seen["victory"])):
        parts.append(tuple(numbers[start : start + size]))
        start += size
    parts += [()] * (layout.SEATS - len(seen["victory"]))
    return (*sets, parts[0], (*parts[1], *below), *parts[2:])


def check_uniform(match: Match, viewer: int, seed: int) -> int:
    """Compare sampled worlds with all possible ones: a chi-square test far from any chance failure."""
    game, worlds = match.game, sorted(possible(match, viewer), key=repr)
    blanked, rng = game.parse(match.view(viewer, hints=False)), streams(seed)
    counts = Counter[World]()
    for _ in range(SAMPLES):
        state = copy(blanked)
        game.rules.redeal(state, game.table, rng)
        counts[world(state[0], game.seats)] += 1
    assert set(counts) <= set(worlds)
    expected = SAMPLES / len(worlds)
    if expected >= 10:
        chi = sum((counts[each] - expected) ** 2 / expected for each in worlds)
        degrees = len(worlds) - 1
        assert chi < degrees + 5 * sqrt(2 * max(1, degrees)) + 10, (chi, degrees)
    return len(worlds)


def small(stack: list[str], pile: list[str], hands: list[list[str]], **position: Any) -> dict[str, Any]:
    return {"stack": stack, "pile": pile, "hands": hands, "refill": [], **position}


def with_attack(face: str, count: int, avoid: tuple[str, ...] = ()) -> list[str]:
    return [card for card in NAMES if _face(card) == face and card not in avoid][:count]


STRIKES, GRABS, KICKS = (
    with_attack(face, count) for face, count in (("shomen_uchi", 6), ("katate_tori", 6), ("mae_geri_chudan", 4))
)


@clause("YJ-6")
def test_public_attack_faces_are_matched_by_cards_with_that_face():
    match = yojimbo().setup(
        **small([STRIKES[0]], [GRABS[0], STRIKES[1]], [[KICKS[0]], [STRIKES[2], GRABS[1]]], refill=[KICKS[1]])
    )
    assert check_uniform(match, 0, 1) == 3 * 2 * 12
    assert check_uniform(match, 1, 2) > 1


@clause("YJ-6", "YJ-13")
@pytest.mark.compiled_only  # test_seen_faces_leave_the_hidden_pile_its_ways interprets the same
@pytest.mark.parametrize("backs", [False, True])
def test_cards_seen_before_a_reshuffle_are_not_among_the_attacks(backs: bool):
    """With the backs shown this is the case that needs the tilted draw: free and seen cards compete for the hands."""
    sizes = set[int]()
    for seed in range(4):  # which of the discards is drawn
        match = yojimbo(attack_backs=backs, training="one").setup(
            **small(
                [STRIKES[0]], [GRABS[0], GRABS[1], KICKS[2]], [[KICKS[0]], [STRIKES[1]]],
                discard=[GRABS[3], STRIKES[2], KICKS[1]], holder=1, seed=seed,
            )
        )  # fmt: skip
        match.play("train")
        assert set(match.view(0)["memory"]["outside"]) == {GRABS[3], STRIKES[2], KICKS[1]}
        sizes.add(check_uniform(match, 0, seed))
    assert min(sizes) > 10


def between_free_and_seen() -> tuple[Match, Any]:
    """A hand with two seen strikes and a seen grab, and after a reshuffle two free and two other strikes for them."""
    match = yojimbo(attack_backs=True, training="one").setup(
        **small(
            [KICKS[0]], [STRIKES[4], STRIKES[3], GRABS[4], KICKS[3]], [[KICKS[2]], [STRIKES[0], STRIKES[2], GRABS[0]]],
            discard=[STRIKES[1], STRIKES[5], GRABS[3], GRABS[5]], holder=0, turn=0,
        )
    )  # fmt: skip
    match.play("train")
    return match, match.game.parse(match.view(0, hints=False))


def count(cards: tuple[int, int]) -> int:
    return sum(map(int.bit_count, cards))


def ways(free: int, outside: int, wanted: int, tilt: float) -> dict[int, float]:
    """By how many free cards are used: the ways to choose so many free ones and the rest outside, tilted."""
    return {x: comb(free, x) * comb(outside, wanted - x) * tilt**x for x in range(wanted + 1)}


@clause("YJ-6")
@pytest.mark.parametrize("tilt", [1.0, 0.4])
def test_seen_faces_are_filled_as_often_as_there_are_ways_to(tilt: float):
    match, blanked = between_free_and_seen()
    table = match.game.table[0]
    loose = worlds._unplaced(blanked[0], table)
    supply = [worlds._supply(blanked[0], table, loose, face) for face in range(layout.FACES)]
    wanted = [each for each in supply if each[2]]
    assert sorted(each[2] for each in wanted) == [1, 2]
    assert all(free and outside for free, outside, _ in wanted)
    chances = [ways(*each, tilt) for each in wanted]
    shares = [{x: way / sum(each.values()) for x, way in each.items()} for each in chances]
    mean = sum(x * share for each in shares for x, share in each.items())
    assert worlds._mean(blanked[0], table, loose, tilt) == pytest.approx(mean)
    rng, counts, samples = streams(5), Counter[int](), 600 if INTERPRETED else SAMPLES
    for _ in range(samples):
        state = copy(blanked)
        left = worlds._fill_faces(state[0], table, loose, tilt, rng)
        counts[count(worlds._free(state[0], loose)) - count(worlds._free(state[0], left))] += 1
    expected = defaultdict[int, float](float)
    for x, share in shares[0].items():
        for y, other in shares[1].items():
            expected[x + y] += samples * share * other
    chi = sum((counts[x] - expected[x]) ** 2 / expected[x] for x in expected if expected[x])
    assert chi < 3 + 5 * sqrt(6), (counts, expected)


@clause("YJ-6")
def test_seen_faces_leave_the_hidden_pile_its_ways():
    """Each way to fill the hands counts with the ways to fill the pile behind it, whatever tilt it was drawn with."""
    match, blanked = between_free_and_seen()
    table = match.game.table[0]
    loose = worlds._unplaced(blanked[0], table)
    free_cards = count(worlds._free(blanked[0], loose))
    hidden = sum(int(card) == -1 for card in blanked[0].attack[blanked[0].gone :])
    assert hidden > 0
    supply = [worlds._supply(blanked[0], table, loose, face) for face in range(layout.FACES)]
    first, second = (ways(*each, 1.0) for each in supply if each[2])
    expected = defaultdict[int, float](float)
    for x, way in first.items():
        for y, other in second.items():
            expected[x + y] += way * other * prod(free_cards - x - y - i for i in range(hidden))
    rng, counts, samples = streams(6), Counter[int](), 300 if INTERPRETED else SAMPLES
    for _ in range(samples):
        state = copy(blanked)
        left = worlds._redeal_faces(state[0], table, loose, hidden, rng)
        counts[free_cards - count(worlds._free(state[0], left))] += 1
    total = sum(expected.values())
    assert all(expected[x] for x in counts)
    chi = sum((counts[x] - samples * way / total) ** 2 / (samples * way / total) for x, way in expected.items() if way)
    assert chi < 3 + 5 * sqrt(6), (counts, expected)


@clause("YJ-6")
def test_with_attack_backs_hands_fit_the_seen_faces():
    match = yojimbo(attack_backs=True).setup(
        **small([STRIKES[0]], [GRABS[0], GRABS[2]], [[KICKS[0]], [STRIKES[1], GRABS[1]]], refill=[KICKS[1], GRABS[3]])
    )
    assert check_uniform(match, 0, 4) > 1


@clause("YJ-6", "YJ-13")
def test_a_card_taken_from_a_hand_is_remembered_by_its_old_holder():
    match = at(yojimbo(players=3), "strike 7", ["", "irimi tenkan", "kaiten"], refill="", pile="grab 1, grab 2")
    match.play("train")
    match.play("from 1")
    card = match.view(0)["board"]["hands"][0][0]
    assert match.view(1)["memory"]["taken"] == [[card], [], []]
    assert match.view(2)["memory"]["lent"] == [[0, 0, 0], [1, 0, 0], [0, 0, 0]]
    assert match.view(0)["memory"]["lenders"] == [{"card": card, "seats": [1]}]
    for seed in range(20):
        assert card in match.game.sample(match.view(1), seed).view(0)["board"]["hands"][0]
        sampled = match.game.sample(match.view(2), seed)
        assert sampled.view(1)["memory"]["taken"][0] == sampled.view(0)["board"]["hands"][0]


@clause("YJ-6", "YJ-10")
def test_hidden_discards_belong_to_those_who_made_them():
    match = at(yojimbo(), "strike 7", ["ikkyo irimi tenkan", "kaiten"], refill="renraku renraku renraku")
    match.play(*(f"change {card}" for card in match.view(0)["board"]["hands"][0]), "draw")
    for seed in range(10):
        sampled = match.game.sample(match.view(1), seed)
        assert len(sampled.view(0)["memory"]["buried"]) == 2
        assert sampled.view(1)["memory"] == match.view(1)["memory"]


@clause("YJ-6", "YJ-25")
def test_what_the_winner_has_seen_stays_the_winners_in_every_world():
    match, rng = yojimbo("dan", players=3).new(seed=11), Random(11)
    while not match.over and not any(e["known_by"] for pile in match.view(0)["memory"]["victory"] for e in pile):
        match.play(*random_move(match, rng))
    winner = next(e["known_by"][0] for pile in match.view(0)["memory"]["victory"] for e in pile if e["known_by"])
    other = (winner + 1) % 3
    for seed in range(10):
        sampled = match.game.sample(match.view(other), seed).view(winner)["memory"]["victory"]
        assert [[e["known_by"] for e in pile] for pile in sampled] == [
            [e["known_by"] for e in pile] for pile in match.view(winner)["memory"]["victory"]
        ]
        assert any(e["card"] for pile in sampled for e in pile)


@clause("YJ-6")
@pytest.mark.parametrize("backs", [False, True])
def test_large_positions_keep_to_the_facts(backs: bool):
    """Whole matches of dan for five, where the refill pile is shuffled often."""
    table = yojimbo("dan", players=5, attack_backs=backs)
    match, rng, checked = table.new(seed=2), Random(2), 0
    while not match.over:
        if len(match.moves) % (40 if INTERPRETED else 5) == 0:
            view = match.view(0, hints=False)
            state = match.game.sample(view, checked).state[0]
            outside = {NAMES.index(card) for card in view["memory"]["outside"]}
            for card in outside:
                assert card not in (*state.stack, *state.attack, *state.victory.flat)
            for seat in range(1, 5):
                held = [NAMES[c] for c in members(state.hand[seat])]
                assert not Counter(view["board"]["backs"][seat]) - Counter(map(_face, held))
            checked += 1
        match.play(*random_move(match, rng))
    assert checked > 3


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"staying": [0, 4]}, "board.staying: there is no seat 4"),
        ({"holder": 3}, "board.holder: there is no seat 3; seats: 0 to 2"),
        ({"turn": -1}, "board.turn: expected `int` >= 0"),
        ({"top": "Y120"}, "board.top: Y120 .*not in the deck"),
        ({"drawn": ["Y120", None, None]}, "not in the deck"),
        ({"pile": 31}, "board.pile: expected `int` <= 30"),
    ],
)
def test_seats_and_cards_that_a_table_does_not_have_are_no_view(changes: dict[str, object], said: str):
    game = fuda.game("yojimbo", players=3)
    view = game.new(seed=1).view(0, hints=False)
    with pytest.raises(BadPosition, match=said):
        game.parse({**view, "board": {**view["board"], **changes}})


def test_no_more_backs_are_shown_of_a_hand_than_it_has_cards():
    game = fuda.game("yojimbo", attack_backs=True)
    view = game.new(seed=1).view(0, hints=False)
    backs = [list(each) for each in view["board"]["backs"]]
    backs[1].append(backs[1][0])
    with pytest.raises(BadPosition):
        game.parse({**view, "board": {**view["board"], "backs": backs}})
