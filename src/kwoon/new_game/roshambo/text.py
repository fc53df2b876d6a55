"""The text of Roshambo."""

from __future__ import annotations

from kwoon.core.events import Event
from kwoon.core.game import Outcome, Prompt, View
from kwoon.core.game_text import Audience, GameText
from kwoon.new_game.roshambo.rules import RoshamboGame
from kwoon.new_game.roshambo.view import RoshamboView


class RoshamboText(GameText):
    """A sentence for every prompt, move, event and ending."""

    def __init__(self, game: RoshamboGame) -> None:
        self.names = game.pack.names

    def describe_move(self, move: int) -> str:
        return f"Play {self.names[move]}"

    def describe_prompt(self, prompt: Prompt, view: View, audience: Audience) -> str:
        return "Choose a card to play. It is revealed when both players have chosen."

    def describe_event(self, event: Event, audience: Audience) -> str:
        cards = ", ".join([str(self.card_name(card)) for card in event.cards])
        match event.kind:
            case "turn":
                return f"Turn {event.number}."
            case "draw":
                return f"{audience.subject_verb(event.seat, 'draw')} {cards}."
            case "play":
                return f"{audience.subject_verb(event.seat, 'play')} {cards}."
            case "score":
                return f"{audience.subject_verb(event.seat, 'win')} the turn. Points: {event.number}."
            case "concede":
                return f"{audience.subject_verb(event.seat, 'concede')}."
        raise ValueError(f"Unknown event '{event.kind}'.")

    def describe_outcome(self, outcome: Outcome, audience: Audience) -> str:
        winners = outcome.winners()
        if len(winners) > 1:
            return "The cards are used up and the points are equal: a draw."
        won = audience.subject_verb(winners[0], "win")
        if outcome.why == "conceded":
            return f"{won}: {audience.seat_name(1 - winners[0])} conceded."
        return f"{won} with the most points." if outcome.why == "cards" else f"{won} by reaching enough points."

    def why_not_usable(self, card: int, view: View) -> str:
        assert isinstance(view, RoshamboView)
        if not view.pending_seats:
            return "The game is over."
        if view.draft:
            return "You have already chosen. Take your choice back to choose again."
        return "Only the cards in your hand can be played."
