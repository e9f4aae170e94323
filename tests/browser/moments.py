"""Moments of a table: whatever a board can ask or tell, reached by playing on from fixed seeds."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import count
from typing import Any

import fuda
from fuda.core.match import Match
from scripts.fixtures import previews, table
from scripts.shots import choice

Json = dict[str, Any]
Until = Callable[[Json], bool]
SEEDS = 60  # matches that are searched for a moment
LEVELS = ("greedy", "thinker", "master", "random")


@dataclass
class Moment:
    """What a page is told, and what is done on it before it is looked at."""

    game: str
    update: Json
    previews: Mapping[str, object] = field(default_factory=dict[str, object])
    taps: tuple[str, ...] = ()  # selectors, one after another


@dataclass
class Scenario:
    """Which moment: the table, when it has come, and what is done then."""

    game: str
    preset: str
    until: Until
    options: Json = field(default_factory=dict[str, Any])
    taps: tuple[str, ...] = ()
    seat: int | None = 0  # who looks
    alter: Callable[[Json], None] = lambda update: None
    choose: Callable[[Json], list[str]] = choice


def mine(phase: str, more: Until = lambda view: True) -> Until:
    """The looker's own turn in a phase."""
    return lambda view: view["seat"] in view["to_act"] and view["phase"] == phase and more(view)


def phase(name: str, more: Until = lambda view: True) -> Until:
    """Any moment of a phase."""
    return lambda view: view["phase"] == name and more(view)


def _held(view: Json) -> int:
    return sum(map(len, view["board"]["captured"]))


def _lying(view: Json) -> int:
    return len((view["board"]["trick"] or {"cards": ()})["cards"])


def _gone(update: Json) -> None:
    """The second seat has lost its line, the others are played by the computer."""
    for seat in update["table"]["seats"][1:]:
        seat.update(connected=False, substitute=True)
    update["table"]["seats"][1]["substitute"] = False


def _away(update: Json) -> None:
    """A friend at the other seat, whose line is lost."""
    update["table"]["seats"][1].update(kind="person", name="Ryū", person="p1", level=None, connected=False)


def _read(update: Json) -> None:
    """All are people, by the clock: one has read the round, one is away, the others are awaited."""
    table: Json = update["table"]
    for number, seat in enumerate(table["seats"]):
        seat.update(
            kind="person", name=("Hana", "Ryū", "Světlana", "Bartoloměj")[number], person=f"p{number}", level=None
        )
        seat.update(connected=number != 3)
    table.update(ready=[1], resting=True)
    table["time"].update(kind="casual", resting=29_000)


def _awaiting(update: Json) -> None:
    """The same, when the looker has read it."""
    _read(update)
    update["table"]["ready"] = [0]


def _resigned(update: Json) -> None:
    table: Json = update["table"]
    table.update(stage="over", end={"ending": "resigned", "scores": [0, 0], "winners": [0], "resigned": [1]})
    update["view"].update(to_act=[], legal=[])


def _lays(view: Json) -> list[str]:
    """Play what takes nothing, so that the field grows."""
    legal, matches = view["legal"], (view["hints"] or {}).get("matches", {})
    laying = [action for action in legal if not matches.get(action.removeprefix("play "))]
    return [laying[0]] if laying else choice(view)


def _trains(view: Json) -> list[str]:
    """Take cards wherever one may, so that the hand grows."""
    wanted = [action for action in ("hand", "train", "retreat") if action in view["legal"]]
    return wanted[:1] if wanted and view["phase"] != "pay" else choice(view)


