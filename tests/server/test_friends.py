"""Friends, invitations, challenges and the short description of a player."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import event, text

from kwoon.core.message import msg
from kwoon.hall.errors import Unavailable
from kwoon.hall.friends.models import Invitation, InvitationLimits, SocialSettings
from kwoon.hall.moderation.models import PersonBlock
from kwoon.server.storage.sql_store import acquire_transaction_lock
from tests.server.controlled_clock import ControlledClock
from tests.server.hall_client import HallClient
from tests.server.running_server import RunningServer
from tests.server.test_accounts import database_dump
from tests.server.test_matchmaking import named_guest
from tests.server.two_players import open_two_player_table, wait_for_update

pytestmark = pytest.mark.anyio

Serve = Callable[..., Awaitable[RunningServer]]
INVITATIONS = "/api/invitations"


async def own_id(client: HallClient) -> str:
    return str((await client.request("GET", "/api/me"))["id"])


async def show_online(client: HallClient, shows_online: bool = True, challenges_from: str = "anyone") -> None:
    body = {"shows_online": shows_online, "challenges_from": challenges_from}
    await client.request("PUT", "/api/me/social", body)


async def online(client: HallClient) -> list[str]:
    """Return the names of a client's friends who are shown as online."""
    return [each["name"] for each in (await client.request("GET", "/api/friends"))["friends"] if each["is_online"]]


async def received(client: HallClient) -> list[tuple[str, str]]:
    """Return the names and tables of the invitations that a client has received."""
    return [(each["name"], each["table"]) for each in (await client.request("GET", INVITATIONS))["received"]]


async def invite(client: HallClient, person: str, table: str) -> tuple[int, Any]:
    return await client.call("POST", INVITATIONS, {"person": person, "table": table})


async def test_friend_list_is_one_sided_limited_and_checked(serve: Serve) -> None:
    hall = await serve(max_friends_per_person=2)
    (ann, a), (bo, b), (_, c), (_, d) = [await named_guest(hall.address, name) for name in ("Ann", "Bo", "Cy", "Di")]
    for _ in range(2):
        friends = (await ann.request("PUT", f"/api/friends/{b}"))["friends"]
        assert friends == [{"person": b, "name": "Bo", "is_online": False}]
    assert (await bo.request("GET", "/api/friends"))["friends"] == []
    await ann.request("PUT", f"/api/friends/{c}")
    status, error = await ann.call("PUT", f"/api/friends/{d}")
    assert status == 409 and "full" in error["detail"]
    assert (await ann.request("PUT", f"/api/friends/{b}"))["is_registered"] is False
    assert (await ann.call("PUT", f"/api/friends/{a}"))[0] == 409
    # Nobody can fill a list with people who do not exist, and malformed ids are refused.
    assert (await bo.call("PUT", "/api/friends/nobody-there"))[0] == 404
    assert (await bo.call("PUT", "/api/friends/a%20b"))[0] == 400
    assert (await bo.call("PUT", f"/api/friends/{'x' * 41}"))[0] == 400
    # Blocking someone removes them.
    await ann.request("PUT", f"/api/blocks/{c}", {"blocked": True})
    assert [each["name"] for each in (await ann.request("GET", "/api/friends"))["friends"]] == ["Bo"]
    assert (await ann.call("PUT", f"/api/friends/{c}"))[0] == 409
    assert (await ann.request("DELETE", f"/api/friends/{b}"))["friends"] == []


async def test_only_people_on_a_players_own_list_see_them_online(serve: Serve) -> None:
    time = ControlledClock()
    hall = await serve(now=time)
    (ann, a), (bo, b), (cy, c) = [await named_guest(hall.address, name) for name in ("Ann", "Bo", "Cy")]
    for client in (ann, cy):
        await client.request("PUT", f"/api/friends/{b}")
    await bo.request("PUT", f"/api/friends/{a}")
    await bo.request("GET", INVITATIONS)
    assert await online(ann) == []  # Off by default.
    await show_online(bo)
    await bo.request("GET", INVITATIONS)
    # Cy is not on Bo's list, so Cy does not see Bo.
    assert await online(ann) == ["Bo"] and await online(cy) == []
    time.now += 60
    await bo.request("GET", INVITATIONS)
    time.now += 60
    assert await online(ann) == ["Bo"]
    time.now += 60
    assert await online(ann) == []
    await bo.request("GET", INVITATIONS)
    await bo.request("PUT", f"/api/blocks/{a}", {"blocked": True})
    assert await online(ann) == []
    await bo.request("PUT", f"/api/blocks/{a}", {})
    await bo.request("PUT", f"/api/friends/{a}")
    assert await online(ann) == ["Bo"]
    # Cy sees Bo as soon as Bo adds Cy.
    assert await online(cy) == []
    await bo.request("PUT", f"/api/friends/{c}")
    assert await online(cy) == ["Bo"]
    # A player who turns it off disappears at once, and no time is kept.
    await show_online(bo, False)
    await bo.request("GET", INVITATIONS)
    assert await online(ann) == [] == await online(cy)
    assert f"('{b}', 0, 'anyone', 0.0)" in database_dump(hall.server.storage)


