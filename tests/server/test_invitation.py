"""The way to a table that is handed to friends."""

from fuda.server.invitation import invitation

LAN = "http://192.168.1.7:8765"


def test_an_invitation_leads_where_others_reach_the_server():
    assert invitation("abc", "k", "http://127.0.0.1:8765", LAN, held=False).link == f"{LAN}/t/abc"
    assert invitation("abc", "k", "http://localhost:5173", LAN, held=False).link == f"{LAN}/t/abc"
    assert invitation("abc", "k", "", LAN, held=False).link == f"{LAN}/t/abc"
    assert invitation("abc", "k", "https://fuda.example", LAN, held=False).link == "https://fuda.example/t/abc"
    assert invitation("abc", "k", "http://127.0.0.1:8765", "", held=False).link == "http://127.0.0.1:8765/t/abc"


def test_the_key_is_in_it_where_a_seat_is_held():
    assert invitation("abc", "k/1", LAN, "", held=True).link == f"{LAN}/t/abc?key=k/1"


def test_the_code_is_a_square_of_modules_with_its_three_finders():
    code = invitation("abc", "k", LAN, "", held=True).code
    assert {len(row) for row in code} == {len(code)}
    assert set("".join(code)) == {"0", "1"}
    for rows, columns in ((slice(7), slice(7)), (slice(7), slice(-7, None)), (slice(-7, None), slice(7))):
        finder = [row[columns] for row in code[rows]]
        assert finder == ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"]
