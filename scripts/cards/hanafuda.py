"""The hanafuda deck: 48 cards of twelve months, composed from the plants, the figures and the ribbons."""

from __future__ import annotations

import math
from collections.abc import Callable

from scripts.cards import hanafuda_figures as figure
from scripts.cards import hanafuda_plants as plant
from scripts.cards.hanafuda_plants import shape, simple, stroke
from scripts.cards.ink import (
    STYLES,
    Frame,
    Inks,
    along,
    brush,
    card,
    circle,
    curve,
    group,
    num,
    pair,
    path,
    rect,
    sampled,
    use,
)

GAME = "koikoi"
FRAME = Frame()

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
        "goose": figure.goose(k),
        "cup": figure.cup(k),
        "butterfly": figure.butterfly(k, k.yellow, k.red),
        "butterfly-violet": figure.butterfly(k, k.lilac, k.violet),
    }


def numbers(spec: str) -> list[list[float]]:
    """Read "1,2,3 4,5,6" into lists of numbers."""
    return [[float(n) for n in word.split(",")] for word in spec.split()]


def scatter(name: str, places: str) -> str:
    """The symbol at each place of "x,y,turn,scale …"."""
    return "".join(use(name, at=(x, y), turn=t, scale=s) for x, y, t, s in numbers(places))


def wood(k: Inks, limbs: str) -> str:
    """Brown branches, given as the data of one path."""
    return plant.merged(k, k.brown, limbs, width=0.9)


# --- 1 pine ---------------------------------------------------------------------------------------------------------


def pine_crane(k: Inks) -> str:
    sun = circle(136, 80, 54, k.red)
    bough = brush("200,170 176,166 160,176 150,196", (16, 13, 10, 6)) + brush("6,312 30,296 56,298", (14, 10, 6))
    back = scatter("pine", "172,172,-10,0.95 182,228,12,0.95 34,296,-14,0.95 176,300,6,1")
    return sun + wood(k, bough) + back + figure.crane(k)


def pine_ribbon(k: Inks) -> str:
    bough = brush("200,250 150,240 100,262 40,250 6,262", (18, 15, 12, 10, 8))
    bough += brush("194,110 172,96 158,70", (12, 9, 5))
    back = scatter("pine", "160,84,-8,1 182,142,14,0.9 40,246,-14,1.02 164,236,12,0.95")
    front = scatter("pine", "96,302,-4,1.05 24,306,-18,0.85 172,304,12,0.95")
    return wood(k, bough) + back + use("poem", at=(92, 150), turn=-4) + front


def pine_chaff(k: Inks, first: bool) -> str:
    if first:
        trunk = brush("120,340 132,270 104,220 118,160 92,110 100,60", (30, 26, 22, 18, 13, 7))
        trunk += brush("110,210 70,206 44,222", (13, 10, 6)) + brush("114,150 150,142 168,152", (12, 9, 6))
        return wood(k, trunk) + scatter(
            "pine", "98,84,-4,1.1 160,148,12,1.05 44,216,-14,1.1 166,236,12,1 60,138,-16,0.85 54,304,-8,1 158,312,10,1"
        )
    trunk = brush("210,70 160,84 120,74 84,96 40,96", (24, 20, 15, 12, 7))
    trunk += brush("210,250 160,240 110,256 60,240", (24, 18, 13, 8)) + brush("170,86 160,130 170,160", (12, 9, 7))
    return wood(k, trunk) + scatter(
        "pine",
        "142,66,6,1 52,96,-14,1.1 112,138,4,0.98 170,176,14,1 58,238,-12,1.15 128,248,6,1.1 "
        "36,316,-10,0.9 110,320,4,0.95 176,308,12,0.9",
    )


# --- 2 plum ---------------------------------------------------------------------------------------------------------


def plum_warbler(k: Inks) -> str:
    """The warbler on a plum bough."""
    bough = stroke("212,300 160,268 126,222 70,214 30,190 -6,196", (30, 24, 18, 13, 9, 5), k.ink)
    bough += stroke("150,258 156,200 148,120 154,58", (10, 8, 6, 3), k.ink) + stroke(
        "96,218 72,250 76,300", (9, 7, 3), k.ink
    )
    bough += stroke("152,168 174,140 178,96", (6, 5, 2), k.ink) + stroke("40,194 34,230 20,262", (7, 5, 2), k.ink)
    flowers = scatter(
        "plum", "152,112,10,1.15 176,176,30,1.1 76,276,0,1.2 140,296,20,1.15 32,252,40,1.05 172,258,12,1.2"
    )
    buds = scatter("plum-bud", "154,58,4,1 179,96,14,1")
    return bough + buds + flowers + group(figure.warbler(k), at=(34, 128), scale=1)


