"""The golden replays of Koi-Koi, with the table as it was before every move (tests/games/golden.py)."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

import fuda
from fuda.core.fair import FairDeal
from fuda.core.match import Match
from fuda.games.koikoi.notation import CARDS
from fuda.games.koikoi.table import OPTIONS
from tests.games import golden
from tests.games.koikoi.referee import lucky


@dataclass
class Playthrough:
    """What a file says before any event: all that is needed to write it again."""

    comment: list[str]
    preset: str
    options: dict[str, Any]
    seed: int
    dealer: int | None = None
    moves: golden.Moves = field(default_factory=list)

    def match(self) -> Match:
        return fuda.game("koikoi", self.preset, **self.options).new(seed=self.seed, dealer=self.dealer)

    def text(self) -> str:
        """Play it and write down what happens."""
        lines = [f"# {line}".rstrip() for line in self.comment]
        lines += ["", f"preset   {self.preset}", golden.options(self.options), f"seed     {self.seed}"]
        lines += [f"dealer   {'drawn' if self.dealer is None else self.dealer}", ""]
        match, told = self.match(), 0
        lines += golden.events(match, told)
        for seat, move in self.moves:
            told = len(match.events)
            lines += ["", *table(match), golden.move(seat, move)]
            match.play(*move, seat=seat)
            lines += golden.events(match, told)
        lines += ["", *table(match)]
        if match.over:
            result = "a draw" if match.winners == (0, 1) else f"won by seat {max(match.winners)}"
            lines.append(f"over: {match.scores[0]} to {match.scores[1]}, {result}")
        return "\n".join(lines) + "\n"


def table(match: Match) -> Iterator[str]:
    """The table in a few lines: what lies there, what is held, what is captured."""
    seen = match.view(None, hints=False)["board"]
    if seen["result"] is None:
        for seat in (0, 1):
            hand = match.view(seat, hints=False)["board"]["hands"][seat]
            captured = f" | {' '.join(seen['captured'][seat])}" if seen["captured"][seat] else ""
            yield f"  hand {seat}: {'(face down)' if hand is None else ' '.join(hand)}{captured}"
        pending = f", {seen['pending']['card']} waits" if seen["pending"] else ""
        yield f"  field: {' '.join(seen['field'])} ({seen['stock']} in the stock{pending})"


def read(text: str) -> Playthrough:
    lines = golden.read(text, OPTIONS)
    words = lines.words
    dealer = None if words["dealer"] == ["drawn"] else int(words["dealer"][0])
    return Playthrough(lines.comment, words["preset"][0], lines.options, int(words["seed"][0]), dealer, lines.moves)


Wanted = Callable[[Match], Any]
Chooser = Callable[[Match, Random], str]


def any_move(match: Match, random: Random) -> str:
    return random.choice(match.legal())


def always(word: str) -> Chooser:
    """Random moves, but this one whenever it may be made."""
    return lambda match, random: word if word in match.legal() else random.choice(match.legal())


def _events(match: Match) -> list[str]:
    return [event["key"].removeprefix("koikoi-event-") for event in match.events]


def has(*keys: str, without: tuple[str, ...] = ()) -> Wanted:
    return lambda match: set(keys) <= set(_events(match)) and not set(without) & set(_events(match))


def ended(outcome: str, also: Wanted = lambda match: True) -> Wanted:
    """The first round that ended did so in this way."""

    def wanted(match: Match) -> bool:
        outcomes = [event["args"]["outcome"] for event in match.events if "outcome" in event["args"]]
        return outcomes[:1] == [outcome] and bool(also(match))

    return wanted


def tied_with_points(match: Match) -> bool:
    return match.over and match.scores[0] == match.scores[1] > 0


def claimed_by_winner(match: Match) -> bool:
    """Whether the winner scored cards that only the gaji's claim brought."""
    claims = [event["args"] for event in match.events if event["key"].endswith("-claim")]
    lines = [event["args"] for event in match.events if event["key"].endswith("-line")]
    return any(set(claim["cards"]) & set(line["cards"]) for claim in claims for line in lines)


@dataclass
class Scenario:
    name: str
    comment: str
    preset: str
    options: dict[str, Any]
    wanted: Wanted
    choose: Chooser = any_move
    whole_match: bool = False
    lucky_hands: int = 0  # how many hands of the first deal must be lucky, to skip seeds quickly


ONE = {"rounds": 1}
koi, stop = always("koi"), always("stop")
BY_PRESET = {"czech": "Czech book", "russian": "Russian book", "nintendo": "Nintendo's rules"}


