"""Every Numba option of the project, and the folder that its compiled code is kept in."""

import hashlib
import os
import platform
import sys
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar, cast

import numba
from numba.core import config, types
from numba.core.caching import Cache, IndexDataCacheFile

from fuda.core.locks import alone
from fuda.core.packages import folders

F = TypeVar("F", bound=Callable[..., Any])

INTERPRETED = bool(vars(config)["DISABLE_JIT"])  # NUMBA_DISABLE_JIT=1: for coverage and debugging
BOUNDSCHECK = os.environ.get("FUDA_BOUNDSCHECK") == "1"
FLAGS: dict[str, Any] = {
    "cache": True,
    "nogil": True,
    "error_model": "numpy",
    "boundscheck": BOUNDSCHECK,
    "no_cfunc_wrapper": True,  # nobody calls a kernel by its address: an eighth of the time to compile
    "_nrt": False,  # no allocation, and no atomic counting of who holds an array: a fifth of a playout's time
}


# Of files with kernels, or with the records and numbers that they work on.
MARKS = (b"@kernel", b"@inlined", b"intrinsic(", b"(Fields)", b"class Fields")


def _cache_folder() -> Path:
    """Return the folder for this exact set of kernel sources, flags and compiler.

    Numba's own cache looks at one file's date only: it misses a change in a kernel that another file calls, and a
    change of the flags.
    """
    digest = hashlib.sha256(repr((numba.__version__, platform.python_version(), sorted(FLAGS.items()))).encode())
    for package in (Path(__file__).parents[1], *folders()):
        for path in sorted(package.rglob("*.py")):
            source = path.read_bytes()
            if any(mark in source for mark in MARKS):
                digest.update(path.relative_to(package).as_posix().encode() + b"\0" + source)
    home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return home / "fuda" / digest.hexdigest()[:16]


CACHE = _cache_folder()
COMPILED = CACHE / "compiled"  # which games were compiled whole, one file each
setattr(config, "CACHE_DIR", str(CACHE))  # noqa: B010 (the type checker does not know the name)
_save: Callable[[IndexDataCacheFile, object, object], None] = vars(IndexDataCacheFile)["save"]


def _save_alone(file: IndexDataCacheFile, key: object, data: object) -> None:
    """Keep compiled code while nobody else adds to the same index.

    Numba reads an index, adds to it and writes it. Two processes at once lose what one of them compiled, or give both
    the same name, and then a game runs another one's code.
    """
    with alone(Path(vars(file)["_index_path"]).with_suffix(".lock")):
        _save(file, key, data)


setattr(IndexDataCacheFile, "save", _save_alone)  # noqa: B010
_load: Callable[[Cache, object, object], object] = vars(Cache)["_load_overload"]
_guarded: Callable[[Cache], AbstractContextManager[None]] = vars(Cache)["_guard_against_spurious_io_errors"]


def _load_only(cache: Cache, signature: object, context: object) -> object:
    """Load compiled code, None where there is none.

    Numba would first import all that it can compile, a fifth of a second, and compare it again for every function. None
    of that is needed by code that is there, and what is not it looks for itself before it compiles.
    """
    with _guarded(cache):
        return _load(cache, signature, context)


setattr(Cache, "load_overload", _load_only)  # noqa: B010
_njit = numba.njit(**FLAGS)
_njit_inlined = numba.njit(**FLAGS, forceinline=True)


def kernel(function: F) -> F:
    """Compile a rules function: integers, records and arrays only, no objects, exceptions or allocation."""
    return cast(F, _compiled_once(_njit(function)))


def inlined(function: F) -> F:
    """Compile a rules function into each that calls it: a call costs as much as many a small one does."""
    return cast(F, _compiled_once(_njit_inlined(function)))


def _compiled_once(dispatcher: Any) -> Any:
    """Have a kernel that others call compiled for whole integers alone.

    Numba compiles a function anew for every constant and every width of integer that a call hands to it, `step` for the
    actions of an int8, an int16 and an int64 array: a third of all time to compile, for code that ran no faster.
    """
    if INTERPRETED:
        return dispatcher
    template = dispatcher.get_call_template

    def widened(args: Sequence[Any], kws: dict[str, Any]) -> Any:
        return template([_widened(each) for each in args], {name: _widened(each) for name, each in kws.items()})

    dispatcher.get_call_template = widened
    return dispatcher


def _widened(argument: Any) -> Any:
    whole: Any = vars(types)["unliteral"](argument)
    return types.int64 if whole in types.signed_domain else whole


def run_for(game: str, module: str, **given: object) -> Any:
    """Run a module's file once more for a game, with names such as `rules` set, and return what it defines.

    Kernels handed over as arguments would be compiled anew at every start. Compiled code of the same file is told apart
    by its types alone, so each kernel in such a file must take the game's records.
    """
    name = f"{module}.{game}"
    if name not in sys.modules:
        spec = spec_from_file_location(name, sys.modules[module].__file__)
        assert spec is not None
        assert spec.loader is not None
        copy: ModuleType = module_from_spec(spec)
        copy.__dict__.update(given)
        sys.modules[name] = copy
        spec.loader.exec_module(copy)
    return sys.modules[name]