def plum_ribbon(k: Inks) -> str:
    """Plum with the red poem ribbon."""
    bough = stroke("-8,300 40,262 60,214 140,196 176,140 164,80 172,20", (26, 20, 16, 13, 10, 7, 3), k.ink)
    bough += stroke("60,220 34,170 30,110 34,70", (9, 7, 5, 2), k.ink) + stroke(
        "96,206 150,252 160,300", (10, 7, 3), k.ink
    )
    back = scatter("plum", "168,76,10,1.2 32,128,24,1.15 170,152,40,1.05")
    front = scatter("plum", "40,228,0,1.2 152,216,16,1.25 92,282,30,1.25 162,284,10,1.1 34,290,50,1.05")
    buds = scatter("plum-bud", "172,24,4,1 34,72,4,1 30,176,-40,0.9")
    return bough + buds + back + use("poem", at=(98, 136), turn=4) + front


def plum_chaff(k: Inks, first: bool) -> str:
    """Plum boughs: one that rises from the left, one that breaks in from the right."""
    if first:
        bough = stroke("20,340 60,280 52,220 96,160 88,90 104,20", (32, 26, 22, 16, 10, 4), k.ink)
        bough += stroke("58,250 116,226 150,180 156,110", (14, 11, 7, 3), k.ink)
        bough += stroke("56,232 26,190 30,120", (10, 7, 3), k.ink) + stroke(
            "112,228 150,250 174,300", (9, 6, 2.5), k.ink
        )
        buds = scatter("plum-bud", "104,24,4,1.05 156,112,4,1.05 30,122,0,1.05 174,300,165,.9")
        flowers = (
            "94,150,0,1.3 152,176,20,1.25 30,186,36,1.15 104,84,10,1.15 118,238,40,1.3 162,270,0,1.2 56,296,12,1.3"
        )
        return bough + buds + scatter("plum", flowers)
    bough = stroke("214,60 150,84 126,140 60,160 34,220 -8,240", (32, 25, 18, 14, 10, 5), k.ink)
    bough += stroke("140,104 108,70 110,22", (11, 8, 3), k.ink) + stroke(
        "72,156 120,196 128,260 122,310", (11, 9, 6, 2.5), k.ink
    )
    bough += stroke("124,216 166,228 182,270", (8, 6, 2.5), k.ink) + stroke("46,196 60,240 50,290", (8, 6, 2.5), k.ink)
    bough += stroke("134,126 170,150 178,190", (8, 6, 2.5), k.ink) + stroke("90,152 50,116 44,84", (8, 6, 2.5), k.ink)
    buds = scatter("plum-bud", "110,24,0,1.05 44,86,-4,1.05 182,272,165,1 178,190,165,.9 50,290,175,1")
    flowers = "160,84,0,1.4 62,158,18,1.35 128,214,44,1.25 36,224,10,1.15 166,152,12,1.05 124,288,0,1.2 100,68,30,1.05"
    return bough + buds + scatter("plum", flowers)


# --- 3 cherry -------------------------------------------------------------------------------------------------------


def cherry_curtain(k: Inks) -> str:
    """Cherry blossom over the striped curtain of a camp."""
    bough = brush("-8,44 50,64 110,52 210,84", (16, 13, 10, 8)) + brush("210,140 160,130 110,150", (12, 9, 4))
    places = (
        "30,62,0,1.15 74,44,20,1.15 120,58,8,1.2 166,46,30,1.15 56,98,40,1.2 102,102,14,1.15 150,98,0,1.25 "
        "22,122,16,1.15 78,144,30,1.2 126,146,8,1.15 176,142,20,1.2 30,168,44,1.1"
    )
    buds = scatter("cherry-bud", "126,146,16,1 166,46,-24,1 176,142,30,.9")
    return wood(k, bough) + figure.curtain(k) + buds + scatter("cherry", places)


def cherry_ribbon(k: Inks) -> str:
    """Cherry with the red poem ribbon."""
    bough = brush("212,40 150,60 90,44 30,70 -8,64", (18, 14, 11, 8, 6))
    bough += brush("-8,290 50,268 110,280 210,256", (14, 12, 10, 8))
    back = scatter("cherry-bud", "36,82,8,1.05 174,104,12,1.05 174,104,-22,1")
    back += scatter("cherry", "160,56,0,1.25 174,104,30,1.15 34,80,12,1.2 126,34,24,1.05")
    front = "34,246,0,1.25 80,282,20,1.25 130,268,36,1.25 174,244,12,1.2 30,298,40,1.2 124,312,4,1.15 174,294,24,1.25"
    return wood(k, bough) + back + use("poem-cherry", at=(98, 148), turn=-3) + scatter("cherry", front)


