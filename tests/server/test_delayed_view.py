"""Delayed watching shows only cards that have left the hands, and only while all players allow it."""

import json
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, NamedTuple

import pytest

from kwoon import registry
from kwoon.core.dice import Dice, LiveDice, RiggedDice
from kwoon.core.events import Event, EventLog
from kwoon.core.game import SPECTATOR, State
from kwoon.core.record import Match
from kwoon.hall.tables import socket_messages
from kwoon.hall.tables.delayed_view import DELAY_PER_SEAT, DelayedGame, publicly_departed_cards
from kwoon.hall.tables.game_serializer import GameSerializer
from kwoon.hall.tables.socket_messages import UpdateMessage
from kwoon.hall.tables.table import Table
from kwoon.hall.tables.table_state import ClockSettings, TableSeat, TableState
from tests.invariants import tables
from tests.server.hall_client import HallClient, TableConnection
from tests.server.running_server import RunningServer

pytestmark = pytest.mark.anyio

Serve = Callable[..., Awaitable[RunningServer]]


class TwoPlayers:
    def __init__(self, hall: RunningServer, table: Table, ann: HallClient, bo: HallClient) -> None:
        self.hall = hall
        self.table = table
        self.people = (ann, bo)

    async def set_consent(self, *people: int, enabled: bool = True) -> Any:
        response = None
        for seat in people:
            path = f"/api/tables/{self.table.table_state.id}/delayed-view"
            response = await self.people[seat].request("PUT", path, {"enabled": enabled})
        return response

    async def play(self, num_moves: int) -> None:
        """Play `num_moves` more moves, or fewer if the game ends."""
        connections = [await person.connect(self.table.table_state.id) for person in self.people]
        for _ in range(num_moves):
            if not self.table.is_playing:
                break
            seat = int(self.table.require_match().state.pending_seats()[0])
            prompt = await connections[seat].wait_for_prompt()
            assert prompt is not None
            await connections[seat].move(prompt["moves"][0]["move"])
            connections[seat].latest_update = {}
            await connections[seat].receive_until(lambda message: message["type"] == "update")
        for connection in connections:
            await connection.close()

    async def watch(self, mode: str = "delayed") -> TableConnection:
        spectator = HallClient(self.hall.address)
        await spectator.request("GET", "/api/me")
        connection = await spectator.connect(self.table.table_state.id, watch=mode)
        await connection.receive_until(lambda message: message["type"] == "update")
        return connection


async def two_players(serve: Serve) -> TwoPlayers:
    # With these dice, no game in this module ends too soon.
    dice = LiveDice(5)
    hall = await serve(dice=lambda: dice)
    ann, bo = HallClient(hall.address), HallClient(hall.address)
    id = await ann.create_table("me", "open")
    await bo.request("POST", f"/api/tables/{id}/seats/1")
    return TwoPlayers(hall, hall.hall.tables[id], ann, bo)


async def test_delayed_view_needs_consent_of_all_players(serve: Serve) -> None:
    two = await two_players(serve)
    await two.play(12)
    assert (await two.set_consent(0))["can_watch_delayed"] is False
    before_consent = await two.watch()
    assert before_consent.latest_update["views"] == []
    response = await two.set_consent(1)
    assert response["can_watch_delayed"] is True
    assert [seat["allows_delayed_view"] for seat in response["seats"]] == [True, True]
    delayed = await two.watch()
    assert len(delayed.latest_update["views"]) == 2
    live = await two.watch("")
    assert live.latest_update["views"] == []
    for connection in (before_consent, delayed, live):
        await connection.close()


