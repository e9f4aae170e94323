"""Policy networks, whatever the game: incremental sums against the network written out, and weights that do not fit."""

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import fuda
from fuda.bots import network, policy
from fuda.bots.network import LAYERS, Network
from fuda.catalogue import GAMES, spec
from fuda.core.contract import Rules
from fuda.core.observation import unpack, words

pytestmark = pytest.mark.compiled_only


def layers(rules: Rules, first: int = 32, second: int = 16) -> dict[str, Any]:
    """Return the layers of a network that was never trained; some features have no weight."""
    rng = np.random.default_rng(1)
    shapes = (rules.OBSERVATION, first), (first,), (first, second), (second,), (rules.ACTIONS, second), (rules.ACTIONS,)
    made = {name: rng.normal(0, 0.5, shape) for name, shape in zip(LAYERS, shapes, strict=True)}
    made["first_weight"][::5] = 0
    return made


def written_out(rules: Rules, net: Network, row: Any) -> Any:
    """Return the logits of all actions from an observation, in plain NumPy."""
    bits = unpack(row, rules.OBSERVATION).astype(np.float32)
    first = np.maximum(net.first_bias + bits @ net.first_weight, 0)
    second = np.maximum(net.second_bias + first @ net.second_weight, 0)
    return net.output_bias + net.output_weight @ second


@pytest.mark.parametrize("name", [name for name in GAMES if hasattr(spec(name).rules, "observe")])
def test_what_changed_is_added_up_to_what_is_observed(name: str) -> None:
    """Sums that follow a match, with every seat's own, give the logits of the network written out."""
    rules = spec(name).rules
    net, match, dice = network.network(layers(rules)), fuda.game(name).new(seed=4), Random(4)
    accumulator = network.accumulator(net, match.game.seats, rules.MOST_ACTIONS)
    row, legal = np.zeros(words(rules.OBSERVATION), np.uint32), np.zeros(rules.MOST_ACTIONS, np.int16)
    compared = 0
    while not match.over and compared < 60:
        seat = match.seats[0]
        count = rules.legal(match.state[0], match.table[0], seat, legal)
        best = policy.load(rules).choose(match.state[0], match.table[0], seat, legal, count, net, accumulator)
        rules.observe(match.state[0], match.table[0], seat, row)
        expected = written_out(rules, net, row)[legal[:count]]
        assert np.allclose(accumulator.logits[:count], expected, atol=1e-3)
        assert best == int(np.argmax(accumulator.logits[:count]))
        compared += 1
        move: list[str] = []
        while following := match.legal(seat, move):
            move.append(dice.choice(following))
        match.play(*move, seat=seat)
    assert compared > 20


def test_what_is_written_is_read_again_in_half_precision(tmp_path: Path) -> None:
    rules, made = spec("koikoi").rules, layers(spec("koikoi").rules)
    network.save(tmp_path / "net.npz", rules, made)
    found = network.load(tmp_path / "net.npz", rules)
    for name in LAYERS:
        assert np.array_equal(getattr(found, name), network.rounded(made[name]).astype(np.float32))
        assert np.allclose(getattr(found, name), made[name], rtol=2**-7, atol=2**-20)
        assert getattr(found, name).flags.c_contiguous
    bits = unpack(found.weighty, rules.OBSERVATION)
    assert not bits[::5].any()
    assert bits.sum() == rules.OBSERVATION - len(bits[::5])


def test_weights_for_other_features_are_refused_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = spec("koikoi").rules
    ours = network.fingerprint(rules)
    network.save(tmp_path / "net.npz", rules, layers(rules))
    renamed = (rules.LAYOUT[0]._replace(name="fist"), *rules.LAYOUT[1:])
    monkeypatch.setattr(rules, "LAYOUT", renamed)
    with pytest.raises(
        fuda.FudaError, match=rf"net\.npz .* laid out as {ours}; here they are {network.fingerprint(rules)}"
    ):
        network.load(tmp_path / "net.npz", rules)
    reworded = (renamed[0]._replace(name="hand", meaning="better words"), *renamed[1:])
    monkeypatch.setattr(rules, "LAYOUT", reworded)
    network.load(tmp_path / "net.npz", rules)
    np.savez(tmp_path / "old.npz", **layers(rules))
    with pytest.raises(fuda.FudaError, match=r"old\.npz .* laid out as none"):
        network.load(tmp_path / "old.npz", rules)


def test_all_networks_that_are_shipped_are_eight_megabytes_at_most() -> None:
    shipped = list(Path(network.__file__).parent.glob("*/network.npz"))
    assert {file.parent.name for file in shipped} == {"koikoi", "kocka", "yojimbo"}
    assert sum(file.stat().st_size for file in shipped) <= 8_000_000
