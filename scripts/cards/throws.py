"""The poses of the Yojimbo deck: what tori and uke do in each technique, pin and special card, and every attack."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from .figures import TORI, UKE, Arm, Fighter, Leg, Pose, attacker
from .ink import PLAIN, Point, brush, curve, group, path


def fighters(tori: Pose, uke: Pose) -> tuple[Fighter, Fighter]:
    """The two in their clothes."""
    return Fighter(tori, TORI), Fighter(uke, UKE)


# techniques


def ikkyo() -> str:
    """The first technique: uke is bent to the ground by a straight arm, held at wrist and elbow."""
    t, u = fighters(
        Pose(
            (128, 141),
            (138, 163),
            (152, 216),
            Arm((132, 184), (108, 189), "fist"),
            Arm((150, 176), (128, 166), "fist"),
            Leg((126, 252), (114, 297), 270),
            Leg((172, 254), (184, 297), 280),
            look=-1,
            tilt=-14,
            chest=3,
        ),
        Pose(
            (38, 238),
            (56, 228),
            (104, 214),
            Arm((96, 194), (126, 166), "fist"),
            Arm((44, 258), (34, 284), "open"),
            Leg((76, 256), (62, 297), 270),
            Leg((120, 258), (134, 297), 275),
            look=-1,
            tilt=-50,
            chest=6,
        ),
    )
    return (
        u.draw("far", "far_leg")
        + t.draw("far_leg", "torso", "head", "near_leg")
        + u.draw("near_leg", "torso", "head")
        + t.draw("far")
        + u.draw("near")
        + t.draw("near")
    )


def iriminage() -> str:
    """The entering throw: tori's arm sweeps over uke's throat and lays him on his back."""
    t, u = fighters(
        Pose(
            (92, 138),
            (84, 160),
            (72, 216),
            Arm((128, 156), (154, 188)),
            Arm((106, 196), (126, 214)),
            Leg((104, 250), (110, 297), 90),
            Leg((44, 254), (24, 297), 100),
            look=1,
            tilt=12,
            chest=-2,
        ),
        Pose(
            (174, 204),
            (157, 212),
            (122, 238),
            Arm((172, 240), (184, 266), "open"),
            Arm((176, 176), (186, 148), "open"),
            Leg((92, 208), (64, 226), 330),
            Leg((130, 272), (152, 297), 60),
            look=-1,
            tilt=74,
            chest=-8,
        ),
    )
    return (
        u.draw("far")
        + t.draw("far_leg", "far")
        + u.draw("far_leg", "torso", "near")
        + t.draw("near_leg", "torso", "head")
        + u.draw("near_leg", "head")
        + t.draw("near")
    )


def kokyunage() -> str:
    """The breath throw: uke flies head over heels past tori's open arms."""
    t, u = fighters(
        Pose(
            (70, 148),
            (62, 170),
            (50, 224),
            Arm((90, 186), (114, 204)),
            Arm((92, 160), (118, 152)),
            Leg((84, 254), (90, 297), 90),
            Leg((30, 262), (14, 297), 100),
            look=1,
            tilt=4,
            chest=-3,
        ),
        Pose(
            (140, 258),
            (146, 240),
            (156, 190),
            Arm((120, 252), (108, 278), "open"),
            Arm((168, 256), (178, 282), "open"),
            Leg((126, 164), (102, 136), 320),
            Leg((176, 154), (186, 122), 20),
            look=-1,
            tilt=190,
            chest=6,
        ),
    )
    return (
        t.draw("far_leg", "far")
        + u.draw("far", "far_leg", "torso", "head", "near_leg", "near")
        + t.draw("near_leg", "torso", "head", "near")
    )


