"""Describes the moves, prompts, events and outcomes of Dragon Punch."""

from __future__ import annotations

from typing import Final

from kwoon.core.events import HIDDEN, Event
from kwoon.core.game import Outcome, Prompt, View
from kwoon.core.game_text import GameText
from kwoon.core.message import SeatRef, Text, joined, message_ids, msg, named
from kwoon.games.dragon_punch.rules.notation import DragonNotation
from kwoon.games.dragon_punch.rules.state import ADDING, HIDING, ORDERING, PICKING, PLAYING
from kwoon.games.dragon_punch.view.view import DragonView

HEIGHT_IDS: Final = ("dragon-punch-high", "dragon-punch-low")
PLAYER_EVENT_IDS: Final = message_ids(
    "dragon-punch-event", "coin, hides, shows, unflip, initiative, initiative-over, match"
) | {"concede": "core-concede"}
NUMBER_EVENT_IDS: Final = message_ids("dragon-punch-event", "round, turn")
PLAIN_EVENT_IDS: Final = message_ids("dragon-punch-event", "initiative-contested, round-double, no-attack")
DEFENDED_IDS: Final = {"blocked": "dragon-punch-event-blocked", "evaded": "dragon-punch-event-evaded"}
HIT_IDS: Final = message_ids("dragon-punch-event", "hit-initiative, hit-time, hit-same-time, hit-uninterruptible") | {
    "hit-alone": "dragon-punch-event-hit",
}
INTERRUPTED_IDS: Final = {
    "interrupted-initiative": "dragon-punch-event-interrupted-initiative",
    "interrupted-time": "dragon-punch-event-interrupted-time",
}


