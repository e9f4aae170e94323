"""Aikido figures: a body is drawn in flat ink from the places of its joints; a scene lays its parts in order."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, replace

from .ink import PLAIN, Point, brush, circle, curve, group, path


@dataclass(frozen=True)
class Cloth:
    """The inks of one fighter."""

    jacket: str
    trousers: str
    line: str  # edges between the parts
    fold: str  # pleats and lapels
    belt: str
    hakama: bool = False


TORI = Cloth(PLAIN.ink, PLAIN.ink, PLAIN.paper, PLAIN.paper, PLAIN.red, hakama=True)
UKE = Cloth(PLAIN.white, PLAIN.white, PLAIN.ink, PLAIN.ink, PLAIN.red)


def attacker(colour: str) -> Cloth:
    """An attacker in the ink of the attack's type."""
    return Cloth(colour, colour, PLAIN.ink, PLAIN.ink, PLAIN.ink)


@dataclass(frozen=True)
class Arm:
    """An arm from the shoulder: elbow, wrist, and what the hand does."""

    elbow: Point
    wrist: Point
    hand: str = "blade"  # or "fist", "open"


@dataclass(frozen=True)
class Leg:
    """A leg from the hip: knee, ankle, and the way the toes point."""

    knee: Point
    ankle: Point
    toes: float = 90  # degrees, 0 = up, clockwise


@dataclass(frozen=True)
class Pose:
    """Where the joints of a body are; `near` limbs lie in front of it, `far` ones behind."""

    head: Point
    neck: Point
    hip: Point
    near: Arm
    far: Arm
    near_leg: Leg
    far_leg: Leg
    look: float = 1  # 1 to the right, -1 to the left
    tilt: float = 0  # of the head, clockwise
    chest: float = 0  # how far the back bends out, to the right of neck → hip
    size: float = 1


