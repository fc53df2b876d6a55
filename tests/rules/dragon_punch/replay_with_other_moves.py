"""Replays a scenario with one difference, to compare what reaches each viewer."""

from __future__ import annotations

from collections.abc import Callable

from kwoon.core.dice import LiveDice
from kwoon.core.events import Event, EventLog
from kwoon.core.game import State
from tests.rules.dragon_punch.scenario_position import DragonLayout
from tests.rules.scenario_game import SEED, ScenarioTable
from tests.rules.step_parsing import ImpossibleScenario, split_list

Start = Callable[[EventLog], State]


class ScenarioMoves:
    """The moves made so far at a table, in order and grouped by draft."""

    def __init__(self, table: ScenarioTable) -> None:
        self.table = table
        self.moves_made: list[tuple[str, list[int]]] = []

    def make_move(self, name: str, notations: list[str]) -> None:
        moves = self._moves(notations)
        for move in moves:
            self.table.make_move(name, move)
        self.moves_made.append((name, moves))

    def hand_building_moves(self, cards: str) -> list[str]:
        faces = self.table.loaded.faces
        kinds = {face.id: face.kind for face in faces}
        return [f"pick {card}" if kinds[card] == "character" else f"add {card}" for card in split_list(cards)]

    def start(self) -> Start:
        """Return a function that creates the scenario's start: the described position or the deal."""
        layout = self.table.layout
        if isinstance(layout, DragonLayout):
            return layout.build_with_log
        return lambda log: self.table.game.deal(LiveDice(SEED), log)

    def with_other_moves(self, name: str, notations: list[str]) -> list[tuple[str, list[int]]]:
        """Return all drafts, with the player's last draft of the same kind replaced."""
        moves = self._moves(notations)
        verbs = {words.split(" ")[0] for words in notations}
        for at in range(len(self.moves_made) - 1, -1, -1):
            player, made_moves = self.moves_made[at]
            if player == name and {self.table.game.format_move(move).split(" ")[0] for move in made_moves} == verbs:
                return [*self.moves_made[:at], (name, moves), *self.moves_made[at + 1 :]]
        raise ImpossibleScenario(f"{name} has made no choice of this kind that could be replaced.")

    def replay(self, start: Start, moves_made: list[tuple[str, list[int]]]) -> tuple[State, list[Event]]:
        log = EventLog()
        state = start(log)
        for name, moves in moves_made:
            for move in moves:
                state.apply(self.table.seat(name), move, LiveDice(SEED))
        return state, log.events

    def differs_for(self, player: str, start: Start, moves_made: list[tuple[str, list[int]]]) -> list[bool]:
        """Return, for each viewer that `player` names, whether anything that reached them would differ."""
        table = self.table
        # An unchanged replay must give the same result; otherwise the comparison would prove nothing.
        replayed, events = self.replay(self.start(), self.moves_made)
        assert table.snapshot(replayed, events) == table.snapshot(table.state, table.log.events)
        other, others = self.replay(start, moves_made)
        return [
            table.data_seen_by(seat, table.state, table.log.events) != table.data_seen_by(seat, other, others)
            for seat in table.viewers(player)
        ]

    def _moves(self, notations: list[str]) -> list[int]:
        return [self.table.move(words) for words in notations]
