"""One process at a time."""

import os
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def alone(path: Path) -> Generator[None]:
    """Wait until no other process holds the file, and hold it: two that compile the same would take twice as long."""
    try:
        import fcntl
    except ImportError:  # not on Windows, where all go on
        yield
        return
    file = os.open(path, os.O_RDWR | os.O_CREAT)
    try:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
    finally:
        os.close(file)
