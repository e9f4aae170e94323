"""The command line. Nothing heavy is imported until a command needs it: `fuda --help` answers at once."""

import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from importlib import import_module

from fuda.cli.arguments import parse
from fuda.cli.language import Refused, reader_of
from fuda.core.errors import FudaError
from fuda.core.words import Words

ELSEWHERE = {"rules": "rulebook", "options": "rulebook"}  # commands that share a module


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status: 0 done, 1 it does not hold, 2 refused, 130 interrupted."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # a terminal without Unicode still plays
    try:
        words = reader_of(given)
        args = parse(given, words)
        return function(args.command)(args, words)
    except (Refused, FudaError) as error:
        print(f"fuda: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:  # `fuda rules koikoi | head`
        sys.stderr.close()
        return 0


def function(command: str) -> Callable[[Namespace, Words], int]:
    """Return the function of a command, which lies in the module of its name, imported only now."""
    name = command.replace("-", "_")
    return getattr(import_module(f"{__name__}.{ELSEWHERE.get(name, name)}"), name)
