"""Plans behind the screen: teams and tokens, built move by move and always legal, so they can be sealed at any time. The
legal moves include one canonical way to build each plan."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kwoon.core.card_lists import insert_sorted, remove_keeping_order
from kwoon.core.events import NOBODY
from kwoon.core.game import NO_MOVE
from kwoon.games.kung_fur_fight.cards.abilities import TOKENS_ELSEWHERE
from kwoon.games.kung_fur_fight.cards.pack import FurPack
from kwoon.games.kung_fur_fight.cards.schema import MAX_FIGHTERS
from kwoon.games.kung_fur_fight.rules.notation import FurNotation
from kwoon.games.kung_fur_fight.rules.state import BaseFurState

NO_ROUND: Final[i64] = 0
"""Value of `round` for a plan that has been consumed or not started. The first round is 1."""


@mypyc_attr(acyclic=True)
class FurPlan:
    """One seat's plan. A team is a stack: its first card leads; if the Leader is taken off, the next card leads."""

    def __init__(self, pack: FurPack, notation: FurNotation) -> None:
        self.pack = pack
        self.notation = notation
        self.unplaced: list[int] = []
        """Animals in hand that are not in the plan, in hand order."""
        self.teams: list[list[int]] = [[], [], []]
        self.weapons = vec[i64]([0, 0, 0])
        self.spare_weapons: i64 = 0
        """Hidden Weapons that are not in the plan."""
        self.has_coconut: bool = False
        """Whether the seat has the Coconut token."""
        self.coconut_arena: i64 = NOBODY
        self.counted_animals: i64 = 0
        """Number of planned animals that count against the Card Limit."""
        self.card_limit: i64 = 0
        """Card Limit with every Peach used."""
        self.has_free_leader: bool = False
        """Whether the hand has an animal that need not count against the Card Limit."""
        self.sealed: bool = False
        self.moves_applied: i64 = 0
        """Number of the draft's moves that have been applied."""
        self.last_move: i64 = NO_MOVE
        self.round: i64 = NO_ROUND
        """The round that the plan is for."""
        self.last_offered: list[int] = self.unplaced
        """The most recently offered moves."""
        self.canonical_start: i64 = 0
        """Index in `last_offered` where the canonical moves begin."""

    def reset(self, state: BaseFurState, seat: i64) -> None:
        """Start an empty plan for the current round."""
        self.round = state.round
        side = state.sides[seat]
        self.unplaced = side.hand[:]
        arena: i64 = 0
        while arena < 3:
            if self.teams[arena]:
                self.teams[arena].clear()
            if self.weapons[arena] != 0:
                self.weapons[arena] = 0
            arena += 1
        self.spare_weapons = side.unused_weapons
        self.has_coconut = state.coconut_owner == seat
        self.coconut_arena = NOBODY
        self.counted_animals = 0
        self.card_limit = state.card_limit_with_peaches(seat)
        self.has_free_leader = False
        free = self.pack.free_of_limit_mask
        for card in self.unplaced:
            kind: i64 = card
            if (free >> kind) & 1:
                self.has_free_leader = True
        self.sealed = False
        self.moves_applied = 0
        self.last_move = NO_MOVE

    def copy(self) -> FurPlan:
        copy = FurPlan(self.pack, self.notation)
        copy.unplaced = self.unplaced[:]
        copy.teams = [self.teams[0][:], self.teams[1][:], self.teams[2][:]]
        copy.weapons = self.weapons[:]
        copy.spare_weapons = self.spare_weapons
        copy.has_coconut = self.has_coconut
        copy.coconut_arena = self.coconut_arena
        copy.counted_animals = self.counted_animals
        copy.card_limit = self.card_limit
        copy.has_free_leader = self.has_free_leader
        copy.sealed = self.sealed
        copy.moves_applied = self.moves_applied
        copy.last_move = self.last_move
        copy.round = self.round
        copy.last_offered = self.last_offered
        copy.canonical_start = self.canonical_start
        return copy

    def count_animals(self) -> i64:
        """Return the number of planned animals."""
        return len(self.teams[0]) + len(self.teams[1]) + len(self.teams[2])

    # Building the plan.

    def apply_move(self, move: i64) -> None:
        """Apply one move, which must have been offered."""
        notation = self.notation
        self.moves_applied += 1
        self.last_move = move
        if move < notation.first_lead:
            self._apply_removal(move)
        elif move < notation.first_weapons:
            fighters = notation.num_fighters
            card = move - notation.first_lead
            arena: i64 = 0
            while card >= 2 * fighters:  # at most two steps, which is faster than dividing twice
                card -= 2 * fighters
                arena += 1
            if card < fighters:
                self._place_leader(arena, card)
            else:
                self.counted_animals += 1
                remove_keeping_order(self.unplaced, card - fighters)
                self.teams[arena].append(card - fighters)
        elif move < notation.first_coconut:
            at = move - notation.first_weapons
            self._set_weapons(at // notation.max_weapons, at % notation.max_weapons + 1)
        elif move < notation.seal_move:
            self.coconut_arena = move - notation.first_coconut
        else:
            self.sealed = True

    def _place_leader(self, arena: i64, card: i64) -> None:
        team = self.teams[arena]
        remove_keeping_order(self.unplaced, card)
        if not self._is_free_of_limit(card):
            self.counted_animals += 1
        if not team:
            team.append(card)
            return
        if self._is_free_of_limit(team[0]):
            self.counted_animals += 1
        team.insert(0, card)

    def _apply_removal(self, move: i64) -> None:
        notation = self.notation
        if move == notation.remove_coconut:
            self.coconut_arena = NOBODY
            return
        if move >= notation.first_remove_weapons:
            self._set_weapons(move - notation.first_remove_weapons, 0)
            return
        arena = move // notation.num_fighters
        card = move % notation.num_fighters
        team = self.teams[arena]
        self.counted_animals -= self._counted_animals_in_team(team)
        remove_keeping_order(team, card)
        self.counted_animals += self._counted_animals_in_team(team)
        insert_sorted(self.unplaced, card)
        if not team:  # fur.plan.tokens-need-animal
            self._set_weapons(arena, 0)
            if self.coconut_arena == arena:
                self.coconut_arena = NOBODY

    def _set_weapons(self, arena: i64, count: i64) -> None:
        self.spare_weapons += self.weapons[arena] - count
        self.weapons[arena] = count

    def _is_free_of_limit(self, card: i64) -> bool:
        return (self.pack.free_of_limit_mask >> card) & 1 == 1

    def _counted_animals_in_team(self, team: list[int]) -> i64:
        """Return how many animals in a team count against the Card Limit (fur.card.himiko)."""
        count: i64 = len(team)
        if count > 0 and self._is_free_of_limit(team[0]):
            count -= 1
        return count

    # For the view of the plan's owner.

    def team_ap(self, state: BaseFurState, seat: i64) -> list[int]:
        """Return the AP of each team, including all tokens in its arena but no abilities that depend on the enemy."""
        pack = self.pack
        side = state.sides[seat]
        totals: list[int] = []
        for arena in range(3):
            total = sum([pack.ap[card] for card in self.teams[arena]]) + self.weapons[arena] * pack.weapon_ap
            total += side.arena_sides[arena].mushrooms * pack.mushroom_ap
            if self.coconut_arena == arena:
                total += pack.coconut_ap
            if state.dogs == seat:
                total += state.arenas[arena].hua * pack.hua_ap
            for other in range(3):
                team = self.teams[other]
                if other != arena and team and pack.abilities[team[0]] == TOKENS_ELSEWHERE:
                    total += pack.raihuu_ap
            totals.append(total)
        return totals


LeadAndAssistMasks = tuple[i64, i64]
"""Bit masks of the animal kinds that may lead and of those that may assist."""


def legal_plan_moves(plan: FurPlan, canonical_only: bool = False) -> list[int]:
    """Return every legal move.

    First come the moves that revise the plan or build it in a different order, without limit (fur.ruling.plan-revised);
    `canonical_only` omits them. Then come the canonical moves: nothing is taken off, a Leader comes before the
    Assistants, and move numbers never descend. Each plan can therefore be built in exactly one canonical way, and
    canonical play always terminates. The seal comes last and is always offered, since a plan is always legal.
    """
    notation = plan.notation
    moves: list[int] = []
    has_moves = plan.moves_applied > 0
    if has_moves and not canonical_only:
        _add_revision_moves(plan, moves)
        if plan.last_move >= notation.first_weapons:
            _add_token_moves(plan, moves, False)
    plan.canonical_start = len(moves)
    if plan.counted_animals < plan.card_limit or plan.has_free_leader:
        _add_animal_moves(plan, moves, canonical_only)
    if has_moves:
        _add_token_moves(plan, moves, True)
    moves.append(notation.seal_move)
    plan.last_offered = moves
    return moves


def canonical_plan_moves(plan: FurPlan, moves: list[int]) -> list[int]:
    """Return the canonical moves among `moves`, which must contain every legal move."""
    if moves is not plan.last_offered:  # the moves were offered elsewhere, such as by a copy of this state
        moves = legal_plan_moves(plan)
    return moves[plan.canonical_start :] if plan.canonical_start > 0 else moves


def _add_animal_moves(plan: FurPlan, moves: list[int], canonical_only: bool) -> None:
    """Append the moves that place animals from the hand: non-canonical moves first, unless `canonical_only`, then
    canonical ones."""
    if plan.moves_applied == 0:
        any_kind = plan.pack.fighter_mask if plan.card_limit > 0 else plan.pack.free_of_limit_mask
        _add_precomputed_moves(plan, moves, (any_kind, 0), (any_kind, 0), (any_kind, 0))
        return
    teams = plan.teams
    lead0, assist0 = joinable_kinds(plan, teams[0])
    lead1, assist1 = joinable_kinds(plan, teams[1])
    lead2, assist2 = joinable_kinds(plan, teams[2])
    min_index = plan.last_move - plan.notation.first_lead
    if min_index < 0:
        _add_precomputed_moves(plan, moves, (lead0, assist0), (lead1, assist1), (lead2, assist2))
        return
    # Moves that place an animal on top of a team, and moves with a lower number than the last one, are non-canonical.
    fighters = plan.notation.num_fighters
    later_lead0 = 0 if teams[0] else _kinds_from(lead0, min_index)
    later_lead1 = 0 if teams[1] else _kinds_from(lead1, min_index - 2 * fighters)
    later_lead2 = 0 if teams[2] else _kinds_from(lead2, min_index - 4 * fighters)
    later_assist0 = _kinds_from(assist0, min_index - fighters)
    later_assist1 = _kinds_from(assist1, min_index - 3 * fighters)
    later_assist2 = _kinds_from(assist2, min_index - 5 * fighters)
    if not canonical_only:
        _add_precomputed_moves(
            plan,
            moves,
            (lead0 ^ later_lead0, assist0 ^ later_assist0),
            (lead1 ^ later_lead1, assist1 ^ later_assist1),
            (lead2 ^ later_lead2, assist2 ^ later_assist2),
        )
        plan.canonical_start = len(moves)
    _add_precomputed_moves(
        plan, moves, (later_lead0, later_assist0), (later_lead1, later_assist1), (later_lead2, later_assist2)
    )


def _add_precomputed_moves(
    plan: FurPlan, moves: list[int], first: LeadAndAssistMasks, second: LeadAndAssistMasks, third: LeadAndAssistMasks
) -> None:
    """Append the moves that place each animal kind in hand where it may go, from precomputed lists."""
    notation = plan.notation
    in_hand: i64 = 0
    for card in plan.unplaced:
        kind: i64 = card
        in_hand |= 1 << kind
    lead0, assist0 = first[0] & in_hand, first[1] & in_hand
    lead1, assist1 = second[0] & in_hand, second[1] & in_hand
    lead2, assist2 = third[0] & in_hand, third[1] & in_hand
    if assist0:
        notation.assist_moves[0].append_moves_for(moves, assist0)
    if assist1:
        notation.assist_moves[1].append_moves_for(moves, assist1)
    if assist2:
        notation.assist_moves[2].append_moves_for(moves, assist2)
    if lead1 != lead2:
        notation.lead_moves[0].append_moves_for(moves, lead0)
        notation.lead_moves[1].append_moves_for(moves, lead1)
        notation.lead_moves[2].append_moves_for(moves, lead2)
    elif lead0 == lead1:
        notation.lead_moves_any_arena.append_moves_for(moves, lead0)
    else:
        notation.lead_moves[0].append_moves_for(moves, lead0)
        notation.lead_moves_arenas_2_3.append_moves_for(moves, lead1)


def _kinds_from(kind_mask: i64, min_kind: i64) -> i64:
    """Return the kinds from `min_kind` on."""
    if min_kind <= 0 or kind_mask == 0:
        return kind_mask
    return 0 if min_kind >= MAX_FIGHTERS else kind_mask & ~((1 << min_kind) - 1)


def joinable_kinds(plan: FurPlan, team: list[int]) -> LeadAndAssistMasks:
    """Return the kinds that may go on top of a team and those that may go under its Leader."""
    pack = plan.pack
    room = plan.card_limit - plan.counted_animals  # fur.plan.limit
    if not team:
        return (pack.fighter_mask if room > 0 else pack.free_of_limit_mask, 0)  # fur.card.himiko
    if len(team) >= pack.max_team_size:  # fur.plan.three-per-arena
        return (0, 0)
    leader: i64 = team[0]
    assist_mask: i64 = 0
    if room > 0 and not (pack.no_assistants_mask >> leader) & 1:
        assist_mask = pack.fighter_mask & ~pack.leader_only_mask
    if (pack.leader_only_mask >> leader) & 1:
        return (0, assist_mask)
    if (pack.free_of_limit_mask >> leader) & 1:  # such a Leader counts as soon as another animal leads
        room -= 1
    if room < 0:
        return (0, assist_mask)
    return ((pack.fighter_mask if room > 0 else pack.free_of_limit_mask) & ~pack.no_assistants_mask, assist_mask)


def _add_token_moves(plan: FurPlan, moves: list[int], canonical: bool) -> None:
    """Append the moves that place tokens: any number of Hidden Weapons with a team that has none, or the unplaced
    Coconut. `canonical` selects either the canonical moves or the others."""
    notation = plan.notation
    last = plan.last_move
    coconut_unplaced = plan.has_coconut and plan.coconut_arena < 0
    if plan.spare_weapons == 0 and not coconut_unplaced:
        return
    arena: i64 = 0
    while arena < 3:
        if plan.teams[arena]:
            first = notation.first_weapons + arena * notation.max_weapons
            if plan.spare_weapons > 0 and plan.weapons[arena] == 0 and (first >= last) == canonical:
                moves.extend(notation.weapon_moves[arena * (notation.max_weapons + 1) + plan.spare_weapons])
            if coconut_unplaced and (notation.first_coconut + arena >= last) == canonical:
                moves.append(notation.first_coconut + arena)
        arena += 1


def _add_revision_moves(plan: FurPlan, moves: list[int]) -> None:
    """Append the moves that remove animals, change or remove Hidden Weapons, and move or remove the Coconut."""
    notation = plan.notation
    arena: i64 = 0
    while arena < 3:
        team = plan.teams[arena]
        seen: i64 = 0
        for card in team:
            kind: i64 = card
            bit: i64 = 1 << kind
            if seen & bit == 0:
                seen |= bit
                moves.append(arena * notation.num_fighters + kind)
        laid: i64 = plan.weapons[arena]
        if laid > 0:
            moves.append(notation.first_remove_weapons + arena)
            counts = notation.weapon_moves[arena * (notation.max_weapons + 1) + laid + plan.spare_weapons]
            moves.extend(counts[: laid - 1])
            moves.extend(counts[laid:])
        if team and plan.coconut_arena >= 0 and plan.coconut_arena != arena:
            moves.append(notation.first_coconut + arena)
        arena += 1
    if plan.coconut_arena >= 0:
        moves.append(notation.remove_coconut)