def cherry_chaff(k: Inks, first: bool) -> str:
    """Cherry boughs: one from below, one from above that lets its petals fall."""
    if first:
        bough = brush("-8,330 60,280 84,220 150,180 164,110 212,60", (24, 20, 16, 13, 10, 6))
        bough += brush("78,236 50,180 56,110", (11, 8, 4))
        flowers = (
            "170,64,24,1.15 156,108,0,1.35 56,116,40,1.25 36,166,10,1.3 92,178,30,1.35 148,184,12,1.35 "
            "106,236,0,1.3 44,228,24,1.2 156,246,40,1.25 58,288,14,1.4 114,296,36,1.25 170,304,4,1.15"
        )
        buds = scatter("cherry-bud", "56,116,150,1.1 56,116,196,1.1 156,108,110,1.1 148,184,-70,1.05")
        return wood(k, bough) + buds + scatter("cherry", flowers)
    bough = brush("212,20 150,40 80,30 30,60", (20, 16, 11, 5)) + brush(
        "130,40 110,100 130,160 100,230", (13, 11, 8, 4)
    )
    bough += brush("118,124 60,140 40,180", (9, 7, 4))
    flowers = (
        "48,62,0,1.25 104,48,20,1.3 160,56,40,1.35 132,102,10,1.25 78,108,30,1.2 178,112,0,1.1 44,156,12,1.3 "
        "104,158,36,1.3 154,158,4,1.35 126,212,24,1.3 72,208,8,1.2"
    )
    buds = scatter("cherry-bud", "44,156,14,1.1 126,212,-10,1.1 126,212,24,1 154,158,-30,1.05")
    petals = scatter(
        "cherry-petal", "36,262,200,.8 84,290,80,.8 170,268,140,.8 176,226,30,.7 128,306,300,.8 30,308,60,.7"
    )
    return wood(k, bough) + buds + scatter("cherry", flowers) + petals


# --- 4 wisteria -----------------------------------------------------------------------------------------------------


def wisteria_cuckoo(k: Inks) -> str:
    """The cuckoo crossing the moon under wisteria."""
    moon = path("M156 116A52 52 0 1 1 96 208A72 72 0 0 0 156 116Z", k.red)
    vine = brush("-8,30 60,18 130,30 210,14", (9, 8, 7, 6))
    hung = scatter("raceme-short", "36,28,0,.72 86,24,0,1 150,26,0,.95")
    leaves = scatter("wisteria-leaf", "62,22,150,.7 118,26,150,.8 118,26,205,.75 10,30,150,.6 184,22,165,.7")
    return moon + wood(k, vine) + leaves + hung + group(figure.cuckoo(k), at=(0, 42))


def wisteria_ribbon(k: Inks) -> str:
    """Wisteria with the plain red ribbon."""
    vine = brush("-8,24 60,34 130,18 210,32", (9, 8, 7, 6))
    back = path("M64 30V204", "none", k.green, k.line * 1.2)
    back += use("raceme", at=(38, 34), scale=1.25) + use("raceme-long", at=(168, 34), scale=1.2)
    leaves = scatter("wisteria-leaf", "70,30,150,.8 130,24,205,.8 104,26,180,.7 196,30,190,.7 6,26,170,.6")
    return wood(k, vine) + back + leaves + use("strip", at=(104, 166), turn=3) + use("raceme-short", at=(64, 206))


def wisteria_chaff(k: Inks, first: bool) -> str:
    """Wisteria in three long racemes, or falling in steps beside feathered leaves."""
    if first:
        vine = brush("-8,30 60,18 130,34 210,20", (10, 9, 8, 7))
        leaves = scatter("wisteria-leaf", "66,24,150,.85 66,24,205,.8 132,28,160,.85 132,28,210,.8 196,24,190,.7")
        hung = scatter("raceme", "38,36,0,1.2 164,34,0,1.25") + use("raceme-long", at=(102, 42), scale=1.25)
        return wood(k, vine) + leaves + hung
    vine = brush("210,26 150,40 100,22 50,44 30,90 40,130", (11, 10, 9, 8, 6, 3))
    leaves = "46,90,190,1 36,118,150,1.05 60,40,215,.8 120,30,185,.95 120,30,150,.9 184,34,190,.8 40,130,190,1.1"
    stalks = path("M88 28V84M40 128Q45 150 44 176", "none", k.green, k.line * 1.4)
    hung = use("raceme-long", at=(150, 44), scale=1.25) + use("raceme", at=(88, 86), scale=1.2)
    hung += use("raceme-short", at=(44, 180), scale=1.15)
    return stalks + wood(k, vine) + scatter("wisteria-leaf", leaves) + hung


# --- 5 iris ---------------------------------------------------------------------------------------------------------


def blades(k: Inks, rows: str) -> str:
    """Sword leaves: foot x, tip x, tip y, bend, width; every second one in the lighter green."""
    return "".join(
        plant.blade(k, (f, 330), (x, y), b, w, (k.green, k.leaf)[i % 2])
        for i, (f, x, y, b, w) in enumerate(numbers(rows))
    )


def stem(k: Inks, spec: str, width: float = 5) -> str:
    """A green stalk with an outline."""
    line = curve(spec, closed=False)
    return path(line, "none", k.ink, width + k.line * 1.4) + path(line, "none", k.leaf, width)


