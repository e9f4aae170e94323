"""The creatures and things of the hanafuda: each a silhouette first, then the few lines that name it."""

from __future__ import annotations

from scripts.cards.hanafuda_plants import shape, simple, stroke
from scripts.cards.ink import (
    Inks,
    along,
    brush,
    circle,
    curve,
    group,
    leaf,
    path,
    polar,
    poly,
    rect,
    sampled,
    use,
)


def quill(length: float, width: float) -> str:
    """Path data of a flight feather from the origin upwards, blunt at the tip."""
    h = width / 2
    return curve(
        f"{-h * 0.5},0* {-h},{-length * 0.55} {-h * 0.7},{-length * 0.93} 0,{-length} {h},{-length * 0.85} {h},{-length * 0.4} {h * 0.5},0*"
    )


def wing(
    k: Inks,
    bone: str,
    angles: tuple[float, float],
    lengths: tuple[float, ...],
    count: int,
    width: float,
    fill: str,
    cover: str | None = None,
    weight: float = 0.7,
) -> str:
    """A spread wing: `count` quills along the bone, turning from the first angle to the last, under a row of coverts."""
    line = sampled(bone, 8)
    out = ""

    def rowed(share: float, colour: str, n: int, wide: float) -> str:
        row = ""
        for i in range(n):
            t = i / (n - 1)
            (x, y), _ = along(line, t)
            at = t * (len(lengths) - 1)
            j = min(int(at), len(lengths) - 2)
            length = (lengths[j] + (lengths[j + 1] - lengths[j]) * (at - j)) * share
            turn = angles[0] + (angles[1] - angles[0]) * t
            row += path(
                quill(length, wide),
                colour,
                k.ink,
                k.line * weight,
                transform=f"translate({x:.1f} {y:.1f})rotate({turn:.0f})",
            )
        return row

    out += rowed(1, fill, count, width)
    if cover:
        out += rowed(0.52, cover, max(count - 1, 2), width * 1.1)
    return out


# --- 1 crane --------------------------------------------------------------------------------------------------------


def crane(k: Inks) -> str:
    """A red-crowned crane that stands facing left, in the coordinates of its card."""
    legs = stroke("104,232 100,258 103,270 98,306", (6, 4, 5, 3.6), k.ink) + stroke(
        "122,232 124,258 128,270 126,306", (6, 4, 5, 3.6), k.ink
    )
    legs += stroke("98,303 88,310 78,311", (4, 3, 1), k.ink) + stroke("98,303 104,311 112,312", (4, 3, 1), k.ink)
    legs += stroke("126,303 116,310 108,312", (4, 3, 1), k.ink) + stroke("126,303 132,311 140,312", (4, 3, 1), k.ink)
    tail = ""
    for x, y, a, length in (
        (138, 196, 118, 50),
        (134, 202, 130, 54),
        (128, 208, 142, 54),
        (122, 212, 154, 48),
        (114, 216, 166, 40),
    ):
        tail += path(quill(length, 15), k.ink, k.white, 1.2, transform=f"translate({x} {y})rotate({a})")
    body = shape(
        k,
        "66,130* 64,150 66,168 62,190 68,214 90,234 118,236 142,224 152,204 146,184 126,168 104,160 90,146 84,128*",
        k.white,
        1.2,
    )
    neck = shape(k, "46,92* 54,106 62,122 66,142 84,140 84,124 78,106 70,92*", k.white, 1.2)
    dark = path(curve("50,97* 58,114 62,132 64,152 70,168 78,174 80,160 76,140 74,120 67,103 60,98"), k.ink)
    head = shape(k, "18,103* 34,93 42,84 54,80 66,84 72,94 66,102 52,103 40,101*", k.white, 1.1)
    beak = shape(k, "14,105* 28,95 41,90* 43,99*", k.yellow, 0.8)
    crown = path(curve("40,88* 45,80 55,77 64,81 66,86* 54,85"), k.red, k.ink, k.line * 0.7)
    eye = circle(50, 91, 2.6, k.ink)
    folds = ""
    if not simple(k):
        folds = path("M84 184Q100 176 118 184M80 198Q98 190 126 200M86 212Q104 206 124 214", "none", k.ink, 1.5)
    wing_ = "".join(
        path(quill(length, 16), k.white, k.ink, k.line * 0.8, transform=f"translate({x} {y})rotate({a})")
        for x, y, a, length in (
            (124, 178, 112, 42),
            (116, 184, 122, 46),
            (108, 188, 134, 44),
            (100, 190, 148, 38),
            (92, 190, 162, 32),
        )
    )
    return (
        legs
        + tail
        + body
        + wing_
        + shape(k, "84,176* 96,166 114,166 130,178 122,190 104,196 88,196 80,188", k.white, 0.8)
        + folds[:0]
        + dark
        + neck[:0]
        + head
        + beak
        + crown
        + eye
    )


