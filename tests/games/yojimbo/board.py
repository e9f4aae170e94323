"""How Yojimbo is played in a browser by who knows no rule (tests/browser/drivers.py)."""

SHORT: dict[str, object] = {"preset": "kyu", "players": 2}
OFFERS = (
    ".round .primary:enabled",
    ".actions .option:enabled",
    ".actions .next .primary:enabled",
    ".proposals button",
    ".actions .propose[aria-expanded=false]:enabled",
    ".mine:has(.actions.begun) .hand button.lit:not([aria-disabled])",
    ".actions .ways button:enabled",
)