async def test_delayed_view_shows_only_moves_older_than_the_delay(serve: Serve) -> None:
    two = await two_players(serve)
    await two.set_consent(0, 1)
    delayed = await two.watch()
    await two.play(40)
    table = two.table
    while True:
        past = table.delayed_view
        if past is not None and delayed.latest_update["last_event"] == len(past.events):
            break
        await delayed.receive()
    assert past is not None
    assert past.resolved_count == table.game.resolved_count - 2 * DELAY_PER_SEAT
    assert delayed.latest_update["last_event"] < len(table.game.events)
    hands = [Counter(past.match.state.view(seat).as_dict()["hand"]) for seat in range(2)]  # type: ignore[call-overload]
    shown = [Counter(view["hand"]) for view in delayed.latest_update["views"]]
    assert all(shown) and all(cards < hand for cards, hand in zip(shown, hands, strict=True))
    # The spectator has received every event up to the delayed position, and none after it.
    numbers = [
        event["number"]
        for text in delayed.raw_messages
        if (message := json.loads(text))["type"] == "update"
        for event in message["events"]
    ]
    assert numbers == list(range(1, delayed.latest_update["last_event"] + 1))
    assert delayed.latest_update["prompt"] is None and delayed.latest_update["why_not"] == {}
    await delayed.close()


async def test_revoked_consent_ends_delayed_view(serve: Serve) -> None:
    two = await two_players(serve)
    await two.set_consent(0, 1)
    await two.play(20)
    delayed = await two.watch()
    assert delayed.latest_update["views"]
    await two.set_consent(1, enabled=False)
    await two.play(4)
    await delayed.receive_until(lambda message: message["type"] == "update")
    assert delayed.latest_update["views"] == []
    assert delayed.latest_update["view"]["seat"] == SPECTATOR
    await delayed.close()


async def test_player_requesting_delayed_view_gets_own_view(serve: Serve) -> None:
    two = await two_players(serve)
    await two.set_consent(0, 1)
    await two.play(20)
    own = await two.people[0].connect(two.table.table_state.id, watch="delayed")
    await own.receive_until(lambda message: message["type"] == "update")
    assert own.latest_update["views"] == []
    assert own.latest_update["view"]["seat"] == 0
    await own.close()
    assert (
        await HallClient(two.hall.address).call(
            "PUT", f"/api/tables/{two.table.table_state.id}/delayed-view", {"enabled": True}
        )
    )[0] == 403


async def test_delayed_view_of_finished_game_is_complete(serve: Serve) -> None:
    two = await two_players(serve)
    await two.set_consent(0, 1)
    delayed = await two.watch()
    await two.play(2000)
    assert not two.table.is_playing
    await delayed.receive_until(lambda message: message["type"] == "update" and message["outcome"] is not None)
    assert delayed.latest_update["last_event"] == len(two.table.game.events)
    await delayed.close()


# A delayed spectator sees no card that may still be in a hand.

GAMES = {table.definition.id: table for table in tables.REGISTERED_TABLES}.values()
POSITIONS = 60
Choose = Callable[[State], tuple[int, int]]


class ResolvedPosition(NamedTuple):
    """A position right after moves were resolved: the update for delayed spectators, and the facts for checking it."""

    update: UpdateMessage
    shown_state: State
    left_hands: list[Counter[int]]
    """For each seat, the cards that have left its hand since `shown_state`."""
    publicly_seen: Counter[int]
    """Cards that everyone has seen since `shown_state`."""


def delayed_positions(
    table: tables.InvariantTable, dice: Dice, choose: Choose, positions: int = POSITIONS
) -> Iterator[ResolvedPosition]:
    """Play a game and yield its resolved positions before the end, at most `positions` of them."""
    seats = range(len(table.seats))
    places = [TableSeat("person", f"p{seat}", f"P{seat}") for seat in seats]
    table_state = TableState(
        "t", table.definition.id, "", dict(table.loaded.options), places, ClockSettings(), False, True, "p0", 0.0
    )
    match = Match(
        table.game, registry.record_header(table.definition, table.loaded, table_state.seat_names()), dice, EventLog()
    )
    assert match.log is not None
    delayed_view = DelayedGame(table_state, GameSerializer(table.loaded), match)
    left_hands: list[list[Counter[int]]] = []
    public: list[Counter[int]] = []
    leaving, seen = [Counter[int]() for _ in seats], Counter[int]()
    match.log.take_events()
    for _ in range(40 * positions):
        if match.state.outcome() is not None or len(left_hands) == positions:
            return
        before = [hand_counts(match.state, seat) for seat in seats]
        is_resolved = match.has_move_resolved(match.apply(*choose(match.state), dice))
        for seat in seats:
            leaving[seat] += before[seat] - hand_counts(match.state, seat)
        for event in match.log.take_events():
            seen.update(event.as_seen_by(SPECTATOR).cards)
        if is_resolved:
            left_hands.append(leaving)
            public.append(seen)
            leaving, seen = [Counter() for _ in seats], Counter()
            delayed_view.advance_to(len(left_hands))
            since = delayed_view.resolved_count
            totals = [sum((each[seat] for each in left_hands[since:]), Counter()) for seat in seats]
            if match.state.outcome() is None:
                yield ResolvedPosition(
                    delayed_view.delayed_update(0), delayed_view.match.state, totals, sum(public[since:], Counter())
                )