def kotegaeshi() -> str:
    """The wrist turn: uke spins through the air around the hand that tori folds."""
    t, u = fighters(
        Pose(
            (70, 143),
            (60, 164),
            (42, 218),
            Arm((72, 194), (90, 196), "fist"),
            Arm((86, 168), (96, 188), "fist"),
            Leg((70, 252), (74, 297), 90),
            Leg((22, 258), (8, 297), 100),
            look=1,
            tilt=18,
            chest=-3,
        ),
        Pose(
            (104, 254),
            (116, 244),
            (152, 214),
            Arm((106, 216), (94, 194), "fist"),
            Arm((112, 268), (124, 292), "open"),
            Leg((156, 170), (128, 148), 310),
            Leg((184, 186), (184, 150), 5),
            look=1,
            tilt=215,
            chest=-7,
        ),
    )
    return (
        t.draw("far_leg")
        + u.draw("far", "far_leg", "near_leg", "torso")
        + t.draw("near_leg", "torso", "head", "far")
        + u.draw("head", "near")
        + t.draw("near")
    )


def shihonage() -> str:
    """The four-direction throw: uke's arm is folded behind his shoulder and cut down."""
    t, u = fighters(
        Pose(
            (150, 134),
            (158, 156),
            (166, 214),
            Arm((152, 188), (128, 172), "fist"),
            Arm((140, 166), (124, 160), "fist"),
            Leg((140, 252), (132, 297), 270),
            Leg((180, 254), (188, 297), 280),
            look=-1,
            tilt=-12,
            chest=2,
        ),
        Pose(
            (100, 196),
            (86, 208),
            (62, 240),
            Arm((74, 158), (116, 162), "fist"),
            Arm((54, 206), (28, 216), "open"),
            Leg((32, 242), (38, 292), 260),
            Leg((70, 272), (90, 297), 290),
            look=-1,
            tilt=50,
            chest=-8,
        ),
    )
    return (
        t.draw("far_leg", "far")
        + u.draw("far", "far_leg", "near_leg", "torso", "head", "near")
        + t.draw("near_leg", "torso", "head", "near")
    )


def tenchinage() -> str:
    """The heaven-and-earth throw: one hand rises, one sinks, and uke falls back between them."""
    t, u = fighters(
        Pose(
            (72, 148),
            (66, 170),
            (58, 222),
            Arm((96, 146), (112, 118)),
            Arm((88, 214), (110, 240)),
            Leg((92, 254), (100, 297), 90),
            Leg((36, 258), (20, 297), 100),
            look=1,
            tilt=-10,
            chest=-3,
        ),
        Pose(
            (168, 182),
            (154, 194),
            (132, 236),
            Arm((138, 160), (116, 132), "fist"),
            Arm((134, 222), (114, 238), "fist"),
            Leg((150, 268), (134, 297), 280),
            Leg((168, 262), (184, 294), 80),
            look=-1,
            tilt=40,
            chest=-7,
        ),
    )
    return (
        t.draw("far_leg")
        + u.draw("far_leg")
        + t.draw("far")
        + u.draw("far", "near_leg", "torso", "head")
        + t.draw("near_leg", "torso", "near", "head")
        + u.draw("near")
    )


# pins


def osae_ikkyo() -> str:
    """Uke lies face down, his arm pressed flat along the mat."""
    t, u = fighters(
        Pose(
            (104, 158),
            (112, 180),
            (126, 232),
            Arm((92, 218), (70, 258), "fist"),
            Arm((84, 206), (42, 258), "fist"),
            Leg((100, 262), (138, 276), 90),
            Leg((156, 264), (180, 280), 90),
            look=-1,
            tilt=-24,
            chest=5,
        ),
        Pose(
            (86, 284),
            (104, 280),
            (152, 284),
            Arm((72, 266), (36, 268), "open"),
            Arm((84, 298), (64, 302), "open"),
            Leg((176, 286), (188, 288), 90),
            Leg((176, 294), (188, 298), 90),
            look=-1,
            tilt=-78,
            chest=3,
        ),
    )
    return (
        t.draw("far_leg", "near_leg", "torso", "head")
        + u.draw("far", "far_leg", "near_leg", "torso", "head", "near")
        + t.draw("far", "near")
    )


