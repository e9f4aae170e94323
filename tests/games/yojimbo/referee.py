"""What averts an attack, by the letter of the clauses and slowly: every subset of a hand is tried."""

from itertools import combinations

from fuda.games.yojimbo.deck import TYPES, Defence

Attack = tuple[str, int]  # type and height


def averts(
    laid: list[Defence], current: Attack, following: Attack | None, *, holder: bool, irimi_against_dagger: bool = True
) -> bool:
    """Tell whether cards avert the attack that they face (YJ-11, YJ-14 to YJ-18)."""
    techniques = [card for card in laid if card.kind == "technique"]
    irimi, renraku, osae, tenkan, kaiten = (
        [card for card in laid if card.kind == kind] for kind in ("irimi", "renraku", "osae", "tenkan", "kaiten")
    )
    if kaiten or len(osae) > 1 or len(tenkan) > 1:  # YJ-19, YJ-17, YJ-18
        return False
    if tenkan and following is None:  # YJ-18
        return False
    kind, height = following if tenkan and following is not None else current
    if any(card.values[TYPES.index(kind)] == 0 for card in techniques):  # YJ-14
        return False
    groups = {card.id for card in techniques}
    if not groups:
        if not irimi or kind == "dagger":  # YJ-15
            return False
        groups = {"irimi"}
    if kind == "dagger" and (not osae or (irimi and not irimi_against_dagger)):  # YJ-17, YJ-15
        return False
    foreign = sum(card.osae_of not in groups for card in osae)
    if len(renraku) != len(groups) - 1 + foreign:  # YJ-14
        return False
    total = sum(card.values[TYPES.index(kind)] for card in techniques) + 2 * len(irimi) + holder  # YJ-16
    return total >= height


def defences(
    hand: dict[int, Defence], *attacks: Attack | None, holder: bool, irimi_against_dagger: bool
) -> set[tuple[int, ...]]:
    """Return every set of held cards that averts, each as its cards in ascending order."""
    current, following = attacks
    assert current is not None
    return {
        chosen
        for size in range(1, len(hand) + 1)
        for chosen in combinations(sorted(hand), size)
        if averts(
            [hand[card] for card in chosen],
            current,
            following,
            holder=holder,
            irimi_against_dagger=irimi_against_dagger,
        )
    }
