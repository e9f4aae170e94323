"""The pages that scripts/docs.py writes are the committed ones."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

import fuda
from fuda.catalogue import GAMES

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def docs() -> ModuleType:
    """scripts/docs.py, which is no module of the package."""
    spec = spec_from_file_location("docs", ROOT / "scripts/docs.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_generated_page_is_up_to_date(docs: ModuleType):
    kept = {path: path.read_text("utf-8") if path.exists() else "" for path in docs.pages()}
    stale = [str(path.relative_to(ROOT)) for path, text in docs.pages().items() if kept[path] != text]
    assert stale == [], "run python -m scripts.docs"


def test_every_game_has_a_page_with_all_its_clauses_and_options(docs: ModuleType):
    for name in GAMES:
        page = (ROOT / f"docs/rules/{name}.md").read_text("utf-8")
        spec = docs.spec(name)
        for clause in (clause for _, clauses in spec.sections for clause in clauses):
            assert f"\n- **{clause}** " in page
        for option in spec.options:
            assert f"\n| `{option.name}` | " in page
        assert f"{name}-" not in page, "a key of the catalogue shows through"


def test_the_example_is_a_record(docs: ModuleType):
    assert fuda.replay(docs.example()).over


def test_the_architecture_names_every_part_of_the_server():
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    parts = {path.name for path in (ROOT / "src" / "fuda" / "server").glob("[a-z]*.py")}
    assert {name for name in parts if f"`{name}`" not in text} == set()
