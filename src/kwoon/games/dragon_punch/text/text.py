"""Describes the moves, prompts, events and outcomes of Dragon Punch."""

from __future__ import annotations

from kwoon.core.event_text import capitalize_first
from kwoon.core.events import HIDDEN, Event
from kwoon.core.game import Outcome, Prompt, View
from kwoon.core.game_text import Audience, GameText
from kwoon.games.dragon_punch.rules.notation import DragonNotation
from kwoon.games.dragon_punch.rules.state import ADDING, HIDING, ORDERING, PICKING, PLAYING
from kwoon.games.dragon_punch.view.view import DragonView

HEIGHTS = ("high", "low")


class DragonText(GameText):
    def __init__(self, game: DragonNotation) -> None:
        self.game = game
        self.names = [move.name for move in game.pack.moves] + [each.name for each in game.pack.characters]

    def describe_move(self, move: int) -> str:
        game = self.game
        if move < game.first_switch:
            return f"Play {self.names[move]}"
        if move < game.first_pick:
            white = (move - game.first_switch) // 2 * 2
            flipped = "the flipped " if (move - game.first_switch) % 2 else ""
            return f"Switch {flipped}{self.names[white]} to {self.names[white + 1]}"
        if move < game.first_add:
            return f"Pick {self.names[game.first_portrait + move - game.first_pick]}"
        if move < game.first_order:
            white = 2 * (move - game.first_add)
            return f"Add {self.names[white]} / {self.names[white + 1]}"
        if move >= game.hide:
            return "Hide my older flipped cards" if move == game.hide else "Show all my flipped cards"
        return "Pick first" if move == game.first_order else "Pick second"

    def describe_prompt(self, prompt: Prompt, view: View, audience: Audience) -> str:
        assert isinstance(view, DragonView)
        match prompt.kind:
            case "play":
                if view.initiative < 0:
                    return "Choose your move. Nobody sees it until both have chosen."
                holder = audience.subject_verb(view.initiative, "have", "has")
                whose = "your" if view.initiative == view.seat else "their"
                return f"Choose your move. {holder} the Initiative: {whose} attacks come first."
            case "switch":
                left = view.damage[view.seat] - len(view.draft)
                return (
                    f"Choose {_cards_to_switch_text(left, 'more ' if view.draft else '')}to switch from white to red."
                )
            case "pick":
                return "Pick a character: it adds a card with two special moves to your six basic ones."
            case "add":
                return f"Add {self._describe_missing_cards(view)} to your Taunt, in any order. Nobody else sees which."
            case "order":
                return "You lost the last game. Do you want to pick first or second?"
            case "hide":
                return "Do you hide your flipped cards in this game? The newest one is always seen."
        raise ValueError(f"Dragon Punch has no prompt of kind '{prompt.kind}'.")

    def _describe_missing_cards(self, view: DragonView) -> str:
        added = len([move for move in view.draft if move >= self.game.first_add])
        basics = self.game.custom_others - added
        characters = self.game.custom_characters - (len(view.draft) - added)
        missing = [
            _missing_count_text(count, what)
            for count, what in ((basics, "basic card"), (characters, "character"))
            if count
        ]
        return " and ".join(missing)

    def describe_event(self, event: Event, audience: Audience) -> str:
        seat = event.seat
        match event.kind:
            case "coin":
                return f"The coin says that {audience.subject_verb_lower(seat, 'pick')} first."
            case "order":
                return f"{audience.subject_verb(seat, 'decide')} that {_first_picker_text(audience, seat, event.number)} first."
            case "pick":
                return f"{audience.subject_verb(seat, 'pick')} {self.card_name(event.cards[0])}."
            case "ready":
                return self._describe_chosen_hand(event, audience)
            case "hides":
                return f"{audience.subject_verb(seat, 'hide')} all flipped cards but the newest."
            case "shows":
                return f"{audience.subject_verb(seat, 'show')} all flipped cards."
            case "round":
                return f"Round {event.number} begins."
            case "turn":
                return f"Turn {event.number}."
            case "reveal":
                first, second = event.cards
                return f"{audience.subject_verb(0, 'play')} {self.card_name(first)}, {audience.subject_verb_lower(1, 'play')} {self.card_name(second)}."
            case "damage":
                return f"{audience.subject_verb(seat, 'take')} {event.number} damage."
            case "switch":
                return self._describe_switch(event, audience)
            case "health":
                return f"{audience.subject_verb(seat, 'have', 'has')} {event.number} health left."
            case "flip":
                return ""
            case "unflip":
                return f"{audience.subject_verb(seat, 'unflip')} all cards."
        return self._describe_score_event(event, audience)

    def _describe_score_event(self, event: Event, reader: Audience) -> str:
        seat = event.seat
        match event.kind:
            case "initiative":
                whose = "your" if seat == reader.seat else "their"
                return f"{reader.subject_verb(seat, 'earn')} the Initiative: next turn {whose} attacks come first."
            case "initiative-contested":
                return "Both have earned the Initiative, so nobody has it next turn."
            case "initiative-over":
                return f"{capitalize_first(reader.possessive(seat))} Initiative is over."
            case "round-won":
                return f"{reader.subject_verb(seat, 'win')} the round: {_rounds_won_text(event.number)} now."
            case "round-double":
                return "Both fall in the same turn: nobody wins the round."
            case "round-stalemate":
                return f"{self.game.stalemate_turns} turns without a scratch: nobody wins the round."
            case "match":
                return f"{reader.subject_verb(seat, 'win')} the match."
            case "stalemate":
                what = "a winner" if self.game.first_edition else "damage"
                return f"{event.number} rounds in a row without {what}: the match ends here."
            case "limit":
                return f"{event.number} rounds have been played: the match ends here."
            case "concede":
                return f"{reader.subject_verb(seat, 'concede')}."
        return self._describe_attack_result(event, reader)

    def _describe_chosen_hand(self, event: Event, reader: Audience) -> str:
        if not event.cards or event.cards[0] == HIDDEN:
            return f"{reader.subject_verb(event.seat, 'have', 'has')} chosen {event.number} cards."
        return f"Your hand: {', '.join([self.card_name(card) for card in event.cards])}."

    def _describe_switch(self, event: Event, reader: Audience) -> str:
        if event.cards[0] == HIDDEN:
            what = "a card" if event.number == 1 else f"{event.number} cards"
            may = "any of those in hand may be it" if event.number == 1 else "any of those in hand may be among them"
            return f"{reader.subject_verb(event.seat, 'switch', 'switches')} {what} out of sight: {may}."
        changes = [f"{self.names[card - 1]} to {self.names[card]}" for card in event.cards]
        return f"{reader.subject_verb(event.seat, 'switch', 'switches')} {' and '.join(changes)}."

    def _describe_attack_result(self, event: Event, reader: Audience) -> str:
        if event.kind == "no-attack":
            return "Nobody attacks."
        attack, against = event.cards
        blow = f"{capitalize_first(reader.possessive(event.seat))} {self.card_name(attack)} ({HEIGHTS[event.number]})"
        other = self.card_name(against)
        theirs = reader.possessive(1 - event.seat)
        strength = self.game.pack.moves[attack].heights[event.number].strength
        hits = f"{blow} hits for {strength}"
        match event.kind:
            case "blocked":
                return f"{blow} is blocked by {other}."
            case "evaded":
                return f"{blow} is evaded by {other}."
            case "unblockable":
                return f"{other} cannot block {self.card_name(attack)}."
            case "hit-alone":
                return f"{hits}."
            case "hit-initiative":
                return f"{hits}: it comes first by the Initiative."
            case "hit-time":
                return f"{hits}: it is the faster move."
            case "hit-same-time":
                return f"{hits}: both are equally fast."
            case "hit-uninterruptible":
                return f"{hits}: it cannot be interrupted."
            case "interrupted-initiative":
                return f"{blow} is interrupted: {theirs} {other} comes first by the Initiative."
            case "interrupted-time":
                return f"{blow} is interrupted: {theirs} {other} is faster."
            case "interrupted-projectile":
                return f"{blow} is interrupted: two projectiles meet."
        raise ValueError(f"Dragon Punch has no event of kind '{event.kind}'.")

    def describe_outcome(self, outcome: Outcome, audience: Audience) -> str:
        winners = outcome.winners()
        if len(winners) > 1:
            return "A draw: too many rounds without a winner, and both have won as many."
        winner = winners[0]
        if outcome.why == "conceded":
            return f"{audience.subject_verb(winner, 'win')}: {audience.seat_name(1 - winner)} gave up."
        if outcome.why == "stalemate":
            return f"{audience.subject_verb(winner, 'win')} with more rounds: the last ones had no winner."
        return f"{audience.subject_verb(winner, 'win')} the match, {self.game.rounds_to_win} rounds won."

    def why_not_usable(self, card: int, view: View) -> str:
        assert isinstance(view, DragonView)
        if not view.pending_seats:
            return "The game is over."
        if view.seat not in view.pending_seats:
            if view.draft:
                return "You have chosen. Take your choice back to choose again."
            return "The other player chooses now."
        if view.phase == HIDING:
            return "First say whether you hide your older flipped cards."
        if view.phase in (ORDERING, PICKING, ADDING):
            return self._why_not_in_setup(card, view)
        if view.phase == PLAYING:
            if card in view.flipped[view.seat]:
                return "This card is flipped. Taunt, and all your cards come back."
            return self._why_not_playable(card, view)
        return self._why_not_switch(card, view)

    def _why_not_in_setup(self, card: int, view: DragonView) -> str:
        if view.phase == ORDERING:
            return "First say who picks first."
        if card < self.game.first_portrait:
            if view.phase == PICKING:
                return "First pick a character; the cards are played after that."
            return "You cannot have more of these. Take a choice back to change it."
        if view.phase == PICKING:
            return "This character has been picked already."
        return "You have all your characters already. Take a choice back to change it."

    def _why_not_playable(self, card: int, view: DragonView) -> str:
        game = self.game
        if card >= 2 * game.basics:
            return self._why_not_owned(card, view) or self._why_not_special(card)
        if card ^ 1 in view.hand:
            if card & 1:
                return f"The white side, {self.names[card ^ 1]}, is up. Cards turn red when you take damage."
            return f"The red side, {self.names[card ^ 1]}, is up until the round ends."
        if card ^ 1 in view.flipped[view.seat]:
            return f"The card is flipped, with {self.names[card ^ 1]} up. Taunt, and all your cards come back."
        return "You can only play the unflipped cards of your own hand."

    def _why_not_special(self, card: int) -> str:
        if card < self.game.first_portrait:
            return "Its character is flipped. Taunt, and all your cards come back."
        first = 2 * (self.game.basics + card - self.game.first_portrait)
        moves = f"{self.names[first]} or {self.names[first + 1]}"
        return f"A character is played by one of its two special moves: {moves}."

    def _why_not_owned(self, card: int, view: DragonView) -> str:
        """Explain that the reader lacks this character, or the character with this special move. Return an empty string
        if the reader has it."""
        game = self.game
        who = card if card >= game.first_portrait else game.card_face(card >> 1)
        if who in view.characters[view.seat]:
            return ""
        if who == card:
            return f"{self.names[who]} is not yours."
        return f"{self.names[card]} is a move of {self.names[who]}, who is not yours."

    def _why_not_switch(self, card: int, view: DragonView) -> str:
        game = self.game
        if card >= game.first_portrait and self._why_not_owned(card, view):
            return f"{self._why_not_owned(card, view)} Switch white cards of your own."
        if card >= 2 * game.basics:
            basic = "You took damage: switch a basic card. Characters do not count as health."
            return self._why_not_owned(card, view) or basic
        own = view.hand + view.flipped[view.seat]
        white = card & ~1
        if white not in own and white + 1 not in own:
            return "You can only switch your own cards."
        if own.count(white) == 0:
            return f"{self.names[white + 1]} is up: the card is red already, and damage switches white ones."
        if own.count(white) > view.marked[0].count(white) + view.marked[1].count(white):
            return f"{self.names[white]} is up. Switch that card to turn it to {self.names[card]}."
        return "You have chosen this card already. Take your choice back to change it."


def _cards_to_switch_text(count: int, more: str) -> str:
    return f"one {more}card " if count == 1 else f"{count} {more}cards "


def _missing_count_text(count: int, noun: str) -> str:
    return f"one more {noun}" if count == 1 else f"{count} {noun}s"


def _rounds_won_text(count: int) -> str:
    return "one round won" if count == 1 else f"{count} rounds won"


def _first_picker_text(reader: Audience, seat: int, first: int) -> str:
    if seat == first:
        return "you pick" if seat == reader.seat else "they pick"
    return reader.subject_verb_lower(first, "pick")
