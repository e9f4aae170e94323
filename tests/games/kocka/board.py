"""How Kouřící kočka is played in a browser by who knows no rule (tests/browser/drivers.py)."""

SHORT: dict[str, object] = {"preset": "standard", "word": "KOT"}
PASSING = ".board:has(.tools .send):not(:has(.slot:nth-child(3) [data-passed]))"  # and three are not yet chosen
OFFERS = (
    ".summary .go button:enabled",
    "dialog[open] .primary:enabled",
    ".tools .send:enabled",
    ".board:has(.word .ink) [data-guide=throw]:enabled",  # the first round is played out
    "[data-guide=hand] button.lit:not([aria-disabled])",
    f"{PASSING} [data-guide=hand] button:not([aria-pressed], [aria-disabled])",
)
