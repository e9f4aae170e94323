"""The opponents' portraits, in the inks and the hand of the cards: `python -m scripts.cards.portraits` writes them.

Each is a bird in a round field of 100 units, but for chance, which is a die.
"""

from __future__ import annotations

from pathlib import Path

from scripts.cards.ink import PLAIN as INK
from scripts.cards.ink import circle, curve, path, rect

FOLDER = Path(__file__).resolve().parents[2] / "client" / "public" / "levels"


def eye(x: float, y: float, r: float = 3.2, iris: str = INK.ink) -> str:
    """An eye with a light in it."""
    return circle(x, y, r, iris) + circle(x + r * 0.3, y - r * 0.35, r * 0.35, INK.white)


def shape(spec: str, fill: str) -> str:
    """A mass with the cards' outline."""
    return path(curve(spec), fill, INK.ink, 1.6, stroke_linejoin="round")


def line(spec: str, colour: str = INK.ink, width: float = 1.6) -> str:
    """A stroke."""
    return path(curve(spec, closed=False), "none", colour, width, stroke_linecap="round")


def die() -> str:
    """Chance: a die that has just come to rest."""
    spots = [(41, 43), (50, 52), (59, 61)]
    face = rect(32, 34, 36, 36, INK.white, 6) + "".join(circle(x, y, 3.4, INK.red) for x, y in spots)
    rim = path(
        "M38 34H62A6 6 0 0 1 68 40V64A6 6 0 0 1 62 70H38A6 6 0 0 1 32 64V40A6 6 0 0 1 38 34Z", "none", INK.ink, 1.8
    )
    return f'<g transform="rotate(-14 50 52)">{face}{rim}</g>' + line("24,80 40,77 60,78 77,75", INK.grey, 2)


def nestling() -> str:
    """A nestling: all beak and down, in its nest."""
    body = shape("34,74 30,58 36,42 50,35 64,42 70,58 66,74", INK.yellow)
    down = line("46,36 44,29", INK.brown) + line("50,35 50,27", INK.brown) + line("54,36 57,29", INK.brown)
    beak = shape("42,55 50,50* 58,55 50,68*", INK.red) + line("43,56 50,58 57,56", INK.ink, 1.4)
    nest = shape("20,70 34,75 50,77 66,75 80,70* 76,84 62,91 50,92 38,91 24,84", INK.brown)
    straws = line("26,76 40,82 54,81", INK.yellow, 1.3) + line("44,87 58,84 72,79", INK.yellow, 1.3)
    return body + down + eye(41, 48) + eye(59, 48) + beak + nest + straws + line("22,74 16,69", INK.brown, 2)


def robin() -> str:
    """A robin: round as a ball, the breast and the face in red."""
    tail = shape("22,82 14,66* 26,62* 36,72", INK.brown)
    body = shape("24,66 32,48 48,40 64,46 72,60 66,76 52,84 36,80", INK.paper)
    back = shape("22,70 30,50 44,40* 52,50 44,66 32,76", INK.brown)
    breast = shape("51,54 51,41 58,32 70,32* 74,46 70,61 59,66", INK.red)
    head = shape("42,50 43,31 56,21 69,26 72,38 62,48 50,54", INK.brown)
    beak = shape("70,32* 82,37* 71,42*", INK.ink)
    feathers = line("30,68 40,58", INK.paper, 1.4) + line("36,72 45,62", INK.paper, 1.4)
    legs = line("46,84 45,92") + line("56,83 56,92")
    return tail + body + back + head + breast + beak + feathers + eye(62, 39, 3) + legs


