"""Teach `fuda.bots.koikoi.network` by play against itself: `python -m scripts.practise --minutes 16 --out network.npz`.

Needs PyTorch, and a CUDA device to come to anything; the project itself needs neither. Proximal policy optimisation
with many rounds at once, under the presets and under tables of mixed rules. A second network, the judge, sees all
cards, also those of the stock: it is there only to tell luck from skill while the policy learns.
"""

import argparse
import math
import random
import time
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import fuda
from fuda.bots import network
from fuda.bots.koikoi import network as shipped
from fuda.core import cuda as core_cuda
from fuda.core.bits import Words, put
from fuda.core.contract import Actions, Cards, One
from fuda.core.errors import FudaError
from fuda.core.jit import kernel
from fuda.core.observation import words
from fuda.core.rng import Rng, below, shuffle, streams
from fuda.games.koikoi import SPEC, rules
from fuda.games.koikoi.rules import State, Table
from fuda.games.koikoi.table import OPTIONS, PRESETS

Masks = NDArray[np.int64]

AHEAD = 4  # cards of the stock that the judge sees one by one
SEEN = words(rules.OBSERVATION)  # words of what a player observes
SEEN_BY_JUDGE = SEEN + words((2 + AHEAD) * rules.CARDS)
SHARES = (0.36, 0.36, 0.10)  # of the presets among the rounds; the rest is for mixed rules
MIXED = 125  # tables of them
HALF = 51  # actions in each of two masks
HIDDEN = (512, 256)
DISCOUNT = 0.95  # of later surprises in what a decision is credited with
CLIP, EPOCHS, BATCH, STEPS = 0.2, 2, 1 << 16, 32


def tables(count: int = MIXED, seed: int = 7) -> One:
    """Return the presets, and tables whose rules are mixed at random."""
    dice, found = random.Random(seed), [fuda.game("koikoi", preset).table for preset in PRESETS]
    free = [option for option in OPTIONS if option.name not in ("rounds", "exchange", "next_oya", "tiebreak")]
    while len(found) < len(PRESETS) + count:
        mix = {option.name: dice.choice(option.values) for option in free if dice.random() < 0.35}
        try:
            found.append(fuda.game("koikoi", dice.choice(PRESETS), **mix).table)
        except FudaError:  # options that need each other
            continue
    return np.concatenate(found)


def unit(table: Table) -> float:
    """Return about how far points go at a table, so that all tables count alike."""
    return (20.0 if table.zero_sum else 10.0) * (1.5 if table.koi_multiplier else 1.0)


