"""The command line. Nothing heavy is imported until a command needs it: `fuda --help` answers at once."""

import sys
from argparse import Namespace
from collections.abc import Callable, Sequence

from fuda.cli.arguments import parse
from fuda.cli.language import Refused, reader_of
from fuda.core.errors import FudaError
from fuda.core.words import Words


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status: 0 done, 1 it does not hold, 2 refused, 130 interrupted."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # a terminal without Unicode still plays
    try:
        words = reader_of(given)
        args = parse(given, words)
        return _run(args.command)(args, words)
    except (Refused, FudaError) as error:
        print(f"fuda: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:  # `fuda rules koikoi | head`
        sys.stderr.close()
        return 0


def _run(command: str) -> Callable[[Namespace, Words], int]:
    if command == "serve":
        from fuda.cli.serve import serve as run
    elif command == "play":
        from fuda.cli.play import play as run
    elif command == "replay":
        from fuda.cli.replay import replay as run
    elif command == "verify":
        from fuda.cli.verify import verify as run
    elif command == "review":
        from fuda.cli.review import review as run
    elif command == "practise":
        from fuda.cli.practise import practise as run
    elif command == "stats":
        from fuda.cli.stats import stats as run
    elif command == "puzzles":
        from fuda.cli.puzzles import puzzles as run
    elif command == "keys":
        from fuda.cli.keys import keys as run
    elif command == "arena":
        from fuda.cli.arena import arena as run
    elif command == "ratings":
        from fuda.cli.ratings import ratings as run
    elif command == "completion":
        from fuda.cli.completion import completion as run
    elif command == "learn":
        from fuda.cli.learn import learn as run
    elif command == "learn-eval":
        from fuda.cli.learn_eval import learn_eval as run
    elif command == "load":
        from fuda.cli.load import load as run
    elif command == "admin":
        from fuda.cli.admin import admin as run
    elif command == "options":
        from fuda.cli.rulebook import options as run
    else:
        from fuda.cli.rulebook import rules as run
    return run
