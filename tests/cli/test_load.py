"""`fuda load` measures a real server."""

import json
from pathlib import Path

import pytest

from tests.cli.shell import fuda


def test_a_small_load_is_measured_beside_an_echo(tmp_path: Path):
    out = tmp_path / "figures.json"
    small = ("--tables", "3", "--rate", "20", "--seconds", "2", "--processes", "1", "--out", str(out))
    done = fuda(tmp_path, "load", *small)
    assert done.returncode == 0, done.stderr
    assert "safe moves a second" in done.stdout
    server, echo = json.loads(out.read_text())["figures"]
    assert (server["what"], echo["what"]) == ("fuda", "echo")
    assert server["moves"] + server["late"] >= 35
    assert server["refused"] == 0
    assert server["bytes"] > echo["bytes"] > 50
    assert server["cpu_ms"] > 0 < server["p50_ms"] <= server["p99_ms"]


@pytest.mark.parametrize(("option", "value"), [("--tables", "0"), ("--rate", "9999999"), ("--seconds", "soon")])
def test_a_load_has_bounds(call, option: str, value: str):
    done = call("load", option, value)
    assert done.returncode == 2
    assert option in done.stderr
