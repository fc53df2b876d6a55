"""Describes the moves, prompts, events and outcomes of FIGHT."""

from __future__ import annotations

from typing import Final

from kwoon.core.events import Event
from kwoon.core.game import Outcome, Prompt, View
from kwoon.core.game_text import GameText
from kwoon.core.message import SeatRef, Text, msg, named
from kwoon.games.fight.rules.notation import FightNotation
from kwoon.games.fight.view.view import FightView


class FightText(GameText):
    def __init__(self, game: FightNotation) -> None:
        self.game = game
        self.names = [
            msg("fight-card", move=named("fight-cards", card.move.name), value=card.value) for card in game.pack.kinds
        ]

    def describe_move(self, move: int) -> Text:
        kinds = self.game.kinds
        if move < kinds:
            return msg("fight-move-play", card=self.names[move])
        return msg("fight-move-take", card=self.names[move - kinds])

    def describe_prompt(self, prompt: Prompt, view: View) -> Text:
        if prompt.kind == "play":
            return msg("fight-prompt-play")
        assert isinstance(view, FightView)
        return msg("fight-prompt-first-take") if view.turn == 0 else msg("fight-prompt-take")

    def describe_event(self, event: Event) -> Text:
        player = SeatRef(event.seat)
        cards = [self.card_name(card) for card in event.cards]
        match event.kind:
            case "round":
                return msg("fight-event-round", number=event.number)
            case "turn":
                return msg("fight-event-turn", number=event.number)
            case "row":
                return msg("fight-event-row", cards=cards)
            case "draw":
                return msg("fight-event-draw", player=player, cards=cards)
            case "take":
                return msg("fight-event-take", player=player, card=cards[0])
            case "coin":
                return msg(COIN_IDS[event.number], player=player)
            case "reveal":
                return msg(
                    "fight-event-reveal", first=SeatRef(0), first_card=cards[0], second_card=cards[1], second=SeatRef(1)
                )
            case "even":
                value = self.game.values[event.cards[0]]
                if event.seat < 0:
                    return msg("fight-event-tie-coin", value=value)
                return msg("fight-event-tie", value=value, owner=player)
            case "nobody":
                return msg("fight-event-nobody")
            case "win":
                return msg("fight-event-win", player=player, card=cards[0], points=event.number)
            case "breaker":
                return msg("fight-event-breaker", owner=player)
            case "discard":
                return msg("fight-event-discard", cards=cards) if cards else ""
            case "depleted":
                return _depleted_text(event)
            case "round-by-points":
                return msg("fight-event-round-by-points", player=player, points=event.number)
            case "round-by-breaker":
                return msg("fight-event-round-by-breaker", player=player)
            case "match":
                return msg("fight-event-match", player=player)
            case "concede":
                return msg("core-concede", player=player)
        raise ValueError(f"FIGHT has no event of kind '{event.kind}'.")

    def describe_outcome(self, outcome: Outcome) -> Text:
        seat = outcome.winners()[0]
        winner = SeatRef(seat)
        rounds = self.game.rounds_to_win
        match outcome.why:
            case "conceded":
                return msg("fight-outcome-conceded", winner=winner, loser=SeatRef(1 - seat))
            case "rounds":
                return msg("fight-outcome-rounds", winner=winner, rounds=rounds)
            case "depleted":
                return msg("fight-outcome-depleted", winner=winner, rounds=rounds)
        return msg("fight-outcome-coin", winner=winner, rounds=rounds)

    def why_not_usable(self, card: int, view: View) -> Text:
        assert isinstance(view, FightView)
        if view.conceded >= 0 or not view.pending_seats:
            return msg("core-why-over")
        if view.draft:
            return msg("fight-why-chosen")
        if view.seat not in view.pending_seats:
            return msg("fight-why-other-chooses")
        if card in view.hand:
            return msg("fight-why-take-first")
        return msg("fight-why-play-first") if card in view.row else msg("fight-why-elsewhere")


COIN_IDS: Final = ("fight-event-coin-first-pick", "fight-event-coin-turn", "fight-event-coin-round")
"""Indexed by the purpose of the coin flip: FIRST_PICK, TURN, ROUND."""


def _depleted_text(event: Event) -> Text:
    """Say who decides the round when the cards have run out; the event's number says whether the row did."""
    owner = SeatRef(event.seat)
    if event.number:
        return msg("fight-event-row-empty-coin") if event.seat < 0 else msg("fight-event-row-empty", owner=owner)
    return msg("fight-event-deck-empty-coin") if event.seat < 0 else msg("fight-event-deck-empty", owner=owner)
