"""What needs packages that `./test` does not install, each part by a command of its own.

python -m tests.envs.heavy tensors [--device cuda]   # PyTorch, and JAX where it is installed
python -m tests.envs.heavy decisions                 # data sets as tensors
python -m tests.envs.heavy cluster                   # Ray: a contest, puzzles and an evaluation on two nodes
python -m tests.envs.heavy examples                  # examples/ppo.py, networks.py and bot.py, one after the other
"""

import argparse
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import numpy as np
import pytest

import fuda
from fuda.bots import dataset, network
from fuda.bots.arena import Referee, entrant, setting
from fuda.bots.dataset import Dataset
from fuda.bots.decisions import Decisions
from fuda.bots.shards import answers
from fuda.catalogue import GAMES, spec
from fuda.core.batch import Batch
from fuda.core.errors import FudaError
from fuda.core.observation import unpack
from fuda.envs.tensors import TensorBatch
from fuda.learn.contest import contest
from fuda.review.puzzles import Collection, Puzzle
from fuda.review.puzzles.collecting import collect
from tests.bots.contests import timeless


def tensors(device: str, tell: Callable[[str], None]) -> None:
    """Tensors hold what a batch on a core holds, step by step, and other libraries see the same memory."""
    import torch  # pyright: ignore[reportMissingImports]

    ours: Any = None
    for name in GAMES:
        games = [fuda.game(name, preset) for preset in fuda.game(name).spec.options[0].presets]
        rules, count = games[0].spec.rules, 64
        ours, plain = TensorBatch(games, count, device=device), Batch(games, count)
        ours.reset(3)
        plain.reset(3)
        places = {each: getattr(ours, each).data_ptr() for each in ("observation", "mask", "reward", "seat")}
        for step in range(300):
            same(ours.observation, plain.observation.view(np.int32))
            same(ours.bits(torch.uint8), unpack(plain.observation, rules.OBSERVATION))
            same(ours.legal().to(torch.uint8), unpack(plain.mask, rules.ACTIONS))
            same(ours.seat, plain.seat)
            if step % 50 == 0:
                seen = unpack(plain.everyone(), rules.OBSERVATION)
                same(ours.everyone(torch.uint8), seen)
            # By turns from the batch's dice and from a tensor, as a policy would.
            drawn = ours.random() if step % 2 else ours.legal().float().multinomial(1)[:, 0]
            action = drawn.cpu().numpy().astype(np.int32).copy()
            ours.step(None if step % 2 else drawn)
            plain.step(action)
            same(ours.reward, plain.reward)
            same(ours.ended, plain.ended)
        assert places == {each: getattr(ours, each).data_ptr() for each in places}, "the tensors moved"
        shared = torch.from_dlpack(ours.observation)
        assert shared.data_ptr() == ours.observation.data_ptr(), "DLPack made a copy"
        tell(f"{name}: 300 steps of {count} matches on {device} are those of a core")
    if find_spec("jax") is None:
        tell("JAX is not installed: its door was not tried")
        return
    seen = ours.to_jax("observation")
    kept = np.asarray(seen).copy()
    same(ours.observation, kept)
    ours.step(ours.random())
    assert (np.asarray(seen) == kept).all(), "an array of JAX has changed"
    tell(f"JAX sees the same bits, on {next(iter(seen.devices()))}")


def decisions(device: str, tell: Callable[[str], None]) -> None:
    """Tensors of a data set are its rows, also when several processes read it."""
    import torch  # pyright: ignore[reportMissingImports]

    from fuda.envs.decisions import Decisions as Stream

    wanted = setting(fuda.game("koikoi", rounds=1), [entrant("random"), entrant("greedy")], 3)
    with TemporaryDirectory() as name:
        folder = Path(name)
        with Referee(wanted, keep=True) as referee, Dataset(folder, wanted, rows=50) as made:
            for deal in range(6):
                referee.play(deal, deal % 2)
                assert referee.decisions is not None
                made.add(referee.decisions)
        rows = [part for file in dataset.shards(folder) for part in dataset.read(file)]
        for workers in (0, 2):
            loader = torch.utils.data.DataLoader(Stream(folder, rows=32), batch_size=None, num_workers=workers)
            batches = sorted(loader, key=lambda batch: (int(batch["deal"][0]), int(batch["step"][0])))
            for column in ("deal", "action", "gain", "won"):
                found = torch.cat([batch[column] for batch in batches])
                same(found, np.concatenate([part[column] for part in rows]))
            bits = np.unpackbits(np.concatenate([part["observation"] for part in rows]), axis=1, bitorder="little")
            observed = torch.cat([batch["observation"] for batch in batches])
            same(observed, bits[:, : observed.shape[1]])
            legal = torch.cat([batch["mask"] for batch in batches])
            taken = torch.cat([batch["action"] for batch in batches]).long()
            assert bool(legal.gather(1, taken[:, None]).all()), "an action that was not legal"
            tell(f"{len(taken)} decisions in {len(batches)} batches, by {workers} processes besides this one")


