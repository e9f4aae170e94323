"""The German-suited deck of the Smoking Cat: 32 cards, suit then rank (LO is Hejma), and a back.

The top left corner of a face, 36 wide and 46 high, holds nothing that matters: the page may lay an index there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .courts import COURTS, Pen
from .ink import CONTRAST, PLAIN, Frame, Inks, Point, brush, card, circle, curve, group, mirrored, path, rect, use

GAME = "kocka"
SUITS = {"H": "hearts", "L": "leaves", "B": "bells", "A": "acorns"}
RANKS = {"7": "Seven", "8": "Eight", "9": "Nine", "X": "Ten", "U": "Under", "O": "Over", "K": "King", "A": "Ace"}
FRAME = Frame(width=200, height=320, radius=12, border=2)


# suit signs: drawn around the origin, about 100 high

HEART = mirrored("0,46* -17,26 -40,2 -46,-20 -37,-39 -19,-43 -5,-34 0,-22*")
LEAF = mirrored("0,-50* -8,-36 -25,-18 -41,2 -41,23 -27,33 -10,29 0,24*")
NUT = mirrored("0,47* -4,42 -18,31 -25,12 -24,-10*")
CUP = mirrored("0,-40 -20,-36 -31,-22 -31,-8 -24,-2 -10,0 0,1")


def heart(i: Inks, w: float) -> str:
    """A plump heart with one cut of light."""
    light = "" if i is CONTRAST else path(curve("-35,-22 -26,-34 -14,-33 -25,-27 -32,-11"), i.rose)
    return path(curve(HEART), i.red, i.ink, w) + light


def leaf(i: Inks, w: float) -> str:
    """A linden leaf: one half in shade, a stem with a hook."""
    half = curve("0,-50* 8,-36 25,-18 41,2 41,23 27,33 10,29 0,24*")
    light, shade = (i.green, i.green) if i is CONTRAST else (i.leaf, i.green)
    rib = i.white if i is CONTRAST else i.paper
    veins = "".join(
        path(curve(spec, closed=False), "none", rib, w * 0.6)
        for spec in ("0,14 -14,6 -26,8", "0,-4 -10,-12 -17,-12", "0,14 14,6 26,8", "0,-4 10,-12 17,-12")
    )
    stem = path(curve("0,22 1,36 9,48", closed=False), "none", i.ink, w * 2.2)
    return (
        stem
        + path(curve(LEAF), light)
        + path(half, shade)
        + veins
        + path("M0-38V24", "none", rib, w * 0.9)
        + path(curve(LEAF), "none", i.ink, w)
    )


def bell(i: Inks, w: float) -> str:
    """A round sleigh bell: loop, red belt, slot and holes."""
    belt = curve("-42,-7* -20,1 0,3 20,1 42,-7* 42,10* 20,18 0,20 -20,18 -42,10*")
    return (
        path("M-8-40V-49H8V-40", "none", i.ink, w * 1.7)
        + circle(0, 3, 43, i.yellow, i.ink, w)
        + ("" if i is CONTRAST else path(curve("-33,-12 -22,-30 -4,-35 -18,-25 -26,-10"), i.white))
        + path(belt, i.ink if i is CONTRAST else i.red, i.ink, w * 0.8)
        + path("M0 20V35", "none", i.ink, w * 1.6)
        + circle(0, 34, 5, i.ink)
    )


def acorn(i: Inks, w: float) -> str:
    """An acorn hanging from its scaly cup."""
    nut, cup = i.brown, i.white if i is CONTRAST else i.leaf
    light = i.white if i is CONTRAST else i.yellow
    scales = "".join(
        path(curve(spec, closed=False), "none", i.ink, w * 0.7)
        for spec in (
            "-30,-17 -15,-26 0,-15 15,-26 30,-17",
            "-22,-5 -12,-14 0,-3 12,-14 22,-5",
            "-20,-32 -9,-36 0,-28 9,-36 20,-32",
        )
    )
    return (
        path(curve("0,-38 0,-46 6,-51", closed=False), "none", i.ink, w * 2.2)
        + path(curve(NUT), nut, i.ink, w)
        + path(curve("-14,6 -13,19 -6,31", closed=False), "none", light, w * 1.2)
        + path(curve(CUP), cup, i.ink, w)
        + scales
    )


SIGNS: dict[str, Callable[[Inks, float], str]] = {"H": heart, "L": leaf, "B": bell, "A": acorn}


def symbols(i: Inks) -> dict[str, str]:
    """The four suit signs as symbols of a file; the outline is meant for pips near 44 high."""
    return {suit: f"<g>{draw(i, 6.5 if i is CONTRAST else 5)}</g>" for suit, draw in SIGNS.items()}


# pip cards

LEFT, MIDDLE, RIGHT = 52, 100, 148
ROWS3 = (80, 164, 248)
ROWS4 = (70, 133, 196, 259)
PIPS: dict[str, Sequence[Point]] = {
    "7": [(x, y) for y in ROWS3 for x in (LEFT, RIGHT)] + [(MIDDLE, 112)],
    "8": [(x, y) for y in ROWS3 for x in (LEFT, RIGHT)] + [(MIDDLE, 112), (MIDDLE, 214)],
    "9": [(x, y) for y in ROWS4 for x in (LEFT, RIGHT)] + [(MIDDLE, 164)],
    "X": [(x, y) for y in ROWS4 for x in (LEFT, RIGHT)] + [(MIDDLE, 101), (MIDDLE, 227)],
}


def line(i: Inks, spec: str, w: float, colour: str | None = None) -> str:
    """An open line in a drawn weight."""
    return path(curve(spec, closed=False), "none", colour or i.ink, w)


def harness(rank: str, i: Inks) -> str:
    """What carries the bells: two stitched straps, and cords between them for the bells in the middle."""
    cords = straps = ""
    for x, y in PIPS[rank]:
        if x == MIDDLE:
            spec = f"{LEFT},{y - 46} 76,{y - 28} {MIDDLE},{y - 22} 124,{y - 28} {RIGHT},{y - 46}"
            cords += line(i, spec, 7) + line(i, spec, 3.6, i.red)
    for x in (LEFT, RIGHT):
        straps += path(f"M{x} 22V298", "none", i.ink, 13) + path(f"M{x} 22V298", "none", i.red, 8.6)
        straps += path(f"M{x} 26V296", "none", i.yellow, 1.6, stroke_dasharray="5 5")
        straps += circle(x, 20, 6, i.yellow, i.ink, 2.2) + circle(x, 300, 6, i.yellow, i.ink, 2.2)
    return cords + straps


def bush(suit: str, rank: str, i: Inks) -> str:
    """What carries the other suits: boughs that leaves stand on, and that hearts and acorns hang from."""
    bark = i.brown if suit == "A" else i.green
    rows = sorted({y for x, y in PIPS[rank] if x == LEFT})
    top = rows[0] + (46 if suit == "L" else 6)
    out = path(brush(f"100,302 97,250 103,190 98,140 100,{top}", [9, 6, 5, 4, 3]), bark)
    out += path(brush("74,303 86,296 100,300 114,296 126,303", [1, 4, 5, 4, 1]), bark)
    for y in rows:
        for side, x in ((-1, LEFT), (1, RIGHT)):
            c = [100 + side * k for k in (3, 10, 16, 18, 20, 36)]
            if suit == "L":
                low = min(y + 48, 293)
                bough = f"100,{low} {c[4]},{low - 4} {x + 5},{y + 25}"
            else:
                bough = f"100,{y + 10} {c[2]},{y - 22} {c[5]},{y - 34} {x + 2},{y - 25}"
            out += path(brush(bough, [4.5, 3.6, 2.6]), bark)
            if suit == "H":
                out += path(curve(f"{c[1]},{y - 10} {c[0]},{y - 26} {c[2]},{y - 34} {c[3]},{y - 20}"), i.leaf)
    return out


def pip_card(suit: str, rank: str, i: Inks) -> str:
    """The body of a card from seven to ten."""
    size = {"H": 1, "L": 1.04, "B": 0.98, "A": 1.12}[suit]  # an acorn is slender
    if i is CONTRAST:
        size = size * 0.62 if rank in "78" else min(size, 1.02) * 0.54  # four in a column must not touch
        return "".join(use(suit, at=at, scale=size) for at in PIPS[rank])
    carrier = harness(rank, i) if suit == "B" else bush(suit, rank, i)
    return carrier + "".join(use(suit, at=at, scale=0.52 * size) for at in PIPS[rank])


def border(i: Inks, colour: str) -> str:
    """Two fine lines inside the card's edge."""
    return path("M16 9H184L191 16V304L184 311H16L9 304V16Z", "none", i.ink, 1.6) + path(
        "M18 14H182L186 18V302L182 306H18L14 302V18Z", "none", colour, 3
    )


