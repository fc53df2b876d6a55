"""The texts of Crane Circle, as messages in locales/en.ftl."""

from __future__ import annotations

from kwoon.core.event_text import describe_pile_event
from kwoon.core.events import Event
from kwoon.core.game import Outcome, Prompt, View
from kwoon.core.game_text import GameText
from kwoon.core.message import SeatRef, Text, msg
from tests.sixth_game.crane_circle.rules import CraneCircleGame


class CraneCircleText(GameText):
    """A message for every prompt, move, event and ending."""

    def __init__(self, game: CraneCircleGame) -> None:
        self.names = game.pack.names

    def describe_move(self, move: int) -> Text:
        kinds = len(self.names)
        if move < kinds:
            return msg("crane-circle-play", card=self.names[move])
        return msg("crane-circle-strike", target=SeatRef(move - kinds))

    def describe_prompt(self, prompt: Prompt, view: View) -> Text:
        return msg("crane-circle-prompt-play") if prompt.kind == "play" else msg("crane-circle-prompt-target")

    def describe_event(self, event: Event) -> Text:
        player, cards = SeatRef(event.seat), [self.card_name(card) for card in event.cards]
        match event.kind:
            case "turn":
                return msg("crane-circle-turn", number=event.number)
            case "play":
                return msg("crane-circle-struck", player=player, target=SeatRef(event.number), card=cards[0])
            case "guard":
                return msg("crane-circle-guard", player=player, card=cards[0])
            case "score":
                return msg("crane-circle-scored", player=player, points=event.number)
        text = describe_pile_event(event, cards)
        if not text:
            raise ValueError(f"Unknown event '{event.kind}'.")
        return text

    def describe_outcome(self, outcome: Outcome) -> Text:
        winners = [SeatRef(seat) for seat in outcome.winners()]
        if outcome.why == "points":
            return msg("crane-circle-most-points", winners=[*winners])
        return msg("crane-circle-conceded", winners=[*winners])

    def why_not_usable(self, card: int, view: View) -> Text:
        return msg("crane-circle-why-not-turn")