def iris_bridge(k: Inks) -> str:
    """Irises by the bridge of eight planks."""
    leaves = blades(
        k,
        "30,22,130,-6,15 52,66,92,4,14 150,132,96,-6,14 166,182,84,6,15 100,106,120,4,13 "
        "80,84,150,-4,12 130,152,140,6,12",
    )
    stems = stem(k, "120,320 118,200 116,120") + stem(k, "44,320 44,220 42,150") + stem(k, "170,320 166,220 162,170")
    flowers = scatter("iris", "116,96,0,0.92 46,138,-4,0.8 160,168,6,0.72")
    return leaves + stems + scatter("iris-bud", "84,150,0,0.8") + flowers + figure.bridge(k)


def iris_ribbon(k: Inks) -> str:
    """Iris with the plain red ribbon."""
    leaves = blades(
        k, "24,16,150,-4,15 44,40,80,4,15 150,164,70,4,15 180,184,130,6,15 66,58,130,-4,13 132,140,120,4,13"
    )
    stems = stem(k, "158,320 156,220 152,120") + stem(k, "44,320 44,260 40,180")
    front = blades(k, "96,84,214,-4,13 112,122,226,4,13 64,70,236,4,12 146,148,236,4,13")
    return (
        leaves
        + stems
        + use("strip", at=(98, 146), turn=-4)
        + scatter("iris", "152,104,0,0.9 44,192,-6,0.9")
        + front
        + stem(k, "120,330 118,280")
        + scatter("iris", "122,270,4,0.95")
    )


def iris_chaff(k: Inks, first: bool) -> str:
    """Three flowers in a slant, or two great ones with buds above them."""
    if first:
        leaves = (
            "20,16,160,-4,15 46,34,70,-6,17 84,92,120,4,16 116,122,80,4,17 150,176,120,8,17 180,186,170,4,15 "
            "66,62,170,-4,15 132,142,190,4,14"
        )
        stems = stem(k, "78,330 78,200 76,110") + stem(k, "140,330 142,240 148,180") + stem(k, "48,330 46,280 44,230")
        flowers = scatter("iris", "76,84,0,1.05 146,158,4,1.05 50,224,-6,1.02")
        return blades(k, leaves) + stems + flowers
    leaves = (
        "24,26,150,4,17 56,44,96,-6,16 96,104,84,4,17 140,146,60,-4,16 176,186,110,6,17 80,84,190,4,14 "
        "156,168,200,4,14 116,120,170,4,14"
    )
    stems = stem(k, "134,330 134,240 128,150") + stem(k, "66,330 62,290 60,250")
    stems += stem(k, "92,330 78,180 72,106", 4) + stem(k, "168,330 172,180 170,96", 4)
    buds = scatter("iris-bud", "72,104,-4,1.05 170,94,3,.95")
    return blades(k, leaves) + stems + buds + scatter("iris", "126,152,4,1.22 60,246,-6,1.12")


# --- 6 peony --------------------------------------------------------------------------------------------------------


def peony_butterflies(k: Inks) -> str:
    """Two butterflies over a peony."""
    stalk = stem(k, "100,330 96,270 104,220")
    leaves = scatter(
        "peony-leaf",
        "70,290,-50,1.1 140,284,50,1.15 40,250,-80,0.95 168,240,70,0.9 40,316,-60,1 170,318,50,1.1 52,210,-40,0.85",
    )
    return (
        stalk
        + leaves
        + use("peony", at=(106, 218), scale=1.22)
        + use("butterfly", at=(62, 96), turn=-24, scale=1.05)
        + use("butterfly-violet", at=(142, 66), turn=30, scale=0.9)
    )


def peony_ribbon(k: Inks) -> str:
    """Peony with the blue ribbon."""
    leaves = scatter(
        "peony-leaf",
        "60,120,-50,1 152,96,30,1 160,150,80,0.9 44,180,-100,0.9 40,300,-60,1.1 160,300,50,1.1 "
        "60,250,-60,0.9 150,236,60,0.9",
    )
    back = use("peony", at=(150, 92), scale=0.72)
    return (
        stem(k, "100,330 110,200 150,100")
        + leaves
        + back
        + use("blue", at=(92, 146), turn=5)
        + use("peony", at=(106, 262), scale=0.95)
        + use("peony-leaf", at=(34, 272), turn=-70, scale=0.9)
    )


