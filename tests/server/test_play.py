"""Playing over the documented protocol: two people and a spectator, a person and a bot, reconnecting, and taking moves
back."""

import asyncio
import random
from collections.abc import Awaitable, Callable

import pytest
from websockets.exceptions import InvalidStatus

from kwoon import registry
from kwoon.core.record import replay
from kwoon.hall.tables.message_handling import MAX_PHRASES
from tests.server.hall_client import HallClient, Message
from tests.server.running_server import RunningServer
from tests.server.two_players import open_two_player_table, play_until_both_prompted, wait_for_update

pytestmark = pytest.mark.anyio

Serve = Callable[..., Awaitable[RunningServer]]


def event_numbers(events: list[Message]) -> list[int]:
    return [event["number"] for event in events]


async def play_with_drops(person: HallClient, table: str, rng: random.Random) -> tuple[list[Message], Message, int]:
    """Play to the end. Sometimes drop the connection and resume after the last event seen. Return all events, the last
    update and the number of drops."""
    seen: list[Message] = []
    drops = 0
    connection = await person.connect(table, since=0)
    while (prompt := await connection.wait_for_prompt()) is not None:
        if rng.random() < 0.4:
            # Sometimes a move is in flight when the connection drops.
            if rng.random() < 0.5:
                await connection.send(
                    "move", key=prompt["key"], move=rng.choice(prompt["moves"])["move"], id=f"drop{drops}"
                )
            await connection.close()
            seen += connection.events
            drops += 1
            connection = await person.connect(table, since=seen[-1]["number"] if seen else 0)
            continue
        connection.latest_update["prompt"] = None
        await connection.request("move", key=prompt["key"], move=rng.choice(prompt["moves"])["move"])
    await connection.close()
    return seen + connection.events, connection.latest_update, drops


async def test_dropped_player_resumes_without_missing_events(serve: Serve) -> None:
    hall = await serve()
    table, ann, bo = await open_two_player_table(hall.address)
    b, w = await bo.connect(table, since=0), await HallClient(hall.address).connect(table, since=0)
    dropping = asyncio.create_task(play_with_drops(ann, table, random.Random(7)))
    outcome = await b.play_to_end()
    seen, final_update, drops = await dropping
    await w.receive_until(lambda m: m["type"] == "update" and m["outcome"])
    assert drops >= 4
    assert (
        event_numbers(seen)
        == event_numbers(b.events)
        == event_numbers(w.events)
        == list(range(1, final_update["last_event"] + 1))
    )
    assert final_update["outcome"]["places"] == outcome["places"] == w.latest_update["outcome"]["places"]
    drawn = [event for event in w.events if event["kind"] == "draw"]
    assert drawn
    assert all(event["cards"] == [-1] and event["text"].endswith("a card.") for event in drawn)
    own = [event for event in seen if event["kind"] == "draw"]
    assert all((event["cards"] == [-1]) == (event["seat"] == 1) for event in own)
    await b.close()
    await w.close()


async def test_record_of_game_against_bot_replays_to_same_outcome(serve: Serve) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    table = await ann.create_table("me", "random")
    a = await ann.connect(table)
    outcome = await a.play_to_end()
    assert sorted(outcome["places"]) == [1, 2]
    await a.receive_until(lambda m: m["type"] == "table" and m["table"]["status"] == "over")
    text = await ann.request("GET", f"/api/tables/{table}/record")
    loaded, _ = registry.load_game_of_record(text)
    final = replay(text, loaded.game).state.outcome()
    assert final is not None
    assert final.places == outcome["places"]
    await a.close()


async def test_reconnect_sends_events_since_the_given_number(serve: Serve) -> None:
    hall = await serve()
    table, ann, _ = await open_two_player_table(hall.address)
    fresh = await ann.connect(table)
    await wait_for_update(fresh)
    assert fresh.latest_update["events"] == []
    last = fresh.latest_update["last_event"]
    for since, numbers_missed in ((0, range(1, last + 1)), (last - 2, range(last - 1, last + 1)), (last, ())):
        back = await ann.connect(table, since=since)
        await wait_for_update(back)
        assert event_numbers(back.latest_update["events"]) == list(numbers_missed)
        assert back.latest_update["view"] == fresh.latest_update["view"]
        await back.close()
    for unknown in (last + 1, -1, 10**12):
        back = await ann.connect(table, since=unknown)
        await wait_for_update(back)
        assert back.latest_update["events"] == []
        await back.close()
    await fresh.close()


