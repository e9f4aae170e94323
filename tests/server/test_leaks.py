"""Nothing leaves the server that a page may not know, and the watch that says so would notice."""

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fuda.server import actor, commands, projection
from fuda.server.messages import Asker
from fuda.server.tables import Table
from tests.patience import PATIENCE
from tests.server.harness import running
from tests.server.leaks import NOW, Watch, campaign
from tests.server.party import Party
from tests.server.worlds import Quick


def test_every_message_of_random_games_is_the_same_in_another_hidden_world(tmp_path: Path):
    watch = asyncio.run(asyncio.wait_for(campaign(tmp_path / "fuda.db", 6, seed=1, most=50), 4 * PATIENCE))
    assert not watch.faults, "\n".join(watch.faults)
    assert watch.counts["updates"] > 100, watch.line(0)
    assert watch.differ > 0.8 * watch.counts["worlds"], "the other worlds are the real one"


def leaky_view(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = projection.view

    def view(table: Table, seat: int | None) -> Any:
        seen = honest(table, seat)
        if seen is not None and table.match is not None:
            seen["phase"] += f" {sum(table.match.state.tobytes()) % 7}"  # a trace of all hands, however small
        return seen

    monkeypatch.setattr(projection, "view", view)


def leaky_events(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = projection.info

    def info(table: Table, *rest: Any) -> Any:
        found = honest(table, *rest)
        if table.match is not None and table.match.moves:
            found.options["last"] = table.match.moves[-1][1][0]  # the Cat's passes are secret
        return found

    monkeypatch.setattr(projection, "info", info)


def leaky_refusals(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Table.after

    def after(table: Table, rows: Any) -> Table:
        try:
            return honest(table, rows)
        except Exception as error:
            if table.match is not None:
                error.args = (f"{error} {table.match.state.tobytes().hex()}",)
            raise

    monkeypatch.setattr(Table, "after", after)


def leaky_previews(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = commands.preview

    def preview(table: Table, asker: Asker, begun: Any) -> Any:
        shown = honest(table, asker, begun)
        assert table.match is not None
        return shown | {"worth": sum(table.match.state.tobytes()) % 11}

    monkeypatch.setattr(commands, "preview", preview)


def leaky_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = projection._start

    def start(table: Table, settings: Any) -> Any:
        found = honest(table, settings)
        return found and msgspec.structs.replace(found, secret=table.start and table.start.secret)

    monkeypatch.setattr(projection, "_start", start)


def leaky_nonces(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = projection._start

    def start(table: Table, settings: Any) -> Any:
        found = honest(table, settings)
        nonces = {str(seat): nonce for seat, nonce in table.start.nonces.items()} if table.start else None
        return found and msgspec.structs.replace(found, nonces=nonces)

    monkeypatch.setattr(projection, "_start", start)


def leaky_log(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = actor.TableActor._commit

    async def commit(self: actor.TableActor, *args: Any) -> None:
        logging.getLogger("fuda.actor").info("writing", extra={"entries": str(args[0])})
        await honest(self, *args)

    monkeypatch.setattr(actor.TableActor, "_commit", commit)


@pytest.mark.parametrize(
    ("leak", "game"),
    [
        (leaky_view, "koikoi"),
        (leaky_events, "kocka"),
        (leaky_refusals, "yojimbo"),
        (leaky_previews, "yojimbo"),
        (leaky_secret, "koikoi"),
        (leaky_nonces, "kocka"),
        (leaky_log, "koikoi"),
    ],
)
def test_a_leak_is_noticed(
    leak: Callable[[pytest.MonkeyPatch], None], game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async def test() -> None:
        async with running(tmp_path / "fuda.db", bots=Quick(3), now=lambda: NOW, rest_limit=1e6) as server:
            watch = Watch(server, seed=3)
            with watch.watching():
                for number in range(12):  # how soon it shows depends on the cards
                    if not watch.faults:
                        await Party(server, watch, ("leak", number), game, people=2).play(12)
            assert watch.faults

    leak(monkeypatch)
    asyncio.run(asyncio.wait_for(test(), PATIENCE * 2))
