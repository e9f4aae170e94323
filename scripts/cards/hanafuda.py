"""The hanafuda deck: its motifs by name, its 48 cards, its back and its files."""

from __future__ import annotations

from collections.abc import Callable

from scripts.cards import hanafuda_autumn as autumn
from scripts.cards import hanafuda_figures as figure
from scripts.cards import hanafuda_plants as plant
from scripts.cards import hanafuda_spring as spring
from scripts.cards.hanafuda_plants import simple
from scripts.cards.ink import (
    STYLES,
    Frame,
    Inks,
    card,
    num,
    pair,
    path,
)

GAME = "koikoi"

AKAYOROSHI = "a ka yo ro shi"
MIYOSHINO = "mi yo shi no"


def symbols(k: Inks) -> dict[str, str]:
    """Every motif that cards place by name."""
    return {
        "pine": plant.pine_fan(k),
        "plum": plant.plum(k, k.red),
        "plum-bud": plant.plum_bud(k, k.red),
        "cherry-petal": plant.cherry_petal(k),
        "cherry": plant.cherry(k),
        "cherry-bud": plant.cherry_bud(k),
        "floret": plant.floret(k, k.violet, k.yellow),
        "floret-pale": plant.floret(k, k.lilac, k.white),
        "raceme-long": plant.raceme(k, 16, 29),
        "raceme": plant.raceme(k, 12, 25),
        "raceme-short": plant.raceme(k, 8, 22),
        "leaflet": plant.leaflet(k),
        "wisteria-leaf": plant.wisteria_leaf(k),
        "iris": plant.iris(k),
        "iris-bud": plant.iris_bud(k),
        "peony-petal": plant.peony_petal(k),
        "peony": plant.peony(k),
        "peony-side": plant.peony_side(k),
        "peony-leaf": plant.peony_leaf(k),
        "clover-leaf": plant.clover_leaf(k),
        "clover-flower": plant.clover_flower(k),
        "clover-sprig": plant.clover_sprig(k),
        "mum-yellow": plant.mum(k, k.yellow, k.red),
        "mum-red": plant.mum(k, k.red, k.yellow),
        "mum-white": plant.mum(k, k.white, k.yellow),
        "mum-side-yellow": plant.mum_side(k, k.yellow),
        "mum-side-red": plant.mum_side(k, k.red),
        "mum-leaf": plant.mum_leaf(k),
        "maple-red": plant.maple(k, k.red, k.ink),
        "maple-yellow": plant.maple(k, k.yellow, k.red),
        "maple-green": plant.maple(k, k.leaf, k.green),
        "willow-leaf": plant.willow_leaf(k),
        "paulownia-leaf": plant.paulownia_leaf(k, k.green, k.leaf),
        "bell": plant.bell(k),
        "spike": plant.spike(k, 5),
        "spike-short": plant.spike(k, 3),
        "poem": plant.ribbon(k, AKAYOROSHI),
        "poem-cherry": plant.ribbon(k, MIYOSHINO),
        "blue": plant.ribbon(k, "blue"),
        "strip": plant.ribbon(k, "plain"),
        "blue-wave": plant.ribbon(k, "blue", 16),
        "strip-wave": plant.ribbon(k, "plain", 16),
        "strip-back": plant.ribbon(k, "plain", -18),
        "goose": figure.goose(k),
        "cup": figure.cup(k),
        "butterfly": figure.butterfly(k, k.yellow, k.red),
        "butterfly-violet": figure.butterfly(k, k.lilac, k.violet),
    }


CHAFF = {1: "first", 2: "second", 3: "third"}
PLANTS = (
    "Pine",
    "Plum",
    "Cherry",
    "Wisteria",
    "Iris",
    "Peony",
    "Bush clover",
    "Pampas",
    "Chrysanthemum",
    "Maple",
    "Willow",
    "Paulownia",
)
POEM, BLUE, STRIP = "red poem ribbon", "blue ribbon", "plain red ribbon"

