"""The options of a table: one definition feeds validation, the kernel, the command line, the docs and the page."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

from fuda.core.errors import LONGEST, BadTable, choices, shown

Value: TypeAlias = bool | int | str


@dataclass(frozen=True)
class Text:
    """Free text as an option's value."""

    allowed: str  # what people may write, for error messages and docs
    clean: Callable[[str], str | None]  # the text as it is kept, None when it is not allowed


@dataclass(frozen=True)
class Data:
    """Structured data as an option's value, such as a deck: one that ships with the game, or the data itself."""

    allowed: str  # for error messages and docs
    shipped: Callable[[str], Any]  # the data that a name among the option's values stands for
    clean: Callable[[object], Any]  # the data as they are kept; bad ones are refused with every reason at once


@dataclass(frozen=True)
class Option:
    """One table rule."""

    name: str
    values: tuple[Value, ...]  # allowed values, in the order in which the kernel numbers them
    presets: Mapping[str, Value]  # the value in each preset
    clauses: tuple[str, ...]
    group: str  # heading on the page's form
    needs: tuple[tuple[str, Value], ...] = ()  # options that must have a value when this one is switched on
    text: Text | None = None  # instead of listed values
    data: Data | None = None  # beside the listed values
    formerly: tuple[tuple[Value, Value], ...] = ()  # values of earlier versions, and what they mean now

    @property
    def kind(self) -> str:
        """`bool`, `int`, `choice`, `text` or `data`."""
        if self.text or self.data:
            return "text" if self.text else "data"
        if self.values == (False, True):
            return "bool"
        return "int" if all(isinstance(v, int) for v in self.values) else "choice"

    @property
    def allowed(self) -> str:
        """The allowed values as people read them."""
        if free := self.text or self.data:
            return free.allowed
        if self.kind == "bool":
            return "true, false"
        if self.kind == "int" and len(self.values) > 2:
            return f"{self.values[0]}–{self.values[-1]}"
        return ", ".join(map(str, self.values))

    def check(self, value: object) -> Value:
        """Return the value if it is allowed; `True` is no 1 and `1` is no True here."""
        if self.text is not None and isinstance(value, str) and (kept := self.text.clean(value)) is not None:
            return kept
        if self.data is not None and isinstance(value, dict):
            kept = self.data.clean(value)  # type: ignore[reportUnknownArgumentType]
            return next((name for name in self.values if self.data.shipped(str(name)) == kept), kept)
        for allowed, meant in (*((each, each) for each in self.values), *self.formerly):
            if type(allowed) is type(value) and allowed == value:
                return meant
        raise BadTable(
            f"{self.name}={shown(value)} is not allowed; allowed: {self.allowed} ({', '.join(self.clauses)})"
        )

    def read(self, text: str) -> Value:
        """Read a value as typed on a command line."""
        if self.text is not None:
            return self.check(text)
        if self.data is not None and text not in self.values:
            return self.check(self._file(text))
        words = {word: meant for value, meant in self.formerly for word in _words(value)}
        words |= {word: value for value in self.values for word in _words(value)}
        if text.lower() not in words:
            raise BadTable(
                f"{self.name}={text[:LONGEST]} is not allowed; allowed: {self.allowed} ({', '.join(self.clauses)})"
            )
        return words[text.lower()]

    def full(self, value: Value) -> Value:
        """Return a value as a record keeps it: what ships today may change, so data are written out."""
        return self.data.shipped(str(value)) if self.data is not None and value in self.values else value

    def code(self, value: Value) -> int:
        """Return the number by which the kernel knows a value: ints are themselves, others their place."""
        return int(value) if self.kind == "int" else self.values.index(value)

    def _file(self, name: str) -> Any:
        """Read data from a file named on a command line."""
        try:
            return json.loads(Path(name).read_text("utf-8"))
        except (OSError, ValueError, RecursionError) as error:
            raise BadTable(
                f"{self.name}={name[:LONGEST]}: no such file of JSON ({str(error)[:LONGEST]}); allowed: {self.allowed}"
            ) from error


def settle(
    game: str, options: Sequence[Option], preset: str | None, changes: Mapping[str, Any]
) -> tuple[str, dict[str, Value]]:
    """Return the preset's name and the value of every option, or refuse by name."""
    presets = tuple(options[0].presets)
    preset = presets[0] if preset is None else preset
    if not isinstance(preset, str) or preset not in presets:  # type: ignore[reportUnnecessaryIsInstance]
        raise BadTable(f"{game} has no preset {shown(preset)}; presets: {choices(presets)}")
    known = {option.name: option for option in options}
    for name in changes:
        if name not in known:
            raise BadTable(f"{game} has no option {shown(name)}; options: {choices(known)}")
    table = {o.name: o.check(changes[o.name]) if o.name in changes else o.presets[preset] for o in options}
    for option in options:
        for needed, value in option.needs:
            if table[option.name] and table[needed] != value:
                needs = f"{needed}={_show(value)}"
                raise BadTable(
                    f"{option.name}={_show(table[option.name])} needs {needs} ({', '.join(option.clauses)})",
                    option.name,
                    needs,
                )
    return preset, table


def _words(value: Value) -> tuple[str, ...]:
    """Return what people type for a value."""
    if isinstance(value, bool):
        return ("true", "on", "yes", "1") if value else ("false", "off", "no", "0")
    return (str(value),)


def _show(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
