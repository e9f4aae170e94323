"""OpenSpiel's own tests pass, and its bots play our games."""

import random
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.bots import uniform_random
from open_spiel.python.observation import make_observation

import fuda
from fuda.catalogue import GAMES, spec
from fuda.core.errors import FudaError
from fuda.core.observation import place
from fuda.core.rng import shuffle, streams
from fuda.envs.episode import Episode
from fuda.envs.spiel import Endgame, SpielGame, worlds
from tests.contract.tables import in_every_game

pytestmark = pytest.mark.compiled_only
NAMES = [f"fuda_{name}_{preset}" for name in GAMES for preset in spec(name).options[0].presets]


def last_cards(most: int) -> Endgame:
    """Return Koi-Koi with a card in each hand and a stock of three: which ones they are is hidden."""
    hidden = ["1L", "3R", "8L", "9A", "12L"]
    rest = [card for card in spec("koikoi").cards if card not in (*hidden, "1R", "3L", "8K1", "9R")]
    match = fuda.game("koikoi", "russian", rounds=1).setup(
        hands=[hidden[:1], hidden[1:2]], stock=hidden[2:], field=["1R", "3L", "8K1", "9R"],
        captured=[rest[20:], rest[:20]], turn=0, played=[rest[:7], rest[7:14]],
    )  # fmt: skip
    return Endgame(match, most)


class TestPartialTree(api_test.EnforceAPIOnPartialTreeBase):
    """What OpenSpiel asks of every game, here of a round of Kouřící kočka."""

    game_name = "fuda_kocka_standard"
    game = pyspiel.load_game("fuda_kocka_standard(single=True)")


class TestFullTree(api_test.EnforceAPIOnFullTreeBase):
    """What OpenSpiel asks of games that are small enough to be looked at as a whole: perfect recall above all."""

    game_name = "fuda_koikoi_endgame"
    game = last_cards(30)

    def test_number_of_nodes(self):
        """Every world has its nodes; there is one chance node more."""
        kinds = [(state.is_chance_node(), state.is_terminal()) for state in self.all_states]
        assert kinds.count((True, False)) == 1
        assert kinds.count((False, True)) >= 30

    def test_game_is_perfect_recall(self):
        assert len(api_test._assert_is_perfect_recall(self.game)) > 10