Draw = Callable[[Inks], str]
SPECIAL: dict[str, tuple[str, Draw]] = {
    "1L": ("crane and sun", spring.pine_crane),
    "1R": (POEM, spring.pine_ribbon),
    "2A": ("warbler", spring.plum_warbler),
    "2R": (POEM, spring.plum_ribbon),
    "3L": ("camp curtain", spring.cherry_curtain),
    "3R": (POEM, spring.cherry_ribbon),
    "4A": ("cuckoo and moon", spring.wisteria_cuckoo),
    "4R": (STRIP, spring.wisteria_ribbon),
    "5A": ("eight-plank bridge", spring.iris_bridge),
    "5R": (STRIP, spring.iris_ribbon),
    "6A": ("butterflies", spring.peony_butterflies),
    "6R": (BLUE, spring.peony_ribbon),
    "7A": ("boar", autumn.clover_boar),
    "7R": (STRIP, autumn.clover_ribbon),
    "8L": ("full moon", autumn.pampas_moon),
    "8A": ("geese", autumn.pampas_geese),
    "9A": ("sake cup", autumn.mum_cup),
    "9R": (BLUE, autumn.mum_ribbon),
    "10A": ("deer", autumn.maple_deer),
    "10R": (BLUE, autumn.maple_ribbon),
    "11L": ("poet in the rain", autumn.willow_poet),
    "11A": ("swallow", autumn.willow_swallow),
    "11R": (STRIP, autumn.willow_ribbon),
    "11K": ("storm", autumn.willow_storm),
    "12L": ("phoenix", autumn.paulownia_phoenix),
}
PAIRS = {
    1: spring.pine_chaff,
    2: spring.plum_chaff,
    3: spring.cherry_chaff,
    4: spring.wisteria_chaff,
    5: spring.iris_chaff,
    6: spring.peony_chaff,
    7: autumn.clover_chaff,
    8: autumn.pampas_chaff,
    9: autumn.mum_chaff,
    10: autumn.maple_chaff,
}


def cards() -> dict[str, tuple[str, Draw]]:
    """Every card's id, English title and drawing."""
    out = {name: (f"{PLANTS[int(name[:-1]) - 1]}: {what}", draw) for name, (what, draw) in SPECIAL.items()}
    for month, draw in PAIRS.items():
        for i in (1, 2):
            out[f"{month}K{i}"] = (f"{PLANTS[month - 1]}: chaff, {CHAFF[i]}", lambda k, draw=draw, i=i: draw(k, i == 1))
    for i in (1, 2, 3):
        out[f"12K{i}"] = (f"Paulownia: chaff, {CHAFF[i]}", lambda k, i=i: autumn.paulownia_chaff(k, i))
    return out


def back(k: Inks) -> str:
    """The back: hemp-leaf stars, the same either way up."""
    side = 50 if simple(k) else 40
    rise = side * 3**0.5 / 2
    grid, stars = "", ""
    for row in range(-6, 7):
        y = 164 + row * rise
        grid += f"M0 {num(y)}H200"
        for column in range(-6, 7):
            x = 100 + column * side + (side / 2 if row % 2 else 0)
            for tip in (1, -1):  # the triangle to the right of this corner, above and below the row
                corners = ((x, y), (x + side, y), (x + side / 2, y - tip * rise))
                heart = (x + side / 2, y - tip * rise / 3)
                if -side < x < 200 and 0 < y < 328 + rise:
                    stars += "".join(f"M{pair(heart)}L{pair(corner)}" for corner in corners)
    for shift in range(-12, 13):
        x = 100 + shift * side
        reach = 6 * rise
        for lean in (-1, 1):
            grid += f"M{pair((x - lean * 3 * side, 164 - reach))}L{pair((x + lean * 3 * side, 164 + reach))}"
    rim = "M13 13H187V315H13Z"
    lace = path(grid + stars, "none", k.rose if not simple(k) else k.white, k.line * 0.8)
    return lace + path(rim, "none", k.red, 16) + path(rim, "none", k.rose if not simple(k) else k.white, k.line)


def files() -> dict[str, str]:
    """Every file of the deck: path under the game's folder -> text."""
    out = {}
    for k in STYLES:
        known = symbols(k)
        frame = Frame(colour=k.ink)
        for name, (title, draw) in cards().items():
            out[f"{k.name}/{name}.svg"] = card(title, draw(k), k.paper, frame, known)
        out[f"{k.name}/back.svg"] = card("Hanafuda: back", back(k), k.red, frame, known)
    return out
