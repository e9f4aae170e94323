"""The little of WebDriver that a game needs: go somewhere, run a script, press, take a picture."""

import json
import os
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, Protocol

from websockets.sync.client import ClientConnection, connect

MISSING = 3  # the exit status where a browser is not installed
STARTING = 60.0  # seconds for a browser to be there
MINI_BROWSER = "/usr/lib/*/webkit2gtk-4.1/MiniBrowser"


class Driver(Protocol):
    """A browser with one page."""

    def go(self, url: str) -> None: ...
    def run(self, script: str, *arguments: object) -> Any: ...
    def click(self, x: int, y: int) -> None: ...
    def size(self, width: int, height: int) -> None: ...
    def picture(self) -> str: ...


class Firefox:
    """Over WebDriver BiDi, which Firefox speaks itself."""

    def __init__(self, line: ClientConnection) -> None:
        self.line, self.count = line, 0
        self._ask("session.new", capabilities={})
        self.page = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    @staticmethod
    def missing() -> list[str]:
        """Debian's packages that are not here."""
        return [] if shutil.which("firefox-esr") or shutil.which("firefox") else ["firefox-esr"]

    @classmethod
    @contextmanager
    def start(cls) -> Iterator["Firefox"]:
        """Start it without a window."""
        port = _free()
        program = shutil.which("firefox-esr") or shutil.which("firefox") or ""
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
            command = [program, "--headless", "--profile", profile, "--remote-debugging-port", str(port), "about:blank"]
            with _process(command, HOME=profile), connect(_opened(port), max_size=None) as line:
                yield cls(line)

    def go(self, url: str) -> None:
        """Load a page."""
        self._ask("browsingContext.navigate", context=self.page, url=url, wait="complete")

    def run(self, script: str, *arguments: object) -> Any:
        """Run the body of a function, and return what it returns."""
        body = f"JSON.stringify((function () {{ {script} }}).apply(null, {json.dumps(arguments)}) ?? null)"
        found = self._ask("script.evaluate", expression=body, target={"context": self.page}, awaitPromise=False)
        if found["type"] == "exception":
            raise RuntimeError(found["exceptionDetails"]["text"])
        return json.loads(found["result"]["value"])

    def click(self, x: int, y: int) -> None:
        """Press at a place of the window."""
        self._ask("input.performActions", context=self.page, actions=[_press(x, y)])

    def size(self, width: int, height: int) -> None:
        """Make the page so large."""
        viewport = {"width": width, "height": height}
        self._ask("browsingContext.setViewport", context=self.page, viewport=viewport)

    def picture(self) -> str:
        """Return what is to be seen, as PNG in base 64."""
        return self._ask("browsingContext.captureScreenshot", context=self.page)["data"]

    def _ask(self, method: str, **parameters: object) -> Any:
        self.count += 1
        self.line.send(json.dumps({"id": self.count, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self.line.recv(STARTING))
            if answer.get("id") == self.count:
                if answer["type"] == "error":
                    raise RuntimeError(f"{method}: {answer['message']}")
                return answer["result"]


class WebKit:
    """By WebKit's own driver, on a screen that nobody sees."""

    def __init__(self, driver: str, browser: str) -> None:
        options = {"webkitgtk:browserOptions": {"binary": browser, "args": ["--automation"]}}
        made = _http("POST", f"{driver}/session", {"capabilities": {"alwaysMatch": options}})
        self.session = f"{driver}/session/{made['sessionId']}"

    @staticmethod
    def missing() -> list[str]:
        """Debian's packages that are not here."""
        wanted = {"WebKitWebDriver": "webkit2gtk-driver", "Xvfb": "xvfb"}
        missing = [package for program, package in wanted.items() if not shutil.which(program)]
        return missing if list(Path("/").glob(MINI_BROWSER[1:])) else [*missing, "libwebkit2gtk-4.1-0"]

    @classmethod
    @contextmanager
    def start(cls) -> Iterator["WebKit"]:
        """Start it within a virtual screen."""
        port, browser = _free(), next(Path("/").glob(MINI_BROWSER[1:]))
        with ExitStack() as stack:
            home = stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
            reading, writing = os.pipe()
            screen = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "2600x1600x24", "-nolisten", "tcp"]
            stack.enter_context(_process(screen, hand_over=writing))
            display = os.read(reading, 16).decode().strip()
            stack.enter_context(_process(["WebKitWebDriver", f"--port={port}"], DISPLAY=f":{display}", HOME=home))
            _opened(port)
            driver = cls(f"http://127.0.0.1:{port}", str(browser))
            try:
                yield driver
            finally:
                with suppress(OSError):
                    _http("DELETE", driver.session)

    def go(self, url: str) -> None:
        """Load a page."""
        self._ask("POST", "url", url=url)

    def run(self, script: str, *arguments: object) -> Any:
        """Run the body of a function, and return what it returns."""
        wrapped = f"return JSON.stringify((function () {{ {script} }}).apply(null, arguments) ?? null)"
        return json.loads(self._ask("POST", "execute/sync", script=wrapped, args=arguments))

    def click(self, x: int, y: int) -> None:
        """Press at a place of the window."""
        self._ask("POST", "actions", actions=[_press(x, y)])

    def size(self, width: int, height: int) -> None:
        """Make the page so large; the window is larger by its bars."""
        want = {"width": width, "height": height}
        for _ in range(3):
            self._ask("POST", "window/rect", **want)
            time.sleep(0.5)
            inner = self.run("return [innerWidth, innerHeight]")
            want = {"width": want["width"] + width - inner[0], "height": want["height"] + height - inner[1]}

    def picture(self) -> str:
        """Return what is to be seen, as PNG in base 64."""
        return self._ask("GET", "screenshot")

    def _ask(self, method: str, path: str, **body: object) -> Any:
        return _http(method, f"{self.session}/{path}", body)


def _press(x: int, y: int) -> dict[str, Any]:
    steps = [
        {"type": "pointerMove", "x": x, "y": y},
        {"type": "pointerDown", "button": 0},
        {"type": "pointerUp", "button": 0},
    ]
    return {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": steps}


def _http(method: str, url: str, body: object = None) -> Any:
    data = None if method == "GET" else json.dumps(body or {}).encode()
    request = urllib.request.Request(url, data, {"Content-Type": "application/json"}, method=method)
    try:
        with urllib.request.urlopen(request, timeout=STARTING) as answer:
            return json.load(answer)["value"]
    except urllib.request.HTTPError as error:  # type: ignore[attr-defined]
        raise RuntimeError(f"{url}: {error.read()[:300]!r}") from error


def _free() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def _opened(port: int) -> str:
    """Wait until somebody listens there; returns where BiDi is spoken."""
    end = time.monotonic() + STARTING
    while True:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
            return f"ws://127.0.0.1:{port}/session"
        if time.monotonic() > end:
            raise TimeoutError(f"nobody listens on port {port}")
        time.sleep(0.1)


@contextmanager
def _process(command: list[str], hand_over: int | None = None, **environment: str) -> Iterator[None]:
    """Run a program until it is no longer needed."""
    handed = () if hand_over is None else (hand_over,)
    quiet = subprocess.DEVNULL
    program = subprocess.Popen(command, env={**os.environ, **environment}, pass_fds=handed, stdout=quiet, stderr=quiet)
    if hand_over is not None:
        os.close(hand_over)
    try:
        yield
    finally:
        program.terminate()
        try:
            program.wait(10)
        except subprocess.TimeoutExpired:
            program.kill()
            program.wait()
