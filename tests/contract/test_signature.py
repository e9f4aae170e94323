"""Compiled and interpreted, on every machine, the same seeds give the same matches."""

import json

import pytest

from tests.contract.signature import FILE, MATCHES, recorded, signatures, versions
from tests.contract.tables import budget


def test_random_matches_from_fixed_seeds_are_those_of_the_signature():
    matches = budget(MATCHES[1], MATCHES[0])
    stored = json.loads(FILE.read_text("utf-8"))[str(matches)]
    changed = "the rules behave differently: if that is meant, run python -m tests.contract.signature and say so"
    assert signatures(matches) == stored, changed


def test_every_signature_belongs_to_the_version_of_the_rules_that_matches_are_begun_by_now():
    """Who changes how a game behaves raises its version, or matches that are going on would silently go another way."""
    stored = json.loads(FILE.read_text("utf-8"))
    for name, version in versions().items():
        assert max(map(int, stored["rules"][name])) == version, f"{name}: raise Spec.version, never lower it"
        silent = f"{name} behaves differently and is still version {version}: raise Spec.version"
        assert stored["rules"][name][str(version)] == stored[str(MATCHES[1])][name], silent


def test_a_change_of_behaviour_without_another_version_is_refused():
    kept = {"game preset": {"1": "before"}}
    with pytest.raises(ValueError, match=r"game preset: .* still version 1. Raise the game's Spec.version"):
        recorded(kept, {"game preset": "after"}, {"game preset": 1})
    assert recorded(kept, {"game preset": "after"}, {"game preset": 2}) == {
        "game preset": {"1": "before", "2": "after"}
    }
    assert recorded(kept, {"game preset": "after"}, {"game preset": 1}, same_rules=True) == {
        "game preset": {"1": "after"}
    }
    assert recorded(kept, {"game preset": "before", "game new": "first"}, {"game preset": 1, "game new": 1}) == {
        **kept,
        "game new": {"1": "first"},
    }
