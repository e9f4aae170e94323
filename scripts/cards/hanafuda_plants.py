"""The twelve plants of the hanafuda, each motif drawn once around its own origin, and the ribbons with their kana."""

from __future__ import annotations

from scripts.cards.ink import (
    Inks,
    Point,
    along,
    brush,
    circle,
    curve,
    group,
    leaf,
    mirrored,
    pair,
    path,
    petal,
    polar,
    ring,
    sampled,
    use,
)


def shape(k: Inks, spec: str, fill: str, width: float = 1, tension: float = 0.36) -> str:
    """A filled shape with the style's outline; `width` multiplies its weight."""
    return path(curve(spec, tension=tension), fill, k.ink, k.line * width)


def merged(k: Inks, fill: str, *outlines: str, width: float = 1) -> str:
    """Shapes that grow together: the outline lies under all of them."""
    under = "".join(path(d, k.ink, k.ink, k.line * 2 * width) for d in outlines)
    return under + "".join(path(d, fill) for d in outlines)


def stroke(spec: str | list[Point], widths: tuple[float, ...], colour: str) -> str:
    """A brush stroke."""
    return path(brush(spec, widths), colour)


def lines(segments: list[tuple[Point, Point]], colour: str, width: float) -> str:
    """Many straight hairlines in one element."""
    return path("".join(f"M{pair(a)}L{pair(b)}" for a, b in segments), "none", colour, width)


def simple(k: Inks) -> bool:
    """Whether the style leaves out the fine detail."""
    return k.name == "contrast"


def numbers(spec: str) -> list[list[float]]:
    """Read "1,2,3 4,5,6" into lists of numbers."""
    return [[float(n) for n in word.split(",")] for word in spec.split()]


def scatter(name: str, places: str) -> str:
    """The symbol at each place of "x,y,turn,scale …"."""
    return "".join(use(name, at=(x, y), turn=t, scale=s) for x, y, t, s in numbers(places))


def wood(k: Inks, limbs: str) -> str:
    """Brown branches, given as the data of one path."""
    return merged(k, k.brown, limbs, width=0.9)


def stem(k: Inks, spec: str, width: float = 5) -> str:
    """A green stalk with an outline."""
    line = curve(spec, closed=False)
    return path(line, "none", k.ink, width + k.line * 1.4) + path(line, "none", k.leaf, width)


# 1 pine


def pine_fan(k: Inks) -> str:
    """A half-round cluster of needles, 46 high, that opens upwards from its twig."""
    n, radius, sweep = (11, 46.0, 212.0) if simple(k) else (19, 47.0, 212.0)
    step = sweep / (n - 1)
    angles = [-sweep / 2 + i * step for i in range(n)]
    edge: list[Point] = []
    for i, a in enumerate(angles):
        edge.append(polar(a, radius * (0.93 if i % 2 else 1)))
        if i < n - 1:
            edge.append(polar(a + step / 2, radius * 0.76))
    d = "M" + pair((0, 4)) + "".join("L" + pair(p) for p in edge) + "Z"
    needles = [(polar(a, 11), polar(a, radius * (0.82 if i % 2 else 0.9))) for i, a in enumerate(angles)][1:-1]
    out = path(d, k.green, k.ink, k.line)
    out += lines(needles, k.white if simple(k) else k.leaf, 2.4 if simple(k) else 1.7)
    out += path(curve("-8,5* -9,-3 0,-10 9,-3 8,5*"), k.brown, k.ink, k.line * 0.8)
    return f"<g>{out}</g>"


# 2 plum and 3 cherry


def plum(k: Inks, fill: str) -> str:
    """An open plum blossom of five round petals, 21 in radius."""
    petals = ring(lambda a: circle(*polar(a, 11.6), 9.4, fill, k.ink, k.line), 5)
    cover = circle(0, 0, 9, fill)
    if simple(k):
        return f"<g>{petals}{cover}{circle(0, 0, 6, k.yellow, k.ink, 2)}</g>"
    stamens = lines([(polar(a, 4), polar(a, 11.5)) for a in range(0, 360, 36)], k.white, 1.2)
    tips = "".join(circle(*polar(a, 12.4), 1.5, k.yellow) for a in range(0, 360, 36))
    return f"<g>{petals}{cover}{stamens}{tips}{circle(0, 0, 4.2, k.yellow, k.ink, 1)}</g>"


