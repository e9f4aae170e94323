"""A time of learning: lessons until the minutes are over, and a line now and then on how strong it has become."""

import time
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Protocol

from fuda.bots import bot
from fuda.catalogue import spec
from fuda.core import cuda
from fuda.core.errors import FudaError
from fuda.learn.contest import against
from fuda.learn.ppo import Learner, Settings, checkpoint
from fuda.learn.tables import mixed

FOREWORD = 15  # lessons after resuming in which only the critic learns: the optimiser begins anew
EVERY = 60.0  # seconds between two reports


@dataclass(frozen=True)
class Wish:
    """What to learn, for how long and how; rates and entropies are those of the beginning and the end."""

    game: str
    minutes: float
    out: Path
    resume: bool = False
    matches: int | None = None
    mixed: int = 125
    hidden: tuple[int, int] = (512, 256)
    rate: tuple[float, float] = (6e-4, 2e-5)
    entropy: tuple[float, float] = (0.1, 0.05)
    deals: int = 20
    seed: int = 1
    device: str | None = None


class Tell(Protocol):
    """Who is told how it goes: a key of the catalogue of words and its arguments."""

    def __call__(self, key: str, /, **args: object) -> None:
        """Tell it."""


def learn(wish: Wish, tell: Tell) -> None:
    """Learn, and write the network and its checkpoint about every minute; what is asked for amiss is a FudaError."""
    if find_spec("torch") is None:
        raise FudaError("learning needs PyTorch: pip install torch")
    if not wish.out.absolute().parent.is_dir():
        raise FudaError(f"{wish.out}: there is no such folder")
    if wish.resume and not checkpoint(wish.out).exists():
        raise FudaError(f"{checkpoint(wish.out)}: there is no checkpoint to go on from")
    device = wish.device or ("cuda" if cuda.available() else "cpu")
    count = wish.matches or (1 << 15 if device == "cuda" else 256)
    tell("learn-preparing", matches=count, device=cuda.name() if device == "cuda" else "CPU")
    tables = mixed(spec(wish.game), wish.mixed, wish.seed)
    learner = Learner(tables, Settings(count, hidden=(wish.hidden[0], wish.hidden[1]), seed=wish.seed), device)
    if wish.resume:
        learner.read(wish.out)
    foreword = learner.lessons + FOREWORD if wish.resume else 0
    began, before = learner.rival(), learner.rival()
    start, told, decisions, refused = time.monotonic(), 0.0, 0, 0
    while (share := (time.monotonic() - start) / (60 * wish.minutes)) < 1:
        rate, entropy = (first * (last / first) ** share for first, last in (wish.rate, wish.entropy))
        report = learner.lesson(rate, entropy, critic_only=learner.lessons < foreword)
        decisions, refused = decisions + report.decisions, refused + report.refused
        if refused:
            raise FudaError(f"{refused} actions of the policy were not legal: its mask and the rules differ")
        if time.monotonic() - told > EVERY or not told:
            told = time.monotonic()
            learner.write(wish.out)
            tell(
                "learn-progress",
                share=f"{share:.0%}",
                lessons=learner.lessons,
                decisions=f"{decisions / 1e6:.1f}",
                speed=f"{decisions / (told - start) / 1e6:.2f}",
                entropy=f"{report.entropy:.2f}",
                critic=f"{report.explained:.2f}",
            )
            tell("learn-lead-before", leads=_said(learner.lead(before, min(count, 8192))))
            before = learner.rival()
    learner.write(wish.out)
    tell("learn-lead-beginning", leads=_said(learner.lead(began, min(count, 8192))))
    if wish.deals:
        presets = tables.games[: len(spec(wish.game).options[0].presets)]
        greedy = bot(wish.game, "greedy")
        leads = {game.preset: against(game, learner.best, greedy, wish.deals) for game in presets}
        tell("learn-lead-greedy", leads=_said(leads), deals=wish.deals)
    size = f"{checkpoint(wish.out).stat().st_size / 1e6:.1f}"
    tell("learn-written", file=str(wish.out), checkpoint=str(checkpoint(wish.out)), size=size)


def _said(leads: dict[str, tuple[float, float]]) -> str:
    return ", ".join(f"{name} {lead:+.2f} ± {error:.2f}" for name, (lead, error) in leads.items())