async def test_list_of_friends_is_read_at_once(serve: Serve) -> None:
    hall = await serve()
    ann, _ = await named_guest(hall.address, "Ann")
    people = [await named_guest(hall.address, f"Player {number}") for number in range(5)]
    statements: list[str] = []
    event.listen(hall.server.storage.engine, "before_cursor_execute", lambda *args: statements.append(args[2]))

    async def num_reads() -> int:
        hall.hall.guests.invalidate_profile()
        statements.clear()
        friends = (await ann.request("GET", "/api/friends"))["friends"]
        assert [each["name"] for each in friends] == [f"Player {number}" for number in range(len(friends))][::-1]
        return len(statements)

    await ann.request("PUT", f"/api/friends/{people[0][1]}")
    reads_of_one_friend = await num_reads()
    for _, person in people[1:]:
        await ann.request("PUT", f"/api/friends/{person}")
    assert await num_reads() == reads_of_one_friend


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
async def test_lists_have_no_people_blocked_or_deleted_in_the_meantime(
    serve: Serve, postgres: Any, database: str
) -> None:
    hall = await serve(**({"database": postgres()} if database == "postgres" else {}))
    storage, block = hall.server.storage, PersonBlock("bo", True, False, 1.0)
    for person, other in (("ann", "bo"), ("bo", "ann")):
        assert await storage.friends.add_friend(person, other, 1.0, 5)
    await storage.friends.set_settings("bo", SocialSettings(shows_online=True), 100.0)
    assert await storage.friends.online_friends("ann", 50.0) == {"bo"}
    # An entry that an older hall stored after a block shows nothing.
    await storage.blocks.set_block("bo", PersonBlock("ann", True, False, 1.0), 5)
    with storage.engine.begin() as connection:
        connection.execute(text("INSERT INTO friends VALUES ('bo', 'ann', 1.0)"))
    assert await storage.friends.online_friends("ann", 50.0) == frozenset()
    await storage.blocks.set_block("ann", block, 5)
    assert await storage.friends.add_friend("ann", "bo", 1.0, 5)
    assert await storage.friends.list_friends("ann") == []
    # Blocks and deletions wait for a change of a list that is in progress in another process.
    if database == "postgres":
        with storage.engine.begin() as connection:
            acquire_transaction_lock(connection, "social")
            waiting = [
                asyncio.create_task(storage.blocks.set_block("cy", block, 5)),
                asyncio.create_task(storage.people.delete_person("di")),
            ]
            assert not (await asyncio.wait(waiting, timeout=0.3))[0]
        await asyncio.gather(*waiting)
    await storage.people.delete_person("bo")
    assert await storage.friends.add_friend("ann", "bo", 1.0, 5) and await storage.blocks.set_block("ann", block, 5)
    invitation = Invitation("ann", "bo", "table", "fight", "pending", 1.0, 300.0)
    assert await storage.friends.send_invitation(invitation, InvitationLimits(5, 20.0)) == "sent"
    assert await storage.friends.list_friends("ann") == [] == await storage.friends.sent_invitations("ann", 2.0)
    assert await storage.blocks.list_blocks("ann") == []


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
async def test_challenge_reaches_other_process_and_is_accepted(serve: Serve, postgres: Any, database: str) -> None:
    url = postgres() if database == "postgres" else ""
    one = await serve(**({"database": url} if url else {}))
    two = await serve(database=url) if url else one
    ann, a = await named_guest(one.address, "Ann")
    bo, b = await named_guest(two.address, "Bo")
    table = await ann.request("POST", "/api/challenges", {"person": b, "game": "fight"})
    assert [seat["kind"] for seat in table["seats"]] == ["person", "open"] and table["public"] is False
    sent = (await ann.request("GET", INVITATIONS))["sent"]
    assert [(each["name"], each["game"], each["is_declined"]) for each in sent] == [("Bo", "fight", False)]
    (invitation,) = (await bo.request("GET", INVITATIONS))["received"]
    assert (invitation["name"], invitation["person"], invitation["table"]) == ("Ann", a, table["id"])
    assert 0 < invitation["remaining_seconds"] <= 300
    answer = {"table": table["id"], "accept": True}
    # The invitation is only for Bo, from Ann, and to this table.
    cy, _ = await named_guest(two.address, "Cy")
    assert (await cy.call("POST", f"{INVITATIONS}/{a}/answer", answer))[0] == 404
    assert (await bo.call("POST", f"{INVITATIONS}/{b}/answer", answer))[0] == 404
    assert (await bo.call("POST", f"{INVITATIONS}/{a}/answer", answer | {"table": "other"}))[0] == 404
    await bo.request("POST", f"{INVITATIONS}/{a}/answer", answer)
    state = await ann.request("GET", f"/api/tables/{table['id']}")
    assert state["status"] == "playing" and [seat["name"] for seat in state["seats"]] == ["Ann", "Bo"]
    assert await received(bo) == [] and (await ann.request("GET", INVITATIONS))["sent"] == []
    assert (await bo.call("POST", f"{INVITATIONS}/{a}/answer", answer))[0] == 404
    recent = await ann.request("GET", "/api/me/recent-players")
    assert recent == [{"person": b, "name": "Bo", "game": "fight"}]


