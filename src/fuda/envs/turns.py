"""PettingZoo: `env` takes the action of one agent after another, `parallel_env` of all that may act at once.

    env = turns.env("koikoi", "czech", rounds=6)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        env.step(None if terminated else env.action_space(agent).sample(observation["action_mask"]))

Agents are `seat_0`, `seat_1`, …. An observation is a dict of the bits that docs/observations.md explains and the mask
of legal actions, which is in the info too. A move of several actions has its agent selected again until it is whole.
Where seats choose at the same time (the passes of Kouřící kočka), `env` asks them in turn and nobody observes what the
others have chosen. A reward is what the seat's lead over the table's mean changed by (`Game.leads`).
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv  # type: ignore[reportMissingTypeStubs]

from fuda.catalogue import game as find
from fuda.core.errors import FudaError
from fuda.core.game import Game
from fuda.core.rng import streams
from fuda.envs.episode import Bits, Episode
from fuda.envs.ids import version

Observation = dict[str, Bits]
RENDER_MODES = ("human", "ansi")


def env(name: str, preset: str | None = None, /, **options: Any) -> "Turns":
    """Return a table at which agents act one by one; besides the game's options it takes those of `Table`."""
    return Turns(name, preset, **options)


def parallel_env(name: str, preset: str | None = None, /, **options: Any) -> "Together":
    """Return a table at which all agents that may act do so at once; what the others say is not heard."""
    return Together(name, preset, **options)


class Table:
    """What both environments share: spaces, seeds, observations and drawing."""

    def __init__(
        self,
        name: str,
        preset: str | None = None,
        /,
        *,
        single: bool = False,
        illegal: float | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """Sit down at a table.

        With `single` an episode is one round, else a match. An illegal action is an error or, where `illegal` is a
        number, ends the episode with that as the agent's reward. `render_mode` is "ansi" (a text) or "human" (printed).
        """
        if render_mode not in (None, *RENDER_MODES):
            raise FudaError(f"render_mode={render_mode!r}; there are: {', '.join(RENDER_MODES)}")
        self.game: Game = find(name, preset, **options)
        self.render_mode, self.illegal = render_mode, illegal
        self.metadata = {
            "name": f"fuda_{name}_v{version(self.game.spec)}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": True,
            "render_fps": 1,
        }
        rules = self.game.spec.rules
        self.episode = Episode(self.game, single=single)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: spaces.Dict(_observation(rules)) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(rules.ACTIONS) for agent in self.possible_agents}
        self._np_random: np.random.Generator | None = None
        self._rng = streams(0)
        self._points = [0.0] * self.game.seats
        self._offender: str | None = None  # whose illegal action ended the episode

    def observation_space(self, agent: str) -> Any:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        """Return what an agent observes, with its legal actions: none where it may not act."""
        seat = self._seat(agent)
        return {"observation": self.episode.observe(seat), "action_mask": self._mask(seat)}

    def state(self) -> Bits:
        """Return what all seats observe, one after another: nothing in play is hidden from it but the stock."""
        return np.concatenate([self.episode.observe(seat) for seat in range(self.game.seats)])

    def render(self) -> str | None:
        """Return the table in words, as the seat that is to act observes it, or print it."""
        if self.render_mode is None:
            raise FudaError(f"this table has no render_mode; there are: {', '.join(RENDER_MODES)}")
        text = self.episode.describe(next(iter(self.episode.seats), 0))
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Leave the table; there is nothing to release."""

    @property
    def over(self) -> bool:
        """Whether the episode has ended."""
        return self._offender is not None or self.episode.ended

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def _mask(self, seat: int) -> Bits:
        return np.zeros(self.game.spec.rules.ACTIONS, np.int8) if self._offender else self.episode.mask(seat)

    def _info(self, agent: str) -> dict[str, Any]:
        return {"action_mask": self._mask(self._seat(agent)), "scores": self.episode.scores}

    def _begin(self, seed: int | None) -> None:
        if seed is not None or self._np_random is None:
            self._np_random, _ = seeding.np_random(seed)
        self._rng = streams(int(self._np_random.integers(2**63)))
        self._offender = None
        self.episode.begin(self._rng)
        self._points = self.episode.gains
        self.agents = self.possible_agents[:]

    def _act(self, agent: str, action: Any) -> None:
        """Take an agent's action; the lots that wait are dealt when all have acted."""
        try:
            self.episode.step(self._seat(agent), int(action))
        except FudaError:
            if self.illegal is None:
                raise
            self._offender = agent

    def _earned(self) -> dict[str, float]:
        """Return what each agent's lead changed by since the last time."""
        if self._offender is not None and self.illegal is not None:
            return {agent: self.illegal if agent == self._offender else 0.0 for agent in self.agents}
        now = self.episode.gains
        earned = {agent: a - b for agent, a, b in zip(self.possible_agents, now, self._points, strict=True)}
        self._points = now
        return earned


class Turns(Table, AECEnv[str, Observation, int]):
    """Agents act one by one."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin an episode; without a seed it follows from the last one."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._select()

    def step(self, action: int | None) -> None:
        """Take the selected agent's action."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)  # type: ignore[arg-type]
            return
        self._act(agent, action)
        if not self._offender:
            self.episode.deal(self._rng)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self._earned()
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, self.over)
        self._select()

    def _select(self) -> None:
        """Select whose turn it is."""
        self.infos = {agent: self._info(agent) for agent in self.agents}
        if not self.over:
            self.agent_selection = self.possible_agents[self.episode.seats[0]]


class Together(Table, ParallelEnv[str, Observation, int]):
    """All agents that may act do so at once."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin an episode; without a seed it follows from the last one."""
        self._begin(seed)
        return self._seen()

    def step(self, actions: Mapping[str, int]) -> tuple[dict[str, Any], ...]:  # type: ignore[override]
        """Take the actions of those who may act; what others say is not heard."""
        for seat in self.episode.seats:
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise FudaError(f"{agent} may act and has no action here; given: {', '.join(actions) or 'none'}")
        for seat in self.episode.seats:
            if seat in self.episode.seats and not self._offender:  # who acted before may have ended it
                self._act(self.possible_agents[seat], actions[self.possible_agents[seat]])
        if not self._offender:
            self.episode.deal(self._rng)
        rewards, (observations, infos) = self._earned(), self._seen()
        terminations, truncations = dict.fromkeys(self.agents, self.over), dict.fromkeys(self.agents, False)
        if self.over:
            self.agents = []
        return observations, rewards, terminations, truncations, infos

    def _seen(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        return {agent: self.observe(agent) for agent in self.agents}, {
            agent: self._info(agent) for agent in self.agents
        }


def _observation(rules: Any) -> dict[str, spaces.Space[Any]]:
    return {"observation": spaces.MultiBinary(rules.OBSERVATION), "action_mask": spaces.MultiBinary(rules.ACTIONS)}
