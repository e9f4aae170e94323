"""The golden replays of Yojimbo (tests/games/golden.py): the deal is a seed, or the cards that matter as in YJ-4."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from fuda.core.match import Match
from fuda.games.yojimbo.table import OPTIONS
from tests.games import golden
from tests.games.yojimbo.arrange import (
    NAMES,
    attack,
    attacks,
    board,
    change,
    defence,
    kaiten,
    lay,
    pay,
    random_move,
    yojimbo,
)


@dataclass
class Playthrough:
    """What a file says before any event: all that is needed to write it again."""

    comment: str
    preset: str
    options: dict[str, Any]
    seed: int
    deal: list[str] = field(default_factory=list)  # cards in the order of YJ-4; none: the seed shuffles
    holder: int | None = None
    moves: golden.Moves = field(default_factory=list)

    def match(self) -> Match:
        game = yojimbo(self.preset, **self.options)
        if not self.deal:
            return game.new(seed=self.seed, dealer=self.holder)
        return game.setup(seed=self.seed, deal=self.deal, **({} if self.holder is None else {"holder": self.holder}))

    def text(self) -> str:
        """Play it and write down what happens."""
        lines = [f"# {self.comment}", "", f"preset   {self.preset}", golden.options(self.options)]
        lines += [f"seed     {self.seed}", f"deal     {' '.join(self.deal)}".rstrip()]
        lines += [f"holder   {'drawn' if self.holder is None else self.holder}", ""]
        match = self.match()
        lines += golden.events(match, 0)
        shown = 0
        for seat, move in self.moves:
            since = len(match.events)
            if board(match)["round"] != shown:
                shown = board(match)["round"]
                lines += ["", *table(match)]
            lines.append(golden.move(seat, move))
            match.play(*move, seat=seat)
            lines += golden.events(match, since)
        lines += ["", f"points: {' '.join(map(str, match.scores))}{', the game is over' if match.over else ''}"]
        return "\n".join(lines) + "\n"


def table(match: Match) -> Iterator[str]:
    """The attacks and the hands, before a round."""
    seen = board(match)
    following = f", next {attacks(seen['opened'])[0]}" if seen["opened"] else ""
    yield f"  attack: {' + '.join(attacks(seen['stack']))}{following} ({seen['pile']} in the pile)"
    for seat in range(match.game.seats):
        hand = match.view(seat, hints=False)["board"]["hands"][seat]
        cards = " ".join(f"{card}:{defence(card)}" for card in hand)
        won = f" | {' + '.join(attacks(seen['victory'][seat]))}" if seen["victory"][seat] else ""
        yield f"  hand {seat}{'*' if seen['holder'] == seat else ''}: {cards}{won}".rstrip()


def read(text: str) -> Playthrough:
    lines = golden.read(text, OPTIONS)
    words = lines.words
    holder = None if words["holder"] == ["drawn"] else int(words["holder"][0])
    return Playthrough(
        lines.comment[0], words["preset"][0], lines.options, int(words["seed"][0]), words["deal"], holder, lines.moves
    )


def arranged(pile: str, hands: list[str], refill: str = "", size: int = 5) -> list[str]:
    """A deal with these attacks first, these hands and this top of the refill pile; others fill up."""
    free = list(NAMES)

    def take(fits: Callable[[str], bool]) -> str:
        card = next(card for card in free if fits(card))
        free.remove(card)
        return card

    chosen = [[take(lambda c, w=word: defence(c) == w) for word in hand.split()] for hand in hands]
    top = [take(lambda c, w=word: defence(c) == w) for word in refill.split()]
    fighting = [take(lambda c, w=word: attack(c) == w) for word in pile.split(", ")]
    plain = ("kokyunage", "shihonage", "tenchinage")
    while len(fighting) < 30:
        fighting.append(take(lambda c: True))
    for hand in chosen:
        while len(hand) < size:
            hand.append(take(lambda c: defence(c) in plain))
    return [*fighting, *(card for hand in chosen for card in hand), *top]


Script = Callable[[Match], None]


@dataclass
class Scenario:
    name: str
    comment: str
    preset: str
    options: dict[str, Any]
    deal: list[str]
    script: Script
    holder: int | None = 0


def retreat_all(match: Match, count: int) -> None:
    for _ in range(count):
        match.play("retreat")


def the_book(match: Match) -> None:
    """Martina, Tomáš, Juraj and Petra: first a round that gives Martina a victory card, then the book's."""
    lay(match, "ikkyo")
    retreat_all(match, 3)
    match.play("train")
    change(match, "tenkan renraku")
    lay(match, "iriminage iriminage")
    lay(match, "kokyunage kokyunage")
    match.play("retreat")


def tenkan(match: Match) -> None:
    lay(match, "tenkan ikkyo ikkyo")
    retreat_all(match, 1)


def chain(match: Match) -> None:
    lay(match, "iriminage kokyunage ikkyo renraku renraku")
    retreat_all(match, 1)


def irimi(match: Match) -> None:
    lay(match, "irimi irimi")
    lay(match, "irimi irimi irimi")
    retreat_all(match, 1)


def kaiten_forced(match: Match) -> None:
    match.play("retreat")
    kaiten(match)
    lay(match, "iriminage")


def kaiten_failed(match: Match) -> None:
    match.play("retreat")
    kaiten(match)
    retreat_all(match, 1)


def dagger(match: Match, technique: str) -> None:
    lay(match, "ikkyo osae_ikkyo")
    lay(match, f"{technique} osae_{technique}")
    retreat_all(match, 1)


