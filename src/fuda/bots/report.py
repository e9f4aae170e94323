"""The file of a contest: its setting, how everybody has done, and all results."""

from collections.abc import Sequence
from pathlib import Path
from typing import Self

import msgspec

from fuda.bots.arena import Result, Setting
from fuda.bots.diagnosis import Diagnosis
from fuda.bots.standings import Standing, diagnoses, standings
from fuda.bots.workers import FORMAT, VERSION, Damaged


class Report(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything about a contest, as `fuda arena --out` writes it."""

    format: str
    version: int
    setting: Setting
    matches: int
    standings: list[Standing]
    diagnosis: list[Diagnosis]
    results: list[Result]

    @classmethod
    def of(cls, setting: Setting, results: Sequence[Result]) -> Self:
        """Add up what was played."""
        found, lost = standings(setting, results), diagnoses(setting, results)
        return cls(FORMAT, VERSION, setting, len(results), found, lost, list(results))

    @classmethod
    def read(cls, file: Path) -> Self:
        """Read a file; refuse what is none."""
        try:
            found = msgspec.json.decode(file.read_bytes(), type=cls)
        except msgspec.DecodeError as error:
            raise Damaged(f"{file} is no report of an arena, or is damaged ({error})") from error
        if (found.format, found.version) != (FORMAT, VERSION):
            raise Damaged(f"{file} is of another format: {found.format} {found.version}")
        return found

    def encoded(self) -> bytes:
        """Return the file's text."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"
