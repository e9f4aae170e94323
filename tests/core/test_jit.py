"""Compiled code is kept apart by what it was compiled from, and checks its indices when told to."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest
from numba.core.caching import IndexDataCacheFile
from numpy.typing import NDArray

from fuda.core import jit
from fuda.core.jit import BOUNDSCHECK, INTERPRETED, kernel


@kernel
def pick(cards: NDArray[np.int8], place: int) -> int:
    return cards[place]


@pytest.mark.skipif(not (BOUNDSCHECK or INTERPRETED), reason="needs FUDA_BOUNDSCHECK=1, as ./test sets it")
def test_an_index_out_of_bounds_is_an_error():
    cards = np.zeros(3, np.int8)
    assert pick(cards, 2) == 0
    for place in (3, 4, 1000):
        with pytest.raises(IndexError):
            pick(cards, place)


@kernel
def first_of_both(cards: NDArray[np.int8], places: NDArray[np.int16]) -> int:
    return pick(cards, cards[0]) + pick(cards, places[0]) + pick(cards, 1) + pick(cards, 2)


@pytest.mark.compiled_only
def test_a_kernel_is_compiled_once_for_constants_and_integers_of_any_width():
    assert first_of_both(np.array([2, 3, 5], np.int8), np.array([1], np.int16)) == 5 + 3 + 3 + 5
    assert len(vars(pick)["overloads"]) == 1


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small package in the place of ours."""
    (tmp_path / "core").mkdir()
    (tmp_path / "core/jit.py").write_text("kernel = 1\n")
    (tmp_path / "rules.py").write_text("@kernel\ndef step(): ...\n")
    (tmp_path / "words.py").write_text("HELLO = 1\n")
    monkeypatch.setattr(jit, "__file__", str(tmp_path / "core/jit.py"))
    return tmp_path


def test_the_cache_changes_with_every_kernel(sources: Path):
    before = jit._cache_folder()
    assert jit._cache_folder() == before
    (sources / "rules.py").write_text("@kernel\ndef step(): pass\n")
    changed = jit._cache_folder()
    assert changed != before
    (sources / "rules.py").rename(sources / "other.py")
    assert jit._cache_folder() not in (before, changed)
    (sources / "other.py").write_text("@inlined\ndef step(): ...\n")
    inlined = jit._cache_folder()
    (sources / "other.py").write_text("@inlined\ndef step(): pass\n")
    assert jit._cache_folder() != inlined


def test_the_cache_changes_with_every_record_and_how_records_are_laid_out(sources: Path):
    folders = {jit._cache_folder()}
    for source in ("class State(Fields):\n    turn: Int8\n", "class State(Fields):\n    turn: Int16\n"):
        (sources / "layout.py").write_text(source)
        folders.add(jit._cache_folder())
    (sources / "core/fields.py").write_text("class Fields:\n    pass\n")
    folders.add(jit._cache_folder())
    assert len(folders) == 4


def test_the_cache_changes_with_the_flags(sources: Path, monkeypatch: pytest.MonkeyPatch):
    before = jit._cache_folder()
    monkeypatch.setitem(jit.FLAGS, "boundscheck", not BOUNDSCHECK)
    assert jit._cache_folder() != before


def test_the_cache_stays_when_only_words_change(sources: Path):
    before = jit._cache_folder()
    (sources / "words.py").write_text("HELLO = 2\n")
    assert jit._cache_folder() == before


def test_the_cache_lies_where_the_system_wants_caches(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert jit._cache_folder().parent == tmp_path / "fuda"
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert jit._cache_folder().parent == tmp_path / ".cache/fuda"


def test_importing_fuda_does_not_import_numba():
    code = "import sys, fuda; sys.exit('numba' in sys.modules or 'numpy' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True, env=dict(os.environ))


def test_two_that_compile_side_by_side_lose_nothing_and_keep_their_code_apart(tmp_path: Path):
    def keep(name: str) -> None:
        for number in range(100):
            IndexDataCacheFile(str(tmp_path), "search", "stamp").save((name, number), f"{name} {number}")

    with ThreadPoolExecutor(2) as pool:
        list(pool.map(keep, ("koikoi", "kocka")))
    index = IndexDataCacheFile(str(tmp_path), "search", "stamp")
    for name in ("koikoi", "kocka"):
        for number in range(100):
            assert index.load((name, number)) == f"{name} {number}"


@pytest.mark.compiled_only
def test_kept_code_is_loaded_without_what_only_the_compiler_needs(tmp_path: Path):
    """Numba would import all that it can compile, and SciPy where there is one, at every start of a game."""
    (tmp_path / "kernels.py").write_text(
        "from fuda.core.jit import kernel\n"
        "@kernel\ndef two(cards):\n    return cards[0] + 2\n"
        "@kernel\ndef three(cards):\n    return two(cards) + 1\n"
    )
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path), "PYTHONPATH": str(tmp_path)}

    def called(name: str) -> list[str]:
        code = (
            f"import sys, numpy; from kernels import {name}; print({name}(numpy.zeros(1, numpy.int64)), "
            f"*{name}.stats.cache_hits.values(), 'numba.np.linalg' in sys.modules)"
        )
        run = subprocess.run([sys.executable, "-c", code], check=True, env=environment, capture_output=True, text=True)
        return run.stdout.split()

    assert called("two") == ["2", "True"]  # compiled
    assert called("two") == ["2", "1", "False"]
    assert called("three") == ["3", "True"]  # compiled, with the kept one in it
    assert called("three") == ["3", "1", "False"]
