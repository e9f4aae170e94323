"""The networks of a learner: the policy with its belief head, the judge, and the policy's moving average.

The policy observes what one seat does. After its logits of the actions come those of the belief: for each other chair
and card whether it is in that hand. The judge observes all that is hidden in the others' hands, too, and says what each
chair will gain by each action of the one to act.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from fuda.bots import network
from fuda.core.contract import Rules
from fuda.core.errors import FudaError
from fuda.core.observation import place, words

LARGE = 1000  # bits of an observation, from which on the judge is no wider than the policy
Sizes = tuple[int, int]


class Nets:
    """Networks of a game for so many seats, on a device."""

    def __init__(self, torch: Any, rules: Rules, seats: int, sizes: Sizes, device: str) -> None:
        self.torch, self.rules, self.seats, self.sizes, self.device = torch, rules, seats, sizes, device
        self.hidden = network.hidden_words(rules.LAYOUT)
        hand = next(block for block in rules.LAYOUT if block.name == "hand")
        self.cards, self.hand = hand.width, place(rules.LAYOUT, "hand")
        seen = 32 * words(rules.OBSERVATION)  # whole words: sizes that a device likes, and nothing to cut off
        wider = 1 if rules.OBSERVATION >= LARGE else 2
        first, second = sizes
        self._policy = seen, first, second, rules.ACTIONS + (seats - 1) * self.cards
        everything = seen + 32 * (seats - 1) * len(self.hidden)
        self.policy = self._made(*self._policy)
        self.average = self.rival(self.policy)
        self.judge = self._made(everything, wider * first, wider * second, seats * rules.ACTIONS)
        with torch.no_grad():
            self.policy[-1].weight *= 0.01  # to begin with every action is about as good
            self.judge[-1].weight *= 0.1
        self.average.load_state_dict(self.policy.state_dict())
        self.half = torch.bfloat16 if device == "cuda" else torch.float32
        self.bits = torch.as_tensor([1 << bit for bit in range(8)], dtype=torch.uint8, device=device)

    def rival(self, policy: Any) -> Any:
        """Return a copy of a policy as it is now."""
        other = self._made(*self._policy)
        other.load_state_dict(policy.state_dict())
        return other.requires_grad_(False)

    def frozen(self, path: Path) -> Any:
        """Return the policy of a file that players read."""
        read = network.load(path, self.rules)
        rows, (first, second) = len(read.first_weight), (len(read.first_bias), len(read.second_bias))
        weight = np.pad(read.first_weight, ((0, self._policy[0] - rows), (0, 0)))
        found = self._made(self._policy[0], first, second, len(read.output_bias))
        self._fill(found, [weight, *read[1:6]], path.name)
        return found.requires_grad_(False)

    def begin(self, path: Path, soften: float = 1.0) -> None:
        """Begin with the policy of a file that players read; one without a belief gets an even one.

        Its preferences are divided by `soften`: a policy that is all too sure never tries what may be better by now.
        """
        read = network.load(path, self.rules)
        rows, wanted = len(read.output_bias), self._policy[-1]
        weight = np.pad(read.first_weight, ((0, self._policy[0] - len(read.first_weight)), (0, 0)))
        last = [np.pad(read.output_weight, ((0, wanted - rows), (0, 0))), np.pad(read.output_bias, (0, wanted - rows))]
        for each in last:
            each[: self.rules.ACTIONS] /= soften
        self._fill(self.policy, [weight, *read[1:4], *last], path.name)
        self.average.load_state_dict(self.policy.state_dict())

    def judged(self, seen: Any, hidden: Any) -> Any:
        """Return what each chair, from the mover's on, will gain by each action."""
        everything = self.torch.cat([seen, hidden.flatten(1)], 1)
        with self._exactness():
            found = self.judge(self.unpack(everything))
        return found.float().unflatten(1, (self.seats, self.rules.ACTIONS))

    def weighed(self, policy: Any, seen: Any, mask: Any) -> tuple[Any, Any]:
        """Return the logarithm of how likely each action is, and the logits of the belief."""
        with self._exactness():
            found = policy(self.unpack(seen)).float()
        legal = self.unpack(mask)[:, : self.rules.ACTIONS] > 0
        logits = found[:, : self.rules.ACTIONS].masked_fill(~legal, -1e9)
        return self.torch.log_softmax(logits, 1), found[:, self.rules.ACTIONS :]

    def unpack(self, rows: Any) -> Any:
        """Return the bits of packed words, as the numbers that a network reads."""
        each = rows.contiguous().view(self.torch.uint8)  # bytes: what is made of words takes more of the memory's time
        return (each[..., None] & self.bits).ne(0).to(self.half).flatten(-2)

    def hands(self, hidden: Any) -> Any:
        """Return the cards in the others' hands, by chair and card."""
        start = self.hand - 32 * self.hidden[0]  # the words of the hand come first and lie together
        return self.unpack(hidden)[..., start : start + self.cards].flatten(1).float()

    def follow(self, share: float) -> None:
        """Let the average come nearer to the policy."""
        torch = self.torch
        with torch.no_grad():
            torch._foreach_lerp_(list(self.average.parameters()), list(self.policy.parameters()), share)

    def write(self, path: Path, lessons: int) -> None:
        """Write what players read, the average and the judge, and beside it what is needed to go on."""
        network.save(path, self.rules, self._numbers(self.average), self._numbers(self.judge))
        layers: dict[str, Any] = {}
        for whose, net in self._named():
            layers |= {f"{whose}_{name}": each.astype(np.float16) for name, each in self._numbers(net).items()}
        made: dict[str, Any] = {"layout": np.array(network.fingerprint(self.rules)), "lessons": np.array(lessons)}
        np.savez(checkpoint(path), **made, **layers)

    def read(self, path: Path) -> int:
        """Go on from a checkpoint and return how many lessons it has had."""
        file = checkpoint(path)
        with np.load(file) as kept:
            if str(kept["layout"]) != (wanted := network.fingerprint(self.rules)):
                raise FudaError(f"{file.name} has learnt from features laid out as {kept['layout']}, not {wanted}")
            for whose, net in self._named():
                self._fill(net, [kept[f"{whose}_{name}"].astype(np.float32) for name in network.LAYERS], file.name)
            return int(kept["lessons"])

    def _named(self) -> Iterator[tuple[str, Any]]:
        yield from (("policy", self.policy), ("judge", self.judge), ("average", self.average))

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

    def _made(self, seen: int, first: int, second: int, out: int) -> Any:
        nn = self.torch.nn
        return nn.Sequential(
            nn.Linear(seen, first), nn.ReLU(), nn.Linear(first, second), nn.ReLU(), nn.Linear(second, out)
        ).to(self.device)

    def _exactness(self) -> Any:
        return self.torch.autocast(self.device, self.torch.bfloat16, enabled=self.device == "cuda")


def checkpoint(path: Path) -> Path:
    """Return the file from which learning goes on, beside the one for players."""
    return path.with_suffix(".checkpoint.npz")
