"""What a puzzle is about, by game: from its moves with the best first, and the wrong one that is likely to be made."""

from collections.abc import Callable, Sequence
from itertools import takewhile

from fuda.core.contract import Json
from fuda.review.puzzles import Answer

Theme = Callable[[Json, Sequence[Answer], int, Sequence[str]], str]

MONTH = 4  # cards
THEIRS = tuple(f"review-koikoi-{key}" for key in ("loss", "lost", "their-yaku"))
WITH_LIGHTS = frozenset(("goko", "shiko", "ameshiko", "sanko", "hanami", "tsukimi"))
AS_GOOD_AS_LOST = 0.005  # of the match: what a card of Kočka may be better than throwing in
RANKS = "789XUOKA"
YOJIMBO = {
    **dict.fromkeys(("lay", "stand"), "defence"),
    **dict.fromkeys(("points", "hand", "pay", "from"), "prize"),
    **dict.fromkeys(("change", "draw"), "change"),
    "kick": "kick",
    "kaiten": "kaiten",
}
# What a puzzle may turn out to be about when it was looked at closely, though it seemed to be about this.
UNDECIDED: dict[str, dict[str, tuple[str, ...]]] = {
    "koikoi": {"build": ("deny", "deny-light"), "light": ("deny", "deny-light")},
    "kocka": dict.fromkeys(("lead", "duck", "rise", "discard"), ("throw",)),
}


def theme(game: str, view: Json, answers: Sequence[Answer], right: int, tempting: Sequence[str]) -> str:
    """Return what a puzzle is about, "other" where that has no name; so many of its answers are right."""
    known: dict[str, Theme] = {"koikoi": _koikoi, "kocka": _kocka, "yojimbo": _yojimbo}
    return known[game](view, answers, right, tempting) if game in known else "other"


def promising(game: str, seeming: str, wanted: frozenset[str]) -> bool:
    """Tell whether a puzzle that seems to be about something may be about what is wanted; nothing named is all."""
    return not wanted or not wanted.isdisjoint((seeming, *UNDECIDED.get(game, {}).get(seeming, ())))


def _koikoi(view: Json, answers: Sequence[Answer], right: int, tempting: Sequence[str]) -> str:
    word, _, card = answers[0].move[0].partition(" ")
    if word in ("koi", "stop"):
        return "call"
    if word != "play" or not tempting[0].startswith("play "):
        return "take" if word == "take" else "other"
    if _is_fourth(view, card) != _is_fourth(view, tempting[0].partition(" ")[2]):  # now, or is there time?
        return "fourth"
    taken = [each for each in view["board"]["field"] if month(each) == month(card)]
    if not taken:
        return "break"
    lights = any(each.endswith("L") for each in (card, *taken))
    reasons = [reason for each in answers if each.move == list(tempting) for reason in each.reasons]
    if reasons and reasons[0].key in THEIRS:
        threats = {reason.args.get("yaku") for reason in reasons if reason.key == THEIRS[-1]}
        return "deny-light" if lights or threats & WITH_LIGHTS else "deny"
    return "light" if lights else "build"


def _is_fourth(view: Json, card: str) -> bool:
    """Tell whether a card is the last of its month: nobody else can take what it would take."""
    board = view["board"]
    lying = sum(month(each) == month(card) for each in board["field"])
    gone = sum(month(each) == month(card) for cards in board["captured"] for each in cards)
    return lying > 0 and lying + gone == MONTH - 1


def _kocka(view: Json, answers: Sequence[Answer], right: int, tempting: Sequence[str]) -> str:
    """Tell by what is to be chosen.

    Throwing in loses the round for sure, so it is never far ahead of all else. What can be asked is whether to play on:
    where one card may save the round, and every other loses it just as throwing in does.
    """
    best, first = answers[0].move[0], tempting[0]
    thrown = next((each.chance for each in answers if each.move == ["throw"]), None)
    others = [each.chance for each in answers[right:] if each.move != ["throw"]]
    if thrown is not None and (first == "throw" or max(others, default=1.0) <= thrown + AS_GOOD_AS_LOST):
        return "throw"
    word = best.split()[0]
    if word != "play" or not first.startswith("play "):
        return "pass" if word == "pass" else "other"
    trick = view["board"]["trick"]
    led = trick["cards"][0][0] if trick and trick["cards"] else None
    if led is None or best.split()[1][0] != led:
        return "lead" if led is None else "discard"
    return "duck" if rank(best) < rank(first) else "rise"


def _yojimbo(view: Json, answers: Sequence[Answer], right: int, tempting: Sequence[str]) -> str:
    best, wrong = answers[0].move[0].split()[0], tempting[0].split()[0]
    leaves = ("train", "retreat")
    if best in leaves or wrong in leaves:
        return "retreat" if best in leaves else "stay"
    return YOJIMBO.get(best, "other")


def month(card: str) -> int:
    """Return the month of a card by its name.

    >>> month("12K3")
    12
    """
    return int("".join(takewhile(str.isdigit, card)))


def rank(action: str) -> int:
    """Return how high the card of an action is.

    >>> rank("play LO") > rank("play H7")
    True
    """
    return RANKS.index(action.split()[1][1:])
