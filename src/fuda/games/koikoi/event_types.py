"""The kinds of events of Koi-Koi: each is a sentence of the catalogue of words, its fields the arguments."""

from typing import Literal, TypeAlias

from fuda.core.events import Happening, keys_of
from fuda.games.koikoi.yaku import LineName, YakuName

Outcome: TypeAlias = Literal[
    "going", "stop", "empty-hand", "lucky-hand", "declared", "last-yaku", "void-hands", "void-lucky"
]  # fmt: skip
Doubling: TypeAlias = Literal["double_seven", "double_own_koi", "double_opponent_koi"]  # options


class KoikoiEvent(Happening, tag=keys_of("koikoi")):
    """An event of Koi-Koi."""


class DrawDealer(KoikoiEvent):
    """Somebody drew a card for the first deal (KK-2)."""

    seat: int
    card: str


class DrawAgain(KoikoiEvent):
    """Both drew the same month."""


class Dealer(KoikoiEvent):
    """Who deals first."""

    seat: int


class Deal(KoikoiEvent):
    """A round begins; `seat` is the oya."""

    round: int
    rounds: int
    seat: int


class ExtraRound(KoikoiEvent):
    """The scores are level after the last round (KK-33)."""

    round: int


class VoidDeal(KoikoiEvent):
    """The field voids the deal (KK-4)."""

    cards: list[str]


class FieldLights(KoikoiEvent):
    """Lights dealt to the field multiply the gain (KK-25)."""

    count: int
    factor: int


class Swap(KoikoiEvent):
    """Hands were exchanged (KK-26)."""

    seat: int


class Keep(KoikoiEvent):
    """Hands were not exchanged."""

    seat: int


class Declare(KoikoiEvent):
    """A lucky hand was declared (KK-6)."""

    sound = "yaku"
    mark = "yaku"

    seat: int
    cards: list[str]


class Lucky(KoikoiEvent):
    """A lucky hand won the round at once (KK-5)."""

    sound = "yaku"
    mark = "yaku"

    seat: int
    cards: list[str]


class BothLucky(KoikoiEvent):
    """Two lucky hands cancel each other out."""

    hands: list[list[str]]


class Refill(KoikoiEvent):
    """A card was put on the empty field (KK-14)."""

    sound = "lay"

    card: str


class Play(KoikoiEvent):
    """A card was played from the hand."""

    sound = "lay"

    seat: int
    card: str


class Lay(KoikoiEvent):
    """A played card stays on the field."""

    sound = "lay"

    seat: int
    card: str


class TurnUp(KoikoiEvent):
    """A card was turned up from the stock."""

    sound = "lay"

    seat: int
    card: str


class Stay(KoikoiEvent):
    """A card from the stock stays on the field."""

    seat: int
    card: str


class Capture(KoikoiEvent):
    """Cards were captured, the one that took them first."""

    sound = "take"

    seat: int
    cards: list[str]


class Gaji(KoikoiEvent):
    """The storm took a card of another month (KK-27)."""

    sound = "take"

    seat: int
    card: str
    month: int


class Claim(KoikoiEvent):
    """The storm's month was claimed at the round's end."""

    sound = "take"

    seat: int
    cards: list[str]


class Yaku(KoikoiEvent):
    """A yaku was made."""

    sound = "yaku"
    mark = "yaku"

    seat: int
    yaku: YakuName
    points: int
    cards: list[str]


class Improve(KoikoiEvent):
    """A yaku is worth more."""

    sound = "yaku"
    mark = "yaku"

    seat: int
    yaku: YakuName
    points: int
    cards: list[str]


class Koi(KoikoiEvent):
    """Koi-koi was called."""

    sound = "yaku"
    mark = "koi"

    seat: int
    count: int


class Stop(KoikoiEvent):
    """The round was stopped."""

    seat: int


class AutoStop(KoikoiEvent):
    """A player without cards cannot go on (KK-22)."""

    seat: int


class LastYaku(KoikoiEvent):
    """The last yaku was the opponent's (KK-29)."""

    sound = "round"

    seat: int


class Line(KoikoiEvent):
    """A scored line of the finished round."""

    seat: int
    factor: int
    yaku: LineName
    points: int
    cards: list[str]


class Factor(KoikoiEvent):
    """What multiplied the points."""

    seat: int
    base: int
    koi: int
    lights: int
    doublings: int
    doubled: list[Doubling]
    gain: int


class RoundWon(KoikoiEvent):
    """Somebody won the round."""

    sound = "round"
    mark = "won"

    seat: int
    gain: int
    outcome: Outcome


class RoundVoidHands(KoikoiEvent):
    """The cards ran out."""

    sound = "round"

    outcome: Outcome


class RoundVoidLucky(KoikoiEvent):
    """Both hands were lucky."""

    sound = "round"

    outcome: Outcome


class Score(KoikoiEvent):
    """The score after a round."""

    seat: int
    points: int


class MatchWon(KoikoiEvent):
    """Somebody won the match."""

    sound = "win"

    seat: int
    scores: list[int]


class MatchDraw(KoikoiEvent):
    """Nobody won the match."""

    sound = "round"

    scores: list[int]
