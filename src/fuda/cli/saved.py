"""Unfinished matches, one a game, kept in the user's data folder: `fuda play --resume` goes on exactly where it was."""

import os
from pathlib import Path
from typing import Any

import msgspec

from fuda.catalogue import game
from fuda.cli.language import Refused
from fuda.core.errors import FudaError
from fuda.core.fair import FairDeal
from fuda.core.match import Match
from fuda.core.words import LANGUAGES, Words

FORMAT, VERSION = "fuda-saved-match", 1


class Saved(msgspec.Struct, forbid_unknown_fields=True):
    """What a match needs to go on. The secret decides all cards to come: do not look at it while you play."""

    format: str
    version: int
    game: str
    preset: str
    table: dict[str, Any]
    secret: str  # of the deal, in hex
    match: str  # the match's id, in hex
    moves: list[list[Any]]  # seat, then the actions of the whole move
    seat: int  # the person's
    name: str | None  # the person's own, None: the usual word in the reader's language
    against: str
    language: str
    record: str | None  # where the finished match's record goes
    rules: int = 1  # the version of the game's rules
    asked: list[tuple[int, int]] = []  # moves made before the coach was asked, and the seat


def folder() -> Path:
    """The user's data folder."""
    home = os.environ.get("XDG_DATA_HOME")
    return Path(home) / "fuda" if home else Path.home() / ".local" / "share" / "fuda"


def path(game: str) -> Path:
    """The file of a game's unfinished match; there is at most one."""
    return folder() / f"unfinished-{game}.json"


def newest() -> str | None:
    """Return the game whose unfinished match was played last."""
    files = sorted(folder().glob("unfinished-*.json"), key=lambda file: file.stat().st_mtime_ns)
    return files[-1].stem.removeprefix("unfinished-") if files else None


def write(file: Path, data: bytes) -> None:
    """Write a file whole or not at all."""
    file.parent.mkdir(parents=True, exist_ok=True)
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        with beside.open("wb") as out:
            out.write(data)
            out.flush()
            os.fsync(out.fileno())
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)


def save(match: Match, seat: int, name: str | None, against: str, language: str, record: str | None) -> None:
    """Keep a match."""
    kept = Saved(
        format=FORMAT,
        version=VERSION,
        game=match.game.name,
        preset=match.game.preset,
        table=dict(match.game.options),
        secret=match.fair.secret.hex(),
        match=match.fair.match_id.hex(),
        moves=[[seat, *actions] for seat, actions in match.moves],
        seat=seat,
        name=name,
        against=against,
        language=language,
        record=record,
        rules=match.game.spec.version,
        asked=match.asked,
    )
    write(path(match.game.name), msgspec.json.format(msgspec.json.encode(kept), indent=1))


def load(name: str | None, words: Words) -> tuple[Saved, Match]:
    """Return the kept match of a game, or the last one, its moves played again; refuse what is damaged."""
    name = name or newest()
    if name is None or not path(name).exists():
        raise Refused(words.format("refused-nothing-saved"))
    try:
        kept = msgspec.json.decode(path(name).read_bytes(), type=Saved)
        if (kept.format, kept.version) != (FORMAT, VERSION) or kept.language not in LANGUAGES:
            raise FudaError(f"{kept.format} {kept.version}")
        deal = FairDeal(bytes.fromhex(kept.secret), bytes.fromhex(kept.match))
        played = game(kept.game, kept.preset, **kept.table)
        played.require(kept.rules)
        match = played.new(deal=deal)
        for made, (seat, *actions) in enumerate(kept.moves):
            _ask(match, kept, made)
            match.play(*actions, seat=seat)
        _ask(match, kept, len(kept.moves))
        if match.over or kept.seat not in range(match.game.seats):
            raise FudaError(f"seat {kept.seat}, over: {match.over}")
    except (OSError, msgspec.DecodeError, ValueError, TypeError, AttributeError) as error:
        raise Refused(words.format("refused-damaged", file=str(path(name)), detail=str(error))) from error
    return kept, match


def _ask(match: Match, kept: Saved, made: int) -> None:
    """Note again that the coach was asked after so many moves."""
    for after, seat in kept.asked:
        if after == made:
            match.ask(seat)


def forget(game: str) -> None:
    """Throw the kept match of a game away."""
    path(game).unlink(missing_ok=True)