def peony_chaff(k: Inks, first: bool) -> str:
    """One great flower with a bud above, or two flowers one over the other."""
    if first:
        leaves = scatter(
            "peony-leaf",
            "60,130,-60,1.1 140,120,20,1.1 150,140,70,1 40,300,-50,1.2 150,304,50,1.2 96,316,0,1 "
            "30,240,-90,0.9 176,260,80,0.9 60,116,-20,0.9",
        )
        return (
            stem(k, "100,330 100,200 90,90")
            + leaves
            + use("peony", at=(104, 210), scale=1.25)
            + use("peony-side", at=(86, 90), turn=-14, scale=0.95)
        )
    leaves = scatter(
        "peony-leaf",
        "140,190,80,1.1 60,160,-80,1.1 50,110,-60,1 44,290,-60,1.1 160,300,50,1.1 130,240,50,0.9 "
        "70,200,-110,0.9 104,316,0,1 60,84,-30,0.9 40,240,-90,0.9",
    )
    return (
        stem(k, "110,330 100,220 126,110")
        + leaves
        + use("peony", at=(128, 106), scale=0.98)
        + use("peony-side", at=(78, 262), turn=-12, scale=1.3)
    )


# --- 7 bush clover --------------------------------------------------------------------------------------------------


def clover(k: Inks, spec: str, count: int, blooms: int, scale: float = 1) -> str:
    """An arching stem: leaves stand on it, and sprigs of flowers hang from it towards its end."""
    line = sampled(spec, 8)
    out = path(curve(spec, closed=False), "none", k.ink, k.line * 1.7)
    for i in range(blooms):
        where, _ = along(line, 0.5 + 0.44 * i / max(blooms - 1, 1))
        out += use("clover-sprig", at=where, turn=180 + (12 if i % 2 else -12), scale=scale * 0.82)
    for i in range(count):
        where, direction = along(line, 0.3 + 0.7 * i / (count - 1))
        lower, upper = sorted((direction - 52, direction + 52), key=lambda turn: math.cos(math.radians(turn)))
        steep = abs(math.sin(math.radians(direction))) < 0.5  # on a steep stem the leaves take turns
        turn = direction if i == count - 1 else lower if steep and i % 2 else upper
        out += use("clover-leaf", at=where, turn=turn, scale=scale * (1.15 - 0.3 * i / count))
    return out


def clover_boar(k: Inks) -> str:
    """The boar under bush clover."""
    stems = clover(k, "196,340 194,180 152,84 88,50 40,76", 6, 4, 1.1)
    stems += clover(k, "206,280 190,190 140,134 80,124 30,142", 5, 3, 1.05)
    front = clover(k, "-10,336 20,316 58,318", 3, 1, 0.9) + clover(k, "120,340 150,318 186,322", 3, 1, 0.9)
    return stems + group(figure.boar(k), at=(14, 172), scale=1.0) + front


def clover_ribbon(k: Inks) -> str:
    """Bush clover with the plain red ribbon."""
    back = clover(k, "92,340 56,240 34,140 58,52", 6, 4, 1.15) + clover(k, "104,340 152,240 172,140 150,52", 6, 4, 1.15)
    front = clover(k, "86,340 78,280 48,244 12,252", 4, 2, 1.12) + clover(
        k, "110,340 124,286 152,252 190,258", 4, 2, 1.12
    )
    return back + use("strip", at=(102, 148), turn=4) + front


def clover_chaff(k: Inks, first: bool) -> str:
    """Bush clover that bows to the left, or rises as a fountain."""
    if first:
        stems = (
            "192,340 192,190 150,80 84,44 22,76",
            "184,340 174,230 116,152 22,160",
            "174,340 140,276 90,240 18,258",
        )
        return "".join(clover(k, s, 7, 4, 1.22) for s in stems)
    risen = ("96,340 88,200 64,100 14,96", "106,340 122,200 150,92 192,80", "101,340 104,240 108,140 100,50")
    low = ("90,340 78,270 52,206 12,208", "112,340 128,270 152,204 190,196")
    return "".join(clover(k, s, 5, 3, 1.18) for s in risen) + "".join(clover(k, s, 4, 3, 1.12) for s in low)


# --- 8 pampas -------------------------------------------------------------------------------------------------------


def hill(k: Inks, ridge: str, wind: int, plumes: str) -> str:
    """The black hill under its ridge line with grass bent by the wind; plumes: share of the ridge, height, lean."""
    line = sampled(ridge, 10)
    mass = path(curve(line, closed=False) + "L206 334L-6 334Z", k.ink)
    grass = ""
    for i in range(44):
        (x, y), _ = along(line, i / 43)
        high = 16 + 9 * ((i * 7) % 5) / 4
        tip = (x + wind * (7 + (i * 3) % 5 * 2.4), y - high)
        grass += brush([(x, y + 4), (x + wind * 1.5, y - high * 0.55), tip], (4.4, 3, 0.5), 2)
    heads = ""
    for share, height, lean in numbers(plumes):
        (x, y), _ = along(line, share)
        heads += group(plant.plume(k, height, lean), at=(x, y + 6))
    slope = (
        ""
        if simple(k)
        else path(
            "".join(
                f"M{x} {y}q{wind * 2}-9 {wind * 9}-15"
                for x, y in ((30, 290), (64, 310), (96, 284), (130, 306), (164, 288), (182, 312), (46, 262), (146, 264))
            ),
            "none",
            k.grey,
            1.6,
        )
    )
    return heads + mass + path(grass, k.ink) + slope