# --- 2 warbler ------------------------------------------------------------------------------------------------------


def warbler(k: Inks) -> str:
    """A bush warbler on a twig, facing left, about 110 wide, its feet at 46,88."""
    tail = shape(k, "66,46* 88,50 112,50* 116,62* 90,68 64,66*", k.green, 0.9)
    body = shape(k, "0,36* 12,30 18,20 32,13 46,20 62,36 78,52 78,64 62,76 42,80 24,70 14,54 12,44*", k.leaf, 1.1)
    belly = path(
        curve("14,45* 24,44 36,54 50,66 66,70 56,77 42,79 25,69 15,55"), k.yellow if not simple(k) else k.white
    )
    wing_ = shape(k, "36,38* 52,38 70,52 98,62* 76,68 54,66 40,56", k.green, 0.9)
    bars = path("M48 48Q66 52 82 62M46 55Q60 60 72 65", "none", k.leaf, 1.8)
    face = circle(26, 28, 3.4, k.ink) + circle(25, 27, 1, k.white) + path("M14 29Q24 18 38 24", "none", k.white, 2.2)
    beak = shape(k, "0,36* 14,31* 13,43*", k.yellow if simple(k) else k.ink, 0.6)
    legs = path("M42 79V90M42 90H35M42 90H48M54 77V90M54 90H47M54 90H61", "none", k.ink, 2.6)
    return legs + tail + body + belly + wing_ + bars + beak + face


# --- 4 cuckoo -------------------------------------------------------------------------------------------------------


def cuckoo(k: Inks) -> str:
    """A little cuckoo in flight to the lower left, about 130 wide, with a banded breast and a red mouth."""
    far = wing(k, "50,40 40,20 30,4", (-50, -8), (34, 50, 58), 6, 13, k.ink)
    tail = "".join(
        path(quill(62, 13), k.ink, k.white, 1.2, transform=f"translate(92 58)rotate({a})") for a in (70, 84, 98, 91)
    )
    body = shape(k, "4,62* 16,50 32,44 50,42 76,46 98,54 100,64 80,74 54,80 32,78 18,70", k.grey, 1.1)
    belly = path(curve("16,66* 34,68 60,68 94,62 80,73 54,79 32,77"), k.white, k.ink, 1)
    bands = path("M34 67L32 76M44 68L43 79M54 68L55 79M64 68L67 77M74 66L78 74", "none", k.ink, 2.2)
    near = wing(k, "52,50 66,28 88,6", (28, 66), (40, 60, 62), 8, 14, k.ink, k.grey)
    beak = shape(k, "-6,60* 6,54 17,54* 14,60* 17,66* 8,65", k.red, 0.7)
    eye = circle(26, 54, 3.6, k.yellow, k.ink, 1.8)
    return far + tail + body + belly + bands + near + beak + eye


# --- 6 butterfly ----------------------------------------------------------------------------------------------------


def butterfly(k: Inks, upper: str, lower: str) -> str:
    """A butterfly seen from above, about 76 wide, its head up."""
    fore = "0,-6* -10,-24 -28,-36 -40,-32 -38,-14 -24,0 -6,4*"
    hind = "-2,2* -18,2 -30,10 -28,24 -16,30 -8,22*"
    half = shape(k, hind, lower) + shape(k, fore, upper)
    half += circle(-28, -22, 4.4, k.ink) + circle(-19, 14, 3.6, k.ink)
    half += path("M-5-6Q-14-14-20-26M-5-2Q-18-8-32-12", "none", k.ink, k.line * 0.7)
    half += path("M-1-13Q-4-26-12-30", "none", k.ink, k.line * 0.8)
    body = path(curve("0,-16 -4,-10 -3,4 0,24* 3,4 4,-10"), k.ink)
    return f"<g>{half}{group(half, flip=True)}{body}</g>"


# --- 7 boar ---------------------------------------------------------------------------------------------------------


