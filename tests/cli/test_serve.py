"""The server as a person starts it."""

import re
import signal
import subprocess
import sys
from pathlib import Path

from tests.cli.shell import environment
from tests.patience import PATIENCE
from tests.server.harness import Page, run


def test_fuda_alone_serves_on_this_computer_and_says_where(tmp_path: Path):
    command = [sys.executable, "-m", "fuda.cli", "serve", "--no-open", "--lan", "--port", "0", "--lang", "en"]
    home = tmp_path / "home"
    env = environment(tmp_path, FUDA_HOME=str(home))
    started = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=env)
    assert started.stderr is not None
    try:
        said = ""
        while "Ctrl-C" not in said:
            line = started.stderr.readline()
            assert line, said
            said += line
        found = re.search(r"Fuda is at http://127\.0\.0\.1:(\d+)/", said)
        assert found, said
        assert "On the local network: http://" in said
        assert "█" in said or "▀" in said

        async def test() -> None:
            page = Page(int(found[1]))
            assert (await page.ask("GET", "/api/health"))[1]["ok"]

        run(test())
        assert (home / "fuda.db").is_file()
    finally:
        started.send_signal(signal.SIGINT)
        _, rest = started.communicate(timeout=PATIENCE)
    assert "Traceback" not in rest
    assert started.returncode in (0, 130)


def test_a_port_or_a_database_that_cannot_be_had_is_refused_by_name(tmp_path: Path, call):
    done = call("serve", "--port", "nonsense")
    assert done.returncode == 2
    assert "--port" in done.stderr
    done = call("serve", "--no-open", "--port", "0", "--database", f"sqlite:///{tmp_path}/no/such/folder.db")
    assert done.returncode == 2
    assert "folder.db" in done.stderr
    done = call("serve", "--no-open", "--port", "0", "--database", "oracle://ann:secret@host/x")
    assert done.returncode == 2
    assert "secret" not in done.stderr
    for command in ("serve", "keys", "admin"):
        done = call(command, "--database", "secret.db")
        assert done.returncode == 2
        assert "sqlite:///" in done.stderr
        assert "secret" not in done.stderr