def sparrow() -> str:
    """A sparrow: round, capped in brown, with a dark bib."""
    tail = shape("20,76 30,62* 40,70* 25,84", INK.brown)
    body = shape("28,70 33,52 47,44 60,40 70,50 70,66 60,80 44,84", INK.paper)
    wing = shape("30,68 38,54 52,54 60,62* 50,74 38,76", INK.brown)
    head = shape("46,46 48,31 60,25 72,31 74,44 66,53 54,53", INK.white)
    cap = shape("46,43 48,31 60,25 72,31* 66,36 56,37 50,46", INK.brown)
    bib = path(curve("66,46 73,43* 71,54 64,60 59,53"), INK.ink)
    beak = shape("73,37* 84,41* 73,44*", INK.grey)
    bars = line("38,60 46,62", INK.white, 2) + line("40,67 52,68", INK.paper, 1.4)
    return (
        tail
        + body
        + wing
        + bars
        + head
        + cap
        + bib
        + beak
        + eye(64, 38, 2.8)
        + line("48,84 47,92")
        + line("57,82 57,91")
    )


def starling() -> str:
    """A starling: ink under a sky of specks, saying again what it has heard."""
    tail = shape("16,88 14,76* 26,68* 36,78", INK.ink)
    body = shape("22,78 28,58 44,48 60,50 68,62 64,78 48,88 32,88", INK.ink)
    wing = shape("24,76 32,60 48,57 56,64* 46,76 32,81", INK.violet)
    feathers = line("34,74 46,66", INK.green, 1.8) + line("38,78 50,70", INK.green, 1.8)
    head = shape("42,54 42,36 53,26 66,28 71,38 67,50 56,58", INK.ink)
    throat = line("58,56 64,66", INK.violet, 2) + line("62,52 68,60", INK.green, 2)
    upper = shape("68,33* 78,30 87,25* 80,36 70,40*", INK.yellow)
    lower = shape("69,42* 78,43 85,47* 77,48 67,48*", INK.yellow)
    specks = "".join(
        circle(x, y, 1.3, INK.white)
        for x, y in ((47, 40), (50, 47), (52, 33), (46, 53), (58, 61), (63, 72), (57, 70), (56, 79), (48, 84),
                     (39, 85), (30, 84), (64, 63), (29, 66), (36, 63), (44, 61), (22, 78))
    )  # fmt: skip
    notes = "".join(line(spec, INK.red, 1.8) for spec in ("91,31 94,27", "92,38 97,38", "90,45 94,49"))
    sight = circle(60, 36, 3, INK.white) + circle(60.6, 36, 1.7, INK.ink)
    legs = line("42,88 41,95", INK.brown) + line("54,87 54,95", INK.brown)
    bird = tail + legs + body + wing + feathers + head + throat + specks + lower + upper + sight + notes
    return f'<g transform="translate(-5 0)">{bird}</g>'


def magpie() -> str:
    """A magpie: black and white, with blue in the wing and something that glitters in its beak."""
    tail = shape("24,92 20,72* 34,66* 36,80", INK.ink)
    body = shape("28,76 32,56 48,48 64,50 70,64 62,80 44,86", INK.white)
    back = path(curve("27,76 32,56 46,46 58,46 50,60 40,74"), INK.ink)
    wing = shape("32,72 40,60 54,62* 46,76", INK.blue)
    head = shape("44,52 45,34 57,24 71,29 74,42 68,54 56,58", INK.ink)
    beak = shape("72,34* 88,41* 72,45*", INK.ink)
    ring = circle(89, 49, 5.5, "none", INK.yellow, 2.6)
    sight = circle(62, 38, 3.4, INK.white) + circle(62.6, 38, 1.8, INK.ink)
    return f'<g transform="translate(-7 0)">{tail + body + back + wing + head + beak + ring + sight}</g>'


