"""Explains a suggested plan in words: where it fights and for what, which arenas it leaves, and whether it feeds."""

from __future__ import annotations

from collections.abc import Sequence

from kwoon.core.message import Text, joined, msg
from kwoon.games.kung_fur_fight.cards.abilities import CHEF
from kwoon.games.kung_fur_fight.rules.game import KungFurFight
from kwoon.games.kung_fur_fight.view.view import FurView


class _SuggestedPlan:
    """The seat's plan after some more moves."""

    def __init__(self, game: KungFurFight, view: FurView, moves: Sequence[int]) -> None:
        self.pack = game.pack
        self.teams = [list(team) for team in view.plan]
        self.weapons = list(view.plan_weapons)
        self.coconut = view.plan_coconut
        before = [self._placed_ap(arena) for arena in range(3)]
        for move in moves:
            self._apply(game, game.format_move(move).split())
        # Tokens that are already in an arena are part of the AP before the moves.
        self.ap = [view.plan_ap[arena] - before[arena] + self._placed_ap(arena) for arena in range(3)]

    def _placed_ap(self, arena: int) -> int:
        pack = self.pack
        animals = sum(pack.ap[card] for card in self.teams[arena])
        coconut = pack.coconut_ap if self.coconut == arena else 0
        return int(animals + self.weapons[arena] * pack.weapon_ap + coconut)

    def _apply(self, game: KungFurFight, words: list[str]) -> None:
        match words:
            case ["lead", arena, card]:
                self.teams[int(arena) - 1].insert(0, game.ids.index(card))
            case ["assist", arena, card]:
                self.teams[int(arena) - 1].append(game.ids.index(card))
            case ["off", arena, card]:
                self.teams[int(arena) - 1].remove(game.ids.index(card))
            case ["weapons", arena, count]:
                self.weapons[int(arena) - 1] = int(count)
            case ["coconut", arena]:
                self.coconut = -1 if arena == "off" else int(arena) - 1


def explain_plan(game: KungFurFight, names: Sequence[Text], view: FurView, moves: Sequence[int]) -> Text:
    """Return a few short sentences about the plan that these moves complete."""
    plan = _SuggestedPlan(game, view, moves)
    if not any(plan.teams):
        return msg("kung-fur-fight-advice-pass", count=view.rest_sizes[view.seat])
    sentences: list[Text] = []
    left: list[Text] = []
    has_food = view.dishes[view.seat] + view.delicacies[view.seat] > 0
    for arena, team in enumerate(plan.teams):
        if not team:
            left.append(str(arena + 1))
            continue
        if has_food and game.pack.abilities[team[0]] == CHEF:
            sentences.append(msg("kung-fur-fight-advice-chef", arena=arena + 1, chef=names[team[0]]))
            continue
        rewards = [names[card] for card in view.rewards[arena]]
        if rewards:
            sentences.append(msg("kung-fur-fight-advice-fight", arena=arena + 1, ap=plan.ap[arena], rewards=rewards))
        else:
            sentences.append(msg("kung-fur-fight-advice-fight-for-vp", arena=arena + 1, ap=plan.ap[arena]))
    if left:
        sentences.append(msg("kung-fur-fight-advice-leave", arenas=joined("and", left), count=len(left)))
    return joined("sentences", sentences)
