"""How a request is refused: whatever goes wrong becomes a `Problem`, and nothing of the server's inside gets out."""

import logging
from typing import Any, cast

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException

from fuda.server import wire
from fuda.server.commands import Refuse
from fuda.server.log import Raced, StorageError

AnyRequest = Request[Any, Any, Any]
STATUS: dict[wire.Refusal, int] = {
    "not-seated": 403,
    "not-host": 403,
    "taken": 409,
    "not-now": 409,
    "not-full": 409,
    "stale": 409,
    "unknown": 404,
    "set-aside": 410,
    "too-fast": 429,
    "too-many": 429,
    "storage": 503,
    "internal": 500,
}

logger = logging.getLogger("fuda.app")


def _problem(status: int, code: wire.Refusal, message: str) -> Response[wire.Problem]:
    return Response(wire.Problem(code=code, message=message), status_code=status, media_type=MediaType.JSON)


def _refused(_: AnyRequest, error: Refuse) -> Response[wire.Problem]:
    return _problem(STATUS.get(error.code, 400), error.code, str(error))


def _storage(_: AnyRequest, error: Exception) -> Response[wire.Problem]:
    logger.error("not stored", extra={"reason": str(error)})
    return _problem(503, "storage", "the database could not be reached: nothing has happened, try again")


def _http_problem(_: AnyRequest, error: HTTPException) -> Response[wire.Problem]:
    """Say what Litestar found wrong with a request, without its internals."""
    found = cast("list[dict[str, Any]]", error.extra) if isinstance(error.extra, list) else []
    details = "; ".join(str(each.get("message", "")) for each in found)
    code: wire.Refusal = "unknown" if error.status_code == 404 else "bad-message"
    answer = _problem(error.status_code, code, f"{error.detail} {details}".strip()[:300])
    answer.headers.update(error.headers or {})  # which methods are allowed
    return answer


def _nested(_: AnyRequest, error: RecursionError) -> Response[wire.Problem]:
    """Refuse JSON that is nested deeper than anybody can read."""
    del error
    return _problem(400, "bad-message", "nested too deep")


def _no_text(_: AnyRequest, error: UnicodeDecodeError) -> Response[wire.Problem]:
    del error
    return _problem(400, "bad-message", "this is no UTF-8")


def _fault(_: AnyRequest, error: Exception) -> Response[wire.Problem]:
    logger.error("a request failed", exc_info=error)
    return _problem(500, "internal", "a fault of the server; nothing has happened")


HANDLERS: dict[Any, Any] = {
    HTTPException: _http_problem,
    Refuse: _refused,
    StorageError: _storage,
    Raced: _storage,
    RecursionError: _nested,
    UnicodeDecodeError: _no_text,
    Exception: _fault,
}
