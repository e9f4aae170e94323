"""The golden replays of Kouřící kočka: trick by trick (tests/games/golden.py)."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from fuda.core.match import Match
from fuda.games.kocka.table import OPTIONS
from tests.games import golden
from tests.games.kocka.arrange import keys, kocka, told


@dataclass
class Playthrough:
    """What a file says before any event: all that is needed to write it again."""

    comment: str
    options: dict[str, Any]
    seed: int
    moves: golden.Moves = field(default_factory=list)

    def match(self) -> Match:
        return kocka(**self.options).new(seed=self.seed)

    def text(self) -> str:
        """Play it and write down what happens."""
        lines = [f"# {self.comment}", "", golden.options(self.options), f"seed     {self.seed}", ""]
        match = self.match()
        lines += golden.events(match, 0)
        for seat, move in self.moves:
            since = len(match.events)
            board = match.view(None, hints=False)["board"]
            if board["trick"] is None and board["result"] is None and len(board["ready"]) in (0, 4):
                lines += ["", *hands(match)]
            lines.append(golden.move(seat, move))
            match.play(*move, seat=seat)
            lines += golden.events(match, since)
        letters = " ".join(map(str, match.scores))
        lines += ["", f"letters: {letters}{', the match is over' if match.over else ''}"]
        return "\n".join(lines) + "\n"


def hands(match: Match) -> Iterator[str]:
    """The four hands, before a trick is led or cards are passed."""
    for seat in range(4):
        yield f"  hand {seat}: {' '.join(match.view(seat, hints=False)['board']['hand'])}".rstrip()


def read(text: str) -> Playthrough:
    lines = golden.read(text, OPTIONS)
    return Playthrough(lines.comment[0], lines.options, int(lines.words["seed"][0]), lines.moves)


Chooser = Callable[[Match, Random], str]


def play_on(match: Match, rng: Random) -> str:
    """Any card; no throw-in and no call."""
    return rng.choice([text for text in match.legal() if text.startswith(("play", "done"))])


def throw_late(match: Match, rng: Random) -> str:
    """Throw in from the fourth trick on, where that is allowed."""
    late = len(match.view(None, hints=False)["memory"]["plays"]) >= 14
    return "throw" if late and "throw" in match.legal() else play_on(match, rng)


def call_early(match: Match, rng: Random) -> str:
    """Follow suit mostly, and call whatever can be called."""
    calls = [text for text in match.legal() if text.startswith("renonc")]
    return calls[0] if calls else _mostly_honest(match, rng)


def call_late(match: Match, rng: Random) -> str:
    """Follow suit mostly, and call only when the play is over."""
    calls = [text for text in match.legal() if text.startswith("renonc")]
    return calls[-1] if calls and "done" in match.legal() else _mostly_honest(match, rng)


def _mostly_honest(match: Match, rng: Random) -> str:
    seat = match.seat
    assert seat is not None
    follow = match.view(seat)["hints"].get("follow") or ()
    plays = [text for text in match.legal() if text.startswith("play")]
    honest = [text for text in plays if text.split()[1] in follow]
    return rng.choice(honest if honest and rng.random() < 0.9 else plays or ["done"])


@dataclass
class Scenario:
    name: str
    comment: str
    options: dict[str, Any]
    wanted: Callable[[Match], bool]
    choose: Chooser = play_on
    whole_match: bool = False


def has(*wanted: str) -> Callable[[Match], bool]:
    return lambda match: set(wanted) <= set(keys(match))


def outcome(match: Match) -> str:
    return match.view(None, hints=False)["board"]["result"]["outcome"]


def scenarios() -> Iterator[Scenario]:
    honour = {"renonc": "honour"}
    yield Scenario("played", "A round to the last card; the highest total loses (SC-13).", {}, lambda match: True)
    yield Scenario("seventeen", "Somebody has 17 points, so the round ends (SC-11).", {}, has("seventeen"))
    yield Scenario("throw", "A player throws in and takes all that is still out (SC-12).", {}, has("throw"), throw_late)
    yield Scenario("tie-hejma", "Two share the highest total; the taker of Hejma loses (SC-14).", {}, has("tie-hejma"))
    for ruling, words in (
        ("last_trick", "the one who took the last trick loses"),
        ("both", "both take a letter"),
        ("replay", "nobody takes a letter, and the same dealer deals again"),
    ):
        yield Scenario(
            f"tie-{ruling}", f"A tie at 11–11–10–1, where neither took Hejma: {words} (SC-14).", {"hejma_tie": ruling},
            lambda match: "tie" in keys(match) and sorted(match.view(None)["board"]["points"]) == [1, 10, 11, 11],
        )  # fmt: skip
    yield Scenario(
        "renonc-right", "A call of renonc on the caller's turn is right and ends the round (SC-20).", honour,
        lambda match: has("renonc-right")(match) and "calls" not in keys(match), call_early,
    )  # fmt: skip
    yield Scenario(
        "renonc-wrong", "Calls of renonc that are wrong cost nothing; the round goes its way (SC-20).", honour,
        lambda match: has("renonc-wrong")(match) and outcome(match) != "renonc", call_early,
    )  # fmt: skip
    yield Scenario(
        "renonc-after-the-round", "A renonc is called when the cards are out, and replaces the result (SC-20).", honour,
        has("calls", "renonc-right"), call_late,
    )  # fmt: skip
    yield Scenario(
        "honest-suit", "A suit goes round twice and everybody follows: an honest suit (SC-21).", {}, has("honest-suit")
    )
    yield Scenario(
        "quiet", "A table that trains its memory: no points before the round is over (SC-9).", {"show_points": False},
        lambda match: True,
    )  # fmt: skip
    yield Scenario(
        "match", "A whole match to the last letter of a short word (SC-15, SC-16).", {"word": "KOT"},
        lambda match: match.over and len(told(match, "match-lost")) == 1, throw_late, whole_match=True,
    )  # fmt: skip


def find(scenario: Scenario) -> Playthrough:
    """Play random rounds until one is as wanted."""
    seed = 0
    while True:
        seed += 1
        found = Playthrough(scenario.comment, scenario.options, seed)
        match, rng = found.match(), Random(seed)
        resting = False
        while not match.over and (scenario.whole_match or not resting):
            match.deal()
            seat = min(match.seats)
            move = rng.sample(match.legal(seat), 3) if len(match.seats) > 1 else _last_to_pass(match, rng)
            match.play(*(move or [scenario.choose(match, rng)]), seat=seat, deal=False)
            resting = not match.seats
        if scenario.wanted(match):
            found.moves = list(match.moves)
            return found


def _last_to_pass(match: Match, rng: Random) -> list[str]:
    passes = [text for text in match.legal() if text.startswith("pass")]
    return rng.sample(passes, 3) if passes else []


if __name__ == "__main__":
    golden.write("kocka", read, lambda: ((scenario.name, find(scenario)) for scenario in scenarios()))
