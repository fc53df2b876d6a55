"""Legal moves of a plan (adding, changing and removing), and one canonical way to build each plan."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.games.kung_fur_fight.cards.schema import MAX_FIGHTERS
from kwoon.games.kung_fur_fight.rules.plan import FurPlan

LeadAndAssistMasks = tuple[i64, i64]
"""Bit masks of the animal kinds that may lead and of those that may assist."""


def plan_moves(plan: FurPlan, canonical_only: bool = False) -> list[int]:
    """Return every legal move.

    First come the moves that revise the plan or build it in another order, without limit (fur.ruling.plan-revised);
    `canonical_only` omits them. Then come the canonical moves: nothing is taken off, a Leader comes before the
    Assistants, and move numbers never descend. Each plan can therefore be built in exactly one canonical way, and
    canonical play always terminates. The seal comes last and is always offered, since a plan is always legal.
    """
    notation = plan.notation
    moves: list[int] = []
    begun = plan.moves_applied > 0
    if begun and not canonical_only:
        _add_revision_moves(plan, moves)
        if plan.last_move >= notation.first_weapons:
            _add_token_moves(plan, moves, False)
    plan.canonical_start = len(moves)
    if plan.counted_animals < plan.card_limit or plan.has_free_leader:
        _add_animal_moves(plan, moves, canonical_only)
    if begun:
        _add_token_moves(plan, moves, True)
    moves.append(notation.seal_move)
    plan.last_offered = moves
    return moves


def canonical_plan_moves(plan: FurPlan, moves: list[int]) -> list[int]:
    """Return the canonical ones among `moves`, which must be all legal moves."""
    if moves is not plan.last_offered:  # they were offered elsewhere, such as by a copy of this state
        moves = plan_moves(plan)
    return moves[plan.canonical_start :] if plan.canonical_start > 0 else moves


def _add_animal_moves(plan: FurPlan, moves: list[int], canonical_only: bool) -> None:
    """Append the moves that place animals of the hand: non-canonical ones first, unless `canonical_only`, then the
    others."""
    if plan.moves_applied == 0:
        anybody = plan.pack.fighter_mask if plan.card_limit > 0 else plan.pack.free_of_limit_mask
        _add_precomputed_moves(plan, moves, (anybody, 0), (anybody, 0), (anybody, 0))
        return
    teams = plan.teams
    top0, below0 = joinable_kinds(plan, teams[0])
    top1, below1 = joinable_kinds(plan, teams[1])
    top2, below2 = joinable_kinds(plan, teams[2])
    cut = plan.last_move - plan.notation.first_lead
    if cut < 0:
        _add_precomputed_moves(plan, moves, (top0, below0), (top1, below1), (top2, below2))
        return
    # Non-canonical are animals placed on top of a team, and moves with a lower number than the last one.
    fighters = plan.notation.num_fighters
    late0 = 0 if teams[0] else _kinds_from(top0, cut)
    late1 = 0 if teams[1] else _kinds_from(top1, cut - 2 * fighters)
    late2 = 0 if teams[2] else _kinds_from(top2, cut - 4 * fighters)
    under0 = _kinds_from(below0, cut - fighters)
    under1 = _kinds_from(below1, cut - 3 * fighters)
    under2 = _kinds_from(below2, cut - 5 * fighters)
    if not canonical_only:
        _add_precomputed_moves(
            plan,
            moves,
            (top0 ^ late0, below0 ^ under0),
            (top1 ^ late1, below1 ^ under1),
            (top2 ^ late2, below2 ^ under2),
        )
        plan.canonical_start = len(moves)
    _add_precomputed_moves(plan, moves, (late0, under0), (late1, under1), (late2, under2))


def _add_precomputed_moves(
    plan: FurPlan, moves: list[int], first: LeadAndAssistMasks, second: LeadAndAssistMasks, third: LeadAndAssistMasks
) -> None:
    """Append the moves that place each animal kind in hand where it may go, from precomputed lists."""
    notation = plan.notation
    held: i64 = 0
    for card in plan.unplaced:
        kind: i64 = card
        held |= 1 << kind
    top0, below0 = first[0] & held, first[1] & held
    top1, below1 = second[0] & held, second[1] & held
    top2, below2 = third[0] & held, third[1] & held
    if below0:
        notation.assist_moves[0].add_to(moves, below0)
    if below1:
        notation.assist_moves[1].add_to(moves, below1)
    if below2:
        notation.assist_moves[2].add_to(moves, below2)
    if top1 != top2:
        notation.lead_moves[0].add_to(moves, top0)
        notation.lead_moves[1].add_to(moves, top1)
        notation.lead_moves[2].add_to(moves, top2)
    elif top0 == top1:
        notation.lead_moves_any_arena.add_to(moves, top0)
    else:
        notation.lead_moves[0].add_to(moves, top0)
        notation.lead_moves_arenas_2_3.add_to(moves, top1)


def _kinds_from(kind_mask: i64, cut: i64) -> i64:
    """Return the kinds from `cut` on."""
    if cut <= 0 or kind_mask == 0:
        return kind_mask
    return 0 if cut >= MAX_FIGHTERS else kind_mask & ~((1 << cut) - 1)


def joinable_kinds(plan: FurPlan, team: list[int]) -> LeadAndAssistMasks:
    """Return the kinds that may go on top of a team and those that may go under its Leader."""
    pack = plan.pack
    room = plan.card_limit - plan.counted_animals  # fur.plan.limit
    if not team:
        return (pack.fighter_mask if room > 0 else pack.free_of_limit_mask, 0)  # fur.card.himiko
    if len(team) >= pack.max_team_size:  # fur.plan.three-per-arena
        return (0, 0)
    leader: i64 = team[0]
    below: i64 = 0
    if room > 0 and not (pack.no_assistants_mask >> leader) & 1:
        below = pack.fighter_mask & ~pack.leader_only_mask
    if (pack.leader_only_mask >> leader) & 1:
        return (0, below)
    if (pack.free_of_limit_mask >> leader) & 1:  # she counts as soon as another animal leads
        room -= 1
    if room < 0:
        return (0, below)
    return ((pack.fighter_mask if room > 0 else pack.free_of_limit_mask) & ~pack.no_assistants_mask, below)


def _add_token_moves(plan: FurPlan, moves: list[int], canonical: bool) -> None:
    """Append the moves that place tokens with teams that have none: any number of Hidden Weapons, the Coconut."""
    notation = plan.notation
    last = plan.last_move
    waiting = plan.has_coconut and plan.coconut_arena < 0
    if plan.spare_weapons == 0 and not waiting:
        return
    arena: i64 = 0
    while arena < 3:
        if plan.teams[arena]:
            first = notation.first_weapons + arena * notation.max_weapons
            if plan.spare_weapons > 0 and plan.weapons[arena] == 0 and (first >= last) == canonical:
                moves.extend(notation.weapon_moves[arena * (notation.max_weapons + 1) + plan.spare_weapons])
            if waiting and (notation.first_coconut + arena >= last) == canonical:
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