def boar(k: Inks) -> str:
    """A wild boar at a run, facing left, about 164 by 108."""
    far = shape(k, "54,74* 44,88 34,96 30,106* 42,106* 52,96 68,80*", k.ink, 0.6) + shape(
        k, "122,72* 134,88 150,94 158,104* 146,108* 130,100 112,84*", k.ink, 0.6
    )
    body = shape(
        k,
        "2,66* 0,58 8,52 22,46 32,36 44,28 58,18 80,10 106,12 130,22 146,38 148,56 142,70 134,80 128,94 130,108* 116,108* 112,94 110,80 "
        "92,84 78,86 70,96 70,108* 56,108* 56,94 52,84 36,84 18,82 4,76*",
        k.brown,
        1.2,
    )
    mane = ""
    back = sampled("34,34 46,26 58,17 80,9 106,11 130,21 144,36", 4)
    for i in range(17):
        (x, y), direction = along(back, i / 16)
        mane += path(leaf(17, 9, 4), k.ink, transform=f"translate({x:.1f} {y + 4:.1f})rotate({direction - 38:.0f})")
    ear = shape(k, "40,40* 38,24 50,14* 56,28 54,42*", k.ink, 0.8) + path(
        curve("45,38* 44,28 49,22* 51,30 50,38"), k.red
    )
    eye = circle(28, 50, 3.4, k.white, k.ink, 1.4) + circle(27, 50, 1.6, k.ink)
    snout = shape(k, "0,58* 8,54 12,64 6,78* 0,70", k.rose, 0.8) + circle(5, 66, 1.8, k.ink)
    tusk = shape(k, "16,78* 14,66 20,58* 24,68 25,78*", k.white, 0.8)
    mouth = path("M6 77Q22 78 34 72", "none", k.ink, k.line)
    tail = stroke("146,46 158,44 160,56", (3, 2.4, 4), k.ink)
    bristle = (
        ""
        if simple(k)
        else path(
            "M70 36l10 6M86 30l10 7M102 34l9 7M118 42l7 7M62 50l10 6M80 48l10 7M98 52l9 7M114 60l7 7M64 66l9 5M84 66l9 6",
            "none",
            k.ink,
            2,
        )
    )
    return far + tail + body + mane + bristle + ear + mouth + tusk + snout + eye


# --- 8 geese --------------------------------------------------------------------------------------------------------


def goose(k: Inks) -> str:
    """A wild goose in flight to the left, about 100 wide."""
    far = wing(k, "46,34 52,18 60,4", (16, 40), (26, 38, 40), 6, 11, k.ink)
    body = path(
        curve("0,34* 8,28 16,28 30,34 46,32 66,34 86,40 100,38* 104,46* 86,50 64,54 44,52 30,42 16,36 8,36"),
        k.ink,
        k.paper,
        1.2,
    )
    near = wing(k, "40,40 54,36 70,40", (100, 60), (30, 46, 50), 6, 12, k.ink)
    near = wing(k, "44,38 36,20 30,2", (30, 14), (34, 50, 50), 7, 12, k.ink)
    return f'<g stroke="{k.paper}">{far}{body}{near}{circle(11, 31.5, 1.4, k.paper)}</g>'


# --- 9 sake cup -----------------------------------------------------------------------------------------------------

KOTOBUKI = [
    "24,18 50,18 78,14",
    "28,34 50,34 74,31",
    "8,52 50,51 92,47",
    "52,2 48,40 12,92",
    "32,68 60,67 90,63",
    "68,54 70,90 54,84",
    "42,76 50,86",
]


def cup(k: Inks) -> str:
    """A red lacquer cup, 116 wide, with the sign for long life in gold."""
    foot = shape(k, "-26,44* -30,64* 30,64* 26,44*", k.ink, 1)
    bowl = shape(k, "-60,0* -54,24 -34,44 0,50 34,44 54,24 60,0*", k.red, 1.2)
    rim = f'<ellipse rx="60" ry="15" fill="{k.red}" stroke="{k.ink}" stroke-width="{k.line * 1.2:.1f}"/>'
    inner = f'<ellipse cy="2" rx="50" ry="10" fill="{k.ink}"/><ellipse cy="5" rx="44" ry="6.5" fill="{k.yellow}"/>'
    sign = ""
    for spec in KOTOBUKI:
        pts = [(float(a) * 0.34 - 17, float(b) * 0.3 + 17) for a, b in (w.split(",") for w in spec.split())]
        sign += brush(pts, (3.4, 3.8, 2.4))
    return f"<g>{foot}{bowl}{rim}{inner}{path(sign, k.yellow)}</g>"