async def test_invitations_need_a_seat_a_free_seat_and_another_person(serve: Serve) -> None:
    hall = await serve()
    (ann, a), (bo, b), (cy, c) = [await named_guest(hall.address, name) for name in ("Ann", "Bo", "Cy")]
    table = await ann.create_table("me", "open", "open", game="kung-fu-2014", public=False)
    assert (await invite(bo, c, table))[0] == 403  # Bo only knows the address.
    assert (await invite(ann, a, table))[0] == 409
    assert (await invite(ann, "nobody-there", table))[0] == 404
    assert (await invite(ann, b, "no-such-table"))[0] == 404
    await bo.request("POST", f"/api/tables/{table}/seats/1")
    assert (await invite(ann, b, table))[0] == 409
    assert (await invite(bo, c, table))[0] == 201
    await ann.request("PUT", f"/api/blocks/{c}", {"blocked": True})
    # Another player at the table has blocked Cy. The error is that of a taken seat.
    answer = {"table": table, "accept": True}
    taken = await cy.call("POST", f"/api/tables/{table}/seats/0")
    assert taken[0] == 409 and await cy.call("POST", f"{INVITATIONS}/{b}/answer", answer) == taken
    assert (await invite(ann, c, table))[0] == 409
    await ann.request("POST", f"/api/tables/{table}/start")
    # The invitation disappears with the last free seat.
    assert await received(cy) == [] and (await cy.call("POST", f"{INVITATIONS}/{b}/answer", answer))[0] == 404
    assert (await invite(bo, c, table))[0] == 409
    full, _, _ = await open_two_player_table(hall.address)
    assert (await invite(ann, b, full))[0] == 403
    # Malformed and huge requests.
    malformed: tuple[object, ...] = (
        {},
        {"person": b},
        {"person": 1, "table": table},
        {"person": "a b", "table": table},
        [],
    )
    for body in malformed:
        assert (await ann.call("POST", INVITATIONS, body))[0] == 400
    assert (await ann.call("POST", INVITATIONS, {"person": b, "table": "t" * 20_000}))[0] == 413
    assert (await ann.call("POST", "/api/challenges", {"person": b, "game": "no-such-game"}))[0] == 404
    assert (await ann.call("POST", "/api/challenges", {"person": a, "game": "fight"}))[0] == 409