def kick(match: Match, choice: str) -> None:
    lay(match, "tenchinage")
    retreat_all(match, 1)
    match.play(f"kick {choice}")
    retreat_all(match, 2)


def dan_points(match: Match) -> None:
    lay(match, "ikkyo ikkyo")
    retreat_all(match, 1)
    match.play("points")
    pay(match, "irimi tenkan")
    match.play("train")
    lay(match, "kokyunage kokyunage")
    match.play("hand")


def at_random(seed: int) -> Script:
    def play(match: Match) -> None:
        rng = Random(seed)
        while not match.over:
            match.play(*random_move(match, rng))

    return play


def hoarding(match: Match) -> None:
    """Train nearly always, so that cards gather in the hands."""
    rng = Random(1)
    while not match.over:
        match.play(*(("train",) if "train" in match.legal() and rng.random() < 0.9 else random_move(match, rng)))


def scenarios() -> Iterator[Scenario]:
    hands = [
        "ikkyo shihonage shihonage shihonage shihonage",
        "tenkan renraku",
        "iriminage iriminage",
        "kokyunage kokyunage",
    ]
    yield Scenario(
        "worked-example",
        "The book's example (Kyu, a strike of 4): training, change, two Iriminage, two Kokyunage, retreat.",
        "kyu", {"players": 4}, arranged("grab 2, strike 4, grab 3, kick 2", hands, "ikkyo irimi kaiten"), the_book,
    )  # fmt: skip
    yield Scenario(
        "tenkan", "Tenkan averts the next attack; its winner takes both (YJ-18, YJ-24).", "kyu", {},
        arranged("strike 7, grab 6, strike 1", ["tenkan ikkyo ikkyo", "irimi"]), tenkan,
    )  # fmt: skip
    yield Scenario(
        "renraku", "Three techniques tied by two Renraku (YJ-14).", "kyu", {},
        arranged("strike 7, grab 1, strike 1", ["iriminage kokyunage ikkyo renraku renraku", "irimi"]), chain,
    )  # fmt: skip
    yield Scenario(
        "irimi", "Irimi as a technique of its own; the holder's is worth one more (YJ-15, YJ-16).", "kyu", {},
        arranged("kick 5, grab 1, strike 1", ["irimi irimi kaiten kaiten tenkan", "irimi irimi irimi"]),
        lambda match: (irimi(match), match.play("kick stack"))[1],
    )  # fmt: skip
    yield Scenario(
        "kaiten-averts", "The last one in lays Kaiten, has to avert at once, and does (YJ-19).", "kyu", {},
        arranged("strike 2, grab 1, strike 1", ["irimi", "kaiten iriminage"]), kaiten_forced,
    )  # fmt: skip
    yield Scenario(
        "kaiten-fails", "The same without a defence: the attack is covered (YJ-19, YJ-27).", "kyu", {},
        arranged("strike 7, grab 1, strike 1", ["irimi", "kaiten iriminage"]), kaiten_failed,
    )  # fmt: skip
    for technique, comment in (
        ("kotegaeshi", "Osae Kotegaeshi takes two cards with Yojimbo, here none are there yet (YJ-21)."),
        ("shihonage", "Osae Shihonage draws five cards after the win (YJ-24)."),
        ("ikkyo", "Osae Ikkyo wins the next attack too (YJ-24)."),
    ):
        yield Scenario(
            f"osae-{technique}", f"Two averts of a dagger, each with an Osae of its own. {comment}", "kyu", {},
            arranged("dagger 3, grab 1, strike 1", ["ikkyo osae_ikkyo", f"{technique} osae_{technique}"]),
            lambda match, t=technique: dagger(match, t),
        )  # fmt: skip
    for choice, options in (("stack", {}), ("next", {}), ("next", {"kick_refused": "discarded"})):
        yield Scenario(
            f"kick-{choice}{'-discarded' if options else ''}", "The winner against a kick chooses a prize (YJ-23).",
            "kyu", options, arranged("kick 3, grab 1, strike 1, grab 2", ["tenchinage", "irimi"]),
            lambda match, c=choice: kick(match, c),
        )  # fmt: skip
    yield Scenario(
        "dan-prize", "Dan: a prize paid for as points, and one taken into the hand (YJ-25).", "dan", {},
        arranged("grab 5, strike 4, strike 1", ["ikkyo ikkyo irimi tenkan", "kokyunage kokyunage"], size=10),
        dan_points,
    )  # fmt: skip
    for preset, players, seed in (("kyu", 2, 4), ("kyu", 4, 4), ("dan", 3, 3)):
        yield Scenario(
            f"{preset}-{players}-players", f"A whole game for {players}, played at random.", preset,
            {"players": players}, [], at_random(seed), None,
        )  # fmt: skip
    yield Scenario(
        "exhausted-piles", "A whole game of Dan for five who train a lot, until both piles run out (YJ-13).", "dan",
        {"players": 5}, [], hoarding, None,
    )  # fmt: skip


def make(scenario: Scenario) -> Playthrough:
    made = Playthrough(scenario.comment, scenario.preset, scenario.options, 1, scenario.deal, scenario.holder)
    match = made.match()
    scenario.script(match)
    made.moves = list(match.moves)
    return made


def played(made: Playthrough) -> Match:
    """The match of a playthrough after its last move."""
    match = made.match()
    for seat, move in made.moves:
        match.play(*move, seat=seat)
    return match


if __name__ == "__main__":
    golden.write("yojimbo", read, lambda: ((scenario.name, make(scenario)) for scenario in scenarios()))
