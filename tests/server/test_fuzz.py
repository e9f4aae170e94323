"""Bad messages do no harm, and who plays honestly is never told to slow down."""

import asyncio
import json
from pathlib import Path

from fuda.server.settings import Settings
from tests.patience import PATIENCE
from tests.server.forked import Forked
from tests.server.fuzz import Calm, Report, campaign, innocent
from tests.server.harness import Player, player

RATES = ("message_rate", "message_burst", "person_rate", "person_burst", "address_rate", "address_burst")


def test_three_thousand_bad_messages_do_no_harm(tmp_path: Path):
    report = asyncio.run(asyncio.wait_for(campaign(tmp_path / "fuda.db", 3000, seed=5), 4 * PATIENCE))
    assert not report.faults, "\n".join(report.faults)
    assert report.total >= 3000
    assert report.matches >= 1
    assert min(report.answers[kind] for kind in ("bad-message", "not-seated", "not-now", "ack")) > 0, report.answers


def test_who_floods_is_slowed_down_and_sent_away_and_nobody_else_is(tmp_path: Path):
    """With the limits that people get; the flood comes from another address, as strangers do."""
    usual = Settings()
    # Requests are refilled slowly: a busy machine may answer them no faster than people may send them.
    limits = {name: getattr(usual, name) for name in RATES} | {"person_rate": 0.5}

    async def flood(page: Player, table: str) -> list[str]:
        await page.join(table)
        assert page.socket is not None
        for number in range(2_000):
            if page._gone():
                break
            await page.socket.send(json.dumps({"type": "ping", "id": f"f{number}"}))
        await asyncio.wait_for(page.socket.wait_closed(), PATIENCE)
        return [message.get("code") or message["type"] for message in page.received]

    async def test() -> None:
        with Forked(tmp_path / "fuda.db", **limits) as server:
            report = Report()
            stranger = await player(server.port)
            stranger.headers["X-Forwarded-For"] = "192.0.2.7"
            table = await stranger.open("koikoi", "random")
            rounds = iter([False, True])
            playing = innocent(server.port, 7, report, rounds.__next__, Calm)
            heard, _ = await asyncio.gather(flood(stranger, table), playing)
            assert "pong" in heard
            assert "too-fast" in heard
            assert stranger.received[-1]["reason"] in ("too-fast", "too-slow")
            statuses = [(await stranger.raw("GET", "/api/me"))[0] for _ in range(2 * usual.person_burst)]
            assert 429 in statuses
            assert report.matches == 1
            assert not report.faults, report.faults

    asyncio.run(asyncio.wait_for(test(), 2 * PATIENCE))
