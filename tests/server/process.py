"""The real server in a process of its own, with settings that suit a test: `python -m tests.server.process JSON`.

It says on standard output where it listens, and stops on SIGTERM.
"""

import asyncio
import resource
import socket
import sys
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import msgspec

import fuda
from fuda import bots
from fuda.bots.pool import Pool
from fuda.catalogue import GAMES, game, spec
from fuda.review.jobs import Jobs
from fuda.review.questions import Questions
from fuda.review.trainer import Trainer
from fuda.server.log import open_log
from fuda.server.logs import log_to_stderr
from fuda.server.serve import Parts, assemble
from fuda.server.settings import Settings
from tests.patience import PATIENCE
from tests.server import deals
from tests.server import positions as arranged
from tests.server.lying import lying

# Nobody waits for the eye, bots think little, and one address may be a crowd. A process may stand still for seconds: no
# start is given up for that, and no server loses its tables, unless a test says so.
QUICK = Settings(
    start_limit=PATIENCE,
    lease=PATIENCE,
    bot_delay=0.0,
    bot_budget="50sims",
    guide_budget="50sims",
    day_level="greedy",
    rest_bots=0.0,
    health_interval=0.0,
    fair_interval=0.0,
    retry=0.05,
    message_rate=100_000.0,
    message_burst=100_000,
    person_rate=100_000.0,
    person_burst=100_000,
    address_rate=100_000.0,
    address_burst=100_000,
    file_rate=100_000.0,
    file_burst=100_000,
    table_rate=100_000.0,
    table_burst=100_000,
    sockets_per_address=10_000,
    connections_per_address=10_000,
    connections=10_000,
)

STATIC = Path(fuda.__file__).parent / "static"


class Options(msgspec.Struct, forbid_unknown_fields=True):
    database: str
    settings: Settings = QUICK
    port: int = 0
    pool: int = 0  # processes that think; 0: the bots think in the server's own
    games: tuple[str, ...] = tuple(GAMES)  # that they think about: each is loaded whole
    descriptors: int | None = None  # as many as the process may have
    positions: bool = False  # whether some tables begin in the middle (positions.py)
    same: bool = False  # whether all tables are dealt the same cards (deals.py)
    chance: bool = False  # whether it draws and states everything as a real one does
    lying: bool = False  # whether it cheats (lying.py)
    static: str = str(STATIC)  # the folder of the page
    effort: str = "quick"  # of reviews
    seed: int = 0  # of the deals otherwise: another one after a restart


class Here:
    """Bots that think in a thread of the server's process, which is enough where they think little."""

    levels = staticmethod(bots.levels)

    async def choose(
        self, level: str, view: dict[str, Any], seed: int, budget: str | None, *_: object
    ) -> tuple[str, ...]:
        return await asyncio.to_thread(bots.bot(view["game"], level).choose, view, seed, budget)


def parts(
    thinking: Any,
    *,
    positions: bool = False,
    reviews: Jobs | None = None,
    coach: Questions | None = None,
    static: Path = STATIC,
) -> Parts:
    games = {name: spec(name) for name in GAMES}
    return Parts(
        find=arranged.find if positions else game,
        games=games,
        bots=thinking,
        static=static,
        reviews=reviews,
        coach=coach,
        trainer=Trainer(),
    )


def serve(text: str, told: Callable[[int], object]) -> None:
    """Serve with these options, and tell where once it listens."""
    options = msgspec.json.decode(text, type=Options)
    log_to_stderr()
    if options.descriptors is not None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (options.descriptors, options.descriptors))
    listening = socket.create_server(("127.0.0.1", options.port), reuse_port=False)
    log = open_log(options.database)
    pool = Pool(options.games, options.pool) if options.pool else None
    reviews = Jobs(options.effort)  # which starts its process when somebody asks
    coach = Questions()
    if pool is not None:
        pool.start()

    def started() -> None:
        told(listening.getsockname()[1])

    try:
        server = assemble(
            parts(
                pool or Here(), positions=options.positions, reviews=reviews, coach=coach, static=Path(options.static)
            ),
            log,
            options.settings,
            hosts=(),
            lan=False,
            started=started,
        )
        drawn = nullcontext() if options.chance else deals.fixed(same=options.same, seed=options.seed)
        with drawn, lying(server.registry.env.signer) if options.lying else nullcontext():
            server.run(sockets=[listening])
    finally:
        reviews.close()
        if pool is not None:
            pool.close()
        coach.close()
        log.close()


if __name__ == "__main__":
    serve(sys.argv[1], lambda port: print(port, flush=True))
