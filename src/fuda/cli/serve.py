"""`fuda serve`: the composition root of the server. Games and bots are handed to it here."""

import gc
import ipaddress
import os
import signal
import socket
import sys
import threading
import webbrowser
from argparse import Namespace
from contextlib import ExitStack
from pathlib import Path
from typing import NoReturn

import msgspec
import segno
from rich.console import Console
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

import fuda
from fuda.bots.pool import Pool
from fuda.catalogue import GAMES, game, spec
from fuda.cli.configuration import Configuration, configuration
from fuda.cli.language import Refused
from fuda.cli.saved import folder
from fuda.cli.values import number
from fuda.cli.warm import Preparation, compiled
from fuda.core.words import Words
from fuda.review.jobs import Jobs
from fuda.review.questions import Questions
from fuda.review.trainer import Trainer
from fuda.server.connections import raise_descriptors
from fuda.server.file import Exposed, make_private
from fuda.server.log import Log, StorageError
from fuda.server.log import open_log as open_database
from fuda.server.logs import log_to_stderr
from fuda.server.schema import Newer
from fuda.server.serve import PROXY, Parts, assemble
from fuda.server.settings import Settings

PORT = 8765
SWITCH = 0.001  # seconds for which the log's thread waits for the event loop's, or the other way round
COLLECTING = (2_000, 5, 1_000)  # objects more than before, then how many small searches to a bigger one
TRIED = 20  # ports after it, where none was asked for
UNREADABLE = "?"  # shown in the place of an address that is none, which may hold a password all the same


def serve(args: Namespace, words: Words) -> int:
    """Serve until Ctrl-C."""
    config = configuration(args, words)
    host = config.host or ("0.0.0.0" if config.lan else "127.0.0.1")
    with ExitStack() as open_ones:
        log = open_log(config.database, words)
        open_ones.callback(log.close)
        listening = open_ones.enter_context(_listen(host, config.port, words))
        metrics = open_ones.enter_context(_listen(*_address(config.metrics, words), words)) if config.metrics else None
        log_to_stderr()
        raise_descriptors()
        signal.signal(signal.SIGTERM, _leave)  # raised again once the server has gone down in peace
        preparation = Preparation(list(GAMES))  # a first game can begin while the others are compiled
        preparation.start()
        open_ones.callback(preparation.close)
        _collect_seldom()
        sys.setswitchinterval(SWITCH)
        pool = Pool([name for name in GAMES if compiled(name)], ready=preparation.ready)
        pool.start()
        open_ones.callback(pool.close)
        reviews = Jobs()
        open_ones.callback(reviews.close)
        coach = Questions()
        open_ones.callback(coach.close)
        assemble(
            parts(pool, preparation, reviews, coach),
            log,
            _settings(config, listening),
            hosts=_hosts(host, config.lan, config.name),
            lan=config.lan,
            proxies=config.proxy or (PROXY,),
            metrics=metrics,
            started=lambda: _announce(listening, words, lan=config.lan, browser=not args.no_open),
        ).run(sockets=[listening])
    return 0


def _collect_seldom() -> None:
    """Look for garbage seldom and in little of the memory: a full search stops every table for its time."""
    gc.freeze()  # what is there from the beginning stays
    gc.set_threshold(*COLLECTING)


def _leave(*_: object) -> NoReturn:
    sys.exit(0)  # through what is still open, which is then closed


def parts(pool: Pool, preparation: Preparation, reviews: Jobs, coach: Questions) -> Parts:
    """Return what the server is put together from."""
    games = {name: spec(name) for name in GAMES}
    static = Path(fuda.__file__).parent / "static"
    return Parts(
        find=game,
        games=games,
        bots=pool,
        static=static,
        ready=preparation.ready,
        reviews=reviews,
        coach=coach,
        trainer=Trainer(),
    )


def _settings(config: Configuration, listening: socket.socket) -> Settings:
    """Return the settings; on a local network links begin with this computer's address there."""
    if not config.lan or config.settings.address:
        return config.settings
    return msgspec.structs.replace(config.settings, address=_outside(listening))


def _address(text: str, words: Words) -> tuple[str, int]:
    """Read HOST:PORT."""
    host, _, port = text.rpartition(":")
    return host.strip("[]") or "127.0.0.1", number(port, "--metrics", range(65_536), words)


def _database() -> str:
    """Return the address of the file of SQLite that is used when no other database was named."""
    home = Path(os.environ.get("FUDA_HOME") or folder())
    make_private(home)
    return f"sqlite:///{home / 'fuda.db'}"


def open_log(named: str | None, words: Words) -> Log:
    """Open the database that was named, or the one of this computer's own."""
    url = named or ""
    if url and shown(url) == UNREADABLE:
        raise Refused(words.format("refused-database-url"))
    try:
        url = url or _database()
        return open_database(url)
    except Newer as error:
        raise Refused(words.format("refused-database-newer", url=shown(url), detail=str(error))) from error
    except Exposed as error:
        raise Refused(words.format("refused-database-exposed", detail=str(error))) from error
    except OSError as error:
        raise Refused(words.format("refused-database", url=shown(url), detail=error.strerror or "")) from error
    except (SQLAlchemyError, StorageError, ImportError) as error:  # ImportError: of a driver that is not installed
        detail = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise Refused(words.format("refused-database", url=shown(url), detail=detail)) from error


def shown(url: str) -> str:
    """Return an address without its password."""
    try:
        return make_url(url).render_as_string()
    except SQLAlchemyError:
        return UNREADABLE


def _listen(host: str, wanted: int | None, words: Words) -> socket.socket:
    """Take the port that was asked for, or the first free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    ports = [wanted] if wanted is not None else list(range(PORT, PORT + TRIED))
    for port in ports:
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, port))
        except OSError as error:
            listening.close()
            if port == ports[-1]:
                message = words.format("refused-port", port=str(port), host=host, detail=error.strerror or "")
                raise Refused(message) from error
        else:
            return listening
    raise AssertionError("there is always a last port")


def _hosts(host: str, lan: bool, names: list[str]) -> list[str] | None:
    """Return the names by which requests may call this server; None: any, where somebody listens on all addresses."""
    if host in ("0.0.0.0", "::") and not lan and not names:
        return None
    own = [socket.gethostname(), f"{socket.gethostname()}.local"] if lan else []
    return [*names, *own, host]


def _announce(listening: socket.socket, words: Words, *, lan: bool, browser: bool) -> None:
    """Say where the table is, show others the way, and open a browser."""
    host, port = listening.getsockname()[:2]
    anywhere = ipaddress.ip_address(host).is_unspecified
    shown = "127.0.0.1" if anywhere else host
    url = f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"
    console = Console(stderr=True, highlight=False)
    console.print(words.format("serve-at", url=url))
    if lan:
        url = f"{_outside(listening)}/"  # opened here too, so that what is copied from the address bar works elsewhere
        console.print(words.format("serve-lan", url=url))
        segno.make(url, error="m").terminal(out=sys.stderr, compact=True)
    if not (Path(fuda.__file__).parent / "static" / "index.html").is_file():
        console.print(words.format("serve-no-page"))
    console.print(words.format("serve-stop"))
    if browser and _has_windows():
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def _has_windows() -> bool:
    """Whether a browser would open a window; one that would take over this terminal is not wanted."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _outside(listening: socket.socket) -> str:
    """Return the origin by which others on the local network reach this server."""
    return f"http://{_lan_address()}:{listening.getsockname()[1]}"


def _lan_address() -> str:
    """Return this computer's address on the local network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return probe.getsockname()[0]
        except OSError:
            return "127.0.0.1"
