"""Gymnasium: one seat against bots or policies, at thousands of tables (`TableVectorEnv`) or at one (`TableEnv`).

    envs = gymnasium.make_vec("fuda.envs:fuda/koikoi-czech-v1", num_envs=4096, opponents="random")
    observation, info = envs.reset(seed=7)
    observation, reward, terminated, truncated, info = envs.step(actions)   # actions[i] where action_mask[i] has a 1

An observation is a dict of the bits that docs/observations.md explains and the mask of legal actions. A reward is what
the seat's lead over the table's mean changed by since its last action (`Game.leads`). All tables are stepped by
compiled code; only bots that get views (`greedy` and above) are asked one by one.
"""

from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np
from gymnasium import Env, spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from fuda.catalogue import game as find
from fuda.core.batch import BEGIN, WAIT, Batch
from fuda.core.errors import FudaError, choices
from fuda.core.observation import unpack
from fuda.core.rng import streams
from fuda.envs.episode import Bits, Episode, refused
from fuda.envs.opponents import Policy, opponent

Observation = dict[str, Bits]
Flags = NDArray[np.bool_]
RENDER_MODES = ("human", "ansi")


class TableVectorEnv(VectorEnv[Observation, Any, NDArray[Any]]):
    """Many tables of one game with the same rules, one seat of each for the learner."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012 (Gymnasium's)

    def __init__(
        self,
        num_envs: int,
        game: str,
        preset: str | None = None,
        *,
        seat: int | None = None,
        opponents: str | Policy | Sequence[str | Policy] = "random",
        single: bool = False,
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
        illegal: float | None = None,
        threads: int = 1,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """Sit down at `num_envs` tables.

        The learner has `seat` at all of them, or seat i % seats of table i. `opponents` is one for all other seats, or
        a list of them clockwise from the learner: a level ("greedy", "thinker@200sims") or a policy. With `single` an
        episode is one round, else a match. An illegal action is an error or, where `illegal` is a number, ends the
        episode with that as its reward.
        """
        self.game = find(game, preset, **options)
        self.num_envs, self.illegal, self.render_mode, self.autoreset_mode = (
            num_envs,
            illegal,
            render_mode,
            autoreset_mode,
        )
        self.metadata = {**type(self).metadata, "autoreset_mode": autoreset_mode}
        seats, rules = self.game.seats, self.game.spec.rules
        if seat is not None and seat not in range(seats):
            raise FudaError(f"seat={seat!r}; the seats are 0 to {seats - 1}, None takes them by turns")
        self.seat = np.arange(num_envs) % seats if seat is None else np.full(num_envs, seat)
        several = [opponents] * (seats - 1) if isinstance(opponents, str) or callable(opponents) else list(opponents)
        if len(several) != seats - 1:
            raise FudaError(f"{len(several)} opponents; one for all others, or {seats - 1} of them")
        # The same policy in several seats is asked once a step.
        named = {id(who) if callable(who) else who: opponent(self.game, who) for who in several}
        self._chairs = [named[id(who) if callable(who) else who] for who in several]
        self._opponents = list(named.values())
        self.single_observation_space = spaces.Dict(
            {"observation": spaces.MultiBinary(rules.OBSERVATION), "action_mask": spaces.MultiBinary(rules.ACTIONS)}
        )
        self.single_action_space = spaces.Discrete(rules.ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._batch = Batch([self.game], num_envs, single=single, restart=False, threads=threads)
        self._sign = -1.0 if self.game.spec.fewest else 1.0
        self._row = np.zeros(self._batch.observation.shape[1], np.uint32)
        self._done = np.zeros(num_envs, bool)  # episodes that have ended and were not begun anew

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin anew at every table, or at those of `options["reset_mask"]`, which go on with their own streams."""
        super().reset(seed=seed)
        which = None if options is None else options.get("reset_mask")
        if which is None:
            number = int(self.np_random.integers(2**53))
            self._batch.reset(streams(number, self.num_envs))
            for each in self._opponents:
                each.begin(number, self.num_envs)
            self._done[:] = False
            self._play_others(np.zeros(self._batch.reward.shape))
            self._begin(self._done)
        else:
            self._begin(np.asarray(which, bool))
        return self._observation(), self._info()

    def step(self, actions: Any) -> tuple[Observation, NDArray[Any], Flags, Flags, dict[str, Any]]:
        """Take the learner's action at each table and go on to its next one, or to the end of the episode."""
        taken = np.array(actions, np.int32)
        begun = self._done.copy()
        if begun.any() and self.autoreset_mode is AutoresetMode.DISABLED:
            raise FudaError(f"tables {choices(np.flatnonzero(begun))} have ended; reset them with options=reset_mask")
        wrong = ~begun & ~self._legal(taken)
        if wrong.any() and self.illegal is None:
            raise self._refused(int(np.flatnonzero(wrong)[0]), taken)
        taken[wrong] = WAIT
        taken[begun] = BEGIN  # NEXT_STEP: the action at a table that has ended is not looked at
        self._restart(begun)
        earned = np.zeros(self._batch.reward.shape)
        self._batch.step(taken)
        earned[~begun] += self._batch.reward[~begun]
        self._done = wrong | (~begun & ~self._batch.mask.any(1))
        self._play_others(earned)
        self._begin(begun & self._done)
        reward = self._sign * (earned[np.arange(self.num_envs), self.seat] - earned.mean(1))
        reward[begun] = 0.0
        if wrong.any():
            reward[wrong] = self.illegal
        terminated = self._done.copy()
        observation, info = self._observation(), self._info()
        if self.autoreset_mode is AutoresetMode.SAME_STEP and terminated.any():
            final = np.full(self.num_envs, None, object)
            for row in np.flatnonzero(terminated):
                final[row] = {name: bits[row] for name, bits in observation.items()}
            finished = {"scores": info["scores"], "_scores": terminated.copy()}
            self._begin(terminated)
            ended = {"final_obs": final, "_final_obs": terminated.copy()}
            ended |= {"final_info": finished, "_final_info": terminated.copy()}
            observation, info = self._observation(), {**self._info(), **ended}
        return observation, reward, terminated, np.zeros(self.num_envs, bool), info

    def action_masks(self) -> Flags:
        """Return the legal actions of each table."""
        return self._masks().view(bool)

    def render(self) -> tuple[str, ...] | None:
        """Return each table in words, as the learner observes it."""
        return tuple(self.describe(row) for row in range(self.num_envs))

    def describe(self, row: int) -> str:
        """Return one table in words."""
        episode = Episode(self.game, single=self._batch.single)
        episode.state = self._batch.arrays.states[row : row + 1]
        return episode.describe(int(self.seat[row]))

    def _begin(self, which: Flags) -> None:
        """Begin anew at some tables; an episode that ends before the learner may act is followed by another."""
        while which.any():
            self._restart(which)
            self._batch.step(np.where(which, BEGIN, WAIT))
            self._done = self._done & ~which
            self._play_others(np.zeros(self._batch.reward.shape))
            which = which & self._done

    def _restart(self, which: Flags) -> None:
        if which.any():
            for each in self._opponents:
                each.restart(np.flatnonzero(which))

    def _play_others(self, earned: NDArray[Any]) -> None:
        """Have the others act until the learner may at every table where the episode goes on."""
        batch, seats = self._batch, self.game.seats
        while True:
            chair = (batch.seat - self.seat) % seats  # 0 is the learner's
            theirs = (chair != 0) & ~self._done
            if not theirs.any():
                return
            actions = np.full(self.num_envs, WAIT, np.int32)
            for each in self._opponents:
                mine = np.array([False, *(other is each for other in self._chairs)])[chair] & theirs
                rows = np.flatnonzero(mine)
                if len(rows):
                    actions[rows] = each.choose(batch, rows)
            batch.step(actions)
            earned += batch.reward
            self._done |= theirs & ~batch.mask.any(1)

    def _observation(self) -> Observation:
        """Return what the learner observes at every table, also where its episode ended with another's action."""
        rules, table, rows = self.game.rules, self.game.table, self._batch.observation.copy()
        for row in np.flatnonzero(self._done & (self._batch.seat != self.seat)):
            rules.observe(self._batch.arrays.states[row : row + 1], table, int(self.seat[row]), self._row)
            rows[row] = self._row
        observed = unpack(rows, self.game.spec.rules.OBSERVATION).view(np.int8)
        return {"observation": observed, "action_mask": self._masks()}

    def _masks(self) -> Bits:
        masks = unpack(self._batch.mask, self.game.spec.rules.ACTIONS).view(np.int8)
        masks[self._done] = 0
        return masks

    def _info(self) -> dict[str, Any]:
        return {"scores": self._batch.arrays.points.copy()}

    def _legal(self, actions: NDArray[np.int32]) -> Flags:
        most = self.game.spec.rules.ACTIONS
        if actions.shape != (self.num_envs,):
            raise FudaError(f"actions of the shape {actions.shape}; expected ({self.num_envs},), one for each table")
        places = np.clip(actions, 0, most - 1)
        words = self._batch.mask[np.arange(self.num_envs), places >> 5]
        return (words >> (places & 31).astype(np.uint32) & 1).astype(bool) & (places == actions)

    def _refused(self, row: int, actions: NDArray[np.int32]) -> FudaError:
        legal = np.flatnonzero(self._masks()[row]).tolist()
        state, seat = self._batch.arrays.states[row : row + 1], int(self.seat[row])
        error = refused(self.game, state, seat, int(actions[row]), legal)
        error.args = (f"table {row}: {error}",)
        return error


