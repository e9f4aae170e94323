"""The kinds of events of Yojimbo: each is a sentence of the catalogue of words, its fields the arguments."""

from fuda.core.events import Happening, keys_of
from fuda.games.yojimbo.deck import AttackType


class YojimboEvent(Happening, tag=keys_of("yojimbo")):
    """An event of Yojimbo."""


class Deal(YojimboEvent):
    """The cards are dealt, so many each."""

    count: int


class DrawStart(YojimboEvent):
    """A card drawn for the start (YJ-5)."""

    seat: int
    card: str
    face: str
    attack: AttackType
    height: int


class DrawAgain(YojimboEvent):
    """Level at the top: these draw again."""

    seats: list[int]


class DrawLevel(YojimboEvent):
    """Level at the top, and redrawing cannot decide (YJ-5)."""

    seats: list[int]


class Start(YojimboEvent):
    """Who takes Yojimbo and begins."""

    seat: int


class Attack(YojimboEvent):
    """The attack of a new round."""

    round: int
    seat: int
    count: int
    left: int
    face: str
    attack: AttackType
    height: int


class Train(YojimboEvent):
    """Training (YJ-9)."""

    sound = "lay"

    seat: int


class Change(YojimboEvent):
    """A change of tactics (YJ-10)."""

    sound = "lay"

    seat: int
    count: int


class Top(YojimboEvent):
    """What lies on top of the discard pile (YJ-6)."""

    seat: int
    count: int
    card: str
    face: str


class Draw(YojimboEvent):
    """Cards drawn from the piles."""

    sound = "lay"

    seat: int
    count: int


class Reshuffle(YojimboEvent):
    """The discards became the refill pile (YJ-13)."""

    count: int


class Empty(YojimboEvent):
    """Both piles are empty: a hand has to be chosen."""

    seat: int


class From(YojimboEvent):
    """Whose hand is drawn from."""

    seat: int
    from_seat: int


class DrawFrom(YojimboEvent):
    """A random card of that hand was drawn."""

    seat: int
    from_seat: int


class Avert(YojimboEvent):
    """An attack was averted."""

    sound = "lay"

    seat: int
    cards: list[str]
    faces: list[str]
    total: int
    bonus: int
    attack: AttackType
    height: int


class AvertNext(YojimboEvent):
    """The next attack was averted with Tenkan (YJ-18)."""

    sound = "lay"

    seat: int
    cards: list[str]
    faces: list[str]
    total: int
    bonus: int
    attack: AttackType
    height: int


class Kaiten(YojimboEvent):
    """Kaiten was laid (YJ-19)."""

    sound = "lay"

    seat: int
    card: str


class Forced(YojimboEvent):
    """Nobody else is in: the seat must avert at once."""

    seat: int


class ForcedOut(YojimboEvent):
    """It did not."""

    seat: int


class Retreat(YojimboEvent):
    """A retreat (YJ-12)."""

    seat: int


class AutoRetreat(YojimboEvent):
    """Somebody without cards is out."""

    seat: int


class Nobody(YojimboEvent):
    """Nobody averted the attack (YJ-27)."""

    sound = "round"

    count: int


class RoundWon(YojimboEvent):
    """Somebody won the round."""

    sound = "round"
    mark = "won"

    seat: int


class Yojimbo(YojimboEvent):
    """Yojimbo changed hands (YJ-21)."""

    sound = "yaku"

    seat: int
    from_seat: int


class Tribute(YojimboEvent):
    """Victory cards came with it."""

    sound = "take"

    seat: int
    from_seat: int
    count: int


class KickChoice(YojimboEvent):
    """The winner may take the next card (YJ-23)."""

    seat: int


class KickStack(YojimboEvent):
    """The stack was taken."""

    seat: int


class KickNext(YojimboEvent):
    """The next card was taken instead."""

    seat: int


class StackDiscarded(YojimboEvent):
    """The refused stack is discarded."""

    count: int
    cards: list[str]


class PrizeChoice(YojimboEvent):
    """Points or hand (YJ-25)."""

    seat: int
    price: int


class Points(YojimboEvent):
    """The winner wants the points."""

    seat: int


class Hand(YojimboEvent):
    """The winner takes the cards as defences."""

    seat: int


class Pay(YojimboEvent):
    """The price was paid."""

    sound = "lay"

    seat: int
    count: int


class Victory(YojimboEvent):
    """Cards for the victory pile."""

    sound = "take"
    mark = "won"

    seat: int
    faces: list[str]
    count: int
    points: int


class IntoHand(YojimboEvent):
    """Won cards went into the hand."""

    sound = "take"

    seat: int
    faces: list[str]
    count: int


class End(YojimboEvent):
    """The attack pile is used up (YJ-29)."""

    unwon: int


class Score(YojimboEvent):
    """The score at the end."""

    seat: int
    points: int


class Tie(YojimboEvent):
    """The holder of Yojimbo decides a tie (YJ-30)."""

    seat: int


class MatchWon(YojimboEvent):
    """Somebody won the game."""

    sound = "win"

    seat: int
    scores: list[int]


class MatchShared(YojimboEvent):
    """Several share the win."""

    sound = "win"

    seats: list[int]
    scores: list[int]
