"""The text of Crane Circle."""

from __future__ import annotations

from kwoon.core.events import Event
from kwoon.core.game import Outcome, Prompt, View
from kwoon.core.game_text import Audience, GameText
from tests.sixth_game.crane_circle.rules import CraneCircleGame


class CraneCircleText(GameText):
    """A sentence for every prompt, move, event and ending."""

    def __init__(self, game: CraneCircleGame) -> None:
        self.names = game.pack.names

    def describe_move(self, move: int) -> str:
        kinds = len(self.names)
        return f"Play {self.names[move]}" if move < kinds else f"Strike seat {move - kinds + 1}"

    def describe_move_by_name(self, move: int, audience: Audience) -> str:
        seat = move - len(self.names)
        return f"Strike {audience.seat_name(seat)}" if 0 <= seat < len(audience.names) else self.describe_move(move)

    def describe_prompt(self, prompt: Prompt, view: View, audience: Audience) -> str:
        return "Choose a card to strike with." if prompt.kind == "play" else "Choose the player to strike."

    def describe_event(self, event: Event, audience: Audience) -> str:
        cards = ", ".join([str(self.card_name(card)) for card in event.cards])
        match event.kind:
            case "turn":
                return f"Turn {event.number}."
            case "draw":
                return f"{audience.subject_verb(event.seat, 'draw')} {cards}."
            case "play":
                target = audience.seat_name(event.number)
                return f"{audience.subject_verb(event.seat, 'strike')} {target} with {cards}."
            case "guard":
                return f"{audience.subject_verb(event.seat, 'reveal')} {cards}."
            case "score":
                return f"{audience.subject_verb(event.seat, 'score')}. Points: {event.number}."
            case "concede":
                return f"{audience.subject_verb(event.seat, 'concede')}."
        raise ValueError(f"Unknown event '{event.kind}'.")

    def describe_outcome(self, outcome: Outcome, audience: Audience) -> str:
        names = " and ".join([audience.seat_name(seat) for seat in outcome.winners()])
        return f"The most points: {names}." if outcome.why == "points" else f"The game was conceded. Winners: {names}."

    def why_not_usable(self, card: int, view: View) -> str:
        return "Only the cards in your hand can be played on your turn."