def ace(suit: str, i: Inks) -> str:
    """The body of an ace: two great signs, stem to stem around one scroll, on a bordered ground."""
    up = suit in "HL"
    tint = {"H": i.red, "L": i.green, "B": i.yellow, "A": i.brown}[suit]
    if i is CONTRAST:
        tint = i.ink if suit == "B" else tint
    leafage = i.red if suit == "B" else i.leaf
    scroll = "100,160 128,158 156,168 176,150 172,128 156,126 152,140 162,144"
    bough = (
        line(i, scroll, 7)
        + line(i, scroll, 3, tint)
        + line(i, "176,150 180,166 172,180", 5)
        + circle(171, 184, 5, tint, i.ink, 2.4)
    )
    if i is PLAIN:
        bough += path(curve("134,162* 134,180 148,198 152,182*"), leafage, i.ink, 2.4)
        bough += path(curve("120,160* 120,146 134,134 140,146*"), leafage, i.ink, 2.4)
        bough += line(i, "136,165 142,176 149,190", 1.4) + line(i, "122,157 128,148 134,141", 1.4)
    sign = group(
        SIGNS[suit](i, 3.6 if i is CONTRAST else 2.6),
        at=(86 if suit in "HB" else 88, 92),
        scale=1.2,
        turn=0 if up else 180,
    )
    stem = line(i, "100,160 94,150 88,142" if suit != "H" else "100,160 90,154 86,144", 6)
    half = bough + stem + sign
    return border(i, tint) + half + group(half, at=(200, 320), turn=180)


