"""Nothing leaks that the clauses hide, whatever the games' own views say; see kwoon/hidden_info.py."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from kwoon.core.dice import Dice, LiveDice
from kwoon.core.events import Event
from kwoon.core.game import Prompt, State
from kwoon.games.dragon_punch.rules.game import DragonState
from kwoon.games.fight.rules.game import FightState
from kwoon.games.kung_fu_2014.rules.game import KungFu2014State
from kwoon.games.kung_fu_2019.rules.game import KungFu2019State
from kwoon.registry import all_games
from tests.interpreted_rules import SLOW
from tests.invariants.declared_invariants import make_spec
from tests.invariants.leaks import CHANNELS, Search, Source
from tests.invariants.planted_leaks import UnredactedEvents, UnredactedLog
from tests.invariants.random_playthroughs import PlayedMove, random_moves, twin_move
from tests.invariants.tables import REGISTERED_TABLES, InvariantTable, at_every_table

COMPARED_CHANNELS = {name: CHANNELS[name] for name in CHANNELS if name != "sample"}
"""Samples depend only on the view, which is compared. A separate test checks that they do."""


@dataclass
class LeakHunt:
    """A search for leaks with twins.

    `differed` and `followed` count twins in which something hidden differed, before and after a move.
    """

    table: InvariantTable
    search: Search = field(default_factory=lambda: Search(channels=COMPARED_CHANNELS))
    differed: int = 0
    followed: int = 0

    def run(self, steps: int, seed: int, every: int = 4) -> Search:
        """Compare positions with their twins, and the results of the same move in both."""
        dice = LiveDice(seed)
        for at, step in enumerate(random_moves(self.table, 20 * steps, seed, every)):
            if at >= steps and min(self.differed, self.followed) >= 5:
                break  # enough twins were found, which may take long in games that hide little
            assert not step.spec.wrongly_marked_as_seen(step.state)
            for viewer in self.table.viewers:
                if self.search.is_finished():
                    return self.search
                twin = step.spec.twin(step.state, viewer, dice)
                self.differed += step.spec.hidden_cards(step.state, viewer) != step.spec.hidden_cards(twin, viewer)
                self.compare(step.state, [], twin, [], viewer)
                self.follow(step, viewer, dice)
        return self.search

    def compare(self, first: State, events: list[Event], second: State, others: list[Event], viewer: int) -> None:
        here = self.search.moment(self.table, first, viewer, events)
        self.search.compare(here, self.search.moment(self.table, second, viewer, others))

    def follow(self, step: PlayedMove, viewer: int, dice: Dice) -> None:
        """Compare a move with the same move in a twin."""
        other_step = twin_move(step, viewer, dice)
        if other_step is not None:
            self.followed += step.spec.hidden_cards(step.after, viewer) != step.spec.hidden_cards(
                other_step.after, viewer
            )
            self.compare(step.after, step.events, other_step.after, other_step.events, viewer)


@at_every_table
def test_states_differing_only_in_unseen_cards_look_the_same_to_seat(table: InvariantTable) -> None:
    leak_hunt = LeakHunt(table)
    # Every move is checked for every viewer, so tables with more seats get fewer moves.
    search = leak_hunt.run((30 if SLOW else 100) // len(table.viewers), 3_000, every=9)
    assert not search.leaks, search.example
    assert SLOW or min(leak_hunt.differed, leak_hunt.followed) >= 5


class LeakingSource(Source):
    """A source that uses what is hidden at a table."""

    def __init__(self, table: InvariantTable) -> None:
        self.spec = make_spec(table)

    def cards_hidden_from(self, state: State, seat: int) -> list[tuple[str, list[int]]]:
        return self.spec.hidden_cards(state, seat)

    def hash_of_hidden_cards(self, state: State, seat: int) -> int:
        return sum(at * card for _, cards in self.cards_hidden_from(state, seat) for at, card in enumerate(cards, 1))


class SecretInView(LeakingSource):
    def view_fields(self, state: State, seat: int) -> dict[str, object]:
        return super().view_fields(state, seat) | {"hidden": self.cards_hidden_from(state, seat)}


class SecretInPrompt(LeakingSource):
    """The order of moves depends on hidden cards."""

    def prompt(self, state: State, seat: int) -> Prompt | None:
        prompt = super().prompt(state, seat)
        if prompt is None:
            return None
        shift = self.hash_of_hidden_cards(state, seat) % len(prompt.moves)
        return Prompt(prompt.seat, prompt.kind, prompt.moves[shift:] + prompt.moves[:shift])


class SecretInRefusal(LeakingSource):
    def error_of_move(self, state: State, seat: int, move: int) -> str:
        return f"{super().error_of_move(state, seat, move)} ({self.hash_of_hidden_cards(state, seat)})"


class SecretInEvents(UnredactedEvents, LeakingSource):
    """Events are sent unredacted."""


class SecretInLog(UnredactedLog, LeakingSource):
    """The log is written from unredacted events."""


LEAKS: dict[type[LeakingSource], str] = {
    SecretInView: "view",
    SecretInPrompt: "prompt",
    SecretInRefusal: "errors",
    SecretInEvents: "events",
    SecretInLog: "log",
}
ONE_TABLE_PER_GAME = [
    next(table for table in REGISTERED_TABLES if table.definition is definition) for definition in all_games()
]
CUSTOM = next(table for table in REGISTERED_TABLES if table.loaded.options.get("mode") == "custom")


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
@pytest.mark.parametrize("table", [*ONE_TABLE_PER_GAME, CUSTOM], ids=lambda table: table.label)
def test_planted_leak_is_detected_in_every_game(table: InvariantTable, leak: type[LeakingSource]) -> None:
    channels = {LEAKS[leak]: CHANNELS[LEAKS[leak]]}
    search = LeakHunt(table, Search(leak(table), channels, max_leaks=2)).run(400, 4_000, every=9)
    assert search.leaks[LEAKS[leak]] >= 2


def mark_drawn_card_as_seen(state: State) -> None:
    """Mark a drawn card as seen, as if someone had looked into a hand."""
    if isinstance(state, FightState):
        state.shown[0].append(state.hands[0][0])
    elif isinstance(state, KungFu2014State):
        state.known[0].append(state.hands[0][0])
    elif isinstance(state, KungFu2019State):
        state.known[1][0].append(state.hands[0][0])
    elif isinstance(state, DragonState):
        state.history[0].append(2 * state.kinds[0][0])


TABLES_WITH_KNOWN_CARDS = [table for table in ONE_TABLE_PER_GAME if table.definition.id in ("fight", "kung-fu-2014")]
TABLES_WITH_KNOWN_CARDS += [
    CUSTOM,
    next(table for table in REGISTERED_TABLES if table.loaded.options.get("format") == "2v2"),
]


@pytest.mark.parametrize("table", TABLES_WITH_KNOWN_CARDS, ids=lambda table: table.label)
def test_state_marks_only_seen_cards_as_known(table: InvariantTable) -> None:
    """The test compares the cards that a state marks as seen with those that were visible, and finds a planted mark."""
    for step in random_moves(table, 8, 5_000, 9):
        assert not step.spec.wrongly_marked_as_seen(step.state)
    # In a custom fight, hands are empty until the players have chosen them.
    started = (step for step in random_moves(table, 60, 5_000, 1) if step.state.view(0).as_dict().get("round") != 0)
    step = next(started)
    state = step.state.copy()
    mark_drawn_card_as_seen(state)
    assert step.spec.wrongly_marked_as_seen(state)
