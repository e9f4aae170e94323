"""The Yojimbo deck: attack faces by type and height, defence faces of the shipped deck, the Yojimbo card and a back.

An attack face has a frame and a sign in its type's ink, and its height in strokes, three to a column: the columns are
its points. A defence face has the four types' signs down its left edge, each with as many strokes as it is worth there.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from . import throws
from .courts import Pen, face, hand
from .ink import PLAIN, Frame, Point, brush, card, circle, curve, group, path, polar, rect

GAME = "yojimbo"
DECK = Path(__file__).resolve().parents[2] / "src" / "fuda" / "games" / "yojimbo" / "deck.json"
TYPES = {"grab": "#6d9a3f", "strike": PLAIN.red, "kick": "#4f7fc2", "dagger": PLAIN.violet}
TINTS = {"grab": "#d3dfb4", "strike": "#f6c3b2", "kick": "#c3d6ee", "dagger": "#d3c2e0"}
HEIGHTS = range(1, 8)
# A technique and its pin share a ground; none of the grounds is the ink of a type.
GROUNDS = {
    "ikkyo": "#f4b9a4",
    "iriminage": "#f5cf62",
    "kokyunage": "#c9b6dc",
    "kotegaeshi": "#bfd3a0",
    "shihonage": "#a9c8de",
    "tenchinage": "#dcc59a",
}
I = PLAIN  # noqa: E741


# signs


def badge(kind: str, live: bool = True) -> str:
    """A type's sign about the origin: a hand on a disc, a fist on a lozenge, a foot on a tile, a blade on a wedge."""
    ink, light = (TYPES[kind], I.white) if live else ("#e3d9c2", "#f6efdd")
    if kind == "grab":
        fingers = "".join(
            path(brush([(x, 1), (x * 1.35, -8 + abs(x) * 0.3)], [3, 2.8]), light) for x in (-4, -1.3, 1.4, 4.1)
        )
        glyph = fingers + path(curve("-6,0 0,-2 6,0 5,6 0,8 -4,6"), light) + path(brush("-4,5 -8,1", [3.4, 2.6]), light)
        return circle(0, 0, 12, ink) + glyph
    if kind == "strike":
        knuckles = "".join(path(f"M{x}-6V0", "none", ink, 1.1) for x in (-2.8, 0, 2.8))
        fist = path(curve("-6,-5 -3,-7 3,-7 6,-5 6,4 3,7 -4,7 -6.500,3"), light) + knuckles
        return path("M0-15L14 0L0 15L-14 0Z", ink) + fist + path("M-6.500 1.500H2", "none", ink, 1.4)
    if kind == "kick":
        foot = curve("-5,-9* 1,-9* 1.500,1 8,4 9,8* -5,8* -6,4 -4.500,-1")
        return rect(-11.5, -11.5, 23, 23, ink, 3) + path(foot, light)
    blade = path(curve("-2.200,-1* 2.200,-1* 2.200,5 0,11* -2.200,5"), light)
    return path("M-13-11H13L0 15Z", ink) + group(
        blade + path("M-4.500-1.500H4.500", "none", light, 1.8) + path("M0-2V-7", "none", light, 2.6), scale=0.95
    )


def stroke(x: float, y: float, length: float, weight: float, turn: float = 0) -> str:
    """One stroke of a loaded brush."""
    h, w = length / 2, weight / 2
    drawn = path(
        curve(f"{-h},{-w * 0.4} {-h * 0.7},{-w} 0,{-w * 0.8} {h},{-w * 0.2}* {h * 0.4},{w * 0.8} {-h * 0.7},{w}"), I.ink
    )
    return group(drawn, at=(x, y), turn=turn)