# --- 10 deer --------------------------------------------------------------------------------------------------------


def deer(k: Inks) -> str:
    """A stag whose body faces left and whose head looks back over it, about 130 by 190."""
    legs = shape(k, "46,112* 42,136 44,156 42,184* 50,184* 54,156 56,134 64,116*", k.brown, 0.9)
    legs += shape(k, "104,110* 112,132 104,152 108,184* 116,184* 116,154 126,132 122,104*", k.brown, 0.9)
    body = shape(
        k,
        "30,52* 22,70 22,90 28,106 30,120 28,150 26,184* 36,184* 40,152 46,124 66,122 88,118 92,134 86,154 88,184* 98,184* 100,156 112,136 "
        "122,118 128,100 122,86 108,80 84,82 66,78 58,66 58,50*",
        k.brown,
        1.1,
    )
    hooves = "".join(
        path(d, k.ink)
        for d in (
            poly([(26, 178), (36, 178), (37, 186), (25, 186)]),
            poly([(42, 178), (50, 178), (51, 186), (41, 186)]),
            poly([(88, 178), (98, 178), (99, 186), (87, 186)]),
            poly([(108, 178), (116, 178), (117, 186), (107, 186)]),
        )
    )
    tail = shape(k, "122,84* 134,88 136,104 128,108 122,98", k.white, 0.9)
    antler = "".join(
        stroke(s, w, k.ink)
        for s, w in (
            ("44,24 36,6 40,-16 52,-30", (5, 4, 3, 1)),
            ("37,6 26,0 22,-12", (4, 3, 1)),
            ("40,-12 30,-20 30,-30", (3, 2.5, 1)),
            ("54,22 62,4 76,-10 78,-28", (5, 4, 3, 1)),
            ("61,6 72,6 84,-2", (4, 3, 1)),
            ("74,-8 86,-12 92,-22", (3, 2.5, 1)),
        )
    )
    ears = shape(k, "38,32* 22,22 14,26* 22,36 36,40*", k.brown, 0.8)
    head = shape(k, "30,54* 32,38 42,26 54,22 66,28 78,38 90,46 92,54 84,58 70,56 62,58 58,66*", k.brown, 1.1)
    nose = path(curve("86,44* 93,47 92,53 86,52"), k.ink)
    eye = circle(64, 36, 3, k.ink)
    spots = "".join(
        circle(x, y, r, k.white)
        for x, y, r in (
            (70, 92, 3.6),
            (84, 92, 3.6),
            (98, 92, 3.6),
            (112, 96, 3.6),
            (62, 104, 3.4),
            (77, 105, 3.6),
            (91, 105, 3.6),
            (105, 107, 3.6),
            (48, 84, 3.2),
            (50, 98, 3.2),
        )
    )
    chest = path(curve("24,74* 36,84 36,104 30,112 25,98"), k.white)
    ear2 = shape(k, "48,28* 44,12 50,6* 58,14 58,26*", k.brown, 0.8)
    return legs + tail + body + hooves + chest + spots + antler + ears + head + ear2 + nose + eye


# --- 11 poet, frog, swallow -----------------------------------------------------------------------------------------


def frog(k: Inks) -> str:
    """A frog that leaps up to the right, about 50 wide."""
    hind = shape(k, "10,26* -2,30 -8,42 -20,46* -16,50* -2,48 8,40 20,34*", k.leaf, 0.8)
    body = shape(k, "2,28 10,14 24,4 38,0 48,4 50,12 42,20 30,30 16,36", k.leaf, 1)
    fore = stroke("34,24 42,32 50,32", (5, 4, 3), k.green)
    eye = circle(40, 1, 4.2, k.yellow, k.ink, 1.4) + circle(41, 1, 1.7, k.ink)
    spots = circle(20, 18, 2.4, k.green) + circle(28, 12, 2.4, k.green) + circle(14, 26, 2.2, k.green)
    return hind + fore + body + spots + eye + path("M50 12Q44 12 40 10", "none", k.ink, 1.4)


