"""The fair deal, checked by a second implementation written from docs/record-format.md."""

import hashlib
import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

import fuda
from fuda.core import fair
from fuda.core.errors import BadRecord
from fuda.core.fair import FairDeal
from fuda.core.statement import SignedStart, Statement

PAGE = (Path(__file__).parents[2] / "docs/record-format.md").read_text("utf-8")
SECRET, MATCH = bytes(range(32)), bytes(range(16))


def block(name: str) -> Any:
    """The JSON between two marks of the page."""
    found = re.search(f"<!-- {name} -->\n```json\n(.*?)\n```\n<!-- /{name} -->", PAGE, re.DOTALL)
    assert found
    return json.loads(found[1])


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """HMAC as RFC 2104 has it, for a key no longer than a block."""
    padded = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(b ^ 0x36 for b in padded) + message).digest()
    return hashlib.sha256(bytes(b ^ 0x5C for b in padded) + inner).digest()


def stream(secret: bytes, match_id: bytes, nonces: list[bytes], k: int, statement: bytes = b"") -> Iterator[int]:
    """Step 1 of the page."""
    b = 0
    while True:
        message = (b"fuda-deal-2" + statement if statement else b"fuda-deal-1") + match_id
        for nonce in nonces:
            message += bytes([len(nonce) // 256, len(nonce) % 256]) + nonce
        message += bytes([k >> 24, k >> 16 & 255, k >> 8 & 255, k & 255])
        message += bytes([b >> 24, b >> 16 & 255, b >> 8 & 255, b & 255])
        data = hmac_sha256(secret, message)
        for i in range(8):
            a, c, d, e = data[4 * i : 4 * i + 4]
            yield a * 2**24 + c * 2**16 + d * 2**8 + e
        b += 1


def draw(words: Iterator[int], n: int) -> int:
    """Step 2."""
    for word in words:
        if word < 2**32 - 2**32 % n:
            return word % n
    raise AssertionError


def shuffled(
    secret: bytes, match_id: bytes, nonces: list[bytes], k: int, lot: list[Any], statement: bytes = b""
) -> list[Any]:
    """Step 3."""
    words, cards = stream(secret, match_id, nonces, k, statement), list(lot)
    i = len(cards) - 1
    while i >= 1:
        j = draw(words, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
        i -= 1
    return cards


def test_the_page_has_test_vectors_that_both_implementations_give():
    vectors = block("vectors")
    assert len(vectors) >= 5
    for v in vectors:
        secret, match_id = bytes.fromhex(v["secret"]), bytes.fromhex(v["match"])
        nonces = [bytes.fromhex(nonce) for nonce in v["nonces"]]
        statement = bytes.fromhex(v.get("statement", ""))
        assert shuffled(secret, match_id, nonces, v["k"], list(range(v["cards"])), statement) == v["shuffled"]
        start = msgspec.convert({k: block("statement")[k] for k in ("statement", "signature")}, SignedStart)
        assert not statement or start.statement.salt == statement
        deal = FairDeal(secret, match_id, tuple(nonces), start if statement else None)
        assert deal.shuffle(v["k"], range(v["cards"])) == v["shuffled"]
    assert [v["k"] for v in vectors if "statement" in v] == [0, 1]


def test_the_example_of_the_page_verifies_without_any_rules():
    deal = block("example")["deal"]
    secret, match_id = bytes.fromhex(deal["secret"]), bytes.fromhex(deal["match"])
    nonces = [bytes.fromhex(nonce) for nonce in deal["nonces"]]
    assert hashlib.sha256(secret).hexdigest() == deal["commitment"]
    statement = hashlib.sha256(spelt(deal["start"]["statement"])).digest()
    for k, shuffle in enumerate(deal["shuffles"]):
        assert shuffled(secret, match_id, nonces, k, shuffle["lot"], statement) == shuffle["dealt"]


def spelt(data: Any) -> bytes:
    """Canonical bytes as the page has them, where all keys are ASCII."""
    return json.dumps(data, sort_keys=True, ensure_ascii=False, separators=(",", ":")).encode()


def test_the_statement_of_the_page_has_its_bytes_its_hash_and_its_signature():
    vector, example = block("statement"), block("example")
    assert spelt(vector["statement"]).decode() == vector["canonical"]
    assert hashlib.sha256(vector["canonical"].encode()).hexdigest() == vector["sha256"]
    assert vector["statement"]["table"] == hashlib.sha256(spelt(example["table"])).hexdigest()
    key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(vector["statement"]["server"]))
    key.verify(bytes.fromhex(vector["signature"]), b"fuda-start" + bytes.fromhex(vector["sha256"]))
    own = Ed25519PrivateKey.from_private_bytes(bytes.fromhex(vector["private_key"])).public_key()
    assert own.public_bytes_raw() == key.public_bytes_raw()
    rest = {name: value for name, value in example.items() if name != "signature"}
    whole = Ed25519PublicKey.from_public_bytes(bytes.fromhex(example["signature"]["key"]))
    value = bytes.fromhex(example["signature"]["value"])
    whole.verify(value, b"fuda-record" + hashlib.sha256(spelt(rest)).digest())


@pytest.mark.parametrize("nonces", [(), (b"x",), (b"x" * 64, b"yz"), (b"\0", b"\0\0", b"\xff" * 33, b"n", b"m")])
@pytest.mark.parametrize("k", [0, 1, 255, 256, 2**31])
def test_both_implementations_agree_over_many_lots(nonces: tuple[bytes, ...], k: int):
    deal = FairDeal(hashlib.sha256(bytes([k % 251])).digest(), MATCH, nonces)
    for count in (0, 1, 2, 8, 9, 10, 48, 110):
        assert deal.shuffle(k, range(count)) == shuffled(deal.secret, MATCH, list(nonces), k, list(range(count)))


def test_words_that_would_favour_low_draws_are_thrown_away():
    class Words:
        def __init__(self, *words: int):
            self.words = iter(words)

        def next(self) -> int:
            return next(self.words)

    limit = 3 * 2**30  # 2³² mod limit = 2³⁰: words from limit on are one draw too many for the low numbers
    assert fair._below(Words(limit, 2**32 - 1, limit - 1, 5), limit) == limit - 1  # type: ignore[arg-type]
    assert fair._below(Words(2**32 - 1, 2**32 - 2), 3) == (2**32 - 2) % 3  # type: ignore[arg-type]
    assert fair._below(Words(2**32 - 1), 2**16) == 2**16 - 1  # type: ignore[arg-type]
    words = fair._Words(SECRET, b"fuda-deal-1" + MATCH + bytes(4))
    twin = stream(SECRET, MATCH, [], 0)
    assert [fair._below(words, limit) for _ in range(200)] == [draw(twin, limit) for _ in range(200)]


def test_every_order_of_four_cards_is_as_likely():
    deals = 6000
    counts = Counter(tuple(FairDeal.seeded(seed).shuffle(0, range(4))) for seed in range(deals))
    expected = deals / 24
    assert len(counts) == 24
    assert sum((n - expected) ** 2 / expected for n in counts.values()) < 58  # 23 degrees of freedom, p = 0.0001


def test_every_card_is_as_likely_in_every_place():
    deals, cards = 1500, 12
    counts = Counter(
        pair for seed in range(deals) for pair in enumerate(FairDeal.seeded(seed).shuffle(1, range(cards)))
    )
    expected = deals / cards
    assert sum((counts[i, j] - expected) ** 2 / expected for i in range(12) for j in range(12)) < 185  # 121 degrees


def test_secret_match_id_nonces_their_order_and_the_number_all_matter():
    base = FairDeal(SECRET, MATCH, (b"ab", b"c"))
    others = [
        FairDeal(SECRET[::-1], MATCH, base.nonces),
        FairDeal(SECRET, MATCH[::-1], base.nonces),
        FairDeal(SECRET, MATCH, (b"c", b"ab")),
        FairDeal(SECRET, MATCH, (b"a", b"bc")),
        FairDeal(SECRET, MATCH, (b"abc",)),
        FairDeal(SECRET, MATCH, (b"ab",)),
        FairDeal(SECRET, MATCH, ()),
    ]
    for seat in ("Hana", "Jan"):  # nobody can be put in another's place afterwards
        stated = msgspec.json.decode(
            json.dumps(block("statement")["statement"]).replace(json.dumps("Хана")[1:-1], seat), type=Statement
        )
        others.append(FairDeal(SECRET, MATCH, base.nonces, SignedStart(stated, "")))
    orders = [deal.shuffle(0, range(48)) for deal in (base, *others)] + [base.shuffle(1, range(48))]
    assert len({tuple(order) for order in orders}) == len(orders)
    assert all(sorted(order) == list(range(48)) for order in orders)


def test_a_seed_stands_for_the_secret_of_the_page():
    assert FairDeal.seeded(7) == FairDeal(hashlib.sha256(b"fuda-seed7").digest(), bytes(16), ())
    assert FairDeal.seeded(b"7") == FairDeal.seeded(7)
    assert FairDeal.seeded(-1).secret == hashlib.sha256(b"fuda-seed-1").digest()
    assert FairDeal.seeded(b"\xff").secret == hashlib.sha256(b"fuda-seed\xff").digest()


@pytest.mark.parametrize("seed", [True, 1.0, "7", None, [7]])
def test_other_seeds_are_refused(seed: Any):
    with pytest.raises(fuda.FudaError, match="seed="):
        FairDeal.seeded(seed)


def test_fresh_deals_differ_and_do_not_show_their_secret():
    one, other = FairDeal.fresh([b"n"]), FairDeal.fresh([b"n"])
    assert one.secret != other.secret
    assert one.match_id != other.match_id
    assert one.nonces == (b"n",)
    assert one.secret.hex() not in repr(one)
    assert repr(one.secret) not in repr(one)
    assert one.commitment == hashlib.sha256(one.secret).hexdigest()


@pytest.mark.parametrize(
    ("secret", "match_id", "nonces", "words"),
    [
        (bytes(31), MATCH, (), "32 bytes"),
        (bytes(33), MATCH, (), "32 bytes"),
        (SECRET, bytes(15), (), "16 bytes"),
        (SECRET, b"", (), "16 bytes"),
        (SECRET, MATCH, (b"",), "1 to 64"),
        (SECRET, MATCH, (b"good", bytes(65)), "1 to 64"),
    ],
)
def test_malformed_parts_are_refused(secret: bytes, match_id: bytes, nonces: tuple[bytes, ...], words: str):
    with pytest.raises(BadRecord, match=words):
        FairDeal(secret, match_id, nonces)


@pytest.mark.parametrize("nonces", [None, 5, "text", [b"good", 7], {b"one": 1}])
def test_nonces_of_the_wrong_kind_are_refused(nonces: Any):
    with pytest.raises(BadRecord, match=r"^nonces(=|: )"):
        FairDeal.fresh(nonces)