@kernel
def advance(
    states: One, tables: One, which: Masks, place: int, action: int, rng: Rng, cards: Cards, legal: Actions,
    seen: Words, allowed: Masks, mover: Masks, ended: Masks, lead: NDArray[np.float32],
) -> None:  # fmt: skip
    """Take an action (below 0: begin) and go on to the next choice, into the next round if need be.

    Writes what the mover and the judge see, the actions allowed as two masks, and whether a round has ended, with the
    lead of seat 0 in it.
    """
    state, table = states[place], tables[int(which[place])]
    ended[place], lead[place] = 0, 0.0
    if action < 0:
        begin_round(state, table, rng, cards)
    else:
        rules.step(state, table, int(mover[place]), action)
    count, seat = 0, 0
    while count < 2 or state.phase == rules.EXCHANGE:
        if state.phase >= rules.REST:
            if action >= 0 and ended[place] == 0:
                ended[place], lead[place] = 1, float(state.score[0] - state.score[1])
            begin_round(state, table, rng, cards)
        elif count:
            rules.step(state, table, seat, int(legal[below(rng, count)]))
        if state.phase < rules.REST:
            seat = rules.to_act(state, table) >> 1
            count = rules.legal(state, table, seat, legal)
        else:
            count = 0
    mover[place] = seat
    allowed[place, 0] = allowed[place, 1] = 0
    for i in range(count):
        number = int(legal[i])
        allowed[place, number // HALF] |= 1 << number % HALF
    rules.observe(state, table, seat, seen[place, :SEEN])
    foresee(state, seat, seen[place, SEEN:])


@kernel
def begin_round(state: State, table: Table, rng: Rng, cards: Cards) -> None:
    """Deal the first round of a match, the dealer by lot."""
    rules.start(state, table)
    state.oya = below(rng, rules.SEATS)
    state.phase = rules.DEAL
    while state.phase == rules.DEAL:
        shuffle(rng, cards, rules.lot(state, table, cards), rules.CARDS)
        rules.deal(state, table, cards)


@kernel
def foresee(state: State, seat: int, out: Words) -> None:
    """Write what only the judge sees: the other hand, all cards to come, and the next ones."""
    top, coming, deck = int(state.top), int(state.held[0]) + int(state.held[1]) + 1, 0
    for i in range(top, min(rules.STOCK, top + coming)):
        deck |= 1 << int(state.stock[i])
    for word in range(len(out)):
        out[word] = 0
    place = put(out, 0, rules.CARDS, int(state.hand[1 - seat]))
    place = put(out, place, rules.CARDS, deck)
    for i in range(top, top + AHEAD):
        place = put(out, place, rules.CARDS, 1 << int(state.stock[i]) if i < rules.STOCK else 0)


@kernel
def advance_all(
    states: One, tables: One, which: Masks, actions: Masks, rngs: Rng, seen: Words, allowed: Masks, mover: Masks,
    ended: Masks, lead: NDArray[np.float32], cards: Cards, legal: Actions,
) -> None:  # fmt: skip
    """Advance every round, on the processor."""
    for i in range(len(which)):
        rng = rngs[i : i + 1]
        advance(
            states, tables, which, i, int(actions[i]), rng, cards, legal, seen, allowed, mover, ended, lead
        )  # fmt: skip


@cache
def advance_on(cuda: Any) -> Any:
    """Return the same for a device, compiled once."""
    most, deck = rules.MOST_ACTIONS, rules.CARDS

    @cuda.jit
    def run(
        states: One, tables: One, which: Masks, actions: Masks, rngs: Rng, seen: Words, allowed: Masks, mover: Masks,
        ended: Masks, lead: NDArray[np.float32],
    ) -> None:  # fmt: skip
        i = cuda.grid(1)
        if i < len(which):
            cards, legal = cuda.local.array(deck, np.int8), cuda.local.array(most, np.int16)
            rng = rngs[i : i + 1]
            advance(states, tables, which, i, int(actions[i]), rng, cards, legal, seen, allowed, mover, ended, lead)

    return run


class Rounds:
    """Many rounds at once; a finished one is followed by another at the same table."""

    def __init__(self, torch: Any, where: str, found: One, which: NDArray[np.int64], seed: int) -> None:
        count = len(which)

        def zeros(*shape: int, kind: Any = torch.int64) -> Any:
            return torch.zeros(*shape, dtype=kind, device=where)

        self.which = torch.as_tensor(which, device=where)
        self.actions, self.mover, self.ended = zeros(count) - 1, zeros(count), zeros(count)
        self.seen, self.allowed = zeros(count, SEEN_BY_JUDGE, kind=torch.int32), zeros(count, 2)
        self.lead = zeros(count, kind=torch.float32)
        states, rngs = np.zeros(count, rules.STATE), streams(seed, count)
        if where == "cuda":
            cuda = core_cuda.cuda
            run, blocks = advance_on(cuda), (count + 127) // 128
            kept = [cuda.to_device(states), cuda.to_device(found), self.which, self.actions, cuda.to_device(rngs)]
            kept += [self.seen, self.allowed, self.mover, self.ended, self.lead]
            given = [cuda.as_cuda_array(each) if torch.is_tensor(each) else each for each in kept]
            self._run = lambda: run[blocks, 128](*given)
        else:
            kept = [states, found, self.which, self.actions, rngs]
            kept += [self.seen, self.allowed, self.mover, self.ended, self.lead]
            given = [each.numpy() if torch.is_tensor(each) else each for each in kept]
            given[5] = given[5].view(np.uint32)
            given += [np.zeros(rules.CARDS, np.int8), np.zeros(rules.MOST_ACTIONS, np.int16)]
            self._run = lambda: advance_all(*given)
        self._run()

    def step(self, actions: Any) -> None:
        """Take an action in each round."""
        self.actions.copy_(actions)
        self._run()


class School:
    """The policy, its judge, and how they learn."""

    def __init__(self, where: str, count: int, seed: int, begin: Path | None) -> None:
        self.torch: Any = import_module("torch")
        torch, nn = self.torch, self.torch.nn
        torch.manual_seed(seed)
        torch.backends.cuda.matmul.allow_tf32 = True
        self.where, self.found = where, tables()
        self.units = torch.tensor([unit(table) for table in self.found], device=where)
        self.bits, self.halves = torch.arange(32, device=where), torch.arange(HALF, device=where)
        first, second = HIDDEN
        self.player = self._layers(rules.OBSERVATION, first, second, rules.ACTIONS)
        self.judge = self._layers(SEEN_BY_JUDGE * 32, 2 * first, 2 * second, 1)
        with torch.no_grad():
            self.player[-1].weight *= 0.01  # to begin with every action is about as good
        if begin is not None:
            self._read(begin)
        self.adam = torch.optim.Adam([*self.player.parameters(), *self.judge.parameters()], eps=1e-5)
        self.clip = nn.utils.clip_grad_norm_
        self.rounds = Rounds(torch, where, self.found, self._draw(count, seed), seed)

    def lesson(self, rate: float, entropy: float, *, judge_only: bool) -> None:
        """Play some steps of every round, then learn from them."""
        torch, rounds = self.torch, self.rounds
        steps: list[tuple[Any, ...]] = []
        values: list[Any] = []
        with torch.no_grad():
            for step in range(STEPS + 1):
                sign = 1 - 2 * rounds.mover.float()  # the judge speaks for the mover, the credit is counted for seat 0
                values.append(self._judged(rounds.seen) * sign)
                if step == STEPS:
                    break
                likely = self._likely(rounds.seen, rounds.allowed)
                action = self._by_lot(likely)
                before = rounds.seen.clone(), rounds.allowed.clone(), action, _at(likely, action), sign
                rounds.step(action)
                steps.append((*before, rounds.lead / self.units[rounds.which], 1 - rounds.ended.float()))
            credit, earned = torch.zeros_like(values[0]), list[Any]()
            for step in reversed(range(STEPS)):
                lead, goes_on = steps[step][5:]
                credit = lead + (values[step + 1] + DISCOUNT * credit) * goes_on - values[step]
                earned.append(credit)
            earned.reverse()
            seen, allowed, action, before, sign = (torch.cat([each[i] for each in steps]) for i in range(5))
            credit = torch.cat(earned) * sign
            result = credit + torch.cat(values[:-1]) * sign
            credit = (credit - credit.mean()) / (credit.std() + 1e-6)
        for group in self.adam.param_groups:
            group["lr"] = rate
        for _ in range(EPOCHS):
            order = torch.randperm(len(action), device=self.where)
            for some in order.split(BATCH):
                loss = 0.5 * ((self._judged(seen[some]) - result[some]) ** 2).mean()
                if not judge_only:
                    likely = self._likely(seen[some], allowed[some])
                    ratio = (_at(likely, action[some]) - before[some]).exp()
                    gain = torch.min(
                        ratio * credit[some], ratio.clamp(1 - CLIP, 1 + CLIP) * credit[some]
                    ).mean()  # fmt: skip
                    loss = loss - gain + entropy * (likely.exp() * likely).sum(1).mean()
                self.adam.zero_grad(set_to_none=True)
                loss.backward()
                self.clip(self.player.parameters(), 0.5)
                self.clip(self.judge.parameters(), 0.5)
                self.adam.step()

    def lead(self, other: "School", count: int, seed: int = 99) -> dict[str, str]:
        """Return the lead a round over another policy, under each preset, when both do what they like best."""
        torch, said = self.torch, {}
        for number, preset in enumerate(PRESETS):
            rounds = Rounds(torch, self.where, self.found, np.full(count, number), seed)
            seat = torch.arange(count, device=self.where) % 2
            total, waiting = torch.zeros(count, device=self.where), torch.ones(count, device=self.where)
            with torch.no_grad():
                while bool(
                    waiting.any()
                ):  # only each one's first round: later ones that are over early would count more
                    mine, theirs = (each._likely(rounds.seen, rounds.allowed).argmax(1) for each in (self, other))
                    rounds.step(torch.where(rounds.mover == seat, mine, theirs))
                    total += rounds.lead * waiting
                    waiting *= 1 - rounds.ended.float()
            total *= 1 - 2 * seat.float()
            said[preset] = f"{float(total.mean()):+.2f} ± {1.96 * float(total.std()) / math.sqrt(count):.2f}"
        return said

    def write(self, path: Path) -> None:
        """Keep the policy as the package reads them."""
        first, second, third = self.player[0], self.player[2], self.player[4]
        numbers = (first.weight.T, first.bias, second.weight.T, second.bias, third.weight, third.bias)
        layers = [each.detach().cpu().contiguous().numpy() for each in numbers]
        network.save(path, SPEC.rules, dict(zip(network.LAYERS, layers, strict=True)))

    def _read(self, path: Path) -> None:
        torch, stored = self.torch, network.load(path, SPEC.rules)
        with torch.no_grad():
            for layer, weight, bias in zip(
                self.player[::2],
                (stored.first_weight.T, stored.second_weight.T, stored.output_weight),
                (stored.first_bias, stored.second_bias, stored.output_bias),
                strict=True,
            ):
                layer.weight.copy_(torch.as_tensor(np.ascontiguousarray(weight)))
                layer.bias.copy_(torch.as_tensor(bias))

    def _layers(self, seen: int, first: int, second: int, out: int) -> Any:
        nn = self.torch.nn
        return nn.Sequential(
            nn.Linear(seen, first), nn.ReLU(), nn.Linear(first, second), nn.ReLU(), nn.Linear(second, out)
        ).to(self.where)

    def _draw(self, count: int, seed: int) -> NDArray[np.int64]:
        """Return a table for each round."""
        rest = (1 - sum(SHARES)) / MIXED
        return np.random.default_rng(seed).choice(len(self.found), count, p=[*SHARES, *[rest] * MIXED])

    def _likely(self, seen: Any, allowed: Any) -> Any:
        """Return the logarithm of how likely each action is."""
        logits = self.player(self._input(seen[:, :SEEN])[:, : rules.OBSERVATION])
        off = (((allowed[:, :, None] >> self.halves) & 1).flatten(1) == 0)[:, : rules.ACTIONS]
        return self.torch.log_softmax(logits.masked_fill(off, -1e9), 1)

    def _judged(self, seen: Any) -> Any:
        """Return what the judge expects; half as exact and twice as fast where there is a device for it."""
        with self.torch.autocast(self.where, self.torch.bfloat16, enabled=self.where == "cuda"):
            return self.judge(self._input(seen))[:, 0].float()

    def _input(self, seen: Any) -> Any:
        return ((seen[:, :, None] >> self.bits) & 1).flatten(1).float()

    def _by_lot(self, likely: Any) -> Any:
        even = self.torch.rand_like(likely).clamp_(1e-9, 1 - 1e-7)
        return (likely - (-even.log()).log()).argmax(1)


def _at(rows: Any, places: Any) -> Any:
    return rows.gather(1, places[:, None])[:, 0]


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=16)
    parser.add_argument("--rounds", type=int, default=1 << 15, help="played at once")
    parser.add_argument(
        "--rate", type=float, nargs=2, default=(6e-4, 2e-5), help="of learning, at the beginning and end"
    )
    parser.add_argument("--entropy", type=float, nargs=2, default=(0.01, 0.001), help="reward for variety, likewise")
    parser.add_argument("--begin", type=Path, help="go on from this policy")
    parser.add_argument("--against", type=Path, default=Path(shipped.__file__).with_name("network.npz"))
    parser.add_argument("--out", type=Path, default=Path("network.npz"))
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args(arguments)
    where = "cuda" if core_cuda.available() else "cpu"
    school = School(where, wish.rounds, wish.seed, wish.begin)
    rival = School(where, 2, wish.seed, wish.against)
    begun, told, lessons = time.monotonic(), 0.0, 0
    while (spent := (time.monotonic() - begun) / (60 * wish.minutes)) < 1:
        rate, entropy = (low * (high / low) ** spent for low, high in (wish.rate, wish.entropy))
        school.lesson(rate, entropy, judge_only=wish.begin is not None and lessons < 15)
        lessons += 1
        if time.monotonic() - told > 60:
            told = time.monotonic()
            school.write(wish.out)
            print(f"{lessons} lessons, {spent:.0%}; lead a round:", school.lead(rival, wish.rounds // 2), flush=True)
    school.write(wish.out)
    print(f"{lessons} lessons; lead a round:", school.lead(rival, wish.rounds), flush=True)


if __name__ == "__main__":
    main()
