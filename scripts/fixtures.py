"""Write updates of whole matches for looking at a board on its own: `python -m scripts.fixtures`, then `npm run dev`.

They lie in client/public/workbench/, which is not kept. With arguments: GAME SEAT [PRESET] [option=value …];
`case=name` adds to the file's name, `seed=` and `level=` choose the match.
"""

import json
import sys
from itertools import combinations
from pathlib import Path

import fuda
import fuda.bots
from fuda.core.match import Match

TARGET = Path(__file__).parent.parent / "client" / "public" / "workbench"
NAMES = ["Hana", "Ryū", "Matylda", "Fjodor", "Emi"]
DEFAULTS = (("koikoi", "czech"), ("kocka", "standard"), ("yojimbo", "dan"))


def main() -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    if len(sys.argv) > 1:
        name, seat, *rest = sys.argv[1:]
        given = dict(word.split("=", 1) for word in rest if "=" in word)
        preset = next((word for word in rest if "=" not in word), None)
        write(name, int(seat), preset, **given)
        return
    for name, preset in DEFAULTS:
        write(name, 0, preset, **({"players": "4"} if name == "yojimbo" else {}))


def write(name: str, seat: int, preset: str | None, **given: str) -> None:
    case, seed, level = given.pop("case", ""), int(given.pop("seed", "3")), given.pop("level", "greedy")
    spec = fuda.game(name, preset).spec
    options = {o.name: o.read(given[o.name]) for o in spec.options if o.name in given}
    game = fuda.game(name, preset, **options)
    match, bot, told = game.new(seed=seed), fuda.bots.bot(name, level), 0
    updates: list[object] = []
    while True:
        view = match.view(seat)
        del view["memory"]
        updates.append(
            {
                "view": view,
                "events": match.events[told:],
                "table": table(match, len(updates)),
                "previews": previews(match, seat),
            }
        )
        told = len(match.events)
        if match.over:
            break
        if not match.seats:
            match.deal(rest=True)
            continue
        acting = match.seats[-1]
        match.play(*bot.choose(match.view(acting), len(updates)), seat=acting, deal=False)
    (TARGET / f"{name}-{seat}{case}.json").write_text(json.dumps(updates, ensure_ascii=False), "utf-8")


def previews(match: Match, seat: int) -> dict[str, object]:
    """The previews of a move's beginnings: of its first action, of whole passes, and of nothing yet."""
    found: dict[str, object] = {}
    if match.game.spec.preview is None or seat not in match.seats:
        return found
    for first in match.legal(seat):
        found[first] = match.preview(seat, [first])
        if match.game.name == "yojimbo":
            for second in match.legal(seat, [first]):
                found[f"{first},{second}"] = match.preview(seat, [first, second])
    if match.view(seat)["phase"] == "pass":
        for begun in (b for n in (0, 2, 3) for b in combinations(match.legal(seat), n)):
            found[",".join(begun)] = match.preview(seat, begun)
    for defence in (match.view(seat)["hints"] or {}).get("defences", []):  # Yojimbo's proposals, built card by card
        begun = [f"lay {card}" for card in defence["cards"]]
        for count in range(3, len(begun) + 1):
            found[",".join(begun[:count])] = match.preview(seat, begun[:count])
    return found


def table(match: Match, seq: int) -> dict[str, object]:
    seats = match.game.seats
    people = [
        {
            "kind": "person", "name": NAMES[s], "person": f"p{s}", "level": None,
            "connected": True, "substitute": False, "resigned": False,
        }
        for s in range(seats)
    ]  # fmt: skip
    end = {"ending": "played", "scores": match.scores, "winners": match.winners, "resigned": []} if match.over else None
    return {
        "id": "t", "game": match.game.name, "preset": match.game.preset, "options": match.game.options, "changed": [],
        "stage": "over" if match.over else "playing", "seats": people, "host": "p0", "listed": False, "clock": "none",
        "memory": False, "guide": False, "seq": seq, "created": 0, "moves": len(match.moves), "spectators": 0,
        "start": None, "aborts": [], "to_act": list(match.seats),
        "resting": not match.seats and not match.over, "ready": [], "stopping": [],
        "time": {"kind": "none", "deadlines": [None] * seats, "reserves": [0] * seats, "resting": None},
        "end": end, "again": [], "next": None,
    }  # fmt: skip


if __name__ == "__main__":
    main()
