"""Bad messages against a real server: `python -m tests.server.fuzz --messages 100000 --seed 1`.

Strangers throw broken frames, broken JSON, commands out of place, forged cookies and garbage over HTTP at the server
while two people play at a table of their own. Nobody may get an internal error, the server may neither fall nor grow,
its log may hold no fault, and the two play their matches to the end, which then verify.
"""

import asyncio
import base64
import json
import struct
import sys
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import fuda
from fuda.catalogue import GAMES, spec
from tests.server.forked import Forked
from tests.server.harness import Json, Page, Player, command_line

GROWTH = 96 << 20  # bytes by which the server's memory may grow
AT_ONCE = 6  # strangers
LARGEST = 8_192  # bytes of a message that the server reads
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
KINDS = ("sit", "leave", "free", "fill", "start", "vow", "nonce", "move", "ready", "stop", "resign", "rematch", "say",
         "preview", "ping")  # fmt: skip
WEIRD: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 15, 16, 2**31, 2**53, 2**63, -(2**63), 2**64, 10**300, 1.5, 1e300, "", " ", "0",
    "x" * 41, "x" * 3000, "\x00", "\u202e", "žluťoučký", "💥" * 50, "../../etc/passwd", "<script>alert(1)</script>",
    "' OR 1=1 --", "%s%n", [], [[]], [None], [0] * 50, ["play 1L"] * 41, {}, {"a": {"b": {}}}, {"type": "move"},
)  # fmt: skip
ACTIONS = ("play", "take", "pass", "lay", "change", "pay", "renonc", "from", "kick", "kaiten", "koi", "stop", "swap",
           "keep", "declare", "train", "retreat", "draw", "stand", "points", "hand", "throw", "done")  # fmt: skip
CARDS = [card for name in GAMES for card in spec(name).cards]
PATHS = (
    "/", "/api", "/api/", "//api/me", "/api//me", "/api/me", "/api/me/tables", "/api/tables", "/api/games",
    "/api/health", "/api/openapi.json", "/api/openapi", "/api/nothing", "/index.html", "/assets/../../pyproject.toml",
    "/../../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/..%2f..%2f..%2fetc%2fpasswd", "/assets/%00.js", "/%ff%fe.js",
    "/.git/config", "/a" * 500, "/" + "a" * 300 + ".js", "/ws/tables/x", "/api/tables/" + "x" * 41, "/api/tables/..",
    "/api/games/koikoi/rules", "/api/games/chess/rules", "/cards/../../../etc/passwd.svg", "/\\..\\..\\windows.ini",
    "/api/tables/%00", "/api/tables/a%2fb", "/api/tables/{table}", "/api/tables/{table}/record",
    "/api/tables/{table}/key", "/api/tables/{table}/replay", "/api/tables/{table}/replay/0",
    "/api/tables/{table}/replay/-1", "/api/tables/{table}/replay/99999999999999999999", "/api/tables/{table}/verify",
)  # fmt: skip
METHODS = ("GET", "GET", "GET", "POST", "PATCH", "PUT", "DELETE", "HEAD", "OPTIONS", "TRACE", "CONNECT", "BREW", "get")
OUTSIDE = (b"root:x:", b"[build-system]", b"Traceback", b"site-packages", b'File "')  # what no answer may hold


# What uvicorn logs about a client's fault; the second where broken UTF-8 follows another error in one packet: it then
# closes a socket that is closing already, and asyncio drops that one connection.
UVICORN = ("Invalid UTF-8 sequence received from client", "send_close < websockets_sansio_impl.py")


class Report:
    """What was sent, what came back, and what should not have."""

    def __init__(self) -> None:
        self.sent: Counter[str] = Counter()
        self.answers: Counter[str] = Counter()
        self.faults: list[str] = []
        self.matches = 0  # of the innocent, whole and verified
        self.grown = 0  # bytes

    @property
    def total(self) -> int:
        return self.sent.total()

    def fault(self, text: str) -> None:
        if len(self.faults) < 50:
            self.faults.append(text[:1000])

    def line(self, seconds: float) -> str:
        sent = ", ".join(f"{count:,} {kind}" for kind, count in self.sent.most_common())
        answers = ", ".join(f"{count:,} {kind}" for kind, count in self.answers.most_common(14))
        return (
            f"{self.total:,} bad messages ({sent}); answers: {answers}; {self.matches} innocent matches verified, "
            f"memory grew by {self.grown / 2**20:.1f} MiB, {len(self.faults)} faults, {seconds:.0f} s"
        )