def _towards(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def _beyond(a: Point, b: Point, length: float) -> Point:
    """The point `length` past b on the way from a."""
    d = math.dist(a, b) or 1
    return b[0] + (b[0] - a[0]) / d * length, b[1] + (b[1] - a[1]) / d * length


def _side(a: Point, b: Point, at: Point, offset: float) -> Point:
    """A point beside `at`, to the left of the way a → b for a positive offset."""
    d = math.dist(a, b) or 1
    return at[0] + (b[1] - a[1]) / d * offset, at[1] - (b[0] - a[0]) / d * offset


class Fighter:
    """A pose in clothes: its parts are head, torso, near, far, near_leg, far_leg."""

    def __init__(self, pose: Pose, cloth: Cloth, weight: float = 2) -> None:
        self.p, self.c, self.w = replace(pose, head=_towards(pose.neck, pose.head, 0.84)), cloth, weight

    def _fill(self, d: str, fill: str, w: float = 1) -> str:
        return path(d, fill, self.c.line, self.w * w)

    def _limb(self, pts: Iterable[Point], widths: list[float], fill: str) -> str:
        s = self.p.size
        return self._fill(brush(list(pts), [w * s for w in widths], steps=2), fill)

    def draw(self, *parts: str) -> str:
        """The parts in the order given; all of them, from back to front, without names."""
        return "".join(
            getattr(self, part)() for part in parts or ("far", "far_leg", "near_leg", "torso", "head", "near")
        )

    def _shoulder(self) -> Point:
        return _towards(self.p.neck, self.p.hip, 0.1)

    def _arm(self, arm: Arm) -> str:
        s, skin, edge = self.p.size, PLAIN.white, PLAIN.ink
        shoulder, cuff = self._shoulder(), _towards(arm.elbow, arm.wrist, 0.62)
        tip = _beyond(arm.elbow, arm.wrist, 13 * s)
        wrist = _beyond(arm.elbow, arm.wrist, 3 * s)
        if arm.hand == "fist":
            palm = circle(*_beyond(arm.elbow, arm.wrist, 3 * s), 5.6 * s, skin, edge, self.w * 0.8)
        elif arm.hand == "open":
            spread = [
                _side(arm.elbow, arm.wrist, _beyond(arm.elbow, arm.wrist, (12 - abs(k)) * s), k * s)
                for k in (-6, -2, 2, 6)
            ]
            palm = "".join(path(brush([wrist, f], [4.5 * s, 3 * s]), skin, edge, self.w * 0.6) for f in spread)
            palm += circle(*wrist, 4.6 * s, skin)
        else:
            palm = path(brush([arm.wrist, tip], [7 * s, 7.5 * s, 2.5 * s]), skin, edge, self.w * 0.7)
        fore = path(brush([_towards(arm.elbow, arm.wrist, 0.4), wrist], [8 * s, 6.5 * s]), skin, edge, self.w * 0.8)
        sleeve = self._limb([shoulder, arm.elbow, cuff], [17, 18, 15, 16], self.c.jacket)
        return fore + palm + sleeve

    def grip(self) -> Point:
        """Where the near fist closes."""
        return _beyond(self.p.near.elbow, self.p.near.wrist, 3 * self.p.size)

    def near(self) -> str:
        """The arm in front."""
        return self._arm(self.p.near)

    def far(self) -> str:
        """The arm behind."""
        return self._arm(self.p.far)

    def _leg(self, leg: Leg) -> str:
        s, p = self.p.size, self.p
        a = math.radians(leg.toes)
        toe = leg.ankle[0] + 15 * s * math.sin(a), leg.ankle[1] - 15 * s * math.cos(a)
        heel = leg.ankle[0] - 4 * s * math.sin(a), leg.ankle[1] + 4 * s * math.cos(a)
        foot = path(brush([heel, leg.ankle, toe], [7 * s, 8 * s, 4 * s]), PLAIN.white, PLAIN.ink, self.w * 0.8)
        hem = _towards(leg.knee, leg.ankle, 0.95 if self.c.hakama else 0.8)
        shin = [_towards(leg.knee, leg.ankle, 0.5), leg.ankle]
        foot = path(brush(shin, [11 * s, 8 * s]), PLAIN.white, PLAIN.ink, self.w * 0.8) + foot
        if not self.c.hakama:
            return foot + self._limb([p.hip, leg.knee, hem], [26, 22, 18, 16], self.c.trousers)
        cloth = self._limb([p.hip, leg.knee, hem], [27, 27, 29, 35], self.c.trousers)
        pleats = ""
        for k, low in ((-4, -9), (3, 3), (8, 13)):
            line = [
                _side(p.hip, leg.knee, _towards(p.hip, leg.knee, 0.4), k * s),
                _side(p.hip, leg.knee, leg.knee, (k + low) / 2 * s),
                _side(leg.knee, hem, _towards(leg.knee, hem, 0.92), low * s),
            ]
            pleats += path(curve(line, closed=False), "none", self.c.fold, self.w * 0.55)
        return foot + cloth + pleats

    def near_leg(self) -> str:
        """The leg in front."""
        return self._leg(self.p.near_leg)

    def far_leg(self) -> str:
        """The leg behind."""
        return self._leg(self.p.far_leg)

    def torso(self) -> str:
        """The jacket with lapels and belt, and the neck."""
        p, s = self.p, self.p.size
        middle = _side(p.neck, p.hip, _towards(p.neck, p.hip, 0.5), p.chest * s)
        skirt = _beyond(middle, p.hip, (3 if self.c.hakama else 12) * s)
        neck = path(
            brush([_towards(p.neck, p.head, -0.3), p.head], [9 * s, 8 * s]), PLAIN.white, PLAIN.ink, self.w * 0.8
        )
        jacket = self._limb([p.neck, middle, p.hip, skirt], [19, 31, 30, 27, 24, 28], self.c.jacket)
        front = -p.look if p.hip[1] >= p.neck[1] else p.look
        collar = [
            _side(p.neck, middle, p.neck, front * -1 * s),
            _side(p.neck, middle, _towards(p.neck, middle, 0.7), front * -9 * s),
            _side(p.neck, p.hip, _towards(p.neck, p.hip, 0.8), front * -5 * s),
        ]
        lapel = path(curve(collar, closed=False), "none", self.c.fold, self.w * 0.8)
        ends = [_side(middle, p.hip, _towards(middle, p.hip, 0.86), k * s) for k in (-13.5, 13.5)]
        belt = path(brush(ends, [6 * s, 6 * s]), self.c.belt, PLAIN.ink, self.w * 0.6)
        return neck + jacket + lapel + belt

    def head(self) -> str:
        """The head in profile: tori with a knot of hair, uke cropped."""
        p, edge = self.p, PLAIN.ink
        face = "-2,-13 6,-11.500 10,-6 10.300,-2 14,2* 10.300,4 10.500,8.500 5,12 -3,11 -9,5 -11,-3 -8,-10"
        hair = "-8,7 -12.500,0 -11.500,-9 -4,-14.500 5,-13.500 10,-9 5,-7.500 0,-7 -1,0 -5,2 -4,7"
        knot = circle(-9.500, -12.500, 4.4, edge, PLAIN.paper, 1) if self.c.hakama else ""
        drawn = (
            knot
            + path(curve(face), PLAIN.white, edge, self.w * 0.8)
            + path(curve(hair), edge)
            + circle(5.600, -1.500, 1.4, edge)
            + path("M5 7.500L9 7", "none", edge, 1.2)
        )
        return group(drawn, at=p.head, turn=p.tilt, scale=p.size * 0.98, flip=p.look < 0)
