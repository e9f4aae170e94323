"""The built page at a table that stands still: a socket of our own tells it a moment, and nothing else ever happens."""

import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Lock, Thread
from typing import Any

import msgspec
from playwright.sync_api import Page, Route, WebSocketRoute, expect

import hatch_build
from fuda import catalogue
from fuda.server.games import game_info
from fuda.server.invitation import invitation
from fuda.server.static import Files
from tests.browser.moments import LEVELS, Moment

Json = dict[str, Any]


AWAY = "/nowhere"  # a screen that asks the server for nothing
GO = "(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"


@contextmanager
def serving(page: Path = hatch_build.STATIC) -> Iterator[str]:
    """Serve the built page and nothing that could change; yields its address."""
    files = Files(page)
    games = [game_info(catalogue.spec(name), list(LEVELS)) for name in catalogue.GAMES]
    told = {"/api/games": msgspec.json.encode(games), "/api/me": b'{"person": "p0", "name": "Hana"}'}

    finding = Lock()

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            path = self.path.partition("?")[0]
            with finding:  # the server has one thread for this
                file = None if path in told else files.find(path)
            body = told.get(path) or (file.body if file else b"")
            self.send_response(200 if body else 404)
            self.send_header("Content-Type", file.type if file else "application/json")
            self.send_header("Content-Length", str(len(body)))
            self.send_header("Cache-Control", "max-age=3600")
            self.end_headers()
            with suppress(ConnectionError):  # the page was left before it had everything
                self.wfile.write(body)

        def log_request(self, code: object = "-", size: object = "-") -> None:
            pass

    with _Server(("127.0.0.1", 0), Handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 64  # a page asks for many files at once


class Stand:
    """A page that is shown one moment after another, and loaded again only when it is to be shown otherwise."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.chosen: Json | None = None  # the settings that the page was loaded with
        self.moment: Moment | None = None
        self.line: WebSocketRoute | None = None
        self.sent: list[Json] = []  # what the page has sent
        self.silent = False  # whether nobody answers: the network is gone
        self.thrown: list[str] = []  # what the page's own scripts did not catch
        page.on("pageerror", lambda error: self.thrown.append(f"{error.message}\n{error.stack}"))
        page.route("**/api/tables/moment", self._table)
        page.route("**/api/tables/moment/key*", self._key)
        page.route("**/api/me/tables*", self._mine)
        page.route_web_socket("**/ws/tables/moment*", self._socket)

    def show(self, moment: Moment, language: str = "en", **settings: Any) -> None:
        """Open the page at a moment."""
        page, chosen = self.page, {"language": language, "sound": False, **settings}
        if chosen != self.chosen:
            self._load(chosen)
        page.evaluate(GO, AWAY)
        expect(page.locator("h1 ~ a[href='/']")).to_be_attached()  # the table before has gone with all that it showed
        self.moment, self.sent, self.silent = moment, [], False
        page.evaluate(GO, "/t/moment")
        try:
            expect(page.locator(".stage [data-seat], .lobby").first).to_be_attached()
        finally:
            assert not self.thrown, "\n".join(self.thrown)
        for tap in moment.taps:
            page.locator(tap).first.evaluate("(button) => button.click()")  # whether it can be hit is another question
            page.evaluate("() => new Promise(requestAnimationFrame)")

    def _load(self, chosen: Json) -> None:
        """Load the page with these settings, somewhere else than at a table."""
        self.page.goto("/icon.svg")
        self.page.evaluate("(chosen) => localStorage.setItem('fuda-settings', JSON.stringify(chosen))", chosen)
        self.page.goto(AWAY)
        self.chosen = chosen

    def _table(self, route: Route) -> None:
        assert self.moment
        route.fulfill(json=self.moment.update["table"])

    def _mine(self, route: Route) -> None:
        """The looker has won three matches like this one, so that a stronger opponent is suggested at its end."""
        assert self.moment
        shown = self.moment.update["table"]
        won = shown["end"] and {**shown, "end": {**shown["end"], "winners": [0]}}
        route.fulfill(json={"tables": [{**won, "id": f"won-{n}"} for n in range(3)] if won else []})

    def _key(self, route: Route) -> None:
        found = invitation("moment", "k" * 22, "http://192.168.178.23:8765", "", held=True)
        route.fulfill(body=msgspec.json.encode(found), content_type="application/json")

    def _socket(self, line: WebSocketRoute) -> None:
        assert self.moment
        if self.silent:
            return
        self.line = line
        line.on_message(lambda message: self._hear(line, json.loads(message)))
        seat = self.moment.update["seat"]
        line.send(json.dumps({"type": "welcome", "person": "p0", "seat": seat, "host": seat == 0, "now": 0}))
        line.send(json.dumps(self.moment.update))

    def _hear(self, line: WebSocketRoute, command: Json) -> None:
        assert self.moment
        if self.silent:
            return
        if command["type"] == "preview":
            found = self.moment.previews.get(",".join(command["begun"]))
            answer = found or {"begun": command["begun"], "next": [], "whole": False}
            line.send(json.dumps({"type": "previewed", "id": command["id"], "preview": answer}))
        elif command["type"] == "ping":
            line.send(json.dumps({"type": "pong", "id": command["id"], "now": 0}))
        else:
            self.sent.append(command)
