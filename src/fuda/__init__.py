"""A card table for Koi-Koi, Kouřící kočka and Yojimbo."""

from typing import TYPE_CHECKING, Any

from fuda.core.errors import BadPosition, BadRecord, BadTable, FudaError, IllegalAction

if TYPE_CHECKING:
    from fuda.catalogue import game, replay

__all__ = ["BadPosition", "BadRecord", "BadTable", "FudaError", "IllegalAction", "game", "replay"]


def __getattr__(name: str) -> Any:
    # Games need Numba, which takes most of a second to import: `fuda --help` must not wait for it.
    if name in ("game", "replay"):
        from fuda import catalogue

        return getattr(catalogue, name)
    raise AttributeError(f"module 'fuda' has no attribute {name!r}")