def pampas_moon(k: Inks) -> str:
    """The full moon in a red sky over the hill."""
    sky = rect(0, 0, 200, 328, k.red) + circle(108, 104, 66, k.white)
    return sky + hill(k, "-6,254 40,220 100,206 160,216 206,244", 1, ".06,60,22 .74,54,22 .83,76,24")


def pampas_geese(k: Inks) -> str:
    """Three geese over the hill."""
    geese = scatter("goose", "10,116,0,.9 94,56,-6,.9 96,184,-4,.84")
    return hill(k, "-6,222 50,250 120,256 206,222", -1, ".24,62,-24 .38,46,-22") + geese


def pampas_chaff(k: Inks, first: bool) -> str:
    """The hill with its top to the left, or to the right."""
    if first:
        return hill(k, "-6,176 40,150 90,160 150,204 206,226", 1, "0.3,76,26 0.44,96,32 0.62,84,30 0.8,62,24")
    return hill(k, "-6,250 50,232 110,176 160,150 206,156", -1, "0.78,90,-34 0.62,70,-28 0.42,92,-34 0.22,64,-26")


# --- 9 chrysanthemum ------------------------------------------------------------------------------------------------


def mum_cup(k: Inks) -> str:
    """The sake cup over chrysanthemums."""
    stems = stem(k, "100,330 96,280 90,240") + stem(k, "150,330 152,290 150,260") + stem(k, "40,330 44,300 44,270")
    leaves = scatter(
        "mum-leaf",
        "70,300,-50,1 124,290,40,1 176,300,30,0.9 20,300,-40,0.9 110,322,10,1 74,246,-62,0.9 128,244,58,0.9",
    )
    flowers = (
        use("mum-yellow", at=(98, 236), scale=1.12)
        + use("mum-red", at=(156, 266), scale=0.95)
        + use("mum-red", at=(42, 272), scale=0.95)
        + use("mum-yellow", at=(104, 306), scale=0.85)
    )
    return stems + leaves + flowers + use("cup", at=(102, 96), scale=1.18)


def mum_ribbon(k: Inks) -> str:
    """Chrysanthemum with the blue ribbon."""
    stems = stem(k, "150,330 160,200 152,90") + stem(k, "60,330 40,240 42,160")
    leaves = scatter(
        "mum-leaf",
        "158,140,60,1 150,190,40,1 46,210,-60,1 30,190,-20,0.9 60,300,-50,1 150,290,50,1 104,320,0,1 176,240,30,0.9",
    )
    return (
        stems
        + leaves
        + use("mum-yellow", at=(152, 86), scale=1.05)
        + use("blue", at=(96, 144), turn=-4)
        + use("mum-red", at=(40, 168), scale=0.95)
        + use("mum-yellow", at=(64, 262), scale=1.1)
        + use("mum-red", at=(142, 252), scale=1.05)
    )


def mum_chaff(k: Inks, first: bool) -> str:
    """Three flowers in a triangle, or two great ones in a slant."""
    if first:
        stems = stem(k, "104,330 100,200 98,90") + stem(k, "100,300 60,240 50,190") + stem(k, "104,310 140,260 150,190")
        leaves = scatter(
            "mum-leaf",
            "100,160,-60,1 102,150,50,1 70,280,-50,1.15 130,284,50,1.15 104,316,0,1.1 30,250,-50,0.9 "
            "176,250,50,0.9 100,226,0,0.9 36,306,-30,1 170,310,30,1",
        )
        return (
            stems
            + leaves
            + use("mum-yellow", at=(100, 88), scale=1.25)
            + use("mum-red", at=(50, 190), scale=1.15)
            + use("mum-yellow", at=(152, 196), scale=1.15)
            + use("mum-side-red", at=(100, 276), scale=0.8)
        )
    stems = stem(k, "90,330 90,200 130,100") + stem(k, "80,330 66,280 60,230") + stem(k, "84,300 40,200 46,120", 4)
    leaves = scatter(
        "mum-leaf",
        "110,160,-70,1.1 120,140,60,1.1 80,200,-100,0.9 110,290,50,1.2 40,310,-40,1.1 "
        "150,316,40,1.1 96,240,60,1 160,200,40,1 40,180,-40,0.9 160,260,60,1",
    )
    return (
        stems
        + leaves
        + use("mum-red", at=(134, 100), scale=1.4)
        + use("mum-yellow", at=(66, 228), scale=1.5)
        + use("mum-side-yellow", at=(46, 112), turn=-20, scale=0.75)
        + use("mum-side-red", at=(150, 276), turn=16, scale=0.85)
    )


# --- 10 maple -------------------------------------------------------------------------------------------------------


def leaves_of(names: str, places: str) -> str:
    """Maple leaves at the places; the letters r, y, g choose each one's ink."""
    ink = {"r": "maple-red", "y": "maple-yellow", "g": "maple-green"}
    return "".join(
        use(ink[c], at=(x, y), turn=t, scale=s) for c, (x, y, t, s) in zip(names, numbers(places), strict=True)
    )