class TableEnv(Env[Observation, Any]):
    """One table; takes what `TableVectorEnv` takes."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # type: ignore[misc]

    def __init__(self, game: str, preset: str | None = None, *, render_mode: str | None = None, **options: Any) -> None:
        """Sit down at a table."""
        if render_mode not in (None, *RENDER_MODES):
            raise FudaError(f"render_mode={render_mode!r}; there are: {', '.join(RENDER_MODES)}")
        self.render_mode = render_mode
        self.tables = TableVectorEnv(1, game, preset, autoreset_mode=AutoresetMode.DISABLED, **options)
        tables: Any = self.tables
        self.observation_space, self.action_space = tables.single_observation_space, tables.single_action_space

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin an episode."""
        super().reset(seed=seed)
        observation, info = self.tables.reset(seed=int(self.np_random.integers(2**31)))
        return _only(observation), _only(info)

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take an action and go on to the next decision, or to the end."""
        observation, reward, terminated, _, info = self.tables.step([action])
        return _only(observation), float(reward[0]), bool(terminated[0]), False, _only(info)

    def action_masks(self) -> Flags:
        """Return the legal actions."""
        return self.tables.action_masks()[0]

    def render(self) -> Any:
        """Return the table in words, or print it."""
        text = self.tables.describe(0)
        if self.render_mode == "human":
            print(text)
            return None
        return text


def _only(rows: dict[str, Any]) -> dict[str, Any]:
    return {name: each[0] for name, each in rows.items()}
