"""The commands and their options, explained in the reader's language."""

import argparse
from collections.abc import Sequence
from typing import Any, NoReturn

from fuda.core.words import LANGUAGES, Words

COMMANDS = (
    *("serve", "play", "replay", "review", "practise", "stats", "verify", "keys", "rules", "options"),
    *("arena", "ratings", "puzzles", "completion", "learn", "learn-eval", "load", "admin"),
)
DEFAULT_GAME = "koikoi"
SHELLS = ("bash", "zsh")
KEYS = ("show", "rotate")
EFFORTS = ("quick", "normal", "deep")  # those of fuda.review, which needs the compiler
PUZZLES = ("make", "check", "renew")
TASKS = ("tables", "people", "backup", "prune", "move", "revoke")
SHORT = ("word", "players")  # options of a table that people set so often that they need no --set


def parse(arguments: Sequence[str], words: Words) -> argparse.Namespace:
    """Read the command line; `fuda` alone opens the table in a browser."""
    parser = _parser(words)
    commanded = any(argument in COMMANDS for argument in arguments[:1])
    asks = any(argument in ("-h", "--help", "--version") for argument in arguments[:1])
    if arguments and not commanded and not arguments[0].startswith("-"):
        allowed = ", ".join(COMMANDS)
        parser.error(words.format("refused-command", given=arguments[0], allowed=allowed))
    args, unknown = parser.parse_known_args([*([] if commanded or asks else ["serve"]), *arguments])
    command = parser.commands[args.command]
    if unknown:
        command.error(words.format("refused-arguments", given=" ".join(unknown)))
    if args.help:
        command.print_help()
        if args.command == "play" and args.game:
            from fuda.cli.rulebook import options

            print()
            options(args, words)
        raise SystemExit(0)
    command.demand(args)
    return args