async def test_blocked_muted_and_refused_senders_cannot_detect_it(serve: Serve) -> None:
    time = ControlledClock()
    hall = await serve(now=time)
    names = ("Ann", "Bo", "Cy", "Di", "Eve")
    (ann, a), (bo, b), (cy, c), (di, d), (eve, e) = [await named_guest(hall.address, name) for name in names]
    await bo.request("PUT", f"/api/blocks/{a}", {"blocked": True})
    await cy.request("PUT", f"/api/blocks/{a}", {"muted": True})
    await show_online(di, True, "nobody")
    await show_online(eve, True, "friends")
    _, free = await named_guest(hall.address, "Flo")
    table = await ann.create_table("me", "open", "open", "open", "open", "open", game="kung-fu-2014")
    replies = []
    for person, name in ((free, "Flo"), (b, "Bo"), (c, "Cy"), (d, "Di"), (e, "Eve")):
        status, reply = await invite(ann, person, table)
        later = await ann.request("GET", INVITATIONS)
        text = json.dumps([status, reply["sent"][:1], later["sent"][:1]]).replace(person, "ID").replace(name, "NAME")
        replies.append(text)
        await ann.request("DELETE", f"{INVITATIONS}/{person}")
        time.now += 30
    assert len(set(replies)) == 1
    for client, person in ((bo, b), (cy, c), (di, d), (eve, e)):
        await invite(ann, person, table)
        assert await received(client) == []
        # An answer to an invitation that one does not receive is refused.
        assert (await client.call("POST", f"{INVITATIONS}/{a}/answer", {"table": table, "accept": False}))[0] == 404
    assert not any(each["is_declined"] for each in (await ann.request("GET", INVITATIONS))["sent"])
    await eve.request("PUT", f"/api/friends/{a}")
    assert await received(eve) == [("Ann", table)]
    # Adding and describing a person do not tell either.
    cards = [await ann.request("GET", f"/api/people/{person}/card") for person in (b, free)]
    assert json.dumps(cards[0]).replace(b, "ID").replace("Bo", "N") == json.dumps(cards[1]).replace(free, "ID").replace(
        "Flo", "N"
    )
    assert (await ann.call("PUT", f"/api/friends/{b}"))[0] == 200 and await online(ann) == []


async def test_declined_invitation_cannot_be_repeated_before_it_expires(serve: Serve) -> None:
    time = ControlledClock()
    hall = await serve(now=time, max_invitations_per_person=2)
    (ann, a), (bo, b), (_, c), (_, d) = [await named_guest(hall.address, name) for name in ("Ann", "Bo", "Cy", "Di")]
    table = (await ann.request("POST", "/api/challenges", {"person": b, "game": "fight"}))["id"]
    other = await ann.create_table("me", "open", "open", game="kung-fu-2014")
    # Sending it again changes nothing; another table has to wait.
    assert (await invite(ann, b, table))[0] == 201 and (await invite(ann, b, other))[0] == 429
    assert (await ann.call("POST", "/api/challenges", {"person": b, "game": "fight"}))[0] == 409
    tables_before = len(await ann.request("GET", "/api/me/tables"))
    await bo.request("POST", f"{INVITATIONS}/{a}/answer", {"table": table, "accept": False})
    assert [each["is_declined"] for each in (await ann.request("GET", INVITATIONS))["sent"]] == [True]
    await ann.request("DELETE", f"{INVITATIONS}/{b}")
    time.now += 60
    for _ in range(3):
        assert (await invite(ann, b, other))[0] == 409
        assert (await ann.call("POST", "/api/challenges", {"person": b, "game": "fight"}))[0] == 409
    assert len(await ann.request("GET", "/api/me/tables")) == tables_before and await received(bo) == []
    time.now += 250
    assert (await invite(ann, b, other))[0] == 201 and await received(bo) == [("Ann", other)]
    # One sender has few invitations at a time.
    assert (await invite(ann, c, other))[0] == 201
    assert (await invite(ann, d, other))[0] == 429
    assert (await ann.call("POST", "/api/challenges", {"person": d, "game": "fight"}))[0] == 429
    await ann.request("DELETE", f"{INVITATIONS}/{c}")
    assert (await invite(ann, d, other))[0] == 201
    # Unanswered invitations expire.
    time.now += 300
    assert await received(bo) == [] and (await ann.request("GET", INVITATIONS))["sent"] == []


async def test_refused_challenge_opens_no_table(serve: Serve) -> None:
    hall = await serve(now=ControlledClock())
    (ann, _), (bo, b) = await named_guest(hall.address, "Ann"), await named_guest(hall.address, "Bo")
    challenge = {"person": b, "game": "fight"}
    await ann.request("POST", "/api/challenges", challenge)
    await ann.request("DELETE", f"{INVITATIONS}/{b}")
    # The limits count canceled invitations, too.
    assert (await ann.call("POST", "/api/challenges", challenge))[0] == 429
    assert len(await ann.request("GET", "/api/me/tables")) == 1 and await received(bo) == []


