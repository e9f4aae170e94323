"""Signatures in the terminal: whose record it is, and the keys of this computer's server."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from fuda.core.words import LANGUAGES, Words
from tests.cli.shell import environment

RECORDS = Path(__file__).parents[1] / "golden/records"
KEY = "03a107bff3ce10be1d70dd18e74bc09967e4d6309ba50d5f1ddc8664125531b8"


@pytest.mark.parametrize("language", LANGUAGES)
def test_verify_says_whose_key_signed_a_record_or_that_nobody_s_did(call, language: str):
    words = Words(language)
    signed = call("verify", str(RECORDS / "fuda-deal-2.json"), "--lang", language)
    assert (signed.returncode, signed.stdout.count("✓")) == (0, 6)
    assert words.format("verify-signature", keys=KEY) in signed.stdout.replace("\n", "")
    assert words.format("verify-unsigned") not in signed.stdout
    bare = call("verify", str(RECORDS / "fuda-deal-1.json"), "--lang", language)
    assert (bare.returncode, bare.stdout.count("✓")) == (0, 5)
    assert words.format("verify-unsigned") in bare.stdout.replace("\n", " ")


def test_verify_tells_a_signed_start_from_a_signed_record(call, tmp_path: Path):
    data = json.loads((RECORDS / "fuda-deal-2.json").read_text("utf-8"))
    del data["signature"]
    (tmp_path / "stripped.json").write_text(json.dumps(data), "utf-8")
    done = call("verify", str(tmp_path / "stripped.json"))
    said, words = done.stdout.replace("\n", " "), Words("en")
    assert (done.returncode, said.count("✓"), said.count("–")) == (0, 5, 1)
    assert words.format("verify-stated", key=KEY) in said.replace(f" {KEY}", KEY).replace(KEY, f" {KEY}")
    assert words.format("verify-signature", keys="").strip() not in said


def test_verify_trusts_only_the_keys_that_it_is_given(call):
    file = str(RECORDS / "fuda-deal-2.json")
    assert call("verify", file, "--key", KEY).returncode == 0
    assert call("verify", file, "--key", "00" * 32, "--key", KEY).returncode == 0
    other = call("verify", file, "--key", "00" * 32)
    assert (other.returncode, other.stdout.count("✗")) == (1, 1)
    assert "none of those named" in " ".join(other.stdout.split())
    assert call("verify", str(RECORDS / "fuda-deal-1.json"), "--key", KEY).returncode == 1
    for bad in ("", KEY[:-1], KEY.upper(), "zz" * 32):
        refused = call("verify", file, "--key", bad)
        assert (refused.returncode, refused.stdout) == (2, "")
        assert "64 hexadecimal digits" in refused.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_keys_are_shown_and_rotated_and_the_old_ones_stay(call, tmp_path: Path, language: str):
    database = f"sqlite:///{tmp_path / 'fuda.db'}"

    def keys(*do: str) -> list[str]:
        done = call("keys", *do, "--database", database, "--lang", language)
        assert done.returncode == 0, done.stderr
        assert "keys-" not in done.stdout
        return re.findall(r"^[0-9a-f]{64}\b", done.stdout, re.MULTILINE)

    [first] = keys()
    assert keys("show") == [first]
    new, old = keys("rotate")
    assert (old, new != first) == (first, True)
    assert keys() == [new, first]
    assert call("keys", "burn", "--database", database).returncode == 2


def test_an_unsigned_record_is_verified_without_cryptography(tmp_path: Path):
    code = f"""
import sys
from fuda.cli import main
main(["verify", {str(RECORDS / "fuda-deal-1.json")!r}])
print("cryptography" in sys.modules)
main(["verify", {str(RECORDS / "fuda-deal-2.json")!r}])
print("cryptography" in sys.modules)
"""
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=environment(tmp_path), check=True
    )
    assert re.findall("True|False", done.stdout) == ["False", "True"]
