"""Describes the moves, prompts and outcomes of Kung Fu Fighting! (2019)."""

from __future__ import annotations

from typing import Final

from kwoon.core.event_text import short_card_name
from kwoon.core.events import Event
from kwoon.core.game import Outcome, Prompt, View
from kwoon.core.game_text import GameText
from kwoon.core.message import SeatRef, Text, joined, message_ids, msg, named
from kwoon.games.kung_fu_2019.cards.card_tables import IS_BLOCK, NONE
from kwoon.games.kung_fu_2019.rules.game import KungFu2019
from kwoon.games.kung_fu_2019.rules.notation import CHOOSE, DISCARD, MAX_SEATS, VERBS
from kwoon.games.kung_fu_2019.text.events import describe_event
from kwoon.games.kung_fu_2019.text.why_not import why_no_attack, why_not_playable, why_not_target
from kwoon.games.kung_fu_2019.view.view import KungFu2019View

CARD_MOVE_IDS: Final = tuple([f"kung-fu-2019-move-{verb}" for verb in VERBS])
SEAT_MOVE_IDS: Final = ("kung-fu-2019-move-target", "kung-fu-2019-move-take", "kung-fu-2019-move-give-to")
PLAIN_MOVE_IDS: Final = ("kung-fu-2019-move-pay", "kung-fu-2019-move-pass", "core-done")
PLAIN_PROMPT_IDS: Final = message_ids(
    "kung-fu-2019-prompt", "choose, respite, take, take-stance, count, pass-card, give-to"
)


