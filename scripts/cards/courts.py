"""The twelve figures of the German-suited deck: unders with the sign low, overs with it held high, kings enthroned."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from .ink import CONTRAST, Inks, Point, brush, circle, curve, group, mirrored, path, use


class Pen:
    """Draws outlined flat shapes in the inks of one style.

    The contrast style dresses a figure in its suit's ink, black and white only, so that the whole card tells the suit.
    """

    OWN: ClassVar = {"H": ("red",), "L": ("green", "leaf"), "B": ("yellow",), "A": ("brown", "green")}
    DARK = ("green", "brown", "grey")

    def __init__(self, inks: Inks, suit: str) -> None:
        self.i = inks
        self.suit = suit
        self.w = 3.2 if inks is CONTRAST else 2.4

    def ink(self, name: str) -> str:
        """The colour to print for an ink's name."""
        if self.i is not CONTRAST or name in ("ink", "paper", "white", "violet"):
            return getattr(self.i, name)
        if name in self.OWN[self.suit]:
            return getattr(self.i, {"L": "green", "A": "brown"}.get(self.suit, name))
        return self.i.ink if name in self.DARK else self.i.white

    def shape(self, spec: str, fill: str, w: float = 1) -> str:
        """A closed outlined shape."""
        return path(curve(spec), self.ink(fill), self.i.ink, self.w * w)

    def flat(self, spec: str, fill: str) -> str:
        """A closed shape without an outline."""
        return path(curve(spec), self.ink(fill))

    def line(self, spec: str, w: float = 1, colour: str = "ink") -> str:
        """An open line."""
        return path(curve(spec, closed=False), "none", self.ink(colour), self.w * w)

    def limb(self, spec: str, widths: list[float], fill: str, w: float = 1) -> str:
        """An outlined stroke of changing width: a sleeve, a leg, a horn."""
        return path(brush(spec, widths), self.ink(fill), self.i.ink, self.w * w)

    def dot(self, x: float, y: float, r: float, fill: str, w: float = 0) -> str:
        """A disc, outlined where `w` says so."""
        return circle(x, y, r, self.ink(fill), self.i.ink, self.w * w)

    def sign(self, x: float, y: float, size: float = 0.6, turn: float = 0) -> str:
        """The suit's sign."""
        return use(self.suit, at=(x, y), scale=size, turn=turn)


# parts


def ground(p: Pen, colour: str = "leaf", y: float = 294) -> str:
    """The strip of earth that a figure stands on."""
    return p.shape(f"-10,{y + 4} 40,{y - 2} 100,{y + 1} 160,{y - 3} 210,{y + 3} 210,330* -10,330*", colour)


def hand(p: Pen, x: float, y: float, turn: float = 0, flip: bool = False) -> str:
    """A fist seen from its back, thumb up."""
    drawn = (
        p.shape("-7,-5 0,-8 7,-5 8,3 3,8 -5,7 -8,1", "white") + p.line("2,-7 2,-1 7,0", 0.6) + p.line("3,4 8,3.5", 0.5)
    )
    return group(drawn, at=(x, y), turn=turn, flip=flip)


HEADS = {
    "": "-15,-14 -2,-22 12,-18 16.5,-6 16,7 10,19 2,23 -8,19 -14,9 -16,-4",
    "square": "-15,-14 -2,-22 12,-18 17,-6 17.5,9 15,20 6,25 -6,23 -14,14 -16,-4",
    "round": "-15,-14 -2,-22 13,-18 18,-5 20,9 13,21 2,25 -10,21 -18,9 -17,-4",
    "gaunt": "-15,-14 -2,-22 12,-18 15.5,-6 13,5 11,18 5,27 -1,26 -9,16 -13,7 -16,-4",
}


def nose(p: Pen, kind: str) -> str:
    """A nose: straight, hooked, round or snub."""
    if kind == "hook":
        bridge = curve("10,0 15,2 19,9* 14,10.500 9,8.500", closed=False)
        return path(bridge, p.ink("white"), p.i.ink, p.w * 0.8)
    if kind == "round":
        return p.shape("8,.5* 11.500,.5 14.500,4.500 11.500,8.500 6.500,8 5,4.500", "rose", 0.7)
    if kind == "snub":
        return p.line("8,-2 8,3 12,3 11,6 6,6", 0.8)
    return p.line("7,-3 11.500,5.500* 6,7", 0.7)


def face(
    p: Pen,
    at: Point,
    *,
    flip: bool = False,
    turn: float = 0,
    scale: float = 1,
    before: str = "",
    after: str = "",
    brow: str = "ink",
    mouth: bool = True,
    closed: bool = False,
    head: str = "",
    feature: str = "",
    heavy: bool = False,
) -> str:
    """A head turned a little to the right; `before` lies behind it (hair), `after` on it (beard, hat).

    `head`, the nose as its `feature` and `heavy` brows give it a character.
    """
    eyes = (
        p.line("-4,-3 -.5,-1 3,-3", 0.8) + p.line("8,-3 11,-1 14,-3", 0.8)
        if closed
        else p.dot(0, -3, 2, "ink")
        + p.dot(11, -3, 1.9, "ink")
        + p.line("-4,-5 -.5,-6.4 4,-4.6", 0.5)
        + p.line("8,-5 11,-6.2 14,-4.6", 0.5)
    )
    drawn = (
        p.shape("-14,0 -19,-3 -20,4 -15,8", "white", 0.8)
        + p.shape(HEADS[head], "white")
        + p.dot(-5, 8, 4, "rose")
        + ("" if head == "gaunt" else p.dot(14, 8, 2.2, "rose"))
        + eyes
        + p.line("-6,-10 -1,-13 4,-11.500", 1.9 if heavy else 1, brow)
        + p.line("9,-11.500 12.500,-12.500 15.500,-10", 1.7 if heavy else 0.9, brow)
        + nose(p, feature)
        + (p.line("3,13.5 7,15 12,13", 0.8, "red") if mouth else "")
    )
    return group(before, drawn, after, at=at, turn=turn, flip=flip, scale=scale)


