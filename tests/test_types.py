"""The client's types are those of the server."""

from scripts import types


def test_the_types_of_the_client_are_up_to_date():
    assert types.TARGET.read_text("utf-8") == types.written(), "run .venv/bin/python -m scripts.types"
    assert types.REVIEW.read_text("utf-8") == types.reviewed(), "run .venv/bin/python -m scripts.types"
