"""A bare uvicorn that sends back what it hears: what sockets alone cost on this machine, in the same minutes."""

import asyncio
import socket
import time
from collections import deque
from collections.abc import Awaitable, Callable
from multiprocessing.connection import Connection
from typing import Any

import uvicorn

from fuda.cli.load.line import Line
from fuda.cli.load.players import Plan, Tally

MESSAGE = b'{"type":"move","id":"move-1234","seen":1234,"actions":["play 1L"]}'  # as long as a move
SOCKETS = 200  # at most, of one process


async def _echo(scope: Any, receive: Callable[[], Awaitable[Any]], send: Callable[[Any], Awaitable[None]]) -> None:
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


def serve(listening: socket.socket, told: Connection) -> None:
    """Answer until the pipe is closed; whoever writes into it is told the seconds of processor used so far."""

    async def run() -> None:
        config = uvicorn.Config(
            _echo, ws="websockets-sansio", ws_per_message_deflate=False, log_config=None, lifespan="off", workers=1
        )
        server = uvicorn.Server(config)
        serving = asyncio.ensure_future(server.serve([listening]))
        while await asyncio.to_thread(told.recv):
            told.send(time.process_time())
        server.should_exit = True
        await serving

    asyncio.run(run())


def play(plan: Plan, told: Connection) -> None:
    """Send messages at the planned rate, or as fast as they come back; a process of its own."""

    async def run() -> None:
        tally = Tally()
        due: dict[Line, float] = {}
        free: deque[Line] = deque()
        hasty, end = plan.rate == 0, float("inf")

        def heard(number: int) -> None:
            line = lines[number]
            tally.moves += 1
            tally.latencies.append(time.perf_counter() - due.pop(line))
            if hasty and time.perf_counter() < end:
                say(line, time.perf_counter())
            else:
                free.append(line)

        def say(line: Line, when: float) -> None:
            due[line] = when
            line.send(MESSAGE)

        url = f"ws://127.0.0.1:{plan.ports[0]}/?"
        count = min(SOCKETS, plan.tables)
        lines = [await Line.to(url, lambda _, number=number: heard(number)) for number in range(count)]
        free.extend(lines)
        told.send("open")
        await asyncio.to_thread(told.recv)
        begun = time.perf_counter()
        end = begun + plan.seconds
        if hasty:
            for line in lines:
                say(line, time.perf_counter())
            free.clear()
            await asyncio.sleep(plan.seconds)
        else:
            when = begun
            while when < end:
                await asyncio.sleep(max(0.0, when - time.perf_counter()))
                if free:
                    say(free.popleft(), when)
                else:
                    tally.late += 1
                when += 1 / plan.rate
        await asyncio.sleep(0.5)
        tally.bytes = sum(line.received for line in lines)
        told.send(tally)
        await asyncio.to_thread(told.recv)
        for line in lines:
            line.close()

    asyncio.run(run())