def shoe(p: Pen, x: float, y: float, flip: bool = False, fill: str = "ink", buckle: str = "yellow") -> str:
    """A low shoe, toe to the right."""
    drawn = p.shape("-8,-7* 4,-8 10,-3 21,-1 23,5* -8,5*", fill) + (p.dot(4, -3, 2.6, buckle, 0.4) if buckle else "")
    return group(drawn, at=(x, y), flip=flip)


def boot(p: Pen, x: float, y: float, height: float = 46, flip: bool = False, fill: str = "ink", cuff: str = "") -> str:
    """A tall boot, toe to the right, its heel under `x`."""
    h = -height
    drawn = p.shape(f"-10,{h}* 11,{h}* 8,{h / 2} 8,-9 20,-4 24,4* -9,4* -7,{h / 2}", fill)
    if cuff:
        drawn += p.shape(f"-12,{h - 5}* 13,{h - 5}* 12,{h + 7}* 0,{h + 10} -11,{h + 7}*", cuff)
    return group(drawn, at=(x, y), flip=flip)


def raised(p: Pen, fill: str, cuff: str, seam: bool = False) -> str:
    """The arm that holds an over's sign up at the left, cuff and hand with it."""
    return (
        p.shape("98,116 88,106 74,114 61,129 52,118* 37,127* 45,148 58,154 74,147 92,134", fill)
        + ("" if seam else p.flat("90,110 100,112 100,132 90,136 86,124", fill))
        + p.shape("52,113* 55,121* 38,131* 34,123*", cuff, 0.8)
        + hand(p, 42, 117, turn=-60, flip=True)
    )


def shoulder(p: Pen, x: float, y: float, fill: str) -> str:
    """Cloth over the seam between a coat and a sleeve of the same ink."""
    return p.flat(f"{x - 5},{y - 8} {x + 5},{y - 8} {x + 6},{y + 6} {x},{y + 12} {x - 6},{y + 6}", fill)


# hearts


def fiddler(p: Pen) -> str:
    """Under of hearts: a village fiddler lost in his tune."""
    hair = p.shape("-19,-10 -12,-24 6,-27 18,-18 14,-12 -4,-13 -10,0 -13,14 -22,16 -24,2", "brown")
    hat = p.shape("-27,-17 -14,-24 10,-26 24,-21 22,-15 0,-17 -20,-10", "ink")
    hat += p.shape("-15,-21* -13,-37 2,-41 14,-36 15,-23* 0,-24", "ink")
    hat += p.line("-14,-25 0,-28 14,-26", 1.6, "red") + p.shape("-13,-27 -22,-42 -20,-56 -13,-45 -9,-30", "white", 0.8)
    fiddle = (
        p.shape("0,-3.5* 46,-2.5* 46,2.5* 0,3.5*", "ink", 0.8)
        + p.shape("46,-4 54,-5 56,2 50,5 46,3", "brown", 0.8)
        + p.shape("6,-13 -4,-8 -14,-8 -22,-15 -36,-14 -41,0 -36,14 -22,15 -14,8 -4,8 6,13 11,0", "yellow")
        + p.line("-18,-5 -12,-6 -10,-3", 0.6)
        + p.line("-18,5 -12,6 -10,3", 0.6)
        + p.line("-34,0 8,0", 0.5)
    )
    return (
        ground(p)
        + p.limb("90,232 88,256 84,286", [20, 19, 11], "white")
        + p.limb("126,232 128,256 133,286", [20, 19, 11], "white")
        + shoe(p, 82, 289, flip=True)
        + shoe(p, 135, 289)
        + p.shape("80,186* 134,186* 141,240 117,248* 108,214* 99,248* 74,240*", "ink")
        # waistcoat, then the coat with its lapels and tails
        + p.shape("93,104* 122,104* 126,150 124,186 107,196* 92,186 90,150", "white")
        + p.line("107,108 108,150 107,193", 0.6)
        + "".join(p.dot(107, y, 2.4, "yellow", 0.4) for y in (138, 154, 170))
        + p.shape("97,102* 84,108 70,150 60,216 73,232* 92,218 98,176* 92,150 103,132*", "red")
        + p.shape("119,102* 131,108 145,150 155,216 141,232* 123,218 117,176* 123,150 112,132*", "red")
        + p.line("70,204 84,206", 0.8)
        + p.line("145,204 131,206", 0.8)
        + face(p, (100, 74), flip=True, turn=-14, closed=True, before=hair, after=hat, head="gaunt")
        + p.shape("94,98 108,96 120,100 118,108 110,112 114,124* 106,126* 104,112 94,108", "yellow")
        + group(fiddle, at=(76, 112), turn=170)
        + p.limb("86,116 64,138 44,128", [22, 20, 14], "red")
        + shoulder(p, 89, 117, "red")
        + p.shape("40,121 50,118 54,132 44,136", "white", 0.9)
        + hand(p, 38, 121, turn=-30, flip=True)
        # the bow and its arm
        + p.line("62,82 152,148", 1.8, "brown")
        + p.line("62,88 148,152", 0.5)
        + p.limb("130,116 154,140 142,157", [22, 21, 15], "red")
        + shoulder(p, 127, 117, "red")
        + p.shape("136,150 146,150 144,163 133,160", "white", 0.9)
        + hand(p, 137, 151, turn=200)
        + p.sign(40, 260, 0.64)
    )


