"""Describes the moves, prompts and outcomes of KungFu Fighting (2014)."""

from __future__ import annotations

from typing import Final

from kwoon.core.event_text import count_with_noun, short_card_name
from kwoon.core.events import Event
from kwoon.core.game import Outcome, Prompt, View
from kwoon.core.game_text import Audience, GameText
from kwoon.games.kung_fu_2014.rules.game import KungFu2014
from kwoon.games.kung_fu_2014.rules.notation import PLAY, RETURN
from kwoon.games.kung_fu_2014.text.events import event_text
from kwoon.games.kung_fu_2014.text.why_not import why_not_playable, why_not_target
from kwoon.games.kung_fu_2014.view.view import KungFu2014View

VERB_TEXT: Final = (
    "Play {}",
    "Break {}",
    "Play {} for another target",
    "Discard {}",
    "Take back {}",
    "Give up {} to Counterattack",
)
"""Label template for each verb of a move."""


class KungFu2014Text(GameText):
    def __init__(self, game: KungFu2014) -> None:
        self.game = game
        self.names = [short_card_name(card.name) for card in game.pack.kinds]

    def describe_move(self, move: int) -> str:
        kinds = self.game.kinds
        if move >= kinds.pass_move:
            return "Pass" if move == kinds.pass_move else "Done"
        if move >= kinds.first_target:
            return f"Strike seat {move - kinds.first_target + 1}"
        card = kinds.card_of_move(move)
        if kinds.verb_of_move(move) == RETURN and kinds.return_cost[card]:
            return f"Pay {count_with_noun(kinds.return_cost[card], 'card')} to take back {self.names[card]}"
        text = VERB_TEXT[kinds.verb_of_move(move)].format(self.names[card])
        if kinds.verb_of_move(move) == PLAY and kinds.bonus_or_target[card]:
            return f"{text} for +{kinds.bonus_or_target[card]}"
        return text

    def describe_move_by_name(self, move: int, audience: Audience) -> str:
        first = self.game.kinds.first_target
        # The notation allows for six seats, but the table may have fewer.
        if first <= move < self.game.kinds.pass_move and int(move - first) < len(audience.names):
            return f"Strike {audience.seat_name(int(move - first))}"
        return self.describe_move(move)

    def describe_prompt(self, prompt: Prompt, view: View, audience: Audience) -> str:
        assert isinstance(view, KungFu2014View)
        match prompt.kind:
            case "discard":
                pack = self.game.pack
                kept = "none" if pack.dump_keep_max == 0 else f"{pack.dump_keep_max} or none"
                more = f" ({pack.hand_after_dump} if you keep {kept})" if pack.hand_after_dump > pack.hand_size else ""
                return f"Discard what you do not want; then you draw up to {pack.hand_size}{more}."
            case "attack":
                return "Attack: start with a Stance, a Base or a Weapon, or pass."
            case "counterattack":
                return f"Counterattack {audience.seat_name(view.against)}: start with a Stance, a Base or a Weapon, or pass."
            case "base" | "block-base":
                side = "attack" if prompt.kind == "base" else "block"
                return f"Choose a Base or a Weapon for your {side}; Punch is always there."
            case "add":
                return f"Your attack is worth {self._own_total_text(view)}. Add to it, or name the one you strike."
            case "target":
                named = self._targets_text(view, audience)
                return f"You strike {named}. Name another target, or be done." if named else "Name the one you strike."
            case "block":
                return f"Block {self._attack_text(view, audience)}, or take {self._incoming_damage_text(view)}{self.extra_loss_text(view, ', and ')}."
            case "block-add":
                then = self.extra_loss_text(view, "; if anything gets through, ")
                return f"Your block is worth {self._own_total_text(view)} against {self._incoming_damage_text(view)}{then}. Add to it, or be done."
            case "exchange":
                more = count_with_noun(self.game.kinds.exchange[self._own_stance(view)], "card")
                return f"Discard as many cards as you like; you draw the same number and {more} more."
            case "return":
                return self._return_card_prompt_text(prompt, view)
            case "pay":
                back = self.game.kinds.card_of_move(view.draft[0])
                left = self.game.kinds.return_cost[back] - len(view.draft) + 1
                return f"Discard {count_with_noun(left, 'card')} to take {self.names[back]} back."
        raise ValueError(f"KungFu Fighting (2014) has no prompt of kind '{prompt.kind}'.")

    def describe_event(self, event: Event, audience: Audience) -> str:
        cause = self.card_name(event.number) if event.kind == "strip" else ""
        if event.kind == "random" and event.number > 0:
            cause = self.card_name(event.number - 1)
        return event_text(event, audience, [self.card_name(card) for card in event.cards], cause)

    def describe_outcome(self, outcome: Outcome, audience: Audience) -> str:
        winners = outcome.winners()
        if len(winners) > 1:
            shared = " and ".join([audience.seat_name(seat) for seat in winners])
            why = "nobody has Chi left" if outcome.why == "everybody-out" else "the last turn is over"
            return f"A draw, because {why}: {shared} share it."
        why = ": the others gave up or are out" if outcome.why == "conceded" else ", the last one with Chi"
        return f"{audience.subject_verb(winners[0], 'win')}{why}."

    def why_not_usable(self, card: int, view: View) -> str:
        assert isinstance(view, KungFu2014View)
        return why_not_playable(self.game, self.names[card], card, view)

    def why_not_move(self, move: int, view: View, audience: Audience) -> str:
        assert isinstance(view, KungFu2014View)
        kinds = self.game.kinds
        if view.seat not in view.pending_seats or not kinds.first_target <= move < kinds.pass_move:
            return ""
        named = [int(each - kinds.first_target) for each in view.draft if each >= kinds.first_target]
        return why_not_target(int(move - kinds.first_target), named, view, audience)

    def extra_loss_text(self, view: KungFu2014View, prefix: str) -> str:
        """Describe the additional Chi that damaged targets lose to the attack; return an empty string if there is none."""
        kinds = self.game.kinds
        cards = [card for card in (view.base, view.finishing, view.stance) if card >= 0 and kinds.damage_lose[card]]
        if not cards or view.total + view.spirit == 0:
            return ""
        return prefix + " and ".join([f"{kinds.damage_lose[card]} more by {self.names[card]}" for card in cards])

    def attack_title(self, view: KungFu2014View) -> str:
        """Return the attack's cards as one name, such as 'Flying Iron Sword Out the Window'."""
        parts = [self.names[card] for card in view.enhancements]
        parts.append(self.names[view.base])
        if view.finishing >= 0:
            parts.append(self.names[view.finishing])
        return " ".join(parts)

    def _attack_text(self, view: KungFu2014View, audience: Audience) -> str:
        return f"{audience.possessive(view.attacker)} {self.attack_title(view)}"

    def _incoming_damage_text(self, view: KungFu2014View) -> str:
        return f"{view.total} and 1 for Spirit" if view.spirit else str(view.total)

    def _own_total_text(self, view: KungFu2014View) -> str:
        return f"{view.build_total} with Spirit" if view.build_spirit else str(view.build_total)

    def _targets_text(self, view: KungFu2014View, audience: Audience) -> str:
        first = self.game.kinds.first_target
        return " and ".join([audience.seat_name(int(move - first)) for move in view.draft if move >= first])

    def _return_card_prompt_text(self, prompt: Prompt, view: KungFu2014View) -> str:
        """Say which cards can return and what happens to the others. The moves name the prices."""
        kinds = self.game.kinds
        if kinds.pass_move not in prompt.moves:
            given_up = self.names[kinds.card_of_move(prompt.moves[-1])]
            back = f"Take {given_up} back, or give it up" if len(prompt.moves) > 1 else f"Give up {given_up}"
            return f"{back}: then you may Counterattack."
        if len(prompt.moves) == 2:
            return f"{self.names[kinds.card_of_move(prompt.moves[0])]} can come back to your hand. Pass, and it is discarded."
        if kinds.return_one[self._own_stance(view)]:
            return "Choose the one card that comes back to your hand. Pass, and both are discarded."
        return "Choose what comes back to your hand. Pass, and both are discarded."

    def _own_stance(self, view: KungFu2014View) -> int:
        return view.stance if view.at == len(view.targets) else view.block_stances[view.at]
