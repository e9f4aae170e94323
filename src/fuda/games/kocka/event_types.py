"""The kinds of events of the Smoking Cat: each is a sentence of the catalogue of words, its fields the arguments."""

from typing import Literal, TypeAlias

from fuda.core.events import Happening, Mark, keys_of
from fuda.games.kocka.notation import Suit

Outcome: TypeAlias = Literal["going", "played", "seventeen", "thrown", "renonc"]
HEAVY = 10  # penalty points that make a trick worth finding again


class KockaEvent(Happening, tag=keys_of("kocka")):
    """An event of the Smoking Cat."""


class DrawDealer(KockaEvent):
    """Somebody drew a card for the first deal (SC-3)."""

    seat: int
    card: str


class Dealer(KockaEvent):
    """Who deals first."""

    seat: int


class Deal(KockaEvent):
    """A round begins; `seat` deals."""

    round: int
    seat: int


class Ready(KockaEvent):
    """Somebody has passed."""

    seat: int


class Exchanged(KockaEvent):
    """The passed cards have changed hands; `seat` leads."""

    sound = "take"

    seat: int


class Lead(KockaEvent):
    """A trick was led."""

    sound = "lay"

    seat: int
    card: str


class Play(KockaEvent):
    """A card followed suit."""

    sound = "lay"

    seat: int
    card: str


class Stray(KockaEvent):
    """A card did not follow suit."""

    sound = "lay"

    seat: int
    card: str


class Trick(KockaEvent):
    """A trick was taken, and what it cost."""

    sound = "take"

    seat: int
    trick: int
    cards: list[str]
    points: int

    def marked(self) -> Mark | None:
        """Mark a trick that cost much."""
        return "heavy" if self.points >= HEAVY else None


class TrickUnscored(KockaEvent):
    """A trick was taken where points are not shown (SC-9)."""

    sound = "take"

    seat: int
    trick: int
    cards: list[str]


class HonestSuit(KockaEvent):
    """Everybody followed a suit twice (SC-21)."""

    sound = "yaku"

    suit: Suit


class Seventeen(KockaEvent):
    """The round is decided (SC-11)."""

    seat: int
    points: int


class Throw(KockaEvent):
    """Somebody threw in (SC-12)."""

    sound = "take"

    seat: int
    taken: int
    points: int


class Renonc(KockaEvent):
    """Somebody called renonc (SC-20)."""

    seat: int
    player_seat: int
    trick: int
    suit: Suit


class RenoncRight(KockaEvent):
    """The call was right: `cards` were held."""

    seat: int
    trick: int
    suit: Suit
    cards: list[str]


class RenoncWrong(KockaEvent):
    """The call was wrong."""

    seat: int
    trick: int
    suit: Suit


class Calls(KockaEvent):
    """Calls of renonc are asked for; `seat` is asked first."""

    seat: int


class Done(KockaEvent):
    """Somebody calls nothing more."""

    seat: int


class Took(KockaEvent):
    """What somebody took in the round."""

    seat: int
    tricks: int
    cards: list[str]
    points: int


class TookLast(KockaEvent):
    """The same, with the last trick."""

    seat: int
    tricks: int
    cards: list[str]
    points: int


class TookLastOnly(KockaEvent):
    """The same, the last trick alone."""

    seat: int
    tricks: int
    cards: list[str]
    points: int


class TookRest(KockaEvent):
    """The same, with everything still out."""

    seat: int
    tricks: int
    cards: list[str]
    points: int


class Tie(KockaEvent):
    """A tie at the top (SC-14)."""

    seats: list[int]
    points: int


class TieHejma(KockaEvent):
    """Hejma decided the tie."""

    seat: int


class TieLastTrick(KockaEvent):
    """The last trick decided the tie."""

    seat: int


class Moon(KockaEvent):
    """Somebody took all points (SC-18)."""

    sound = "round"

    seat: int


class RoundLost(KockaEvent):
    """Somebody lost the round and takes a letter."""

    sound = "round"
    mark = "letter"

    seat: int
    letters: int
    of: int
    outcome: Outcome


class RoundVoid(KockaEvent):
    """Nobody takes a letter; `seat` deals again."""

    sound = "round"

    seat: int
    outcome: Outcome


class Letters(KockaEvent):
    """The letters after a round."""

    seat: int
    letters: int


class MatchLost(KockaEvent):
    """Somebody has the whole word."""

    sound = "loss"

    seat: int


class Place(KockaEvent):
    """The place of everybody else."""

    seat: int
    place: int
    letters: int
