"""Records: a finished match as JSON that can be replayed move by move and verified shuffle by shuffle."""

import hashlib
import json
from collections.abc import Callable
from typing import Any

import msgspec

from fuda.core.canonical import fingerprint
from fuda.core.contract import Json
from fuda.core.errors import BadRecord, FudaError, shown
from fuda.core.fair import FairDeal
from fuda.core.game import Game
from fuda.core.match import Match
from fuda.core.statement import SignedStart

FORMAT = "fuda-record"
PLAIN, SIGNED = 1, 2  # versions: the second has a start statement, or a signature, or both
LARGEST = 4_000_000  # bytes of a record file; a long match has some 30,000

FindGame = Callable[..., Game]  # `fuda.game`, handed in: core knows no game


class Shuffle(msgspec.Struct, forbid_unknown_fields=True):
    """One lot in ascending order, and what the shuffle made of it."""

    lot: list[str]
    dealt: list[str]


class Proof(msgspec.Struct, forbid_unknown_fields=True):
    """What decided the shuffles; bytes in hex."""

    match: str
    commitment: str
    secret: str
    nonces: list[str]
    shuffles: list[Shuffle]
    start: SignedStart | msgspec.UnsetType = msgspec.UNSET  # left out where no server stated anything


class Signature(msgspec.Struct, forbid_unknown_fields=True):
    """Who vouches for the whole record: a server's public key, and its signature; hex."""

    key: str
    value: str


class Result(msgspec.Struct, forbid_unknown_fields=True):
    """How it ended."""

    scores: list[int]
    winners: list[int]
    stopped: bool  # ended by agreement
    resigned: list[int] | msgspec.UnsetType = msgspec.UNSET  # seats whose giving up ended it, else left out


class TakenBack(msgspec.Struct, forbid_unknown_fields=True):
    """Moves that were made and taken back, after so many others."""

    after: int
    moves: list[list[int | str]]


class Asked(msgspec.Struct, forbid_unknown_fields=True):
    """Who asked the coach, after so many moves."""

    after: int
    seat: int


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """A finished match."""

    format: str
    version: int
    game: str
    preset: str
    table: dict[str, Any]
    dealer: int | None
    deal: Proof
    moves: list[list[int | str]]  # seat, then the actions of the whole move
    result: Result
    rules: int = 1  # the version of the game's rules; records from before they had one are of the first
    taken_back: list[TakenBack] | msgspec.UnsetType = msgspec.UNSET  # left out where nothing was
    asked: list[Asked] | msgspec.UnsetType = msgspec.UNSET  # left out where nobody asked the coach
    signature: Signature | msgspec.UnsetType = msgspec.UNSET  # of all the rest; left out where nobody signed


def write(match: Match) -> Json:
    """Return the record of a finished match."""
    if not match.recorded:
        raise FudaError("a match from a set-up or sampled position has no record: its deals prove nothing")
    if not match.over:
        raise FudaError("the match is not over: a record would reveal hidden cards")
    names = match.game.spec.cards
    shuffles = [Shuffle([names[c] for c in lot], [names[c] for c in dealt]) for lot, dealt in match.shuffles]
    fair = match.fair
    proof = Proof(
        fair.match_id.hex(),
        fair.commitment,
        fair.secret.hex(),
        [nonce.hex() for nonce in fair.nonces],
        shuffles,
        fair.start or msgspec.UNSET,
    )
    return msgspec.to_builtins(
        Record(
            format=FORMAT,
            version=PLAIN if fair.start is None else SIGNED,
            game=match.game.name,
            preset=match.game.preset,
            table=written(match.game),
            dealer=match.dealer,
            deal=proof,
            moves=[[seat, *actions] for seat, actions in match.moves],
            result=_result(match),
            rules=match.game.spec.version,
            taken_back=[
                TakenBack(after, [[seat, *actions] for seat, actions in undone]) for after, undone in match.taken_back
            ]
            or msgspec.UNSET,
            asked=[Asked(after, seat) for after, seat in match.asked] or msgspec.UNSET,
        )
    )


def written(game: Game) -> Json:
    """Return the table rules as a record has them: every option, data written out."""
    return {option.name: option.full(game.options[option.name]) for option in game.spec.options}


def read(text: str | bytes) -> Record:
    """Read a record file; whatever is wrong with it is said in one sentence."""
    if not isinstance(text, str | bytes):  # type: ignore[reportUnnecessaryIsInstance]
        raise BadRecord(f"not a record: expected the text of a file, found {shown(text)}")
    if len(text) > LARGEST:
        raise BadRecord(f"a record has at most {LARGEST:,} bytes, this file {len(text):,}")
    try:
        data = json.loads(text if isinstance(text, str) else text.decode(), object_pairs_hook=_once)
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"not a record: the file is no JSON or is cut off ({error})") from error
    return check(data)


