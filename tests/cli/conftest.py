import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from fuda.cli import main


@dataclass
class Done:
    returncode: int
    stdout: str
    stderr: str


@pytest.fixture
def call(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., Done]:
    """The command in this process, which saves the import of Numba; `tests.cli.shell` starts real ones."""
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    def called(*arguments: str, typed: str = "") -> Done:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        try:
            status = main(arguments)
        except SystemExit as exited:
            status = int(exited.code or 0)
        said = capsys.readouterr()
        return Done(status, said.out, said.err)

    return called
