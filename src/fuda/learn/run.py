"""A time of learning: lessons until the minutes are over, and now and then a look at how strong it has become."""

import time
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from importlib.util import find_spec
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Protocol, Self

from fuda.bots import network
from fuda.catalogue import spec
from fuda.core import cuda
from fuda.core.errors import FudaError
from fuda.learn.contest import contest, interval
from fuda.learn.log import Entry, Log
from fuda.learn.nets import checkpoint
from fuda.learn.ppo import Learner, Pace, Report, Settings
from fuda.learn.scale import prepare
from fuda.learn.tables import mixed

FOREWORD = 15  # lessons with an earlier policy in which only the judge learns: the optimiser begins anew
EVERY = 60.0  # seconds between two looks
SCALES = 8  # of the match, of so many tables at a time, that are made before it begins
ROUNDS = 8192  # of a contest with an earlier self
SMALL = 800  # bits of an observation, up to which half as many units will do
LEVEL = "greedy"  # the opponent from elsewhere


@dataclass(frozen=True)
class RunConfig:
    """What to learn, for how long and how; pairs are those of the beginning and the end."""

    game: str
    minutes: float
    out: Path
    resume: bool = False
    start: Path | None = None
    against: Path | None = None
    matches: int | None = None
    mixed: int = 125
    hidden: tuple[int, int] | None = None
    rate: tuple[float, float] = (8e-4, 3e-5)
    entropy: tuple[float, float] = (0.1, 0.03)
    pull: tuple[float, float] = (0.05, 0.005)
    deals: int = 20
    workers: int = 1
    seed: int = 1
    device: str | None = None
    aim: str = ""
    soften: float = 1.0

    def pace(self, share: float) -> Pace:
        """Return the pace after a share of the time."""
        rate, entropy, pull = (a * (b / a) ** share for a, b in (self.rate, self.entropy, self.pull))
        return Pace(rate, entropy, pull)


class Tell(Protocol):
    """Who is told how it goes: a key of the catalogue of words and its arguments."""

    def __call__(self, key: str, /, **args: object) -> None:
        """Tell it."""


def learn(config: RunConfig, tell: Tell) -> None:
    """Learn, and write network, checkpoint and log about every minute; what is asked for amiss is a FudaError."""
    if find_spec("torch") is None:
        raise FudaError("learning needs PyTorch: pip install torch")
    if not config.out.absolute().parent.is_dir():
        raise FudaError(f"{config.out}: there is no such folder")
    if config.resume and not checkpoint(config.out).exists():
        raise FudaError(f"{checkpoint(config.out)}: there is no checkpoint to go on from")
    with _Time(config, tell) as time_of_learning:
        time_of_learning.spend()


