"""Proximal policy optimisation by play against itself, for any game of the contract.

Many matches go on at once in a batch (`core.batch`), on a CUDA device or on cores. Each decision is credited with what
its seat came to earn above the others' mean until the round ended. A second network, the critic, observes what all
seats observe: it is there only to tell luck from skill. PyTorch is imported when a learner is made.
"""

import math
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from fuda.bots import network
from fuda.core.batch import GOES_ON, REFUSED, Batch
from fuda.core.errors import FudaError
from fuda.learn.tables import Tables

LAMBDA = 0.95  # of later surprises in what a decision is credited with
CLIP, EPOCHS = 0.2, 2
NORM = 0.5  # longest gradient
LARGE = 4000  # bits that all seats observe, from which on the critic is no wider than the policy
MOST_STEPS = 20_000  # of a contest


class Settings(NamedTuple):
    """How to learn."""

    matches: int  # at once
    steps: int = 32  # of each match between two updates
    batch: int = 1 << 16  # decisions of an update
    hidden: tuple[int, int] = (512, 256)
    seed: int = 1


class Report(NamedTuple):
    """What a lesson came to."""

    decisions: int
    entropy: float  # of the policy, in nats
    explained: float  # share of the variance of what was earned that the critic foresaw
    refused: int  # actions that were not legal: none


