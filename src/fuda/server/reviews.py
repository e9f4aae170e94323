"""Reviews of finished matches for whoever asks: as data for the replay, or as a page of its own."""

import asyncio
from typing import Protocol, TypeAlias

import msgspec

from fuda.core.contract import Json
from fuda.core.errors import FudaError
from fuda.server import wire
from fuda.server.commands import Refuse
from fuda.server.messages import Owner
from fuda.server.replay import Film, record_of
from fuda.server.tables import Table

# The stage, how many others come first, how many reports there were, the last one as JSON, and why it failed.
Progress: TypeAlias = tuple[wire.ReviewStage, int, int, bytes | None, str | None]


class Reviews(Protocol):
    """Who reviews finished matches: handed to the server, like the bots."""

    policy: str  # what a review's page may load: the header Content-Security-Policy

    def page(self, owner: Owner, record: Json, seat: int, language: str, links: dict[int, str]) -> tuple[str, bool]:
        """Return a review as a page as far as it has come, and whether it is whole."""
        ...

    def progress(self, owner: Owner, record: Json, seat: int, known: int) -> Progress:
        """Return how far a review has come, for who knows of so many reports."""
        ...

    def finished(self, record: Json, seat: int) -> bytes | None:
        """Return a review that is whole, as JSON; None where there is none."""
        ...


class Reviewer:
    """Answers who asks for a review."""

    def __init__(self, reviews: Reviews) -> None:
        self._reviews = reviews
        self.policy = reviews.policy

    async def page(self, film: Film, table: Table, owner: Owner, seat: int, language: str) -> str:
        """Return a review as a page; from each of its moves a link leads to the replay."""
        kept = _reviewable(table, seat)
        made = [step for step, shown in enumerate(film.steps) if shown.seat is not None]
        links = {number: f"/t/{table.id}/replay?seat={seat}&review#{step - 1}" for number, step in enumerate(made, 1)}
        try:
            return (await asyncio.to_thread(self._reviews.page, owner, kept, seat, language, links))[0]
        except FudaError as error:
            raise Refuse("too-many", str(error)) from error

    async def progress(self, table: Table, owner: Owner, seat: int, known: int) -> bytes:
        """Return a review as data, in JSON."""
        kept = _reviewable(table, seat)
        try:
            found = await asyncio.to_thread(self._reviews.progress, owner, kept, seat, known)
        except FudaError as error:
            raise Refuse("too-many", str(error)) from error
        stage, ahead, reports, latest, problem = found
        review = None if latest is None else msgspec.Raw(latest)
        return msgspec.json.encode(
            wire.ReviewInfo(stage=stage, ahead=ahead, reports=reports, review=review, problem=problem)
        )

    async def stage(self, table: Table, owner: Owner, seat: int) -> wire.ReviewStage:
        """Return how far a review has come, and begin it if need be; one that has to wait for others waits."""
        try:
            return (await asyncio.to_thread(self._reviews.progress, owner, _reviewable(table, seat), seat, 0))[0]
        except FudaError:  # so many of this person's are under way already
            return "waiting"

    def finished(self, record: Json, seat: int) -> bytes | None:
        """Return a review that is whole, as JSON; None where there is none."""
        return self._reviews.finished(record, seat)


def _reviewable(table: Table, seat: int) -> Json:
    """Return the record of a finished match, one of whose seats is to be reviewed."""
    kept = record_of(table)
    if not 0 <= seat < len(table.occupants):
        raise Refuse("unknown", f"there is no seat {seat}; seats: 0 to {len(table.occupants) - 1}")
    return kept