def osae_kotegaeshi() -> str:
    """Uke lies face down, the arm upright, its wrist folded in tori's hands."""
    t, u = fighters(
        Pose(
            (128, 146),
            (134, 168),
            (142, 226),
            Arm((116, 208), (98, 196), "fist"),
            Arm((112, 182), (96, 186), "fist"),
            Leg((110, 254), (148, 276), 90),
            Leg((166, 262), (184, 280), 90),
            look=-1,
            tilt=-14,
            chest=3,
        ),
        Pose(
            (62, 280),
            (82, 280),
            (134, 284),
            Arm((98, 240), (92, 202), "fist"),
            Arm((58, 296), (36, 298), "open"),
            Leg((162, 288), (184, 290), 90),
            Leg((162, 296), (184, 300), 90),
            look=-1,
            tilt=-84,
            chest=3,
        ),
    )
    return (
        t.draw("far_leg", "near_leg", "torso", "head", "far")
        + u.draw("far", "far_leg", "near_leg", "torso", "head", "near")
        + t.draw("near")
    )


def osae_shihonage() -> str:
    """Uke lies on his back, the folded arm held to the mat beside his head."""
    t, u = fighters(
        Pose(
            (64, 160),
            (54, 182),
            (44, 234),
            Arm((74, 220), (84, 256), "fist"),
            Arm((86, 206), (96, 246), "fist"),
            Leg((74, 262), (36, 282), 270),
            Leg((28, 266), (14, 284), 270),
            look=1,
            tilt=26,
            chest=-5,
        ),
        Pose(
            (94, 284),
            (112, 286),
            (150, 290),
            Arm((112, 254), (90, 262), "fist"),
            Arm((128, 300), (148, 304), "open"),
            Leg((168, 246), (176, 290), 60),
            Leg((180, 254), (188, 296), 60),
            look=1,
            tilt=-92,
            chest=-4,
        ),
    )
    return (
        t.draw("far_leg", "near_leg")
        + u.draw("far", "far_leg", "near_leg", "torso", "head")
        + t.draw("far")
        + u.draw("near")
        + t.draw("torso", "head", "near")
    )


# special cards


def irimi() -> str:
    """Stepping in: a long stride behind the leading hand."""
    pose = Pose(
        (98, 146),
        (88, 168),
        (70, 222),
        Arm((120, 174), (152, 164)),
        Arm((104, 196), (126, 206)),
        Leg((114, 246), (132, 297), 90),
        Leg((44, 258), (16, 296), 105),
        look=1,
        tilt=8,
        chest=-3,
        size=1.06,
    )
    return Fighter(pose, TORI).draw()


def tenkan() -> str:
    """Pivoting on the front foot, the hand left where it was."""
    pose = Pose(
        (92, 134),
        (100, 157),
        (104, 216),
        Arm((130, 176), (152, 158)),
        Arm((72, 178), (50, 190)),
        Leg((126, 252), (138, 292), 90),
        Leg((84, 254), (66, 290), 270),
        look=-1,
        tilt=-4,
        chest=2,
        size=1.04,
    )
    return Fighter(pose, TORI).draw()


def kaiten() -> str:
    """Rolling over the shoulder and back to the feet."""
    pose = Pose(
        (70, 254),
        (94, 258),
        (138, 220),
        Arm((128, 282), (160, 288)),
        Arm((70, 224), (92, 196)),
        Leg((116, 176), (78, 184), 235),
        Leg((140, 172), (104, 154), 260),
        look=1,
        tilt=214,
        chest=-15,
        size=1.1,
    )
    return Fighter(pose, TORI).draw("far_leg", "near_leg", "far", "torso", "near", "head")


# attacks


