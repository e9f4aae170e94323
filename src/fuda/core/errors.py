"""What goes wrong, in words that a person can act on."""

from collections.abc import Iterable, Sequence

LONGEST = 200  # signs of a value that an error message quotes


class FudaError(ValueError):
    """Input that cannot be taken; nothing was changed. The message says what was wrong and what is allowed."""


class BadTable(FudaError):
    """An unknown game, preset or option, or a value that the table rules do not allow."""

    def __init__(self, message: str, option: str | None = None, needs: str | None = None) -> None:
        super().__init__(message)
        self.option = option  # whose value the other table rules do not allow, None where it is wrong by itself
        self.needs = needs  # what it needs, as name=value


class BadPosition(FudaError):
    """A position or a view that no game can reach."""


class BadRecord(FudaError):
    """A record that is damaged, foreign or of another format version."""


class OtherRules(FudaError):
    """A match of another version of its game's rules: played on by these, it would go another way."""


class IllegalAction(FudaError):
    """A move that the rules refuse."""

    def __init__(self, message: str, clause: str | None = None, allowed: Sequence[str] = ()) -> None:
        super().__init__(message)
        self.clause = clause  # the clause that forbids it, None where no rule is concerned (a word nobody knows)
        self.allowed = tuple(allowed)  # what could have been played instead


def shown(value: object, most: int = LONGEST) -> str:
    """Return a value as an error message quotes it, the endless ones cut.

    >>> shown("1L"), shown([0] * 1000, 7), shown(10**5000)
    ("'1L'", '[0, 0, …', '(int too large to be shown)')
    """
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # thousands of digits, lists in lists in lists
        return f"({type(value).__name__} too large to be shown)"
    return text if len(text) <= most else f"{text[:most]}…"


def choices(words: Iterable[object], most: int = 60) -> str:
    """Join allowed words for an error message, the endless lists cut."""
    listed = [str(word) for word in words]
    if not listed:
        return "nothing"
    return ", ".join(listed[:most]) + (f", … ({len(listed)} in all)" if len(listed) > most else "")
