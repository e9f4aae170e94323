"""What a player thinks of a move."""

import msgspec


class Choice(msgspec.Struct, frozen=True):
    """A whole move with its value to the seat that considers it.

    `value` is on the scale that the player decides by: a search's counts the match's score in, greedy players judge by
    numbers of their own. `points` are in the game's own unit (points, letters, victory points): what the seat gains
    until the player stops looking, compared with the others' mean; fewer letters are more points.
    """

    move: tuple[str, ...]
    value: float
    error: float | None = None  # standard error of the value; None: a judgement, no mean of results
    gap_error: float | None = None  # of how far the value is behind the first choice's; None: not in the same worlds
    points: float | None = None  # None: no results were looked at
    points_error: float | None = None
    points_gap_error: float | None = None
    share: float = 0.0  # of the player's work that went into this move
    samples: int = 0  # simulations or worlds
