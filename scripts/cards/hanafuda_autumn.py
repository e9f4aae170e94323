"""The hanafuda of the second half: bush clover, pampas, chrysanthemum, maple, willow, paulownia."""

from __future__ import annotations

import math

from scripts.cards import hanafuda_figures as figure
from scripts.cards import hanafuda_plants as plant
from scripts.cards.hanafuda_plants import numbers, scatter, shape, simple, stem, wood
from scripts.cards.ink import Inks, along, brush, circle, curve, group, path, rect, sampled, use

# 7 bush clover


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
    """Bush clover that bows over the plain red ribbon."""
    back = clover(k, "196,340 196,190 160,84 100,44 48,66", 7, 4, 1.18)
    back += clover(k, "190,340 184,240 166,180 146,140", 5, 2, 1.1)
    front = clover(k, "186,340 160,270 110,236 24,256", 6, 4, 1.14) + clover(
        k, "150,340 120,306 76,300 30,316", 4, 2, 1
    )
    return back + use("strip-back", at=(88, 182), turn=-10) + front


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


# 8 pampas


def hill(k: Inks, ridge: str, wind: int, plumes: str, tone: str | None = None) -> str:
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
        heads += group(plant.plume(k, height, lean, tone or k.yellow), at=(x, y + 6))
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
    return sky + hill(k, "-6,254 40,220 100,206 160,216 206,244", 1, ".05,84,20 .16,62,18 .76,72,18", k.white)


def pampas_geese(k: Inks) -> str:
    """Three geese over the hill."""
    geese = scatter("goose", "12,114,0,.86 98,56,-6,.86 92,172,-4,.88")
    return hill(k, "-6,214 40,232 110,256 206,262", -1, ".3,56,-18 .44,70,-22") + geese


def pampas_chaff(k: Inks, first: bool) -> str:
    """The hill with its top to the left, or to the right."""
    if first:
        return hill(k, "-6,176 40,150 90,160 150,204 206,226", 1, "0.3,76,26 0.44,96,32 0.62,84,30 0.8,62,24")
    return hill(k, "-6,250 50,232 110,176 160,150 206,156", -1, "0.78,90,-34 0.62,70,-28 0.42,92,-34 0.22,64,-26")


# 9 chrysanthemum


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
    """Chrysanthemum under the blue ribbon that is laid across it."""
    stems = stem(k, "150,330 160,260 156,180") + stem(k, "60,330 46,260 44,200") + stem(k, "100,330 100,290 98,250")
    leaves = scatter(
        "mum-leaf",
        "166,220,60,1 140,226,-20,1 30,250,-60,1 70,220,40,.9 50,306,-50,1.1 152,302,50,1.1 104,322,0,1 178,290,30,.9",
    )
    return (
        stems
        + leaves
        + use("mum-red", at=(150, 190), scale=1.15)
        + use("blue-wave", at=(104, 120), turn=34)
        + use("mum-yellow", at=(44, 214), scale=1.15)
        + use("mum-yellow", at=(156, 262), scale=0.95)
        + use("mum-red", at=(98, 268), scale=1.15)
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


# 10 maple


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
    """Maple with the blue ribbon hung from its bough on the right."""
    bough = brush("212,30 150,42 90,34 50,62 30,110", (18, 14, 11, 8, 4)) + brush("70,46 84,110 60,190", (9, 7, 3))
    bough += brush("-8,300 50,286 90,262", (14, 10, 4))
    back = leaves_of("yrrr", "176,84,150,1.2 96,62,200,1.15 176,190,170,1.1 176,140,190,.9")
    front = leaves_of(
        "ryrygry",
        "46,112,210,1.2 78,140,160,1.2 44,186,190,1.2 72,242,30,1.15 160,282,130,1.15 34,292,-10,1.2 104,298,200,1.2",
    )
    return wood(k, bough) + back + use("blue", at=(130, 140), turn=2) + front


def maple_chaff(k: Inks, first: bool) -> str:
    """A bough that runs through the card, or one above from which leaves fall."""
    if first:
        bough = brush("212,60 150,80 110,140 50,160 20,210", (18, 14, 11, 8, 4)) + brush(
            "128,116 150,180 140,250", (10, 8, 3)
        )
        return wood(k, bough) + leaves_of(
            "yrryrgyrry",
            "100,70,170,1.3 160,86,200,1.4 60,120,150,1.25 116,152,190,1.3 40,196,220,1.35 "
            "166,160,160,1.15 90,216,170,1.3 146,230,190,1.4 58,280,150,1.3 136,298,200,1.2",
        )
    bough = brush("212,24 150,46 104,44 64,76", (20, 16, 11, 5)) + brush("134,46 142,100 124,150", (11, 8, 3))
    return wood(k, bough) + leaves_of(
        "ryrrygyrry",
        "170,58,160,1.35 112,54,200,1.3 64,84,220,1.25 150,112,170,1.3 96,112,150,1.2 "
        "176,158,190,1.05 124,166,200,1.35 52,176,110,1.15 164,248,60,1.2 84,274,250,1.3",
    )


# 11 willow


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
        k, "74,-6 36,56 24,130 20,216", 11, 0.8
    )
    strands += plant.willow(k, "150,-6 160,14 164,40", 3, 0.7) + plant.willow(k, "118,-6 88,14 76,44", 4, 0.7)
    return rain(k) + strands + water + bank + figure.poet(k) + group(figure.frog(k), at=(28, 278), scale=0.72)


