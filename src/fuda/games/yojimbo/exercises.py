"""Positions that a learner of Yojimbo moves in, by the chapter that they belong to; the learner is seat 0."""

from collections.abc import Mapping
from typing import Any

from fuda.core.contract import Exercise

_CARDS = [f"Y{number:03}" for number in range(1, 109)]


def _position(
    hands: tuple[str, ...], stack: str, following: str = "", won: tuple[str, ...] = (), left: int = 20, **more: Any
) -> Mapping[str, Any]:
    """Write a position: hands, the current attack, the next one, victory piles, and how many attacks are left."""
    held, piles = [hand.split() for hand in hands], [pile.split() for pile in won] or [[] for _ in hands]
    placed = {card for cards in (*held, *piles, stack.split(), following.split()) for card in cards}
    free = sorted((card for card in _CARDS if card not in placed), key=lambda card: int(card[1:]) * 37 % 109)
    pile = [*following.split(), *free][:left]
    return {"hands": held, "stack": stack.split(), "pile": pile, "victory": piles, **more}


def _lay(*cards: str) -> tuple[str, ...]:
    return (*(f"lay {card}" for card in cards), "stand")


def _averted(kind: str, **more: Any) -> dict[str, Any]:
    """Let the other player, who has Yojimbo, have averted the attack."""
    return {"holder": 1, "turn": 0, "turned": [1], "averted": {"seat": 1, "type": kind, **more}}


_OTHER = "Y012 Y042 Y068"  # what somebody else holds
_KICK = _position(("Y002 Y003 Y005 Y007 Y008", _OTHER), "Y049", "Y014", **_averted("kick"))
_STRIKE = _position(("Y001 Y003 Y007 Y008 Y015", _OTHER), "Y087", "Y029", **_averted("strike"))
_GRAB = _position(("Y001 Y003 Y004 Y008 Y020", _OTHER), "Y016", "Y093", **_averted("grab"))
_TIED = _position(("Y004 Y005 Y006 Y007 Y008", _OTHER), "Y087", "Y029", **_averted("strike"))
_DAGGER = _position(("Y003 Y005 Y008 Y023 Y040", _OTHER), "Y055", "Y014", **_averted("dagger", osae="ikkyo"))
_FOREIGN = _position(("Y002 Y004 Y021 Y008 Y040", _OTHER), "Y055", "Y014", **_averted("dagger", osae="ikkyo"))
_IRIMI = _position(("Y003 Y005 Y008 Y010 Y023", _OTHER), "Y058", "Y014", **_averted("grab"))
_TENKAN = _position(("Y003 Y005 Y008 Y009 Y017", _OTHER), "Y103", "Y039", **_averted("strike"))
_KAITEN = _position(("Y008 Y015 Y025", _OTHER), "Y087", "Y029", holder=0)
_EMPTY = _position(("Y004 Y021", _OTHER), "Y095", "Y029", holder=0)
_HOLDER = _position(("Y003 Y008 Y010 Y015 Y007", _OTHER), "Y064", "Y014", holder=0)
_BETTER_NEXT = _position(("Y007 Y003", _OTHER), "Y030", "Y103", left=1, holder=0)
_PRICE = ((0, _lay("Y008", "Y015")), (1, ("retreat",)))  # the round is won, and the prize to be chosen
_DEAR = ("Y004 Y006 Y008 Y015 Y018 Y021 Y023 Y032 Y034 Y044", _OTHER)
_EARLY = _position(_DEAR, "Y046 Y105", "Y014", holder=0)
_LATE = _position(_DEAR, "Y046 Y105", won=("", "Y095"), left=0, holder=0)
_FINAL = _position(("Y008 Y015 Y010", "Y042"), "Y105", "", ("Y014 Y016", "Y095 Y097"), 0, **_averted("strike"))

EXERCISES = {
    "attacks": (Exercise("attacks-type", _KICK, (_lay("Y007"),)),),
    "turn": (Exercise("turn-train", _EMPTY, (("train",),)),),
    "defence": (
        Exercise("defence-same", _STRIKE, (_lay("Y008", "Y015"),)),
        Exercise("defence-spare", _GRAB, (_lay("Y001"),)),
    ),
    "renraku": (Exercise("renraku-chain", _TIED, (_lay("Y004", "Y005", "Y008"),)),),
    "osae": (
        Exercise("osae-own", _DAGGER, (_lay("Y005", "Y023"),)),
        Exercise("osae-foreign", _FOREIGN, (_lay("Y002", "Y004", "Y021"),)),
    ),
    "special": (
        Exercise("special-irimi", _IRIMI, (_lay("Y003", "Y010"),)),
        Exercise("special-tenkan", _TENKAN, (_lay("Y003", "Y009"),)),
        Exercise("special-kaiten", _KAITEN, (("kaiten Y025",),)),
    ),
    "holder": (Exercise("holder-one", _HOLDER, (_lay("Y008"), _lay("Y015"))),),
    "winning": (
        Exercise(
            "winning-kick",
            _BETTER_NEXT,
            (("kick next",),),
            before=((0, _lay("Y007")), (1, ("retreat",))),
            best=True,
        ),
    ),
    "price": (
        Exercise("price-early", _EARLY, (("hand",),), preset="dan", before=_PRICE, best=True),
        Exercise("price-late", _LATE, (("points",),), preset="dan", before=_PRICE, best=True),
    ),
    "end": (Exercise("end-last", _FINAL, (_lay("Y008", "Y010", "Y015"),), best=True),),
}
