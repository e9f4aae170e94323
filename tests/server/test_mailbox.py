"""A table's mailbox: one message after the other, whatever becomes of any of them."""

import asyncio

import pytest

from fuda.server.logs import REQUEST
from fuda.server.mailbox import Mailbox


def test_messages_are_handled_in_order_and_one_at_a_time():
    async def test() -> None:
        begun, ended = list[int](), list[int]()

        async def handle(message: int) -> int:
            assert begun == ended
            begun.append(message)
            await asyncio.sleep(0)
            ended.append(message)
            return message * 2

        box = Mailbox(handle)
        for number in range(3):
            box.tell(number)
        assert await box.ask(3) == 6
        assert ended == [0, 1, 2, 3]
        await box.drained()
        assert not box.busy
        doing = asyncio.ensure_future(box.do(4))  # by itself, for nobody else is at work …
        await asyncio.sleep(0)
        box.tell(5)  # … while others come in
        assert await asyncio.gather(doing, box.do(6), box.ask(7)) == [8, 12, 14]
        await box.drained()
        assert ended == list(range(8))
        assert not box.busy

    asyncio.run(test())


def test_a_message_that_fails_is_told_to_who_asked_and_the_next_one_is_handled():
    async def test() -> None:
        async def handle(message: str) -> str:
            if message == "bad":
                raise ValueError(message)
            return message

        box = Mailbox(handle)
        box.tell("bad")
        with pytest.raises(ValueError, match="bad"):
            await box.ask("bad")
        assert await box.ask("good") == "good"
        await box.drained()
        with pytest.raises(ValueError, match="bad"):
            await box.do("bad")
        assert await box.do("good") == "good"

    asyncio.run(test())


def test_who_stops_waiting_does_not_stop_what_they_asked_for():
    async def test() -> None:
        go_on, done = asyncio.Event(), list[str]()

        async def handle(message: str) -> None:
            await go_on.wait()
            done.append(message)

        box = Mailbox(handle)
        asking = asyncio.ensure_future(box.ask("move"))
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.wait({asking})
        go_on.set()
        await box.drained()
        assert done == ["move"]

    asyncio.run(test())


def test_log_lines_name_the_request_that_sent_the_message():
    async def test() -> None:
        seen = list[str | None]()

        async def handle(message: None) -> None:
            del message
            seen.append(REQUEST.get())

        box = Mailbox(handle)
        for request in ("one", "two"):
            REQUEST.set(request)
            box.tell(None)
        await box.drained()
        assert seen == ["one", "two"]

    asyncio.run(test())