def plum_bud(k: Inks, fill: str) -> str:
    """A plum bud on its twig, pointing up."""
    cup = path(curve("-6,-1 0,5 6,-1 3,-5 0,-2 -3,-5"), k.green, k.ink, k.line * 0.6)
    return f"<g>{circle(0, -6, 7, fill, k.ink, k.line * 0.9)}{cup}</g>"


def cherry(k: Inks) -> str:
    """An open cherry blossom of five notched petals, 22 in radius."""
    petals = ring(lambda a: use("cherry-petal", turn=a), 5)
    if simple(k):
        return f"<g>{petals}{circle(0, 0, 5, k.red, k.ink, 1.6)}</g>"
    stamens = lines([(polar(a, 3), polar(a, 10)) for a in range(12, 372, 24)], k.red, 1)
    tips = "".join(circle(*polar(a, 10.8), 1.3, k.yellow) for a in range(12, 372, 24 * 3))
    return f"<g>{petals}{stamens}{tips}{circle(0, 0, 2.8, k.red)}</g>"


def cherry_petal(k: Inks) -> str:
    """One cherry petal, pale with a darker heart."""
    outer = path(petal(22, 20.5, 5), k.rose, k.ink, k.line * 0.85)
    return f"<g>{outer}</g>" if simple(k) else f"<g>{outer}{path(petal(12, 8), k.white)}</g>"


def cherry_bud(k: Inks) -> str:
    """A nodding cherry bud, 46 long with the stalk that comes out from behind a blossom."""
    stalk = path("M0 0Q5 18 0 32", "none", k.green, k.line * 1.2)
    bud = path(curve("0,29* -5,35 -4,43 0,46 4,43 5,35"), k.rose, k.ink, k.line * 0.8)
    return f"<g>{stalk}{bud}{path(curve('0,27* -5,33 -4,38* 0,34 4,38* 5,33'), k.red)}</g>"


# 4 wisteria


def floret(k: Inks, fill: str, eye: str) -> str:
    """One wisteria flower, hanging."""
    out = path(curve("0,-3* -8,2 -9,10 -3,14 0,12 3,14 9,10 8,2"), fill, k.ink, k.line * 0.75)
    if not simple(k):
        out += path(curve("0,3 -3,8 0,11 3,8"), eye)
    return f"<g>{out}</g>"


def raceme(k: Inks, rows: int, wide: float) -> str:
    """A hanging cluster of florets that narrows to a tip of buds."""
    out = path(f"M0 -6V{rows * 12 + 6}", "none", k.green, k.line * 1.2)
    for i in reversed(range(rows)):
        share = i / rows
        half = wide * (1 - share) ** 0.75
        y = 4 + i * 12
        size = 0.55 + 0.5 * (1 - share)
        if half > 9:
            for side in (-1, 1):
                out += use("floret-pale", at=(side * half, y - 2), turn=-side * 26, scale=size)
        if half > 16:
            for side in (-1, 1):
                out += use("floret", at=(side * half * 0.42, y + 3), turn=-side * 10, scale=size)
        else:
            out += use("floret", at=(0, y + 2), scale=size)
    return f"<g>{out}</g>"


def wisteria_leaf(k: Inks) -> str:
    """A feathered leaf of nine leaflets, 62 long, from the origin upwards."""
    out = path("M0 0V-50", "none", k.ink, k.line)
    for i in range(4):
        for side in (-1, 1):
            out += use("leaflet", at=(0, -8 - i * 12), turn=side * (62 - i * 5), scale=1 - i * 0.06)
    return f"<g>{out}{use('leaflet', at=(0, -48), scale=0.9)}</g>"


def leaflet(k: Inks) -> str:
    """A wisteria leaflet with its midrib."""
    return f"<g>{path(leaf(23, 10), k.green, k.ink, k.line * 0.7)}{path('M0-2V-18', 'none', k.leaf, 1)}</g>"


# 5 iris


