"""The creatures and things of the hanafuda: each a silhouette first, then the few lines that name it."""

from __future__ import annotations

from scripts.cards.hanafuda_plants import merged, shape, simple, stroke
from scripts.cards.ink import (
    Inks,
    along,
    brush,
    circle,
    curve,
    group,
    leaf,
    num,
    path,
    polar,
    poly,
    rect,
    sampled,
    use,
)


def quill(length: float, width: float) -> str:
    """Path data of a flight feather from the origin upwards, blunt at the tip."""
    h, s = width / 2, length
    inner = f"{-h * 0.5},0* {-h},{-s * 0.55} {-h * 0.7},{-s * 0.93} 0,{-s}"
    return curve(f"{inner} {h},{-s * 0.85} {h},{-s * 0.4} {h * 0.5},0*")


def wing(
    k: Inks,
    bone: str,
    angles: tuple[float, float],
    lengths: tuple[float, ...],
    count: int,
    width: float,
    fill: str,
    cover: str | None = None,
    edge: str | None = None,
) -> str:
    """A spread wing: quills along the bone, turning from the first angle to the last, under a row of coverts."""
    line = sampled(bone, 8)

    def row(share: float, colour: str, n: int, wide: float, rim: str) -> str:
        out = ""
        for i in range(n):
            t = i / (n - 1)
            (x, y), _ = along(line, t)
            at = t * (len(lengths) - 1)
            j = min(int(at), len(lengths) - 2)
            length = (lengths[j] + (lengths[j + 1] - lengths[j]) * (at - j)) * share
            turn = angles[0] + (angles[1] - angles[0]) * t
            where = f"translate({x:.1f} {y:.1f})rotate({turn:.0f})"
            out += path(quill(length, wide), colour, rim, k.line * 0.7, transform=where)
        return out

    quills = row(1, fill, count, width, edge or k.ink)
    return quills + row(0.52, cover, max(count - 1, 2), width * 1.1, k.ink) if cover else quills


# 1 crane


def crane(k: Inks) -> str:
    """A red-crowned crane that stands facing left, in the coordinates of its card."""
    legs = stroke("102,230 97,258 101,268 96,306", (7, 4, 5.4, 3.6), k.ink)
    legs += stroke("120,230 124,258 128,268 126,306", (7, 4, 5.4, 3.6), k.ink)
    for x in (96, 126):
        legs += stroke([(x, 303), (x - 10, 309), (x - 21, 311)], (4.4, 3.4, 1), k.ink)
        legs += stroke([(x, 303), (x + 6, 310), (x + 15, 312)], (4.4, 3.4, 1), k.ink)
    tail = "".join(
        path(quill(length, 17), k.ink, k.white, 1.3, transform=f"translate({x} {y})rotate({a})")
        for x, y, a, length in (
            (140, 196, 116, 50),
            (136, 202, 128, 56),
            (130, 208, 140, 56),
            (122, 212, 152, 50),
            (114, 216, 166, 40),
        )
    )
    neck = brush("62,96 72,112 76,132 82,152 96,170", (15, 15, 16, 22, 34))
    trunk = curve("66,152 60,172 60,192 68,214 90,232 118,236 142,226 154,206 148,186 130,172 108,162 90,152 76,148")
    white = merged(k, k.white, neck, trunk, width=1.15)
    dark = path(brush("56,99 66,112 70,132 72,152 80,172", (9, 11, 12, 11, 2)), k.ink)
    head = shape(k, "36,97* 40,88 48,82 58,80 68,85 72,94 68,102 56,104 44,102", k.white, 1.1)
    beak = shape(k, "8,107* 24,97 40,90* 43,100* 26,103", k.yellow, 0.8)
    crown = path(curve("41,89* 44,81 53,76 63,79 67,86* 54,85"), k.red, k.ink, k.line * 0.7)
    folded = "".join(
        path(quill(length, 17), k.white, k.ink, k.line * 0.8, transform=f"translate({x} {y})rotate({a})")
        for x, y, a, length in (
            (126, 178, 110, 44),
            (118, 184, 120, 48),
            (110, 188, 132, 48),
            (102, 190, 146, 42),
            (94, 190, 160, 34),
        )
    )
    shoulder = shape(k, "84,178* 94,167 114,166 132,178 126,190 106,197 90,197 82,189", k.white, 0.8)
    down = "" if simple(k) else path("M94 178q6 6 12 1q6 6 12 1M96 187q6 5 12 1q5 4 10 0", "none", k.ink, 1.3)
    eye = circle(51, 92, 2.7, k.ink)
    return legs + tail + white + folded + shoulder + down + dark + head + beak + crown + eye


