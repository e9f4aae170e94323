"""One's own numbers: what finished matches came to for a seat, what was made and conceded, and how the cards fell.

Everything is counted from records, so the same numbers come from a server's history and from files.
"""

from collections import Counter
from collections.abc import Sequence

import msgspec

from fuda.core.errors import FudaError
from fuda.core.events import Event
from fuda.core.match import Match
from fuda.review.dealt import HEJMA, Dealt, dealt
from fuda.review.report import BLUNDER, EQUAL, MISTAKE, Review
from fuda.review.trajectory import Deal, trajectory

PARTS = ("early", "middle", "late")  # of a match, by its rounds


class Errors(msgspec.Struct):
    """Choices of one kind."""

    choices: int = 0  # that mattered
    mistakes: int = 0  # and blunders
    lost: float = 0.0  # of the chance to win the match, by choices that were surely worse than the best

    def add(self, more: "Errors") -> None:
        """Add others to these."""
        self.choices, self.mistakes = self.choices + more.choices, self.mistakes + more.mistakes
        self.lost += more.lost


class Coached(msgspec.Struct):
    """What the coach found in a match: what luck brought, and what the choices of a seat lost."""

    gain: float  # of the chance, from the start to the result
    luck: float  # of it, by deals and draws
    points: float  # the result against the others
    luck_points: float  # of it, by deals and draws
    kinds: dict[str, Errors] = {}  # by what was to be chosen
    parts: dict[str, Errors] = {}  # by when it was


class Thinking(msgspec.Struct):
    """The time that somebody took for their moves; pauses are left out."""

    moves: int = 0
    milliseconds: int = 0


class MatchNumbers(msgspec.Struct):
    """A finished match in numbers, for one seat."""

    id: str  # what its deal was committed to: the same match is the same wherever it comes from
    game: str
    preset: str
    seat: int
    won: float  # a shared win is a part of one
    score: int
    lead: float  # ahead of the table's mean; more is better in every game
    rounds: int
    counts: dict[str, list[int]]  # mine, and everybody else's
    dealt: dict[str, Dealt]
    coached: Coached | None = None  # where the match was reviewed
    thinking: Thinking | None = None  # where somebody kept the time


class Played(MatchNumbers, kw_only=True):
    """A match with what its table knows: when it was, and who the others were."""

    table: str = ""  # "": a record from elsewhere
    at: int = 0  # milliseconds since 1970; 0: nobody knows
    opponents: Sequence[str] = ()  # levels of bots, names of people

    @property
    def key(self) -> str:
        """What tells the match, seen from its seat, from all others."""
        return f"{self.id}/{self.seat}"


# Events that are counted as they are, by whose they are.
COUNTED: dict[str, dict[str, str]] = {
    "koikoi": {"koikoi-event-round-won": "rounds", "koikoi-event-koi": "koi"},
    "kocka": {"kocka-event-round-lost": "letters", "kocka-event-throw": "throws", "kocka-event-moon": "moons"},
    "yojimbo": {
        "yojimbo-event-round-won": "rounds",
        "yojimbo-event-retreat": "retreats",
        "yojimbo-event-train": "trainings",
        "yojimbo-event-change": "changes",
    },
}


def numbers(record: object, seat: int) -> MatchNumbers:
    """Return a recorded match in numbers; a bad record is refused as `fuda verify` refuses it."""
    played = trajectory(record)
    match, game = played.match, played.game
    if not 0 <= seat < game.seats:
        raise FudaError(f"there is no seat {seat}; seats: 0 to {game.seats - 1}")
    deals = [step for step in played.steps if isinstance(step, Deal)]
    return MatchNumbers(
        id=match.fair.commitment,
        game=game.name,
        preset=game.preset,
        seat=seat,
        won=1 / len(match.winners) if seat in match.winners else 0.0,
        score=match.scores[seat],
        lead=game.leads(match.scores)[seat],
        rounds=max(len(deals), played.steps[-1].round_number),  # in Yojimbo hands are dealt but once
        counts=_counts(match, seat),
        dealt=dealt(game, deals, seat),
    )


def coached(review: Review, seat: int) -> Coached:
    """Return what a whole review found for a seat."""
    account = next(each for each in review.accounts if each.seat == seat)
    kinds: dict[str, Errors] = {}
    parts: dict[str, Errors] = {}
    rounds = max((start.round for start in review.starts), default=1)
    for moment in review.moments:
        if moment.seat == seat and moment.matters:
            lost = 0.0 if moment.label == EQUAL else max(0.0, moment.chance_lost.mean)
            one = Errors(1, int(moment.label in (MISTAKE, BLUNDER)), lost)
            part = PARTS[min(len(PARTS) - 1, (moment.round - 1) * len(PARTS) // rounds)]
            kinds.setdefault(moment.phase, Errors()).add(one)
            parts.setdefault(part, Errors()).add(one)
    return Coached(
        gain=account.result.chance.mean - account.start.chance.mean,
        luck=account.deals.chance.mean + account.draws.chance.mean,
        points=account.result.points.mean - account.start.points.mean,
        luck_points=account.deals.points.mean + account.draws.points.mean,
        kinds=kinds,
        parts=parts,
    )


def _counts(match: Match, seat: int) -> dict[str, list[int]]:
    """Count what was made, by me and by the others."""
    game, found = match.game.name, Counter[tuple[str, bool]]()
    known = COUNTED.get(game, {})
    for event in match.events:
        args = event["args"]
        mine = args.get("seat") == seat
        if event["key"] in known:
            found[known[event["key"]], mine] += 1
        if event["key"] == "koikoi-event-line":
            found[f"yaku-{args['yaku']}", mine] += 1
        elif event["key"].startswith("kocka-event-took") and HEJMA in args["cards"]:
            found["hejma", mine] += 1
        elif event["key"] == "yojimbo-event-victory":
            found["attacks", mine] += args["count"]
    if game == "koikoi":
        found += _calls(match.events, seat)
    names = dict.fromkeys(name for name, _ in found)
    return {name: [found[name, True], found[name, False]] for name in names}


def _calls(events: Sequence[Event], seat: int) -> Counter[tuple[str, bool]]:
    """Count what koi-koi brought: rounds with a call that its caller won, with what gain, and those that they lost."""
    found, called = Counter[tuple[str, bool]](), set[int]()
    for event in events:
        if event["key"] == "koikoi-event-koi":
            called.add(event["args"]["seat"])
        elif event["key"] == "koikoi-event-round-won":
            winner, gain = event["args"]["seat"], event["args"]["gain"]
            for caller in called:
                mine, won = caller == seat, caller == winner
                found["koi-won" if won else "koi-lost", mine] += 1
                found["koi-gain" if won else "koi-loss", mine] += gain
            called.clear()
        elif event["key"].startswith("koikoi-event-round-void"):
            for caller in called:
                found["koi-void", caller == seat] += 1
            called.clear()
    return found
