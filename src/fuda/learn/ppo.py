"""Proximal policy optimisation by play against itself, for any game of the contract.

Many matches go on at once in a batch (`core.batch`), on a CUDA device or on cores. Each decision is credited with what
its seat came to gain until the round ended (`scale`). A judge that observes all hands tells luck from skill: it says
what every action will bring each seat, and learns from expected SARSA(λ): what came, the judge's mean over the policy's
actions at every later decision in the place of the one that was taken. The policy is pulled towards the moving average
of itself, which is what players get. PyTorch is imported when a learner is made.
"""

import math
from importlib import import_module
from typing import Any, NamedTuple

import numpy as np

from fuda.core.batch import GOES_ON, MATCH_ENDED, REFUSED, Batch
from fuda.learn.nets import Nets, Sizes
from fuda.learn.scale import Scale, Shown, units
from fuda.learn.tables import Tables

LAMBDA = 0.95  # of later surprises in what a decision is credited with
CLIP = 0.2
NORM = 0.5  # longest gradient
BELIEF = 0.5  # what the mean error of the belief counts beside the policy's gain
FOLLOW = 1e-3  # share by which the average follows the policy at each update
MOST_STEPS = 20_000  # of a contest
KEPT = ("seen", "hidden", "mask", "action", "before", "mover", "mine")  # of each decision


class Settings(NamedTuple):
    """How to learn."""

    matches: int  # at once
    steps: int = 32  # of each match between two updates
    batch: int = 1 << 17  # decisions of an update; each is learnt from once
    hidden: Sizes = (512, 256)
    seed: int = 1
    aim: str = ""  # MATCH or POINTS; the match where nothing is said and the game has a scale of it


class Pace(NamedTuple):
    """What changes in the course of learning."""

    rate: float  # of learning
    entropy: float  # worth of variety
    pull: float  # towards the average: what a nat of difference costs


class Report(NamedTuple):
    """What a lesson came to."""

    decisions: int
    entropy: float  # of the policy where it has a choice, in nats
    explained: float  # share of the variance of what was gained that the judge foresaw
    belief: float  # error about a card of another hand, in nats
    refused: int  # actions that were not legal: none