# 2 warbler


def warbler(k: Inks) -> str:
    """A bush warbler singing on a twig, facing left, about 124 wide, its feet at 48,92."""
    tail = shape(k, "72,50* 96,44 122,30* 128,40* 104,58 76,68*", k.green, 0.9)
    body = shape(k, "12,24* 16,14 28,7 42,11 50,24 66,38 84,52 82,66 66,78 46,82 30,74 20,58 18,42 14,33*", k.leaf, 1.1)
    belly = path(curve("15,33* 24,36 32,52 46,66 68,72 80,66 66,77 46,81 31,73 21,57"), k.white)
    wing_ = shape(k, "42,36* 56,38 78,52 108,60* 86,68 62,68 46,56", k.green, 0.9)
    bars = path("M54 48Q74 54 92 61M52 56Q66 62 80 65", "none", k.leaf, 1.9)
    face = circle(27, 22, 3.2, k.ink) + circle(26, 21, 1, k.white) + path("M15 22Q24 12 40 19", "none", k.white, 2.3)
    beak = shape(k, "14,21* 4,15 -6,12* 2,20 12,27*", k.ink, 0.3) + shape(
        k, "13,26* 5,28 -2,34* 8,33 15,33*", k.ink, 0.3
    )
    legs = path("M44 81L42 92M42 92h-8M42 92h7M58 80L58 92M58 92h-8M58 92h8", "none", k.ink, 2.8)
    return legs + tail + body + belly + wing_ + bars + beak + face


# 4 cuckoo


def cuckoo(k: Inks) -> str:
    """A little cuckoo in flight to the left with a barred breast, in the coordinates of its card."""
    far = wing(k, "74,214 60,192 48,168", (-52, 2), (34, 52, 56), 7, 15, k.ink, edge=k.white)
    tail = "".join(
        path(quill(66, 15), k.ink, k.white, 1.4, transform=f"translate(122 213)rotate({a})")
        for a in (66, 104, 76, 94, 85)
    )
    body = shape(
        k, "26,232 32,221 46,215 66,212 94,205 120,203 134,209 132,219 112,231 84,242 58,248 38,246", k.grey, 1.1
    )
    belly = path(curve("31,239* 48,232 78,229 108,222 130,215 112,230 84,241 58,247 40,245"), k.white)
    bars = path(
        "M52 236q-2 5-1 9M64 234q-1 6 1 11M76 232q0 6 2 9M88 229q1 5 3 8M99 226q1 4 4 6M110 222q1 3 3 4",
        "none",
        k.ink,
        2.4,
    )
    near = wing(k, "72,218 88,188 110,152", (98, 30), (44, 68, 64), 10, 16, k.ink, k.grey, k.white)
    shoulder = shape(k, "66,220* 72,192 88,168 106,148 116,150 108,172 100,196 90,220", k.grey, 0.8)
    beak = shape(k, "10,240* 18,230 28,226* 31,236* 24,239", k.ink, 0.4) + path("M11 240L32 239", "none", k.red, 2.4)
    eye = circle(39, 227, 4.8, k.yellow) + circle(39, 227, 2.6, k.ink)
    return far + tail + body + belly + bars + near + shoulder + beak + eye