class DragonText(GameText):
    def __init__(self, game: DragonNotation) -> None:
        self.game = game
        names = [move.name for move in game.pack.moves] + [each.name for each in game.pack.characters]
        self.names = [named("dragon-punch-cards", name) for name in names]

    def describe_move(self, move: int) -> Text:
        game = self.game
        if move < game.first_switch:
            return msg("dragon-punch-move-play", card=self.names[move])
        if move < game.first_pick:
            white = (move - game.first_switch) // 2 * 2
            is_flipped = (move - game.first_switch) % 2
            return msg(
                "dragon-punch-move-switch-flipped" if is_flipped else "dragon-punch-move-switch",
                white=self.names[white],
                red=self.names[white + 1],
            )
        if move < game.first_add:
            return msg("dragon-punch-move-pick", card=self.names[game.first_portrait + move - game.first_pick])
        if move < game.first_order:
            white = 2 * (move - game.first_add)
            return msg("dragon-punch-move-add", first=self.names[white], second=self.names[white + 1])
        if move >= game.hide:
            return msg("dragon-punch-move-hide" if move == game.hide else "dragon-punch-move-show")
        return msg("dragon-punch-move-pick-first" if move == game.first_order else "dragon-punch-move-pick-second")

    def describe_prompt(self, prompt: Prompt, view: View) -> Text:
        assert isinstance(view, DragonView)
        match prompt.kind:
            case "play":
                if view.initiative < 0:
                    return msg("dragon-punch-prompt-play")
                return msg("dragon-punch-prompt-play-initiative", holder=SeatRef(view.initiative))
            case "switch":
                return msg(
                    "dragon-punch-prompt-switch-more" if view.draft else "dragon-punch-prompt-switch",
                    count=view.damage[view.seat] - len(view.draft),
                )
            case "pick":
                return msg("dragon-punch-prompt-pick")
            case "add":
                return self._missing_cards_text(view)
            case "order":
                return msg("dragon-punch-prompt-order")
            case "hide":
                return msg("dragon-punch-prompt-hide")
        raise ValueError(f"Dragon Punch has no prompt of kind '{prompt.kind}'.")

    def _missing_cards_text(self, view: DragonView) -> Text:
        added = len([move for move in view.draft if move >= self.game.first_add])
        basics = self.game.custom_others - added
        characters = self.game.custom_characters - (len(view.draft) - added)
        if not characters:
            return msg("dragon-punch-prompt-add-basics", basics=basics)
        if not basics:
            return msg("dragon-punch-prompt-add-characters", characters=characters)
        return msg("dragon-punch-prompt-add", basics=basics, characters=characters)

    def describe_event(self, event: Event) -> Text:
        player = SeatRef(event.seat)
        if event.kind in PLAYER_EVENT_IDS:
            return msg(PLAYER_EVENT_IDS[event.kind], player=player)
        if event.kind in NUMBER_EVENT_IDS:
            return msg(NUMBER_EVENT_IDS[event.kind], number=event.number)
        if event.kind in PLAIN_EVENT_IDS:
            return msg(PLAIN_EVENT_IDS[event.kind])
        match event.kind:
            case "order":
                if event.number == event.seat:
                    return msg("dragon-punch-event-order-self", player=player)
                return msg("dragon-punch-event-order-other", player=player, first=SeatRef(event.number))
            case "pick":
                return msg("dragon-punch-event-pick", player=player, card=self.card_name(event.cards[0]))
            case "ready":
                return self._describe_chosen_hand(event)
            case "reveal":
                first, second = [self.card_name(card) for card in event.cards]
                return msg(
                    "dragon-punch-event-reveal",
                    first=SeatRef(0),
                    first_card=first,
                    second=SeatRef(1),
                    second_card=second,
                )
            case "damage":
                return msg("dragon-punch-event-damage", player=player, damage=event.number)
            case "switch":
                return self._describe_switch(event)
            case "health":
                return msg("dragon-punch-event-health", player=player, health=event.number)
            case "flip":
                return ""
        return self._describe_score_event(event)

    def _describe_score_event(self, event: Event) -> Text:
        player = SeatRef(event.seat)
        match event.kind:
            case "round-won":
                return msg("dragon-punch-event-round-won", player=player, rounds=event.number)
            case "round-stalemate":
                return msg("dragon-punch-event-round-stalemate", turns=self.game.stalemate_turns)
            case "stalemate":
                return msg(
                    "dragon-punch-event-no-winners" if self.game.first_edition else "dragon-punch-event-stalemate",
                    rounds=event.number,
                )
            case "limit":
                return msg("dragon-punch-event-limit", rounds=event.number)
        return self._describe_attack_result(event)

    def _describe_chosen_hand(self, event: Event) -> Text:
        if not event.cards or event.cards[0] == HIDDEN:
            return msg("dragon-punch-event-ready", player=SeatRef(event.seat), count=event.number)
        return msg("dragon-punch-event-your-hand", cards=[self.card_name(card) for card in event.cards])

    def _describe_switch(self, event: Event) -> Text:
        player = SeatRef(event.seat)
        if event.cards[0] == HIDDEN:
            return msg("dragon-punch-event-switch-hidden", player=player, count=event.number)
        changes = [msg("dragon-punch-change", white=self.names[card - 1], red=self.names[card]) for card in event.cards]
        return msg("dragon-punch-event-switch", player=player, changes=joined("and", [*changes]))

    def _describe_attack_result(self, event: Event) -> Text:
        attack, other = event.cards
        name, other_name = self.card_name(attack), self.card_name(other)
        blow = msg("dragon-punch-blow", player=SeatRef(event.seat), card=name, height=msg(HEIGHT_IDS[event.number]))
        if event.kind in DEFENDED_IDS:
            return msg(DEFENDED_IDS[event.kind], blow=blow, card=other_name)
        if event.kind in HIT_IDS:
            strength = self.game.pack.moves[attack].heights[event.number].strength
            return msg(HIT_IDS[event.kind], blow=blow, strength=strength)
        if event.kind in INTERRUPTED_IDS:
            return msg(INTERRUPTED_IDS[event.kind], blow=blow, other=SeatRef(1 - event.seat), card=other_name)
        if event.kind == "unblockable":
            return msg("dragon-punch-event-unblockable", attack=name, card=other_name)
        if event.kind == "interrupted-projectile":
            return msg("dragon-punch-event-interrupted-projectile", blow=blow)
        raise ValueError(f"Dragon Punch has no event of kind '{event.kind}'.")

    def describe_outcome(self, outcome: Outcome) -> Text:
        winners = outcome.winners()
        if len(winners) > 1:
            return msg("dragon-punch-outcome-draw")
        winner = SeatRef(winners[0])
        if outcome.why == "conceded":
            return msg("dragon-punch-outcome-conceded", winner=winner, loser=SeatRef(1 - winners[0]))
        if outcome.why == "stalemate":
            return msg("dragon-punch-outcome-stalemate", winner=winner)
        return msg("dragon-punch-outcome-rounds", winner=winner, rounds=self.game.rounds_to_win)

    def why_not_usable(self, card: int, view: View) -> Text:
        assert isinstance(view, DragonView)
        if not view.pending_seats:
            return msg("core-why-over")
        if view.seat not in view.pending_seats:
            return msg("dragon-punch-why-chosen" if view.draft else "dragon-punch-why-other-chooses")
        if view.phase == HIDING:
            return msg("dragon-punch-why-hide-first")
        if view.phase in (ORDERING, PICKING, ADDING):
            return self._why_not_in_setup(card, view)
        if view.phase == PLAYING:
            if card in view.flipped[view.seat]:
                return msg("dragon-punch-why-flipped")
            return self._why_not_playable(card, view)
        return self._why_not_switch(card, view)

    def _why_not_in_setup(self, card: int, view: DragonView) -> Text:
        if view.phase == ORDERING:
            return msg("dragon-punch-why-order-first")
        if card < self.game.first_portrait:
            return msg("dragon-punch-why-pick-first" if view.phase == PICKING else "dragon-punch-why-enough-cards")
        return msg("dragon-punch-why-picked" if view.phase == PICKING else "dragon-punch-why-enough-characters")

    def _why_not_playable(self, card: int, view: DragonView) -> Text:
        game = self.game
        if card >= 2 * game.basics:
            return self._why_not_owned(card, view) or self._why_not_special(card)
        if card ^ 1 in view.hand:
            return msg(
                "dragon-punch-why-white-up" if card & 1 else "dragon-punch-why-red-up", other=self.names[card ^ 1]
            )
        if card ^ 1 in view.flipped[view.seat]:
            return msg("dragon-punch-why-other-side-flipped", other=self.names[card ^ 1])
        return msg("dragon-punch-why-not-in-hand")

    def _why_not_special(self, card: int) -> Text:
        if card < self.game.first_portrait:
            return msg("dragon-punch-why-character-flipped")
        first = 2 * (self.game.basics + card - self.game.first_portrait)
        return msg("dragon-punch-why-two-moves", first=self.names[first], second=self.names[first + 1])

    def _why_not_owned(self, card: int, view: DragonView) -> Text:
        """Explain that the reader lacks this character, or the character with this special move. Return an empty string
        if the reader has it."""
        game = self.game
        who = card if card >= game.first_portrait else game.card_face(card >> 1)
        if who in view.characters[view.seat]:
            return ""
        if who == card:
            return msg("dragon-punch-why-not-your-character", character=self.names[who])
        return msg("dragon-punch-why-not-your-move", card=self.names[card], character=self.names[who])

    def _why_not_switch(self, card: int, view: DragonView) -> Text:
        game = self.game
        not_owned = self._why_not_owned(card, view) if card >= 2 * game.basics else ""
        if not_owned:
            if card < game.first_portrait:
                return not_owned
            return joined("sentences", [not_owned, msg("dragon-punch-why-switch-own")])
        if card >= 2 * game.basics:
            return msg("dragon-punch-why-switch-basic")
        own = view.hand + view.flipped[view.seat]
        white = card & ~1
        if white not in own and white + 1 not in own:
            return msg("dragon-punch-why-switch-only-own")
        if own.count(white) == 0:
            return msg("dragon-punch-why-already-red", red=self.names[white + 1])
        if own.count(white) > view.marked[0].count(white) + view.marked[1].count(white):
            return msg("dragon-punch-why-switch-white", white=self.names[white], red=self.names[card])
        return msg("dragon-punch-why-already-chosen")