def lark() -> str:
    """A lark: up on a cloud with its crest raised, and with its eyes closed."""
    sun = circle(82, 72, 15, INK.yellow)
    tail = shape("20,84 10,74* 22,64* 36,74", INK.brown) + line("17,76 30,73", INK.white, 1.8)
    body = shape("26,72 32,54 46,45 60,46 68,58 64,74 50,82 34,80", INK.paper)
    wing = shape("24,72 32,58 46,54 54,62* 46,74 32,79", INK.brown)
    quills = line("32,70 42,61", INK.paper, 1.4) + line("36,74 48,63", INK.paper, 1.4)
    head = shape("42,50 43,34 53,25 66,27 72,38 66,49 54,55", INK.paper)
    crown = shape("43,39 41,31 33,25* 44,25 40,15* 52,21 66,27* 56,33 49,42", INK.brown)
    beak = shape("71,34* 83,28* 73,39*", INK.grey) + shape("71,40* 80,41* 70,44*", INK.grey)
    cheek = line("54,45 59,48 64,46", INK.brown, 1.8)
    lid = line("58,38 61.5,40.5 65,38", INK.ink, 2.2)
    streaks = "".join(
        line(f"{x},{y} {x + 1.5},{y + 4}", INK.brown, 1.8)
        for x, y in ((54, 57), (59, 54), (64, 57), (58, 62), (63, 64), (56, 68))
    )
    cloud = shape("-6,94 8,82 24,84 36,77 52,82 66,78 80,85 94,82 106,94* 106,106* -6,106*", INK.white)
    return sun + tail + body + wing + quills + streaks + head + crown + cheek + beak + lid + cloud


def jay() -> str:
    """A jay: rosy, with a blue wing barred in black and an acorn that it will not find again."""
    tail = shape("18,90 12,74* 26,66* 36,78", INK.ink)
    body = shape("24,76 30,56 46,47 62,50 68,64 60,80 42,86", INK.rose)
    wing = shape("26,74 34,60 50,58 56,66* 44,78 32,80", INK.brown)
    blue = shape("36,62 50,58 56,66* 44,70", INK.blue)
    bars = line("41,61 45,69", INK.ink, 1.4) + line("46,60 50,68", INK.ink, 1.4) + line("51,60 53,66", INK.ink, 1.2)
    head = shape("42,52 42,34 54,24 68,28 73,41 66,53 54,58", INK.rose)
    crest = "".join(line(spec, INK.ink, 1.5) for spec in ("48,31 51,26", "53,29 56,24", "59,28 62,24"))
    cheek = path(curve("58,44 67,41* 68,52 61,55"), INK.ink)
    beak = shape("71,34* 85,40* 71,44*", INK.ink)
    acorn = shape("80,46 88,45 91,53 86,61 81,54", INK.yellow) + shape("78,46 84,40 91,44 90,48 80,49", INK.brown)
    sight = circle(60, 38, 3.2, INK.white) + circle(60.6, 38, 1.7, INK.ink)
    bird = tail + body + wing + blue + bars + head + crest + cheek + beak + acorn + sight
    return f'<g transform="translate(-4 0)">{bird}</g>'


def kestrel() -> str:
    """A kestrel: spread wings before the sun, looking down."""
    sun = circle(50, 42, 24, INK.red)
    left = shape("46,50 34,38 16,32* 6,40* 14,44* 10,50* 22,54* 24,60* 36,60", INK.brown)
    right = shape("54,50 66,38 84,32* 94,40* 86,44* 90,50* 78,54* 76,60* 64,60", INK.brown)
    tail = shape("44,70 38,88* 50,92 62,88* 56,70", INK.grey) + line("39,85 50,88 61,85", INK.ink, 3)
    body = shape("40,50 50,44 60,50 59,66 50,78 41,66", INK.paper)
    spots = "".join(circle(x, y, 1.4, INK.brown) for x, y in ((46, 58), (54, 58), (50, 63), (46, 68), (54, 68)))
    head = shape("41,44 42,34 50,29 58,34 59,44 50,51", INK.grey)
    beak = shape("47,42* 53,42* 51,50*", INK.yellow)
    return sun + left + right + tail + body + spots + head + beak + eye(45, 38, 2.4) + eye(55, 38, 2.4)