# 6 butterfly


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


# 7 boar


def boar(k: Inks) -> str:
    """A wild boar charging to the left, about 178 by 128."""
    far = shape(k, "82,84* 76,102 70,112 60,122* 68,130* 84,120 98,98*", k.ink, 0.6)
    far += shape(k, "100,86* 112,102 112,114 108,126* 120,129* 126,114 126,92*", k.ink, 0.6)
    body = shape(
        k,
        "-2,76* 2,68 20,60 34,48 48,34 66,17 92,10 118,18 140,34 154,54 157,72 162,88 170,100 180,110* 172,121* "
        "156,114 140,104 124,91 106,93 90,95 78,105 60,112 42,123* 31,117* 44,104 56,93 44,97 26,99 6,97*",
        k.brown,
        1.2,
    )
    hooves = path(poly([(43, 124), (29, 117), (36, 110), (50, 119)]), k.ink) + path(
        poly([(171, 122), (182, 110), (173, 103), (162, 117)]), k.ink
    )
    mane = ""
    back = sampled("44,40 56,26 68,16 92,9 118,17 140,33 152,50", 4)
    for i in range(19):
        (x, y), direction = along(back, i / 18)
        where = f"translate({x:.1f} {y + 5:.1f})rotate({direction - 34:.0f})"
        mane += path(leaf(20 - i / 2, 9, 4), k.ink, transform=where)
    ear = shape(k, "44,46* 46,30 62,20* 64,34 58,50*", k.ink, 0.8) + path(
        curve("50,44* 52,34 59,28* 59,36 55,45"), k.rose
    )
    eye = path(curve("26,63* 33,58 39,60* 33,65"), k.white, k.ink, 1.2) + circle(33, 61.5, 2.2, k.ink)
    brow = stroke("24,59 33,54 42,56", (1.4, 3.6, 1.4), k.ink)
    snout = shape(k, "-2,75* 5,71 10,82 6,97* -2,90", k.grey, 0.9) + circle(3.5, 84, 1.9, k.ink)
    tusk = shape(k, "18,96* 12,84 15,72* 24,82 29,95*", k.white, 0.8)
    mouth = path("M6 96Q26 97 42 88", "none", k.ink, k.line)
    tail = stroke("154,56 168,50 174,60", (3.4, 2.6, 6), k.ink)
    coat = path(
        "M78 34l11 6M94 28l10 7M110 34l9 7M126 44l7 7M76 50l11 6M92 48l10 7M108 54l9 7M124 62l7 7M84 68l10 6"
        "M102 72l9 6M46 68l12 8M44 77l12 8M60 62l12 8M140 62l6 8M136 80l7 7",
        "none",
        k.ink,
        2,
    )
    return far + tail + body + hooves + mane + ("" if simple(k) else coat) + ear + mouth + tusk + snout + eye + brow


# 8 geese


def goose(k: Inks) -> str:
    """A wild goose in flight to the left, about 108 wide."""
    far = wing(k, "50,34 58,20 68,8", (4, 40), (22, 34, 36), 6, 11, k.ink, edge=k.paper)
    tail = path(curve("84,40* 100,34 112,32* 110,38* 114,42* 108,46* 88,50"), k.ink)
    body = path(
        curve("0,35* 5,31 9,27 16,26 22,30 34,36 48,33 66,34 86,39 96,44 84,50 64,55 46,53 34,45 24,38 16,36 9,36"),
        k.ink,
    )
    bill = path(curve("-5,37* 2,31 8,30 9,36*"), k.yellow if not simple(k) else k.grey)
    belly = path("M46 50Q64 53 84 48", "none", k.paper, 2.2)
    near = wing(k, "46,40 36,20 32,4", (46, 10), (34, 50, 46), 8, 13, k.ink, edge=k.paper)
    shoulder = path(curve("40,42* 32,24 28,2 36,0 44,18 58,40"), k.ink)
    return f"<g>{far}{tail}{body}{belly}{near}{shoulder}{bill}{circle(12, 30, 1.5, k.paper)}</g>"