def iris(k: Inks) -> str:
    """An iris flower about 92 wide: two standards up, three falls with a yellow tongue."""
    standard = "0,-6* -12,-18 -17,-36 -9,-52 0,-46 5,-30"
    back = shape(k, "0,-4* -16,-12 -24,-30 -18,-42 -8,-34", k.lilac)
    back += group(shape(k, "0,-4* -16,-12 -24,-30 -18,-42 -8,-34", k.lilac), flip=True)
    up = group(shape(k, standard, k.lilac), turn=4) + group(shape(k, standard, k.lilac), flip=True, turn=-2)
    side = "-2,-6* -16,-20 -36,-18 -47,-2 -45,16 -33,24 -18,18 -7,6"
    tongue = "-4,-4* -20,-9 -33,-1 -22,3 -10,2"
    falls = "".join(
        group(
            shape(k, side, k.violet),
            shape(k, tongue, k.yellow, 0.5) if simple(k) else path(curve(tongue), k.yellow),
            flip=f,
        )
        for f in (False, True)
    )
    middle = shape(k, mirrored("0,-8* -9,2 -20,18 -19,34 -8,43 0,40"), k.violet)
    middle += path(curve(mirrored("0,-4* -5,6 -5,18 0,28*")), k.yellow)
    veins = (
        ""
        if simple(k)
        else path("M-38 4Q-30 12-26 16M38 4Q30 12 26 16M-11 20Q-12 30-9 36M11 20Q12 30 9 36", "none", k.lilac, 1.4)
    )
    return f"<g>{back}{up}{falls}{middle}{veins}</g>"


def iris_bud(k: Inks) -> str:
    """A closed iris in its green sheath, pointing up."""
    tip = shape(k, "0,-2* -9,-16 -4,-36 2,-46* 7,-34 9,-16", k.violet, 0.9)
    sheath = shape(k, "0,6* -8,-6 -6,-20 -3,-26* 0,-14 4,-24* 7,-18 8,-6", k.leaf, 0.9)
    return f"<g>{tip}{sheath}</g>"


def blade(k: Inks, foot: Point, tip: Point, bend: float, width: float, fill: str) -> str:
    """A sword leaf from `foot` to `tip`, bulging sideways by `bend`."""
    mid = ((foot[0] + tip[0]) / 2 + bend, (foot[1] + tip[1]) / 2)
    body = path(brush([foot, mid, tip], (width, width, width * 0.7, 0.3)), fill, k.ink, k.line * 0.8)
    rib = (
        ""
        if simple(k)
        else path(curve([foot, mid, tip], closed=False), "none", k.leaf if fill == k.green else k.green, 1.2)
    )
    return body + rib


# 6 peony


def peony_petal(k: Inks) -> str:
    """A ruffled petal, 46 high and 44 wide, with a pale rim."""
    rim = "0,0* -15,-12 -23,-28 -20,-40 -11,-43 -6,-47 0,-44 6,-48 12,-43 20,-40 23,-28 15,-12"
    out = shape(k, rim, k.rose if not simple(k) else k.white, 0.9)
    out += path(curve("0,-1* -12,-12 -18,-27 -15,-35 -9,-38 -4,-41 0,-38 5,-42 10,-37 15,-35 18,-27 12,-12"), k.red)
    return f"<g>{out}</g>"


def peony(k: Inks) -> str:
    """A full peony seen from the front, about 54 in radius."""
    out = ring(lambda a: use("peony-petal", turn=a, scale=1.12), 7, 0)
    out += ring(lambda a: use("peony-petal", turn=a, scale=0.84), 6, 26)
    out += ring(lambda a: use("peony-petal", turn=a, scale=0.56), 5, 10)
    out += ring(lambda a: circle(*polar(a, 6.5), 3.6, k.yellow, k.ink, 1), 7)
    return f"<g>{out}{circle(0, 0, 4.5, k.yellow, k.ink, 1)}</g>"


def peony_side(k: Inks) -> str:
    """A half-open peony from the side, its cup on the origin."""
    out = ""
    for a, s in ((-74, 0.95), (74, 0.95), (-44, 1.1), (44, 1.1), (-16, 1.15), (16, 1.15)):
        out += use("peony-petal", turn=a, scale=s)
    out += (
        use("peony-petal", turn=-30, scale=0.74)
        + use("peony-petal", turn=30, scale=0.74)
        + use("peony-petal", scale=0.7)
    )
    cup = shape(k, "-18,-8* -13,5 0,10 13,5 18,-8* 8,-5 0,-10* -8,-5", k.leaf, 0.8)
    return f"<g>{out}{cup}</g>"