def hand_counts(state: State, seat: int) -> Counter[int]:
    counts: Counter[int] = Counter(state.view(seat).as_dict()["hand"])  # type: ignore[call-overload]
    return counts


def random_choice(seed: int) -> Choose:
    rng = random.Random(seed)

    def choose(state: State) -> tuple[int, int]:
        prompt = rng.choice(state.prompts())
        return int(prompt.seat), int(rng.choice(prompt.moves))

    return choose


@pytest.mark.parametrize("table", GAMES, ids=lambda table: table.definition.id)
def test_delayed_view_shows_only_cards_that_left_the_hand(table: tables.InvariantTable) -> None:
    shown = 0
    for seed in range(3):
        for moment in delayed_positions(table, LiveDice(seed), random_choice(seed)):
            public = moment.shown_state.view(SPECTATOR).as_dict()
            for seat, view in enumerate(moment.update.views):
                hand = Counter(view["hand"])  # type: ignore[call-overload]
                assert hand <= hand_counts(moment.shown_state, seat)
                assert hand <= moment.left_hands[seat] and set(hand) <= set(moment.publicly_seen)
                for name, value in view.items():
                    assert name == "seat" or value in (public[name], view["hand"]), name
                shown += hand.total()
    assert shown > 0, "there is something to see"


@pytest.mark.parametrize("planted", [False, True])
def test_cards_still_in_hand_do_not_affect_delayed_view(planted: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bo is dealt different cards but plays none of them, so delayed spectators must receive the same bytes."""
    if planted:
        delayed_update = GameSerializer.delayed_update

        def all_open(self: GameSerializer, *args: Any) -> UpdateMessage:
            state, events, first, _ = args
            return delayed_update(self, state, events, first, None)

        monkeypatch.setattr(GameSerializer, "delayed_update", all_open)
    table = next(each for each in tables.REGISTERED_TABLES if each.label == "fight-2")
    messages = []
    for dealt in ([2, 9, 16], [3, 10, 17]):

        def choose(state: State, dealt: list[int] = dealt) -> tuple[int, int]:
            prompt = state.prompts()[0]
            other_moves = [move for move in prompt.moves if table.loaded.card_in_move(move) not in dealt]
            return int(prompt.seat), int((other_moves if prompt.seat == 1 else prompt.moves)[0])

        dice = RiggedDice(
            LiveDice(1), [0, 7, 14, 1, 8, 15, *dealt, 19, 20, 21, 22, 23, 5, 6, 12, 13], [0] * 9, exact=False
        )
        messages.append(
            [
                socket_messages.encode_message(moment.update)
                for moment in delayed_positions(table, dice, choose, positions=12)
            ]
        )
    assert len(messages[0]) == 12
    assert (messages[0] == messages[1]) is not planted


def test_card_that_left_the_hand_unseen_is_not_shown() -> None:
    before, after = [Counter([1, 1, 2]), Counter([3])], [Counter([2]), Counter[int]()]
    # Two copies of card 1 leave seat 0's hand, but only one of them is shown. Seat 1's card is discarded unseen.
    events = [Event("play", 0, [1]), Event("hit", 0, [1]), Event("discard", 1, [3], visible_to=2)]
    assert publicly_departed_cards(before, after, events) == [Counter([1]), Counter()]


def test_ambiguous_event_shows_no_card() -> None:
    before, after = [Counter([1]), Counter([1])], [Counter[int](), Counter[int]()]
    assert publicly_departed_cards(before, after, [Event("reveal", -1, [1, 5])]) == [Counter(), Counter()]
    assert publicly_departed_cards(before, after, [Event("reveal", -1, [1, 1])]) == [Counter([1]), Counter([1])]