def tally(height: int) -> str:
    """An attack's height in the top left corner: strokes, three to a column."""
    return "".join(stroke(37 + k // 3 * 37, 33 + k % 3 * 22, 32, 14, -4) for k in range(height))


def values(worth: dict[str, int]) -> str:
    """What a defence is worth against each type, down the left edge; a pale sign where it is worth nothing."""
    out = ""
    for row, kind in enumerate(TYPES):
        y = 25 + row * 31.5
        out += group(badge(kind, worth[kind] > 0), at=(24, y), scale=1.2)
        out += "".join(stroke(51 + 16 * k, y, 26, 11.5, 80) for k in range(worth[kind]))
    return out


# seals: what a technique or a special card is called, in one mark


def mark(name: str, ink: str, w: float = 4) -> str:
    """The mark of a technique or a special card about the origin, 26 wide."""
    line = lambda spec, k=1.0: path(curve(spec, closed=False), "none", ink, w * k)  # noqa: E731
    if name == "ikkyo":  # one
        return path(curve("-14,-1 -11,-6 2,-3 14,-3* 9,4 -10,6"), ink)
    if name == "iriminage":  # into the gap
        return path("M-13-9L3 0L-13 9Z", ink) + line("5,-12 12,-6 12,6 5,12", 0.9)
    if name == "kokyunage":  # breath
        return line("-12,6 -6,-8 6,-9 10,2 2,8 -3,2 2,-2")
    if name == "kotegaeshi":  # a folded wrist
        return path("M4-12L-11 0L4 12", "none", ink, w * 1.2) + path("M4 0L10-6L16 0L10 6Z", ink)
    if name == "shihonage":  # four directions
        return "".join(group(path("M0-14L5-7.500L0-1.500L-5-7.500Z", ink), turn=a) for a in (0, 90, 180, 270))
    if name == "tenchinage":  # heaven and earth
        return (
            path("M0-14L8-3H-8Z", ink) + path("M0 14L8 3H-8Z", ink) + path("M-13 0H-10M10 0H13", "none", ink, w * 0.8)
        )
    if name == "irimi":  # straight in
        return path("M2-10L14 0L2 10Z", ink) + path("M-13 0H4", "none", ink, w * 1.3)
    if name == "tenkan":  # half round
        return line("-11,8 -11,-4 0,-11 11,-4 11,3") + path("M4 2L11 12L18 2Z", ink)
    if name == "kaiten":  # all the way round
        return line("3,-10 10,-4 10,6 2,11 -7,9 -11,1 -8,-7") + path("M-13-5L-1-13L-2 0Z", ink)
    return circle(-5, 0, 7.5, "none", ink, w * 0.9) + circle(5, 0, 7.5, "none", ink, w * 0.9)


def seal(name: str, x: float = 168, y: float = 34, size: float = 1) -> str:
    """A red seal with the mark cut out of it."""
    stamp = path(curve("-19,-20 0,-21 20,-19 21,0 19,20 0,20 -20,21 -21,0"), I.red)
    return group(stamp, mark(name, I.paper), at=(x, y), scale=size)


def pin(name: str) -> str:
    """The sign of an Osae: the technique's mark pressed under a bar."""
    stamp = path(curve("-19,-20 0,-21 20,-19 21,0 19,20 0,20 -20,21 -21,0"), I.ink)
    return group(stamp, mark(name, I.paper), at=(168, 34)) + path(
        curve("147,62 151,59 170,61 190,60* 184,67 150,68"), I.red
    )


# faces


def mat(ground: str) -> str:
    """A great disc behind the figures and the mat under them."""
    return circle(100, 212, 114, ground) + rect(0, 301, 200, 20, "#d9c48d") + path("M0 301H200", "none", I.ink, 2.4)


def mini(x: float, y: float, turn: float = 0, frame: str = I.ink) -> str:
    """A small card."""
    drawn = (
        f'<rect x="-8" y="-12" width="16" height="24" rx="2.500" fill="{I.white}" stroke="{frame}" stroke-width="3"/>'
    )
    return group(drawn, at=(x, y), turn=turn)


def power(name: str) -> str:
    """What an Osae brings its winner: this attack and the next, two cards with Yojimbo, or five from the pile."""
    if name == "ikkyo":
        arrow = path("M44 28H54", "none", I.ink, 3) + path("M52 22L61 28L52 34Z", I.ink)
        return mini(28, 28, 0, I.red) + arrow + mini(76, 28, 0, I.red)
    if name == "kotegaeshi":
        return mini(56, 42, 0, I.red) + mini(76, 42, 0, I.red) + group(hat(), at=(30, 30), scale=0.42)
    return "".join(mini(32 + 11 * k, 36 + abs(k - 2) * 1.5, -16 + 8 * k) for k in range(5))


def hat() -> str:
    """A straw hat, seen a little from below; about 90 wide."""
    rays = "".join(
        path(f"M{x * 0.1} -26L{x} {8 - abs(x) * 0.16}", "none", I.brown, 1.6) for x in (-34, -20, -7, 7, 20, 34)
    )
    return path(curve("0,-30 6,-28 46,2* 24,11 0,14 -24,11 -46,2* -6,-28"), I.yellow, I.ink, 2.6) + rays


def sweep(spec: str, widths: list[float], ink: str) -> str:
    """A dry brush stroke that tells a movement."""
    return path(brush(spec, widths, steps=5), ink)


def rings() -> str:
    """Two rings, linked: the first lies under the second on one side and over it on the other."""

    def over(start: float, end: float, ink: str, width: float) -> str:
        a, b = polar(start, 54, (67, 206)), polar(end, 54, (67, 206))
        d = f"M{a[0]:.1f} {a[1]:.1f}A54 54 0 0 1 {b[0]:.1f} {b[1]:.1f}"
        return path(d, "none", ink, width, stroke_linecap="butt")

    return (
        circle(67, 206, 54, "none", I.ink, 18)
        + circle(133, 206, 54, "none", I.paper, 26)
        + circle(133, 206, 54, "none", I.red, 18)
        + over(22, 54, I.paper, 26)
        + over(8, 70, I.ink, 18)
    )


def scene(name: str) -> str:
    """The two figures of a technique, clear of the corner."""
    return group(getattr(throws, name)(), at=(5, 14.5), scale=0.95)


def defence(entry: dict) -> str:
    """The body of a defence face."""
    name = entry["id"]
    corner = values(entry["values"]) if entry["values"] else ""
    if entry["kind"] == "technique":
        return mat(GROUNDS[name]) + scene(name) + corner + seal(name)
    if entry["kind"] == "osae":
        of = entry["osae_of"]
        return mat(GROUNDS[of]) + scene(name) + power(of) + pin(of)
    floor = mat("#ece0c4")
    if name == "irimi":
        rush = sweep("4,186 60,176 120,178 166,180", [2, 16, 20, 12], I.red) + path("M160 160L196 181L160 202Z", I.red)
        return floor + rush + scene("irimi") + corner + seal(name)
    if name == "tenkan":
        turn = sweep("150,150 176,200 150,262 96,280 42,262 26,214 40,170", [4, 16, 20, 20, 20, 16, 10], I.red)
        return (
            floor
            + turn
            + path("M24 180L40 148L60 178Z", I.red)
            + throws.tenkan()
            + seal(name)
            + group(mark(name, I.ink, 5), at=(36, 40), scale=1.5)
        )
    if name == "kaiten":
        ring = [polar(20 + 320 * k / 20, 86, (102, 218)) for k in range(21)]
        return (
            floor
            + sweep_ring(ring)
            + group(throws.kaiten(), at=(-4, -4))
            + seal(name)
            + group(mark(name, I.ink, 5), at=(36, 40), scale=1.5)
        )
    return floor + rings() + seal(name) + group(mark(name, I.ink, 5), at=(38, 40), scale=1.7)


def sweep_ring(ring: list[Point]) -> str:
    """The ring of a full turn, open at the top, with its head."""
    return path(brush(ring, [4, 14, 18, 16, 20, 16, 10], steps=2), I.red) + path("M54 132L84 124L78 156Z", I.red)


def attack(kind: str, height: int) -> str:
    """The body of an attack face; a pale disc shows where it lands."""
    x, y = throws.target(kind, height)
    place: dict[str, Any] = {"scale": 1.0}
    if height <= 3 and kind != "grab":  # a low attack leaves the room for a larger figure
        place = {"at": ({"strike": -13, "kick": -21, "dagger": 1}[kind], -39), "scale": 1.13}
    figure = throws.swing(kind, height, TINTS[kind]) + throws.attack(kind, height, TYPES[kind])
    return (
        group(circle(x, y, 46, TINTS[kind]), **place)
        + rect(0, 299, 200, 30, TYPES[kind])
        + path("M0 299H200", "none", I.ink, 2.4)
        + group(figure, **place)
        + tally(height)
        + group(badge(kind), at=(164, 40), scale=1.6)
    )


HILT = ((54, 179), (63, 183), (72, 187))


def bodyguard() -> str:
    """The body of the Yojimbo card: a guard under a straw hat; the corner says one more against every type."""
    p = Pen(I, "H")
    signs = values(dict.fromkeys(TYPES, 1))
    jaw = p.line("-7,14 -5,18", 0.6) + p.line("-1,17 0,20", 0.6) + p.line("9,17 8,20", 0.6)
    figure = (
        p.limb("180,248 110,204", [8, 9], "red")
        + p.shape("84,208 66,250 54,296 96,298* 104,250* 110,298* 152,296 140,250 124,208", "violet")
        + "".join(
            p.line(s, 0.6, "paper")
            for s in (
                "86,222 74,260 70,292",
                "94,226 86,262 84,294",
                "122,222 134,260 138,292",
                "114,226 122,262 124,294",
            )
        )
        + p.shape("56,298 90,296 92,304 52,304", "white")
        + p.shape("116,298 150,296 154,304 114,304", "white")
        + p.shape("92,118* 66,126 58,170 54,238 84,246* 98,214* 96,170 102,140*", "ink")
        + p.shape("116,118* 142,126 150,170 154,238 124,246* 110,214* 112,170 106,140*", "ink")
        + p.shape("92,116* 116,116* 114,150 112,206 96,206 94,150", "white")
        + p.line("92,118 104,148 100,204", 0.9)
        + p.line("116,118 104,148", 0.9)
        + p.shape("90,196* 118,196* 120,210* 88,210*", "red")
        + p.dot(85, 148, 5, "paper")
        + p.dot(123, 148, 5, "paper")
        + p.line("104,246 104,290", 0.5)
        + face(p, (104, 96), flip=True, after=jaw + p.line("-14,2 -9,18 2,24", 1, "red"), brow="ink")
        + group(hat(), at=(104, 76), turn=-3, scale=1.25)
        # the arm at rest, the hilt, and the hand on it
        + hand(p, 58, 232, turn=100, flip=True)
        + path(brush("72,130 52,176 58,214", [26, 32, 38]), I.ink, I.paper, 2)
        + p.limb("46,176 104,203", [9, 9], "white")
        + "".join(
            p.shape(f"{x},{y - 3}* {x + 4},{y + 1.5}* {x},{y + 6}* {x - 4},{y + 1.5}*", "ink", 0.2) for x, y in HILT
        )
        + p.shape("98,189* 107,192* 99,213* 90,210*", "yellow")
        + path(brush("136,130 158,172 118,200", [26, 34, 30]), I.ink, I.paper, 2)
        + hand(p, 90, 196, turn=200)
    )
    return (
        circle(118, 152, 78, I.red)
        + rect(0, 301, 200, 20, "#d9c48d")
        + path("M0 301H200", "none", I.ink, 2.4)
        + group(figure, at=(14, 0))
        + signs
    )


def back() -> str:
    """The body of the back: a hemp-leaf lattice, and three commas turning on a red disc."""
    comma = path(curve("2,-4 -12,-8 -14,-24 0,-38 20,-34 34,-14 18,-26 8,-24 9,-12"), I.paper)
    lines = ""
    side = 34.0
    rise = side * 0.866
    for row in range(-1, 12):
        for col in range(-1, 8):
            x, y = col * side + (side / 2 if row % 2 else 0), row * rise
            for up in (1, -1):
                a, b, c = (x, y), (x + side, y), (x + side / 2, y + up * rise)
                m = ((a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3)
                lines += "".join(f"M{v[0]:.0f} {v[1]:.0f}L{m[0]:.0f} {m[1]:.0f}" for v in (a, b, c))
            lines += f"M{x:.0f} {y:.0f}h{side:.0f}M{x:.0f} {y:.0f}l{side / 2:.0f} {rise:.0f}"
            lines += f"M{x + side:.0f} {y:.0f}l{-side / 2:.0f} {rise:.0f}"
    return (
        rect(0, 0, 200, 320, I.ink)
        + path(lines, "none", "#b9ad93", 1.3)
        + circle(100, 160, 50, I.red, I.paper, 5)
        + "".join(group(comma, at=(100, 160), turn=a) for a in (0, 120, 240))
        + '<rect x="5" y="5" width="190" height="310" rx="9" fill="none" stroke="#1d1b1a" stroke-width="9"/>'
        + '<rect x="9" y="9" width="182" height="302" rx="7" fill="none" stroke="#f6efdd" stroke-width="3.5"/>'
    )


def files() -> dict[str, str]:
    """Every file of the deck by its name."""
    deck = json.loads(DECK.read_text("utf-8"))
    plain = Frame(200, 320, 12, 2)
    out = {}
    for kind, ink in TYPES.items():
        frame = Frame(200, 320, 12, 9, ink)
        for height in HEIGHTS:
            points = "1 point" if height <= 3 else "2 points" if height <= 6 else "3 points"
            title = f"Attack: {kind} {height}, {points}"
            out[f"plain/attack-{kind}-{height}.svg"] = card(title, attack(kind, height), I.paper, frame)
    for entry in deck["defence_faces"]:
        out[f"plain/defence-{entry['id']}.svg"] = card(f"Defence: {entry['name']}", defence(entry), I.paper, plain)
    out["plain/yojimbo.svg"] = card("Yojimbo", bodyguard(), I.paper, plain)
    out["plain/back.svg"] = card("Card back", back(), I.ink, plain)
    return out