def umbrella(k: Inks) -> str:
    """The poet's oiled-paper umbrella seen from the side, in the coordinates of his card."""
    xs, ys = (38, 66, 96, 128, 160, 190), (118, 122, 123, 121, 117, 110)
    dome = "M38 118C50 84 82 60 116 54C150 58 180 80 190 110"
    hem = "".join(
        f"Q{(xs[i] + xs[i - 1]) / 2:.0f} {min(ys[i], ys[i - 1]) - 9} {xs[i - 1]} {ys[i - 1]}" for i in range(5, 0, -1)
    )
    out = path(dome + hem + "Z", k.yellow, k.ink, k.line * 1.2)
    band = (
        "M50 95C66 78 92 66 117 63C142 67 166 78 181 92C183 96 185 99 186 102C166 86 142 77 117 74C92 77 62 88 45 104Z"
    )
    out += path(band, k.red)
    out += path(
        "".join(
            f"M116 54Q{(x + 116) / 2 + (x - 116) * 0.12:.0f} {(y + 54) / 2 - 6:.0f} {x} {y}"
            for x, y in zip(xs[1:-1], ys[1:-1], strict=True)
        ),
        "none",
        k.ink,
        k.line * 0.8,
    )
    out += path(dome + hem + "Z", "none", k.ink, k.line * 1.2)
    return out + stroke("116,58 115,46", (7, 5), k.ink)


def poet(k: Inks) -> str:
    """Ono no Michikaze under his umbrella, in the coordinates of his card."""
    pole = path("M116 58L104 232", "none", k.ink, 4)
    feet = shape(k, "82,300* 80,310 92,314 104,308 104,298*", k.ink, 0.5) + shape(
        k, "126,300* 126,310 138,314 150,310 150,298*", k.ink, 0.5
    )
    hakama = shape(
        k, "88,244* 78,272 70,300* 92,306 112,302* 118,284* 124,304* 146,308 166,300* 160,270 152,240*", k.violet, 1.1
    )
    pleats = path("M98 256L90 302M108 258L104 300M134 258L140 304M144 254L154 300", "none", k.lilac, k.line * 0.8)
    robe = shape(
        k, "112,158* 98,172 92,204 82,246 78,262* 100,268 138,268 164,260* 158,232 154,200 150,174 140,158*", k.red, 1.1
    )
    back = shape(k, "138,160* 154,168 166,190 178,220 184,248* 172,258 152,256* 146,232 138,204*", k.red, 1.1)
    front = shape(
        k, "114,162* 100,170 86,188 66,214 54,244* 64,256 82,256* 94,238 108,222 122,206 126,186*", k.red, 1.1
    )
    lining = shape(k, "54,244* 64,256 82,256* 78,246 66,242", k.white, 0.8) + shape(
        k, "184,248* 172,258 152,256* 160,246 174,244", k.white, 0.8
    )
    crest = (
        ""
        if simple(k)
        else "".join(
            circle(x, y, 5, k.yellow) + circle(x, y, 2, k.red)
            for x, y in ((84, 222), (166, 224), (128, 230), (108, 248), (146, 246))
        )
    )
    collar = path(curve("114,158* 122,168 126,184* 130,184* 132,168 138,158*"), k.white, k.ink, k.line * 0.7)
    hand = shape(k, "98,196* 108,190 116,194 114,204 102,206", k.white, 0.8)
    head = shape(
        k, "108,136* 106,144 104,149 108,152 110,160 120,165 132,162 140,150 140,134 126,126 112,128", k.white, 0.9
    )
    hat = shape(k, "108,132* 112,118 112,104 120,92 136,88 150,96 148,112 144,136* 128,126", k.ink, 0.5)
    cord = path("M126 130Q124 150 118 164", "none", k.ink, k.line * 0.7)
    face = path("M109 139l7-2M110 144l5 0M108 154l5-1", "none", k.ink, k.line * 0.8) + stroke(
        "116,160 117,170 115,176", (3, 2.4, 0.6), k.ink
    )
    return (
        feet
        + hakama
        + pleats
        + back
        + robe
        + pole
        + front
        + lining
        + crest
        + collar
        + head
        + cord
        + hat
        + face
        + hand
        + umbrella(k)
    )