# 9 sake cup

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
    """A shallow red lacquer cup, 132 wide, with the sign for long life in gold inside it."""
    foot = shape(k, "-24,50* -28,68* 28,68* 24,50*", k.red, 1.1)
    bowl = shape(k, "-66,0* -60,26 -36,50 0,58 36,50 60,26 66,0*", k.red, 1.2)
    shade = path(curve("-56,26* -34,44 0,51 34,44 56,26* 36,50 0,57 -36,50"), k.ink)
    rim = f'<ellipse rx="66" ry="31" fill="{k.yellow}" stroke="{k.ink}" stroke-width="{k.line * 1.2:.1f}"/>'
    inner = f'<ellipse cy="1" rx="59" ry="25.5" fill="{k.red}" stroke="{k.ink}" stroke-width="{k.line:.1f}"/>'
    sign = ""
    for spec in KOTOBUKI:
        pts = [(float(a) * 0.56 - 28, float(b) * 0.4 - 19) for a, b in (w.split(",") for w in spec.split())]
        sign += brush(pts, (4.2, 4.8, 3))
    return f"<g>{foot}{bowl}{shade}{rim}{inner}{path(sign, k.yellow)}</g>"


# 10 deer


def deer(k: Inks) -> str:
    """A stag whose body faces left and whose head looks back over it, about 130 by 220."""
    legs = shape(k, "46,112* 42,136 44,156 42,184* 50,184* 54,156 56,134 64,116*", k.brown, 0.9)
    legs += shape(k, "104,110* 112,132 104,152 108,184* 116,184* 116,154 126,132 122,104*", k.brown, 0.9)
    trunk = curve(
        "30,52 22,70 20,90 26,106 30,120 28,150 26,184* 36,184* 40,152 46,124 66,122 88,118 92,134 86,154 88,184* "
        "98,184* 100,156 112,136 122,118 128,100 122,86 108,80 84,82 66,78 58,68 54,50"
    )
    head = curve("30,60 32,40 42,27 54,23 66,28 78,38 91,47 92,55 84,59 70,57 63,60 58,72 44,84")
    body = merged(k, k.brown, trunk, head, width=1.1)
    hooves = "".join(path(f"M{x} 178h{w}l2 9h-{w + 4}Z", k.ink) for x, w in ((26, 10), (42, 8), (88, 10), (108, 8)))
    tail = shape(k, "120,84* 134,86 138,104 128,112 121,100", k.white, 0.9)
    antler = "".join(
        stroke(spec, widths, k.ink)
        for spec, widths in (
            ("44,26 34,6 36,-18 50,-36", (6, 5, 4, 1)),
            ("36,8 22,0 18,-14", (5, 4, 1)),
            ("36,-14 24,-24 24,-36", (4, 3, 1)),
            ("56,24 66,4 82,-10 84,-32", (6, 5, 4, 1)),
            ("65,7 78,8 92,0", (5, 4, 1)),
            ("79,-7 92,-12 100,-24", (4, 3, 1)),
        )
    )
    ears = shape(k, "38,34* 20,22 10,26* 20,38 36,42*", k.brown, 0.8)
    nose = path(curve("86,44* 94,48 92,54 85,52"), k.ink)
    muzzle = path(curve("66,57* 76,52 86,55 84,58"), k.white)
    eye = circle(64, 37, 3.2, k.ink) + circle(65, 36, 1, k.white)
    spots = "".join(
        circle(x, y, 3.6, k.white)
        for x, y in (
            (70, 91),
            (84, 93),
            (98, 91),
            (112, 94),
            (62, 103),
            (77, 105),
            (91, 104),
            (105, 106),
            (48, 86),
            (50, 100),
            (118, 106),
        )
    )
    ear2 = shape(k, "46,30* 40,14 46,6* 57,14 58,27*", k.brown, 0.8) + path(
        curve("48,26* 45,16 48,11* 54,17 54,25"), k.rose
    )
    return legs + tail + antler + ears + body + hooves + spots + muzzle + ear2 + nose + eye