def maple_deer(k: Inks) -> str:
    """The stag that looks away, under maple."""
    bough = brush("212,20 160,34 130,60 126,90", (14, 11, 8, 3)) + brush("160,38 178,90 170,150", (8, 6, 3))
    back = leaves_of(
        "ryrryr", "138,42,200,1.15 96,46,160,1.1 50,52,210,1.05 176,92,150,1.2 160,146,190,1.1 26,112,230,.85"
    )
    front = leaves_of("ryr", "28,304,30,.95 178,292,-40,1 150,314,100,.8")
    return wood(k, bough) + back + group(figure.deer(k), at=(22, 126), scale=1.02) + front


def maple_ribbon(k: Inks) -> str:
    """Maple with the blue ribbon."""
    bough = brush("-8,40 40,60 110,50 212,90", (13, 10, 8, 4)) + brush("212,210 160,230 100,280", (12, 9, 4))
    back = leaves_of("ryrr", "36,70,170,1.15 150,76,190,1.2 172,136,160,1.1 32,140,200,1")
    front = leaves_of(
        "ryrgry", "40,226,20,1.1 84,270,160,1.2 150,240,200,1.25 166,296,150,1 32,294,210,1.1 120,302,190,1"
    )
    return wood(k, bough) + back + use("blue", at=(98, 142), turn=4) + front


def maple_chaff(k: Inks, first: bool) -> str:
    """A bough from the upper right, or one from below with a falling leaf."""
    if first:
        bough = brush("212,60 150,80 110,140 50,160 20,210", (18, 14, 11, 8, 4)) + brush(
            "128,116 150,180 140,250", (10, 8, 3)
        )
        return wood(k, bough) + leaves_of(
            "yrryrgyrry",
            "100,70,170,1.3 160,86,200,1.4 60,120,150,1.25 116,152,190,1.3 40,196,220,1.35 "
            "166,160,160,1.15 90,216,170,1.3 146,230,190,1.4 58,280,150,1.3 136,298,200,1.2",
        )
    bough = brush("20,340 60,270 60,200 110,140 120,70", (20, 16, 13, 9, 4)) + brush(
        "62,230 120,220 170,180", (11, 8, 4)
    )
    return wood(k, bough) + leaves_of(
        "ryrrygyrr",
        "120,70,10,1.4 60,120,-30,1.35 156,128,40,1.25 104,168,0,1.35 36,204,-50,1.3 "
        "166,208,60,1.35 90,242,20,1.3 50,296,-20,1.3 144,288,130,1.25",
    )


# --- 11 willow ------------------------------------------------------------------------------------------------------


def rain(k: Inks) -> str:
    """Slanting rain."""
    return path(
        "".join(
            f"M{x} {y}l-9 34"
            for x, y in ((40, 40), (86, 24), (30, 150), (186, 150), (192, 36), (24, 220), (60, 190), (188, 230))
        ),
        "none",
        k.grey,
        1.4,
    )


def willow_poet(k: Inks) -> str:
    """The poet who learnt patience from a frog."""
    water = path("M-6 262Q40 246 84 268T206 276V330H-6Z", k.blue, k.ink, k.line)
    water += path("M0 284q20-8 40 0t40 4M6 306q20-8 44 0t50 4", "none", k.white, 2)
    bank = shape(k, "66,336* 72,302 110,292 160,296 210,288* 210,336*", k.leaf, 1)
    strands = plant.willow(k, "196,-6 186,60 190,120 182,200", 10, 0.8) + plant.willow(
        k, "30,-6 20,80 26,150 20,216", 11, 0.8
    )
    strands += plant.willow(k, "150,-6 160,14 164,40", 3, 0.7) + plant.willow(k, "60,-6 52,20 54,52", 4, 0.7)
    return rain(k) + strands + water + bank + figure.poet(k) + group(figure.frog(k), at=(28, 278), scale=0.72)


def willow_swallow(k: Inks) -> str:
    """The swallow under willow."""
    strands = "".join(
        plant.willow(k, s, n)
        for s, n in (
            ("200,20 150,16 120,50 110,120", 8),
            ("206,40 170,50 150,110 152,190", 10),
            ("210,90 186,130 184,220 176,300", 11),
            ("150,-6 90,10 60,50 56,110", 8),
        )
    )
    return strands + group(figure.swallow(k), at=(22, 166), scale=1.0)


def willow_ribbon(k: Inks) -> str:
    """Willow with the plain red ribbon."""
    hung = ("60,-6 40,60 44,160 30,270", "146,-6 160,70 156,170 168,280", "20,-6 16,50 20,130", "184,-6 188,80 184,160")
    back = "".join(plant.willow(k, spec, n) for spec, n in zip(hung, (13, 13, 6, 8), strict=True))
    return back + use("strip", at=(98, 164), turn=3) + plant.willow(k, "104,-6 118,40 124,110 116,180", 9)


