"""The hanafuda of the first half of the year, composed card by card: pine, plum, cherry, wisteria, iris, peony."""

from __future__ import annotations

from scripts.cards import hanafuda_figures as figure
from scripts.cards import hanafuda_plants as plant
from scripts.cards.hanafuda_plants import numbers, scatter, stem, stroke, wood
from scripts.cards.ink import Inks, brush, circle, group, path, use

# --- 1 pine ---------------------------------------------------------------------------------------------------------


def pine_crane(k: Inks) -> str:
    """The crane before the rising sun."""
    sun = circle(136, 80, 54, k.red)
    bough = brush("200,170 176,166 160,176 150,196", (16, 13, 10, 6)) + brush("6,312 30,296 56,298", (14, 10, 6))
    back = scatter("pine", "172,172,-10,0.95 182,228,12,0.95 34,296,-14,0.95 176,300,6,1")
    return sun + wood(k, bough) + back + figure.crane(k)


def pine_ribbon(k: Inks) -> str:
    """Pine with the red poem ribbon."""
    bough = brush("200,250 150,240 100,262 40,250 6,262", (18, 15, 12, 10, 8))
    bough += brush("194,110 172,96 158,70", (12, 9, 5))
    back = scatter("pine", "160,84,-8,1 182,142,14,0.9 40,246,-14,1.02 164,236,12,0.95")
    front = scatter("pine", "96,302,-4,1.05 24,306,-18,0.85 172,304,12,0.95")
    return wood(k, bough) + back + use("poem", at=(92, 150), turn=-4) + front


def pine_chaff(k: Inks, first: bool) -> str:
    """A trunk that rises in bends, or boughs that reach in from the right."""
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
    bough += stroke("60,220 34,170 30,110 34,70", (9, 7, 5, 2), k.ink)
    bough += stroke("96,206 150,252 160,300", (10, 7, 3), k.ink) + stroke("50,252 76,270 96,284", (8, 6, 3), k.ink)
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
