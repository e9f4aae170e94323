"""The kinds of events of Duel."""

from fuda.core.events import Happening, keys_of


class DuelEvent(Happening, tag=keys_of("duel")):
    """An event of Duel."""


class Deal(DuelEvent):
    """The cards are dealt; `seat` leads."""

    seat: int
    count: int


class Lead(DuelEvent):
    """A card was led."""

    sound = "lay"

    seat: int
    card: str


class Answer(DuelEvent):
    """A card answered."""

    sound = "lay"

    seat: int
    card: str


class Trick(DuelEvent):
    """Somebody took the trick."""

    sound = "take"
    mark = "won"

    seat: int


class MatchWon(DuelEvent):
    """Somebody has more tricks."""

    sound = "win"

    seat: int
    scores: list[int]


class MatchDraw(DuelEvent):
    """Both have as many."""

    sound = "round"

    scores: list[int]