class KungFu2019Text(GameText):
    def __init__(self, game: KungFu2019) -> None:
        self.game = game
        self.names = [named("kung-fu-2019-cards", short_card_name(card.name)) for card in game.pack.kinds]

    def describe_move(self, move: int) -> Text:
        game = self.game
        if move >= game.pay:
            return msg(PLAIN_MOVE_IDS[move - game.pay])
        if move >= game.first_target:
            number = (move - game.first_target) % MAX_SEATS
            if move >= game.first_count:
                return msg("kung-fu-2019-move-count", count=number + 1)
            return msg(SEAT_MOVE_IDS[(move - game.first_target) // MAX_SEATS], player=SeatRef(number))
        return msg(CARD_MOVE_IDS[move // game.kinds.count], card=self.names[move % game.kinds.count])

    def describe_prompt(self, prompt: Prompt, view: View) -> Text:
        assert isinstance(view, KungFu2019View)
        if prompt.kind in PLAIN_PROMPT_IDS:
            return msg(PLAIN_PROMPT_IDS[prompt.kind])
        text = self._nothing_to_play_text(prompt, view)
        text = text or self._turn_prompt_text(prompt, view) or self._attack_prompt_text(prompt, view)
        if not text:
            raise ValueError(f"Kung Fu Fighting! (2019) has no prompt of kind '{prompt.kind}'.")
        return text

    def _nothing_to_play_text(self, prompt: Prompt, view: KungFu2019View) -> Text:
        """Return the text for a prompt that the reader can only pass, or an empty text for others. Every seat that
        could hold a suitable card is prompted, so only the reader's own hand decides about the text."""
        if prompt.moves != [self.game.pass_move]:
            return ""
        match prompt.kind:
            case "special":
                return msg("kung-fu-2019-prompt-no-special")
            case "counterattack":
                return msg("kung-fu-2019-prompt-no-counterattack", target=SeatRef(self._counter_target(view)))
            case "help":
                return joined("sentences", [self._attack_text(view), msg("kung-fu-2019-prompt-no-help")])
            case "step-in":
                return joined("sentences", [self._attack_text(view), self._no_step_in_text(view)])
            case "block":
                kinds = self.game.kinds
                has_block = any(kinds.card_type[card] == IS_BLOCK for card in view.hand)
                no_block = msg("kung-fu-2019-prompt-no-fitting-block" if has_block else "kung-fu-2019-prompt-no-block")
                return joined("sentences", [self._attack_text(view), no_block])
        return ""

    def _no_step_in_text(self, view: KungFu2019View) -> Text:
        step = view.steps[-1]
        target = view.attack_targets[step[2]][step[3]]
        if target == view.seat:
            return msg("kung-fu-2019-prompt-no-step-in-target")
        if view.team[target] == view.team[view.seat]:
            return msg("kung-fu-2019-prompt-no-step-in-teammate", target=SeatRef(target))
        return msg("kung-fu-2019-prompt-no-step-in")

    def _turn_prompt_text(self, prompt: Prompt, view: KungFu2019View) -> Text:
        match prompt.kind:
            case "upkeep":
                return msg("kung-fu-2019-prompt-upkeep", stance=self.names[view.stance[view.seat]])
            case "discard":
                return self._discard_prompt_text(view)
            case "prepare":
                if self.game.done == prompt.moves[-1] and max(prompt.moves[:-1], default=0) < self.game.first_target:
                    no_attack = why_no_attack(self.game, view)
                    return joined("sentences", [msg("kung-fu-2019-prompt-prepare-only"), no_attack])
                return msg("kung-fu-2019-prompt-prepare")
            case "give":
                return msg("kung-fu-2019-prompt-give", player=SeatRef(view.active))
            case "swap":
                return self._swap_prompt_text(view)
            case "special":
                return msg("kung-fu-2019-prompt-special")
        return ""

    def _discard_prompt_text(self, view: KungFu2019View) -> Text:
        if not view.hand:
            return msg("kung-fu-2019-prompt-discard-stance", stance=self.names[view.stance[view.seat]])
        if max(view.weapon[view.seat], view.stance[view.seat]) == NONE:
            return msg("kung-fu-2019-prompt-discard-hand")
        return msg("kung-fu-2019-prompt-discard")

    def _attack_prompt_text(self, prompt: Prompt, view: KungFu2019View) -> Text:
        match prompt.kind:
            case "attack":
                if prompt.moves[0] >= self.game.first_target:
                    return msg("kung-fu-2019-prompt-attack-too")
                return msg("kung-fu-2019-prompt-attack-too-base")
            case "base":
                if not view.build_targets:
                    return msg("kung-fu-2019-prompt-base")
                targets = joined("and", [SeatRef(seat) for seat in view.build_targets])
                return msg("kung-fu-2019-prompt-base-targets", targets=targets)
            case "add":
                return msg("kung-fu-2019-prompt-add", damage=self._drafted_damage(view))
            case "target":
                if self.game.done in prompt.moves:
                    return msg("kung-fu-2019-prompt-target-more")
                return msg("kung-fu-2019-prompt-target")
            case "step-in":
                return joined("sentences", [self._attack_text(view), self._step_in_question(view)])
            case "block":
                return joined("sentences", [self._attack_text(view), msg("kung-fu-2019-prompt-block")])
            case "price":
                return msg("kung-fu-2019-prompt-price", count=self._remaining_price(view))
            case "counterattack":
                return msg("kung-fu-2019-prompt-counterattack", target=SeatRef(self._counter_target(view)))
            case "help":
                if view.draft:
                    return msg("kung-fu-2019-prompt-help-more", damage=self._drafted_damage(view))
                return joined("sentences", [self._attack_text(view), msg("kung-fu-2019-prompt-help")])
        return ""

    def _swap_prompt_text(self, view: KungFu2019View) -> Text:
        """Return the text for either of the two players who exchange cards; the special belongs to one of them."""
        _, teammate, _, planner, count, *cards = view.steps[-1]
        other = SeatRef(teammate if planner == view.seat else planner)
        left = count - len(view.draft)
        if view.draft:
            return msg("kung-fu-2019-prompt-swap-more", other=other, left=left)
        return msg(
            "kung-fu-2019-prompt-swap", player=SeatRef(planner), card=self.names[cards[0]], other=other, count=left
        )

    def describe_event(self, event: Event) -> Text:
        cause = self.card_name(event.number - 1) if event.kind == "random" and event.number > 0 else ""
        return describe_event(event, [self.card_name(card) for card in event.cards], self.game.team, cause)

    def describe_outcome(self, outcome: Outcome) -> Text:
        winners = outcome.winners()
        names = joined("and", [SeatRef(seat) for seat in winners])
        if outcome.why == "everybody-out":
            return msg("kung-fu-2019-outcome-tie", players=names)
        if outcome.why == "turn-cap":
            return msg("kung-fu-2019-outcome-turn-cap", players=names)
        if len(winners) > 1:
            if outcome.why == "conceded":
                return msg("kung-fu-2019-outcome-team-conceded", players=names)
            return msg("kung-fu-2019-outcome-team", players=names)
        if outcome.why == "conceded":
            return msg("kung-fu-2019-outcome-conceded", player=SeatRef(winners[0]))
        return msg("kung-fu-2019-outcome-last", player=SeatRef(winners[0]))

    def why_not_usable(self, card: int, view: View) -> Text:
        assert isinstance(view, KungFu2019View)
        return why_not_playable(self.game, self.names[card], card, view)

    def why_not_move(self, move: int, view: View) -> Text:
        assert isinstance(view, KungFu2019View)
        game = self.game
        if view.seat not in view.pending_seats:
            return ""
        card = int(move % game.kinds.count)
        if move < game.first_target and move // game.kinds.count == CHOOSE and card in view.archetype:
            owner = SeatRef(view.archetype.index(card))
            return msg("kung-fu-2019-why-character-of", player=owner, card=self.names[card])
        if not game.first_target <= move < game.first_take:
            return ""
        return why_not_target(game, int(move - game.first_target), view)

    def attack_title(self, view: KungFu2019View, attack_index: int) -> Text:
        """Return the attack's cards as one name, such as 'Flying Sword'."""
        title = self.names[view.attack_base[attack_index]]
        for card in reversed(view.attack_cards[attack_index]):
            title = msg("kung-fu-2019-attack-title", enhancement=self.names[card], attack=title)
        return title

    def _attack_text(self, view: KungFu2019View) -> Text:
        """Describe the attack that the prompt is about."""
        at = view.steps[-1][2]
        place = view.steps[-1][3] if view.phase != "help" else 0
        return msg(
            "kung-fu-2019-prompt-of-attack",
            attacker=SeatRef(view.attack_by[at]),
            attack=self.attack_title(view, at),
            damage=view.attack_damage[at][place],
            target=SeatRef(view.attack_targets[at][place]),
        )

    def _step_in_question(self, view: KungFu2019View) -> Text:
        """Return the question before the target's own Block, depending on how the reader relates to the target."""
        step = view.steps[-1]
        target = view.attack_targets[step[2]][step[3]]
        if target == view.seat:
            return msg("kung-fu-2019-prompt-step-in-target")
        if view.seat >= 0 and view.team[target] == view.team[view.seat]:
            return msg("kung-fu-2019-prompt-step-in-teammate", target=SeatRef(target))
        return msg("kung-fu-2019-prompt-step-in")

    def _remaining_price(self, view: KungFu2019View) -> int:
        """Return how many more cards the Block in the draft costs."""
        kinds = self.game.kinds
        verbs = [move // kinds.count for move in view.draft]
        cost = sum([kinds.discard_others[move % kinds.count] for move in view.draft if move // kinds.count != DISCARD])
        return int(min(cost - verbs.count(DISCARD), len(view.hand) - len(view.draft)))

    def _counter_target(self, view: KungFu2019View) -> int:
        step = view.steps[-1]
        return view.attack_aims[step[2]][step[3]]

    def _drafted_damage(self, view: KungFu2019View) -> Text:
        return joined("and", [0] if view.build_base == NONE else list(view.build_damage))
