"""`fuda learn`: a policy network practises against itself; `python -m fuda.learn` has every setting."""

from argparse import Namespace
from importlib.util import find_spec
from pathlib import Path

from fuda.cli.language import Refused
from fuda.cli.values import chosen_spec, number
from fuda.core.words import Words

MINUTES, OUT = "9", "network.npz"  # unless told otherwise


def learn(args: Namespace, words: Words) -> int:
    """Learn for some minutes and say now and then how strong the network has become."""
    game = chosen_spec(args.game, words).name
    minutes, out = number(args.minutes or MINUTES, "--minutes", range(1, 10_001), words), Path(args.out or OUT)
    if not out.absolute().parent.is_dir() or out.is_dir():
        raise Refused(words.format("refused-record", file=str(out)))
    if find_spec("torch") is None:
        raise Refused(words.format("refused-learn-torch"))
    from fuda.learn.nets import checkpoint
    from fuda.learn.run import RunConfig
    from fuda.learn.run import learn as run

    if args.resume and not checkpoint(out).exists():
        raise Refused(words.format("refused-learn-resume", file=str(checkpoint(out))))

    def tell(key: str, /, **told: object) -> None:
        print(words.format(key, **told), flush=True)

    run(RunConfig(game, minutes, out, resume=args.resume), tell)
    return 0
