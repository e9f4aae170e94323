"""Why a move was worse, from the worlds that it was tried in; what others' moves told; and the book's advice."""

from fuda.bots.scale import CHANCE, POINTS
from fuda.core.rng import streams
from fuda.review.books import BOOKS
from fuda.review.causes import Cause
from fuda.review.choice import Choice
from fuda.review.holdings import HOLDINGS
from fuda.review.kernels import load
from fuda.review.report import Reason
from fuda.review.worlds import derived

SAID = 2  # sentences after the first one: differences, and what the others' moves told
LOOKED = 400  # worlds in which hands are compared with what the deal alone would say
TELLING = 0.15  # of a share, from which on what others' moves told is worth a sentence
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
    causes: dict[str, Cause] = part.CAUSES
    good, bad = (dict(zip(part.FEATURES, choice.sample.features[place], strict=True)) for place in (best, played))
    size = {name: abs(good[name] - bad[name]) * cause.counts for name, cause in causes.items()}
    largest = sorted((name for name in causes if size[name] >= WORTH_TELLING), key=lambda name: -size[name])[:SAID]
    if choice.told is None:
        choice.told = tells(choice)
    holding = choice.told
    for name in largest[: SAID - len(holding)]:
        cause, scale = causes[name], 100 if causes[name].share else 1
        told.append(
            Reason(
                cause.key, {"better": float(scale * good[name]), "worse": float(scale * bad[name]), **dict(cause.args)}
            )
        )
    book = BOOKS.get(choice.game.name)
    advice = book(choice, largest) if book else None
    return [*told, *holding, *([Reason(advice, {})] if advice else [])]


def tells(choice: Choice) -> list[Reason]:
    """Return what the others' moves told of their hands: where the belief is farthest from the deal alone."""
    worlds, seat = choice.worlds, choice.decision.seat
    holdings = HOLDINGS.get(choice.game.name)
    if holdings is None:
        return []
    seed = derived(choice.seed, seat, choice.decision.number, "tells")
    believed = worlds.drawn(choice.root, seat, LOOKED, seed).worlds
    dealt = worlds.fitting(choice.root, LOOKED, streams(seed + 1)).worlds
    after, before = (
        {told: float(held.mean()) for told, held in holdings(some, worlds.table, seat).items()}
        for some in (believed, dealt)
    )
    told = max(after, key=lambda each: abs(after[each] - before[each]), default=None)
    if told is None or abs(after[told] - before[told]) < TELLING:
        return []
    return [Reason(told.key, {"after": 100 * after[told], "before": 100 * before[told], **dict(told.args)})]