class Stranger:
    """Somebody with a socket that obeys no rules."""

    def __init__(self, port: int, table: str, page: Page, report: Report, dice: Random) -> None:
        self.port, self.table, self.page, self.report, self.dice = port, table, page, report, dice
        self.seq = 1
        self.match = "0" * 32
        self.legal: list[str] = []
        self.ids = [f"id{i}" for i in range(6)]
        self.reader: asyncio.StreamReader
        self.writer: asyncio.StreamWriter
        self.open = False

    async def visit(self, messages: int) -> None:
        """Connect, send so many bad messages, and go without a word."""
        try:
            await self._connect()
        except (OSError, asyncio.IncompleteReadError) as error:
            self.report.fault(f"no connection: {error!r}")
            return
        hearing = asyncio.ensure_future(self._hear())
        try:
            for number in range(messages):
                if not self.open:
                    break
                kind, data = self._bad()
                self.report.sent[kind] += 1
                self.writer.write(data)
                await self.writer.drain()
                if number % 8 == 7:
                    await self._breathe()
            if self.open and self.dice.random() < 0.7:
                self.writer.write(frame(TEXT, b'{"type":"ping","id":"last"}'))
                await self._breathe()
        except OSError:
            pass  # the server has closed the socket, as it may
        finally:
            if self.dice.random() < 0.5 and self.open:
                with suppress(OSError, TimeoutError):
                    self.writer.write(
                        frame(CLOSE, self.dice.choice([b"", b"\x03", struct.pack("!H", 1005), b"\x03\xe8x"]))
                    )
                    await asyncio.wait_for(hearing, 1.0)
            hearing.cancel()
            self.writer.transport.abort()
            with suppress(asyncio.CancelledError, OSError):
                await hearing

    async def _breathe(self) -> None:
        """Let the server answer what came so far."""
        name = f"breath{self.dice.getrandbits(30)}"
        self._awaited = name
        self.heard = asyncio.Event()
        self.writer.write(frame(TEXT, json.dumps({"type": "ping", "id": name}).encode()))
        with suppress(TimeoutError):
            await asyncio.wait_for(self.heard.wait(), 20.0)

    async def _connect(self) -> None:
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 22)
        key = base64.b64encode(self.dice.randbytes(16)).decode()
        lines = [
            f"GET /ws/tables/{self.table}?seq={self.dice.choice([0, 1, 5, 10**6, 10**20, -1])} HTTP/1.1",
            f"Host: 127.0.0.1:{self.port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
        ]
        if self.page.cookie:
            lines.append(f"Cookie: {self.page.cookie}")
        self.writer.write(("\r\n".join(lines) + "\r\n\r\n").encode())
        head = await self.reader.readuntil(b"\r\n\r\n")
        self.open = b" 101 " in head
        self.heard, self._awaited = asyncio.Event(), ""
        if not self.open:
            self.report.fault(f"not let in: {head[:200]!r}")

    async def _hear(self) -> None:
        """Read frames until the server closes."""
        try:
            while True:
                head = await self.reader.readexactly(2)
                size = head[1] & 127
                if size >= 126:
                    size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
                data = await self.reader.readexactly(size)
                if head[0] & 15 == TEXT:
                    self._take(data)
                elif head[0] & 15 == CLOSE:
                    code = struct.unpack("!H", data[:2])[0] if len(data) >= 2 else 0
                    self.report.answers[f"close {code}"] += 1
                    if code == 1011:
                        self.report.fault("the server closed a socket because of an error of its own")
                    break
        except (asyncio.IncompleteReadError, OSError):
            pass
        finally:
            self.open = False
            self.heard.set()

    def _take(self, data: bytes) -> None:
        message = json.loads(data)
        kind = message["type"]
        self.report.answers[message["code"] if kind == "refused" else kind] += 1
        if (kind == "refused" and message["code"] in ("internal", "storage")) or any(word in data for word in OUTSIDE):
            self.report.fault(f"answered {data[:300]!r}")
        if kind == "update":
            self.seq = message["seq"]
            start = message["table"]["start"]
            self.match = start["match"] if start else self.match
            self.legal = (message["view"] or {"legal": []})["legal"]
        if message.get("id") == self._awaited:
            self.heard.set()

    def _bad(self) -> tuple[str, bytes]:
        dice = self.dice
        roll = dice.random()
        if roll < 0.62:
            return "commands", frame(TEXT, self._command())
        if roll < 0.72:
            return "broken JSON", frame(TEXT, self._broken())
        if roll < 0.78:
            return "nested", frame(TEXT, self._nested())
        if roll < 0.83:
            return "binary", frame(BINARY, dice.randbytes(dice.choice([0, 1, 10, 1000])))
        if roll < 0.88:
            return "fragments", self._fragments()
        if roll < 0.94:
            return "pings", frame(dice.choice([PING, PONG]), dice.randbytes(dice.randint(0, 125)))
        if roll < 0.975:
            return "random words", frame(TEXT, "".join(chr(dice.randint(32, 0x2FFF)) for _ in range(50)).encode())
        # The last kinds cost the socket.
        return dice.choice(
            [
                ("broken UTF-8", frame(TEXT, b'{"type":"\xff\xfe"}')),
                ("oversize", frame(TEXT, b'"' + b"x" * dice.choice([LARGEST, 20_000, 70_000]))),
                ("oversize", frame(TEXT, b"", claim=2**40)),
                ("random bytes", dice.randbytes(dice.randint(1, 200))),
                ("unmasked", bytes([0x81, 2]) + b"{}"),
                ("reserved", bytes([0xF1, 0x80]) + bytes(4)),
                ("long ping", frame(PING, b"x" * 126)),
                ("stray continuation", frame(0, b"{}")),
            ]
        )

    def _command(self) -> bytes:
        """A command that is somehow wrong, or comes at the wrong time from the wrong person."""
        dice = self.dice
        kind = dice.choice(KINDS)
        message: Json = {"type": kind, "id": dice.choice([*self.ids, f"n{dice.getrandbits(40)}"]), **self._fields(kind)}
        for _ in range(dice.choice([0, 0, 1, 1, 2])):
            match dice.randint(0, 3):
                case 0:
                    message[dice.choice(list(message))] = dice.choice(WEIRD)
                case 1:
                    message.pop(dice.choice(list(message)))
                    message = message or {"type": kind}
                case 2:
                    message[dice.choice(["extra", "seat", "type ", "person", "__class__", ""])] = dice.choice(WEIRD)
                case _:
                    message = dict(dice.sample(list(message.items()), len(message)))
        return json.dumps(message, ensure_ascii=dice.random() < 0.5).encode()[:LARGEST]

    def _fields(self, kind: str) -> Json:
        dice = self.dice
        seen = dice.choice([self.seq, self.seq, 0, self.seq + 1, -1, 2**62])
        words = [f"{dice.choice(ACTIONS)} {dice.choice(CARDS)}", f"renonc {dice.randint(-1, 9)} {dice.randint(-1, 99)}"]
        words += ["play", "x", dice.choice(ACTIONS), "renonc ٢ ٣", "from 99999999999999999999", *self.legal]
        actions = [dice.choice(words) for _ in range(dice.choice([1, 1, 2, 3, 40]))]
        digest = dice.choice(["0" * 64, "f" * 64, "F" * 64, "0" * 63])
        fields: dict[str, Json] = {
            "sit": {"seat": dice.randint(0, 15), "key": dice.choice([None, "", "guess", "é" * 60])},
            "free": {"seat": dice.randint(0, 15)},
            "fill": {"level": dice.choice(["random", "greedy", "god", ""]), "seat": dice.choice([None, 0, 1, 9])},
            "vow": {"match": self.match, "hash": digest},
            "nonce": {"match": dice.choice([self.match, "", "zz"]), "nonce": digest},
            "move": {"seen": seen, "actions": actions},
            "ready": {"seen": seen},
            "stop": {"agree": dice.random() < 0.5},
            "say": {"phrase": dice.choice(["hello", "wow", "anything"])},
            "preview": {"begun": actions},
        }
        return fields.get(kind, {})

    def _broken(self) -> bytes:
        dice, data = self.dice, bytearray(self._command())
        for _ in range(dice.randint(1, 4)):
            place = dice.randrange(len(data) or 1)
            match dice.randint(0, 2):
                case 0:
                    del data[place:]
                case 1:
                    data[place : place + 1] = bytes([dice.randint(32, 126)])
                case _:
                    data[place:place] = dice.choice([b"{", b"[", b'"', b",", b"\\u", b"\\ud800", b"1e999", b"NaN"])
        return bytes(data).decode("utf-8", "ignore").encode()[:LARGEST]

    def _nested(self) -> bytes:
        dice = self.dice
        deep = dice.choice([5, 200, 900, 1000, 1100, 3000])
        opened, closed = dice.choice([("[", "]"), ('{"a":', "}")])
        inner = (opened * deep + "1" + closed * deep * dice.randint(0, 1))[: LARGEST - 100]
        name = dice.choice(["type", "id", "x", "actions", "begun", "seat"])
        return f'{{"{name}":{inner},"type":"move","id":"a"}}'.encode()

    def _fragments(self) -> bytes:
        """A message in many frames, with pings between them; sometimes it never ends."""
        dice, data = self.dice, self._command()
        parts = [data[i : i + 7] for i in range(0, len(data), 7)] or [b""]
        out = b""
        for number, part in enumerate(parts):
            last = number == len(parts) - 1 and dice.random() < 0.97
            out += frame(0 if number else TEXT, part, final=last)
            if dice.random() < 0.1:
                out += frame(PING, b"still here")
        return out


