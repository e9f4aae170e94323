"""OpenSpiel: every game of the catalogue as `fuda_<game>_<preset>`, chance explicit, one card at a time.

    import pyspiel, fuda.envs.spiel
    game = pyspiel.load_game("fuda_koikoi_russian(rounds=2)")

Parameters are the options of the table and `single`: an episode is one round. Seats that choose at the same
time do so in turn, and nobody observes what the others have chosen. Returns are `Game.leads`: a lead over the
table's mean, which adds up to 0. An observation tensor is what docs/observations.md explains; an information state is
the history of one's own observations and actions, as a hash, and the present observation.
"""

import hashlib
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from fuda.catalogue import GAMES, spec
from fuda.catalogue import game as find
from fuda.core.contract import SPECTATOR, One, Spec
from fuda.core.errors import FudaError
from fuda.core.game import Game
from fuda.core.host import copy
from fuda.core.match import Match
from fuda.core.observation import Block, place, size
from fuda.core.options import Option
from fuda.core.rng import streams
from fuda.envs.episode import Episode

pyspiel: Any = import_module("pyspiel")
if TYPE_CHECKING:
    GameBase = StateBase = Any
else:
    GameBase, StateBase = pyspiel.Game, pyspiel.State

MOST_GAIN = 10_000.0  # that no match comes near
HASH = 128  # bits of a hash of the past
MOST_STEPS = 100_000  # of a match, likewise: rounds may be void, tied or replayed


class SpielGame(GameBase):
    """A game with its table rules; every game and preset has a class of its own."""

    kind: Any  # the GameType
    preset: tuple[str, str]  # game and preset

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        options = dict(params or {})
        self.single = bool(options.pop("single", False))
        self.table: Game = find(*self.preset, **options)
        about: Any = _info(self.table, self.table.spec.rules.CARDS, MOST_STEPS)
        super().__init__(self.kind, about, dict(params or {}))  # type: ignore[reportUnknownMemberType]

    def new_initial_state(self) -> "SpielState":
        """Return the beginning of a match, before any card is dealt."""
        episode = Episode(self.table, single=self.single)
        episode.begin(None)
        return SpielState(self, episode)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer | None":
        """Return what observes states; there is none for what is only public or only private."""
        return _observer(self.table, iig_obs_type, params)


class Endgame(GameBase):
    """A small game from a position on: chance first says which of the worlds that fit what all can see it is.

    There are at most `most` worlds: all of them where they are few, else a sample. It ends with the round, so that
    tabular methods can solve it.
    """

    def __init__(self, match: Match, most: int = 100, seed: int = 0) -> None:
        self.table, self.worlds = match.game, worlds(match, most, seed)
        kind = _type(self.table.spec, f"fuda_{self.table.name}_endgame", self.table.seats, {})
        about: Any = _info(self.table, max(len(self.worlds), self.table.spec.rules.CARDS), MOST_STEPS)
        super().__init__(kind, about, {})  # type: ignore[reportUnknownMemberType]

    def new_initial_state(self) -> "SpielState":
        """Return the position before chance has said what is hidden."""
        return SpielState(self, Episode(self.table, single=True), worlds=self.worlds)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer | None":
        """Return what observes states."""
        return _observer(self.table, iig_obs_type, params)


