"""A server that is killed loses nothing that it has acknowledged, and does nothing twice."""

import asyncio
from pathlib import Path

from tests.patience import PATIENCE
from tests.server.faults import campaign


def test_eight_kills_lose_and_double_nothing(tmp_path: Path):
    report = asyncio.run(asyncio.wait_for(campaign(tmp_path / "fuda.db", 8, seed=3), 6 * PATIENCE))
    assert not report.faults, "\n".join(report.faults)
    assert report.kills.total() == 8
    assert report.matches >= 4
    assert report.resent > 0, "no page was there when the server fell"