def frame(kind: int, data: bytes, *, final: bool = True, claim: int | None = None) -> bytes:
    """Return a frame as a client sends it; `claim` is a length that it does not have."""
    size = len(data) if claim is None else claim
    head = bytes([(128 if final else 0) | kind])
    if size < 126:
        head += bytes([128 | size])
    elif size < 1 << 16:
        head += bytes([128 | 126]) + size.to_bytes(2, "big")
    else:
        head += bytes([128 | 127]) + size.to_bytes(8, "big")
    mask = b"\x12\x34\x56\x78"
    body = bytes(byte ^ mask[i % 4] for i, byte in enumerate(data))
    return head + mask + body


async def garbage(port: int, table: str, cookie: str | None, report: Report, dice: Random) -> None:
    """Send one bad request over HTTP."""
    report.sent["HTTP"] += 1
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1 << 22)
    except OSError as error:
        report.fault(f"HTTP: no connection: {error!r}")
        return
    try:
        writer.write(_request(port, table, cookie, dice))
        if writer.can_write_eof():
            writer.write_eof()
        answer = await asyncio.wait_for(reader.read(1 << 22), 20.0)
    except (OSError, TimeoutError, asyncio.IncompleteReadError):
        answer = b""
    finally:
        writer.transport.abort()
    status = answer[9:12].decode("ascii", "replace") if answer.startswith(b"HTTP/1.1") else "nothing"
    report.answers[f"HTTP {status}"] += 1
    if status.startswith("5") or any(word in answer for word in OUTSIDE):
        report.fault(f"HTTP: answered {answer[:300]!r}")


