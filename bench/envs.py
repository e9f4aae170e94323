"""Environments for learning on one core: ours in a batch against OpenSpiel's, PettingZoo's and Pgx's card games.

Counted are decisions, each with its observation and its legal actions, a random legal action taken, finished matches
begun anew. Ours is the slowest of all tables. Pgx is measured where it is installed: JAX is large.
"""

import os
import random
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np

from bench.playouts import spread, tables
from fuda.core.batch import Batch

MATCHES, STEPS = 1024, 20  # of ours at once; between two looks at the clock
THEIRS = 64  # environments of OpenSpiel's vector
Player = Callable[[], int]  # plays a little and returns the decisions


def ours(game: Any) -> Player:
    batch = Batch([game], MATCHES)
    batch.reset(1)

    def play() -> int:
        for _ in range(STEPS):
            batch.step(batch.random())
        return MATCHES * STEPS

    for _ in range(10):
        play()
    return play


def spiel_python() -> Player:
    """OpenSpiel's Python environment on hearts."""
    environment: Any = import_module("open_spiel.python.rl_environment").Environment("hearts")
    kept = [environment.reset()]

    def play() -> int:
        for _ in range(100):
            now = kept[0]
            if now.last():
                kept[0] = environment.reset()
            else:
                kept[0] = environment.step([random.choice(now.observations["legal_actions"][now.current_player()])])
        return 100

    return play


def spiel_vector() -> Player:
    """The same in OpenSpiel's vector of environments."""
    single: Any = import_module("open_spiel.python.rl_environment").Environment
    vector: Any = import_module("open_spiel.python.vector_env").SyncVectorEnv([single("hearts") for _ in range(THEIRS)])
    output: Any = import_module("open_spiel.python.rl_agent").StepOutput
    kept = [vector.reset()]

    def play() -> int:
        chosen = []
        for now in kept[0]:
            legal = now.observations["legal_actions"][now.current_player()] if not now.last() else [0]
            chosen.append(output(action=random.choice(legal), probs=1.0))
        kept[0] = vector.step(chosen, reset_if_done=True)[0]
        return THEIRS

    return play


def pettingzoo(name: str) -> Callable[[], Player]:
    """One of PettingZoo's own card games."""

    def make() -> Player:
        environment: Any = import_module(f"pettingzoo.classic.{name}").env()
        environment.reset(seed=1)

        def play() -> int:
            decisions = 0
            while decisions < 100:
                observation, _, terminated, truncated, _ = environment.last()
                if terminated or truncated:
                    environment.reset()
                    continue
                environment.step(int(random.choice(np.flatnonzero(observation["action_mask"]))))
                decisions += 1
            return decisions

        return play

    return make


def pgx(name: str) -> Callable[[], Player]:
    """A card game of Pgx, a thousand at once, compiled for the processor."""

    def make() -> Player:
        jax: Any = import_module("jax")
        library: Any = import_module("pgx")
        environment = library.make(name)
        step = import_module("pgx.experimental").auto_reset(environment.step, environment.init)

        def some(state: Any, key: Any) -> tuple[Any, Any]:
            def once(_: int, carried: tuple[Any, Any]) -> tuple[Any, Any]:
                state, key = carried
                key, dice, other = jax.random.split(key, 3)
                logits = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
                action = jax.random.categorical(dice, logits, axis=-1)
                return jax.vmap(step)(state, action, jax.random.split(other, MATCHES)), key

            return jax.lax.fori_loop(0, STEPS, once, (state, key))

        compiled = jax.jit(some)
        start = jax.jit(jax.vmap(environment.init))(jax.random.split(jax.random.PRNGKey(1), MATCHES))
        kept = [(start, jax.random.PRNGKey(2))]

        def play() -> int:
            kept[0] = compiled(*kept[0])
            jax.block_until_ready(kept[0][0].observation)
            return MATCHES * STEPS

        play()
        return play

    return make


PEERS: dict[str, Callable[[], Player]] = {
    "OpenSpiel's Python environment, hearts": spiel_python,
    f"OpenSpiel's vector of {THEIRS}, hearts": spiel_vector,
    "PettingZoo's Texas hold'em": pettingzoo("texas_holdem_v4"),
    "PettingZoo's Leduc hold'em": pettingzoo("leduc_holdem_v4"),
}
TOY = "Pgx's Leduc hold'em, a toy of six cards"
PGX = {"Pgx's sparrow mahjong": pgx("sparrow_mahjong"), TOY: pgx("leduc_holdem")}


def speed(play: Player, seconds: float) -> float:
    """Return decisions a second of the processor: what else runs on the machine does not count, all threads do."""
    decisions, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        decisions += play()
    return decisions / spent


def rows(seconds: float, rounds: int, tell: Callable[[str], None]) -> Iterator[dict[str, object]]:
    """Yield a row for each peer, measured in turns with ours on one core."""
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(cores)})  # JAX would take all of them
    try:
        players, peers = dict[str, Player](), PEERS | (PGX if find_spec("pgx") else {})
        for name, game in tables():
            tell(f"compiling steps of {name}")
            players[name] = ours(game)
        mine = list(players)
        for name, make in peers.items():
            tell(f"preparing {name}")
            players[name] = make()
        speeds: dict[str, list[float]] = {name: [] for name in players}
        for turn in range(rounds):
            for name, play in players.items():
                tell(f"environments, turn {turn + 1} of {rounds}: {name}")
                speeds[name].append(speed(play, seconds) / 1e6)
    finally:
        os.sched_setaffinity(0, cores)
    slowest = [min(speeds[name][turn] for name in mine) for turn in range(rounds)]
    for name in peers:
        yield {
            "what": "slowest table: batched steps with observation and mask, one core, M decisions/s",
            "ours": spread(slowest),
            "peer": f"{spread(speeds[name], 4)} {name}",
            "ratio": f"{spread([a / b for a, b in zip(slowest, speeds[name], strict=True)], 0)}×",
            "target": "" if name == TOY else "≥ 10×, aim 50×",
        }