def hussar(p: Pen) -> str:
    """Over of hearts: a hussar, sabre drawn, his heart carried high."""
    hair = p.shape("-19,-8 -14,-20 10,-22 14,-14 -6,-12 -11,2 -14,12 -20,6", "ink")
    shako = (
        p.shape("-20,-12* -18,-48* 0,-52 18,-48* 19,-14* 0,-19", "ink")
        + p.shape("-19,-46* -34,-30 -33,-12 -26,-14 -18,-30*", "red")
        + p.line("-18,-24 0,-30 18,-25", 1.4, "yellow")
        + p.shape("1,-50 -3,-60 3,-70 10,-62 8,-50", "white")
        + p.dot(3, -39, 5, "yellow", 0.6)
    )
    moustache = p.shape(
        "7,9.500 2,9 -4,12 -10,8 -6,14 2,14.500 7,12.500 12,14.500 16,13 18,8 15,10.500 11,9", "ink", 0.4
    )
    frogs = "".join(
        p.line(f"{88 + k},{y} 108,{y + 4} {130 - k},{y}", 1.5, "yellow")
        for k, y in ((0, 124), (2, 136), (4, 148), (6, 160), (7, 172))
    )
    return (
        ground(p)
        # sabre behind the body, pelisse from the shoulder
        + p.shape("126,110 146,112 172,150 176,208 160,222 150,206 138,196 128,150", "ink")
        + p.line("172,150 176,180 175,208 161,220", 2.2, "white")
        + p.shape("84,196* 132,196* 144,230 145,252* 129,252* 122,236 108,216* 96,236 89,252* 75,252* 74,230", "white")
        + p.line("83,208 77,232 77,246", 1.2, "red")
        + p.line("134,208 141,232 142,246", 1.2, "red")
        + boot(p, 82, 290, 42, flip=True)
        + boot(p, 138, 290, 42)
        + p.line("73,250 82,256 91,250", 1.4, "yellow")
        + p.line("129,250 138,256 147,250", 1.4, "yellow")
        # dolman, frogging, sash
        + p.shape(
            "92,104* 80,112 82,150 88,180 82,206 96,212 108,208 120,212 134,206 128,180 134,150 137,112 124,104*", "red"
        )
        + frogs
        + "".join(p.dot(108, y, 2.6, "yellow", 0.4) for y in (128, 140, 152, 164, 176))
        + p.shape("86,182* 108,188 130,182* 132,194* 108,200 84,194*", "yellow")
        + p.line("86,188 108,194 131,188", 0.6)
        + p.shape("94,98* 122,98* 124,108* 108,112 92,108*", "red")
        + p.line("94,103 108,107 123,103", 1.2, "yellow")
        + face(p, (108, 80), before=hair, after=moustache + shako, mouth=False, head="square", heavy=True)
        # sabre arm
        + p.shape("158,170* 168,140 168,96 160,62* 176,98 176,142 165,174*", "white")
        + p.limb("132,116 154,140 156,170", [22, 21, 15], "red")
        + shoulder(p, 129, 118, "red")
        + p.line("148,164 164,166", 1.4, "yellow")
        + p.line("150,176 176,168", 2, "yellow")
        + hand(p, 161, 174, turn=70)
        # the heart
        + raised(p, "red", "yellow")
        + p.sign(42, 84, 0.64)
    )


# leaves


def hunter(p: Pen) -> str:
    """Under of leaves: a forester blowing his horn, the dachshund at heel."""
    hair = p.shape("-19,-8 -14,-20 10,-22 14,-14 -6,-12 -11,2 -14,12 -20,6", "brown")
    hat = (
        p.shape("-15,-18* -12,-40 4,-44* 12,-36 17,-18* 0,-22", "green")
        + p.shape("-28,-10 -16,-20 0,-23 16,-20 25,-13 16,-14 0,-15 -16,-10", "green")
        + p.line("-15,-23 0,-27 16,-24", 1.4, "yellow")
        + p.shape("-10,-30 -28,-40 -38,-56 -22,-50 -6,-38", "red", 0.9)
    )
    dog = (
        p.limb("46,-4 58,-14 62,-26", [7, 5, 2], "brown")
        + "".join(p.shape(f"{x},0* {x + 9},0* {x + 9},20* {x - 4},20* {x},12", "brown") for x in (2, 12, 34, 44))
        + p.shape("0,-10 20,-14 46,-12 56,-4 52,8 30,9 6,10 -4,2", "brown")
        + p.shape("-6,-4 -8,-22 -2,-32 -14,-30 -32,-22 -31,-15 -18,-13 -10,-6", "brown")
        + p.shape("-4,-32 4,-28 5,-10 -3,-8 -7,-20", "ink")
        + p.dot(-15, -24, 1.8, "ink")
        + p.dot(-31, -19, 3, "ink")
        + p.line("-8,-6 0,-8", 1.8, "red")
    )
    return (
        ground(p, "leaf")
        + p.limb("98,200 94,236 90,266", [28, 22, 16], "yellow")
        + p.limb("118,200 124,236 126,266", [28, 22, 16], "yellow")
        + boot(p, 90, 290, 48, flip=True, cuff="brown")
        + boot(p, 126, 290, 48, flip=True, cuff="brown")
        + p.shape(
            "96,102* 82,112 80,150 84,172 70,222 90,232 110,226 130,232 146,220 132,172 136,150 134,112 122,102*",
            "green",
        )
        + p.line("110,176 110,224", 0.8)
        + p.shape("82,166* 108,172 134,166* 134,178* 108,184 83,178*", "brown")
        + p.shape("103,168* 115,168* 115,186* 103,186*", "yellow", 0.8)
        + "".join(p.dot(104, y, 2.6, "yellow", 0.4) for y in (126, 142, 156))
        + p.line("96,104 100,126 97,166", 0.7)
        # strap and bag
        + p.line("128,106 106,136 84,164", 2.6, "brown")
        + p.shape("95,100* 108,110 122,100* 128,108* 108,124 90,108*", "red")
        + face(p, (106, 78), flip=True, turn=8, before=hair, after=hat, mouth=False, head="round", feature="round")
        + p.flat("96,88 103,86 112,91 108,93 100,91", "brown")
        # the horn, and the arm that holds it
        + p.limb("95,92 76,104 56,96 42,68", [5, 9, 14, 27], "yellow")
        + p.line("31,73 43,70 54,63", 1.6)
        + p.line("70,96 68,108", 1)
        + p.line("60,91 54,103", 1)
        + p.limb("90,114 72,132 54,146", [20, 22, 18], "green")
        + shoulder(p, 91, 116, "green")
        + p.limb("52,148 60,132 66,114", [17, 18, 14], "green")
        + p.shape("59,112* 74,114* 73,121* 57,119*", "yellow", 0.8)
        + hand(p, 67, 106, turn=0, flip=True)
        # the other hand on the hip
        + p.limb("130,116 158,142 138,168", [22, 21, 15], "green")
        + shoulder(p, 127, 116, "green")
        + p.line("141,156 151,166", 1.4, "yellow")
        + hand(p, 135, 170, turn=120)
        + group(dog, at=(144, 274), scale=0.82)
        + p.sign(38, 258, 0.64)
    )


