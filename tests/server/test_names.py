"""Names and chat: look-alikes of bots and reserved words are refused, and invisible characters are removed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import text

from kwoon.bots.roster import CHARACTERS
from kwoon.hall.accounts.names import confusable_skeleton, remove_invisible
from kwoon.hall.errors import HallError
from kwoon.hall.guests import NAME_ADJECTIVES, NAME_ANIMALS, validate_nickname
from tests.server.hall_client import HallClient
from tests.server.running_server import RunningServer
from tests.server.two_players import open_two_player_table

pytestmark = pytest.mark.anyio

Serve = Callable[..., Awaitable[RunningServer]]
ZERO_WIDTH = ["\u200b", "\u200c", "\u200d", "\u2060", "\ufeff", "\u00ad"]
BIDI = ["\u202e", "\u202d", "\u2066", "\u2069", "\u200e", "\u061c"]
TAGS = ["\U000e0001", "\U000e0041", "\U000e007f"]
SELECTORS = ["\ufe00", "\ufe0f", "\U000e0100", "\U000e01ef", "\u180b", "\u180f"]
FILLERS = ["\u115f", "\u1160", "\u3164", "\uffa0", "\u2800", "\u034f", "\u17b4"]
INVISIBLE = [*ZERO_WIDTH, *BIDI, *TAGS, *SELECTORS, *FILLERS]


@pytest.mark.parametrize(
    "name",
    [
        "Cinnabar",
        "CINNABAR",
        "cinnabar (bot)",
        "Cinnabar bot",
        "Cinnabar 2",
        "Сinnabar",  # Cyrillic first letter
        "Cinnаbar",  # Cyrillic a in the middle
        "Ϲinnabar",  # Greek lunate sigma
        "Cínnäbar",
        "C1nnabar",
        "Cinna-bar",
        "C i n n a b a r",
        "Ｃｉｎｎａｂａｒ",  # full width
        "𝐂𝐢𝐧𝐧𝐚𝐛𝐚𝐫",  # mathematical bold
        "Cinnabаr.",
    ],
)
def test_names_that_look_like_bot_names_are_refused(name: str) -> None:
    with pytest.raises(HallError, match="bot"):
        validate_nickname(name)


@pytest.mark.parametrize(
    "name",
    [
        "admin",
        "Admin",
        "ADMIN",
        "Adm1n",
        "аdmin",
        "A.d.m.i.n",
        "Kwoon",
        "Kwооn",
        "Kwoon Admin",
        "kw00n",
        "System",
        "host",
        "Moderator",
        "The Moderator",
        "Administrator",
        "Somebody",
        "Deleted player",
        "Server",
        "ѕуѕtem",
        "Seat 1",
    ],
)
def test_reserved_names_and_their_look_alikes_are_refused(name: str) -> None:
    with pytest.raises(HallError, match="reserved"):
        validate_nickname(name)


@pytest.mark.parametrize("name", ["Аnn", "Annα", "Τom", "pаypal"])
def test_names_with_mixed_alphabets_are_refused(name: str) -> None:
    with pytest.raises(HallError, match="mixes alphabets"):
        validate_nickname(name)


@pytest.mark.parametrize("character", INVISIBLE)
def test_names_with_invisible_characters_are_refused(character: str) -> None:
    for name in (character, f"A{character}nn", f"Ann{character}"):
        with pytest.raises(HallError):
            validate_nickname(name)


@pytest.mark.parametrize(
    "name",
    [
        "Zoë",
        "李小龙",
        "O'Neil",
        "Ann 2",
        "ქართული",
        "Аня",
        "Νίκος",
        "Ann Аня",
        "محمد",
        "नमस्ते",
        "Hostess",
        "Administer",
        "Wing Chun",
        "Iron Palm",
        "Annabelle Forgettable",
        "1234",
        "Bot Fly",
        "🥋",
    ],
)
def test_valid_names_are_accepted(name: str) -> None:
    assert validate_nickname(name) == name


def test_generated_names_are_neither_bot_names_nor_reserved() -> None:
    for mood in NAME_ADJECTIVES.split():
        for beast in NAME_ANIMALS.split():
            assert validate_nickname(f"{mood} {beast}")


def test_bot_names_have_distinct_confusable_skeletons() -> None:
    assert len({confusable_skeleton(name) for name in CHARACTERS}) == len(CHARACTERS)


async def test_existing_reserved_name_is_kept(serve: Serve) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    me = await ann.request("PUT", "/api/me", {"name": "Ann"})
    with hall.server.storage.engine.begin() as connection:
        connection.execute(text("UPDATE guests SET name = 'Admin' WHERE id = :id"), {"id": me["id"]})
    hall.hall.guests.invalidate_profile()
    assert (await ann.request("GET", "/api/me"))["name"] == "Admin"
    assert (await ann.call("PUT", "/api/me", {"name": "Administrator"}))[0] == 409
    await ann.create_table("me", "open")
    # Saving the same name again is allowed, because it changes nothing.
    assert (await ann.request("PUT", "/api/me", {"name": "Admin"}))["name"] == "Admin"


@pytest.mark.parametrize("characters", [ZERO_WIDTH, BIDI, TAGS, SELECTORS, FILLERS])
def test_invisible_characters_are_stripped_from_chat(characters: list[str]) -> None:
    for character in characters:
        assert remove_invisible(f"go{character}od {character} game") == "good  game"


async def test_chat_arrives_without_invisible_characters(serve: Serve) -> None:
    hall = await serve()
    table, ann, bo = await open_two_player_table(hall.address)
    a, b = await ann.connect(table), await bo.connect(table)
    assert (await a.request("chat", text="good\u202e \u3164 \u200bgame\U000e0041"))["type"] == "done"
    received = await b.receive_until(lambda message: message["type"] == "chat")
    assert received["text"] == "good game"
    for blank in ("\u3164", "\u200b \u2060", "\U000e0041\U000e0042"):
        assert (await a.request("chat", text=blank))["type"] == "error"


async def test_reports_about_unknown_people_are_refused(serve: Serve) -> None:
    hall = await serve()
    _, ann, bo = await open_two_player_table(hall.address)
    status, error = await ann.call("POST", "/api/reports", {"person": "x1", "kind": "name"})
    assert status == 404 and "no player with the id" in error["detail"]
    await ann.request("POST", "/api/reports", {"person": (await bo.request("GET", "/api/me"))["id"], "kind": "name"})
    # This guest has not saved a name, so they can be reported only once they sit at a table.
    guest = HallClient(hall.address)
    id = (await guest.request("GET", "/api/me"))["id"]
    assert (await ann.call("POST", "/api/reports", {"person": id, "kind": "name"}))[0] == 404
    await guest.create_table("me", "open")
    await ann.request("POST", "/api/reports", {"person": id, "kind": "name"})


@pytest.mark.parametrize(
    "name",
    ["\u3164", "\u2800\u2800", "\u115f a", "\u0301", "\u200b", "a\u202eb", "Cinnabar", "cinnabar (bot)", "Çinnabar"],
)
async def test_invisible_and_bot_names_are_refused(serve: Serve, name: str) -> None:
    hall = await serve()
    assert (await HallClient(hall.address).call("PUT", "/api/me", {"name": name}))[0] == 409


@pytest.mark.parametrize("name", ["Zoë", "李小龙", "O'Neil", "Ann 2", "ქართული"])
async def test_international_names_are_accepted(serve: Serve, name: str) -> None:
    hall = await serve()
    assert (await HallClient(hall.address).call("PUT", "/api/me", {"name": name}))[0] == 200
