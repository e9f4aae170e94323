"""Work in shards: tasks done by processes of this machine or by nodes of a cluster, answered in the tasks' order.

So whatever is made of the answers is the same, however many work and wherever.
"""

from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context
from typing import Any, TypeVar

from fuda.bots import cluster

Answer = TypeVar("Answer")
AHEAD = 2  # tasks that are handed out for each worker


def answers(
    work: Callable[..., Answer], tasks: Iterable[tuple[Any, ...]], workers: int, address: str | None = None
) -> Generator[Answer]:
    """Yield what the work answers to one task after another; `address` is that of a Ray cluster."""
    if address is not None:
        yield from cluster.answers(work, tasks, AHEAD * workers, address)
    elif workers == 1:
        yield from (work(*task) for task in tasks)
    else:
        yield from _by_processes(work, tasks, workers)


def _by_processes(work: Callable[..., Answer], tasks: Iterable[tuple[Any, ...]], workers: int) -> Generator[Answer]:
    left = iter(tasks)
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as team:
        waiting: deque[Future[Answer]] = deque(team.submit(work, *task) for task in islice(left, AHEAD * workers))
        try:
            while waiting:
                yield waiting.popleft().result()
                waiting.extend(team.submit(work, *task) for task in islice(left, 1))
        finally:
            team.shutdown(wait=False, cancel_futures=True)