class Learner:
    """A policy, its critic, and the matches in which they learn."""

    def __init__(self, tables: Tables, settings: Settings, device: str) -> None:
        self.torch: Any = import_module("torch")
        torch, rules = self.torch, tables.games[0].spec.rules
        torch.manual_seed(settings.seed)
        torch.backends.cuda.matmul.allow_tf32 = True
        self.device, self.tables, self.settings = device, tables, settings
        self.rules, self.seats = rules, max(game.seats for game in tables.games)
        self.sign = -1.0 if tables.games[0].spec.fewest else 1.0
        first, second = settings.hidden
        seen = self.seats * rules.OBSERVATION
        wider = 1 if seen >= LARGE else 2
        self.policy = self._layers(rules.OBSERVATION, first, second, rules.ACTIONS)
        self.critic = self._layers(seen, wider * first, wider * second, self.seats)
        with torch.no_grad():
            self.policy[-1].weight *= 0.01  # to begin with every action is about as good
        self.adam = torch.optim.Adam([*self.policy.parameters(), *self.critic.parameters()], eps=1e-5)
        self.bits = torch.arange(32, device=device, dtype=torch.int32)
        self.units = torch.as_tensor(tables.units(settings.seed), device=device)
        self.players = torch.as_tensor([game.seats for game in tables.games], device=device)
        self.batch = self._batch(settings.matches, tables.draw(settings.matches, settings.seed), settings.seed)
        self.lessons = 0

    def lesson(self, rate: float, entropy: float, *, critic_only: bool = False) -> Report:
        """Play some steps of every match, then learn from them."""
        torch, batch = self.torch, self.batch
        rows: dict[str, list[Any]] = {name: [] for name in ("seen", "all", "mask", "action", "before", "mover")}
        rewards, goes_on, values = list[Any](), list[Any](), list[Any]()
        players = self.players[batch.which]
        refused = 0
        with torch.no_grad():
            for step in range(self.settings.steps + 1):
                everyone = batch.everyone()
                values.append(self._around(self._value(everyone), batch.seat, players, back=True))
                if step == self.settings.steps:
                    break
                likely = self._likely(batch.observation, batch.mask)
                action = self._sample(likely)
                kept = batch.observation, everyone, batch.mask, action, _at(likely, action), batch.seat
                for name, each in zip(rows, kept, strict=True):
                    rows[name].append(each.clone())
                batch.step(action)
                rewards.append(self._relative(batch.reward.float(), players) / self.units[batch.which][:, None])
                goes_on.append((batch.ended == GOES_ON).float()[:, None])
                refused += int((batch.ended == REFUSED).sum()) if step == 0 else 0
            credit, gains = torch.zeros_like(values[0]), list[Any]()
            for step in reversed(range(self.settings.steps)):
                surprise = rewards[step] + values[step + 1] * goes_on[step] - values[step]
                credit = surprise + LAMBDA * credit * goes_on[step]
                gains.append(credit)
            gains.reverse()
            earned = torch.cat([a + b for a, b in zip(gains, values, strict=False)])
            data = {name: torch.cat(each) for name, each in rows.items()}
            many = players.repeat(self.settings.steps)
            gain = torch.cat(gains).gather(1, data["mover"][:, None].long())[:, 0]
            gain = (gain - gain.mean()) / (gain.std() + 1e-6)
            # What the critic says is said from the mover's chair.
            target = self._around(earned, data["mover"], many, back=False)
            guess = torch.cat(values[:-1])
            seated = torch.arange(self.seats, device=self.device) < many[:, None]
            explained = 1 - float(((earned - guess)[seated]).var() / (earned[seated].var() + 1e-9))
        for group in self.adam.param_groups:
            group["lr"] = rate
        uncertain, updates = 0.0, 0
        for _ in range(EPOCHS):
            order = torch.randperm(len(gain), device=self.device)
            for some in order.split(self.settings.batch):
                error = (self._value(data["all"][some]) - target[some]) * seated[some]
                loss = 0.5 * (error**2).sum() / seated[some].sum()
                if not critic_only:
                    likely = self._likely(data["seen"][some], data["mask"][some])
                    ratio = (_at(likely, data["action"][some]) - data["before"][some]).exp()
                    clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
                    variety = -(likely.exp() * likely).sum(1).mean()
                    loss = loss - torch.min(ratio * gain[some], clipped * gain[some]).mean() - entropy * variety
                    uncertain, updates = uncertain + float(variety.detach()), updates + 1
                self.adam.zero_grad(set_to_none=True)
                loss.backward()
                for each in (self.policy, self.critic):
                    torch.nn.utils.clip_grad_norm_(each.parameters(), NORM)
                self.adam.step()
        self.lessons += 1
        return Report(len(gain), uncertain / max(1, updates), explained, refused)

    def lead(self, rival: Any, count: int, seed: int = 99) -> dict[str, tuple[float, float]]:
        """Return the lead of one seat a round over rivals in all others, at each preset, with its 95 % interval."""
        torch, told = self.torch, dict[str, tuple[float, float]]()
        for number, game in enumerate(self.tables.games[: self.tables.presets]):
            batch = self._batch(count, np.full(count, number, np.int32), seed)
            players = self.players[batch.which]
            seat = torch.arange(count, device=self.device) % players
            total, waiting = torch.zeros(count, device=self.device), torch.ones(count, device=self.device)
            with torch.no_grad():
                for _ in range(MOST_STEPS):  # only each match's first round: quick ones would count more
                    mine = self._likely(batch.observation, batch.mask).argmax(1)
                    theirs = self._likely(batch.observation, batch.mask, rival).argmax(1)
                    batch.step(torch.where(batch.seat == seat, mine, theirs))
                    total += self._relative(batch.reward.float(), players).gather(1, seat[:, None])[:, 0] * waiting
                    waiting *= (batch.ended == GOES_ON).float()
                    if not bool(waiting.any()):
                        break
            name = game.preset if game.seats == self.tables.games[0].seats else f"{game.preset} {game.seats}"
            told[name] = float(total.mean()), 1.96 * float(total.std()) / math.sqrt(count)
        return told

    def rival(self) -> Any:
        """Return a copy of the policy as it is now."""
        other = self._layers(self.rules.OBSERVATION, *self.settings.hidden, self.rules.ACTIONS)
        other.load_state_dict(self.policy.state_dict())
        return other

    def best(self, observation: Any, mask: Any) -> int:
        """Return the policy's favourite action for one observation."""
        torch = self.torch
        seen, legal = (torch.as_tensor(each.view(np.int32)[None], device=self.device) for each in (observation, mask))
        with torch.no_grad():
            return int(self._likely(seen, legal).argmax(1)[0])

    def write(self, path: Path) -> None:
        """Write the policy as players read it, and beside it what is needed to go on."""
        network.save(path, self.rules, self._numbers(self.policy))
        layers: dict[str, Any] = {}
        for whose, net in self._nets():
            layers |= {f"{whose}_{name}": each.astype(np.float16) for name, each in self._numbers(net).items()}
        made: dict[str, Any] = {"layout": np.array(network.fingerprint(self.rules)), "lessons": np.array(self.lessons)}
        np.savez(checkpoint(path), **made, **layers)

    def read(self, path: Path) -> None:
        """Go on from a checkpoint."""
        file = checkpoint(path)
        with np.load(file) as kept:
            if str(kept["layout"]) != (wanted := network.fingerprint(self.rules)):
                raise FudaError(f"{file.name} has learnt from features laid out as {kept['layout']}, not {wanted}")
            for whose, net in self._nets():
                numbers = [kept[f"{whose}_{name}"].astype(np.float32) for name in network.LAYERS]
                self._fill(net, numbers, file.name)
            self.lessons = int(kept["lessons"])

    def _nets(self) -> tuple[tuple[str, Any], tuple[str, Any]]:
        return ("policy", self.policy), ("critic", self.critic)

    def _numbers(self, net: Any) -> dict[str, Any]:
        """Return the layers as `bots.network` stores them: a row for each input, of the last layer for each output."""
        first, second, third = net[0], net[2], net[4]
        numbers = first.weight.T, first.bias, second.weight.T, second.bias, third.weight, third.bias
        return {n: e.detach().cpu().contiguous().numpy() for n, e in zip(network.LAYERS, numbers, strict=True)}

    def _fill(self, net: Any, numbers: Sequence[Any], name: str) -> None:
        torch = self.torch
        rows = (numbers[0].T, numbers[2].T, numbers[4]), (numbers[1], numbers[3], numbers[5])
        with torch.no_grad():
            for layer, weight, bias in zip(net[::2], *rows, strict=True):
                if (wanted := tuple(layer.weight.shape)) != weight.shape:
                    raise FudaError(f"{name} has a layer of the size {weight.shape} instead of {wanted}")
                layer.weight.copy_(torch.as_tensor(np.ascontiguousarray(weight)))
                layer.bias.copy_(torch.as_tensor(bias))

    def _layers(self, seen: int, first: int, second: int, out: int) -> Any:
        nn = self.torch.nn
        return nn.Sequential(
            nn.Linear(seen, first), nn.ReLU(), nn.Linear(first, second), nn.ReLU(), nn.Linear(second, out)
        ).to(self.device)

    def _batch(self, count: int, which: Any, seed: int) -> "Tensors":
        return Tensors(self.torch, Batch(self.tables.games, count, which=which, device=self.device), seed)

    def _likely(self, seen: Any, mask: Any, net: Any = None) -> Any:
        """Return the logarithm of how likely each action is."""
        logits = (self.policy if net is None else net)(self._unpack(seen, self.rules.OBSERVATION).float())
        return self.torch.log_softmax(logits.masked_fill(self._unpack(mask, self.rules.ACTIONS) == 0, -1e9), 1)

    def _value(self, everyone: Any) -> Any:
        """Return what the critic expects each chair to earn, from the mover's on; half as exact on a device."""
        seen = self._unpack(everyone, self.rules.OBSERVATION).flatten(1)
        with self.torch.autocast(self.device, self.torch.bfloat16, enabled=self.device == "cuda"):
            return self.critic(seen.float()).float()

    def _unpack(self, rows: Any, count: int) -> Any:
        return ((rows[..., None] >> self.bits) & 1).flatten(-2)[..., :count]

    def _sample(self, likely: Any) -> Any:
        even = self.torch.rand_like(likely).clamp_(1e-9, 1 - 1e-7)
        return (likely - (-even.log()).log()).argmax(1)

    def _relative(self, reward: Any, players: Any) -> Any:
        """Return what each seat earned above the mean of the others."""
        reward, many = self.sign * reward, players[:, None].float()
        return reward - (reward.sum(1, keepdim=True) - reward) / (many - 1)

    def _around(self, values: Any, seat: Any, players: Any, *, back: bool) -> Any:
        """Turn values by chair from a seat on into values by seat (`back`), or the other way round."""
        numbers = self.torch.arange(self.seats, device=self.device)[None]
        seat, players = seat[:, None].long(), players[:, None].long()
        places = (numbers - seat if back else numbers + seat) % players
        return values.gather(1, places) * (numbers < players)


