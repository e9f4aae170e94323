"""Short questions beside a running server: answered elsewhere, one for each person, dropped when nobody waits."""

import asyncio
from collections.abc import AsyncIterator, Iterator

import pytest

import fuda
from fuda.core.contract import Json
from fuda.core.errors import FudaError
from fuda.review.questions import MOST, Questions
from tests.review.matches import recorded


@pytest.fixture(scope="module")
def coach() -> Iterator[Questions]:
    made = Questions()
    yield made
    made.close()


async def all_of(answers: AsyncIterator[Json]) -> list[Json]:
    return [answer async for answer in answers]


def test_advice_and_lines_come_from_a_process_of_their_own(coach: Questions):
    match, record = fuda.game("koikoi").new(seed=3), recorded("koikoi", 2)
    view = match.view(match.seats[0])

    async def test() -> None:
        said = await all_of(coach.advise(("here", "ann"), view, 1))
        assert [each["done"] for each in said] == [False] * (len(said) - 1) + [True]
        assert said[-1]["moves"][0]["move"][0] in view["legal"]
        seat, *played = record["moves"][0]
        found = await coach.line(("here", "ann"), record, 1, played, False, 0)
        assert (found["seat"], found["moves"][0]) == (seat, [seat, *played])
        with pytest.raises(FudaError, match="there is no move 999"):
            await coach.line(("here", "ann"), record, 999, played, False, 0)

    asyncio.run(test())


def test_a_person_has_one_question_at_a_time_and_others_theirs(coach: Questions):
    match = fuda.game("koikoi").new(seed=3)
    view = match.view(match.seats[0])

    async def test() -> None:
        first = asyncio.ensure_future(all_of(coach.advise(("here", "ann"), view, 1)))
        await asyncio.sleep(0)
        other = asyncio.ensure_future(all_of(coach.advise(("here", "ben"), view, 1)))
        await asyncio.sleep(0)
        second = asyncio.ensure_future(all_of(coach.advise(("here", "ann"), view, 1)))
        with pytest.raises(FudaError, match="taken this one's place"):
            await first
        assert (await other)[-1] == (await second)[-1]

    asyncio.run(test())


def test_one_address_leaves_room_for_the_questions_of_others(monkeypatch: pytest.MonkeyPatch):
    """Sixty-four guests of one address once were all that could be asked."""
    coach = Questions()
    monkeypatch.setattr(coach, "_serve", lambda: None)  # nothing is answered

    async def test() -> None:
        guests = [asyncio.ensure_future(all_of(coach.advise(("there", f"{n}"), {}, 1))) for n in range(MOST)]
        await asyncio.sleep(0)
        ann = asyncio.ensure_future(all_of(coach.advise(("here", "ann"), {}, 1)))
        with pytest.raises(FudaError, match="asked too much"):
            await guests[-1]
        with pytest.raises(FudaError, match="asked too much"):
            await all_of(coach.advise(("there", "one more"), {}, 1))
        first, second = coach._next(), coach._next()
        assert first is not None
        assert second is not None
        assert [first.owner, second.owner] == [("there", "0"), ("here", "ann")]
        for each in (ann, *guests[:-1]):
            each.cancel()
        await asyncio.gather(ann, *guests, return_exceptions=True)

    asyncio.run(test())


def test_a_process_that_dies_is_replaced(coach: Questions):
    match = fuda.game("koikoi").new(seed=3)
    view = match.view(match.seats[0])

    async def test() -> None:
        await all_of(coach.advise(("here", "ann"), view, 1))
        assert coach._worker.process is not None
        coach._worker.process.kill()
        coach._worker.process.join()
        with pytest.raises(FudaError, match="ask again"):
            await all_of(coach.advise(("here", "ann"), view, 1))
        assert (await all_of(coach.advise(("here", "ann"), view, 1)))[-1]["done"]

    asyncio.run(test())
