"""Ed25519 signatures. `cryptography` is imported when something is signed or checked: most commands do neither."""

import secrets

from fuda.core.canonical import fingerprint
from fuda.core.errors import FudaError

START, RECORD = b"fuda-start", b"fuda-record"  # what is signed, so that one is never taken for the other
SEED, KEY, SIGNATURE = 32, 32, 64  # bytes


class BadSignature(FudaError):
    """A signature that does not fit what it stands under."""


def fresh() -> str:
    """Draw a private key, in hex."""
    return secrets.token_hex(SEED)


def public(private: str) -> str:
    """Return the public key of a private one, both in hex."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    return Ed25519PrivateKey.from_private_bytes(bytes.fromhex(private)).public_key().public_bytes_raw().hex()


def sign(private: str, label: bytes, data: object) -> str:
    """Return the signature of JSON data in hex: of the label and the SHA-256 of its canonical bytes."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    return Ed25519PrivateKey.from_private_bytes(bytes.fromhex(private)).sign(label + fingerprint(data)).hex()


def check(key: str, label: bytes, data: object, signature: str) -> None:
    """Raise BadSignature unless the key has signed these data."""
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    what = label.decode().partition("-")[2]
    try:
        raw, signed = bytes.fromhex(key), bytes.fromhex(signature)
        if raw.hex() != key or signed.hex() != signature or (len(raw), len(signed)) != (KEY, SIGNATURE):
            raise ValueError
        Ed25519PublicKey.from_public_bytes(raw).verify(signed, label + fingerprint(data))
    except (ValueError, InvalidSignature) as error:
        raise BadSignature(f"the signature of the {what} is not one of key {key[:64]}") from error