CAT_BODY = "130,222 116,256 116,290 134,297 168,297 184,288 182,252 168,222 150,214"
CAT_HEAD = "124,212 122,184* 136,192 152,189 164,192 178,182* 177,212 166,226 150,229 133,226"


def hejma(p: Pen) -> str:
    """Over of leaves: Hejma, cloaked in the only violet of the deck, and the cat that smokes her pipe."""
    hair = p.shape("-18,-14 -4,-24 14,-18 17,-8 4,-13 -10,-6 -14,8 -20,14 -26,4", "white")
    bun = p.shape("-18,-8 -30,-10 -33,2 -24,9 -16,4", "white")
    glasses = (
        p.dot(0, -3, 6.4, "white", 0.7)
        + p.dot(12, -3, 5.4, "white", 0.7)
        + p.line("6,-4 7,-4", 0.7)
        + p.line("-6,-4 -15,-2", 0.6)
    )
    glasses += p.dot(1.5, -2.5, 2.2, "ink") + p.dot(13, -2.5, 2, "ink") + p.line("6.5,1 11.5,6* 7,8", 0.7)
    hat = (
        p.shape("-14,-18* -12,-44 2,-50 16,-44 17,-20* 0,-24", "ink")
        + p.shape("-36,-12 -20,-22 2,-26 24,-23 36,-16 22,-15 0,-17 -20,-11", "ink")
        + p.line("-13,-25 2,-30 16,-26", 2.2, "leaf")
    )
    fold = p.line("74,150 66,210 58,288", 0.8) + p.line("92,196 88,240 86,288", 0.8)
    cat_tail = p.limb("124,284 104,286 92,274 98,258 108,262", [13, 13, 12, 10, 6], "ink", 0.5)
    edge = (
        path(curve(CAT_BODY) + curve(CAT_HEAD), "none", p.i.white, 8)
        + path(brush("124,284 104,286 92,274 98,258 108,262", [13, 13, 12, 10, 6]), "none", p.i.white, 8)
        if p.i is CONTRAST
        else ""
    )
    cat = (
        edge
        + cat_tail
        + p.shape(CAT_BODY, "ink", 0.5)
        + p.shape(CAT_HEAD, "ink", 0.5)
        + p.flat("127,192* 128,200 134,196", "rose")
        + p.flat("174,191* 173,200 166,196", "rose")
        + p.shape("131,206 138,200 145,208 138,211", "yellow", 0.3)
        + p.shape("156,208 163,200 170,206 163,211", "yellow", 0.3)
        + path("M138.500 201.500V210M163 201.500V210", "none", p.i.ink, 2.6)
        + p.flat("147,213 154,213 150.500,217", "rose")
        + p.line("128,214 116,211", 0.5, "white")
        + p.line("129,218 117,219", 0.5, "white")
        + p.line("172,214 184,211", 0.5, "white")
        + p.line("144,294 143,274", 0.6, "white")
        + p.line("160,294 160,274", 0.6, "white")
        + p.shape("133,228 150,233 167,228 168,234 150,240 132,234", "red", 0.6)
    )
    pipe = (
        p.limb("154,220 166,228 172,244 174,254", [3.6, 4, 4.6, 5], "yellow", 0.8)
        + p.shape("167,246* 191,240* 191,262 184,270 174,269 169,260", "brown")
        + p.line("167,247 191,241", 1.8, "yellow")
    )
    smoke = path(
        brush(
            "181,238 188,214 170,190 184,164 166,140 180,112 164,94 152,104 160,114",
            [3, 9, 8, 12, 11, 14, 13, 10, 3],
            steps=5,
        ),
        p.ink("white"),
        p.i.ink,
        p.w * 0.8,
    )
    return (
        path("M-5-5H205V325H-5Z", p.i.lilac)
        + ground(p, "green")
        + smoke
        + p.shape("88,104 66,124 54,190 40,290 90,298 150,292 152,220 142,130 122,104", "violet")
        + fold
        # gown between the cloak's edges
        + p.shape("100,106* 116,106* 128,150 132,220 130,294 96,296 98,220 94,150", "leaf")
        + p.line("112,160 114,220 112,294", 0.8)
        + p.shape("95,156* 112,162 128,156* 129,168* 112,174 95,168*", "yellow")
        + p.shape("97,90* 115,90* 118,112* 94,112*", "white")
        + p.shape("86,100 106,112 128,100 136,112 124,128 107,134 92,126 80,112", "white")
        + p.line("94,112 98,124", 0.6)
        + p.line("107,116 107,130", 0.6)
        + p.line("121,112 116,126", 0.6)
        + face(p, (106, 76), before=bun, after=hair + glasses + hat, mouth=False, head="gaunt", feature="hook")
        + p.line("104,91 112,93 119,88", 0.9, "red")
        # her arm with the leaf
        + p.shape("84,114 66,122 50,136 40,124 32,134 44,158 62,164 84,148", "violet")
        + hand(p, 38, 122, turn=-60, flip=True)
        + p.sign(42, 82, 0.66)
        + cat
        + pipe
        # her other hand on the cat's head
        + p.shape("128,118 146,130 158,160 156,176 140,178 130,156", "violet")
        + p.shape("139,178 146,173 157,174 160,184 154,191 143,190", "white")
        + p.line("147,190 147,183", 0.5)
        + p.line("153,190 153,183", 0.5)
    )


# bells