class SpielState(StateBase):
    """A match at some moment: a lot to be dealt card by card, a seat's decision, or the end."""

    def __init__(self, game: Any, episode: Episode, worlds: list[One] | None = None) -> None:
        super().__init__(game)  # type: ignore[reportUnknownMemberType]
        self.episode = episode
        self._worlds = _Kept(worlds or [])  # of an endgame, until one is chosen
        self._lot: list[int] = [] if worlds else episode.lot()
        self._drawn: list[int] = []
        self._past = [""] * episode.game.seats  # by seat: a hash of all that it has observed and done

    def current_player(self) -> int:
        """Return who is to act, chance included."""
        if self._worlds.items or self._lot:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.episode.ended else self.episode.seats[0]

    def is_terminal(self) -> bool:
        """Tell whether it is over."""
        return not self._worlds.items and not self._lot and self.episode.ended

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the cards that may come next, or the worlds, all as likely."""
        left = self._left()
        return [(card, 1 / len(left)) for card in left]

    def returns(self) -> list[float]:
        """Return what each seat has gained."""
        return self.episode.gains if self.is_terminal() else [0.0] * self.episode.game.seats

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> "SpielState":
        """Return a world that this player may be in, all such worlds equally likely; it has no history."""
        table, episode = self.episode.game, Episode(self.episode.game, single=self.episode.single)
        episode.state = copy(self.episode.state)
        table.rules.blank(episode.state, table.table, player_id)
        table.rules.redeal(episode.state, table.table, streams(int(probability_sampler() * 2**53)))
        other = SpielState(self.get_game(), episode)
        other._past[player_id] = self._past[player_id]  # the others' own would tell what they have held
        return other

    def past(self, player: int) -> str:
        """Return a hash of all that a player has observed and done when it was to act; nothing before that."""
        return self._past[player]

    def knowledge(self, player: int) -> str:
        """Return what a player knows, of the past too."""
        return f"{player}:{self._past[player]}:{self.observed(player)}"

    def observed(self, player: int) -> str:
        """Return what a player observes now: its bits in hexadecimal."""
        return np.packbits(self.episode.observe(player), bitorder="little").tobytes().hex() if self._dealt() else ""

    def _dealt(self) -> bool:
        return not self._worlds.items

    def _left(self) -> list[int]:
        return list(range(len(self._worlds.items))) or sorted(set(self._lot) - set(self._drawn))

    def _legal_actions(self, player: int) -> list[int]:
        return self.episode.legal(player) if player == self.current_player() else []

    def _apply_action(self, action: int) -> None:
        episode = self.episode
        if self._worlds.items:
            episode.state, self._worlds = copy(self._worlds.items[action]), _Kept([])
        elif self._lot:
            self._drawn.append(action)
            left = self._left()
            if len(left) > 1 and len(self._drawn) < episode.game.spec.rules.NEEDED:
                return
            episode.dealt(self._drawn + left)
        else:
            seat = episode.seats[0]
            known = f"{self._past[seat]} {self.observed(seat)} {action}"
            self._past[seat] = hashlib.sha256(known.encode()).hexdigest()[: HASH // 4]
            episode.step(seat, action)
        self._lot, self._drawn = episode.lot(), []

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"world {action}" if self._worlds.items else f"deal {self.episode.game.spec.cards[action]}"
        return self.episode.game.spec.text(action)

    def __str__(self) -> str:
        names = self.episode.game.spec.cards
        if self._worlds.items:
            return f"one of {len(self._worlds.items)} worlds"
        if self._lot:
            return f"a lot of {len(self._lot)}; dealt: {' '.join(names[card] for card in self._drawn)}"
        return "\n".join(self.episode.describe(seat) for seat in range(self.episode.game.seats))


class Observer:
    """What one seat observes, as a tensor and as a text; with `recall` also a hash of its past."""

    def __init__(self, table: Game, recall: bool) -> None:
        layout = (*table.spec.rules.LAYOUT, *([Block("past", HASH, "a hash of the past")] if recall else []))
        self._recall = recall
        self.tensor = np.zeros(size(layout), np.float32)
        self.dict = {block.name: self._part(place(layout, block.name), block.width) for block in layout}

    def set_from(self, state: SpielState, player: int) -> None:
        """Observe a state."""
        self.tensor.fill(0)
        if state.observed(player):
            bits = state.episode.observe(player)
            self.tensor[: len(bits)] = bits
        if self._recall and state.past(player):
            self.tensor[-HASH:] = np.unpackbits(np.frombuffer(bytes.fromhex(state.past(player)), np.uint8))

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what a player knows, or only what it observes now."""
        return state.knowledge(player) if self._recall else state.observed(player)

    def _part(self, start: int, width: int) -> NDArray[np.float32]:
        return self.tensor[start : start + width]


class _Kept:
    """A list that is not copied with a state: nobody changes it."""

    def __init__(self, items: list[One]) -> None:
        self.items = items

    def __deepcopy__(self, memo: object) -> "_Kept":
        return self


def worlds(match: Match, most: int, seed: int = 0) -> list[One]:
    """Return different worlds that fit what a spectator sees of a match, in the order in which they were drawn."""
    game, found, missed = match.game, dict[bytes, One](), 0
    rng = streams(seed)
    while len(found) < most and missed < 20 * most:  # so often in vain: there are hardly more
        state = copy(match.state)
        game.rules.blank(state, game.table, SPECTATOR)
        game.rules.redeal(state, game.table, rng)
        missed += state.tobytes() in found
        found.setdefault(state.tobytes(), state)
    return list(found.values())


def register() -> None:
    """Tell OpenSpiel every game of the catalogue by every preset."""
    for name in GAMES:
        game = spec(name)
        seats = {_seats(game, option, value) for option in game.options for value in option.values} - {0}
        for preset in game.options[0].presets:
            parameters = {option.name: option.presets[preset] for option in game.options} | {"single": False}
            kind = _type(game, f"fuda_{name}_{preset}", max(seats), parameters, min(seats))
            made = type(f"SpielGame_{name}_{preset}", (SpielGame,), {"kind": kind, "preset": (name, preset)})
            globals()[made.__name__] = made  # where it is looked for when one is unpickled
            pyspiel.register_game(kind, made)


def _seats(game: Spec, option: Option, value: Any) -> int:
    try:
        return find(game.name, **{option.name: value}).seats
    except FudaError:  # it needs another option
        return 0


def _type(game: Spec, name: str, most: int, parameters: dict[str, Any], least: int | None = None) -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=name,
        long_name=f"Fuda: {game.name}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least or most,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


def _info(table: Game, outcomes: int, length: int) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=table.spec.rules.ACTIONS,
        max_chance_outcomes=outcomes,
        num_players=table.seats,
        min_utility=-MOST_GAIN,
        max_utility=MOST_GAIN,
        utility_sum=0.0,
        max_game_length=length,
    )


def _observer(table: Game, wanted: Any, params: Any) -> Observer | None:
    if params:
        raise FudaError(f"observers take no parameters; given: {params}")
    if wanted is None:
        return Observer(table, recall=False)
    if not wanted.public_info or wanted.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
        return None
    return Observer(table, recall=wanted.perfect_recall)


register()