async def test_sealed_move_changes_only_pending_seats_for_others(serve: Serve) -> None:
    hall = await serve()
    table, ann, bo = await open_two_player_table(hall.address)
    a, b = await ann.connect(table), await bo.connect(table)
    w = await HallClient(hall.address).connect(table)
    await wait_for_update(a, b, w)
    await play_until_both_prompted(a, b)
    while w.latest_update["view"]["pending_seats"] != [0, 1]:
        await wait_for_update(w)
    before = {seat: dict(seat.latest_update) for seat in (b, w)}
    await a.move(a.latest_update["prompt"]["moves"][1]["move"])
    await wait_for_update(a, b, w)
    assert not a.latest_update["prompt"]
    assert a.latest_update["can_take_back"] is True
    for seat in (b, w):
        after = dict(seat.latest_update)
        assert after["view"]["pending_seats"] == [1]
        was = dict(before[seat])
        view_was, view_is = was.pop("view"), after.pop("view")
        assert {k: v for k, v in view_was.items() if k != "pending_seats"} == {
            k: v for k, v in view_is.items() if k != "pending_seats"
        }
        was.pop("events"), after.pop("events")
        assert was == after
        assert seat.latest_update["events"] == []
    # After a take-back, the other player's prompt keeps its key, and the seat is shown as pending again.
    key = before[b]["prompt"]["key"]
    await a.request("take_back", key=a.latest_update.get("key"))
    await wait_for_update(a, b, w)
    assert b.latest_update["view"]["pending_seats"] == [0, 1]
    assert b.latest_update["prompt"]["key"] == key
    await a.move(a.latest_update["prompt"]["moves"][0]["move"])
    await wait_for_update(a, b, w)
    await b.move(b.latest_update["prompt"]["moves"][0]["move"])
    await wait_for_update(a, b, w)
    reveal = next(event for event in w.events if event["kind"] == "reveal")
    assert -1 not in reveal["cards"]
    for connection in (a, b, w):
        await connection.close()


async def test_repeated_request_is_applied_once_and_outdated_one_is_refused(serve: Serve) -> None:
    hall = await serve()
    table, ann, bo = await open_two_player_table(hall.address)
    a, b = await ann.connect(table), await bo.connect(table)
    await wait_for_update(a, b)
    turn, other = (a, b) if a.latest_update["prompt"] else (b, a)
    key, move = turn.latest_update["prompt"]["key"], turn.latest_update["prompt"]["moves"][0]["move"]
    assert (await turn.request("move", key=key, move=move, id="once"))["type"] == "done"
    await wait_for_update(turn, other)
    assert (await turn.request("move", key=key, move=move, id="once"))["type"] == "done"
    # A client that repeats a request may have missed its result, so it gets the current state again.
    assert (await turn.receive())["type"] == "update"
    assert turn.latest_update["events"] == []
    assert turn.latest_update["last_event"] == other.latest_update["last_event"]
    assert (await turn.request("move", key=key, move=move, id="late"))["type"] == "error"
    reply = await turn.request("move", key=key, move=move, id="late")
    assert "moved on" in reply["message"]
    # Request ids are per player.
    assert (await other.request("move", key="0.9", move=move, id="once"))["type"] == "error"
    assert hall.hall.tables[table].game.num_moves == 1
    await a.close()
    await b.close()


async def test_pipelined_moves_are_applied_once_in_order(serve: Serve) -> None:
    """A move is handled as soon as it arrives; later messages wait until it is written."""
    hall = await serve()
    table, ann, bo = await open_two_player_table(hall.address)
    a, b = await ann.connect(table), await bo.connect(table)
    await wait_for_update(a, b)
    turn = a if a.latest_update["prompt"] else b
    key = turn.latest_update["prompt"]["key"]
    first, second = [move["move"] for move in turn.latest_update["prompt"]["moves"]][:2]
    for id, move in (("one", first), ("one", first), ("two", second), ("one", second)):
        await turn.send("move", id=id, key=key, move=move)
    replies: list[tuple[str, str]] = []
    while len(replies) < 4:
        message = await turn.receive()
        if message["type"] in ("done", "error"):
            replies.append((message["type"], message["id"]))
    assert replies == [("done", "one"), ("done", "one"), ("error", "two"), ("done", "one")]
    live_table = hall.hall.tables[table]
    assert [int(step.move) for step in live_table.require_match().moves] == [first]
    assert not live_table.lock.locked()
    await a.close()
    await b.close()