def lunge(
    near: Arm, far: Arm, head: Point = (92, 122), neck: Point = (82, 146), hip: Point = (72, 212), **more: Any
) -> Pose:
    """An attacker in a forward stance, looking right."""
    stance: dict[str, Any] = {"far_leg": Leg((50, 254), (28, 297), 100), "near_leg": Leg((98, 250), (110, 297), 90)}
    return Pose(head, neck, hip, near, far, **({"tilt": 4, "chest": -3, "size": 1.16} | stance | more))


def shifted(pose: Pose, dx: float) -> Pose:
    """The pose, moved to the right."""

    def point(p: Point) -> Point:
        return p[0] + dx, p[1]

    def arm(a: Arm) -> Arm:
        return replace(a, elbow=point(a.elbow), wrist=point(a.wrist))

    def leg(g: Leg) -> Leg:
        return replace(g, knee=point(g.knee), ankle=point(g.ankle))

    return replace(
        pose,
        head=point(pose.head),
        neck=point(pose.neck),
        hip=point(pose.hip),
        near=arm(pose.near),
        far=arm(pose.far),
        near_leg=leg(pose.near_leg),
        far_leg=leg(pose.far_leg),
    )


REST = Arm((56, 190), (80, 206), "fist")
FREE = Arm((102, 190), (122, 176), "open")

# By height: low, middle and high thrust, the blow to the crown, to the temple, backhand, and from behind.
STRIKES = (
    lunge(Arm((112, 186), (146, 222), "fist"), REST, head=(102, 128), neck=(90, 150), tilt=16),
    lunge(Arm((118, 170), (158, 174), "fist"), REST),
    lunge(Arm((118, 148), (158, 130), "fist"), REST, tilt=-2),
    lunge(Arm((112, 116), (104, 72)), FREE, tilt=-6),
    lunge(Arm((128, 118), (112, 78)), Arm((118, 170), (140, 188)), head=(86, 122), neck=(76, 146), tilt=2),
    lunge(Arm((122, 156), (74, 134)), Arm((50, 182), (34, 212), "fist"), tilt=6),
    lunge(Arm((118, 122), (140, 82)), Arm((108, 118), (116, 72)), head=(88, 130), neck=(78, 152), tilt=-10),
)


def kick(knee: Point, foot: Point, toes: float, head: Point, neck: Point, hip: Point, tilt: float = 0) -> Pose:
    """An attacker on one leg, the other thrown out to the right."""
    lean = neck[0] - hip[0]
    guard = Arm((neck[0] + 28, neck[1] + 36), (neck[0] + 46, neck[1] + 12), "fist")
    back = Arm((neck[0] - 22, neck[1] + 36), (neck[0] - 36, neck[1] + 58), "fist")
    ground = Leg((hip[0] - 4, 254), (hip[0] + lean * 0.1, 297), 90)
    return Pose(head, neck, hip, guard, back, Leg(knee, foot, toes), ground, tilt=tilt, chest=-2, size=1.14)


KICKS = (
    kick((104, 246), (140, 266), 70, (84, 122), (76, 146), (68, 210), 8),
    kick((110, 228), (152, 236), 50, (78, 122), (72, 146), (68, 210), 4),
    kick((114, 212), (160, 208), 30, (70, 124), (66, 148), (70, 210)),
    kick((116, 200), (162, 184), 20, (58, 130), (58, 154), (72, 212), -6),
    kick((114, 184), (154, 148), 10, (52, 136), (54, 160), (72, 214), -10),
    kick((116, 184), (160, 150), 330, (34, 152), (44, 174), (78, 210), -30),
    Pose(
        (34, 186),
        (48, 202),
        (84, 206),
        Arm((44, 232), (64, 246), "fist"),
        Arm((30, 226), (24, 252), "open"),
        Leg((124, 186), (166, 168), 150),
        Leg((88, 254), (76, 297), 270),
        look=-1,
        tilt=-40,
        chest=6,
        size=1.14,
    ),
)

