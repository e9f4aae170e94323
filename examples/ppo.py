"""PPO in one file: a policy learns Koi-Koi by playing against itself, and is measured against `greedy`.

    python examples/ppo.py --seconds 270 --device cuda --out policy.npz

A critic that sees both hands tells luck from skill. It says what the seat to act will gain; in a game of two with
nothing to share, that is what the other seat will lose.
"""

import argparse
import math
import time
from pathlib import Path

import numpy as np
import torch  # pyright: ignore[reportMissingImports]
from torch import nn  # pyright: ignore[reportMissingImports]

import fuda
from fuda.bots import network
from fuda.core.batch import GOES_ON
from fuda.core.game import Game
from fuda.envs.tensors import TensorBatch
from fuda.envs.vector import TableVectorEnv

STEPS = 32  # of each table between two updates
CLIP, LAMBDA, NORM = 0.2, 0.95, 0.5
RATE, ENTROPY = (1e-3, 1e-4), (0.08, 0.02)  # at the beginning and at the end


def net(inputs: int, outputs: int) -> nn.Sequential:
    return nn.Sequential(
        nn.Linear(inputs, 512), nn.ReLU(), nn.Linear(512, 256), nn.ReLU(), nn.Linear(256, outputs)
    )  # fmt: skip


class Learner:
    def __init__(self, game: Game, tables: int, device: str) -> None:
        rules = game.spec.rules
        # Every table plays single rounds: what is gained in one round does not depend on the next.
        self.batch = TensorBatch([game], tables, device=device, single=True)
        self.batch.reset(1)
        self.policy = net(rules.OBSERVATION, rules.ACTIONS).to(device)
        self.critic = net(2 * rules.OBSERVATION, 1).to(device)
        self.adam = torch.optim.Adam([*self.policy.parameters(), *self.critic.parameters()], eps=1e-5)
        self.device = device
        self.scale = 5.0  # points of a round, about

    def logits(self, bits: torch.Tensor, legal: torch.Tensor) -> torch.Tensor:
        return torch.log_softmax(self.policy(bits).masked_fill(~legal, -1e9), 1)

    def play(self) -> dict[str, torch.Tensor]:
        """Play some steps at every table and return the decisions, each with what it gained beyond expectation."""
        batch, kept, rewards, goes_on, values = self.batch, list[dict[str, torch.Tensor]](), [], [], []
        seats: list[torch.Tensor] = []
        with torch.no_grad():
            for step in range(STEPS + 1):
                both = batch.everyone(torch.uint8).flatten(1)  # the seat to act first
                values.append(self.critic(both.float())[:, 0])
                seat = batch.seat.long()
                seats.append(seat)
                if step == STEPS:
                    break
                bits, legal = batch.bits(torch.uint8), batch.legal()
                likely = self.logits(bits.float(), legal)
                action = likely.exp().multinomial(1)[:, 0]
                before = likely.gather(1, action[:, None])[:, 0]
                batch.step(action)
                points = batch.reward.float().gather(1, torch.stack([seat, 1 - seat], 1))
                rewards.append((points[:, 0] - points[:, 1]) / 2 / self.scale)
                goes_on.append((batch.ended == GOES_ON).float())
                kept.append({"bits": bits, "both": both, "legal": legal, "action": action, "before": before})
            credit = torch.zeros_like(values[0])
            for step in reversed(range(STEPS)):
                # What is good for the seat that acts next is bad for this one, unless it is the same.
                sign = torch.where(seats[step] == seats[step + 1], 1.0, -1.0) * goes_on[step]
                credit = rewards[step] + sign * values[step + 1] - values[step] + LAMBDA * sign * credit
                kept[step] |= {"gain": credit, "target": credit + values[step]}
        return {name: torch.cat([row[name] for row in kept]) for name in kept[0]}

    def learn(self, rate: float, entropy: float) -> int:
        """Play, then update policy and critic once with every decision."""
        data = self.play()
        gain = (data["gain"] - data["gain"].mean()) / (data["gain"].std() + 1e-6)
        for group in self.adam.param_groups:
            group["lr"] = rate
        count = len(gain)
        for some in torch.randperm(count, device=self.device).split(max(1024, count // 8)):
            likely = self.logits(data["bits"][some].float(), data["legal"][some])
            ratio = (likely.gather(1, data["action"][some][:, None])[:, 0] - data["before"][some]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            variety = -(likely.exp() * likely).sum(1).mean()
            error = (self.critic(data["both"][some].float())[:, 0] - data["target"][some]).square().mean()
            loss = -torch.min(ratio * gain[some], clipped * gain[some]).mean() + 0.5 * error - entropy * variety
            self.adam.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_([*self.policy.parameters(), *self.critic.parameters()], NORM)
            self.adam.step()
        return count

    def choose(self, observation: np.ndarray, mask: np.ndarray) -> np.ndarray:
        """The favourite action of each table: what environments call a policy."""
        with torch.no_grad():
            bits = torch.as_tensor(observation, device=self.device).float()
            legal = torch.as_tensor(mask, device=self.device).bool()
            return self.logits(bits, legal).argmax(1).cpu().numpy()

    def save(self, path: Path, game: Game) -> None:
        """Write the policy as Fuda's players read theirs."""
        first, second, last = self.policy[0], self.policy[2], self.policy[4]
        layers = first.weight.T, first.bias, second.weight.T, second.bias, last.weight, last.bias
        numbers = [each.detach().cpu().contiguous().numpy() for each in layers]
        network.save(path, game.spec.rules, dict(zip(network.LAYERS, numbers, strict=True)))


def against(game: Game, learner: Learner, rounds: int, opponent: str = "greedy") -> tuple[float, float]:
    """Return the points a round above the opponent, from both seats, and the half of the 95 % interval."""
    envs = TableVectorEnv(rounds, game.name, game.preset, opponents=opponent, single=True)
    observation, _ = envs.reset(seed=99)
    gained, waiting = np.zeros(rounds), np.ones(rounds, bool)
    while waiting.any():  # only the first round of each table: quick ones would count more often
        action = learner.choose(observation["observation"], observation["action_mask"])
        observation, reward, terminated, _, _ = envs.step(action)
        gained += np.where(waiting, 2 * reward, 0)  # a lead over the mean of two is half the lead over the other
        waiting &= ~terminated
    return float(gained.mean()), 1.96 * float(gained.std()) / math.sqrt(rounds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--preset", default="czech")
    parser.add_argument("--seconds", type=float, default=270.0)
    parser.add_argument("--tables", type=int, default=16_384)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--matches", type=int, default=1000, help="rounds against greedy at the end")
    parser.add_argument("--out", type=Path, default=Path("policy.npz"))
    args = parser.parse_args()
    torch.manual_seed(1)
    game = fuda.game("koikoi", args.preset)
    learner = Learner(game, args.tables, args.device)
    learner.learn(RATE[0], ENTROPY[0])  # compiles
    start, said, decisions = time.perf_counter(), 0.0, 0
    while (spent := time.perf_counter() - start) < args.seconds:
        done = spent / args.seconds
        rate = RATE[0] * (RATE[1] / RATE[0]) ** done
        decisions += learner.learn(rate, ENTROPY[0] + (ENTROPY[1] - ENTROPY[0]) * done)
        if spent > said:
            lead, half = against(game, learner, min(args.matches, 100))
            print(f"{spent:4.0f} s  {decisions / 1e6:8.2f} M decisions  {lead:+.2f} ± {half:.2f} a round", flush=True)
            said = spent + args.seconds / 6
    learner.save(args.out, game)
    lead, half = against(game, learner, args.matches)
    told = f"{lead:+.2f} ± {half:.2f} points a round over greedy"
    print(f"{decisions / 1e6:.2f} M decisions in {args.seconds:.0f} s: {told}")


if __name__ == "__main__":
    main()