# 11 poet, frog, swallow


def frog(k: Inks) -> str:
    """A frog that leaps up to the right, about 76 wide."""
    far = path(brush("10,26 -4,20 -14,30 -26,30", (8, 8, 6, 4)), k.green, k.ink, k.line * 0.7)
    body = shape(k, "0,30 8,14 22,4 36,-2 46,-6 54,0 56,8 48,16 36,26 20,36 8,38", k.leaf, 1)
    belly = path(curve("10,36* 26,28 40,18 54,9 48,17 36,26 20,35"), k.white)
    hind = path(brush("14,30 2,22 -10,34 -2,46 -16,54 -28,52", (13, 12, 8, 7, 5, 3)), k.leaf, k.ink, k.line * 0.8)
    fore = path(brush("36,22 44,32 56,30", (7, 6, 4)), k.leaf, k.ink, k.line * 0.8)
    eye = circle(43, -5, 5, k.yellow, k.ink, 1.5) + circle(44, -5, 2, k.ink)
    spots = circle(20, 16, 2.6, k.green) + circle(30, 9, 2.6, k.green) + circle(12, 25, 2.4, k.green)
    return far + body + belly + hind + fore + spots + eye + path("M56 6Q48 8 42 5", "none", k.ink, 1.6)


def umbrella(k: Inks) -> str:
    """An oiled-paper umbrella seen from the side, 156 wide, its top on 100,28."""
    xs, ys = (22, 50, 80, 112, 146, 178), (94, 99, 100, 98, 93, 85)
    dome = "M22 94C34 60 66 36 100 30C136 34 168 56 178 85"
    hem = "".join(
        f"Q{(xs[i] + xs[i - 1]) / 2:.0f} {min(ys[i], ys[i - 1]) - 9} {xs[i - 1]} {ys[i - 1]}" for i in range(5, 0, -1)
    )
    out = path(dome + hem + "Z", k.yellow)
    out += path(
        "M34 71C50 54 76 42 101 39C128 43 154 55 169 68C171 72 173 75 174 78C152 62 128 53 101 50C76 53 46 66 29 80Z",
        k.red,
    )
    ribs = "".join(
        f"M100 30Q{(x + 100) / 2 + (x - 100) * 0.12:.0f} {(y + 30) / 2 - 6:.0f} {x} {y}"
        for x, y in zip(xs[1:-1], ys[1:-1], strict=True)
    )
    out += path(ribs, "none", k.ink, k.line * 0.8) + path(dome + hem + "Z", "none", k.ink, k.line * 1.2)
    return out + stroke("100,34 98,20", (8, 5), k.ink)


