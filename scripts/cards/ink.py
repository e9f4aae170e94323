"""The shared foundation of the drawn decks: inks, curves, brush strokes, placing of motifs, and the card file itself.

A drawing is a string of SVG elements. Curves are written as a list of points that the line passes through,
``"10,20 30,5 50,20* 30,40"``; a star marks a corner, every other point is smooth.
"""

from __future__ import annotations

import itertools
import math
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

Point = tuple[float, float]


@dataclass(frozen=True)
class Inks:
    """The inks of one style, and the weight of its outlines."""

    name: str
    ink: str  # black: outlines and masses
    paper: str  # the card's ground
    white: str  # brighter than the paper: plumage, the moon
    red: str  # vermilion
    rose: str  # pale red: blossom
    yellow: str
    brown: str
    green: str
    leaf: str  # a lighter green beside `green`
    violet: str
    lilac: str  # pale violet
    blue: str
    grey: str
    line: float  # outline weight on a card 200 units wide


PLAIN = Inks(
    name="plain",
    ink="#1d1b1a",
    paper="#f6efdd",
    white="#fffdf6",
    red="#d8341f",
    rose="#f2a79b",
    yellow="#f0b92a",
    brown="#7a4a2b",
    green="#2f6b3c",
    leaf="#6d9a3f",
    violet="#6a3d85",
    lilac="#a98bc0",
    blue="#2f4f9b",
    grey="#8b8578",
    line=2.0,
)

# Lightness alone tells these inks apart: black < violet < green < blue < red < grey < lilac < rose < yellow < white.
CONTRAST = Inks(
    name="contrast",
    ink="#000000",
    paper="#ffffff",
    white="#ffffff",
    red="#d5470a",
    rose="#ffc3a6",
    yellow="#ffe14a",
    brown="#5a3410",
    green="#00573f",
    leaf="#00946c",
    violet="#3b1a78",
    lilac="#b9a3e8",
    blue="#0063a8",
    grey="#8a8a8a",
    line=3.2,
)

STYLES = (PLAIN, CONTRAST)