class Tensors:
    """A batch whose arrays are tensors, where they are: nothing is copied."""

    def __init__(self, torch: Any, batch: Batch, seed: int) -> None:
        def shared(array: Any) -> Any:
            # PyTorch knows little of unsigned numbers; the bits are the same.
            whole = array.view(np.int32)
            return torch.from_numpy(whole) if isinstance(whole, np.ndarray) else torch.as_tensor(whole, device="cuda")

        self._batch, self._everyone = batch, shared(batch.everyone())
        batch.reset(seed)
        self.which = shared(batch.which).long()
        self.seat, self.observation, self.mask = shared(batch.seat), shared(batch.observation), shared(batch.mask)
        self.reward, self.ended, self._actions = shared(batch.reward), shared(batch.ended), shared(batch.actions)

    def step(self, actions: Any) -> None:
        """Take an action in each match."""
        self._actions.copy_(actions)
        self._batch.step()

    def everyone(self) -> Any:
        """Return what every seat observes."""
        self._batch.everyone()
        return self._everyone


def checkpoint(path: Path) -> Path:
    """Return the file from which learning goes on, beside the one for players."""
    return path.with_suffix(".checkpoint.npz")


def _at(rows: Any, places: Any) -> Any:
    return rows.gather(1, places[:, None])[:, 0]