def jackdaw() -> str:
    """A jackdaw: grey of neck and pale of eye, on a chimney, with its head to one side."""
    bricks = rect(22, 78, 56, 30, INK.red, 2) + path(
        "M22 78H78M22 88H78M40 78V88M60 78V88M31 88V98M50 88V98M69 88V98", "none", INK.ink, 1.4
    )
    smoke = line("72,76 78,69 72,61 78,53", INK.grey, 2.2)
    tail = shape("26,70 12,82* 16,88* 28,86* 38,74", INK.ink)
    body = shape("26,72 28,54 40,44 56,46 64,58 60,72 46,79", INK.ink)
    sheen = line("32,66 36,56 44,50", INK.blue, 2.2) + line("40,71 45,62 52,55", INK.blue, 2.2)
    nape = shape("38,52 35,36 43,24 55,24 62,34 62,48 52,56", INK.grey)
    face = shape("50,44 46,30 52,20 64,20 73,29 72,41 62,48", INK.ink)
    beak = shape("71,29* 82,33 85,38* 78,40 70,39*", INK.ink)
    sight = circle(62, 31, 4.6, INK.white) + circle(63, 31.4, 2.1, INK.ink)
    legs = line("42,77 41,82", INK.ink, 2.4) + line("52,76 53,82", INK.ink, 2.4)
    return smoke + tail + bricks + legs + body + sheen + nape + face + beak + sight


def raven() -> str:
    """A raven: heavy beak, ruffled throat, all ink."""
    moon = circle(70, 28, 15, INK.yellow)
    body = shape("16,92 20,68 34,54 46,50 62,58 66,72 62,92*", INK.ink)
    head = shape("32,62 32,42 44,30 58,32 64,42 60,54 50,62", INK.ink)
    beak = shape("60,36* 76,38 88,48* 74,50 61,50*", INK.grey) + line("62,44 74,44 86,48", INK.ink, 1.4)
    ruff = shape("52,60 62,58* 59,66* 66,66* 60,73* 64,76* 54,80", INK.ink)
    sheen = line("26,84 30,70 40,60", INK.blue, 2.2) + line("36,90 40,76 48,66", INK.blue, 2.2)
    return moon + body + head + ruff + beak + sheen + circle(51, 41, 3.4, INK.white) + circle(51.8, 41, 1.8, INK.ink)


def owl() -> str:
    """An owl: the face of one who has waited all night."""
    branch = line("10,88 36,85 64,87 92,82", INK.brown, 5)
    body = shape("26,84 24,56 30,34 50,28 70,34 76,56 74,84 50,90", INK.brown)
    ears = shape("30,40 26,20* 42,31", INK.brown) + shape("70,40 74,20* 58,31", INK.brown)
    belly = shape("36,82 35,64 50,56 65,64 64,82 50,87", INK.paper)
    flecks = "".join(line(f"{x - 2.5},{y} {x},{y + 3} {x + 2.5},{y}", INK.brown, 1.6) for x, y in
                     ((44, 66), (56, 66), (50, 72), (42, 75), (58, 75), (50, 80)))  # fmt: skip
    discs = circle(39, 46, 12, INK.paper, INK.ink, 1.6) + circle(61, 46, 12, INK.paper, INK.ink, 1.6)
    eyes = "".join(circle(x, 46, 6.6, INK.yellow, INK.ink, 1.4) + eye(x, 46, 3.4) for x in (39, 61))
    beak = shape("46,52* 54,52* 50,62*", INK.ink)
    claws = "".join(line(f"{x},84 {x},91", INK.yellow, 3) for x in (42, 46, 54, 58))
    return branch + ears + body + belly + flecks + discs + eyes + beak + claws


PORTRAITS = {
    "random": die,
    "novice": nestling,
    "learner": robin,
    "quick": sparrow,
    "reader": starling,
    "greedy": magpie,
    "dreamer": lark,
    "hasty": jay,
    "instinct": kestrel,
    "wary": jackdaw,
    "thinker": raven,
    "master": owl,
}


def portraits() -> dict[str, str]:
    """Return the text of each file by its name."""
    clip = '<clipPath id="round"><circle cx="50" cy="50" r="47"/></clipPath>'
    return {
        f"{level}.svg": f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><defs>{clip}</defs>'
        f'{circle(50, 50, 48, INK.paper)}<g clip-path="url(#round)">{draw()}</g>'
        f"{circle(50, 50, 48, 'none', INK.ink, 2.4)}</svg>\n"
        for level, draw in PORTRAITS.items()
    }


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, text in portraits().items():
        (FOLDER / name).write_text(text, "utf-8")
