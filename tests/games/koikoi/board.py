"""How Koi-Koi is played in a browser by who knows no rule (tests/browser/drivers.py)."""

SHORT: dict[str, object] = {"preset": "czech", "rounds": 1, "tiebreak": "draw"}
OFFERS = (
    "dialog.summary footer .primary:enabled",
    "dialog.call footer .button:enabled",
    "dialog.ask footer .button:enabled",
    ".answers .button:enabled",
    "[data-guide=field]:has(.aside .lit) button.match",  # else it only shows what a card would take
    "[data-guide=hand] button.lit",
    "[data-guide=hand] button",
)