async def test_failed_challenge_leaves_no_invitation(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = await serve(now=ControlledClock())
    (ann, _), (bo, b) = await named_guest(hall.address, "Ann"), await named_guest(hall.address, "Bo")

    async def fail(*_: object) -> None:
        raise Unavailable(msg("hall-no-player"))

    with monkeypatch.context() as failing:
        failing.setattr(hall.hall, "create_table", fail)
        assert (await ann.call("POST", "/api/challenges", {"person": b, "game": "fight"}))[0] == 503
    assert (await ann.request("GET", INVITATIONS))["sent"] == [] == await received(bo)
    await ann.request("POST", "/api/challenges", {"person": b, "game": "fight"})


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
async def test_concurrent_challenges_open_as_many_tables_as_invitations(
    serve: Serve, postgres: Any, database: str
) -> None:
    changes: dict[str, Any] = {"database": postgres()} if database == "postgres" else {}
    one = await serve(max_invitations_per_person=1, **changes)
    two = await serve(max_invitations_per_person=1, **changes) if changes else one
    ann, _ = await named_guest(one.address, "Ann")
    others = [(await named_guest(one.address, name))[1] for name in ("Bo", "Cy")]
    tabs = [ann, HallClient(two.address, ann.cookie)]
    answers = await asyncio.gather(
        *[
            tab.call("POST", "/api/challenges", {"person": other, "game": "fight"})
            for tab, other in zip(tabs, others, strict=True)
        ]
    )
    assert sorted(status for status, _ in answers) == [201, 429]
    assert len(await ann.request("GET", "/api/me/tables")) == 1


async def test_invitation_ends_when_the_seat_is_taken_or_the_table_closes(serve: Serve) -> None:
    time = ControlledClock()
    hall = await serve(now=time, max_invitations_per_person=1)
    (ann, a), (bo, b) = await named_guest(hall.address, "Ann"), await named_guest(hall.address, "Bo")
    # Bo follows the link instead of accepting. The table still waits for a third player.
    table = await ann.create_table("me", "open", "open", game="kung-fu-2014")
    await invite(ann, b, table)
    await bo.request("POST", f"/api/tables/{table}/seats/1")
    assert await received(bo) == [] == (await ann.request("GET", INVITATIONS))["sent"]
    accept = {"table": table, "accept": True}
    assert (await bo.call("POST", f"{INVITATIONS}/{a}/answer", accept))[0] == 404
    time.now += 30
    # Ann may challenge Bo at once, and again after starting against a bot instead.
    for _ in range(2):
        challenged = await ann.request("POST", "/api/challenges", {"person": b, "game": "fight"})
        assert await received(bo) == [("Ann", challenged["id"])]
        await ann.request("POST", f"/api/tables/{challenged['id']}/start")
        assert await received(bo) == [] == (await ann.request("GET", INVITATIONS))["sent"]
        time.now += 30


async def test_invitations_of_strangers_do_not_hide_those_of_friends(serve: Serve) -> None:
    time = ControlledClock()
    hall = await serve(now=time, limit_multiplier=100)
    (ann, a), (bo, b) = await named_guest(hall.address, "Ann"), await named_guest(hall.address, "Bo")
    await ann.request("PUT", f"/api/friends/{b}")
    await bo.request("PUT", f"/api/friends/{a}")
    table = (await ann.request("POST", "/api/challenges", {"person": b, "game": "fight"}))["id"]
    strangers = [await named_guest(hall.address, f"Player {number}") for number in range(6)]
    tables = []
    for client, _ in strangers:
        time.now += 1
        tables.append((await client.request("POST", "/api/challenges", {"person": b, "game": "fight"}))["id"])
    shown = await received(bo)
    assert len(shown) == 5 and shown[:2] == [("Ann", table), ("Player 5", tables[5])]
    # An invitation that was shown before can still be answered.
    assert ("Player 0", tables[0]) not in shown
    await bo.request("POST", f"{INVITATIONS}/{strangers[0][1]}/answer", {"table": tables[0], "accept": True})
    assert (await strangers[0][0].request("GET", f"/api/tables/{tables[0]}"))["status"] == "playing"


async def test_export_contains_all_stored_data_and_changes_nothing(serve: Serve) -> None:
    time = ControlledClock()
    hall = await serve(now=time, limit_multiplier=100)
    (ann, a), (_, b) = await named_guest(hall.address, "Ann"), await named_guest(hall.address, "Bo")
    await ann.request("PUT", f"/api/friends/{b}")
    added_at = time.now
    await show_online(ann)
    table = (await ann.request("POST", "/api/challenges", {"person": b, "game": "fight"}))["id"]
    await ann.request("DELETE", f"{INVITATIONS}/{b}")
    for number in range(6):
        client, _ = await named_guest(hall.address, f"Player {number}")
        await client.request("POST", "/api/challenges", {"person": a, "game": "fight"})
    time.now += 60
    data = await ann.request("GET", "/api/account/data")
    assert data["social"] == {
        "friends": [{"person_id": b, "name": "Bo", "added_at": added_at}],
        "shows_online": True,
        "challenges_from": "anyone",
        "last_online": added_at,
    }
    (sent,) = data["invitations"]["sent"]
    assert (sent["recipient_id"], sent["table_id"], sent["status"]) == (b, table, "canceled")
    assert len(data["invitations"]["received"]) == 6
    assert (await ann.request("GET", "/api/account/data"))["social"]["last_online"] == added_at


async def test_flood_of_invitations_is_limited_per_address(serve: Serve) -> None:
    hall = await serve(now=ControlledClock(), limit_multiplier=1)
    (ann, _), (_, b) = await named_guest(hall.address, "Ann"), await named_guest(hall.address, "Bo")
    table = await ann.create_table("me", "open")
    statuses = [(await invite(ann, b, table))[0] for _ in range(22)]
    assert statuses == [201] * 20 + [429] * 2


async def test_person_card_counts_games_against_each_other(serve: Serve) -> None:
    hall = await serve()
    table, ann, bo = await open_two_player_table(hall.address, rated=True)
    a, b = await own_id(ann), await own_id(bo)
    connection = await ann.connect(table)
    await wait_for_update(connection)
    assert (await bo.request("GET", f"/api/people/{a}/card"))["results"] == []
    await connection.request("concede")
    await connection.close()
    card = await bo.request("GET", f"/api/people/{a}/card")
    assert card["results"] == [{"game": "fight", "num_games": 1, "num_wins": 1, "num_losses": 0, "num_draws": 0}]
    assert (card["name"], card["is_friend"]) == ("Ann", False)
    assert (await ann.request("GET", f"/api/people/{b}/card"))["results"][0]["num_losses"] == 1
    # A third person sees the same ratings, and only their own results.
    cy = HallClient(hall.address)
    other_card = await cy.request("GET", f"/api/people/{a}/card")
    assert other_card["results"] == [] and other_card["ratings"] == card["ratings"]
    assert (await cy.call("GET", "/api/people/a%20b/card"))[0] == 400


async def test_registered_players_are_found_by_name_and_deleted_with_all_social_data(serve: Serve) -> None:
    hall = await serve()
    (ann, a), (bo, b) = await named_guest(hall.address, "Annabelle Forgettable"), await named_guest(hall.address, "Bo")
    query = "/api/people?name=annabelle%20forgettable"
    assert await bo.request("GET", query) == []  # Guests cannot be found.
    await ann.request("POST", "/api/account/recovery")
    assert await bo.request("GET", query) == [{"person": a, "name": "Annabelle Forgettable"}]
    for wrong in ("/api/people", "/api/people?name=", f"/api/people?name={'x' * 25}"):
        assert (await bo.call("GET", wrong))[0] == 400
    assert await bo.request("GET", "/api/people?name=%25") == []
    await ann.request("PUT", f"/api/friends/{b}")
    await bo.request("PUT", f"/api/friends/{a}")
    await show_online(ann)
    await bo.request("POST", "/api/challenges", {"person": a, "game": "fight"})
    await ann.request("POST", "/api/challenges", {"person": b, "game": "fight"})
    data = await ann.request("GET", "/api/account/data")
    assert data["social"]["friends"][0]["person_id"] == b and data["social"]["shows_online"] is True
    assert [each["recipient_id"] for each in data["invitations"]["sent"]] == [b]
    assert [each["sender_id"] for each in data["invitations"]["received"]] == [b]
    await ann.request("POST", "/api/account/delete", {"name": "Annabelle Forgettable"})
    assert (await bo.request("GET", "/api/friends"))["friends"] == []
    assert await bo.request("GET", INVITATIONS) == {"received": [], "sent": []}
    assert await bo.request("GET", query) == []
    assert (await bo.call("GET", f"/api/people/{a}/card"))[0] == 404
    assert (await bo.call("POST", "/api/challenges", {"person": a, "game": "fight"}))[0] == 404
    # Only the record of the deletion contains the id.
    assert database_dump(hall.server.storage).count(a) == 1
