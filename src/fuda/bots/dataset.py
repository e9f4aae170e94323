"""A folder of decisions as Parquet files, written while matches are played (docs/dataset.md). Needs pyarrow."""

import json
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Self

import msgspec
import numpy as np

from fuda.bots.arena import Setting
from fuda.bots.decisions import COLUMNS, Decisions
from fuda.bots.network import fingerprint
from fuda.bots.workers import Damaged, Mixed
from fuda.core.errors import FudaError

FORMAT, VERSION = "fuda-decisions", 1
ABOUT = "dataset.json"
ROWS = 65_536  # of a file, at least


class Missing(FudaError):
    """A package that is not installed."""


class Dataset:
    """A folder that takes decisions in, a file for each some ten thousand of them; a file is whole or not there."""

    def __init__(self, folder: Path, setting: Setting, rows: int = ROWS) -> None:
        self.folder, self._most = folder, rows
        self._arrow, self._parquet = arrow()
        folder.mkdir(parents=True, exist_ok=True)
        about, wanted = folder / ABOUT, _about(setting)
        if about.exists():
            _compare(about, wanted)
        else:
            _replace(about, json.dumps(wanted, ensure_ascii=False, indent=1).encode() + b"\n")
        self._files = shards(folder)
        self.matches: set[tuple[int, int]] = set()
        for file in self._files:
            kept = self._parquet.read_table(file, columns=["deal", "rotation"])
            self.matches |= set(zip(kept["deal"].to_pylist(), kept["rotation"].to_pylist(), strict=True))
        self._waiting: list[Decisions] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._write()

    def add(self, rows: Decisions) -> None:
        """Take in the decisions of a match."""
        self._waiting.append(rows)
        self.matches.add((int(rows["deal"][0]), int(rows["rotation"][0])))
        if sum(len(each["deal"]) for each in self._waiting) >= self._most:
            self._write()

    def _write(self) -> None:
        if not self._waiting:
            return
        joined = {name: np.concatenate([each[name] for each in self._waiting]) for name in self._waiting[0]}
        table = self._arrow.table({name: _column(self._arrow, values) for name, values in joined.items()})
        file = self.folder / f"decisions-{len(self._files):06}.parquet"
        unfinished = file.with_suffix(".unfinished")
        self._parquet.write_table(table, unfinished, compression="zstd", row_group_size=16_384)
        unfinished.replace(file)
        self._files.append(file)
        self._waiting = []


def about(folder: Path) -> dict[str, Any]:
    """Return what a folder of decisions says of itself: game, table rules, players, layout of the bits."""
    try:
        found: dict[str, Any] = json.loads((folder / ABOUT).read_bytes())
    except (OSError, ValueError) as error:
        raise Damaged(f"{folder} is no folder of decisions ({error})") from error
    if (found.get("format"), found.get("version")) != (FORMAT, VERSION):
        raise Damaged(f"{folder} is of another format: {found.get('format')} {found.get('version')}")
    return found


def shards(folder: Path) -> list[Path]:
    """Return the files of a folder, in the order in which they were written."""
    return sorted(folder.glob("decisions-*.parquet"))


def read(file: Path, rows: int = 16_384) -> Iterator[Decisions]:
    """Yield the decisions of a file, so many rows at a time; bits stay packed, eight to a byte, the lowest first."""
    arrow_, parquet = arrow()
    with parquet.ParquetFile(file) as opened:
        for batch in opened.iter_batches(rows):
            found: Decisions = {}
            for name in batch.schema.names:
                column = batch.column(name)
                if arrow_.types.is_fixed_size_binary(column.type):
                    width = column.type.byte_width
                    whole = np.frombuffer(column.buffers()[1], np.uint8)
                    start = column.offset * width
                    found[name] = whole[start : start + len(column) * width].reshape(-1, width)
                else:
                    found[name] = column.to_numpy(zero_copy_only=False)
            yield found


def arrow() -> tuple[Any, Any]:
    """Return pyarrow and its module for Parquet."""
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError as error:
        raise Missing('data sets need pyarrow: pip install "fuda[data]"') from error


def _about(setting: Setting) -> dict[str, Any]:
    rules = setting.rules().spec.rules
    return {
        "format": FORMAT,
        "version": VERSION,
        "setting": msgspec.to_builtins(setting),
        "layout": fingerprint(rules),
        "observation": [{"name": block.name, "bits": block.width} for block in rules.LAYOUT],
        "bits": rules.OBSERVATION,
        "actions": rules.ACTIONS,
    }


def _compare(file: Path, wanted: dict[str, Any]) -> None:
    kept = about(file.parent)
    if kept != wanted:
        settings = kept.get("setting", {}), wanted["setting"]
        differing = [name for name in settings[1] if settings[0].get(name) != settings[1][name]]
        raise Mixed(file.parent, differing or ["versions"])


def _replace(file: Path, text: bytes) -> None:
    unfinished = file.with_suffix(".unfinished")
    unfinished.write_bytes(text)
    unfinished.replace(file)


def _column(arrow_: Any, values: Any) -> Any:
    if values.ndim == 1:
        return arrow_.array(values)
    rows = np.ascontiguousarray(values)
    kind = arrow_.binary(rows.shape[1])
    return arrow_.FixedSizeBinaryArray.from_buffers(kind, len(rows), [None, arrow_.py_buffer(rows)])


__all__ = ["COLUMNS", "Dataset", "about", "arrow", "read", "shards"]
