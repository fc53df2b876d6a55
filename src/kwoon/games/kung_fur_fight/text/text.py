"""Describes the moves, prompts, events and outcomes of Kung Fur Fight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kwoon.core.events import HIDDEN, Event
from kwoon.core.game import Outcome, Prompt, View
from kwoon.core.game_text import GameText
from kwoon.core.message import SeatRef, Text, joined, message_ids, msg
from kwoon.games.kung_fur_fight.cards.abilities import FREE_OF_LIMIT
from kwoon.games.kung_fur_fight.rules.game import KungFurFight
from kwoon.games.kung_fur_fight.rules.pending_combat import OVER, PLANNING, USING_REWARDS
from kwoon.games.kung_fur_fight.rules.refresh import LOW_SP
from kwoon.games.kung_fur_fight.text.plan_advice import explain_plan
from kwoon.games.kung_fur_fight.text.why_not import IllegalPlanMoveReasons, why_not_choosable, why_not_plannable
from kwoon.games.kung_fur_fight.view.view import FurView

USE_IDS: Final = message_ids("kung-fur-fight-move", "use ability, leave ability, use token, leave token")
PLAN_MOVE_IDS: Final = message_ids("kung-fur-fight-move", "lead, assist, off")
CARD_MOVE_IDS: Final = message_ids("kung-fur-fight-move", "add, remove, pick, take")
LEADER_PROMPT_IDS: Final = message_ids("kung-fur-fight-prompt", "add, remove, use")

# Events by what their text depends on: the player, the cards, the number.
NUMBER_EVENT_IDS: Final = message_ids("kung-fur-fight-event", "round, arena, tie")
PLAYER_EVENT_IDS: Final = message_ids(
    "kung-fur-fight-event", "pass, peach, delicacy-by-chef, coin, add-nobody, remove-nobody, apple"
) | {
    "concede": "core-concede",
}
CARDS_EVENT_IDS: Final = message_ids(
    "kung-fur-fight-event", "reward, crowded-out, raihuu-token, throw, turned, hua-left"
)
"""The text depends on the number, too."""
PLAYER_NUMBER_EVENT_IDS: Final = message_ids(
    "kung-fur-fight-event",
    "limit, dish, recover-by-pass, token-unused, weapons, coconut, mushrooms, hua, raihuu, total, win, "
    "mushroom-token, hua-lost",
)
PLAYER_CARDS_EVENT_IDS: Final = message_ids("kung-fur-fight-event", "ability-unused, gain, limit-token")
PLAYER_CARDS_NUMBER_EVENT_IDS: Final = message_ids(
    "kung-fur-fight-event", "add, ignored, ability, gain-sp, lose-sp, spared, take-weapons"
)


class FurText(GameText):
    def __init__(self, game: KungFurFight) -> None:
        self.game = game
        self.names = [card.face().name for card in game.pack.kinds]

    def describe_move(self, move: int) -> Text:
        notation = self.game.format_move(move)
        words = notation.split()
        last = words[-1]
        match words[0]:
            case "seal":
                return msg("kung-fur-fight-move-seal")
            case "weapons":
                return msg("kung-fur-fight-move-weapons", arena=int(words[1]), count=int(last))
            case "coconut":
                if last == "off":
                    return msg("kung-fur-fight-move-coconut-off")
                return msg("kung-fur-fight-move-coconut", arena=int(last))
            case "throw":
                return msg("kung-fur-fight-move-throw", count=int(last))
            case "ignore":
                return msg("kung-fur-fight-move-ignore", count=int(last))
            case "use" | "leave":
                return msg(USE_IDS[notation])
        if last == "nobody":
            return msg("kung-fur-fight-move-add-nobody" if words[0] == "add" else "kung-fur-fight-move-remove-nobody")
        card = self.names[self.game.ids.index(last)]
        if words[0] in PLAN_MOVE_IDS:
            return msg(PLAN_MOVE_IDS[words[0]], card=card, arena=int(words[1]))
        return msg(CARD_MOVE_IDS[words[0]], card=card)

    def describe_prompt(self, prompt: Prompt, view: View) -> Text:
        assert isinstance(view, FurView)
        seat, arena = view.seat, view.arena + 1
        match prompt.kind:
            case "plan":
                return self._plan_prompt_text(view)
            case "pick":
                return msg("kung-fur-fight-prompt-pick")
            case "take":
                return msg("kung-fur-fight-prompt-take", arena=arena)
            case "token":
                is_hua = seat == view.dogs
                return msg("kung-fur-fight-prompt-hua" if is_hua else "kung-fur-fight-prompt-raihuu", arena=arena)
        leader = self.names[view.leaders[seat]]
        if prompt.kind == "throw":
            return msg("kung-fur-fight-prompt-throw", leader=leader, arena=arena, count=view.supply[seat])
        if prompt.kind == "ignore":
            count = view.weapons[1 - seat][view.arena]
            return msg("kung-fur-fight-prompt-ignore", leader=leader, arena=arena, count=count, enemy=SeatRef(1 - seat))
        return msg(LEADER_PROMPT_IDS[prompt.kind], leader=leader, arena=arena)

    def _plan_prompt_text(self, view: FurView) -> Text:
        now, limit, counted = view.limits_now[view.seat], view.plan_limit, view.plan_counted
        if not view.draft:
            return msg("kung-fur-fight-prompt-plan", limit=now, peach_limit=limit if limit > now else 0)
        if not any(view.plan):
            return msg("kung-fur-fight-prompt-plan-pass")
        free = [team[0] for team in view.plan if team and self.game.pack.abilities[team[0]] == FREE_OF_LIMIT]
        names = [self.names[card] for card in free]
        return joined(
            "sentences",
            [
                msg("kung-fur-fight-prompt-plan-laid-besides", count=counted, limit=limit, cards=names)
                if names
                else msg("kung-fur-fight-prompt-plan-laid", count=counted, limit=limit),
                msg("kung-fur-fight-prompt-plan-peach") if counted > now else "",
                msg("kung-fur-fight-prompt-plan-change"),
            ],
        )

    def describe_event(self, event: Event) -> Text:
        player, number = SeatRef(event.seat), event.number
        other = SeatRef(1 - event.seat)
        cards = [self.card_name(card) for card in event.cards]
        match event.kind:
            case "factions":
                return msg("kung-fur-fight-event-factions", dogs=player, cats=other)
            case "team":
                if len(cards) == 1:
                    return msg("kung-fur-fight-event-team-alone", player=player, leader=cards[0], arena=number)
                return msg(
                    "kung-fur-fight-event-team", player=player, leader=cards[0], assistants=cards[1:], arena=number
                )
            case "base":
                animals = [
                    msg("kung-fur-fight-animal", name=self.card_name(card), ap=self.game.pack.ap[card])
                    for card in event.cards
                ]
                return msg("kung-fur-fight-event-base", player=player, animals=animals, ap=number)
            case "steal":
                return msg("kung-fur-fight-event-steal", card=cards[0], player=other, number=number)
            case "remove":
                return msg("kung-fur-fight-event-remove", player=player, card=cards[0], owner=other)
            case "delicacy":
                return msg("kung-fur-fight-event-delicacy", player=player, sp=LOW_SP)
            case "recover":
                if cards:
                    return msg("kung-fur-fight-event-recover-by-card", player=player, cards=cards, number=number)
                return msg("kung-fur-fight-event-recover", player=player, number=number)
            case "over":
                return msg("kung-fur-fight-event-won", player=player) if event.seat >= 0 else _draw_text()
            case "score":
                return msg("kung-fur-fight-event-score", player=player, vp=number // 100, sp=number % 100)
            case "gain-vp":
                if cards:
                    return msg("kung-fur-fight-event-gain-vp-by-card", player=player, cards=cards, number=number)
                return msg("kung-fur-fight-event-gain-vp", player=player, number=number)
            case "look" | "bury":
                return self._describe_peel_event(event, player, cards)
            case "skipped":
                return msg("kung-fur-fight-event-skipped")
            case "no-mushroom":
                return msg("kung-fur-fight-event-no-mushroom", cards=cards)
            case "back":
                if event.cards == [number]:
                    return msg("kung-fur-fight-event-back", player=player, card=cards[0])
                return msg("kung-fur-fight-event-brought-back", player=player, card=self.card_name(number), cards=cards)
        return self._describe_plain_event(event.kind, player, cards, number)

    def _describe_plain_event(self, kind: str, player: SeatRef, cards: list[Text], number: int) -> Text:
        if kind in PLAYER_NUMBER_EVENT_IDS:
            return msg(PLAYER_NUMBER_EVENT_IDS[kind], player=player, number=number)
        if kind in PLAYER_CARDS_NUMBER_EVENT_IDS:
            return msg(PLAYER_CARDS_NUMBER_EVENT_IDS[kind], player=player, cards=cards, number=number)
        if kind in PLAYER_CARDS_EVENT_IDS:
            return msg(PLAYER_CARDS_EVENT_IDS[kind], player=player, cards=cards)
        if kind in PLAYER_EVENT_IDS:
            return msg(PLAYER_EVENT_IDS[kind], player=player)
        if kind in CARDS_EVENT_IDS:
            return msg(CARDS_EVENT_IDS[kind], cards=cards, number=number)
        if kind in NUMBER_EVENT_IDS:
            return msg(NUMBER_EVENT_IDS[kind], number=number)
        raise ValueError(f"Kung Fur Fight has no event of kind '{kind}'.")

    def _describe_peel_event(self, event: Event, player: SeatRef, cards: list[Text]) -> Text:
        count = len(cards)
        if event.kind == "look":
            if not cards:
                return msg("kung-fur-fight-event-look-empty")
            if HIDDEN in event.cards:
                return msg("kung-fur-fight-event-look-hidden", player=player, count=count)
            return msg("kung-fur-fight-event-look", player=player, cards=cards)
        if not cards:
            return ""
        if HIDDEN in event.cards:
            return msg("kung-fur-fight-event-bury-hidden", player=player, count=count)
        return msg("kung-fur-fight-event-bury", player=player, cards=cards)

    def describe_outcome(self, outcome: Outcome) -> Text:
        if outcome.why == "draw":
            return _draw_text()
        seat = outcome.winners()[0]
        winner, loser = SeatRef(seat), SeatRef(1 - seat)
        match outcome.why:
            case "conceded":
                return msg("kung-fur-fight-outcome-conceded", winner=winner, loser=loser)
            case "defeated":
                return msg("kung-fur-fight-outcome-defeated", winner=winner, loser=loser)
            case "both-defeated":
                return msg("kung-fur-fight-outcome-both-defeated", winner=winner)
            case "victory":
                return msg("kung-fur-fight-outcome-victory", winner=winner, lead=self.game.pack.vp_lead_to_win)
            case "pile":
                return msg("kung-fur-fight-outcome-pile", winner=winner)
        return msg("kung-fur-fight-outcome-pile-spirit", winner=winner)

    def why_not_usable(self, card: int, view: View) -> Text:
        assert isinstance(view, FurView)
        if view.phase == OVER:
            return msg("core-why-over")
        if view.seat < 0:
            return msg("kung-fur-fight-why-watching")
        if view.seat not in view.pending_seats:
            return msg("kung-fur-fight-why-sealed" if view.draft else "kung-fur-fight-why-other-decides")
        pack = self.game.pack
        name = self.names[card]
        if view.phase != PLANNING and (view.look or view.step == USING_REWARDS or pack.is_fighter[card]):
            return why_not_choosable(pack, view, card, name)
        if not pack.is_fighter[card]:
            if view.phase == PLANNING and any(card in rewards for rewards in view.rewards):
                return msg("kung-fur-fight-why-reward", card=name)
            if card in view.fronts[view.seat]:
                return msg("kung-fur-fight-why-works-by-itself", card=name)
            return msg("kung-fur-fight-why-no-animal", card=name)
        return why_not_plannable(pack, view, card, name)

    def why_not_move(self, move: int, view: View) -> Text:
        assert isinstance(view, FurView)
        if view.phase != PLANNING or view.seat not in view.pending_seats:
            return ""
        why = IllegalPlanMoveReasons(self.game.pack, self.names, view)
        words = self.game.format_move(move).split()
        if words[0] == "coconut":
            return why.why_not_coconut(-1 if words[1] == "off" else int(words[1]) - 1)
        if words[0] == "weapons":
            return why.why_not_weapons(int(words[1]) - 1, int(words[2]))
        if words[0] == "off":
            return why.why_not_removed(int(words[1]) - 1, self.game.ids.index(words[2]))
        if words[0] in ("lead", "assist"):
            return why.why_not_placed(words[0] == "lead", int(words[1]) - 1, self.game.ids.index(words[2]))
        return ""

    def explain_moves(self, moves: Sequence[int], view: View) -> Text:
        assert isinstance(view, FurView)
        return explain_plan(self.game, self.names, view, moves) if view.phase == PLANNING else ""


def _draw_text() -> Text:
    return msg("kung-fur-fight-outcome-draw")