class Learner:
    """A policy, its judge, and the matches in which they learn; with a rival they learn in one seat against it."""

    def __init__(self, tables: Tables, settings: Settings, device: str) -> None:
        self.torch: Any = import_module("torch")
        self.rival: Any = None  # a frozen policy that plays all seats but one of each match
        torch, rules = self.torch, tables.games[0].spec.rules
        torch.manual_seed(settings.seed)
        torch.backends.cuda.matmul.allow_tf32 = True
        self.device, self.tables, self.settings = device, tables, settings
        self.seats = max(game.seats for game in tables.games)
        self.nets = Nets(torch, rules, self.seats, settings.hidden, device)
        learning = [*self.nets.policy.parameters(), *self.nets.judge.parameters()]
        self.adam = torch.optim.Adam(learning, eps=1e-5, fused=device == "cuda")
        self.scale = Scale(tables, settings.aim, lambda array: torch.as_tensor(array, device=device))
        self.units = torch.as_tensor(units(tables, settings.seed, settings.aim), device=device)
        self.players = torch.as_tensor([game.seats for game in tables.games], device=device)
        self.batch = self._batch(settings.matches, tables.draw(settings.matches, settings.seed), settings.seed)
        self.standing = self.scale.standing(self.batch.shown)
        self.lessons = 0

    def lesson(self, pace: Pace, *, judge_only: bool = False) -> Report:
        """Play some steps of every match, then learn from them."""
        with self.torch.no_grad():
            rows, explained, refused = self._practise()
        for group in self.adam.param_groups:
            group["lr"] = pace.rate
        count = len(rows["gain"])
        order = self.torch.randperm(count, device=self.device)
        sums = self.torch.zeros(2, device=self.device)
        updates = 0
        for some in order.split(self.settings.batch):
            part = {name: each[some] for name, each in rows.items()}
            loss = self._judging(part)
            if not judge_only:
                gained, told = self._playing(part, pace)
                loss, sums = loss + gained, sums + told
            self.adam.zero_grad(set_to_none=True)
            loss.backward()
            for net in (self.nets.policy, self.nets.judge):
                self.torch.nn.utils.clip_grad_norm_(net.parameters(), NORM)
            self.adam.step()
            self.nets.follow(FOLLOW)
            updates += 1
        self.lessons += 1
        entropy, belief = (sums / updates).tolist()
        return Report(count, entropy, explained, belief, refused)

    def lead(self, one: Any, rival: Any, count: int, seed: int = 99) -> dict[str, tuple[float, float]]:
        """Return the lead of one policy a round over rivals in all other seats, at each preset, with its interval."""
        torch, nets, told = self.torch, self.nets, dict[str, tuple[float, float]]()
        for number, game in enumerate(self.tables.games[: self.tables.presets]):
            batch = self._batch(count, np.full(count, number, np.int32), seed)
            seat = torch.arange(count, device=self.device) % game.seats
            total, waiting = torch.zeros(count, device=self.device), torch.ones(count, device=self.device)
            with torch.no_grad():
                for _ in range(MOST_STEPS):  # only each match's first round: quick ones would count more
                    mine, theirs = (
                        nets.weighed(net, batch.observation, batch.mask)[0].argmax(1) for net in (one, rival)
                    )
                    batch.step(torch.where(batch.seat == seat, mine, theirs))
                    lead = self.scale.lead(batch.reward.float(), batch.which)
                    total += lead.gather(1, seat[:, None])[:, 0] * waiting
                    waiting *= (batch.ended == GOES_ON).float()
                    if not bool(waiting.any()):
                        break
            name = game.preset if game.seats == self.tables.games[0].seats else f"{game.preset} {game.seats}"
            told[name] = float(total.mean()), 1.96 * float(total.std()) / math.sqrt(count)
        return told

    def results(self, one: Any, rival: Any, count: int, seed: int = 98) -> dict[str, tuple[float, float]]:
        """Return what matches are worth to one policy with rivals in all other seats, at each preset: the share it won.

        Or minus the share that it lost, in games with a loser; with the interval. For games learnt on their own scale.
        """
        torch, nets, told = self.torch, self.nets, dict[str, tuple[float, float]]()
        for number, game in enumerate(self.tables.games[: len(self.tables.games[0].spec.options[0].presets)]):
            batch = self._batch(count, np.full(count, number, np.int32), seed)
            seat = torch.arange(count, device=self.device) % game.seats
            worth, waiting = torch.zeros(count, device=self.device), torch.ones(count, device=self.device)
            with torch.no_grad():
                for step in range(MOST_STEPS):
                    mine, theirs = (
                        nets.weighed(net, batch.observation, batch.mask)[0].argmax(1) for net in (one, rival)
                    )
                    scores = batch.points.clone()
                    batch.step(torch.where(batch.seat == seat, mine, theirs))
                    over = waiting * (batch.ended == MATCH_ENDED).float()
                    result = self.scale.result(scores + batch.reward, batch.which)
                    worth += over * result.gather(1, seat[:, None])[:, 0]
                    waiting -= over
                    if step % 32 == 0 and not bool(waiting.any()):
                        break
            told[game.preset] = float(worth.mean()), 1.96 * float(worth.std()) / math.sqrt(count)
        return told

    def _practise(self) -> tuple[dict[str, Any], float, int]:
        """Play, and return what is to be learnt from: a row for each decision."""
        torch, batch, nets, steps = self.torch, self.batch, self.nets, self.settings.steps
        kept: dict[str, list[Any]] = {name: [] for name in KEPT}
        gains, goes_on, values, taken = list[Any](), list[Any](), list[Any](), list[Any]()
        players, refused = self.players[batch.which], 0
        for step in range(steps + 1):
            seen, hidden = batch.observation.clone(), batch.hidden(nets.hidden)
            likely, _ = nets.weighed(nets.policy, seen, batch.mask)
            mine = self._mine(players)
            if self.rival is not None:
                theirs = nets.weighed(self.rival, seen, batch.mask)[0].argmax(1)
                sure = torch.nn.functional.one_hot(theirs, likely.shape[1]).add(1e-12).log()
                likely = likely.where(mine[:, None], sure)
            judged = nets.judged(seen, hidden)
            values.append(self._around((judged * likely.exp()[:, None]).sum(2), batch.seat, players, back=True))
            if step == steps:
                break
            action = self._sample(likely)
            said = judged.gather(2, action[:, None, None].expand(-1, self.seats, 1))[..., 0]
            taken.append(self._around(said, batch.seat, players, back=True))
            each = seen, hidden, batch.mask.clone(), action, _at(likely, action), batch.seat.clone(), mine
            for name, tensor in zip(kept, each, strict=True):
                kept[name].append(tensor)
            scores, before = batch.points.clone(), self.standing
            batch.step(action)
            self.standing = self.scale.standing(batch.shown)
            gained = self.scale.gain(before, scores, batch.shown, self.standing)
            gains.append(gained.float() / self.units[batch.which][:, None])
            goes_on.append((batch.ended == GOES_ON).float()[:, None])
            refused += int((batch.ended == REFUSED).sum()) if step == 0 else 0
        surprise, came = torch.zeros_like(values[0]), list[Any]()
        for step in reversed(range(steps)):  # expected SARSA(λ): the judge's mean in the place of its choice
            later = values[step + 1] + LAMBDA * surprise
            surprise = gains[step] + later * goes_on[step] - taken[step]
            came.append(taken[step] + surprise)
        came.reverse()
        rows = {name: torch.cat(each) for name, each in kept.items()}
        mover, many = rows["mover"], players.repeat(steps)
        earned, guess = torch.cat(came), torch.cat(taken)
        seated = torch.arange(self.seats, device=self.device) < many[:, None]
        gain = (earned - torch.cat(values[:-1])).gather(1, mover[:, None].long())[:, 0]
        free = (nets.unpack(rows["mask"]).sum(1) > 1) & rows.pop("mine")
        gain = (gain - gain[free].mean()) / (gain[free].std() + 1e-6)
        rows |= {"gain": gain, "free": free.float(), "seated": seated}
        rows["target"] = self._around(earned, mover, many, back=False)  # said from the mover's chair, as the judge does
        explained = 1 - float((earned - guess)[seated].var() / (earned[seated].var() + 1e-9))
        return rows, explained, refused

    def _judging(self, part: dict[str, Any]) -> Any:
        """Return the judge's error about what the actions taken brought."""
        judged = self.nets.judged(part["seen"], part["hidden"])
        said = judged.gather(2, part["action"][:, None, None].expand(-1, self.seats, 1))[..., 0]
        return 0.5 * ((said - part["target"]) ** 2 * part["seated"]).sum() / part["seated"].sum()

    def _playing(self, part: dict[str, Any], pace: Pace) -> tuple[Any, Any]:
        """Return what the policy is to make smaller, and its entropy and the error of its belief."""
        torch, nets = self.torch, self.nets
        free, gain = part["free"], part["gain"]
        choices = free.sum() + 1e-6
        likely, belief = nets.weighed(nets.policy, part["seen"], part["mask"])
        with torch.no_grad():
            usual, _ = nets.weighed(nets.average, part["seen"], part["mask"])
        ratio = (_at(likely, part["action"]) - part["before"]).exp()
        clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
        chances = likely.exp()
        variety = -((chances * likely).sum(1) * free).sum() / choices
        strays = ((chances * (likely - usual)).sum(1) * free).sum() / choices
        error = torch.nn.functional.binary_cross_entropy_with_logits(
            belief, nets.hands(part["hidden"]), weight=part["seated"][:, 1:].repeat_interleave(nets.cards, 1).float()
        )
        gained = (torch.min(ratio * gain, clipped * gain) * free).sum() / choices
        loss = pace.pull * strays - gained - pace.entropy * variety + BELIEF * error
        return loss, torch.stack([variety, error]).detach()

    def _mine(self, players: Any) -> Any:
        """Tell of each match whether the one who learns is to act: everybody, or one seat among rivals."""
        seat = self.batch.seat
        if self.rival is None:
            return self.torch.ones_like(seat, dtype=self.torch.bool)
        return seat == self.torch.arange(len(seat), device=self.device) % players

    def _batch(self, count: int, which: Any, seed: int) -> "Tensors":
        return Tensors(self.torch, Batch(self.tables.games, count, which=which, device=self.device), seed)

    def _sample(self, likely: Any) -> Any:
        even = self.torch.rand_like(likely).clamp_(1e-9, 1 - 1e-7)
        return (likely - (-even.log()).log()).argmax(1)

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
        self.points = shared(batch.arrays.points)
        self.shown = Shown(self.which, self.seat, self.observation, self.reward, self.ended, self.points)

    def step(self, actions: Any) -> None:
        """Take an action in each match."""
        self._actions.copy_(actions)
        self._batch.step()

    def everyone(self) -> Any:
        """Return what every seat observes."""
        self._batch.everyone()
        return self._everyone

    def hidden(self, words: list[int]) -> Any:
        """Return these words of what every seat but the one to act observes, as a copy."""
        return self.everyone()[:, 1:, words]


def _at(rows: Any, places: Any) -> Any:
    return rows.gather(1, places[:, None])[:, 0]
