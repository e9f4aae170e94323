"""The way to a table for friends: a link by an address that they reach, and the same as a QR code."""

from urllib.parse import quote, urlsplit

import segno

from fuda.server.wire import Invitation

HERE = ("localhost", "127.0.0.1", "::1")  # names by which a computer reaches only itself


def invitation(table: str, key: str, origin: str, address: str, *, held: bool) -> Invitation:
    """Invite to a table: by the page's own origin, or by the server's address where that origin leads nobody here."""
    reached = address if address and (not origin or urlsplit(origin).hostname in HERE) else origin
    link = f"{reached}/t/{table}" + (f"?key={quote(key)}" if held else "")
    rows = segno.make(link, error="m", boost_error=False).matrix
    return Invitation(key=key, link=link, code=["".join(str(int(bit)) for bit in row) for row in rows])
