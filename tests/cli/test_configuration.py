"""A server is set up by flags, by the environment or by a file, in this order."""

from argparse import Namespace
from pathlib import Path

import pytest

from fuda.cli.arguments import parse
from fuda.cli.configuration import configuration
from fuda.cli.language import Refused
from fuda.core.words import Words

WORDS = Words("en")
FILE = """
port = 1111
host = "192.0.2.1"
name = ["cards.example.org"]
proxy = ["10.0.0.0/8"]
metrics = "127.0.0.1:9464"
[settings]
grace = 11
connections = 50
"""


def serve(*arguments: str) -> Namespace:
    return parse(["serve", *arguments], WORDS)


def test_flags_come_before_the_environment_and_that_before_the_file(tmp_path: Path):
    file = tmp_path / "fuda.toml"
    file.write_text(FILE)
    environment = {"FUDA_CONFIG": str(file), "FUDA_PORT": "2222", "FUDA_PROXY": "10.0.0.1, 10.0.0.2"}
    environment |= {"FUDA_SET_GRACE": "22", "FUDA_SET_RETRY": "2.5", "FUDA_HOME": str(tmp_path)}
    found = configuration(serve("--host", "192.0.2.3", "--set", "grace=33"), WORDS, environment)
    assert (found.host, found.port, found.name) == ("192.0.2.3", 2222, ["cards.example.org"])
    assert (found.proxy, found.metrics) == (["10.0.0.1", "10.0.0.2"], "127.0.0.1:9464")
    assert (found.settings.grace, found.settings.retry, found.settings.connections) == (33.0, 2.5, 50)


def test_nothing_said_is_a_server_for_oneself():
    found = configuration(serve(), WORDS, {})
    assert (found.host, found.port, found.lan, found.proxy, found.metrics) == (None, None, False, [], None)


@pytest.mark.parametrize(
    ("arguments", "text", "said"),
    [
        (("--set", "grace=soon"), "", "grace"),
        (("--set", "patience=3"), "", "patience.*grace"),
        (("--set", "grace"), "", "NAME=VALUE"),
        ((), "prot = 80", "prot.*port"),
        ((), "settings = 3", "settings"),
        ((), "port = 'eighty'", "port"),
        ((), "port = ", "fuda.toml"),
        (("--port", "99999"), "", "--port"),
    ],
)
def test_what_cannot_be_is_refused_by_name(tmp_path: Path, arguments: tuple[str, ...], text: str, said: str):
    file = tmp_path / "fuda.toml"
    file.write_text(text)
    with pytest.raises(Refused, match=said):
        configuration(serve("--config", str(file), *arguments), WORDS, {})


def test_a_file_that_is_not_there_is_refused_by_name(tmp_path: Path):
    with pytest.raises(Refused, match="none"):
        configuration(serve("--config", str(tmp_path / "none.toml")), WORDS, {})