DAGGERS = (
    lunge(Arm((108, 190), (130, 222), "fist"), FREE, head=(102, 128), neck=(90, 150), tilt=16),
    lunge(Arm((98, 196), (128, 190), "fist"), Arm((108, 182), (128, 162), "open")),
    lunge(Arm((106, 184), (130, 162), "fist"), REST),
    lunge(Arm((114, 126), (122, 84), "fist"), FREE, tilt=-4),
    lunge(Arm((122, 144), (148, 112), "fist"), REST, head=(86, 122), neck=(76, 146)),
    lunge(Arm((120, 160), (72, 142), "fist"), Arm((50, 182), (34, 212), "open"), tilt=6),
    lunge(
        Arm((118, 140), (150, 120), "fist"),
        Arm((104, 176), (130, 190), "open"),
        head=(100, 124),
        neck=(88, 148),
        tilt=6,
    ),
)
KICKS = tuple(shifted(pose, dx) for pose, dx in zip(KICKS, (14, 10, 8, 10, 14, 16, 6), strict=True))
STRIKES = tuple(shifted(pose, dx) for pose, dx in zip(STRIKES, (8, 4, 6, 16, 6, 24, 12), strict=True))
DAGGERS = tuple(shifted(pose, dx) for pose, dx in zip(DAGGERS, (-4, -14, -12, 6, -12, 26, -14), strict=True))
# How the blade lies in the fist, degrees from straight up; upside down for a stab.
BLADES = (128, 90, 66, 150, 118, 250, 72)


def dagger(at: Point, turn: float, size: float = 1) -> str:
    """A tanto: hilt, guard and blade."""
    drawn = (
        path(curve("-3.500,12* 3.500,12* 3.500,-8* -3.500,-8*"), PLAIN.ink)
        + path(curve("-6.500,-8* 6.500,-8* 6.500,-11* -6.500,-11*"), PLAIN.yellow, PLAIN.ink, 1.4)
        + path(curve("-3.800,-11* 3.800,-11* 4.500,-34 -1,-48* -4,-34"), PLAIN.white, PLAIN.ink, 1.8)
    )
    return group(drawn, at=at, turn=turn, scale=size)


def held(head: Point, neck: Point, hip: Point, near: Arm, far: Arm, look: int = -1) -> Pose:
    """Tori standing to the right, as a grab finds him."""
    legs = (
        Leg((hip[0] - 14, 254), (hip[0] - 22, 297), 90 * -look % 360),
        Leg((hip[0] + 12, 254), (hip[0] + 20, 297), 90),
    )
    return Pose(head, neck, hip, near, far, *legs, look=look, chest=2 * -look)