def jester(p: Pen) -> str:
    """Under of bells: a jester in two colours, hopping."""
    ring = lambda x, y, r=5.5: p.dot(x, y, r, "yellow", 0.8) + p.line(f"{x},{y} {x},{y + r - 1}", 0.6)  # noqa: E731
    cap = (
        p.shape("-16,-8* -20,-24 -38,-26 -46,-8 -50,-22 -38,-42 -14,-38 0,-22*", "red")
        + p.shape("16,-8* 20,-24 36,-28 46,-12 49,-28 36,-44 14,-38 0,-22*", "yellow")
        + p.shape("-14,-10* -12,-34 0,-62 12,-34 16,-10* 0,-18", "red")
        + p.shape("1,-18* 2,-60* 12,-34 16,-10*", "yellow")
        + p.shape("-18,-4* -16,-14 0,-19 16,-15 18,-6* 0,-11", "white")
        + ring(-47, -4)
        + ring(47, -8)
        + ring(0, -65)
    )
    ruff = "".join(
        p.shape(f"{x},{y} {x - 8},{y + 14} {x},{y + 19} {x + 8},{y + 13}", "white", 0.9)
        for x, y in ((82, 96), (136, 96), (92, 101), (126, 101), (103, 104), (115, 104))
    )
    return (
        ground(p)
        # standing leg, lifted leg
        + p.limb("118,196 124,236 122,282", [26, 18, 11], "yellow")
        + p.shape("113,276 128,274 130,286 146,290 156,280 158,292 146,298 114,296", "red")
        + p.limb("100,196 74,212 86,246", [26, 19, 11], "red")
        + p.shape("80,240 93,236 96,246 88,256 70,262 60,254 66,252 78,250", "yellow")
        + ring(59, 254, 4.5)
        + ring(158, 278, 4.5)
        # tunic, parti-coloured, with a dagged hem
        + p.shape("108,100* 88,106 84,140 90,166 80,206* 90,200 94,214* 101,204 108,218*", "yellow")
        + p.shape("108,100* 130,106 134,140 127,166 138,206* 128,200 124,214* 116,204 108,218*", "red")
        + p.shape("88,160* 108,166 129,160* 130,171* 108,177 87,171*", "ink")
        + "".join(p.dot(108, y, 3, "white", 0.5) for y in (128, 141, 154))
        # arms flung out
        + p.limb("88,114 60,130 40,112", [21, 20, 14], "red")
        + p.shape("33,117* 46,104* 40,98 28,108", "yellow", 0.9)
        + hand(p, 32, 101, turn=-40, flip=True)
        + p.limb("129,114 156,140 172,118", [21, 20, 14], "yellow")
        + p.shape("164,112* 180,122* 184,114 170,104", "red", 0.9)
        + hand(p, 177, 105, turn=40)
        + ruff
        + face(p, (109, 80), turn=9, after=cap, mouth=False, head="gaunt", feature="hook")
        + p.shape("106,90 114,95 124,92 117,99 110,97", "red", 0.6)
        + p.sign(40, 258, 0.62)
    )


def watchman(p: Pen) -> str:
    """Over of bells: the night watchman with his halberd."""
    beard = p.shape("-15,4 -8,10 2,9 7,12 12,9 17,3 18,20 12,38 2,44 -8,36 -15,20", "white") + p.line(
        "2,17 7,19 12,16", 0.8, "red"
    )
    beard += p.shape("7,9 0,9 -8,15 2,15 7,12 13,15 20,13 14,9", "white", 0.7)
    hat = (
        p.shape("-17,-14* -16,-34 0,-39 16,-34 17,-16* 0,-20", "ink")
        + p.shape("-34,-9 -24,-18 0,-22 24,-19 35,-12 20,-11 0,-14 -20,-8", "ink")
        + p.line("-16,-20 0,-25 17,-21", 1.8, "red")
    )
    return (
        ground(p)
        # halberd
        + p.limb("164,296 164,60", [5, 5], "brown")
        + p.shape("164,22* 169,50 169,70* 159,70* 159,50", "white")
        + p.shape("168,60 190,52 186,72 190,92 168,82", "white")
        + p.shape("160,64* 146,72* 160,78*", "white")
        + boot(p, 88, 290, 40, flip=True)
        + boot(p, 128, 290, 40)
        + p.shape("88,108 70,150 58,262 84,272 108,268 134,272 158,260 146,150 130,108", "yellow")
        + p.line("106,150 104,210 102,268", 0.9)
        + p.line("78,200 72,264", 0.7)
        + p.line("136,200 142,264", 0.7)
        + "".join(p.dot(112, y, 3, "ink") for y in (186, 204, 222))
        + p.shape("69,168* 106,176 147,168* 148,180* 106,188 68,180*", "ink")
        + p.shape("100,171* 114,171* 114,190* 100,190*", "red", 0.8)
        # horn on a strap
        + p.limb("92,196 80,214 92,232 112,234", [5, 9, 13, 17], "white")
        + p.line("84,206 74,190", 0.8)
        + group(raised(p, "yellow", "ink", seam=True), at=(-2, 1))
        # short cape
        + p.shape("86,102 64,128 60,160 84,152 108,158 132,152 156,160 152,128 132,102", "red")
        + p.line("108,112 108,154", 0.8)
        + p.shape("84,100 108,112 134,100 138,114 108,126 80,114", "ink")
        + face(p, (108, 76), flip=True, after=beard + hat, mouth=False, feature="round", heavy=True)
        + p.limb("142,132 160,152 163,170", [22, 21, 15], "yellow")
        + p.line("156,166 171,164", 2, "ink")
        + hand(p, 164, 172, turn=10)
        + p.sign(42, 82, 0.62)
    )


# acorns