class _Parser(argparse.ArgumentParser):
    """A parser whose own words are translated too."""

    def __init__(self, words: Words, **settings: Any) -> None:
        class Formatter(argparse.HelpFormatter):
            def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
                prefix = f"{words.format('cli-usage')} " if prefix is None else prefix
                super().add_usage(usage, actions, groups, prefix)

        super().__init__(add_help=False, formatter_class=Formatter, **settings)
        self.words = words
        self.commands: dict[str, _Parser] = {}
        self._mixing = False
        self._positionals.title = words.format("cli-arguments")
        self._optionals.title = words.format("cli-options")

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:  # type: ignore[reportIncompatibleMethodOverride]
        """Read what a command is told in any order: argparse alone wants all names before, or all after, an option."""
        if self.commands or self._mixing:
            return super().parse_known_args(args, namespace)
        for action in self._get_positional_actions():
            action.required = False  # `demand` asks for it, in the reader's language
            if {"-h", "--help"} & {*args}:  # whoever asks for help need not say anything else
                action.nargs = action.nargs or "?"
        self._mixing = True
        try:
            return self.parse_known_intermixed_args(args, namespace)
        finally:
            self._mixing = False

    def demand(self, args: argparse.Namespace) -> None:
        """Refuse to go on without an argument that the command cannot do without."""
        for action in self._get_positional_actions():
            if action.nargs is None and getattr(args, action.dest) is None:
                name = action.metavar if isinstance(action.metavar, str) else "|".join(action.choices or ())
                self.error(self.words.format("refused-missing", name=name))

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.choices is not None and value not in action.choices:
            self.error(self.words.format("refused-choice", given=value, allowed=", ".join(action.choices)))

    def _match_argument(self, action: argparse.Action, arg_strings_pattern: str) -> int:
        try:
            return super()._match_argument(action, arg_strings_pattern)  # type: ignore[reportUnknownMemberType]
        except argparse.ArgumentError:
            self.error(self.words.format("refused-no-value", option="/".join(action.option_strings)))

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and where to look."""
        self.exit(2, f"fuda: {message}\n{self.words.format('cli-see-help', command=f'{self.prog} --help')}\n")


def options_of(words: Words) -> dict[str, list[str]]:
    """Return the options of every command, as they are typed."""
    actions = {name: command._actions for name, command in _parser(words).commands.items()}
    return {name: [text for each in found for text in each.option_strings] for name, found in actions.items()}


def _parser(words: Words) -> _Parser:
    say = words.format
    parser = _Parser(words, prog="fuda", description=say("cli-about"), epilog=say("cli-alone"))
    parser.add_argument("-h", "--help", action="help", help=say("cli-help"))
    parser.add_argument("--version", action=_Version, nargs=0, help=say("cli-version"))
    commands = parser.add_subparsers(dest="command", metavar=say("cli-command"), required=True)
    for name in COMMANDS:
        about = say(f"cli-command-{name}")
        command = commands.add_parser(name, words=words, help=about, description=about)
        parser.commands[name] = command
        command.add_argument("-h", "--help", action="store_true", help=say("cli-help"))
        command.add_argument("--lang", metavar="|".join(LANGUAGES), help=say("cli-lang"))
        if name in ("replay", "review", "verify"):
            command.add_argument("file", metavar=say("cli-file"), nargs="?", help=say("cli-file-help"))
        elif name in ("stats", "ratings"):
            command.add_argument("files", metavar=say("cli-file"), nargs="*", help=say(f"cli-{name}-files-help"))
        elif name == "keys":
            command.add_argument("do", choices=KEYS, nargs="?", default=KEYS[0], help=say("cli-keys-help"))
        elif name == "completion":
            command.add_argument("shell", choices=SHELLS, help=say("cli-shell-help"))
        elif name not in ("serve", "load", "admin"):
            if name == "puzzles":
                command.add_argument("do", choices=PUZZLES, help=say("cli-puzzles-help"))
            command.add_argument("game", metavar=say("cli-game"), nargs="?", help=say("cli-game-help"))
    serve = parser.commands["serve"]
    serve.add_argument("--host", metavar=say("cli-host"), help=say("cli-host-help"))
    serve.add_argument("--port", metavar="N", help=say("cli-port-help"))
    for each in (serve, parser.commands["keys"]):
        each.add_argument("--database", metavar="URL", help=say("cli-database-help"))
    serve.add_argument("--name", metavar=say("cli-host"), action="append", default=[], help=say("cli-server-name-help"))
    serve.add_argument("--lan", action="store_true", help=say("cli-lan-help"))
    serve.add_argument("--proxy", metavar=say("cli-address"), action="append", default=[], help=say("cli-proxy-help"))
    serve.add_argument("--metrics", metavar="127.0.0.1:9464", help=say("cli-metrics-help"))
    serve.add_argument("--config", metavar=say("cli-file"), help=say("cli-config-help"))
    serve.add_argument("--set", metavar="x=y", action="append", default=[], help=say("cli-serve-set-help"))
    serve.add_argument("--no-open", action="store_true", help=say("cli-no-open-help"))
    play = parser.commands["play"]
    play.add_argument("--rules", metavar=say("cli-preset"), help=say("cli-rules-help"))
    play.add_argument("--set", metavar="x=y", action="append", default=[], help=say("cli-set-help"))
    for short in SHORT:
        play.add_argument(f"--{short}", metavar=say(f"cli-{short}"), help=say(f"cli-{short}-help"))
    play.add_argument("--against", metavar=say("cli-level"), help=say("cli-against-help"))
    play.add_argument("--seed", metavar="N", help=say("cli-seed-help"))
    play.add_argument("--seat", metavar="N", help=say("cli-seat-help"))
    play.add_argument("--name", metavar=say("cli-player"), help=say("cli-name-help"))
    play.add_argument("--record", metavar=say("cli-file"), help=say("cli-record-help"))
    play.add_argument("--resume", action="store_true", help=say("cli-resume-help"))
    play.add_argument("--fast", action="store_true", help=say("cli-fast-help"))
    verify = parser.commands["verify"]
    verify.add_argument("--key", metavar=say("cli-key"), action="append", default=[], help=say("cli-key-help"))
    parser.commands["replay"].add_argument("--seat", metavar="N", help=say("cli-replay-seat-help"))
    review = parser.commands["review"]
    review.add_argument("--seat", metavar="N", help=say("cli-review-seat-help"))
    review.add_argument("--effort", metavar="|".join(EFFORTS), help=say("cli-review-effort-help"))
    review.add_argument("--json", action="store_true", help=say("cli-review-json-help"))
    review.add_argument("--html", metavar=say("cli-file"), help=say("cli-review-html-help"))
    practise = parser.commands["practise"]
    practise.add_argument("--theme", metavar=say("cli-theme"), help=say("cli-practise-theme-help"))
    practise.add_argument(
        "--lesson", metavar=say("cli-lesson"), nargs="?", const="", help=say("cli-practise-lesson-help")
    )
    practise.add_argument("--day", action="store_true", help=say("cli-practise-day-help"))
    practise.add_argument("--export", metavar=say("cli-file"), help=say("cli-practise-export-help"))
    practise.add_argument("--import", metavar=say("cli-file"), dest="bring", help=say("cli-practise-import-help"))
    stats = parser.commands["stats"]
    stats.add_argument("--seat", metavar="N", help=say("cli-stats-seat-help"))
    stats.add_argument("--effort", metavar="|".join(EFFORTS), help=say("cli-stats-effort-help"))
    stats.add_argument("--json", action="store_true", help=say("cli-review-json-help"))
    stats.add_argument("--html", metavar=say("cli-file"), help=say("cli-review-html-help"))
    stats.add_argument("--keep", action="store_true", help=say("cli-stats-keep-help"))
    stats.add_argument("--csv", action="store_true", help=say("cli-stats-csv-help"))
    puzzles = parser.commands["puzzles"]
    puzzles.add_argument("--count", metavar="N", help=say("cli-puzzles-count-help"))
    puzzles.add_argument("--seed", metavar="N", help=say("cli-puzzles-seed-help"))
    puzzles.add_argument("--theme", metavar="pass", action="append", default=[], help=say("cli-puzzles-theme-help"))
    puzzles.add_argument("--out", metavar=say("cli-file"), help=say("cli-puzzles-out-help"))
    arena = parser.commands["arena"]
    arena.add_argument("players", metavar=say("cli-player"), nargs="*", help=say("cli-arena-players-help"))
    arena.add_argument("--rules", metavar=say("cli-preset"), help=say("cli-rules-help"))
    arena.add_argument("--set", metavar="x=y", action="append", default=[], help=say("cli-set-help"))
    arena.add_argument("--matches", metavar="N", help=say("cli-arena-matches-help"))
    arena.add_argument("--budget", metavar="50ms|2000sims", help=say("cli-arena-budget-help"))
    arena.add_argument("--seed", metavar="N", help=say("cli-arena-seed-help"))
    arena.add_argument("--workers", metavar="N", help=say("cli-arena-workers-help"))
    arena.add_argument("--diagnose", metavar="master@4000sims", help=say("cli-arena-diagnose-help"))
    arena.add_argument("--out", metavar=say("cli-file"), help=say("cli-arena-out-help"))
    arena.add_argument("--ladder", action="store_true", help=say("cli-arena-ladder-help"))
    for each in (arena, parser.commands["ratings"]):
        each.add_argument("--zero", metavar=say("cli-player"), help=say("cli-ratings-zero-help"))
    arena.add_argument("--dataset", metavar=say("cli-folder"), help=say("cli-arena-dataset-help"))
    arena.add_argument("--ray", metavar=say("cli-address"), help=say("cli-arena-ray-help"))
    learn = parser.commands["learn"]
    learn.add_argument("--minutes", metavar="N", help=say("cli-learn-minutes-help"))
    learn.add_argument("--out", metavar=say("cli-file"), help=say("cli-learn-out-help"))
    learn.add_argument("--resume", action="store_true", help=say("cli-learn-resume-help"))
    evaluated = parser.commands["learn-eval"]
    evaluated.add_argument("file", metavar=say("cli-file"), help=say("cli-learn-eval-file-help"))
    evaluated.add_argument("--rules", metavar=say("cli-preset"), help=say("cli-learn-eval-rules-help"))
    evaluated.add_argument("--against", metavar=say("cli-level"), help=say("cli-learn-eval-against-help"))
    evaluated.add_argument("--deals", metavar="N", help=say("cli-learn-eval-deals-help"))
    evaluated.add_argument("--seed", metavar="N", help=say("cli-learn-eval-seed-help"))
    for name, each in (("puzzles", puzzles), ("learn-eval", evaluated)):
        each.add_argument("--workers", metavar="N", help=say(f"cli-{name}-workers-help"))
        each.add_argument("--ray", metavar=say("cli-address"), help=say("cli-arena-ray-help"))
    load = parser.commands["load"]
    load.add_argument("--tables", metavar="N", help=say("cli-load-tables-help"))
    load.add_argument("--rate", metavar="N", help=say("cli-load-rate-help"))
    load.add_argument("--seconds", metavar="N", help=say("cli-load-seconds-help"))
    load.add_argument("--processes", metavar="N", help=say("cli-load-processes-help"))
    load.add_argument("--database", metavar="URL", help=say("cli-load-database-help"))
    load.add_argument("--servers", metavar="N", help=say("cli-load-servers-help"))
    load.add_argument("--out", metavar=say("cli-file"), help=say("cli-load-out-help"))
    admin = parser.commands["admin"]
    admin.add_argument("task", choices=TASKS, nargs="?", default=TASKS[0], help=say("cli-admin-task-help"))
    admin.add_argument("file", metavar=say("cli-file-or-url"), nargs="?", help=say("cli-admin-file-help"))
    admin.add_argument("--days", metavar="N", help=say("cli-admin-days-help"))
    admin.add_argument("--database", metavar="URL", help=say("cli-database-help"))
    admin.add_argument("--config", metavar=say("cli-file"), help=say("cli-config-help"))
    return parser


class _Version(argparse.Action):
    """Says the version; reading it takes a while, so it is read only when asked for."""

    def __call__(self, parser: argparse.ArgumentParser, *rest: object) -> NoReturn:
        from importlib.metadata import version

        print(f"Fuda {version('fuda')}")
        parser.exit()
