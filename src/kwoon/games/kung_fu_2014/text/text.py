"""Describes the moves, prompts and outcomes of KungFu Fighting (2014)."""

from __future__ import annotations

from typing import Final

from kwoon.core.event_text import short_card_name
from kwoon.core.events import Event
from kwoon.core.game import Outcome, Prompt, View
from kwoon.core.game_text import GameText
from kwoon.core.message import SeatRef, Text, joined, msg, named
from kwoon.games.kung_fu_2014.rules.game import KungFu2014
from kwoon.games.kung_fu_2014.rules.notation import PLAY, RETURN, VERBS
from kwoon.games.kung_fu_2014.text.events import describe_event
from kwoon.games.kung_fu_2014.text.why_not import why_not_playable, why_not_target
from kwoon.games.kung_fu_2014.view.view import KungFu2014View

MOVE_IDS: Final = tuple([f"kung-fu-2014-move-{verb}" for verb in VERBS])
"""Indexed by the verb of a move."""


class KungFu2014Text(GameText):
    def __init__(self, game: KungFu2014) -> None:
        self.game = game
        self.names = [named("kung-fu-2014-cards", short_card_name(card.name)) for card in game.pack.kinds]

    def describe_move(self, move: int) -> Text:
        kinds = self.game.kinds
        if move >= kinds.pass_move:
            return msg("kung-fu-2014-move-pass" if move == kinds.pass_move else "core-done")
        if move >= kinds.first_target:
            return msg("kung-fu-2014-move-target", target=SeatRef(int(move - kinds.first_target)))
        card, verb = kinds.card_of_move(move), kinds.verb_of_move(move)
        if verb == RETURN and kinds.return_cost[card]:
            return msg("kung-fu-2014-move-return-paying", card=self.names[card], count=int(kinds.return_cost[card]))
        if verb == PLAY and kinds.bonus_or_target[card]:
            return msg("kung-fu-2014-move-play-bonus", card=self.names[card], bonus=int(kinds.bonus_or_target[card]))
        return msg(MOVE_IDS[verb], card=self.names[card])

    def describe_prompt(self, prompt: Prompt, view: View) -> Text:
        assert isinstance(view, KungFu2014View)
        pack = self.game.pack
        match prompt.kind:
            case "discard":
                if pack.hand_after_dump <= pack.hand_size:
                    return msg("kung-fu-2014-prompt-discard", hand=pack.hand_size)
                return msg(
                    "kung-fu-2014-prompt-discard-most",
                    hand=pack.hand_size,
                    kept=pack.dump_keep_max,
                    more=pack.hand_after_dump,
                )
            case "attack":
                return msg("kung-fu-2014-prompt-attack")
            case "counterattack":
                return msg("kung-fu-2014-prompt-counterattack", target=SeatRef(view.against))
            case "base":
                return msg("kung-fu-2014-prompt-base")
            case "block-base":
                return msg("kung-fu-2014-prompt-block-base")
            case "add":
                return msg("kung-fu-2014-prompt-add", total=_total(view.build_total, view.build_spirit))
            case "target":
                first = self.game.kinds.first_target
                targets: list[object] = [SeatRef(int(move - first)) for move in view.draft if move >= first]
                if not targets:
                    return msg("kung-fu-2014-prompt-target")
                return msg("kung-fu-2014-prompt-another-target", targets=joined("and", targets))
            case "block":
                return self._with_extra_loss(
                    msg(
                        "kung-fu-2014-prompt-block",
                        attacker=SeatRef(view.attacker),
                        attack=self.attack_title(view),
                        damage=_incoming_damage(view),
                    ),
                    view,
                )
            case "block-add":
                return self._with_extra_loss(
                    msg(
                        "kung-fu-2014-prompt-block-add",
                        total=_total(view.build_total, view.build_spirit),
                        damage=_incoming_damage(view),
                    ),
                    view,
                )
            case "exchange":
                return msg("kung-fu-2014-prompt-exchange", more=int(self.game.kinds.exchange[self._own_stance(view)]))
            case "return":
                return self._describe_return_prompt(prompt, view)
            case "pay":
                back = self.game.kinds.card_of_move(view.draft[0])
                left = int(self.game.kinds.return_cost[back] - len(view.draft) + 1)
                return msg("kung-fu-2014-prompt-pay", card=self.names[back], count=left)
        raise ValueError(f"KungFu Fighting (2014) has no prompt of kind '{prompt.kind}'.")

    def describe_event(self, event: Event) -> Text:
        cause: Text = self.card_name(event.number) if event.kind == "strip" else ""
        if event.kind == "random" and event.number > 0:
            cause = self.card_name(event.number - 1)
        return describe_event(event, [self.card_name(card) for card in event.cards], cause)

    def describe_outcome(self, outcome: Outcome) -> Text:
        winners: list[object] = [SeatRef(seat) for seat in outcome.winners()]
        if len(winners) > 1:
            return msg(
                "kung-fu-2014-outcome-everybody-out"
                if outcome.why == "everybody-out"
                else "kung-fu-2014-outcome-turn-cap",
                winners=joined("and", winners),
            )
        return msg(
            "kung-fu-2014-outcome-conceded" if outcome.why == "conceded" else "kung-fu-2014-outcome-last",
            winner=winners[0],
        )

    def why_not_usable(self, card: int, view: View) -> Text:
        assert isinstance(view, KungFu2014View)
        return why_not_playable(self.game, self.names[card], card, view)

    def why_not_move(self, move: int, view: View) -> Text:
        assert isinstance(view, KungFu2014View)
        kinds = self.game.kinds
        if view.seat not in view.pending_seats or not kinds.first_target <= move < kinds.pass_move:
            return ""
        named_targets = [int(each - kinds.first_target) for each in view.draft if each >= kinds.first_target]
        return why_not_target(int(move - kinds.first_target), named_targets, view)

    def extra_losses(self, view: KungFu2014View) -> list[tuple[Text, int]]:
        """Return the cards of the attack that cost damaged targets additional Chi, each with the amount."""
        kinds = self.game.kinds
        if view.total + view.spirit == 0:
            return []
        cards = [card for card in (view.base, view.finishing, view.stance) if card >= 0 and kinds.damage_lose[card]]
        return [(self.names[card], int(kinds.damage_lose[card])) for card in cards]

    def attack_title(self, view: KungFu2014View) -> Text:
        """Return the attack's cards as one name, such as 'Flying Iron Sword Out the Window'."""
        cards = [*view.enhancements, view.base]
        if view.finishing >= 0:
            cards.append(view.finishing)
        return joined("words", [self.names[card] for card in cards])

    def _with_extra_loss(self, text: Text, view: KungFu2014View) -> Text:
        losses: list[Text] = [
            msg("kung-fu-2014-prompt-extra-loss", card=card, chi=chi) for card, chi in self.extra_losses(view)
        ]
        return joined("sentences", [text, *losses])

    def _describe_return_prompt(self, prompt: Prompt, view: KungFu2014View) -> Text:
        """Say which cards can return and what happens to the others. The moves name the prices."""
        kinds = self.game.kinds
        if kinds.pass_move not in prompt.moves:
            return msg(
                "kung-fu-2014-prompt-return-or-give-up" if len(prompt.moves) > 1 else "kung-fu-2014-prompt-give-up",
                card=self.names[kinds.card_of_move(prompt.moves[-1])],
            )
        if len(prompt.moves) == 2:
            return msg("kung-fu-2014-prompt-return", card=self.names[kinds.card_of_move(prompt.moves[0])])
        if kinds.return_one[self._own_stance(view)]:
            return msg("kung-fu-2014-prompt-return-one")
        return msg("kung-fu-2014-prompt-return-any")

    def _own_stance(self, view: KungFu2014View) -> int:
        return view.stance if view.at == len(view.targets) else view.block_stances[view.at]


def _total(total: int, spirit: bool) -> Text:
    """Return the total of an attack or a block."""
    return msg("kung-fu-2014-total-spirit", total=total) if spirit else msg("kung-fu-2014-total", total=total)


def _incoming_damage(view: KungFu2014View) -> Text:
    if view.spirit:
        return msg("kung-fu-2014-damage-spirit", damage=view.total)
    return msg("kung-fu-2014-damage", damage=view.total)