def swineherd(p: Pen) -> str:
    """Under of acorns: a barefoot lad and his pig."""
    freckles = "".join(p.dot(x, y, 1, "brown") for x, y in ((-6, 6), (-2, 4), (-3, 9), (14, 5), (16, 8)))
    hair = p.shape("-19,-6 -16,-20 8,-24 18,-14 12,-8 4,-13 0,-7 -6,-13 -11,-2 -14,12 -20,8", "yellow")
    hat = (
        p.shape("-15,-16* -13,-32 2,-37 14,-31 16,-17* 0,-20", "yellow")
        + p.shape("-32,-8 -20,-17 0,-21 22,-18 33,-10 18,-10 0,-13 -18,-7", "yellow")
        + p.line("-14,-21 0,-25 16,-22", 1.8, "red")
        + p.line("-22,-11 -14,-14", 0.5)
        + p.line("22,-12 14,-15", 0.5)
    )
    pig = (
        p.limb("58,-20 66,-28 60,-34 56,-27", [5, 4, 4, 3], "rose", 0.8)
        + "".join(p.shape(f"{x},2* {x + 12},2* {x + 10},24* {x + 2},24*", "rose") for x in (8, 40))
        + p.shape("-8,-10 6,-30 36,-36 58,-24 62,-4 52,12 20,14 0,10", "rose")
        + "".join(p.shape(f"{x},6* {x + 12},6* {x + 10},26* {x + 2},26*", "rose") for x in (2, 46))
        + p.shape("4,-26 -12,-26 -24,-12 -30,2 -24,10 -12,9 4,4 10,-12", "rose")
        + p.shape("-31,0 -26,-4 -21,8 -26,13 -32,9", "rose")
        + p.dot(-29, 4, 1.3, "ink")
        + p.dot(-26, 7, 1.3, "ink")
        + p.shape("-2,-26 -14,-36* -18,-18 -8,-14", "rose")
        + p.dot(-17, -8, 2, "ink")
    )
    lad = (
        p.line("160,298 152,90", 2.4, "brown")
        + p.limb("96,252 94,270 93,288", [15, 13, 10], "white")
        + p.limb("122,252 124,270 124,288", [15, 13, 10], "white")
        + p.shape("98,284 99,294 76,296 74,290 88,284", "white")
        + p.shape("130,284 131,294 108,296 106,290 119,284", "white")
        + p.shape("84,180* 134,180* 140,220 138,258* 114,262* 109,222* 105,262* 81,258* 80,220", "leaf")
        + p.shape("116,214* 130,212* 131,228* 117,230*", "brown", 0.8)
        + p.shape("94,104 80,116 82,150 82,190 108,196 136,190 134,150 136,116 122,104", "white")
        + p.shape("96,104* 84,112 86,150 84,180 102,184 100,150*", "brown")
        + p.shape("120,104* 132,112 131,150 134,180 116,184 117,150*", "brown")
        + p.shape("82,180* 108,186 136,180* 136,190* 108,196 82,190*", "red")
        + face(p, (106, 80), flip=True, turn=-4, before=hair, after=freckles + hat, head="round", feature="snub")
        + p.shape("92,102 106,108 122,102 126,110 108,120 90,110", "red")
        + p.limb("86,118 66,144 74,172", [22, 21, 16], "white")
        + hand(p, 76, 179, turn=150, flip=True)
        + p.limb("131,118 150,134 154,152", [22, 21, 16], "white")
        + hand(p, 155, 156, turn=0)
    )
    return (
        ground(p)
        + group(lad, at=(-9, -25.4), scale=1.085)
        + group(pig, at=(144, 271), scale=0.8)
        + p.sign(40, 256, 0.64)
    )


def woodcutter(p: Pen) -> str:
    """Over of acorns: a bearded woodcutter, the axe on his shoulder."""
    beard = p.shape("-16,2 -8,9 2,8 7,11 12,8 17,2 20,18 14,34 4,40 -8,35 -17,18", "brown")
    beard += p.shape("7,8 0,8 -9,13 1,14 7,11 13,14 21,12 14,8", "brown", 0.7) + p.line("3,18 7,19 11,18", 0.9, "red")
    hat = p.shape("-17,-16* -16,-38 0,-46 14,-40 17,-18*", "green") + p.shape(
        "-21,-8 -20,-20 0,-26 19,-21 20,-10 0,-14", "yellow"
    )
    hat += p.line("-12,-13 -12,-20", 0.6) + p.line("0,-16 0,-23", 0.6) + p.line("11,-14 11,-21", 0.6)
    return (
        ground(p)
        + group(
            p.shape("-3.500,-8* 3.500,-8* 3.500,120* -3.500,120*", "yellow")
            + p.shape("-7,-2* 7,-2* 16,-6 30,-18 35,6 30,30 16,20 7,16* -7,16*", "white")
            + p.line("26,-12 29,6 26,24", 0.7),
            at=(157, 76),
            turn=16,
        )
        + p.limb("96,206 92,240 90,268", [32, 26, 20], "brown")
        + p.limb("122,206 128,240 130,268", [32, 26, 20], "brown")
        + boot(p, 88, 290, 38, flip=True, cuff="yellow")
        + boot(p, 132, 290, 38, cuff="yellow")
        + p.shape("90,104 76,116 74,160 70,220 90,230 110,226 130,230 150,220 144,160 142,116 126,104", "green")
        + p.line("108,110 108,226", 0.9)
        + "".join(p.dot(101, y, 2.6, "yellow", 0.4) for y in (140, 156))
        + p.shape("73,168* 108,176 146,168* 147,182* 108,190 72,182*", "brown")
        + p.shape("101,170* 116,170* 116,190* 101,190*", "yellow", 0.8)
        + p.line("82,200 98,202", 0.9)
        + p.line("134,200 118,202", 0.9)
        + face(p, (107, 76), after=beard + hat, mouth=False, brow="brown", head="square", feature="round", heavy=True)
        + p.limb("136,120 160,146 142,166", [25, 24, 18], "green")
        + shoulder(p, 132, 122, "green")
        + p.line("136,154 152,166", 2, "yellow")
        + hand(p, 136, 168, turn=130)
        + raised(p, "green", "yellow")
        + p.sign(42, 84, 0.64)
    )


# kings


def crown(p: Pen, cap: str) -> str:
    """A crown of five points on a head at the origin."""
    return (
        p.shape("-15,-18 -10,-34 10,-34 16,-18", cap)
        + p.shape("-18,-12* -23,-38* -12,-27* -1,-44* 11,-28* 22,-38* 18,-13* 0,-18", "yellow")
        + p.line("-19,-18 0,-23 19,-19", 0.7)
        + "".join(p.dot(x, y, 3, "red", 0.6) for x, y in ((-23, -39), (-1, -46), (22, -39)))
    )


TOPS = {
    "arch": ("58,300* 58,74* 76,48 104,38 134,48 150,74* 150,300*", "68,300 68,78 84,57 104,49 126,57 140,78 140,300"),
    "gable": ("56,300* 56,78* 104,30* 152,78* 152,300*", "66,300* 66,82* 104,44* 142,82* 142,300*"),
    "steps": (
        "56,300* 56,70* 78,70* 78,48* 130,48* 130,70* 152,70* 152,300*",
        "66,300* 66,80* 88,80* 88,58* 120,58* 120,80* 142,80* 142,300*",
    ),
    "shell": (
        "56,300* 56,86* 62,58 82,46 104,40 126,46 146,58 152,86* 152,300*",
        "104,130 70,70* 104,130 88,54* 104,130 104,48* 104,130 120,54* 104,130 138,70*",
    ),
}