def poet(k: Inks) -> str:
    """Ono no Michikaze under his umbrella, in the coordinates of his card."""
    pole = path("M100 34L86 236", "none", k.ink, 4.4)
    feet = shape(k, "84,300* 80,310 92,315 106,310 104,298*", k.ink, 0.5) + shape(
        k, "126,300* 126,311 140,315 152,310 150,298*", k.ink, 0.5
    )
    hakama = shape(
        k, "88,244* 78,272 70,300* 92,307 112,302* 118,284* 124,304* 146,309 168,300* 162,270 152,240*", k.violet, 1.1
    )
    pleats = path("M96 258L88 303M107 260L104 301M134 260L140 305M146 256L156 301", "none", k.lilac, k.line * 0.9)
    robe = shape(
        k, "112,160* 98,174 92,206 82,248 78,264* 100,270 138,270 166,262* 160,232 156,200 152,176 140,160*", k.red, 1.1
    )
    back = shape(k, "138,162* 156,170 168,192 180,222 187,250* 174,262 152,258* 146,232 138,204*", k.red, 1.1)
    front = shape(
        k, "114,164* 100,172 88,186 70,212 56,246* 66,260 84,260* 96,240 110,224 124,208 128,188*", k.red, 1.1
    )
    lining = shape(k, "56,246* 66,260 84,260* 80,249 68,244", k.violet, 0.8) + shape(
        k, "187,250* 174,262 152,258* 160,247 175,245", k.violet, 0.8
    )
    crest = (
        ""
        if simple(k)
        else "".join(
            circle(x, y, 5, k.yellow) + circle(x, y, 2, k.red)
            for x, y in ((88, 222), (168, 226), (130, 232), (108, 250), (146, 250))
        )
    )
    collar = path(curve("113,161* 121,172 126,190* 131,188* 134,172 139,160*"), k.white, k.ink, k.line * 0.7)
    hand = shape(k, "82,196* 86,188 96,188 100,196 98,206 86,208", k.white, 0.8)
    head = shape(
        k,
        "109,134* 107,142 102,150* 107,153 107,159 110,164 120,168 132,164 141,152 142,134 128,126 114,127",
        k.white,
        0.9,
    )
    hat = shape(k, "106,134* 110,118 117,103 132,94 150,93 156,101 149,114 147,140* 128,126", k.ink, 0.5)
    sheen = path("M122 114Q132 102 146 100", "none", k.grey, 1.6)
    cord = path("M128 129Q126 150 119 167", "none", k.ink, k.line * 0.7)
    face = path("M110 136l8-3M111 143l6 0", "none", k.ink, k.line) + path("M106 157l6 0", "none", k.ink, k.line * 0.9)
    beard = stroke("111,164 111,174 108,182", (4, 3, 0.6), k.ink)
    figure = (
        feet + hakama + pleats + back + robe + pole + front + lining + crest + collar + head + cord + hat + sheen + face
    )
    return figure + beard + hand + umbrella(k)


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


# 12 phoenix


def tail_plume(k: Inks, spec: str, fill: str, tip: str) -> str:
    """A long streamer of the phoenix, fringed along its sides, that ends in an eye."""
    line = sampled(spec, 10)
    fringe = ""
    for i in range(13):
        (x, y), direction = along(line, 0.24 + i * 0.056)
        for side in (-1, 1):
            fringe += path(
                leaf(17, 8, 3 * side),
                fill,
                k.ink,
                k.line * 0.5,
                transform=f"translate({x:.1f} {y:.1f})rotate({direction + side * 42:.0f})",
            )
    rib = path(brush(spec, (6, 6, 5, 4)), tip, k.ink, k.line * 0.6)
    (x, y), direction = along(line, 1)
    eye = group(
        path(curve("0,8* -14,-5 -12,-24 0,-38* 12,-24 14,-5"), tip, k.ink, k.line * 0.9),
        path(curve("0,2 -8,-8 -7,-19 0,-25 7,-19 8,-8"), k.red, k.ink, k.line * 0.6),
        circle(0, -11, 3.4, k.ink),
        at=(x, y),
        turn=direction,
    )
    return fringe + rib + eye