async def test_out_of_turn_and_illegal_moves_are_refused(serve: Serve) -> None:
    hall = await serve()
    table, ann, bo = await open_two_player_table(hall.address)
    a, b = await ann.connect(table), await bo.connect(table)
    w = await HallClient(hall.address).connect(table)
    await wait_for_update(a, b, w)
    turn, other = (a, b) if a.latest_update["prompt"] else (b, a)
    prompt = turn.latest_update["prompt"]
    for wrong in (
        await other.request("move", key=prompt["key"], move=prompt["moves"][0]["move"]),
        await w.request("move", key=prompt["key"], move=prompt["moves"][0]["move"]),
        await w.request("concede"),
        await w.request("take_back"),
        await turn.request("move", key=prompt["key"], move=-2),
        await turn.request("move", key=prompt["key"], move=-1),
        await turn.request("move", key=prompt["key"], move=10**9),
        await turn.request("move", key=prompt["key"], move=10**30),
        await turn.request("take_back", key=prompt["key"]),
        await turn.request("call"),
    ):
        assert wrong["type"] == "error"
        assert wrong["message"].endswith(".")
    assert hall.hall.tables[table].game.num_moves == 0
    assert (await turn.request("ping"))["type"] == "pong"
    for connection in (a, b, w):
        await connection.close()


async def test_chat_is_sent_to_all_and_stored(serve: Serve) -> None:
    hall = await serve()
    table, ann, _ = await open_two_player_table(hall.address)
    a = await ann.connect(table)
    w = await HallClient(hall.address).connect(table)
    await wait_for_update(a, w)
    assert (await a.request("chat", text="  good   luck ", id="hello"))["type"] == "done"
    received = await w.receive_until(lambda m: m["type"] == "chat")
    assert (received["name"], received["seat"], received["text"], received["number"]) == ("Ann", 0, "good luck", 1)
    assert (await a.request("chat", text="again", id="hello"))["type"] == "done"
    await w.request("chat", text="I only watch")
    received = await a.receive_until(lambda m: m["type"] == "chat" and m["number"] == 2)
    assert received["seat"] is None
    for wrong in ("", " ", "x" * 301, "\u0000", "\u202e"):
        assert (await a.request("chat", text=wrong))["type"] == "error"
    late_spectator = await HallClient(hall.address).connect(table)
    await wait_for_update(late_spectator)
    assert [message["text"] for message in late_spectator.chat_messages] == ["good luck", "I only watch"]
    for connection in (a, w, late_spectator):
        await connection.close()


async def test_phrases_are_sent_as_ids_and_limited_per_person(serve: Serve) -> None:
    hall = await serve()
    table, ann, bo = await open_two_player_table(hall.address)
    a, b = await ann.connect(table), await bo.connect(table)
    w = await HallClient(hall.address).connect(table)
    await wait_for_update(a, b, w)
    assert (await a.request("phrase", phrase="good-luck", id="p"))["type"] == "done"
    received = await w.receive_until(lambda m: m["type"] == "chat")
    assert (received["name"], received["seat"], received["phrase"], received["number"]) == ("Ann", 0, "good-luck", 1)
    assert (await a.request("phrase", phrase="oops", id="p"))["type"] == "done"
    assert (await a.request("chat", text="good-luck"))["type"] == "done"
    received = await w.receive_until(lambda m: m["type"] == "chat" and m["number"] == 2)
    assert (received["text"], received["phrase"]) == ("good-luck", "")
    for wrong in ("", "GOOD-LUCK", "good-luck ", "no such phrase", "x" * 3000, 7, None):
        await a.send("phrase", phrase=wrong)
        # A message that cannot be decoded has no id.
        assert (await a.receive_until(lambda m: m["type"] == "error"))["id"] == ""
    # The limit counts a person's phrases in all their connections, and nobody else's.
    tab = await ann.connect(table)
    replies = [(await connection.request("phrase", phrase="hello"))["type"] for connection in (a, tab, a, tab, a)]
    assert replies == ["done"] * (MAX_PHRASES - 1) + ["error"] * (6 - MAX_PHRASES)
    assert (await b.request("phrase", phrase="thanks"))["type"] == "done"
    assert (await w.request("phrase", phrase="nice-hit"))["type"] == "done"
    assert (await a.request("chat", text="still allowed"))["type"] == "done"
    received = await b.receive_until(lambda m: m["type"] == "chat" and m["phrase"] == "nice-hit")
    assert received["seat"] is None
    late_spectator = await HallClient(hall.address).connect(table)
    await wait_for_update(late_spectator)
    phrases = [message["phrase"] for message in late_spectator.chat_messages]
    assert phrases == ["good-luck", "", "hello", "hello", "hello", "thanks", "nice-hit", ""]
    for connection in (a, b, w, tab, late_spectator):
        await connection.close()