@pytest.mark.parametrize("name", NAMES)
def test_simulations_pass_for_every_game_and_preset(name: str):
    pyspiel.random_sim_test(pyspiel.load_game(f"{name}(single=True)"), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_simulations_pass_for_every_number_of_seats(players: int):
    game = pyspiel.load_game(f"fuda_yojimbo_kyu(players={players},single=True)")
    assert game.num_players() == players
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_a_playthrough_is_the_same_when_it_is_replayed(name: str, tmp_path: Path):
    flags.FLAGS.mark_as_parsed()  # it has some
    file = tmp_path / "playthrough.txt"
    text = generate_playthrough.playthrough(f"{name}(single=True)", None, seed=1)
    file.write_text(text, "utf-8")
    kept, replayed = generate_playthrough.replay(str(file))
    assert kept.rstrip() == replayed.rstrip()
    assert f'GameType.short_name = "{name}"' in text


@in_every_game
def test_chance_card_by_card_deals_what_a_shuffle_deals(name: str):
    table = fuda.game(name)
    preset = table.preset
    state, episode = pyspiel.load_game(f"fuda_{name}_{preset}").new_initial_state(), Episode(table)
    episode.begin(None)
    rng, dice, needed = streams(3), random.Random(3), table.spec.rules.NEEDED
    for _ in range(400):
        if lot := episode.lot():
            cards = np.array(lot, np.int8)
            shuffle(rng, cards, len(cards), needed)
            order = cards.tolist()
            assert state.is_chance_node()
            assert state.chance_outcomes() == [(card, pytest.approx(1 / len(lot))) for card in lot]
            drawn = order[: min(needed, len(lot) - 1)]
            for card in drawn:
                state.apply_action(card)
            episode.dealt(drawn + sorted(set(lot) - set(drawn)))
        if episode.ended:
            break
        if not episode.lot():
            seat = episode.seats[0]
            assert state.current_player() == seat
            assert state.legal_actions() == episode.legal(seat)
            assert list(state.observation_tensor(seat)) == episode.observe(seat).tolist()
            action = dice.choice(episode.legal(seat))
            assert state.action_to_string(seat, action) == table.spec.text(action)
            state.apply_action(action)
            episode.step(seat, action)


def test_the_tensor_has_the_names_of_the_layout():
    game = pyspiel.load_game("fuda_koikoi_czech")
    state, dice = game.new_initial_state(), random.Random(1)
    while state.is_chance_node():
        state.apply_action(dice.choice(state.chance_outcomes())[0])
    observation: Any = make_observation(game)
    observation.set_from(state, 0)
    assert observation.dict["hand"].sum() == 8
    layout = spec("koikoi").rules.LAYOUT
    assert observation.dict["field"].tolist() == list(observation.tensor[place(layout, "field") :][:48])
    only_public = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    assert game.make_py_observer(only_public) is None
    with pytest.raises(FudaError, match="no parameters"):
        game.make_py_observer(None, {"a": 1})


@in_every_game
def test_a_resampled_world_keeps_what_the_player_knows_and_nothing_else(name: str):
    preset = fuda.game(name).preset
    state, dice = pyspiel.load_game(f"fuda_{name}_{preset}").new_initial_state(), random.Random(1)
    changed = 0
    for _ in range(300):
        if state.is_terminal():
            break
        if state.is_chance_node():
            state.apply_action(dice.choice(state.chance_outcomes())[0])
            continue
        seat = state.current_player()
        other = state.resample_from_infostate(seat, dice.random)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.history() == []
        others = [each for each in range(state.num_players()) if each != seat]
        changed += any(other.observation_string(each) != state.observation_string(each) for each in others)
        assert all(other.past(each) == "" for each in others)
        state.apply_action(dice.choice(state.legal_actions()))
    assert changed > 10


@pytest.mark.parametrize("name", ["fuda_koikoi_czech(rounds=1)", "fuda_kocka_standard(single=True)"])
def test_its_ismcts_and_random_bots_play_a_match(name: str):
    game = pyspiel.load_game(name)
    dice, state = np.random.RandomState(3), game.new_initial_state()
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    searching = ismcts.ISMCTSBot(game, evaluator, uct_c=10.0, max_simulations=6, random_state=np.random.RandomState(1))
    bots = [searching, *(uniform_random.UniformRandomBot(seat, dice) for seat in range(1, game.num_players()))]
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(dice.choice([card for card, _ in state.chance_outcomes()]))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    assert sum(state.returns()) == pytest.approx(0)
    assert any(state.returns())


def test_an_endgame_has_every_world_that_fits_what_all_can_see():
    game = last_cards(1000)
    assert len(game.worlds) == 5 * 4 * 6  # a hand, the other, the order of the stock
    state = game.new_initial_state()
    assert len(state.chance_outcomes()) == 120
    state.apply_action(7)
    assert not state.is_chance_node()
    assert len(last_cards(20).worlds) == 20
    match: Any = fuda.game("koikoi").new(seed=1)
    assert worlds(match, 5, seed=1)[0].tobytes() == worlds(match, 5, seed=1)[0].tobytes()


def test_games_carry_their_table_rules():
    game = pyspiel.load_game("fuda_koikoi_russian(rounds=3,gaji=True)")
    assert isinstance(game, SpielGame)
    assert repr(game.table) == "fuda.game('koikoi', 'russian', rounds=3, gaji=True)"
    with pytest.raises(Exception, match="rounds=99"):
        pyspiel.load_game("fuda_koikoi_russian(rounds=99)")