def _request(port: int, table: str, cookie: str | None, dice: Random) -> bytes:
    if dice.random() < 0.1:
        return dice.choice(
            [dice.randbytes(200), b"GET\r\n\r\n", b"\r\n" * 50, b"GET / HTTP/9.9\r\n\r\n", b"\x16\x03\x01"]
        )
    path = dice.choice(PATHS).replace("{table}", table)
    host = f"127.0.0.1:{port}"
    headers = {
        "Host": dice.choice([host] * 6 + ["evil.example", "[", "[::1", "127.0.0.1:99999", "", "a@127.0.0.1", "½"])
    }
    body = dice.choice(
        [b"", b"{}", b"null", b"[" * 5000, b'{"name":"' + b"x" * 300_000, _table_request(dice), _name(dice)]
    )
    if dice.random() < 0.3:
        headers["Origin"] = dice.choice(
            ["http://evil.example", "null", "http://[", f"http://{host}", "\x80", f"//{host}"]
        )
    if dice.random() < 0.2:
        headers["Sec-Fetch-Site"] = dice.choice(["cross-site", "same-site", "same-origin", "x"])
    if dice.random() < 0.6:
        whole = cookie or "fuda=0123456789abcdef.0000"
        name, _, signature = whole.partition(".")
        headers["Cookie"] = dice.choice(
            [
                whole,
                f"{name}.",
                f"{name}.{signature[:-1]}",
                f"fuda=other.{signature}",
                "fuda=",
                "fuda=é.é",
                ";;;=",
                "=" * 3000,
            ]
        )
    headers["Content-Type"] = dice.choice(
        ["application/json", "text/plain", "application/x-msgpack", "", "multipart/form-data"]
    )
    headers["Content-Length"] = dice.choice([str(len(body))] * 8 + ["-1", "x", "99999999999"])
    if dice.random() < 0.2:
        headers |= {
            "Accept": "text/html",
            "Accept-Language": "x" * 500,
            "If-None-Match": '"' * 50,
            "Range": "bytes=0-1",
        }
    if dice.random() < 0.1:
        headers["X-Forwarded-For"] = dice.choice(["1.2.3.4", "x", ",,,", "::1"])
    if dice.random() < 0.1:
        headers |= {
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Version": dice.choice(["13", "8", "x"]),
        }
    lines = [f"{dice.choice(METHODS)} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
    return "\r\n".join([*lines, "Connection: close", "", ""]).encode("latin-1", "replace") + body


def _table_request(dice: Random) -> bytes:
    game = dice.choice([*GAMES, "chess", ""])
    options = {dice.choice(["rounds", "word", "players", "deck", "name", "self", ""]): dice.choice(WEIRD)}
    seats = [
        {"kind": dice.choice(["me", "open", "held", "bot", "x"]), "level": dice.choice([None, "random", "god"])}
    ] * dice.randint(0, 5)
    request: Json = {
        "game": game,
        "preset": dice.choice(["czech", "standard", "kyu", "x"]),
        "seats": seats,
        "options": options,
    }
    if dice.random() < 0.3:
        request[dice.choice(["clock", "listed", "memory", "guide", "start", "host"])] = dice.choice(WEIRD)
    return json.dumps(request).encode()


def _name(dice: Random) -> bytes:
    return json.dumps({"name": dice.choice(WEIRD)}).encode()


class Calm(Player):
    """Somebody who takes a moment for every click."""

    async def send(self, kind: str, *, id: str | None = None, **fields: Any) -> Json:  # noqa: A002
        await asyncio.sleep(0.12)
        return await super().send(kind, id=id, **fields)


async def innocent(
    port: int, seed: int, report: Report, ended: Callable[[], bool], kind: type[Player] = Player
) -> None:
    """Let two people play match after match, undisturbed by what others do."""
    number = 0
    while not ended():
        number += 1
        game = list(GAMES)[(number - 1) % len(GAMES)]
        options = {"koikoi": {"rounds": 1}, "kocka": {"word": "AHA"}, "yojimbo": {"players": 2}}[game]
        pages = [await kind(port, seed * 1000 + 2 * number + i).arrive() for i in (0, 1)]
        bots = ["random"] * (fuda.game(game, **options).seats - 2)
        table = await pages[0].open(game, "open", *bots, options=options, listed=True)
        for page in pages:
            await page.join(table)
        assert (await pages[1].send("sit", seat=1))["type"] == "ack"
        assert (await pages[0].send("start"))["type"] == "ack"
        await asyncio.gather(*(page.play() for page in pages))
        status, record = await pages[0].ask("GET", f"/api/tables/{table}/record")
        assert status == 200, record
        match = fuda.replay(record)
        if list(match.scores) != pages[1].info["end"]["scores"] or pages[0].info["end"]["ending"] != "played":
            report.fault(f"the innocent's match ended otherwise: {pages[1].info['end']}")
        limited = [
            m
            for page in pages
            for m in page.received
            if m["type"] == "bye" or m.get("code") in ("too-fast", "internal")
        ]
        if limited:
            report.fault(f"the innocent were told {limited[0]}")
        for page in pages:
            await page.leave()
        report.matches += 1


async def storm(server: Forked, messages: int, seed: int, report: Report, progress: Callable[[str], object]) -> None:
    """Throw so many bad messages, several strangers at a time."""
    begun = time.monotonic()
    dice = Random(f"storm {seed}")
    hosts = [Page(server.port) for _ in range(3)]
    tables = await _tables(hosts)
    settled = 0
    shown = 0

    async def stranger(number: int) -> None:
        own = Random(f"stranger {seed} {number}")
        nonlocal settled
        while report.total < messages and server.alive:
            page = own.choice([*hosts, *hosts, Page(server.port), Page(server.port, "fuda=forged.0123")])
            table = own.choice(tables)
            if own.random() < 0.3:
                for _ in range(min(12, messages - report.total)):
                    await garbage(server.port, table, page.cookie, report, own)
                continue
            await Stranger(server.port, table, page, report, own).visit(min(own.choice([1, 20, 60, 120]), messages))
            if not settled and report.total > messages * 0.2:
                settled = server.memory

    strangers = [asyncio.ensure_future(stranger(number)) for number in range(AT_ONCE)]
    while not all(task.done() for task in strangers):
        await asyncio.wait(strangers, timeout=5.0)
        if report.total - shown >= 5000:
            shown = report.total
            progress(report.line(time.monotonic() - begun))
            tables[dice.randrange(len(tables))] = (await _tables(hosts[:1]))[0]
    await asyncio.gather(*strangers)
    if not server.alive:
        report.fault("the server has fallen")
        return
    report.grown = max(0, server.memory - settled) if settled else 0
    if report.grown > GROWTH:
        report.fault(f"the server has grown by {report.grown:,} bytes")


async def _tables(hosts: list[Page]) -> list[str]:
    """Open tables for strangers: open, being started, being played."""
    found: list[str] = []
    for number, host in enumerate(hosts):
        await host.ask("GET", "/api/me")
        game = list(GAMES)[number % len(GAMES)]
        preset, seats = {"koikoi": ("czech", 2), "kocka": ("standard", 4), "yojimbo": ("kyu", 2)}[game]
        for rest, guide in (("open", False), ("held", False), ("bot", False), ("bot", True)):
            other = {"kind": rest, "level": "random" if rest == "bot" else None}
            body = {"game": game, "preset": preset, "seats": [{"kind": "me"}, *[other] * (seats - 1)], "guide": guide}
            body["options"] = {"players": 2} if game == "yojimbo" else {}
            status, table = await host.ask("POST", "/api/tables", body)
            if status == 201:
                found.append(table["id"])
    return found


async def campaign(
    database: Path, messages: int, seed: int, progress: Callable[[str], object] = lambda _: None
) -> Report:
    """Run the whole thing."""
    report = Report()
    with Forked(database, tables_per_person=10_000) as server:
        over = False
        playing = asyncio.ensure_future(innocent(server.port, seed, report, lambda: over))
        try:
            await storm(server, messages, seed, report, progress)
        finally:
            over = True
            await playing
        if server.alive:
            server.stop()
        for line in server.logged().splitlines():
            if any(words in line for words in UVICORN):
                continue
            if '"level": "error"' in line or '"trace"' in line or not line.startswith("{"):
                report.fault(f"logged: {line}")
    return report


if __name__ == "__main__":
    sys.exit(command_line(__doc__, campaign, messages=100_000, seed=0))