def peony_leaf(k: Inks) -> str:
    """A leaf of three pointed lobes, 56 long."""
    outline = mirrored("0,0* -12,-9 -30,-10 -40,-26* -26,-27 -17,-24* -19,-40 0,-60*")
    veins = path("M0-2V-50M0-8Q-16-14-32-22M0-8Q16-14 32-22M0-26L-10-38M0-26L10-38", "none", k.leaf, 1.6)
    return f"<g>{shape(k, outline, k.green, 0.9)}{veins}</g>"


# 7 bush clover


def clover_leaf(k: Inks) -> str:
    """Three round leaflets on a short stalk, 30 high."""
    oval = "0,-2* -7.5,-9 -7,-18 0,-22 7,-18 7.5,-9"
    out = path("M0 2V-8", "none", k.ink, k.line)
    for a, fill in ((-78, k.leaf), (78, k.leaf), (0, k.green)):
        rib = "" if simple(k) else path("M0-4V-17", "none", k.ink, 0.9)
        out += group(shape(k, oval, fill, 0.8), rib, turn=a, at=(0, -7 if a == 0 else -3))
    return f"<g>{out}</g>"


def clover_flower(k: Inks) -> str:
    """A small pea flower: a raised banner, two pointed wings and a keel."""
    banner = path(curve("0,0* -8,-8 -5,-17 0,-14* 5,-17 8,-8"), k.rose, k.ink, k.line * 0.6)
    wings = "".join(
        path(leaf(15, 8, 3 * s), k.red, k.ink, k.line * 0.6, transform=f"rotate({s * 58})") for s in (-1, 1)
    )
    return f"<g>{banner}{wings}{path(leaf(8, 5), k.red, k.ink, k.line * 0.5)}</g>"


def clover_sprig(k: Inks) -> str:
    """A twig of pea flowers, 46 long, from the origin upwards."""
    out = path("M0 0V-40", "none", k.ink, k.line * 0.9)
    for x, y, turn, size in (
        (-2, -10, -62, 1),
        (2, -18, 60, 0.95),
        (-2, -27, -52, 0.85),
        (1, -34, 44, 0.75),
        (0, -39, 0, 0.65),
    ):
        out += use("clover-flower", at=(x, y), turn=turn, scale=size)
    return f"<g>{out}</g>"


# 8 pampas


def plume(k: Inks, height: float, lean: float, tone: str) -> str:
    """A stalk of pampas grass, blown over by `lean`, with its head: five long locks of hair that trail from its tip."""
    wind = 1 if lean > 0 else -1
    stalk = [(0.0, 0.0), (lean * 0.06, -height * 0.5), (lean * 0.3, -height * 0.86), (lean * 0.62, -height)]
    locks = ("0,0 22,-15 50,-16 70,-6", "0,0 22,-11 48,-6 70,10", "0,0 20,-7 42,4 62,26", "0,0 16,-2 34,13 50,38")
    locks = (*locks, "0,0 12,3 24,20 34,46")
    hair = [brush(lock, (4, 9, 9, 7, 1), 3) for lock in locks]
    head = "".join(path(lock, tone, k.ink, k.line * 0.75) for lock in reversed(hair))
    out = path(curve(stalk, closed=False), "none", k.ink, k.line * 1.7)
    return out + group(head, at=stalk[-1], turn=wind * -8, flip=wind < 0, scale=0.8 + height / 600)


# 9 chrysanthemum


def mum(k: Inks, fill: str, heart: str) -> str:
    """A chrysanthemum from the front, 36 in radius."""
    n, m = (12, 8) if simple(k) else (18, 13)
    blade_ = petal(36, 12.5 if simple(k) else 9.6)
    inner = petal(24, 12 if simple(k) else 8.6)
    out = ring(lambda a: path(blade_, fill, k.ink, k.line * 0.75, transform=f"rotate({a:.0f})"), n)
    out += ring(lambda a: path(inner, fill, k.ink, k.line * 0.75, transform=f"rotate({a:.0f})"), m, 10)
    return f"<g>{out}{circle(0, 0, 8.5, heart, k.ink, k.line * 0.8)}</g>"


