"""`fuda learn-eval`: how far a learnt network is ahead of a level, over duplicate deals, here or on a cluster."""

from argparse import Namespace
from contextlib import closing
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from fuda.bots import BUDGETS, levels, network
from fuda.bots.cluster import Unreachable
from fuda.bots.search import parse_budget
from fuda.bots.shards import answers
from fuda.catalogue import game as game_at
from fuda.cli.language import Refused
from fuda.cli.values import check, chosen_spec, number
from fuda.cli.warm import warm
from fuda.core.errors import FudaError
from fuda.core.words import Words
from fuda.learn.contest import contest, interval

LEVEL, DEALS, SEED, WORKERS = "greedy", "100", "7", "1"  # unless told otherwise
SHARD = 5  # deals of a task


def learn_eval(args: Namespace, words: Words) -> int:
    """Play a round of every deal from every seat at each preset and show the leads."""
    spec = chosen_spec(args.game, words)
    presets = list(spec.options[0].presets)
    if args.rules is not None:
        check("refused-preset", args.rules, presets, words)
        presets = [args.rules]
    level = _level(args.against or LEVEL, spec.name, words)
    deals = number(args.deals or DEALS, "--deals", range(1, 1_000_001), words)
    seed = number(args.seed or SEED, "--seed", None, words)
    workers = number(args.workers or WORKERS, "--workers", range(1, 257), words)
    file = Path(args.file)
    try:
        trained = network.load(file, spec.rules)
    except FudaError:  # another game's, or one from before the features changed: it says which
        raise
    except (OSError, ValueError) as error:
        raise Refused(words.format("refused-network", file=args.file)) from error
    warm(spec.name, words)
    shards = [range(first, min(first + SHARD, deals)) for first in range(0, deals, SHARD)]
    games = [game_at(spec.name, preset) for preset in presets]
    tasks = [(spec.name, dict(game.options), trained, level, shard, seed) for game in games for shard in shards]
    leads = {preset: list[float]() for preset in presets}
    with (
        Progress(console=Console(stderr=True)) as progress,
        closing(answers(contest, tasks, workers, args.ray)) as found,
    ):
        task = progress.add_task(words.format("arena-playing"), total=len(tasks))
        try:
            for number_of, some in enumerate(found):
                leads[presets[number_of // len(shards)]] += some
                progress.advance(task)
        except Unreachable as error:
            raise Refused(words.format("refused-ray", address=args.ray, why=str(error))) from error
    print(words.format("learn-eval-lead", level=level, deals=deals))
    table = Table(box=None, padding=(0, 2), show_header=False)
    for preset, found_leads in leads.items():
        lead, reach = interval(found_leads)
        table.add_row(preset, f"{lead:+.3f} ± {reach:.3f}")
    Console(highlight=False).print(table)
    return 0


def _level(text: str, game: str, words: Words) -> str:
    """Return who is played against, if there is such a level and it can have such a budget."""
    name, at, own = text.partition("@")
    if name not in (offered := levels(game)):
        raise Refused(words.format("refused-entrant", given=name, allowed=", ".join(offered)))
    if at and name not in BUDGETS:
        raise Refused(words.format("refused-own-budget", given=name, allowed=", ".join(BUDGETS)))
    try:
        parse_budget(own if at else "1ms")
    except FudaError as error:
        raise Refused(words.format("refused-budget", given=own)) from error
    return text