def willow_storm(k: Inks) -> str:
    """The storm: thunder's drum and claw, lightning and torn willow."""
    torn = plant.willow(k, "210,60 190,120 180,170 150,206", 7, 0.9) + plant.willow(
        k, "210,130 196,180 190,230", 5, 0.9
    )
    return figure.storm(k) + torn + group(figure.drum(k), at=(146, 268), scale=0.95)


# --- 12 paulownia ---------------------------------------------------------------------------------------------------


def paulownia_phoenix(k: Inks) -> str:
    """The phoenix over paulownia."""
    plants = (
        use("spike-short", at=(100, 268), scale=0.9)
        + use("spike-short", at=(44, 280), turn=-12, scale=0.8)
        + use("spike-short", at=(158, 280), turn=12, scale=0.8)
    )
    plants += (
        use("paulownia-leaf", at=(36, 266), turn=24, scale=0.8)
        + use("paulownia-leaf", at=(166, 266), turn=-24, scale=0.8)
        + use("paulownia-leaf", at=(100, 258), scale=0.9)
    )
    return plants + figure.phoenix(k)


def paulownia_chaff(k: Inks, which: int) -> str:
    """Three leaves and three spikes, in three arrangements; the third on a yellow ground."""
    if which == 1:
        spikes = (
            use("spike", at=(100, 206))
            + use("spike-short", at=(46, 214), turn=-9)
            + use("spike-short", at=(156, 214), turn=9)
        )
        leaves = scatter("paulownia-leaf", "40,200,18,1.08 162,200,-18,1.08 100,206,0,1.26")
        return spikes + leaves
    if which == 2:
        spikes = (
            use("spike", at=(66, 190), turn=-5)
            + use("spike-short", at=(128, 214), turn=4)
            + use("spike-short", at=(172, 200), turn=12, scale=0.9)
        )
        leaves = scatter("paulownia-leaf", "176,214,-30,1.0 56,180,16,1.3 132,216,-6,1.2")
        return spikes + leaves
    ground = path("M0 240Q60 226 120 238T206 232V334H0Z", k.yellow, k.ink, k.line)
    spikes = (
        use("spike", at=(138, 180), turn=5)
        + use("spike-short", at=(84, 196), turn=-3)
        + use("spike-short", at=(36, 206), turn=-12, scale=0.9)
    )
    leaves = scatter("paulownia-leaf", "40,198,22,.95 88,196,4,1.1 154,176,-14,1.25")
    return ground + spikes + leaves


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
    "1L": ("crane and sun", pine_crane),
    "1R": (POEM, pine_ribbon),
    "2A": ("warbler", plum_warbler),
    "2R": (POEM, plum_ribbon),
    "3L": ("camp curtain", cherry_curtain),
    "3R": (POEM, cherry_ribbon),
    "4A": ("cuckoo and moon", wisteria_cuckoo),
    "4R": (STRIP, wisteria_ribbon),
    "5A": ("eight-plank bridge", iris_bridge),
    "5R": (STRIP, iris_ribbon),
    "6A": ("butterflies", peony_butterflies),
    "6R": (BLUE, peony_ribbon),
    "7A": ("boar", clover_boar),
    "7R": (STRIP, clover_ribbon),
    "8L": ("full moon", pampas_moon),
    "8A": ("geese", pampas_geese),
    "9A": ("sake cup", mum_cup),
    "9R": (BLUE, mum_ribbon),
    "10A": ("deer", maple_deer),
    "10R": (BLUE, maple_ribbon),
    "11L": ("poet in the rain", willow_poet),
    "11A": ("swallow", willow_swallow),
    "11R": (STRIP, willow_ribbon),
    "11K": ("storm", willow_storm),
    "12L": ("phoenix", paulownia_phoenix),
}
PAIRS = {
    1: pine_chaff,
    2: plum_chaff,
    3: cherry_chaff,
    4: wisteria_chaff,
    5: iris_chaff,
    6: peony_chaff,
    7: clover_chaff,
    8: pampas_chaff,
    9: mum_chaff,
    10: maple_chaff,
}


def cards() -> dict[str, tuple[str, Draw]]:
    """Every card's id, English title and drawing."""
    out = {name: (f"{PLANTS[int(name[:-1]) - 1]}: {what}", draw) for name, (what, draw) in SPECIAL.items()}
    for month, draw in PAIRS.items():
        for i in (1, 2):
            out[f"{month}K{i}"] = (f"{PLANTS[month - 1]}: chaff, {CHAFF[i]}", lambda k, draw=draw, i=i: draw(k, i == 1))
    for i in (1, 2, 3):
        out[f"12K{i}"] = (f"Paulownia: chaff, {CHAFF[i]}", lambda k, i=i: paulownia_chaff(k, i))
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