def _once(pairs: list[tuple[str, Any]]) -> Json:
    """Return an object of JSON; of a name that comes twice readers would take one value or the other."""
    found = dict(pairs)
    if len(found) < len(pairs):
        twice = next(name for number, (name, _) in enumerate(pairs) if name in dict(pairs[:number]))
        raise BadRecord(f"the record is damaged: {shown(twice)} is there twice")
    return found


def check(data: object) -> Record:
    """Check the shape of a record."""
    if isinstance(data, Record):
        return data
    if not isinstance(data, dict) or data.get("format") != FORMAT:  # type: ignore[reportUnknownMemberType]
        raise BadRecord(f'not a record of Fuda: "format" must be "{FORMAT}"')
    if data.get("version") not in (PLAIN, SIGNED):  # type: ignore[reportUnknownMemberType]
        found = shown(data.get("version"))  # type: ignore[reportUnknownMemberType]
        raise BadRecord(f"format version {found} is unknown here; this Fuda reads versions {PLAIN} and {SIGNED}")
    try:
        record = msgspec.convert(data, Record)
    except (msgspec.ValidationError, UnicodeEncodeError) as error:  # the second of half a surrogate pair
        raise BadRecord(f"the record is damaged: {error}") from error
    if (record.version == SIGNED) != bool(record.deal.start or record.signature):
        raise BadRecord(f"the record is damaged: version {SIGNED} has a start or a signature, version {PLAIN} neither")
    lists = {"taken_back": record.taken_back, "asked": record.asked, "result.resigned": record.result.resigned}
    for name, listed in lists.items():
        if listed == []:
            raise BadRecord(f"the record is damaged: {name} is left out where there is nothing to tell, never []")
    return record


def replay(record: object, find: FindGame) -> Match:
    """Play a record again; every shuffle, every move and the result are checked."""
    kept = check(record)
    match = begin(kept, find)
    for number in range(1, len(kept.moves) + 1):
        play(match, kept, number)
    finish(match, kept)
    return match


def begin(kept: Record, find: FindGame) -> Match:
    """Return the match of a record before its first move."""
    try:
        game = find(kept.game, kept.preset, **kept.table)
        game.require(kept.rules)
        missing = sorted(set(game.options) - set(kept.table))
        if missing:
            raise BadRecord(f"the record's table rules lack {missing[0]!r}")
        _check_table(game, kept.table)
        if len(kept.deal.nonces) > game.seats:
            raise BadRecord(f"the deal has {len(kept.deal.nonces)} nonces, the table {game.seats} seats")
        nonces = tuple(_bytes("a nonce", nonce) for nonce in kept.deal.nonces)
        secret, match_id = _bytes("the secret", kept.deal.secret), _bytes("the match id", kept.deal.match)
        start = kept.deal.start or None
        if start is not None:
            deal, rules = kept.deal, fingerprint(kept.table).hex()
            facts = {"match": deal.match, "commitment": deal.commitment, "people": len(deal.nonces), "table": rules}
            start.statement.check_seats(game.seats)
            start.statement.require(**facts, game=kept.game, rules=kept.rules, dealer=kept.dealer)
        fair = FairDeal(secret, match_id, nonces, start)
        match = game.new(deal=fair, dealer=kept.dealer)
    except BadRecord:
        raise
    except (FudaError, RecursionError) as error:  # nobody can look at a table rule nested a thousand levels deep
        raise BadRecord(f"the record cannot start: {error}") from error
    if hashlib.sha256(fair.secret).hexdigest() != kept.deal.commitment:
        raise BadRecord("the secret is not the one that was committed to: its SHA-256 differs from the commitment")
    _check_shuffles(match, kept, 0)
    return match


def _check_table(game: Game, table: Json) -> None:
    """Compare the table rules with how a record writes them; those of earlier versions keep their values."""
    for option in game.spec.options:
        found, meant = table[option.name], game.options[option.name]
        if found != option.full(meant) and (found, meant) not in option.formerly:
            raise BadRecord(
                f"the record's table rule {option.name}={shown(found)} is written otherwise than a record has it: "
                f"{shown(option.full(meant))}"
            )


def play(match: Match, kept: Record, number: int) -> None:
    """Play move `number`, from 1; a round that it ends rests until the next one."""
    dealt = len(match.shuffles)
    match.deal()
    _retrace(match, kept, number - 1)
    _ask(match, kept, number - 1)
    _play(match, f"move {number}", kept.moves[number - 1])
    _check_shuffles(match, kept, dealt)


