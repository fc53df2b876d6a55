"""The texts of Roshambo, as messages in locales/en.ftl."""

from __future__ import annotations

from kwoon.core.event_text import describe_pile_event
from kwoon.core.events import Event
from kwoon.core.game import Outcome, Prompt, View
from kwoon.core.game_text import GameText
from kwoon.core.message import SeatRef, Text, msg
from kwoon.new_game.roshambo.rules import RoshamboGame
from kwoon.new_game.roshambo.view import RoshamboView


class RoshamboText(GameText):
    """A message for every prompt, move, event and ending."""

    def __init__(self, game: RoshamboGame) -> None:
        self.names = game.pack.names

    def describe_move(self, move: int) -> Text:
        return msg("roshambo-play", card=self.names[move])

    def describe_prompt(self, prompt: Prompt, view: View) -> Text:
        return msg("roshambo-prompt")

    def describe_event(self, event: Event) -> Text:
        player, cards = SeatRef(event.seat), [self.card_name(card) for card in event.cards]
        match event.kind:
            case "turn":
                return msg("roshambo-turn", number=event.number)
            case "play":
                return msg("roshambo-played", player=player, card=cards[0])
            case "score":
                return msg("roshambo-scored", player=player, points=event.number)
        # Events that many games have, such as drawing and conceding.
        text = describe_pile_event(event, cards)
        if not text:
            raise ValueError(f"Unknown event '{event.kind}'.")
        return text

    def describe_outcome(self, outcome: Outcome) -> Text:
        winners = outcome.winners()
        if len(winners) > 1:
            return msg("roshambo-draw")
        winner = SeatRef(winners[0])
        if outcome.why == "conceded":
            return msg("roshambo-conceded", winner=winner, loser=SeatRef(1 - winners[0]))
        if outcome.why == "cards":
            return msg("roshambo-most-points", winner=winner)
        return msg("roshambo-enough-points", winner=winner)

    def why_not_usable(self, card: int, view: View) -> Text:
        assert isinstance(view, RoshamboView)
        if not view.pending_seats:
            return msg("core-why-over")
        return msg("roshambo-why-chosen") if view.draft else msg("roshambo-why-hand")
