"""Who somebody is: a guest with a signed cookie and a name of their own. There is no e-mail and no password."""

import hashlib
import hmac
import secrets
import unicodedata
from dataclasses import dataclass

from fuda.core.signs import BLANK
from fuda.core.words import LANGUAGES, Words
from fuda.server.log import Log

COOKIE = "fuda"
KEY = "cookies"  # the name of the key that signs them
YEAR = 31_536_000  # seconds
MOST = 10_000  # names that are remembered
LONGEST = 24
MARKS = 3  # on one letter, as many as any language has


@dataclass(frozen=True)
class Person:
    """Somebody, as their request says."""

    id: str  # public
    language: str = LANGUAGES[0]


class People:
    """The identities that this server has signed."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._key = bytes.fromhex(log.key(KEY))
        self._names: dict[str, str] = {}

    def fresh(self) -> str:
        """Make a new identity."""
        return secrets.token_hex(8)

    def cookie(self, person: str, *, secure: bool) -> str:
        """Return the header that makes a browser remember it."""
        text = f"{COOKIE}={person}.{self._sign(person)}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax"
        return f"{text}; Secure" if secure else text

    def read(self, cookies: str) -> str | None:
        """Return the identity in a Cookie header, None where there is none that this server signed."""
        for part in cookies.split(";"):
            name, _, value = part.strip().partition("=")
            person, _, signature = value.partition(".")
            if name == COOKIE and hmac.compare_digest(signature.encode(), self._sign(person).encode()):
                return person
        return None

    async def name(self, person: Person) -> str:
        """Return somebody's name; who has not chosen one is a numbered player in their language."""
        if person.id not in self._names:
            chosen = await self._log.name_of(person.id)
            if len(self._names) >= MOST:
                self._names.clear()
            number = int(hashlib.sha256(person.id.encode()).hexdigest()[:8], 16) % 9_000 + 1_000
            self._names[person.id] = chosen or f"{Words(person.language).format('play-you')} {number}"
        return self._names[person.id]

    async def rename(self, person: str, name: str) -> None:
        """Give somebody another name."""
        await self._log.rename(person, name)
        self._names[person] = name

    def forget(self, person: str) -> None:
        """Look somebody's name up again: another server has changed it."""
        self._names.pop(person, None)

    def _sign(self, person: str) -> str:
        return hmac.new(self._key, b"person " + person.encode(), hashlib.sha256).hexdigest()[:40]


def clean(name: str) -> str | None:
    """Return a name without what does not show or would turn the text around; None when nothing is left to see.

    >>> clean("  Ann\\u202e  Lee ")
    'Ann Lee'
    """
    composed = unicodedata.normalize("NFC", name)
    shown = "".join(" " if sign.isspace() else sign for sign in composed if sign.isspace() or _shows(sign))
    shown = _unheaped(" ".join(shown.split()))[:LONGEST].strip()
    return shown if any(unicodedata.category(sign)[0] not in "MZ" for sign in shown) else None


def language_of(header: str) -> str:
    """Return the language that a browser asks for first, among ours.

    >>> language_of("de-DE,cs;q=0.8,en;q=0.5")
    'cs'
    """
    for part in header.split(","):
        language = part.partition(";")[0].strip().partition("-")[0].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


def _shows(sign: str) -> bool:
    return not unicodedata.category(sign).startswith("C") and sign not in BLANK


def _unheaped(name: str) -> str:
    """Leave out marks that are heaped on one letter, over the lines above and below."""
    kept, heap = "", 0
    for sign in name:
        heap = heap + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        kept += sign if heap <= MARKS else ""
    return kept