def cat(light: str, ground: str) -> str:
    """A sitting cat with a pipe, cut out of one ink, its feet at the origin."""
    body = curve("-24,0 -28,-26 -19,-50 -27,-66 -27,-96* -12,-84 4,-84 20,-96* 20,-66 12,-50 23,-28 24,0")
    return (
        path(brush("16,-5 38,-6 48,-22 40,-38", [12, 12, 10, 4]), light)
        + path(body, light)
        + path(curve("-20,-72 -13,-78 -7,-70 -13,-66"), ground)
        + path(curve("0,-70 6,-78 13,-72 6,-66"), ground)
        + path(curve("-7,-60 0,-60 -3.500,-56"), ground)
        + path("M-3-1V-22M8-1V-22", "none", ground, 2)
        + path(curve("-6,-54 -24,-48 -38,-38", closed=False), "none", ground, 8)
        + path(curve("-6,-54 -24,-48 -40,-38", closed=False), "none", light, 3.6)
        + path(curve("-54,-52* -36,-48* -37,-32 -45,-28 -53,-36"), light)
    )


def back(i: Inks) -> str:
    """The body of the back: two smoking cats, head to foot, on a lattice."""
    ground, light = (i.violet, i.paper) if i is PLAIN else (i.ink, i.white)
    grid = "".join(
        path(f"M{x} -10L{x + 340} 330M{x} 330L{x + 340} -10", "none", light, 1.4) for x in range(-330, 220, 26)
    )
    smoke = path(brush("58,96 50,82 64,66 52,50 66,38 76,48 70,55", [2, 6, 7, 9, 9, 7, 2], steps=4), light)
    half = smoke + group(cat(light, ground), at=(106, 154))
    return (
        rect(0, 0, 200, 320, ground)
        + grid
        + path("M28 60Q28 28 60 28H140Q172 28 172 60V260Q172 292 140 292H60Q28 292 28 260Z", ground, light, 4)
        + half
        + group(half, at=(200, 320), turn=180)
        + f'<rect x="8" y="8" width="184" height="304" rx="8" fill="none" stroke="{ground}" stroke-width="15"/>'
        + f'<rect x="13" y="13" width="174" height="294" rx="6" fill="none" stroke="{light}" stroke-width="2.4"/>'
    )


def face(suit: str, rank: str, i: Inks) -> str:
    """The body of one card."""
    if rank in PIPS:
        return pip_card(suit, rank, i)
    if rank == "A":
        return ace(suit, i)
    return COURTS[suit + rank](Pen(i, suit))


def title(suit: str, rank: str) -> str:
    """A card's English name."""
    name = f"{RANKS[rank]} of {SUITS[suit]}"
    return f"{name}: Hejma" if suit + rank == "LO" else name


def files() -> dict[str, str]:
    """Every file of the deck by its name."""
    out = {}
    for i in (PLAIN, CONTRAST):
        signs = symbols(i)
        for suit in SUITS:
            for rank in RANKS:
                out[f"{i.name}/{suit}{rank}.svg"] = card(title(suit, rank), face(suit, rank, i), i.paper, FRAME, signs)
        out[f"{i.name}/back.svg"] = card("Card back", back(i), i.paper, FRAME, signs)
    return out