SCENARIOS: dict[str, Scenario] = {
    "koikoi first play": Scenario("koikoi", "czech", mine("play")),
    "koikoi full ledger": Scenario("koikoi", "czech", mine("play", lambda view: _held(view) > 22)),
    "koikoi other turn": Scenario("koikoi", "czech", lambda view: view["to_act"] == [1] and _held(view) > 8),
    "koikoi crowded field": Scenario(
        "koikoi", "czech", mine("play", lambda view: len(view["board"]["field"]) > 12), choose=_lays
    ),
    "koikoi take": Scenario("koikoi", "czech", mine("take")),
    "koikoi take from the stock": Scenario("koikoi", "czech", mine("take-stock")),
    "koikoi call": Scenario("koikoi", "czech", mine("call")),
    "koikoi second call": Scenario("koikoi", "czech", mine("call", lambda view: sum(view["board"]["koi"]) > 0)),
    "koikoi exchange": Scenario("koikoi", "czech", mine("exchange"), {"exchange": True}),
    "koikoi round": Scenario("koikoi", "czech", phase("rest", lambda view: view["board"]["result"]["winner"] == 0)),
    "koikoi void round": Scenario(
        "koikoi", "czech", phase("rest", lambda view: view["board"]["result"]["winner"] is None)
    ),
    "koikoi lucky hand": Scenario(
        "koikoi", "czech", phase("rest", lambda view: view["board"]["result"]["outcome"] == "lucky-hand")
    ),
    "koikoi round together": Scenario("koikoi", "czech", phase("rest"), alter=_read),
    "koikoi end": Scenario("koikoi", "czech", phase("over")),
    "koikoi resigned": Scenario("koikoi", "czech", mine("play"), alter=_resigned),
    "koikoi watched": Scenario("koikoi", "czech", lambda view: _held(view) > 10, seat=None),
    "koikoi alone": Scenario("koikoi", "czech", lambda view: view["to_act"] == [1] and _held(view) > 3, alter=_gone),
    "koikoi away": Scenario("koikoi", "czech", lambda view: view["to_act"] == [1], alter=_away),
    "kocka pass": Scenario("kocka", "standard", mine("pass")),
    "kocka pass whole": Scenario(
        "kocka", "standard", mine("pass"), taps=tuple(f"[data-guide=hand] li:nth-child({n}) button" for n in (1, 4, 6))
    ),
    "kocka passed": Scenario("kocka", "standard", lambda view: view["phase"] == "pass" and 0 not in view["to_act"]),
    "kocka received": Scenario("kocka", "standard", mine("play", lambda view: not view["board"]["last"])),
    "kocka follow": Scenario(
        "kocka", "standard",
        mine("play", lambda view: _lying(view) == 3 and len(view["legal"]) < 4),
    ),
    "kocka lead": Scenario("kocka", "standard", mine("play", lambda view: not _lying(view) and view["board"]["last"])),
    "kocka long word": Scenario(
        "kocka", "standard", mine("play", lambda view: max(view["scores"]) > 2), {"word": "KOUŘÍCÍKOČKA"}
    ),
    "kocka alone": Scenario("kocka", "standard", phase("play", lambda view: view["to_act"] == [1]), alter=_gone),
    "kocka honour": Scenario(
        "kocka", "standard", mine("play", lambda view: any(act.startswith("renonc") for act in view["legal"])),
        {"renonc": "honour"},
    ),
    "kocka calls": Scenario("kocka", "standard", mine("calls"), {"renonc": "honour"}),
    "kocka round": Scenario("kocka", "standard", phase("rest")),
    "kocka round together": Scenario("kocka", "standard", phase("rest"), alter=_read),
    "kocka round awaited": Scenario("kocka", "standard", phase("rest"), alter=_awaiting),
    "kocka end": Scenario("kocka", "standard", phase("over")),
    "kocka watched": Scenario("kocka", "standard", phase("play", lambda view: view["board"]["last"]), seat=None),
    "yojimbo two": Scenario("yojimbo", "kyu", mine("turn"), {"players": 2}),
    "yojimbo five": Scenario("yojimbo", "dan", mine("turn", lambda view: view["board"]["round"] > 3), {"players": 5}),
    "yojimbo defence": Scenario(
        "yojimbo", "dan", mine("turn", lambda view: view["board"]["round"] > 2 and view["hints"]["defences"]),
        {"players": 4}, taps=(".actions .propose", ".proposals button"),
    ),
    "yojimbo proposals": Scenario(
        "yojimbo", "dan", mine("turn", lambda view: len(view["hints"]["defences"]) > 2), {"players": 4},
        taps=(".actions .propose",),
    ),
    "yojimbo change": Scenario(
        "yojimbo", "kyu", mine("turn", lambda view: any(act.startswith("change") for act in view["legal"])),
        {"players": 3}, taps=(".ways .button:nth-child(2)", ".mine .hand li:nth-child(2) button"),
    ),
    "yojimbo large hand": Scenario(
        "yojimbo", "dan", mine("turn", lambda view: view["board"]["held"][0] > 10), {"players": 2}, choose=_trains
    ),
    "yojimbo kick": Scenario("yojimbo", "dan", mine("kick"), {"players": 4}),
    "yojimbo prize": Scenario("yojimbo", "dan", mine("prize"), {"players": 4}),
    "yojimbo pay": Scenario("yojimbo", "dan", mine("pay"), {"players": 4}),
    "yojimbo other turn": Scenario(
        "yojimbo", "dan", lambda view: view["phase"] == "turn" and view["to_act"] == [1] and view["board"]["round"] > 2,
        {"players": 3},
    ),
    "yojimbo alone": Scenario(
        "yojimbo", "dan", lambda view: view["phase"] == "turn" and view["to_act"] == [1], {"players": 4}, alter=_gone
    ),
    "yojimbo end": Scenario("yojimbo", "dan", phase("over"), {"players": 4}),
    "yojimbo watched": Scenario(
        "yojimbo", "kyu", phase("turn", lambda view: view["board"]["round"] > 1), {"players": 5}, seat=None
    ),
}  # fmt: skip