async def test_conceding_ends_a_two_player_game(serve: Serve) -> None:
    hall = await serve()
    table, ann, bo = await open_two_player_table(hall.address)
    a, b = await ann.connect(table), await bo.connect(table)
    await wait_for_update(a, b)
    assert (await a.request("concede"))["type"] == "done"
    await b.receive_until(lambda m: m["type"] == "update" and m["outcome"])
    assert b.latest_update["outcome"]["winners"] == [1]
    assert (await b.request("concede"))["type"] == "error"
    await a.close()
    await b.close()


async def test_player_leaving_seat_is_replaced_by_bot(serve: Serve) -> None:
    hall = await serve()
    table, ann, bo = await open_two_player_table(hall.address)
    a, b = await ann.connect(table), await bo.connect(table)
    await wait_for_update(a, b)
    response = await bo.request("DELETE", f"/api/tables/{table}/seats/1")
    assert (response["seats"][1]["kind"], response["your_seat"]) == ("bot", None)
    # Bo may continue as a spectator.
    await b.receive_until(lambda m: m["type"] == "table" and m["table"]["your_seat"] is None)
    assert (await b.request("concede"))["type"] == "error"
    assert (await a.play_to_end())["places"]
    again = await bo.connect(table)
    await wait_for_update(again)
    assert again.latest_update["view"]["seat"] == -1
    for connection in (a, b, again):
        await connection.close()


async def test_presence_of_players_and_spectators_is_sent(serve: Serve) -> None:
    hall = await serve()
    table, ann, bo = await open_two_player_table(hall.address)
    a = await ann.connect(table)
    await wait_for_update(a)
    assert [seat["is_present"] for seat in a.table["seats"]] == [True, False]
    b = await bo.connect(table)
    await a.receive_until(lambda m: m["type"] == "presence" and 1 in m["present_seats"])
    w = await HallClient(hall.address).connect(table)
    await a.receive_until(lambda m: m["type"] == "presence" and m["num_spectators"] == 1)
    await w.close()
    await a.receive_until(lambda m: m["type"] == "presence" and m["num_spectators"] == 0)
    assert a.table["num_spectators"] == 0
    await b.close()
    await a.receive_until(lambda m: m["type"] == "presence" and m["present_seats"] == [0])
    await a.close()


async def test_spectator_of_waiting_table_can_join_and_receives_updates(serve: Serve) -> None:
    hall = await serve()
    ann, bo = HallClient(hall.address), HallClient(hall.address)
    table = await ann.create_table("me", "open")
    b = await bo.connect(table)
    await b.receive_until(lambda m: m["type"] == "table")
    await bo.request("POST", f"/api/tables/{table}/seats/1")
    await wait_for_update(b)
    assert b.latest_update["view"]["seat"] == 1
    assert event_numbers(b.latest_update["events"])[0] == 1
    await b.close()


async def test_why_not_explains_unusable_cards(serve: Serve) -> None:
    hall = await serve()
    table, ann, bo = await open_two_player_table(hall.address)
    a, b = await ann.connect(table), await bo.connect(table)
    await wait_for_update(a, b)
    turn = a if a.latest_update["prompt"] else b
    usable = {move["card"] for move in turn.latest_update["prompt"]["moves"]}
    assert usable == set(turn.latest_update["view"]["row"])
    for card in turn.latest_update["view"]["hand"]:
        assert turn.latest_update["why_not"][str(card)].startswith("First take a card")
    assert not usable & {int(card) for card in turn.latest_update["why_not"]}
    await a.close()
    await b.close()


async def test_connecting_to_unknown_table_fails_with_404(serve: Serve) -> None:
    hall = await serve()
    with pytest.raises(InvalidStatus) as raised:
        await HallClient(hall.address).connect("nowhere")
    assert raised.value.response.status_code == 404