def willow_swallow(k: Inks) -> str:
    """The swallow under willow."""
    strands = "".join(
        plant.willow(k, s, n)
        for s, n in (
            ("200,20 150,16 120,50 110,120", 8),
            ("206,40 170,50 150,110 152,190", 10),
            ("210,90 186,130 184,220 176,300", 11),
            ("150,-6 104,10 70,52 60,116", 8),
        )
    )
    return strands + group(figure.swallow(k), at=(22, 166), scale=1.0)


def willow_ribbon(k: Inks) -> str:
    """Willow blown to the left, with the plain red ribbon in the same wind."""
    hung = (
        "132,-6 118,60 74,130 24,176",
        "196,-6 190,80 174,170 128,262",
        "84,-6 72,40 40,84 12,104",
        "208,90 200,170 180,240 150,306",
    )
    back = "".join(plant.willow(k, spec, n) for spec, n in zip(hung, (11, 15, 6, 11), strict=True))
    return back + use("strip-wave", at=(84, 190), turn=16) + plant.willow(k, "166,-6 158,60 132,140 80,214", 13)


def willow_storm(k: Inks) -> str:
    """The storm: thunder's claw and drum, lightning, and willow torn by the wind."""
    torn = plant.willow(k, "208,70 192,120 190,180 176,250", 9, 0.95)
    return figure.storm(k) + torn + group(figure.drum(k), at=(40, 288), scale=0.86)


# 12 paulownia


def paulownia_phoenix(k: Inks) -> str:
    """The phoenix over paulownia."""
    spikes = (
        use("spike", at=(44, 276), turn=-5, scale=0.72)
        + use("spike-short", at=(92, 280), turn=3, scale=0.8)
        + use("spike-short", at=(150, 284), turn=8, scale=0.8)
    )
    leaves = scatter("paulownia-leaf", "34,258,16,.95 168,262,-18,.95 102,262,0,1.06")
    return spikes + group(figure.phoenix(k), at=(6, -2), scale=0.95) + leaves


def paulownia_chaff(k: Inks, which: int) -> str:
    """Three leaves and three spikes, in three arrangements; the third on a yellow ground."""
    if which == 1:
        spikes = (
            use("spike", at=(100, 212), scale=0.96)
            + use("spike-short", at=(46, 214), turn=-9)
            + use("spike-short", at=(156, 214), turn=9)
        )
        leaves = scatter("paulownia-leaf", "40,200,18,1.08 162,200,-18,1.08 100,206,0,1.26")
        return spikes + leaves
    if which == 2:
        spikes = use("spike", at=(132, 190), turn=7, scale=0.94) + use("spike", at=(70, 240), turn=-7, scale=0.9)
        leaves = scatter("paulownia-leaf", "46,226,14,1.2 166,156,-12,1 138,206,-20,1.3")
        return spikes + leaves
    ground = path("M0 240Q60 226 120 238T206 232V334H0Z", k.yellow, k.ink, k.line)
    spikes = (
        use("spike", at=(138, 200), turn=5, scale=0.94)
        + use("spike-short", at=(84, 196), turn=-3)
        + use("spike-short", at=(36, 206), turn=-12, scale=0.9)
    )
    leaves = scatter("paulownia-leaf", "40,198,22,.95 88,196,4,1.1 154,176,-14,1.25")
    return ground + spikes + leaves
