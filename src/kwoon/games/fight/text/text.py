"""Describes the moves, prompts, events and outcomes of FIGHT."""

from __future__ import annotations

from typing import Final

from kwoon.core.events import Event
from kwoon.core.game import Outcome, Prompt, View
from kwoon.core.game_text import Audience, GameText
from kwoon.games.fight.rules.notation import FightNotation
from kwoon.games.fight.view.view import FightView

COIN_GIVES: Final = ("the first choice from the row", "the turn", "the round")
"""Indexed by the purpose of the coin flip: FIRST_PICK, TURN, ROUND."""


class FightText(GameText):
    def __init__(self, game: FightNotation) -> None:
        self.game = game
        self.names = [f"{card.move.name} {card.value}" for card in game.pack.kinds]

    def describe_move(self, move: int) -> str:
        kinds = self.game.kinds
        return f"Play {self.names[move]}" if move < kinds else f"Take {self.names[move - kinds]}"

    def describe_prompt(self, prompt: Prompt, view: View, audience: Audience) -> str:
        if prompt.kind == "play":
            return "Choose the card that you play. Nobody sees it until both have chosen."
        assert isinstance(view, FightView)
        if view.turn == 0:
            return "Take one card from the row to complete your hand."
        return "Take a card from the row."

    def describe_event(self, event: Event, audience: Audience) -> str:
        seat = event.seat
        match event.kind:
            case "round":
                return f"Round {event.number} begins."
            case "turn":
                return f"Turn {event.number}."
            case "row":
                return f"Into the row: {self._card_list_text(event.cards)}."
            case "draw":
                return f"{audience.subject_verb(seat, 'draw')} {self.card_name(event.cards[0])}."
            case "take":
                return f"{audience.subject_verb(seat, 'take')} {self.card_name(event.cards[0])} from the row."
            case "coin":
                return f"The coin gives {audience.seat_name(seat)} {COIN_GIVES[event.number]}."
            case "reveal":
                first, second = event.cards
                return f"{audience.subject_verb(0, 'play')} {self.card_name(first)}, {audience.subject_verb_lower(1, 'play')} {self.card_name(second)}."
            case "even":
                value = self.game.values[event.cards[0]]
                return f"Both attack with {value}, a tie: {self._tie_decider_text(seat, audience)} decides."
            case "nobody":
                return "Two defences: nobody wins the turn."
            case "win":
                card = self.card_name(event.cards[0])
                return f"{audience.subject_verb(seat, 'win')} {card} and {_have_or_has(audience, seat)} {_points_text(event)}."
            case "breaker":
                owner = audience.possessive(seat)
                return f"It is the Tie Breaker now, on {owner} pile."
            case "discard":
                return f"Discarded: {self._card_list_text(event.cards)}." if event.cards else ""
            case "depleted":
                why = "The row cannot be refilled" if event.number else "The deck is used up"
                return f"{why}: {self._tie_decider_text(seat, audience)} decides the round."
            case "round-by-points":
                return f"{audience.subject_verb(seat, 'win')} the round with {_points_text(event)}."
            case "round-by-breaker":
                return f"{audience.subject_verb(seat, 'win')} the round."
            case "match":
                return f"{audience.subject_verb(seat, 'win')} the FIGHT."
            case "concede":
                return f"{audience.subject_verb(seat, 'concede')}."
        raise ValueError(f"FIGHT has no event of kind '{event.kind}'.")

    def describe_outcome(self, outcome: Outcome, audience: Audience) -> str:
        winner = outcome.winners()[0]
        if outcome.why == "conceded":
            return f"{audience.subject_verb(winner, 'win')}: {audience.seat_name(1 - winner)} gave up."
        won = f"{audience.subject_verb(winner, 'win')} the FIGHT, {self.game.rounds_to_win} rounds won."
        if outcome.why == "rounds":
            return won
        decider = f"{audience.possessive(winner)} Tie Breaker" if outcome.why == "depleted" else "a coin"
        return f"{won} The deck was used up in the last one, so {decider} decided it."

    def why_not_usable(self, card: int, view: View) -> str:
        assert isinstance(view, FightView)
        if view.conceded >= 0 or not view.pending_seats:
            return "The game is over."
        if view.draft:
            return "You have chosen. Take your choice back to choose again."
        if view.seat not in view.pending_seats:
            return "The other player chooses now."
        if card in view.hand:
            return "First take a card from the row; you play from your hand after that."
        if card in view.row:
            return "Cards of the row are taken after the turn; now play one from your hand."
        return "Only the cards in your hand and in the row can be chosen."

    def _tie_decider_text(self, holder: int, reader: Audience) -> str:
        return f"{reader.possessive(holder)} Tie Breaker" if holder >= 0 else "nobody has the Tie Breaker, so a coin"

    def _card_list_text(self, cards: list[int]) -> str:
        return ", ".join([self.card_name(card) for card in cards])


def _points_text(event: Event) -> str:
    return f"{event.number} point{'' if event.number == 1 else 's'}"


def _have_or_has(reader: Audience, seat: int) -> str:
    return "have" if seat == reader.seat else "has"
