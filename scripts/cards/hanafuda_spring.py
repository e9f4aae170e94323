"""The hanafuda of the first half of the year, composed card by card: pine, plum, cherry, wisteria, iris, peony."""

from __future__ import annotations

from scripts.cards import hanafuda_figures as figure
from scripts.cards import hanafuda_plants as plant
from scripts.cards.hanafuda_plants import numbers, scatter, stem, stroke, wood
from scripts.cards.ink import Inks, brush, circle, group, path, use

# 1 pine


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


# 2 plum


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
    """Plum that climbs on the left, with the red poem ribbon on the right."""
    bough = stroke("-8,312 34,270 36,214 62,160 48,104 70,46", (28, 22, 17, 13, 9, 4), k.ink)
    bough += stroke("36,238 96,236 150,262 186,300", (13, 11, 8, 4), k.ink)
    bough += stroke("58,150 92,120 160,60 182,26", (10, 8, 6, 3), k.ink) + stroke(
        "44,222 26,204 22,180", (8, 6, 3), k.ink
    )
    back = scatter("plum", "50,102,10,1.15 174,62,24,1.1 62,158,40,1.3 24,186,20,1.1")
    front = scatter("plum", "36,240,0,1.3 92,272,30,1.3 146,256,10,1.25 174,300,50,1.1 40,300,24,1.1")
    buds = scatter("plum-bud", "70,48,6,1 183,26,14,1 122,306,170,.9")
    bough += stroke("94,240 118,276 122,304", (7, 5, 2.5), k.ink)
    return bough + buds + back + use("poem", at=(120, 138), turn=7) + front


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


# 3 cherry


def cherry_curtain(k: Inks) -> str:
    """Cherry blossom over the striped curtain of a camp."""
    bough = brush("210,30 150,54 100,60 40,98", (18, 14, 11, 6)) + brush("210,140 160,130 90,146", (13, 10, 4))
    places = (
        "86,50,20,1.15 130,40,8,1.2 174,52,30,1.2 60,92,40,1.2 108,92,14,1.2 154,98,0,1.25 "
        "26,126,16,1.15 80,142,30,1.25 128,146,8,1.2 176,146,20,1.2 32,172,44,1.1"
    )
    buds = scatter("cherry-bud", "128,146,16,1 60,92,70,1 176,146,30,.9")
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


# 4 wisteria


def wisteria_cuckoo(k: Inks) -> str:
    """The cuckoo crossing the moon under wisteria."""
    moon = path("M156 116A52 52 0 1 1 96 208A72 72 0 0 0 156 116Z", k.red)
    vine = brush("-8,74 40,62 90,34 140,26 210,12", (8, 8, 8, 7, 6))
    hung = scatter("raceme-short", "42,68,0,.66 94,34,0,1 152,28,0,.95")
    leaves = scatter("wisteria-leaf", "66,48,160,.7 122,28,155,.8 122,28,205,.75 14,72,160,.6 186,20,165,.7")
    return moon + wood(k, vine) + leaves + hung + group(figure.cuckoo(k), at=(0, 42))


def wisteria_ribbon(k: Inks) -> str:
    """Wisteria that falls in steps to the left, with the plain red ribbon before it."""
    vine = brush("-8,92 30,74 84,40 140,24 210,30", (7, 8, 9, 8, 7))
    back = use("raceme", at=(36, 78), scale=1.1) + use("raceme-long", at=(164, 34), scale=1.28)
    leaves = scatter("wisteria-leaf", "66,52,165,.85 132,28,200,.85 108,32,170,.8 196,32,190,.7 10,84,170,.7")
    front = path("M92 38V60", "none", k.green, k.line * 1.4) + use("raceme-short", at=(90, 60), scale=1.1)
    return wood(k, vine) + back + leaves + use("strip-wave", at=(92, 202), turn=9) + front


def wisteria_chaff(k: Inks, first: bool) -> str:
    """Wisteria in three long racemes, or falling in steps beside feathered leaves."""
    if first:
        vine = brush("-8,88 34,66 80,40 140,30 210,18", (8, 9, 10, 9, 8))
        leaves = scatter(
            "wisteria-leaf", "66,48,165,.85 66,48,205,.7 134,32,160,.85 134,32,210,.8 196,24,190,.7 8,84,170,.7"
        )
        hung = scatter("raceme", "38,72,0,1.15 164,34,0,1.25") + use("raceme-long", at=(102, 44), scale=1.25)
        return wood(k, vine) + leaves + hung
    vine = brush("210,26 150,40 100,26 62,54 40,98 44,134", (11, 10, 9, 8, 6, 3))
    leaves = "50,96,190,1 38,122,150,1.05 120,30,185,.95 120,30,150,.9 184,34,190,.8 42,130,190,1.1"
    stalks = path("M92 30V84M42 128Q45 150 44 176", "none", k.green, k.line * 1.4)
    hung = use("raceme-long", at=(150, 44), scale=1.25) + use("raceme", at=(92, 86), scale=1.2)
    hung += use("raceme-short", at=(44, 180), scale=1.15)
    return stalks + wood(k, vine) + scatter("wisteria-leaf", leaves) + hung


# 5 iris


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
        "30,22,110,-6,15 52,66,82,4,14 150,132,80,-6,14 166,182,74,6,15 100,106,100,4,13 "
        "80,84,130,-4,12 130,152,124,6,12",
    )
    stems = stem(k, "120,300 118,180 114,100") + stem(k, "44,300 44,200 42,130") + stem(k, "170,300 166,200 162,150")
    flowers = scatter("iris", "114,80,0,0.92 46,124,-4,0.8 158,148,6,0.76")
    return leaves + stems + scatter("iris-bud", "84,132,0,0.8") + flowers + figure.bridge(k)


def iris_ribbon(k: Inks) -> str:
    """Iris with the plain red ribbon blown slantwise behind the tall flower."""
    leaves = blades(
        k, "20,14,190,-4,15 40,30,150,-4,15 150,164,96,4,15 182,186,120,6,15 66,60,180,-4,13 132,138,150,4,13"
    )
    front = blades(k, "92,78,226,-4,14 120,128,210,4,14 52,46,250,4,13 160,172,214,4,14")
    return (
        leaves
        + use("strip-wave", at=(98, 128), turn=26)
        + stem(k, "118,330 120,240 130,180")
        + stem(k, "166,330 166,290 162,250")
        + stem(k, "58,330 56,290 52,260")
        + front
        + scatter("iris", "130,164,3,.95 52,238,-6,0.92 150,262,5,0.88")
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


# 6 peony


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
    """Peony in the lower left, with the blue ribbon on the right."""
    leaves = scatter(
        "peony-leaf",
        "60,150,-30,1 84,128,40,.9 34,190,-80,.9 30,300,-60,1.1 150,312,60,1.1 176,270,60,1 "
        "60,312,-20,1 120,280,70,1.1 176,80,40,1",
    )
    return (
        stem(k, "84,330 80,240 66,140")
        + stem(k, "100,330 150,200 178,70", 4)
        + leaves
        + use("peony-side", at=(60, 146), turn=-16, scale=0.72)
        + use("blue", at=(128, 138), turn=-7)
        + use("peony", at=(78, 236), scale=1.16)
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