def throne(p: Pen, top: str, seat: str, back: str) -> str:
    """A high seat with knobs, seen from the front; `top` names the shape of its back."""
    outline, inlay = TOPS[top]
    return (
        p.shape(outline, back)
        + p.line(inlay, 0.9, "yellow" if back != "yellow" else "red")
        + p.dot(57, 70, 7, "yellow", 1)
        + p.dot(151, 70, 7, "yellow", 1)
        + p.shape("38,204* 62,204* 62,300* 38,300*", seat)
        + p.shape("146,204* 170,204* 170,300* 146,300*", seat)
        + p.dot(50, 202, 9, "yellow", 1)
        + p.dot(158, 202, 9, "yellow", 1)
    )


def lap(p: Pen, tunic: str, half: float = 34) -> str:
    """The tunic over two knees, the feet on a cushion; drawn about x = 0."""
    w, h = half + 12, half
    drawn = (
        p.shape(f"{-w},292* {4 - w},282 {w - 4},282 {w},292* {w - 4},304 {4 - w},304", "red")
        + p.shape("-24,278* -3,278* -4,290 -30,290 -32,284", "ink")
        + p.shape("24,278* 3,278* 4,290 30,290 32,284", "ink")
        + p.shape(mirrored(f"0,190 -22,190* {-h},208 {-h},224 {7 - h},276* 0,282"), tunic)
        + p.line(f"{3 - h},220 {12 - h},210 -8,212 -2,222 -4,278", 0.9)
        + p.line(f"{h - 3},220 {h - 12},210 8,212 2,222", 0.9)
    )
    return group(drawn, at=(105, 0))


def ermine(p: Pen, spec: str, spots: tuple[Point, ...]) -> str:
    """A white fur collar with black tails."""
    return p.shape(spec, "white") + "".join(
        p.flat(f"{x},{y - 3} {x - 2},{y + 4} {x + 2},{y + 4}", "ink") for x, y in spots
    )


def enthroned(p: Pen, robe: str, lining: str, tunic: str) -> str:
    """A robed body on the throne: mantle behind, tunic, knees, the mantle's edges, and its ermine collar."""
    spots = ((88, 118), (98, 124), (108, 119), (118, 125), (128, 118), (79, 126), (136, 126))
    return (
        p.shape("84,108 58,122 46,176 42,296 84,298 126,298 166,296 162,176 150,122 126,108", robe)
        + lap(p, tunic)
        + p.shape("86,108 78,150 80,194 105,200 130,194 132,150 124,108", tunic)
        + p.shape("88,106 64,120 52,166 54,206 50,294 66,296 74,226 72,204 84,180 82,160 92,128", robe)
        + p.shape("122,106 146,120 158,166 156,206 160,294 144,296 136,226 138,204 126,180 128,160 118,128", robe)
        + p.line("66,294 74,226 72,204 84,180 82,160 91,132", 1.9, lining)
        + p.line("144,294 136,226 138,204 126,180 128,160 119,132", 1.9, lining)
        + p.shape("83,182* 105,189 127,182* 127,192* 105,199 83,192*", "yellow")
        + ermine(p, "84,100 70,116 72,132 90,138 107,142 124,138 142,132 144,116 128,100", spots)
    )


def arm(p: Pen, spec: str, fill: str, cuff: str, at: Point, turn: float, flip: bool = False) -> str:
    """A sleeve through three points, its cuff, and the hand at the end."""
    return p.limb(spec, [24, 25, 20], fill) + p.shape(cuff, "white", 0.9) + hand(p, *at, turn=turn, flip=flip)


def regalia(p: Pen) -> str:
    """The suit's two signs beside a king."""
    return p.sign(31, 98, 0.42) + p.sign(174, 98, 0.42)


def king_of_hearts(p: Pen) -> str:
    """King of hearts: sceptre and orb."""
    hair = p.shape("-20,-12 -18,6 -26,22 -14,24 0,10 20,22 24,16 18,-12", "brown")
    beard = p.shape("-15,6 -7,11 2,9 7,12 12,9 16.500,4 17,18 10,31 3,34 -8,28 -14,18", "brown") + p.line(
        "3,17 7,18.500 12,17", 0.9, "red"
    )
    beard += p.shape("7,9 0,9 -8,14 2,14.500 7,12 13,14.500 20,13 14,9", "brown", 0.7)
    return (
        ground(p)
        + throne(p, "arch", "brown", "green")
        + enthroned(p, "red", "white", "yellow")
        + face(p, (104, 82), before=hair, after=beard + crown(p, "red"), mouth=False, brow="brown")
        + p.limb("160,230 168,150", [5, 5], "yellow")
        + p.shape("169,132* 159,144 169,157 179,144", "yellow")
        + arm(p, "134,130 158,152 162,176", "red", "151,170 172,168 173,180 153,182", (164, 188), 20)
        + arm(p, "76,130 52,158 54,188", "red", "42,182 63,184 62,196 42,193", (54, 200), -90, flip=True)
        + p.dot(52, 178, 15, "yellow", 1)
        + p.line("38,175 52,180 66,175", 1)
        + p.line("52,163 52,146", 1.6)
        + p.line("46,153 58,153", 1.6)
        + p.line("44,192 52,196 60,192", 1)
        + regalia(p)
    )


