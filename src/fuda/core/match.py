"""A match: whole moves in, views and events out; nothing changes unless a move is legal down to its last action."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from fuda.core.contract import Json, One
from fuda.core.errors import FudaError, IllegalAction, choices, shown
from fuda.core.events import Abandoned, Asked, Event, PackedEvents, Resigned, Stopped, TakenBack
from fuda.core.fair import FairDeal
from fuda.core.host import copy, plain

if TYPE_CHECKING:
    from fuda.core.game import Game


UNDONE = 2_000  # moves of a match after which nothing more is taken back: who does nothing else only fills its record


@cache
def members(mask: int) -> tuple[int, ...]:
    """Return the seats of a bitmask.

    >>> members(0b101)
    (0, 2)
    """
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)


class Match:
    """One match at a table. Make one with `game.new`, `game.setup`, `game.sample` or `fuda.replay`."""

    def __init__(
        self,
        game: "Game",
        state: One,
        table: One,
        deal: FairDeal,
        *,
        dealer: int | None,
        recorded: bool,
        duplicate: bool = False,
    ) -> None:
        self.game = game
        self.state, self.table = state, table
        self.dealer = dealer
        self.moves: list[tuple[int, tuple[str, ...]]] = []
        self.shuffles: list[tuple[list[int], list[int]]] = []  # each lot and what became of it
        self.events = PackedEvents()
        self.taken_back: list[tuple[int, list[tuple[int, tuple[str, ...]]]]] = []  # moves before, and those undone
        self.asked: list[tuple[int, int]] = []  # moves before, and the seat that asked the coach then
        self.stopped = False
        self.resigned: tuple[int, ...] = ()  # who gave up, where that ended the match
        self.fair = deal
        self.recorded, self.duplicate = recorded, duplicate
        self._between_rounds = False
        self._plain: tuple[One, Any] | None = None  # a state, and the same in plain Python

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._cut_short or bool(self.game.rules.over(self.state, self.table))

    @property
    def between_rounds(self) -> bool:
        """Whether a round has ended and nobody has moved since: then players may agree to stop."""
        return self._between_rounds and not self.over

    @property
    def resting(self) -> bool:
        """Whether a finished round waits for `deal`."""
        return not self.over and not self.seats and bool(self.game.rules.resting(self.state, self.table))

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that may act now, in order; () when the match is over."""
        return () if self._cut_short else members(self.game.rules.to_act(self.state, self.table))

    @property
    def seat(self) -> int | None:
        """The one seat that may act now, None when there are several or none."""
        seats = self.seats
        return seats[0] if len(seats) == 1 else None

    @property
    def scores(self) -> tuple[int, ...]:
        """The score of each seat in the game's own unit."""
        return tuple(self.game.scores(self.state, self.table))

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; several when they share it, () while the match goes on."""
        if not self.over:
            return ()
        if self.resigned:
            return tuple(seat for seat in range(self.game.seats) if seat not in self.resigned)
        return members(self.game.rules.winners(self.state, self.table))

    def legal(self, seat: int | None = None, begun: Sequence[str] = ()) -> tuple[str, ...]:
        """Return the next actions of a seat after those begun; () when they are whole, or the seat may begin none."""
        spec, actions = self.game.spec, self._read(begun)
        if seat is None and not actions and not self.seats:
            return ()
        seat = self._acting(seat)
        if seat not in self.seats:
            if actions:  # with nothing to follow, what nobody may begin would pass for a whole move
                raise self._out_of_turn(seat, actions[0])
            return ()
        if not begun and spec.offers is None:
            return tuple(spec.text(action) for action in self.game.actions(self.state, self.table, seat))
        if spec.offers is not None:
            return tuple(
                spec.text(action) for action in spec.offers(self._seen(), self.game.plain_table, seat, actions)
            )
        self._walk(seat, actions)
        return ()

    def play(self, *actions: str, seat: int | None = None, deal: bool = True) -> None:
        """Make one whole move; lots that wait after it are dealt. With `deal=False` a finished round rests."""
        seat = self._acting(seat)
        if not actions:
            allowed = self.legal(seat)
            raise IllegalAction(f"a move needs at least one action; allowed: {choices(allowed)}", None, allowed)
        spec = self.game.spec
        steps = self._walk(seat, self._read(actions))
        self.moves.append((seat, tuple([spec.text(action) for action, _, _ in steps])))
        before, table = self._seen(), self.game.plain_table
        for action, _, after in steps:
            self._tell(spec.happened(before, table, seat, action, after))
            before = after
        self._plain = steps[-1][1:]
        self.state = self._plain[0]
        self._between_rounds = False
        self._deal(begin=deal, go_on=deal)

    def deal(self, *, rest: bool = False) -> None:
        """Deal as long as a lot waits; with `rest` only up to the next finished round, if one ends by its deal."""
        self._deal(begin=True, go_on=not rest)

    def _deal(self, *, begin: bool, go_on: bool) -> None:
        """Shuffle and deal the lots that wait, out of a finished round that rests only where told to."""
        rules, spec = self.game.rules, self.game.spec
        out = np.zeros(spec.rules.CARDS, np.int8)
        while not self._cut_short and (count := int(rules.lot(self.state, self.table, out))):
            if rules.resting(self.state, self.table):
                self._between_rounds = True
                if not begin:
                    return
                begin = go_on
            lot = out[:count].tolist()
            cards = self.fair.shuffle(len(self.shuffles), lot)
            if self.duplicate and spec.seated is not None:
                cards = spec.seated(self._seen(), self.game.plain_table, cards)
            self.shuffles.append((lot, cards))
            before, self.state = self.state, copy(self.state)
            rules.deal(self.state, self.table, np.array(cards, np.int8))
            self._tell(spec.dealt(plain(before), self.game.plain_table, cards, self._seen()))

    def stop(self, seats: Sequence[int]) -> None:
        """End the match by agreement of all seats, between rounds (until the next move); the score stands."""
        clause = self.game.spec.stop
        if not isinstance(seats, Iterable):  # type: ignore[reportUnnecessaryIsInstance]
            raise IllegalAction(f"seats={shown(seats)}; expected a list of the seats that agree to stop")
        agreed = list(seats)  # a generator gives them once
        for seat in agreed:
            self._check_seat(seat)
        if self.over:
            raise IllegalAction("the match is over already", clause)
        if clause is None:
            raise IllegalAction(f"players cannot agree to stop in {self.game.name}: it is played to its end")
        if not self._between_rounds:
            raise IllegalAction(f"players may agree to stop only between rounds ({clause})", clause)
        missing = sorted(set(range(self.game.seats)) - set(agreed))
        if missing:
            raise IllegalAction(f"all seats must agree to stop ({clause}); missing: {choices(missing)}", clause)
        self.stopped = True
        self._tell([Stopped(scores=list(self.scores)).told(clause)])

    def resign(self, *seats: int) -> None:
        """End the match because these seats give up: all others have won, nobody when the whole table was left."""
        for seat in seats:
            self._check_seat(seat)
        if self.over:
            raise IllegalAction("the match is over already")
        if not seats:
            raise IllegalAction("somebody must give up; nobody was named")
        self.resigned = tuple(sorted(set(seats)))
        kind = Resigned if len(self.resigned) < self.game.seats else Abandoned
        self._tell([kind(seats=list(self.resigned)).told()])

    def ask(self, seat: int) -> None:
        """Note that a seat asks the coach before its move; the record will say so, once for each move."""
        self._check_seat(seat)
        if seat not in self.seats:
            raise IllegalAction(f"seat {seat} has no move to make: the coach is asked before a move of one's own")
        if not self.has_asked(seat):
            self.asked.append((len(self.moves), seat))
            self._tell([Asked(seat=seat).told()])

    def has_asked(self, seat: int) -> bool:
        """Whether a seat has asked the coach since its last move."""
        self._check_seat(seat)
        last = max((number for number, (mover, _) in enumerate(self.moves, 1) if mover == seat), default=0)
        return any(asker == seat and after >= last for after, asker in self.asked)

    @property
    def undone(self) -> int:
        """How many moves were taken back."""
        return sum(len(moves) for _, moves in self.taken_back)

    def take_back(self, earlier: "Match") -> None:
        """Return to an earlier fork of this match; what was played since is remembered as taken back.

        What the coach was asked meanwhile counts as asked before the move that is made instead.
        """
        if not isinstance(earlier, Match):  # type: ignore[reportUnnecessaryIsInstance]
            raise FudaError(f"earlier={shown(earlier)}; expected a fork of this match")
        count = len(earlier.moves)
        undone = self.moves[count:]
        if not undone or earlier.moves != self.moves[:count] or earlier.fair is not self.fair:
            raise FudaError("only moves of this match that were made since can be taken back")
        if self.undone >= UNDONE:
            raise FudaError(f"{self.undone} moves were taken back; after {UNDONE} nothing more is")
        taken_back = [*self.taken_back, (count, undone)]
        asked = {seat for after, seat in self.asked if after >= count}
        vars(self).update(vars(earlier.fork()))
        self.taken_back = taken_back
        self.asked += [(count, seat) for seat in sorted(asked) if not self.has_asked(seat)]
        self._tell([TakenBack(seat=undone[0][0]).told()])

    def fork(self) -> "Match":
        """Return the same match once more: what is played in one does not happen in the other."""
        other = object.__new__(Match)
        vars(other).update(vars(self))  # states are replaced by moves, never changed
        other.moves, other.shuffles, other.events = self.moves[:], self.shuffles[:], self.events.copy()
        other.taken_back, other.asked = self.taken_back[:], self.asked[:]
        return other

    def view(self, seat: int | None, *, hints: bool = True, memory: bool = True) -> Json:
        """Return what a seat may know, as JSON-safe data; None is a spectator. Without memory it cannot be parsed."""
        if seat is not None:
            self._check_seat(seat)
        view = self.game.project(self.state, seat, hints=hints, memory=memory)
        if self._cut_short:
            view |= {"to_act": [], "legal": [], "phase": "stopped" if self.stopped else "resigned"}
        return view

    def preview(self, seat: int, begun: Sequence[str] = ()) -> Json:
        """Return what to show while a move is being built."""
        self._check_seat(seat)
        spec = self.game.spec
        following = self.legal(seat, begun)
        shown: Json = {"begun": list(begun), "next": list(following), "whole": bool(begun) and not following}
        if spec.preview is not None:
            shown |= spec.preview(self._seen(), self.game.plain_table, seat, self._read(begun))
        return shown

    def record(self) -> Json:
        """Return the record of a finished match."""
        from fuda.core.record import write

        return write(self)

    def _read(self, actions: Sequence[str]) -> list[int]:
        """Read the actions of a move; a text alone would be read letter by letter."""
        if not isinstance(actions, list | tuple):
            raise IllegalAction(f"{shown(actions)} is no list of actions")
        for text in actions:
            if not isinstance(text, str):  # type: ignore[reportUnnecessaryIsInstance]
                example = self.game.spec.text(0)
                raise IllegalAction(f"{shown(text)} is no action: each is a text of its own, such as {example!r}")
        return [self.game.spec.action(text) for text in actions]

    @property
    def _cut_short(self) -> bool:
        """Whether people ended it, not the rules."""
        return self.stopped or bool(self.resigned)

    def _walk(self, seat: int, actions: list[int]) -> list[tuple[int, One, Any]]:
        """Return every action of a move, in the kernel's order, with the state after it, as it is and in plain Python.

        What is not a whole legal move is refused.
        """
        spec, rules, table = self.game.spec, self.game.rules, self.table
        if seat not in self.seats:
            raise self._out_of_turn(seat, actions[0])
        if following := self._following(seat, actions):
            raise IllegalAction(f"the move is not whole yet; next: {choices(following)}", None, following)
        steps: list[tuple[int, One, Any]] = []
        state = self.state
        ordered = sorted(actions)
        for place, action in enumerate(ordered):
            legal = self.game.actions(state, table, seat)
            if action not in legal:
                if spec.offers is not None:  # the kernel's order refuses the first of them where the last is wrong
                    spec.offers(self._seen(), self.game.plain_table, seat, ordered)
                clause = self._refuse(state, seat, action)
                allowed = self.legal(seat) if not place else [spec.text(a) for a in legal]
                raise IllegalAction(
                    f"{spec.text(action)!r} is not allowed here ({clause}); allowed: {choices(allowed)}",
                    clause,
                    allowed,
                )
            state = copy(state)
            rules.step(state, table, seat, action)
            steps.append((action, state, plain(state)))
            whole = spec.more is None or not spec.more(steps[-1][2], self.game.plain_table, seat)
            if whole and place + 1 < len(ordered):
                extra = choices(repr(spec.text(a)) for a in ordered[place + 1 :])
                raise IllegalAction(f"the move is whole with {spec.text(action)!r}; too much: {extra}")
        return steps

    def _out_of_turn(self, seat: int, action: int) -> IllegalAction:
        """Return why a seat may not act at all."""
        if self.resigned:
            return IllegalAction("the match is over: nobody may act")
        clause = self.game.spec.stop if self.stopped else self._refuse(self.state, seat, action)
        if self.over:
            return IllegalAction(f"the match is over: nobody may act ({clause})", clause)
        acting = self.seats
        if not acting:
            return IllegalAction(f"nobody may act now: the match waits for a deal ({clause})", clause)
        turns = ", ".join(f"seat {other}" for other in acting)
        return IllegalAction(f"it is not seat {seat}'s turn; to act: {turns} ({clause})", clause)

    def _following(self, seat: int, actions: list[int]) -> list[str]:
        """Return what may follow actions in a person's order; nothing when they are whole or cannot be begun."""
        offers, text = self.game.spec.offers, self.game.spec.text
        try:
            return [text(a) for a in offers(self._seen(), self.game.plain_table, seat, actions)] if offers else []
        except IllegalAction:
            return []

    def _refuse(self, state: One, seat: int, action: int) -> str | None:
        return self.game.spec.refuse(plain(state), self.game.plain_table, seat, action)

    def _tell(self, events: list[Event]) -> None:
        for event in events:
            event["move"] = len(self.moves)
        self.events.extend(events)

    def _check_seat(self, seat: Any) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int) or seat not in range(self.game.seats):
            raise IllegalAction(f"there is no seat {shown(seat)}; seats: 0 to {self.game.seats - 1}")

    def _seen(self) -> Any:
        """Return the state in plain Python, unpacked once."""
        if self._plain is None or self._plain[0] is not self.state:
            self._plain = (self.state, plain(self.state))
        return self._plain[1]

    def _acting(self, seat: int | None) -> int:
        """Return the seat that a call means: the one named, or the only one that may act."""
        if seat is not None:
            self._check_seat(seat)
            return seat
        seats = self.seats
        if len(seats) == 1:
            return seats[0]
        if seats:
            raise FudaError(f"several seats may act ({choices(seats)}): say which with seat=…")
        raise self._out_of_turn(0, 0)  # whoever it would be and whatever they did
