"""Tables of the same rules share them, in whatever thread they are played."""

import gc
import threading
from random import Random

import pytest

from fuda.catalogue import game
from fuda.core.errors import BadTable
from fuda.server.games import SharedGames


def test_games_are_made_once_for_the_same_rules_and_forgotten_with_their_tables():
    find = SharedGames(game)
    first, other = find("koikoi", "czech", rounds=6, gaji=True), find("koikoi", "czech", rounds=6)
    assert find("koikoi", "czech", gaji=True, rounds=6) is first
    assert other is not first
    for _ in range(2):
        with pytest.raises(BadTable):
            find("koikoi", "czech", rounds=-1)
    del first, other
    gc.collect()
    assert not find._games


def test_threads_that_share_a_game_play_what_one_would():
    shared, played = game("koikoi", rounds=1), dict[int, list[tuple[str, ...]]]()

    def play(seed: int) -> list[tuple[str, ...]]:
        match, dice, offered = shared.new(seed=seed), Random(seed), list[tuple[str, ...]]()
        while not match.over:
            offered.append(match.legal())
            match.play(dice.choice(offered[-1]))
        return offered

    alone = {seed: play(seed) for seed in range(8)}
    threads = [threading.Thread(target=lambda seed=seed: played.update({seed: play(seed)})) for seed in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert played == alone