class _Time:
    """A time of learning, with processes beside it in which the network plays another opponent."""

    def __init__(self, config: RunConfig, tell: Tell) -> None:
        self._config, self._tell, self._spec = config, tell, spec(config.game)
        device = config.device or ("cuda" if cuda.available() else "cpu")
        self._count = config.matches or (1 << 16 if device == "cuda" else 256)
        tell("learn-preparing", matches=self._count, device=cuda.name() if device == "cuda" else "CPU")
        small = self._spec.rules.OBSERVATION <= SMALL
        sizes = tuple(config.hidden) if config.hidden else ((256, 128) if small else (512, 256))
        network.check_sizes(*sizes)
        tables = mixed(self._spec, config.mixed, config.seed)
        self._presets = tables.games[: len(self._spec.options[0].presets)]
        for made in prepare(tables, config.aim):
            if made % SCALES == 0:
                tell("learn-scales", made=made, tables=len(tables.games))
        settings = Settings(self._count, hidden=(sizes[0], sizes[1]), seed=config.seed, aim=config.aim)
        self._learner = Learner(tables, settings, device)
        nets, self._for_match = self._learner.nets, self._learner.scale.of_the_match
        if config.resume:
            self._learner.lessons = nets.read(config.out)
        elif config.start is not None:
            nets.begin(config.start, config.soften)
        if config.against is not None:
            self._learner.rival = nets.frozen(config.against)
        self._log, self._decisions, self._start = Log(config.out, anew=not config.resume), 0, time.monotonic()
        self._pool = ProcessPoolExecutor(config.workers, get_context("spawn")) if config.deals else None
        self._contests: list[tuple[int, str, Future[list[float]]]] = []  # at which look, at which preset

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._pool:
            self._pool.shutdown(cancel_futures=True)

    def spend(self) -> None:
        """Have lessons until the time is over."""
        config, learner, looked = self._config, self._learner, 0.0
        foreword = learner.lessons + FOREWORD if config.resume or config.start else 0
        began = before = self._rival()
        while True:
            share = (time.monotonic() - self._start) / (60 * config.minutes)
            report = learner.lesson(config.pace(min(share, 1.0)), judge_only=learner.lessons < foreword)
            self._decisions += report.decisions
            if report.refused:
                raise FudaError(f"{report.refused} actions of the policy were not legal: its mask and the rules differ")
            last = share >= 1
            if last or time.monotonic() - looked > EVERY:
                looked = time.monotonic()
                self._look(min(share, 1.0), report, began if last else before, last=last)
                before = self._rival()
            self._collect(wait=last)
            if last:
                break
        self._tell(
            "learn-written", file=str(config.out), checkpoint=str(checkpoint(config.out)), size=_megabytes(config.out)
        )

    def _rival(self) -> Any:
        """Return whom to measure by: the frozen opponent, or the network as it is now."""
        return self._learner.rival or self._learner.nets.rival(self._learner.nets.average)

    def _look(self, share: float, report: Report, rival: Any, *, last: bool) -> None:
        """Write everything, and say how strong the network is."""
        config, learner, seconds = self._config, self._learner, time.monotonic() - self._start
        learner.nets.write(config.out, learner.lessons)
        self._tell(
            "learn-progress",
            share=f"{share:.0%}",
            lessons=learner.lessons,
            decisions=f"{self._decisions / 1e6:.1f}",
            speed=f"{self._decisions / seconds / 1e6:.2f}",
            entropy=f"{report.entropy:.2f}",
            judge=f"{report.explained:.2f}",
            belief=f"{report.belief:.3f}",
        )
        some = min(self._count, ROUNDS)
        leads = learner.lead(learner.nets.average, rival, some)
        key = "rival" if learner.rival else "beginning" if last else "before"
        self._tell(f"learn-lead-{key}", leads=_said(leads))
        many = self._count if last else some
        results = learner.results(learner.nets.average, rival, many) if self._for_match else {}
        if results:
            self._tell(f"learn-results-{key}", results=_said(results))
        entry = Entry(
            seconds / 60, learner.lessons, self._decisions, report.entropy, report.explained, report.belief, key,
            leads, results=results,
        )  # fmt: skip
        number = self._log.add(entry)
        if self._pool:
            trained = network.load(config.out, self._spec.rules)  # as it is now: the next look writes another
            for game in self._presets:
                asked = config.game, dict(game.options), trained, LEVEL, range(config.deals)
                self._contests.append((number, game.preset, self._pool.submit(contest, *asked)))

    def _collect(self, *, wait: bool) -> None:
        """Put into the log what the contests beside have found."""
        for each in list(self._contests):
            number, preset, found = each
            if wait or found.done():
                self._contests.remove(each)
                lead = interval(found.result())
                self._log.greedy(number, preset, lead)
                self._tell("learn-lead-greedy", leads=_said({preset: lead}), deals=self._config.deals)


def _said(leads: dict[str, tuple[float, float]]) -> str:
    return ", ".join(f"{name} {lead:+.3f} ± {error:.3f}" for name, (lead, error) in leads.items())


def _megabytes(path: Path) -> str:
    return f"{checkpoint(path).stat().st_size / 1e6:.1f}"
