"""How Kung Fu Fighting!, 2019, talks."""

from __future__ import annotations

from kwoon.core.contract import Ask, Outcome, View
from kwoon.core.events import Event
from kwoon.core.words import Reader, Words
from kwoon.games.kung_fu_2019.rules import KungFu2019


class KungFu2019Words(Words):
    def __init__(self, game: KungFu2019) -> None:
        self.game = game

    def card(self, card: int) -> str:
        return "a card" if card < 0 else self.game.kinds.ids[card]

    def move(self, move: int) -> str:
        return self.game.write(move)

    def ask(self, ask: Ask, view: View, reader: Reader) -> str:
        return f"{ask.word.capitalize()}."

    def event(self, event: Event, reader: Reader) -> str:
        return f"{event.word.capitalize()}."

    def outcome(self, outcome: Outcome, reader: Reader) -> str:
        return f"{outcome.why.capitalize()}."

    def why_not(self, card: int, view: View) -> str:
        return "Not now."