def grab(height: int, colour: str) -> str:
    """By height: a wrist, across, the shoulder, shoulder and blow, both shoulders, both wrists, the neck."""
    body = {"size": 1.0, "far_leg": Leg((36, 254), (18, 297), 100), "near_leg": Leg((76, 252), (84, 297), 90)}
    free, cloth = Arm((170, 192), (176, 220)), attacker(colour)
    if height <= 4:
        low = Arm((138, 204), (120, 210), "fist")
        front = {
            1: (Arm((86, 194), (114, 208), "fist"), Arm((44, 196), (60, 216), "fist")),
            2: (Arm((46, 196), (58, 222), "fist"), Arm((90, 182), (116, 206), "fist")),
            3: (Arm((94, 178), (128, 176), "fist"), Arm((44, 196), (60, 216), "fist")),
            4: (Arm((84, 128), (76, 94)), Arm((94, 178), (128, 176), "fist")),
        }[height]
        a = Fighter(lunge(*front, head=(74, 136), neck=(66, 158), hip=(56, 214), **body), cloth)
        arm = low if height <= 2 else Arm((132, 196), (118, 224))
        t = Fighter(held((142, 134), (148, 157), (152, 214), arm, free), TORI)
        if height == 2:
            return t.draw("far", "far_leg", "near_leg", "torso", "head", "near") + a.draw()
        if height == 4:
            return t.draw() + a.draw("far", "far_leg", "near_leg", "torso", "near", "head")
        return t.draw() + a.draw()
    t = Fighter(
        {
            5: held((132, 138), (124, 160), (124, 216), Arm((140, 196), (158, 212)), Arm((146, 188), (164, 200)), 1),
            6: held(
                (138, 144),
                (126, 164),
                (122, 218),
                Arm((100, 196), (84, 212), "open"),
                Arm((104, 204), (92, 222), "open"),
                1,
            ),
            7: held(
                (126, 140), (118, 162), (120, 218), Arm((142, 184), (124, 166), "fist"), Arm((146, 190), (160, 206)), 1
            ),
        }[height],
        TORI,
    )
    near, far = {
        5: (Arm((88, 176), (116, 170), "fist"), Arm((94, 158), (126, 160), "fist")),
        6: (Arm((66, 192), (84, 208), "fist"), Arm((76, 200), (92, 216), "fist")),
        7: (Arm((104, 174), (132, 162), "fist"), Arm((92, 158), (120, 156), "fist")),
    }[height]
    shift = 14 if height == 7 else 0
    a = Fighter(lunge(near, far, head=(66 + shift, 132), neck=(58 + shift, 155), hip=(50 + shift, 212), **body), cloth)
    if height == 6:
        return (
            t.draw("far", "far_leg", "near_leg", "torso", "head")
            + a.draw("far")
            + t.draw("near")
            + a.draw("far_leg", "near_leg", "torso", "head", "near")
        )
    return a.draw("far", "far_leg", "near_leg", "torso", "head") + t.draw() + a.draw("near")


def target(kind: str, height: int) -> Point:
    """Where an attack lands."""
    if kind == "grab":
        return ((118, 208), (118, 208), (132, 172), (120, 150), (122, 166), (92, 214), (124, 162))[height - 1]
    if kind == "kick":
        return KICKS[height - 1].near_leg.ankle
    if height == 6 or (kind, height) == ("strike", 5):  # drawn back, it comes down in front
        return 162, 132
    arm = (STRIKES if kind == "strike" else DAGGERS)[height - 1].near
    reach = 1.3 if kind == "strike" else 1.6
    return arm.elbow[0] + (arm.wrist[0] - arm.elbow[0]) * reach, arm.elbow[1] + (arm.wrist[1] - arm.elbow[1]) * reach


# The way of a blow that is still drawn back, from the hand to where it lands.
SWINGS = {
    ("strike", 5): "120,58 146,58 166,82 166,124",
    ("strike", 6): "104,112 128,92 156,98 164,132",
    ("dagger", 6): "100,108 126,90 156,96 164,132",
}


def swing(kind: str, height: int, colour: str) -> str:
    """A pale brush stroke along the way of the blow."""
    spec = SWINGS.get((kind, height))
    return path(brush(spec, [3, 16, 26, 34], steps=5), colour) if spec else ""


def attack(kind: str, height: int, colour: str) -> str:
    """The attacker of a card, in the ink of the attack's type."""
    if kind == "grab":
        return grab(height, colour)
    pose = {"strike": STRIKES, "kick": KICKS, "dagger": DAGGERS}[kind][height - 1]
    f = Fighter(pose, attacker(colour), 2.2)
    raised = pose.near.wrist[1] < pose.head[1] - 30  # an arm above the crown passes behind the face
    if kind == "kick":
        return f.draw("far", "far_leg", "torso", "near_leg", "head", "near")
    if kind == "dagger":
        blade = dagger(f.grip(), BLADES[height - 1], 1 if height <= 3 else 1.15)
        if raised:
            return f.draw("far", "far_leg", "near_leg", "torso") + blade + f.draw("near", "head")
        return f.draw("far", "far_leg", "near_leg", "torso", "head") + blade + f.draw("near")
    if raised:
        return f.draw("far", "far_leg", "near_leg", "torso", "near", "head")
    return f.draw()
