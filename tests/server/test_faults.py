"""Servers that fall, or what they stand on, lose nothing that was acknowledged, and do nothing twice."""

import asyncio
from pathlib import Path

from tests.patience import PATIENCE
from tests.server import outages
from tests.server.faults import campaign


def test_eight_kills_lose_and_double_nothing(tmp_path: Path):
    report = asyncio.run(asyncio.wait_for(campaign(tmp_path / "fuda.db", 8, seed=3), 6 * PATIENCE))
    assert not report.faults, "\n".join(report.faults)
    assert report.kills.total() == 8
    assert report.matches >= 4
    assert report.resent > 0, "no page was there when the server fell"


def test_games_on_three_servers_survive_a_kill_a_sleep_a_cut_line_and_a_restart_of_postgresql(tmp_path: Path):
    kinds = ("kill", "pause", "cut", "restart")
    work = outages.campaign(tmp_path / "fuda.db", len(kinds), seed=5, kinds=kinds)
    report = asyncio.run(asyncio.wait_for(work, 6 * PATIENCE))
    assert not report.faults, "\n".join(report.faults)
    assert report.kills == dict.fromkeys(kinds, 1)
    assert report.matches >= 4
    assert report.resent > 0, "no page had to come back"