def mum_side(k: Inks, fill: str) -> str:
    """A chrysanthemum from the side, its cup on the origin."""
    out = ""
    for a in (-96, 96, -76, 76, -56, 56, -38, 38, -20, 20, 0):
        out += path(petal(40, 11), fill, k.ink, k.line * 0.75, transform=f"rotate({a})")
    for a in (-52, 52, -28, 28, 0):
        out += path(petal(25, 10), fill, k.ink, k.line * 0.75, transform=f"rotate({a})")
    return f"<g>{out}{shape(k, '-12,-4* -9,6 0,9 9,6 12,-4* 0,-8', k.leaf, 0.8)}</g>"


def mum_leaf(k: Inks) -> str:
    """A lobed chrysanthemum leaf, 52 long."""
    outline = mirrored("0,0* -6,-8 -18,-6 -24,-14 -17,-20* -27,-24 -28,-34 -17,-35* -20,-44 -12,-52 0,-56")
    veins = path("M0-2V-46M0-10L-15-15M0-10L15-15M0-24L-18-29M0-24L18-29M0-38L-9-45M0-38L9-45", "none", k.leaf, 1.6)
    return f"<g>{shape(k, outline, k.green, 0.9)}{veins}</g>"


# 10 maple


def maple(k: Inks, fill: str, vein: str) -> str:
    """A maple leaf of seven lobes, 38 from heart to tip, its stalk downwards."""
    lobes = [(-138, 17.0), (-90, 29.0), (-45, 35.0), (0, 39.0), (45, 35.0), (90, 29.0), (138, 17.0)]
    spec = "0,5*"
    for i, (a, length) in enumerate(lobes):
        for off, share in ((-17, 0.62), (0, 1), (17, 0.62)):
            x, y = polar(a + off, length * share)
            spec += f" {x:.1f},{y:.1f}" + ("*" if off == 0 else "")
        if i < 6:
            x, y = polar(a + 22.5, 15.5 if 0 < i < 5 else 11)
            spec += f" {x:.1f},{y:.1f}*"
    veins = lines([((0, 0), polar(a, length * 0.74)) for a, length in lobes], vein, 1.2)
    stalk = path("M0 2Q2 14-3 24", "none", k.ink, k.line * 1.1)
    return f"<g>{stalk}{path(curve(spec, tension=0.3), fill, k.ink, k.line * 0.85)}{veins}</g>"


# 11 willow


def willow(k: Inks, spec: str, count: int, scale: float = 1) -> str:
    """A hanging willow branch along `spec` with `count` pairs of narrow leaves."""
    line = sampled(spec, 8)
    out = path(curve(spec, closed=False), "none", k.ink, k.line * 1.3)
    for i in range(count):
        where, direction = along(line, (i + 0.4) / count)
        for side in (-1, 1):
            out += use("willow-leaf", at=where, turn=direction + side * 24, scale=scale * (1 - 0.3 * i / count))
    return out


def willow_leaf(k: Inks) -> str:
    """A narrow leaf, 30 long."""
    return path(leaf(30, 7.5, 2), k.leaf, k.ink, k.line * 0.55)


# 12 paulownia


def paulownia_leaf(k: Inks, fill: str, vein: str) -> str:
    """A broad leaf of five points that hangs from the origin, 84 long and 96 wide."""
    outline = mirrored("0,-2* -16,-13 -36,-10 -50,6* -47,22 -54,38* -40,44 -34,58* -22,62 -12,74 0,92*")
    veins = "M0 0V78M0 6Q-22 2-40 8M0 6Q22 2 40 8M0 16Q-22 20-42 34M0 16Q22 20 42 34M0 34Q-14 42-26 54M0 34Q14 42 26 54"
    return f"<g>{shape(k, outline, fill)}{path(veins, 'none', vein, k.line * 0.95)}</g>"


def bell(k: Inks) -> str:
    """A paulownia flower, its mouth downwards, 28 high."""
    body = shape(k, "0,-14* -7,-9 -8,1 -13,11 -7,10 -4,15 0,11 4,15 7,10 13,11 8,1 7,-9", k.violet, 0.8)
    light = path(curve("-4,-7 -5,2 -6,7 -2,3 -1,-5"), k.lilac)
    return f"<g>{body}{'' if simple(k) else light}{path(curve('0,9* -4,5 0,1 4,5'), k.white)}</g>"


