"""Compiled and interpreted, on every machine, the same seeds give the same matches."""

import json

from tests.contract.signature import FILE, MATCHES, signatures
from tests.contract.tables import budget


def test_random_matches_from_fixed_seeds_are_those_of_the_signature():
    matches = budget(MATCHES[1], MATCHES[0])
    stored = json.loads(FILE.read_text("utf-8"))[str(matches)]
    changed = "the rules behave differently: if that is meant, run python -m tests.contract.signature and say so"
    assert signatures(matches) == stored, changed