def phoenix(k: Inks) -> str:
    """The phoenix stooping to the left with its wings up, in the coordinates of its card."""
    plumes = tail_plume(k, "112,128 150,116 180,136 184,172 172,208", k.violet, k.yellow)
    plumes += tail_plume(k, "104,138 112,152 108,168 88,182 70,180", k.violet, k.yellow)
    plumes += tail_plume(k, "110,134 138,140 150,162 142,188 126,206", k.green, k.yellow)
    far = wing(k, "86,106 90,84 94,62", (-44, 6), (30, 42, 44), 7, 14, k.violet, k.yellow)
    body = shape(k, "60,112* 64,128 78,142 102,146 122,136 126,120 114,108 96,102 80,100*", k.red, 1.1)
    near = wing(k, "94,116 120,96 142,66", (116, 20), (38, 52, 54), 10, 16, k.violet, k.yellow)
    shoulder = shape(k, "84,118* 98,100 120,78 144,60 150,68 140,92 120,112 100,126", k.red, 0.9)
    scale = (
        ""
        if simple(k)
        else path(
            "M76 120q5 5 10 0M80 130q5 5 10 0q5 5 10 0q5 5 10 0M92 139q5 4 10 0q5 4 10 0"
            "M100 106q5 4 9-1M108 96q5 4 9-1M117 86q5 3 8-2",
            "none",
            k.ink,
            1.5,
        )
    )
    neck = shape(
        k,
        "30,76 38,68 50,68 62,80 78,96 94,108 92,118* 84,114 82,126* 74,118 70,128* 64,120 58,124* 52,104 44,90",
        k.yellow,
        1,
    )
    hackle = path("M50 82q5 6 3 13M60 90q5 6 3 13M69 99q5 6 2 13M79 106q4 5 2 9", "none", k.red, 2.2)
    crest = shape(k, "40,70* 40,56 50,44 62,40* 58,48 70,46* 64,54 76,56* 66,64 56,74*", k.red, 0.8)
    head = shape(k, "26,80 28,70 36,64 48,66 52,76 46,84 36,86", k.yellow, 1)
    beak = shape(k, "12,92* 14,80 27,70* 30,82* 20,83", k.white, 0.8)
    wattle = shape(k, "32,85* 29,94 33,101 39,95 39,85*", k.red, 0.7)
    eye = circle(37, 75, 2.8, k.ink)
    return plumes + far + body + near + shoulder + scale + neck + hackle + crest + wattle + head + beak + eye


# things


def curtain(k: Inks) -> str:
    """The curtain of a blossom party across the foot of its card."""
    top = "M-6 190Q50 212 100 196Q150 216 206 188"
    cloth = path(top + "V334H-6Z", k.red, k.ink, k.line * 1.1)
    band = path("M-6 190Q50 212 100 196Q150 216 206 188V212Q150 240 100 220Q50 236-6 214Z", k.white, k.ink, k.line)
    rope = path(top, "none", k.ink, 6.4) + path(top, "none", k.yellow, 2.8, stroke_dasharray="7 5")
    foot = path("M-6 286Q50 306 100 292Q150 310 206 284V334H-6Z", k.violet, k.ink, k.line)
    seams = path("M10 212V330M34 218V330M66 224V330M134 226V330M166 222V330M190 214V330", "none", k.ink, k.line * 0.8)
    post = stroke("100,330 100,180", (8, 8), k.ink) + circle(100, 182, 6, k.yellow, k.ink, k.line * 0.8)
    crests = "".join(
        circle(x, y, 20, k.white, k.ink, k.line) + use("cherry", at=(x, y), scale=0.8)
        for x, y in ((50, 262), (150, 262))
    )
    return cloth + foot + seams + band + crests + rope + post