def spike(k: Inks, rows: int) -> str:
    """An upright stalk with pairs of bells that ends in buds, its foot on the origin."""
    height = rows * 29 + 14
    out = path(f"M0 0V{-height}", "none", k.ink, k.line * 1.4)
    for i in range(rows):
        y = -14 - i * 29
        size = 1.45 - 0.4 * i / rows
        half = 20 - 7 * i / rows
        for side in (-1, 1):
            out += use("bell", at=(side * half, y), turn=-side * 30, scale=size)
    for x, y, r in ((-6, 3, 5), (6, 3, 5), (0, -6, 6)):
        out += circle(x, -height + y, r, k.violet, k.ink, k.line * 0.8)
    return f"<g>{out}</g>"


# ribbons

KANA = {
    "a": ["18,28 50,26 82,22", "47,8 43,45 51,82", "66,38 55,66 32,84 17,72 28,54 56,44 83,58 80,80 58,94"],
    "ka": ["14,38 38,34 60,32 62,50 54,82 42,78", "42,10 34,50 14,88", "74,24 84,36 90,54"],
    "yo": ["54,32 68,31 82,26", "52,8 52,50 48,76 30,84 20,74 40,65 66,74 86,90"],
    "ro": ["24,17 48,17 72,12* 46,36 18,62* 50,42 80,54 76,80 42,94"],
    "shi": ["34,8 31,50 38,84 60,88 84,64"],
    "mi": ["20,20 36,20 54,15* 42,50 24,80 12,68 28,55 62,63 90,74", "73,34 70,64 54,92"],
    "no": ["52,24 46,60 28,80 14,62 26,34 52,20 80,32 86,60 58,90"],
}


def kana(name: str, x: float, y: float, size: float, colour: str) -> str:
    """A syllable written with the brush in a square with its upper left corner at x, y."""
    out = ""
    for spec in KANA[name]:
        pts = [
            (x + px * size / 100, y + py * size / 100)
            for px, py in (w.rstrip("*").split(",") for w in spec.split())
            for px, py in [(float(px), float(py))]
        ]
        w = size * 0.13
        out += brush(pts, (w * 0.9, w * 1.15, w, w * 0.8, w * 0.25))
    return path(out, colour)


def ribbon(k: Inks, kind: str, flow: float = 0) -> str:
    """A paper strip, 50 by 204, centred on the origin: `plain`, `blue`, or a poem's syllables with spaces.

    It hangs almost straight; `flow` throws it into a wave that many units deep.
    """
    fill = k.blue if kind == "blue" else k.red
    outline = "-25,-102* -27,-50 -22,0 -23,50 -26,102* 24,102* 27,50 28,0 23,-50 25,-102*"
    ends = (0.0, 0.0)
    if flow:
        spine = [(x * flow, y) for x, y in ((0.3, -102), (-0.9, -62), (0, 0), (0.9, 62), (-0.3, 102))]
        sides = [(x - 25, y) for x, y in reversed(spine)], [(x + 25, y) for x, y in spine]
        outline = " ".join(f"{x},{y}{'*' if abs(y) > 100 else ''}" for side in sides for x, y in side)
        ends = (-flow * 0.06, flow * 0.06)
    out = shape(k, outline, fill, 1.1)
    trim = k.white if simple(k) else k.lilac if kind == "blue" else k.rose
    if kind in ("blue", "plain"):
        for x, y in zip(ends, (-90, 90), strict=True):
            out += path(f"M{x - 23.5} {y}H{x + 23.5}", "none", trim, 4)
    if kind == "blue" and simple(k):
        cross = "M-26-74L9-6M9-74L-26-6" if flow else "M-20-60L20 60M20-60L-20 60"
        out += path(cross, "none", k.white, 5)
    if kind not in ("blue", "plain"):
        names = kind.split()
        size = 168 / len(names)
        glyph = min(size * 1.06, 41)
        if simple(k):
            out += path(curve("-18,-92* -16,0 -19,92* 17,92* 20,0 18,-92*"), k.white)
        for i, name in enumerate(names):
            out += kana(name, -glyph / 2 + 1, -86 + i * size + (size - glyph) / 2, glyph, k.ink)
    return f"<g>{out}</g>"
