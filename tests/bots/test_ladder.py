"""Each level is weaker than the one above it: few matches or positions, fixed deals and simulations, always the same.

Levels that do not search play matches. What a search gains on the network is small beside the luck of so few matches:
there the choices that differ are compared, in fresh worlds.
"""

from collections.abc import Mapping
from statistics import fmean
from typing import NamedTuple

import pytest

import fuda
from fuda.bots import Searcher, bot, levels
from fuda.bots.arena import entrant
from fuda.catalogue import GAMES, spec
from tests.bots.contests import contest_of, played


class Step(NamedTuple):
    """A level against the one below it, in games of four one among three of them."""

    game: str
    weaker: str
    stronger: str
    deals: int  # each from every seat
    seed: int
    options: Mapping[str, object]


class Thought(NamedTuple):
    """Who thinks longer than another, over how many choices of matches that differ."""

    weaker: str
    stronger: str
    choices: int


SHORT, QUICK = {"word": "PES"}, {"rounds": 3}
STEPS = (
    Step("koikoi", "random", "novice", 4, 5, QUICK),
    Step("koikoi", "novice", "learner", 24, 5, QUICK),
    Step("koikoi", "learner", "quick", 24, 5, QUICK),
    Step("koikoi", "quick", "reader", 24, 5, QUICK),
    Step("koikoi", "reader", "greedy", 24, 5, QUICK),
    Step("koikoi", "greedy", "hasty", 24, 5, QUICK),
    Step("koikoi", "hasty", "instinct", 24, 5, QUICK),
    Step("kocka", "random", "novice", 1, 5, SHORT),
    Step("kocka", "novice", "learner", 12, 5, SHORT),
    Step("kocka", "learner", "quick", 12, 5, SHORT),
    Step("kocka", "quick", "reader", 12, 5, SHORT),
    Step("kocka", "reader", "greedy", 12, 5, SHORT),
    Step("kocka", "greedy", "dreamer", 12, 5, SHORT),
    Step("kocka", "dreamer", "hasty", 12, 5, SHORT),
    Step("kocka", "hasty", "instinct", 6, 5, SHORT),
    Step("yojimbo", "random", "novice", 4, 5, {}),
    Step("yojimbo", "novice", "learner", 12, 5, {}),
    Step("yojimbo", "learner", "quick", 12, 5, {}),
    Step("yojimbo", "quick", "reader", 16, 5, {}),
    Step("yojimbo", "reader", "greedy", 40, 5, {}),
    Step("yojimbo", "greedy", "dreamer", 40, 5, {}),
    Step("yojimbo", "dreamer", "hasty", 16, 5, {}),
    Step("yojimbo", "hasty", "instinct", 6, 5, {}),
)
THOUGHTS = (
    Thought("instinct", "wary", 8),
    Thought("instinct", "thinker@150sims", 8),
    Thought("thinker@150sims", "master@1500sims", 5),
)
JUDGED = "4000sims"  # of each choice that differs
EVERY = 3  # moves of the network from one position to the next


@pytest.mark.compiled_only
@pytest.mark.parametrize("step", STEPS, ids=lambda step: f"{step.game}-{step.stronger}")
def test_a_level_gains_on_the_one_below(step: Step) -> None:
    asked = contest_of(step.stronger, step.weaker, game=step.game, seed=step.seed, **step.options)
    leads = list[float]()
    for result in played(asked, step.deals):
        seats = list(zip(result.scores, result.entrants, strict=True))
        leads.append(fmean(s for s, who in seats if who == 0) - fmean(s for s, who in seats if who == 1))
    assert (fmean(leads) < 0) if spec(step.game).fewest else (fmean(leads) > 0)


@pytest.mark.compiled_only
@pytest.mark.parametrize(
    ("name", "thought"),
    [(name, each) for name in GAMES for each in THOUGHTS if entrant(each.stronger).name in levels(name)],
    ids=lambda each: each if isinstance(each, str) else entrant(each.stronger).name,
)
def test_a_level_that_thinks_longer_chooses_better(name: str, thought: Thought) -> None:
    judge: Searcher = bot(name, "master")  # type: ignore[assignment]
    (weak, little), (strong, much) = (
        (bot(name, each.name), each.budget) for each in map(entrant, (thought.weaker, thought.stronger))
    )
    network, gained, seed = bot(name, "instinct"), list[float](), 0
    while len(gained) < thought.choices:
        match, seed = fuda.game(name).new(seed=seed), seed + 1
        while not match.over and len(gained) < thought.choices:
            seat, number = match.seats[0], len(match.moves)
            view = match.view(seat, hints=False)
            if number % EVERY == seed % EVERY and len(view["legal"]) > 1:
                less, more = weak.choose(view, number, little), strong.choose(view, number, much)
                if sorted(less) != sorted(more):
                    worse, better = judge.compare(view, [less, more], 1000 + number, JUDGED)
                    gained.append(better.value - worse.value)
            match.play(*network.choose(view, number), seat=seat)
    assert fmean(gained) > 0
