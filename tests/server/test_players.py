"""Players without accounts: keys, tokens, links, names, their data."""

from server.client import Person
from server.test_tables import finish


def test_a_player_is_who_holds_the_key(server, anna):
    assert anna.ok("GET", "/api/me") == anna.me
    assert server.person(None).refused("GET", "/api/me") == (401, "no-player")


def test_the_key_is_a_cookie_that_scripts_can_not_read(server):
    response = server.person(None).ask("POST", "/api/me", json={"name": "Anna"})
    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_a_name_is_one_line_of_visible_text(server, anna):
    for name in ("", " ", "x" * 25, "\u202eanna"):
        status, _ = anna.refused("PATCH", "/api/me", json={"name": name})
        assert status == 400
    assert anna.ok("PATCH", "/api/me", json={"name": "  Anna   K. "})["name"] == "Anna K."
    assert anna.ok("PATCH", "/api/me", json={"lang": "ru"})["lang"] == "ru"
    assert anna.refused("PATCH", "/api/me", json={"lang": "xx"}) == (400, "lang")


def test_a_link_carries_the_key_to_another_device_once(server, anna):
    path = anna.ok("POST", "/api/me/links")["path"]
    code = path.removeprefix("/carry/")
    phone = server.person(None)
    assert phone.ok("POST", f"/api/links/{code}") == anna.me
    assert phone.ok("GET", "/api/me") == anna.me
    assert server.person(None).refused("POST", f"/api/links/{code}") == (404, "no-link")
    anna.ok("DELETE", "/api/me/devices")
    assert phone.refused("GET", "/api/me") == (401, "no-player")
    assert anna.ok("GET", "/api/me") == anna.me


def test_tokens_are_shown_once_and_can_be_revoked(server, anna):
    made = anna.ok("POST", "/api/me/tokens", json={"label": "my bot"})
    bot = Person(server.address, authorization=f"Bearer {made['token']}")
    assert bot.ok("GET", "/api/me") == anna.me
    listed = anna.ok("GET", "/api/me/tokens")
    assert [(token["id"], token["label"], token["token"]) for token in listed] == [(made["id"], "my bot", None)]
    anna.ok("DELETE", f"/api/me/tokens/{made['id']}")
    assert bot.refused("GET", "/api/me") == (401, "bad-token")
    assert anna.refused("DELETE", f"/api/me/tokens/{made['id']}") == (404, "no-token")
    bot.close()


def test_a_player_has_so_many_tokens_and_no_more(anna):
    for _ in range(20):
        anna.ok("POST", "/api/me/tokens", json={})
    assert anna.refused("POST", "/api/me/tokens", json={}) == (409, "tokens")


def test_all_that_is_stored_of_a_player_can_be_had(anna, bernd):
    table = anna.open()
    bernd.do(table, "take-seat", seat=1)
    finish(table, anna, bernd)
    anna.ok("POST", "/api/me/tokens", json={"label": "a bot"})
    told = anna.ok("GET", "/api/me/export")
    assert told["me"]["name"] == "Anna"
    assert [seat["table_id"] for seat in told["seats"]] == [table]
    assert "seed: " in told["records"][0]["text"]
    assert told["tokens"][0]["label"] == "a bot"


def test_who_leaves_is_forgotten_but_the_match_stays(server, bernd):
    anna = server.person("Wilhelmina")
    table = anna.open(public=True)
    bernd.do(table, "take-seat", seat=1)
    finish(table, anna, bernd)
    anna.ok("DELETE", "/api/me")
    assert anna.refused("GET", "/api/me") == (401, "no-player")
    for place in server.desk.house._places.values():
        place.named_at = 0
    shown = bernd.look(table)
    assert [seat["name"] for seat in shown["table"]["seats"]] == [None, "Bernd"]
    assert "Wilhelmina" not in str(shown)
    assert "Wilhelmina" not in bernd.ask("GET", f"/api/tables/{table}/record").text
    assert "Wilhelmina" not in bernd.ask("GET", "/api/archive").text


def test_the_lobby_lists_public_tables_and_mine_lists_mine(anna, bernd):
    public, private = anna.open(public=True), anna.open()
    listed = [table["id"] for table in bernd.ok("GET", "/api/tables")]
    assert public in listed
    assert private not in listed
    mine = {table["id"]: table for table in anna.ok("GET", "/api/tables/mine")}
    assert {public, private} <= set(mine)
    bernd.do(public, "take-seat", seat=1)
    mine = {table["id"]: table["your_turn"] for table in anna.ok("GET", "/api/tables/mine")}
    theirs = {table["id"]: table["your_turn"] for table in bernd.ok("GET", "/api/tables/mine")}
    assert mine[public] != theirs[public]


def test_friends_on_one_device_have_names(anna):
    seats = [{"kind": "me"}, {"kind": "me", "name": "Oma"}]
    table = anna.ok("POST", "/api/tables", json={"game": "shanghaien", "seats": seats})["id"]
    assert [seat["name"] for seat in anna.look(table)["table"]["seats"]] == ["Anna", "Oma"]