def swallow(k: Inks) -> str:
    """A swallow banking to the lower left with its tail forked, about 150 wide."""
    far = shape(
        k, "46,80* 50,104 66,126 88,140 116,148* 98,128 94,120* 88,118 86,106* 80,104 78,92* 74,86 74,70*", k.ink, 0.6
    )
    tail = shape(k, "82,54* 106,42 132,20 152,-2* 142,26 118,50 94,64*", k.ink, 0.6) + shape(
        k, "84,60* 112,58 138,58 162,66* 140,70 114,70 90,68*", k.ink, 0.6
    )
    spots = path("M104 46L114 42M108 62L118 62", "none", k.white, 2.4)
    body = shape(k, "2,96* 10,84 22,74 40,68 62,58 88,48 98,52 96,62 78,78 56,90 36,98 18,100", k.ink, 0.8)
    belly = path(curve("16,98* 32,92 54,82 78,68 94,60 80,76 56,89 36,97"), k.white)
    throat = path(curve("6,95* 12,88 24,86 32,91 28,98 16,99"), k.red)
    near = shape(
        k,
        "34,74* 36,46 48,20 70,-6 104,-28* 94,-8 92,-2* 86,2 88,12* 80,16 84,26* 76,30 78,40* 72,42 72,62*",
        k.ink,
        0.6,
    )
    vanes = path(
        "M44 62Q52 24 90-10M54 62Q58 36 80 14M62 60Q64 46 74 36M58 82Q66 112 98 136M66 78Q70 96 82 112",
        "none",
        k.grey,
        1.6,
    )
    beak = shape(k, "-6,102* 4,92 10,94 8,100*", k.ink, 0.4)
    eye = circle(17, 84, 2.4, k.yellow)
    return far + tail + spots + body + belly + throat + near + ("" if simple(k) else vanes) + beak + eye


# --- 12 phoenix -----------------------------------------------------------------------------------------------------


def tail_plume(k: Inks, spec: str, fill: str) -> str:
    """A long streamer of the phoenix that ends in an eye."""
    line = sampled(spec, 8)
    out = path(brush(spec, (5, 9, 10, 8, 5)), fill, k.ink, k.line * 0.8)
    barbs = ""
    for i in range(9):
        where, direction = along(line, 0.3 + i * 0.07)
        for side in (-1, 1):
            barbs += path(
                leaf(15, 7, 0),
                fill,
                k.ink,
                k.line * 0.55,
                transform=f"translate({where[0]:.1f} {where[1]:.1f})rotate({direction + 180 + side * 140:.0f})",
            )
    (x, y), direction = along(line, 1)
    eye = group(
        path(curve("0,6* -13,-6 -11,-24 0,-34* 11,-24 13,-6"), k.yellow, k.ink, k.line * 0.8),
        circle(0, -13, 7.4, k.red, k.ink, k.line * 0.6),
        circle(0, -13, 3, k.ink),
        at=(x, y),
        turn=direction,
    )
    return barbs + out + eye


def phoenix(k: Inks) -> str:
    """The phoenix stooping to the left with its wings up, in the coordinates of its card."""
    plumes = tail_plume(k, "112,124 150,124 170,146 164,176", k.violet)
    plumes += tail_plume(k, "108,128 136,142 140,164 124,184", k.green)
    plumes += tail_plume(k, "102,130 106,152 92,168 72,178", k.violet)
    far = wing(k, "84,98 74,78 72,52", (-46, -4), (30, 40, 46), 6, 13, k.yellow, k.green)
    body = shape(k, "62,108* 66,122 80,134 102,138 120,130 124,114 112,102 96,96 80,94*", k.red, 1.1)
    near = wing(k, "92,106 112,84 132,52", (104, 28), (34, 52, 56), 9, 15, k.yellow, k.red)
    scale = (
        ""
        if simple(k)
        else path(
            "M78 108q5 5 10 0q5 5 10 0M82 118q5 5 10 0q5 5 10 0q5 5 10 0M92 128q5 5 10 0q5 5 10 0", "none", k.ink, 1.4
        )
    )
    neck = shape(k, "34,66* 42,60 54,64 66,76 80,92 92,100 84,112 70,118 58,110 50,94 40,82", k.yellow, 1)
    hackle = path("M48 74q4 6 2 12M58 80q4 6 2 14M66 90q5 6 2 14M76 98q4 6 0 12", "none", k.red, 2)
    comb = shape(k, "38,62* 38,48 46,38* 48,48 56,40* 55,52 66,48* 60,60 54,68*", k.red, 0.8)
    head = shape(k, "18,80* 26,66 34,58 46,58 54,66 48,76 38,78 30,78*", k.yellow, 1)
    beak = shape(k, "16,86* 16,76 26,66* 32,76* 24,80", k.ink, 0.5)
    wattle = shape(k, "34,78* 32,86 36,92 41,86 40,78*", k.red, 0.7)
    eye = circle(38, 67, 2.6, k.ink)
    return plumes + far + body + near + scale + neck + hackle + comb + wattle + head + beak + eye


