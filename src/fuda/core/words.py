"""Words in the reader's language, from the Fluent catalogues in `locales/<language>/`.

A game's messages are found by convention, so that whoever shows a table needs no list of them: an argument `yaku="tan"`
of a Koi-Koi event is the message `koikoi-yaku-tan`, a list `cards` is made of messages `koikoi-card-…`, and a seat is
the name of who sits there.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, cast

from fluent.runtime import FluentBundle, FluentResource

from fuda.core import packages

if TYPE_CHECKING:
    from fuda.core.events import Event  # which needs Numba; words do not

LANGUAGES = ("en", "cs", "ru")  # the first one is also what others fall back to
SHARED = ("core", "commands")  # catalogues of messages that do not begin with their name; pages fetch the first alone


class Words:
    """The catalogues of one language, each read when first needed; what it lacks is said in English.

    >>> Words("cs").format("koikoi-word-points", count=2)
    '2 body'
    >>> Words("en").format("koikoi-yaku-goko.help")
    'All five lights.'
    """

    def __init__(self, language: str) -> None:
        self.language = language

    def format(self, key: str, /, **args: object) -> str:
        """Return a message, or its attribute as `message.attribute`, with its arguments; an unknown key as it is."""
        name, _, attribute = key.partition(".")
        for language in dict.fromkeys((self.language, LANGUAGES[0])):
            bundle = _catalogue(language, name)
            if not bundle.has_message(name):
                continue
            message = bundle.get_message(name)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                return str(bundle.format_pattern(pattern, args)[0])
        return key

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return _catalogue(self.language, key).has_message(key)

    def name(self, game: str, family: str, value: object) -> str:
        """Return what a thing of a game is called: a card, a yaku, a month; its own text where it has no other name."""
        key = f"{game}-{family}-{value}"
        return self.format(key) if self.has(key) else str(value)

    def action(self, game: str, text: str, called: Callable[[str], str] | None = None) -> str:
        """Return what an action in notation means; `called` says what cards are called, where not by their own names.

        >>> Words("en").action("koikoi", "take 8L")
        'Take Pampas grass with full moon'
        """
        whole, (verb, *rest) = f"{game}-action-{text.replace(' ', '-')}", text.split()
        if self.has(whole):
            return self.format(whole)
        things = " ".join(called(thing) if called else self.name(game, "card", thing) for thing in rest)
        key = f"{game}-action-{verb}"
        return self.format(key, card=things, value=things) if self.has(key) else text

    def event(self, game: str, event: "Event", names: Sequence[str]) -> str:
        """Return the sentence of an event; `names` are the players' by seat."""
        return self.format(event["key"], **self._translated(game, event["args"], names))

    def _translated(self, game: str, args: Mapping[str, Any], names: Sequence[str]) -> dict[str, object]:
        """Turn raw arguments into words: seats into names, names of things by their families."""
        told: dict[str, object] = {}
        for key, value in args.items():
            if key == "seat" or key.endswith("_seat"):  # from_seat becomes from_name
                told[key.removesuffix("seat") + "name"] = "" if value is None else names[value]
            elif key == "seats":
                told["names"] = ", ".join([names[seat] for seat in cast("list[int]", value)])
            elif isinstance(value, list):
                things = cast("list[object]", value)
                told[key] = ", ".join([self.name(game, key.removesuffix("s"), thing) for thing in things])
            else:
                known = self.has(f"{game}-{key}-{value}")
                told[key] = self.name(game, key, value) if known else value
        return told


def _catalogue(language: str, key: str) -> FluentBundle:
    """Return the catalogue that a message belongs to: a game's messages begin with its name, others are shared."""
    if own := _read(language, key.partition("-")[0]):
        return own
    shared = (_read(language, name) for name in SHARED)
    return next((each for each in shared if each and each.has_message(key)), FluentBundle([language]))


@cache
def _read(language: str, name: str) -> FluentBundle | None:
    text = source(language, name)
    if text is None:
        return None
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle


def source(language: str, name: str) -> str | None:
    """Return the text of a catalogue, None where there is none."""
    if language not in LANGUAGES:  # before any file is looked for: it may be anything
        return None
    file = packages.words(language, name)
    return file.read_text("utf-8") if file.is_file() else None