def king_of_leaves(p: Pen) -> str:
    """King of leaves: young, black-haired, a falcon on his glove."""
    hair = p.shape("-20,-12 -20,8 -26,24 -12,26 0,10 20,24 25,18 18,-12", "ink")
    beard = p.flat("7,9 1,12 -9,9 -11,4 -5,15 7,14 15,15 22,4 19,9 13,12", "ink") + p.shape(
        "3,19 7,18 11,19 9,29 5,29", "ink", 0.5
    )
    falcon = (
        p.shape("-7,30* -4,48 3,52 9,46 9,28*", "brown")
        + p.shape("-6,-22 4,-26 11,-20 12,-6 14,14 8,34 -4,34 -11,14 -9,-6", "white")
        + p.shape("0,-8 13,-2 15,16 10,40 4,26 -1,8", "brown")
        + p.line("-5,6 -2,8", 0.6)
        + p.line("-6,14 -2,16", 0.6)
        + p.line("-4,22 0,24", 0.6)
        + p.shape("-7,-14 -5,-24 5,-27 12,-20 10,-12 2,-15", "brown")
        + p.shape("-6,-19 -14,-15 -10,-9* -6,-13", "yellow", 0.8)
        + p.dot(-1, -19, 2, "ink")
    )
    return (
        ground(p)
        + throne(p, "gable", "brown", "red")
        + enthroned(p, "green", "yellow", "leaf")
        + face(
            p,
            (104, 82),
            flip=True,
            before=hair,
            after=beard + crown(p, "green"),
            mouth=False,
            head="gaunt",
            feature="hook",
        )
        + arm(p, "134,130 160,156 152,186", "green", "141,180 162,184 160,196 140,192", (148, 200), 130)
        + p.limb("76,130 52,160 42,184", [24, 25, 19], "green")
        + p.shape("31,176 54,184 50,200 38,204 26,196", "brown")
        + p.line("36,202 38,194", 0.6)
        + group(falcon, at=(38, 146))
        + p.line("34,178 36,186", 1, "yellow")
        + p.line("41,178 42,186", 1, "yellow")
        + regalia(p)
    )


def king_of_bells(p: Pen) -> str:
    """King of bells: stout, shaven, a goblet in his hand."""
    chin = p.shape("-15,8 -18,18 -10,28 6,30 18,22 17,10 8,20 -6,19", "white", 0.9)
    chin += p.dot(-7, 10, 4.6, "rose") + p.dot(15, 10, 3.4, "rose") + p.line("0,15 6,18.500 13,14", 0.9, "red")
    hair = p.shape("-19,-12 -24,0 -20,16 -12,14 0,0 16,14 22,4 18,-12", "yellow")
    goblet = (
        p.shape("-14,-20* 14,-20* 11,-4 4,4* 4,16* 11,22* -11,22* -4,16* -4,4* -11,-4", "yellow")
        + p.shape("-14,-20 0,-24 14,-20 0,-16", "red", 0.8)
        + p.line("-8,-9 -6,-3", 0.9, "white")
    )
    return (
        ground(p)
        + throne(p, "shell", "ink", "red")
        + p.shape("82,108 52,126 34,182 38,296 84,298 126,298 170,296 174,182 156,126 126,108", "yellow")
        + lap(p, "white", 40)
        + p.shape("84,108 64,150 62,190 80,208 105,212 130,208 148,190 146,150 126,108", "white")
        + p.shape("86,106 54,122 40,172 44,212 40,294 58,298 68,226 62,198 62,170 86,132", "yellow")
        + p.shape("122,106 154,122 168,172 164,212 168,294 150,298 142,226 148,198 148,170 122,132", "yellow")
        + p.line("58,296 68,226 62,198 62,170 84,134", 1.9, "red")
        + p.line("150,296 142,226 148,198 148,170 124,134", 1.9, "red")
        + p.shape("63,186* 105,200 147,186* 145,198* 105,212 65,198*", "red")
        + "".join(p.dot(105, y, 3, "yellow", 0.6) for y in (152, 167, 182))
        + ermine(
            p,
            "82,100 64,116 68,134 88,141 105,144 122,141 142,134 146,116 128,100",
            ((76, 122), (88, 128), (104, 131), (120, 128), (134, 122)),
        )
        + face(
            p,
            (104, 82),
            flip=True,
            before=hair,
            after=chin + crown(p, "ink"),
            mouth=False,
            scale=1.04,
            head="round",
            feature="round",
        )
        + arm(p, "136,130 164,160 156,190", "yellow", "145,184 166,188 164,200 144,196", (152, 204), 130)
        + p.limb("74,130 38,160 42,190", [24, 25, 20], "yellow")
        + p.shape("31,182 52,184 51,196 31,194", "white", 0.9)
        + group(goblet, at=(40, 158))
        + hand(p, 41, 170, turn=-20, flip=True)
        + regalia(p)
    )


def king_of_acorns(p: Pen) -> str:
    """King of acorns: old and white-bearded, both hands on his sword."""
    hair = p.shape("-20,-12 -20,8 -28,30 -14,34 0,10 20,32 27,24 18,-12", "white")
    beard = p.shape("-15,4 -8,10 2,9 7,12 12,9 17,3 20,24 14,54 6,84 0,62 -10,48 -16,24", "white") + p.line(
        "3,17 7,19 12,17", 0.8, "red"
    )
    beard += p.shape("7,9 0,9 -10,17 2,15 7,12 13,15 23,15 14,9", "white", 0.7)
    beard += p.line("-4,30 0,48 4,60", 0.6) + p.line("10,28 10,44 7,56", 0.6)
    sword = (
        p.shape("-6,0* 6,0* 5,92* 0,104* -5,92*", "white")
        + p.line("0,6 0,84", 0.7)
        + p.shape("-26,-6 -22,0 22,0 26,-6 22,6 -22,6", "yellow")
        + p.shape("-4,-4* 4,-4* 4,-26* -4,-26*", "red")
        + p.dot(0, -30, 6.5, "yellow", 1)
    )
    return (
        ground(p)
        + throne(p, "steps", "ink", "green")
        + enthroned(p, "brown", "yellow", "leaf")
        + group(sword, at=(104, 196))
        + face(
            p,
            (104, 82),
            before=hair,
            after=beard + crown(p, "brown"),
            mouth=False,
            brow="grey",
            feature="hook",
            heavy=True,
        )
        + arm(p, "134,130 154,158 128,182", "brown", "118,172 132,178 128,194 114,188", (114, 180), 150)
        + arm(p, "76,130 54,158 80,182", "brown", "90,172 76,178 80,194 94,188", (95, 177), 150, flip=True)
        + regalia(p)
    )


COURTS: dict[str, Callable[[Pen], str]] = {
    "HU": fiddler,
    "HO": hussar,
    "HK": king_of_hearts,
    "LU": hunter,
    "LO": hejma,
    "LK": king_of_leaves,
    "BU": jester,
    "BO": watchman,
    "BK": king_of_bells,
    "AU": swineherd,
    "AO": woodcutter,
    "AK": king_of_acorns,
}