# --- things ---------------------------------------------------------------------------------------------------------


def curtain(k: Inks) -> str:
    """The curtain of a blossom party across the foot of its card."""
    top = "M-6 206Q50 228 100 212Q150 232 206 204"
    cloth = path(top + "V334H-6Z", k.red, k.ink, k.line * 1.1)
    band = path("M-6 206Q50 228 100 212Q150 232 206 204V224Q150 252 100 232Q50 248-6 226Z", k.white, k.ink, k.line)
    rope = path(top, "none", k.ink, 6) + path(top, "none", k.yellow, 2.6, stroke_dasharray="7 5")
    foot = path("M-6 288Q50 304 100 292Q150 308 206 286V334H-6Z", k.violet, k.ink, k.line)
    seams = path("M26 216V330M62 222V330M138 224V330M174 216V330", "none", k.ink, k.line * 0.8)
    post = stroke("100,330 100,204", (7, 7), k.ink)
    crests = "".join(
        circle(x, y, 16, k.white, k.ink, k.line * 0.8) + use("plum", at=(x, y), scale=0.62)
        for x, y in ((44, 268), (156, 268))
    )
    return cloth + foot + seams + band + post + crests + rope


def bridge(k: Inks) -> str:
    """The bridge of eight planks in its zigzag, across the foot of its card."""
    water = path(
        "M6 312q16-8 32 0t32 0t32 0t32 0t32 0t32 0M20 256q14-7 28 0t28 0M110 236q14-7 28 0t28 0t28 0", "none", k.blue, 3
    )
    out = water
    for (ax, ay), (bx, by), wide in (
        ((-20, 244), (112, 226), 26),
        ((74, 250), (220, 272), 30),
        ((-20, 306), (128, 284), 34),
    ):
        for x, y in ((ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25), (ax * 0.15 + bx * 0.85, ay * 0.15 + by * 0.85)):
            out += path(f"M{x - 5:.1f} {y}V{y + wide + 12:.1f}H{x + 5:.1f}V{y}Z", k.brown, k.ink, k.line * 0.8)
        out += path(f"M{ax} {ay}L{bx} {by}L{bx + 10} {by + wide}L{ax + 10} {ay + wide}Z", k.yellow, k.ink, k.line * 1.1)
        out += path(
            "".join(
                f"M{ax + 10 * t:.1f} {ay + wide * t:.1f}L{bx + 10 * t:.1f} {by + wide * t:.1f}" for t in (0.33, 0.67)
            ),
            "none",
            k.ink,
            k.line * 0.8,
        )
    return out


def drum(k: Inks) -> str:
    """Thunder's drum with the three commas, 40 in radius."""
    out = circle(0, 0, 40, k.yellow, k.ink, k.line * 1.2) + circle(0, 0, 30, k.white, k.ink, k.line)
    comma = path("M0-26A13 13 0 1 1-1 0A26 26 0 0 0 0-26Z", k.ink)
    out += "".join(group(comma, turn=a) for a in (0, 120, 240))
    studs = "".join(circle(*polar(a, 35), 2, k.ink) for a in range(0, 360, 30))
    return f"<g>{out}{studs}</g>"


def storm(k: Inks) -> str:
    """The whole picture of the storm card."""
    sky = rect(0, 0, 200, 328, k.red)
    cloud = path(
        curve("-10,-10* -10,120 20,132 44,116 66,124 84,104 112,112 130,88 160,92 176,66 210,60* 210,-10*"), k.ink
    )
    ground = path(curve("-10,340* -10,262 30,250 60,268 100,262 140,282 180,270 210,280* 210,340*"), k.ink)
    bolt = shape(
        k, "150,80* 92,168* 122,166* 70,238* 96,236* 52,316* 136,222* 110,222* 160,150* 128,152* 176,84*", k.yellow, 1.2
    )
    return sky + cloud + bolt + ground + group(drum(k), at=(146, 254), scale=1)