def bridge(k: Inks) -> str:
    """The bridge in its zigzag over water, across the foot of its card: four spans of two planks, eight in all."""
    water = path("M-6 196Q40 188 90 196T206 192V334H-6Z", k.lilac if simple(k) else "#b9c7d6", k.ink, k.line * 0.8)
    water += path(
        "M146 210q10-6 20 0t20 0t20 0M-4 236q9-6 18 0t18 0M150 246q12-7 24 0t24 0"
        "M-6 262q8-6 16 0t16 0M140 270q12-7 24 0t24 0",
        "none",
        k.blue,
        2.4,
    )
    out = water
    for (ax, ay), (bx, by), wide in (
        ((212, 214), (44, 206), 15),
        ((32, 216), (150, 234), 17),
        ((166, 240), (28, 258), 20),
        ((12, 268), (214, 292), 26),
    ):
        for t in (0.14, 0.86):
            x, y = ax + (bx - ax) * t, ay + (by - ay) * t
            out += path(f"M{x - 4:.1f} {y:.1f}V{y + wide + 15:.1f}H{x + 4:.1f}V{y:.1f}Z", k.ink)
        lip = f"M{ax} {ay + wide}L{bx} {by + wide}V{by + wide + 5}L{ax} {ay + wide + 5}Z"
        out += path(lip, k.brown, k.ink, k.line)
        out += path(f"M{ax} {ay}L{bx} {by}V{by + wide}L{ax} {ay + wide}Z", k.yellow, k.ink, k.line * 1.1)
        out += path(f"M{ax} {ay + wide / 2}L{bx} {by + wide / 2}", "none", k.ink, k.line * 1.2)
    return out


def drum(k: Inks) -> str:
    """Thunder's drum with the three commas, 40 in radius."""
    out = circle(0, 0, 40, k.yellow, k.ink, k.line * 1.2) + circle(0, 0, 30, k.white, k.ink, k.line)
    comma = path("M0-26A13 13 0 1 1-1 0A26 26 0 0 0 0-26Z", k.ink)
    out += "".join(group(comma, turn=a) for a in (0, 120, 240))
    studs = "".join(circle(*polar(a, 35), 2, k.ink) for a in range(0, 360, 30))
    return f"<g>{out}{studs}</g>"


def claw(k: Inks) -> str:
    """The hand of the thunder god reaching down, about 90 by 100."""
    fingers = ""
    for spec, tip in (
        ("-22,0 -44,12 -50,32 -42,44", "-50,38* -35,38 -22,62* -44,54"),
        ("-10,20 -18,40 -10,56", "-17,50* -4,50 8,76* -10,68"),
        ("12,18 26,34 34,46", "24,44* 37,38 54,62* 36,58"),
    ):
        fingers += shape(k, tip, k.white, 0.9) + path(brush(spec, (20, 17, 13)), k.green, k.ink, k.line)
    palm = shape(k, "-16,-60* -20,-30 -32,-6 -26,14 -8,28 14,26 28,8 20,-16 16,-60*", k.green, 1.1)
    band = shape(k, "-22,-34* -4,-28 18,-34* 20,-22* -2,-16 -26,-20*", k.yellow, 0.9)
    return fingers + palm + band + path("M-18 8l-4 8M-2 16l-1 9M14 12l5 7", "none", k.ink, k.line)


def storm(k: Inks) -> str:
    """The sky of the storm card: cloud, the thunder god's claw, lightning, and the black earth that it strikes."""
    ground = "-10,340* -10,282 40,272 92,288 150,274 210,288* 210,340*"
    bolt = "150,58* 100,164* 130,160* 84,240* 108,236* 74,312* 158,214* 130,218* 176,146* 146,150* 184,58*"
    slash = path("M40 226l-14 40M74 216l-12 34M196 196l-12 36", "none", k.ink, k.line * 1.6)
    lobes = ((14, 58, 32), (74, 54, 32), (134, 46, 32), (192, 40, 32))
    cloud = path("M-10-10H210V58L-10 70Z", k.ink) + "".join(circle(x, y, r, k.ink) for x, y, r in lobes)
    curls = ""
    for x, y, r in lobes[1:3]:
        a, b = num(r * 0.68), num(r * 0.36)
        curls += f"M{num(x + r * 0.68)} {y}a{a} {a} 0 1 1-{a}-{a}a{b} {b} 0 1 1-{b} {b}"
    claws = group(claw(k), at=(58, 134), turn=-2, scale=1.12)
    sky = rect(0, 0, 200, 328, k.red) + slash + path(curve(ground), k.ink)
    return sky + claws + shape(k, bolt, k.yellow, 1.2) + cloud + path(curls, "none", k.grey, 4)
