"""A Ray cluster: its nodes play the deals of a contest, each in every seating, or do other tasks, as one machine would.

Every node needs the same Fuda as whoever asks; one that has another is refused by name. Needs ray.
"""

import platform
from collections import deque
from collections.abc import Callable, Generator, Iterable, Mapping
from importlib import import_module
from itertools import groupby, islice
from typing import Any, TypeVar

from fuda.bots.arena import Referee, Result, Setting
from fuda.bots.decisions import Decisions
from fuda.bots.versions import versions
from fuda.core.errors import FudaError

Match = tuple[int, int]  # deal and rotation
Answer = TypeVar("Answer")


class Unreachable(FudaError):
    """A cluster that cannot be asked: Ray is not installed, or nobody answers at that address."""


class Node:
    """Plays matches somewhere in the cluster."""

    def __init__(self, setting: Setting, keep: bool) -> None:
        _check(setting.versions)
        self._referee = Referee(setting, keep=keep)

    def warm(self) -> None:
        """Compile what a match calls."""
        self._referee.warm()

    def play(self, matches: list[Match]) -> list[tuple[Result, Decisions | None]]:
        """Play matches, one after another."""
        return [(self._referee.play(deal, rotation), self._referee.decisions) for deal, rotation in matches]


def contest(
    setting: Setting,
    matches: Iterable[Match],
    workers: int,
    ready: Callable[[], object],
    keep: Callable[[Decisions], object] | None,
    address: str,
) -> Generator[Result]:
    """Play matches on a cluster and yield the results as they come, deal by deal; `ready` when the first node is warm.

    `workers` is how many matches are played at the same time, a processor of the cluster each.
    """
    ray = _connect(address)
    try:
        deals = [list(each) for _, each in groupby(matches, lambda match: match[0])]
        actor = ray.remote(num_cpus=1)(Node)
        team = [actor.remote(setting, keep is not None) for _ in range(min(workers, len(deals)))]
        _get(ray, team[0].warm.remote())
        ready()
        left = iter(deals)
        playing = {node.play.remote(deal): node for node, deal in zip(team, left, strict=False)}
        while playing:
            finished, _ = ray.wait(list(playing), num_returns=1)
            node = playing.pop(finished[0])
            for deal in left:
                playing[node.play.remote(deal)] = node
                break
            for result, decisions in _get(ray, finished[0]):
                if keep is not None and decisions is not None:
                    keep(decisions)
                yield result
    finally:
        ray.shutdown()


def answers(
    work: Callable[..., Answer], tasks: Iterable[tuple[Any, ...]], at_once: int, address: str
) -> Generator[Answer]:
    """Yield what the work answers to one task after another; `at_once` of them are on their way, a processor each."""
    ray, left, here = _connect(address), iter(tasks), versions()
    try:
        done = ray.remote(num_cpus=1)(_checked)
        waiting = deque(done.remote(here, work, task) for task in islice(left, at_once))
        while waiting:
            yield _get(ray, waiting.popleft())
            waiting.extend(done.remote(here, work, task) for task in islice(left, 1))
    finally:
        ray.shutdown()


def _checked(asked: Mapping[str, str], work: Callable[..., Answer], task: tuple[Any, ...]) -> Answer:
    """Do a task where the same Fuda is installed."""
    _check(asked)
    return work(*task)


def _check(asked: Mapping[str, str]) -> None:
    """Refuse to work for another Fuda."""
    here = versions()
    if differing := [name for name in here if here[name] != asked.get(name)]:
        raise FudaError(f"{platform.node()} has another {', '.join(differing)}: results would not belong together")


def _connect(address: str) -> Any:
    try:
        ray: Any = import_module("ray")
    except ImportError as error:
        raise Unreachable('a cluster needs ray: pip install "fuda[cluster]"') from error
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise Unreachable(f"no Ray cluster at {address}: {error}") from error
    return ray


def _get(ray: Any, asked: Any) -> Any:
    try:
        return ray.get(asked)
    except ray.exceptions.RayError as error:
        raise FudaError(f"a node of the cluster has failed; what is finished is kept. {error}") from error
