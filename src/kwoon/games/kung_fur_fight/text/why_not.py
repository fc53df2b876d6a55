"""Explains why an animal or token cannot be used now, and what would change that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kwoon.core.message import Text, msg
from kwoon.games.kung_fur_fight.cards.abilities import ADD_ASSISTANT, FREE_OF_LIMIT
from kwoon.games.kung_fur_fight.cards.pack import FurPack
from kwoon.games.kung_fur_fight.rules.pending_combat import DECIDING_USE, REMOVING, USING_REWARDS
from kwoon.games.kung_fur_fight.view.view import FurView

LIMIT_IDS: Final = (
    "kung-fur-fight-why-limit",
    "kung-fur-fight-why-limit-blocked",
    "kung-fur-fight-why-limit-peach",
    "kung-fur-fight-why-limit-blocked-peach",
)
"""Indexed by what changes the Card Limit: 1 for BLOCK plus 2 for Peaches."""


def why_not_plannable(pack: FurPack, view: FurView, card: int, name: Text) -> Text:
    """Explain why a seat that is planning cannot use a card."""
    if card not in view.hand:
        if card in view.rest:
            return msg("kung-fur-fight-why-rests", card=name)
        if any(card in rewards for rewards in view.rewards):
            return msg("kung-fur-fight-why-ranger-reward", card=name)
        return msg("kung-fur-fight-why-not-yours", card=name)
    if card not in view.plan_left:
        return msg("kung-fur-fight-why-laid", card=name)
    limited = view.plan_counted >= view.plan_limit
    if limited and pack.abilities[card] != FREE_OF_LIMIT:
        return limit_reached_text(view)
    if pack.no_assistants[card]:
        return msg("kung-fur-fight-why-leads-alone", card=name)
    if pack.leader_only[card]:
        return msg("kung-fur-fight-why-leads", card=name)
    if limited:
        return msg("kung-fur-fight-why-free-leader", card=name)
    return msg("kung-fur-fight-why-no-room", card=name, max=pack.max_team_size)


def why_not_choosable(pack: FurPack, view: FurView, card: int, name: Text) -> Text:
    """Explain why a seat with a decision during combat cannot choose a card."""
    if view.look:
        return msg("kung-fur-fight-why-not-peel", card=name)
    if view.step == DECIDING_USE:
        return msg("kung-fur-fight-why-not-asked", card=name)
    if view.step == USING_REWARDS:
        return msg("kung-fur-fight-why-not-next-reward", card=name)
    if view.step == REMOVING:
        return msg("kung-fur-fight-why-not-weakest", card=name)
    if not view.deciders or pack.abilities[view.leaders[view.seat]] != ADD_ASSISTANT:
        return msg("kung-fur-fight-why-not-now", card=name)
    if card in view.hand:
        return msg("kung-fur-fight-why-not-assistant", card=name)
    if card in view.rest:
        return msg("kung-fur-fight-why-rests-not-added", card=name)
    for arena in range(3):
        if card in view.teams[0][arena] or card in view.teams[1][arena]:
            return msg("kung-fur-fight-why-in-arena", card=name, arena=arena + 1)
    return msg("kung-fur-fight-why-not-in-hand", card=name)


class IllegalPlanMoveReasons:
    """Explains why a planning move is illegal although its card or token may be usable in other ways."""

    def __init__(self, pack: FurPack, names: Sequence[Text], view: FurView) -> None:
        self.pack = pack
        self.names = names
        self.view = view

    def why_not_placed(self, as_leader: bool, arena: int, card: int) -> Text:
        """Explain why an animal cannot lead, or assist in, this arena. Return an empty string if there is nothing to
        add."""
        pack = self.pack
        name = self.names[card]
        team = self.view.plan[arena]
        for other in range(3):
            if card in self.view.plan[other] and card not in self.view.plan_left:
                return msg("kung-fur-fight-why-in-arena", card=name, arena=other + 1)
        if card not in self.view.plan_left:
            return ""
        if pack.leader_only[card] and not as_leader:
            return msg("kung-fur-fight-why-not-assistant", card=name)
        if not team and not as_leader:
            return msg("kung-fur-fight-why-no-leader", arena=arena + 1)
        if team and pack.no_assistants[team[0]]:
            return msg("kung-fur-fight-why-leader-alone", leader=self.names[team[0]], arena=arena + 1)
        if team and as_leader and pack.no_assistants[card]:
            return msg("kung-fur-fight-why-team-there", card=name, arena=arena + 1)
        if len(team) >= pack.max_team_size:
            return msg("kung-fur-fight-why-arena-full", arena=arena + 1, max=pack.max_team_size)
        if team and as_leader and pack.leader_only[team[0]]:
            return msg("kung-fur-fight-why-leader-stays", leader=self.names[team[0]], arena=arena + 1)
        return limit_reached_text(self.view) if self.view.plan_counted >= self.view.plan_limit else ""

    def why_not_removed(self, arena: int, card: int) -> Text:
        """Explain why an animal cannot be taken off an arena; return an empty string if it can."""
        if card in self.view.plan[arena]:
            return ""
        return msg("kung-fur-fight-why-not-in-arena", card=self.names[card], arena=arena + 1)

    def why_not_weapons(self, arena: int, count: int) -> Text:
        """Explain why an arena cannot have this many Hidden Weapons; return an empty string if it can."""
        view = self.view
        num_weapons = view.supply[view.seat]
        laid = view.plan_weapons[arena]
        if num_weapons == 0:
            return msg("kung-fur-fight-why-no-weapons")
        if not view.plan[arena]:
            return msg("kung-fur-fight-why-weapons-alone", arena=arena + 1)
        if count == laid:
            return msg("kung-fur-fight-why-weapons-laid", arena=arena + 1, count=count)
        elsewhere = sum(view.plan_weapons) - laid
        if count > num_weapons - elsewhere:
            return msg("kung-fur-fight-why-few-weapons", count=num_weapons, elsewhere=elsewhere)
        return ""

    def why_not_coconut(self, arena: int) -> Text:
        """Explain why the Coconut cannot be put on an arena or, if `arena` is -1, taken off."""
        view = self.view
        if view.coconut != view.seat:
            return msg("kung-fur-fight-why-no-coconut")
        if arena < 0:
            return msg("kung-fur-fight-why-coconut-nowhere")
        if view.plan_coconut == arena:
            return msg("kung-fur-fight-why-coconut-there", arena=arena + 1)
        return msg("kung-fur-fight-why-coconut-alone", arena=arena + 1)


def limit_reached_text(view: FurView) -> Text:
    """Say that the Card Limit is reached, and how it is computed."""
    is_blocked = view.blocked[view.seat] == view.round
    uses_peach = view.plan_limit > view.limits_now[view.seat]
    change = (1 if is_blocked else 0) + (2 if uses_peach else 0)
    return msg(LIMIT_IDS[change], limit=view.plan_limit, count=view.plan_counted)
