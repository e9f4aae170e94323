"""Each level that does not search is weaker than the one above it: few matches, fixed deals, always the same."""

from collections.abc import Mapping
from statistics import fmean
from typing import NamedTuple

import pytest

from fuda.catalogue import spec
from tests.bots.contests import contest_of, played


class Step(NamedTuple):
    """A level against the one below it, in games of four one among three of them."""

    game: str
    weaker: str
    stronger: str
    deals: int  # each from every seat
    seed: int
    options: Mapping[str, object]


SHORT, LONG, QUICK = {"word": "PES"}, {"word": "KOČKA"}, {"rounds": 3}
STEPS = (
    Step("koikoi", "random", "novice", 4, 5, QUICK),
    Step("koikoi", "novice", "quick", 4, 5, QUICK),
    Step("koikoi", "quick", "greedy", 6, 5, QUICK),
    Step("kocka", "random", "novice", 2, 5, SHORT),
    Step("kocka", "novice", "quick", 2, 5, SHORT),
    Step("kocka", "quick", "greedy", 2, 304, LONG),
    Step("kocka", "greedy", "instinct", 2, 304, LONG),
)


@pytest.mark.compiled_only
@pytest.mark.parametrize("step", STEPS, ids=lambda step: f"{step.game}-{step.stronger}")
def test_a_level_gains_on_the_one_below(step: Step) -> None:
    asked = contest_of(step.stronger, step.weaker, game=step.game, seed=step.seed, **step.options)
    leads = list[float]()
    for result in played(asked, step.deals):
        seats = list(zip(result.scores, result.entrants, strict=True))
        leads.append(fmean(s for s, who in seats if who == 0) - fmean(s for s, who in seats if who == 1))
    assert (fmean(leads) < 0) if spec(step.game).fewest else (fmean(leads) > 0)