def _play(match: Match, what: str, move: list[int | str]) -> None:
    """Make one move of a record."""
    seat, *actions = move or (None,)
    texts = [action for action in actions if isinstance(action, str)]
    if not isinstance(seat, int) or not texts or len(texts) < len(actions):
        raise BadRecord(f"{what} is damaged: expected a seat and its actions, found {shown(move)}")
    try:
        match.play(*texts, seat=seat, deal=False)
    except FudaError as error:
        raise BadRecord(f"{what} (seat {shown(seat)}: {', '.join(texts)}) is refused: {error}") from error
    if match.moves[-1][1] != tuple(texts):
        raise BadRecord(f"{what} is written {', '.join(texts)}; a record has {', '.join(match.moves[-1][1])}")


def _retrace(match: Match, kept: Record, made: int) -> None:
    """Make what was taken back after so many moves, and take it back again."""
    for undone in kept.taken_back or ():
        if undone.after != made:
            continue
        earlier = match.fork()
        for number, move in enumerate(undone.moves, made + 1):
            if match.resting or match.over:
                raise BadRecord(f"move {number} is taken back after its round was over")
            match.deal()
            _play(match, f"move {number}, taken back,", move)
        if not undone.moves:
            raise BadRecord(f"after move {made} something is taken back that was never played")
        try:
            match.take_back(earlier)
        except FudaError as error:
            raise BadRecord(f"after move {made}: {error}") from error


def _ask(match: Match, kept: Record, made: int) -> None:
    """Ask the coach as it was asked after so many moves."""
    for asked in kept.asked or ():
        if asked.after == made:
            try:
                match.ask(asked.seat)
            except FudaError as error:
                raise BadRecord(f"after move {made} the coach is asked: {error}") from error


def _bytes(what: str, text: str) -> bytes:
    """Read bytes in the one spelling that a record has."""
    try:
        data = bytes.fromhex(text)
    except ValueError:
        data = b""
    if data.hex() != text:
        raise BadRecord(f"{what} is no lower-case hex: {text[:80]!r}")
    return data


def _check_shuffles(match: Match, kept: Record, first: int) -> None:
    """Compare the shuffles made since the first one with the stored ones."""
    names = match.game.spec.cards
    for k in range(first, len(match.shuffles)):
        if k >= len(kept.deal.shuffles):
            raise BadRecord(f"shuffle {k} is missing in the record")
        lot, dealt = match.shuffles[k]
        stored = kept.deal.shuffles[k]
        if [names[c] for c in lot] != stored.lot:
            raise BadRecord(f"shuffle {k}: the record shuffles other cards than the game asks for")
        if [names[c] for c in dealt] != stored.dealt:
            raise BadRecord(f"shuffle {k}: the stored order does not follow from the secret")


def finish(match: Match, kept: Record) -> None:
    """Check the end of a record: whole, nothing left over, the result as stored."""
    dealt = len(match.shuffles)
    taken = kept.taken_back or []
    asked = kept.asked or []
    if any(each.after == len(kept.moves) for each in (*taken, *asked)):  # and then somebody gave up
        match.deal()
        _retrace(match, kept, len(kept.moves))
        _ask(match, kept, len(kept.moves))
    if match.asked != [(each.after, each.seat) for each in asked]:
        after = shown([each.after for each in asked])
        raise BadRecord(f"the record asks the coach after {after} moves, out of order, twice or after its end")
    if len(match.taken_back) != len(taken):
        after = shown([undone.after for undone in taken])
        raise BadRecord(f"the record takes back after {after} moves, out of order or after its end")
    if not kept.result.stopped and not kept.result.resigned:
        match.deal()
    elif not match.over:
        # Players who end it may have seen the next deal already, or not yet.
        while not match.seats and len(match.shuffles) < len(kept.deal.shuffles):
            match.deal(rest=True)
        try:
            if kept.result.resigned:
                match.resign(*kept.result.resigned)
            else:
                match.stop(range(match.game.seats))
        except FudaError as error:
            raise BadRecord(f"the record ends where nobody may end it: {error}") from error
    _check_shuffles(match, kept, dealt)
    if not match.over:
        raise BadRecord(f"the record breaks off after {len(kept.moves)} moves: the match is not over")
    if len(kept.deal.shuffles) != len(match.shuffles):
        raise BadRecord(f"the record has {len(kept.deal.shuffles)} shuffles, the match {len(match.shuffles)}")
    result = _result(match)
    if result != kept.result:
        raise BadRecord(f"the result differs: played {_words(result)}, recorded {_words(kept.result)}")


def _result(match: Match) -> Result:
    return Result(list(match.scores), list(match.winners), match.stopped, list(match.resigned) or msgspec.UNSET)


def _words(result: Result) -> str:
    ended = ", stopped by agreement" if result.stopped else ""
    ended += f", given up by {shown(result.resigned)}" if result.resigned else ""
    return f"{' : '.join(map(shown, result.scores))}, won by {shown(result.winners)}{ended}"
