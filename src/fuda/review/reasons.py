"""Why a move was worse, from the worlds that it was tried in: the two largest differences, and the book's advice."""

from collections.abc import Callable
from typing import Any

from fuda.bots.scale import CHANCE, POINTS
from fuda.review.causes import Cause
from fuda.review.choice import Choice
from fuda.review.kernels import load
from fuda.review.report import Reason

SAID = 2  # differences that are told
WORTH_TELLING = 0.02  # of a share; of other numbers, this times what a part says one of them counts


def reasons(choice: Choice) -> list[Reason]:
    """Return the sentences of a choice that lost something."""
    lost, text = choice.lost(), choice.game.spec.text
    best, played = choice.order()[0], choice.played
    if best == played:
        return []
    told = [
        Reason(
            f"review-lost-{choice.game.name}",
            {
                "best": [text(action) for action in choice.moves[best]],
                "chance": 100 * lost[CHANCE].mean,
                "points": lost[POINTS].mean,
            },
        )
    ]
    part = load(choice.game.name).part
    causes: dict[str, Cause] = getattr(part, "CAUSES", {})
    good, bad = (dict(zip(part.FEATURES, choice.sample.features[place], strict=True)) for place in (best, played))
    size = {name: abs(good[name] - bad[name]) * cause.counts for name, cause in causes.items()}
    largest = sorted((name for name in causes if size[name] >= WORTH_TELLING), key=lambda name: -size[name])[:SAID]
    for name in largest:
        cause, scale = causes[name], 100 if causes[name].share else 1
        told.append(
            Reason(
                cause.key, {"better": float(scale * good[name]), "worse": float(scale * bad[name]), **dict(cause.args)}
            )
        )
    advise: Callable[[Choice, list[str]], str | None] = getattr(part, "advice", _no_advice)
    advice = advise(choice, largest)
    return [*told, Reason(advice, {})] if advice else told


def _no_advice(choice: Any, largest: list[str]) -> str | None:
    return None