def num(value: float) -> str:
    """Write a number with one decimal and no idle zeros.

    >>> num(3.04), num(-0.02), num(0.5)
    ('3', '0', '.5')
    """
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    if text in ("-0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def fine(value: float) -> str:
    """Write a number with three decimals, for scales."""
    return f"{value:.3f}".rstrip("0").rstrip(".")


def pair(point: Point) -> str:
    """Write a point for path data, leaving out the separator where a minus sign is one."""
    x, y = num(point[0]), num(point[1])
    return f"{x}{y}" if y.startswith("-") else f"{x} {y}"


# points


def points(spec: str) -> list[tuple[float, float, bool]]:
    """Read ``"x,y x,y* …"`` into (x, y, is a corner)."""
    out = []
    for word in spec.split():
        x, y = word.rstrip("*").split(",")
        out.append((float(x), float(y), word.endswith("*")))
    return out


def polar(angle: float, radius: float, centre: Point = (0, 0)) -> Point:
    """The point at `angle` degrees (0 = up, clockwise) and `radius` from `centre`."""
    a = math.radians(angle)
    return centre[0] + radius * math.sin(a), centre[1] - radius * math.cos(a)


def mirrored(spec: str, axis: float = 0) -> str:
    """Continue an open outline by its own mirror image over the vertical line x = `axis`; ends on the axis meet."""
    half = points(spec)
    back = [(2 * axis - x, y, c) for x, y, c in reversed(half) if abs(x - axis) > 1e-6]
    return " ".join(f"{x},{y}{'*' if c else ''}" for x, y, c in half + back)


def _handles(
    pts: Sequence[tuple[float, float, bool]], closed: bool, tension: float
) -> list[tuple[Point, Point, Point]]:
    """Bezier segments (control, control, end) through the points: Catmull-Rom with handles limited to their segment."""
    n = len(pts)
    segments = []
    for i in range(n if closed else n - 1):
        p1, p2 = pts[i], pts[(i + 1) % n]
        p0 = pts[(i - 1) % n] if closed or i > 0 else p1
        p3 = pts[(i + 2) % n] if closed or i + 2 < n else p2
        length = math.dist(p1[:2], p2[:2])

        def handle(before: tuple, at: tuple, after: tuple, sign: int, length: float = length) -> Point:
            if at[2]:
                return at[0], at[1]
            dx, dy = after[0] - before[0], after[1] - before[1]
            size = math.hypot(dx, dy)
            if size < 1e-9:
                return at[0], at[1]
            reach = length * tension
            return at[0] + sign * dx / size * reach, at[1] + sign * dy / size * reach

        segments.append((handle(p0, p1, p2, 1), handle(p1, p2, p3, -1), (p2[0], p2[1])))
    return segments


def curve(spec: str | Iterable[Point], closed: bool = True, tension: float = 0.36) -> str:
    """Path data of a smooth line through the points; starred points are corners."""
    pts = points(spec) if isinstance(spec, str) else [(x, y, False) for x, y in spec]
    d = ["M" + pair(pts[0][:2])]
    for (c1, c2, end), start in zip(_handles(pts, closed, tension), pts, strict=False):
        if c1 == (start[0], start[1]) and c2 == end:
            d.append("L" + pair(end))
        else:
            d.append("C" + " ".join((pair(c1), pair(c2), pair(end))))
    return "".join(d) + ("Z" if closed else "")


def poly(pts: Iterable[Point], closed: bool = True) -> str:
    """Path data of straight lines."""
    return "M" + "L".join(pair(p) for p in pts) + ("Z" if closed else "")


def sampled(spec: str | Sequence[Point], steps: int = 4, tension: float = 0.36) -> list[Point]:
    """Points along the open smooth line through `spec`, `steps` to a segment."""
    pts = points(spec) if isinstance(spec, str) else [(x, y, False) for x, y in spec]
    out: list[Point] = [pts[0][:2]]
    for (c1, c2, end), start in zip(_handles(pts, False, tension), pts, strict=False):
        for k in range(1, steps + 1):
            t = k / steps
            a, b, c, e = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
            out.append(
                (a * start[0] + b * c1[0] + c * c2[0] + e * end[0], a * start[1] + b * c1[1] + c * c2[1] + e * end[1])
            )
    return out


def along(line: Sequence[Point], t: float) -> tuple[Point, float]:
    """The point at share `t` of a polyline's length, and the direction there in degrees (0 = up, clockwise)."""
    lengths = [math.dist(a, b) for a, b in itertools.pairwise(line)]
    left = t * sum(lengths)
    for (a, b), length in zip(itertools.pairwise(line), lengths, strict=True):
        if left <= length or (a, b) == (line[-2], line[-1]):
            s = left / length if length else 0
            where = (a[0] + (b[0] - a[0]) * s, a[1] + (b[1] - a[1]) * s)
            return where, math.degrees(math.atan2(b[0] - a[0], a[1] - b[1]))
        left -= length
    return line[-1], 0


# outlines


def brush(spec: str | Sequence[Point], widths: Sequence[float], steps: int = 3) -> str:
    """Path data of a stroke whose width runs evenly through `widths` from its start to its end."""
    line = sampled(spec, steps)
    left, right = [], []
    for i, (x, y) in enumerate(line):
        before, after = line[max(i - 1, 0)], line[min(i + 1, len(line) - 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        size = math.hypot(dx, dy) or 1
        at = i / (len(line) - 1) * (len(widths) - 1)
        k = min(int(at), len(widths) - 2)
        half = (widths[k] + (widths[k + 1] - widths[k]) * (at - k)) / 2
        left.append((x - dy / size * half, y + dx / size * half))
        right.append((x + dy / size * half, y - dx / size * half))
    return curve(left + right[::-1], tension=0.33)


def leaf(length: float, width: float, bend: float = 0, belly: float = 0.42) -> str:
    """Path data of a pointed leaf from the origin upwards; `bend` moves the tip aside, `belly` is its widest."""
    b, h = -length * belly, width / 2
    spec = f"0,0* {-h + bend * 0.25},{b} {bend},{-length}* {h + bend * 0.25},{b}"
    return curve(spec, tension=0.42)


def petal(length: float, width: float, notch: float = 0) -> str:
    """Path data of a rounded petal from the origin upwards; `notch` cuts its tip as a cherry's."""
    h = width / 2
    tip = f"{-h * 0.42},{-length} 0,{-length + notch}* {h * 0.42},{-length}" if notch else f"0,{-length}"
    return curve(f"0,0* {-h},{-length * 0.62} {tip} {h},{-length * 0.62}", tension=0.38)


# elements


def path(d: str, fill: str = "none", stroke: str | None = None, width: float = 0, **more: str | float) -> str:
    """A path element; keyword names use underscores where SVG has hyphens."""
    attrs = "" if fill == "#000" else f' fill="{fill}"'
    if stroke and width:
        attrs += f' stroke="{stroke}" stroke-width="{num(width)}"'
    for key, value in more.items():
        attrs += f' {key.replace("_", "-")}="{value if isinstance(value, str) else num(value)}"'
    return f'<path d="{d}"{attrs}/>'


def circle(x: float, y: float, r: float, fill: str = "none", stroke: str | None = None, width: float = 0) -> str:
    """A circle element."""
    line = f' stroke="{stroke}" stroke-width="{num(width)}"' if stroke and width else ""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{fill}"{line}/>'


def rect(x: float, y: float, w: float, h: float, fill: str, rx: float = 0) -> str:
    """A rectangle element."""
    corner = f' rx="{num(rx)}"' if rx else ""
    return f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"{corner} fill="{fill}"/>'


def transform(at: Point = (0, 0), turn: float = 0, scale: float = 1, flip: bool = False, squash: float = 1) -> str:
    """A transform attribute's value: moved, turned clockwise, scaled; `flip` mirrors, `squash` scales the width."""
    out = ""
    if at != (0, 0):
        out += f"translate({pair(at)})" if not num(at[1]).startswith("-") else f"translate({num(at[0])} {num(at[1])})"
    if turn % 360:
        out += f"rotate({num(turn)})"
    sx, sy = scale * squash * (-1 if flip else 1), scale
    if (sx, sy) != (1, 1):
        out += f"scale({fine(sx)})" if sx == sy else f"scale({fine(sx)} {fine(sy)})"
    return out


def group(*children: str, clip: str | None = None, **where: float | bool | Point) -> str:
    """The children together, placed as `transform` says; `clip` names a clip path of the card's symbols."""
    t = transform(**where)  # type: ignore[arg-type]
    attrs = (f' transform="{t}"' if t else "") + (f' clip-path="url(#{clip})"' if clip else "")
    return f"<g{attrs}>{''.join(children)}</g>" if attrs else "".join(children)


def use(name: str, **where: float | bool | Point) -> str:
    """The symbol `name` of the deck, placed as `transform` says."""
    t = transform(**where)  # type: ignore[arg-type]
    return f'<use href="#{name}"' + (f' transform="{t}"' if t else "") + "/>"


def ring(make: Callable[[float], str], count: int, start: float = 0, sweep: float = 360) -> str:
    """`make(angle)` for `count` angles: around the whole circle, or from `start` over `sweep` with both ends drawn."""
    step = sweep / count if sweep % 360 == 0 else sweep / (count - 1)
    return "".join(make(start + i * step) for i in range(count))


# the card


@dataclass(frozen=True)
class Frame:
    """The size of a deck's cards, their rounding, and the border that runs around the picture."""

    width: float = 200
    height: float = 328
    radius: float = 10
    border: float = 6
    colour: str = "#1d1b1a"


FRAME = Frame()


def _needed(body: str, symbols: Mapping[str, str]) -> list[str]:
    """The symbols that `body` refers to, and those that they refer to, in the order of the mapping."""
    found: set[str] = set()
    queue = [body]
    while queue:
        for name in re.findall(r'(?:href="|url\()#([\w-]+)', queue.pop()):
            if name not in found and name in symbols:
                found.add(name)
                queue.append(symbols[name])
    return [name for name in symbols if name in found]


def card(title: str, body: str, paper: str, frame: Frame = FRAME, symbols: Mapping[str, str] | None = None) -> str:
    """The text of a card's file: its ground, the picture clipped to the frame, and the border.

    `symbols` maps a name to an element; those in use go to the file's <defs> under that id.
    """
    w, h, b = frame.width, frame.height, frame.border
    defs = f'<clipPath id="card">{rect(b / 2, b / 2, w - b, h - b, "#000", frame.radius - b / 2)}</clipPath>'
    for name in _needed(body, symbols or {}):
        defs += re.sub(r"^<(\w+)", rf'<\1 id="{name}"', (symbols or {})[name], count=1)
    title = title.replace("&", "&amp;").replace("<", "&lt;")
    # The border lies over the picture: a clip at its edge would let the ground shine through as a hairline.
    edge = rect(b / 2, b / 2, w - b, h - b, "none", frame.radius - b / 2)
    edge = edge.replace("/>", f' stroke="{frame.colour}" stroke-width="{num(b)}"/>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(w)} {num(h)}">'
        f"<title>{title}</title><defs>{defs}</defs>{rect(1, 1, w - 2, h - 2, paper, frame.radius)}"
        f'<g clip-path="url(#card)" stroke-linecap="round" stroke-linejoin="round">{body}</g>{edge}</svg>\n'
    )
