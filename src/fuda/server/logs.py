"""What the server logs: a JSON object a line, never much of the same, and nothing of what anybody holds."""

import json
import logging
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable
from contextvars import ContextVar
from pathlib import Path

from fuda.server.limits import Buckets

PRIVATE = frozenset(vars(logging.makeLogRecord({})))  # what every log record has
RATE, BURST = 2.0, 60  # lines of one kind a second, and at once
KINDS = 500  # of lines that are told apart
REQUEST: ContextVar[str | None] = ContextVar(
    "request", default=None
)  # what is answered now, as its answer names it too
LONGEST = 2_000  # signs of one value in a line


def log_to_stderr(level: int = logging.INFO) -> None:
    """Write logs as lines of JSON. Nothing at a table is ever put into one: no hand, no secret, no cookie."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Lines())
    handler.addFilter(Sparing())
    logging.getLogger("fuda").handlers = [handler]
    logging.getLogger("fuda").setLevel(level)
    for name in ("uvicorn.error", "asyncio"):
        logging.getLogger(name).handlers = [handler]
        logging.getLogger(name).setLevel(logging.WARNING)


class Sparing(logging.Filter):
    """Lets lines of one kind through only so often: whoever can cause a line can cause a million."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._kinds = Buckets(RATE, BURST, clock, KINDS)
        self._left_out: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """Count what is left out, and say so in the next line of its kind."""
        kind = f"{record.name} {record.levelno} {str(record.msg)[:60]}"
        if self._kinds.take(kind):
            if len(self._left_out) < KINDS:
                self._left_out[kind] += 1
            return False
        if left_out := self._left_out.pop(kind, 0):
            record.left_out = left_out
        return True


class _Lines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "where": record.name,
            "what": record.getMessage().partition("\n")[0][:LONGEST],  # asyncio goes on with the text of the error
        }
        if (request := REQUEST.get()) is not None:
            line["request"] = request
        line |= {
            name: str(value)[:LONGEST] for name, value in vars(record).items() if name not in (*PRIVATE, "message")
        }
        if record.exc_info and record.exc_info[0]:
            # The frames say where it happened; the text of an error might quote what somebody holds.
            frames = traceback.extract_tb(record.exc_info[2])
            line["error"] = record.exc_info[0].__name__
            line["trace"] = " < ".join(f"{Path(f.filename).name}:{f.lineno} {f.name}" for f in reversed(frames))
        return json.dumps(line, ensure_ascii=False)
