"""Reviews beside a running server: in a process of their own, bounded, remembered, and broken off when nobody looks."""

import time
from collections.abc import Iterator

import msgspec
import pytest

from fuda.core.errors import FudaError
from fuda.review import review
from fuda.review.jobs import PER_ADDRESS, WAITING, Job, Jobs, Told
from fuda.review.report import Review
from tests.patience import PATIENCE
from tests.review.matches import recorded


@pytest.fixture
def jobs() -> Iterator[Jobs]:
    made = Jobs("quick")
    yield made
    made.close()


def test_a_review_comes_piece_by_piece_and_is_remembered(jobs: Jobs):
    record, links = recorded("koikoi", 2), {1: "/t/x/replay#1"}
    text, done = jobs.page(("here", "one"), record, 0, "cs", links)
    assert not done
    assert "<progress" in text
    assert 'http-equiv="refresh"' in text
    end = time.monotonic() + PATIENCE
    while not done and time.monotonic() < end:
        time.sleep(0.1)
        text, done = jobs.page(("here", "one"), record, 0, "cs", links)
    assert done
    assert "http-equiv" not in text
    assert "Rozbor" in text
    assert jobs.ask(("here", "another"), record, 0).done
    whole = jobs.progress(("here", "another"), record, 0)
    assert whole.stage == "done"
    assert whole.review is not None
    assert msgspec.json.decode(whole.review, type=Review).accounts
    assert jobs.progress(("here", "another"), record, 0, known=whole.reports).review is None
    assert "Review" in jobs.page(("here", "another"), record, 0, "en", links)[0]


def test_what_is_told_while_a_review_is_shown_is_not_yet_on_it(jobs: Jobs, monkeypatch: pytest.MonkeyPatch):
    """A page that was half made once counted as whole, and nobody asked for the rest."""
    monkeypatch.setattr(jobs, "_serve", lambda: None)  # it is told here
    record = recorded("koikoi", 2)
    first, *_, whole = map(msgspec.json.encode, review(record, 0, "quick"))
    job = jobs.ask(("here", "one"), record, 0)
    job.hear(Told(first))
    monkeypatch.setattr("fuda.review.jobs.page", lambda *_: job.hear(Told(whole, done=True)) or "half made")
    assert jobs.page(("here", "one"), record, 0, "en", {}) == ("half made", False)
    assert jobs.page(("here", "one"), record, 0, "en", {})[1]


def test_one_person_cannot_have_everything_reviewed_at_once(jobs: Jobs, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(jobs, "_serve", lambda: None)  # none of them is begun
    for seed in range(WAITING):
        jobs.ask(("here", "one"), recorded("koikoi", 10 + seed), 0)
    with pytest.raises(FudaError, match="under way already"):
        jobs.ask(("here", "one"), recorded("koikoi", 20), 0)
    last = jobs.progress(("here", "another"), recorded("koikoi", 20), 0)
    assert (last.stage, last.ahead) == ("waiting", WAITING)


def test_one_address_does_not_come_before_others_however_many_guests_it_is(jobs: Jobs, monkeypatch: pytest.MonkeyPatch):
    """Whoever took no cookie was somebody new with every request, and all their reviews came first."""
    monkeypatch.setattr(jobs, "_serve", lambda: None)  # none of them is begun by itself
    for seed in range(PER_ADDRESS):
        jobs.ask(("there", f"guest {seed}"), recorded("koikoi", 10 + seed), 0)
    with pytest.raises(FudaError, match="under way already"):
        jobs.ask(("there", "another guest"), recorded("koikoi", 40), 0)
    first = jobs._next()
    assert first is not None
    assert first.owner == ("there", "guest 0")
    first.begun = True
    assert jobs.progress(("here", "one"), recorded("koikoi", 41), 0).ahead == 1
    assert jobs.progress(("here", "one"), recorded("koikoi", 42), 0).ahead == 3
    assert jobs.progress(("here", "two"), recorded("koikoi", 10 + PER_ADDRESS - 1), 0).ahead == 1, (
        "they wait for it too"
    )


def test_what_nobody_looks_at_any_more_is_broken_off():
    jobs = Jobs("deep", patience=0.5)
    try:
        job = jobs.ask(("here", "one"), recorded("koikoi", 2), 0)
        end = time.monotonic() + PATIENCE
        while jobs._worker.process is None and time.monotonic() < end:
            time.sleep(0.02)
        while jobs._worker.process is not None and time.monotonic() < end:
            time.sleep(0.1)
        assert jobs._worker.process is None
        assert not job.done
        assert jobs.ask(("here", "one"), recorded("koikoi", 2), 0) is not job  # begun anew
    finally:
        jobs.close()


def test_who_waits_for_the_compiler_is_told():
    job = Job(("here", "one"), {}, 0)
    assert not job.compiling
    job.hear(Told())
    assert job.compiling
    job.hear(Told(b"{}"))
    assert (job.compiling, job.reports, job.done) == (False, 1, False)
    job.hear(Told(b"{}", done=True))
    assert (job.reports, job.done) == (2, True)


def test_what_cannot_be_reviewed_says_why(jobs: Jobs):
    record = {**recorded("koikoi", 2), "moves": []}
    found, end = jobs.progress(("here", "one"), record, 0), time.monotonic() + PATIENCE
    while found.stage != "failed" and time.monotonic() < end:  # asked for again and again, or it would be broken off
        time.sleep(0.1)
        found = jobs.progress(("here", "one"), record, 0)
    assert found.stage == "failed"
    assert "breaks off after 0 moves" in str(found.problem)