def cluster(device: str, tell: Callable[[str], None]) -> None:
    """A cluster of two nodes gives exactly the results and decisions of one process, and refuses another Fuda."""
    import ray  # pyright: ignore[reportMissingImports]
    from ray.cluster_utils import Cluster  # pyright: ignore[reportMissingImports]

    from fuda.bots import cluster as nodes

    wanted = setting(fuda.game("koikoi", rounds=2), [entrant("thinker@200sims"), entrant("greedy")], 11)
    matches = [(deal, rotation) for deal in range(8) for rotation in range(2)]
    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    made.add_node(num_cpus=1)
    try:
        kept = list[Decisions]()
        results = list(nodes.contest(wanted, matches, 2, lambda: tell("warm"), kept.append, made.address))
        with Referee(wanted, keep=True) as referee:
            for deal, rotation in matches:
                alone, rows = referee.play(deal, rotation), referee.decisions
                (other,) = [each for each in results if each.number == (deal, rotation)]
                assert timeless(other) == timeless(alone)
                (theirs,) = [each for each in kept if (each["deal"][0], each["rotation"][0]) == (deal, rotation)]
                assert rows is not None
                assert all(theirs[name].tobytes() == rows[name].tobytes() for name in rows)
        assert len(results) == len(kept) == len(matches)
        tell(f"{len(results)} matches on two nodes are those of one machine")
        _other_campaigns(made.address, tell)
        ray.init(address=made.address, log_to_driver=False, logging_level="ERROR")
        alive = [node["NodeID"] for node in ray.nodes() if node["Alive"]]
        assert len(alive) == 2
        ray.shutdown()
        changed = msgspec.structs.replace(wanted, versions={**wanted.versions, "code": "other"})
        with pytest.raises(FudaError, match="has another code"):
            list(nodes.contest(changed, matches[:2], 1, lambda: None, None, made.address))
        tell("a node with another Fuda is refused")
    finally:
        made.shutdown()


def _other_campaigns(address: str, tell: Callable[[str], None]) -> None:
    """Puzzles and evaluations of networks, too, are those of one machine."""
    found = list[list[Puzzle]]()
    for where in (None, address):
        collection = Collection("koikoi", spec("koikoi").version, 5, 0, [])
        steps = collect(collection, 3, 2 if where else 1, where)
        for _ in islice(steps, 2):
            pass
        steps.close()
        assert collection.matches == 2
        found.append(collection.puzzles)
    assert found[0] == found[1]
    tell(f"{len(found[0])} puzzles of two matches are those of one machine")
    game = fuda.game("kocka")
    trained = network.load(Path(fuda.__file__).parent / "bots" / "kocka" / "network.npz", game.spec.rules)
    tasks = [("kocka", dict(game.options), trained, "thinker@100sims", [deal]) for deal in range(4)]
    leads = [list(answers(contest, tasks, 2, where)) for where in (None, address)]
    assert leads[0] == leads[1]
    tell(f"{len(tasks)} deals of a network are those of one machine")


def examples(device: str, tell: Callable[[str], None]) -> None:
    """The examples that need PyTorch run, small."""
    root = Path(__file__).parents[2]
    with TemporaryDirectory() as name:
        policy = str(Path(name) / "policy.npz")
        small = ["--seconds", "10", "--tables", "256", "--matches", "4", "--out", policy, "--device", device]
        for command in (["examples/ppo.py", *small], ["examples/networks.py", policy, "--matches", "4"]):
            subprocess.run([sys.executable, *command], check=True, cwd=root)
        player = f"exec:{sys.executable} examples/bot.py {policy}"
        arena = ["arena", "koikoi", player, "random", "--set", "rounds=1", "--matches", "2", "--workers", "1"]
        subprocess.run([sys.executable, "-m", "fuda.cli", *arena], check=True, cwd=root)
    tell("PPO learns, its network is loaded again and plays in the arena")


def same(tensor: Any, array: Any) -> None:
    assert (tensor.cpu().numpy() == array).all()


PARTS = {"tensors": tensors, "decisions": decisions, "cluster": cluster, "examples": examples}


def main() -> int:
    raw = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(prog="python -m tests.envs.heavy", description=__doc__, formatter_class=raw)
    parser.add_argument("part", choices=PARTS)
    parser.add_argument("--device", default="cpu", choices=("cpu", "cuda"))
    args = parser.parse_args()
    PARTS[args.part](args.device, lambda text: print(text, flush=True))
    return 0


if __name__ == "__main__":
    sys.exit(main())