@cache
def moment(name: str) -> Moment:
    """Reach a moment by its name."""
    if name.startswith("lobby"):
        return _lobby(*name.split()[1:])
    scenario = SCENARIOS[name]
    for seed in range(SEEDS):
        match = fuda.game(scenario.game, scenario.preset, **scenario.options).new(seed=seed)
        for view in _played(match, scenario):
            if scenario.until(view):
                return _told(match, scenario, view)
    raise LookupError(f"{name} does not come in {SEEDS} matches")


def _played(match: Match, scenario: Scenario) -> Iterator[Json]:
    """Play a match as a page without a plan would, and look at it before every move."""
    for turn in count():
        view = match.view(scenario.seat)
        del view["memory"]
        yield view
        if match.over:
            return
        if not match.seats:
            match.deal(rest=True)
            continue
        seat = match.seats[turn % len(match.seats)]
        match.play(*scenario.choose(match.view(seat)), seat=seat, deal=False)


def _told(match: Match, scenario: Scenario, view: Json) -> Moment:
    events = [event for event in match.events if event["move"] < len(match.moves) - 8]  # told before this page came
    shown: Json = table(match, len(match.moves) + 1) | {"id": "moment"}
    for seat, other in enumerate(shown["seats"]):
        if seat % 2:
            other.update(kind="bot", name=None, person=None, level=LEVELS[seat // 2])
    update: Json = {
        "type": "update", "since": 0, "seq": shown["seq"], "seat": scenario.seat, "table": shown, "view": view,
        "events": events if match.over else [], "recall": 0,
    }  # fmt: skip
    scenario.alter(update)
    return Moment(
        scenario.game, update, previews(match, scenario.seat) if scenario.seat is not None else {}, scenario.taps
    )


def _lobby(game: str, preset: str, who: str) -> Moment:
    """A table before its start, as its host or a guest sees it."""
    options = {"players": 5} if game == "yojimbo" else {}
    shown: Json = table(fuda.game(game, preset, **options).new(seed=1), 1) | {"id": "moment"}
    kinds = ("person", "held", "bot", "open", "person")
    for seat, kind in zip(shown["seats"], kinds, strict=False):
        seat["kind"] = kind
        if kind != "person":
            seat.update(name=None, person=None, level="master" if kind == "bot" else None)
    shown.update(stage="open", to_act=[], changed=sorted(fuda.game(game, preset).options)[:4])
    seat = 0 if who == "host" else None
    update: Json = {
        "type": "update", "since": 0, "seq": 1, "seat": seat, "table": shown, "view": None, "events": [], "recall": 0,
    }  # fmt: skip
    return Moment(game, update)


LOBBIES = tuple(
    f"lobby {game} {preset} {who}"
    for game, preset in (("koikoi", "czech"), ("kocka", "standard"), ("yojimbo", "dan"))
    for who in ("host", "guest")
)
MOMENTS = (*SCENARIOS, *LOBBIES)
