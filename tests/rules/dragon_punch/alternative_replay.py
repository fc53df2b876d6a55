"""Replays a scenario with one difference to see what reaches each reader if a player had chosen otherwise."""

from __future__ import annotations

from collections.abc import Callable

from kwoon.core.dice import LiveDice
from kwoon.core.events import Event, Log
from kwoon.core.game import State
from tests.rules.dragon_punch.layout import DragonLayout
from tests.rules.step_parsing import Impossible, split
from tests.rules.table import SEED, Table

Start = Callable[[Log], State]


class Told:
    """The answers so far at a table, in order."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.answers: list[tuple[str, list[int]]] = []

    def answer(self, name: str, notations: list[str]) -> None:
        """Make a player's answer of one or more moves, in the given order."""
        moves = self._moves(notations)
        for move in moves:
            self.table.answer(name, move)
        self.answers.append((name, moves))

    def building(self, cards: str) -> list[str]:
        """Return the moves that build a custom hand of these cards, besides the Taunt."""
        faces = self.table.opened.faces
        kinds = {face.id: face.kind for face in faces}
        return [f"pick {card}" if kinds[card] == "character" else f"add {card}" for card in split(cards)]

    def start(self) -> Start:
        """Return the start of the scenario: the described position or the deal."""
        layout = self.table.layout
        if isinstance(layout, DragonLayout):
            return layout.lay
        return lambda log: self.table.game.deal(LiveDice(SEED), log)

    def instead(self, name: str, notations: list[str]) -> list[tuple[str, list[int]]]:
        """Return all answers, with the player's last answer of this kind replaced."""
        moves = self._moves(notations)
        verbs = {words.split(" ")[0] for words in notations}
        for at in range(len(self.answers) - 1, -1, -1):
            who, made = self.answers[at]
            if who == name and {self.table.game.format_move(move).split(" ")[0] for move in made} == verbs:
                return [*self.answers[:at], (name, moves), *self.answers[at + 1 :]]
        raise Impossible(f"{name} has made no such choice that could have been another.")

    def again(self, start: Start, answers: list[tuple[str, list[int]]]) -> tuple[State, list[Event]]:
        """Replay the scenario."""
        log = Log()
        state = start(log)
        for name, moves in answers:
            for move in moves:
                state.apply(self.table.seat(name), move, LiveDice(SEED))
        return state, log.events

    def differs(self, who: str, start: Start, answers: list[tuple[str, list[int]]]) -> list[bool]:
        """Return for each reader whether anything that reached them would differ."""
        table = self.table
        # An unchanged replay must give the same result, or the comparison would prove nothing.
        same, events = self.again(self.start(), self.answers)
        assert table.snapshot(same, events) == table.snapshot(table.state, table.log.events)
        other, others = self.again(start, answers)
        return [
            table.reaching(seat, table.state, table.log.events) != table.reaching(seat, other, others)
            for seat in table.readers(who)
        ]

    def _moves(self, notations: list[str]) -> list[int]:
        return [self.table.move(words) for words in notations]