def scenarios() -> Iterator[Scenario]:
    for preset, book in BY_PRESET.items():
        void = "KK-29" if preset == "czech" else "KK-30"
        yield Scenario(
            f"{preset}-stop", f"{book}: the first yaku of the round is made, and its maker stops (KK-28).",
            preset, ONE, ended("stop", has(without=("koi",))), stop,
        )  # fmt: skip
        yield Scenario(
            f"{preset}-stop-after-koi",
            f"{book}: somebody goes on with koi-koi, and later a stop wins the round (KK-22, KK-23).",
            preset, ONE, ended("stop", has("koi", "improve")),
        )  # fmt: skip
        yield Scenario(
            f"{preset}-empty-hand", f"{book}: a yaku with the very last hand card; the stop is automatic (KK-22).",
            preset, ONE, ended("empty-hand", has("koi")), koi,
        )  # fmt: skip
        yield Scenario(
            f"{preset}-void-no-yaku",
            f"{book}: the cards run out before anybody has a yaku; the round is void ({void}).",
            preset, ONE, ended("void-hands", has(without=("yaku",))), koi,
        )  # fmt: skip
        yield Scenario(
            f"{preset}-void-after-koi",
            f"{book}: koi-koi is announced, nothing better comes, and the round is void ({void}).",
            preset, ONE, ended("void-hands", has("koi")), koi,
        )  # fmt: skip
        yield Scenario(
            f"{preset}-match-won",
            f"{book}: a match of three rounds; the winner of a round deals the next (KK-32, KK-33).",
            preset, {"rounds": 3}, has("match-won"), any_move, whole_match=True,
        )  # fmt: skip
        if preset == "russian":
            yield Scenario(
                "russian-tenho-oya", f"{book}: the oya declares a lucky hand before playing a card (KK-6).",
                preset, ONE, ended("declared", lambda match: match.moves[0][1] == ("declare",)), always("declare"),
                lucky_hands=1,
            )  # fmt: skip
            yield Scenario(
                "russian-tenho-non-oya",
                f"{book}: the oya plays, then the opponent declares on their own first turn (KK-6).",
                preset, ONE, ended("declared", lambda match: len(match.moves) > 1), always("declare"), lucky_hands=1,
            )  # fmt: skip
            yield Scenario(
                "russian-tenho-undeclared", f"{book}: a lucky hand that is not declared is worth nothing (KK-6).",
                preset, ONE, ended("void-hands"), lambda match, random: match.legal()[0], lucky_hands=1,
            )  # fmt: skip
        else:
            yield Scenario(
                f"{preset}-lucky-hand", f"{book}: a lucky hand is dealt and wins the round at once (KK-5).",
                preset, ONE, ended("lucky-hand"), lucky_hands=1,
            )  # fmt: skip
            yield Scenario(
                f"{preset}-both-lucky", f"{book}: both hands are lucky, so the round is void (KK-5).",
                preset, ONE, ended("void-lucky"), lucky_hands=2,
            )  # fmt: skip
        if preset == "czech":
            yield Scenario(
                "czech-last-yaku",
                f"{book}: the oya's hand is empty and the opponent had the last yaku: a win, a card unplayed (KK-29).",
                preset, ONE, ended("last-yaku", has("koi")), koi,
            )  # fmt: skip
            yield Scenario(
                "czech-void-deal", f"{book}: a void field is dealt again by the same oya (KK-4).",
                preset, ONE, ended("stop", has("void-deal")), stop,
            )  # fmt: skip
            yield Scenario(
                "czech-refill",
                f"{book}: a turn begins with an empty field, so the stock gives it a card first (KK-14).",
                preset, ONE, ended("stop", has("refill")), stop,
            )  # fmt: skip
            yield Scenario(
                "czech-extra-round", f"{book}: a match of one round ends level, so extra rounds decide it (KK-33).",
                preset, ONE, has("extra-round", "match-won"), any_move, whole_match=True,
            )  # fmt: skip
        else:
            yield Scenario(
                f"{preset}-match-draw", f"{book}: two rounds, equal points: the match is a draw (KK-33).",
                preset, {"rounds": 2}, tied_with_points, any_move, whole_match=True,
            )  # fmt: skip
    variants = {"rounds": 1, "exchange": True, "gaji": True, "field_lights": True, "trio": True}
    yield Scenario(
        "czech-variants",
        "Czech book with its variants: the hands are exchanged, lights lie on the field, and the gaji's claim scores "
        "(KK-25, KK-26, KK-27).",
        "czech", variants,
        ended("stop", lambda match: has("swap", "field-lights")(match) and claimed_by_winner(match)),
    )  # fmt: skip
    yield Scenario(
        "czech-each-card-once",
        "Czech book, each card counted once: the best assignment of cards to yaku is scored (KK-18).",
        "czech", {"rounds": 1, "share_cards": False},
        ended("stop", lambda match: _events(match).count("line") >= 2),
    )  # fmt: skip


def find(scenario: Scenario) -> Playthrough:
    """Play random matches until one is as wanted."""
    seed = 0
    while True:
        seed += 1
        if scenario.lucky_hands:
            deck = [CARDS[card] for card in FairDeal.seeded(seed).shuffle(0, range(48))]
            hands = ({*deck[0:4], *deck[12:16]}, {*deck[4:8], *deck[16:20]})
            if sum(lucky(hand) > 0 for hand in hands) != scenario.lucky_hands:
                continue
        dealer = 0 if scenario.lucky_hands else None
        found = Playthrough(_wrap(scenario.comment), scenario.preset, scenario.options, seed, dealer)
        match, random = found.match(), Random(seed)
        while not match.over and (scenario.whole_match or not any("outcome" in e["args"] for e in match.events)):
            match.play(scenario.choose(match, random))
        if scenario.wanted(match):
            found.moves = list(match.moves)
            return found


def _wrap(text: str, width: int = 100) -> list[str]:
    lines = [""]
    for word in text.split():
        if len(lines[-1]) + len(word) >= width:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


if __name__ == "__main__":
    golden.write("koikoi", read, lambda: ((scenario.name, find(scenario)) for scenario in scenarios()))
