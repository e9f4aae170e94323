"""How much JavaScript visitors load; `python -m bench --only page` sees the same with a browser."""

import re

from bench.page import ALL_SCRIPTS, ASSETS, FIRST_VISIT, weigh

SCRIPTS = {path.name: path.read_text("utf-8") for path in ASSETS.parent.rglob("*.js")}  # the service worker too


def test_all_scripts_together_are_light() -> None:
    assert sum(map(kilobytes, SCRIPTS)) <= ALL_SCRIPTS, heaviest(SCRIPTS)


def test_a_first_visit_is_light() -> None:
    page = (ASSETS.parent / "index.html").read_text("utf-8")
    home = next(name for name in SCRIPTS if name.startswith("Home-"))
    loaded = needed({home, *re.findall(r"/assets/([\w-]+\.js)", page)})
    assert len(loaded) > 2
    assert sum(map(kilobytes, loaded)) <= FIRST_VISIT, heaviest(loaded)


def needed(names: set[str]) -> set[str]:
    """Return these scripts and whatever they cannot run without."""
    more = {other for name in names for other in re.findall(r'(?:from|import) ?"\./([\w-]+\.js)"', SCRIPTS[name])}
    return names if more <= names else needed(names | more)


def kilobytes(name: str) -> float:
    return weigh(SCRIPTS[name].encode())


def heaviest(names: set[str] | dict[str, str]) -> str:
    return ", ".join(f"{name} {kilobytes(name):.1f} kB" for name in sorted(names, key=kilobytes, reverse=True))
