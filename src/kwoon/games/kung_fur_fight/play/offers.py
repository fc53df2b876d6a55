"""What may be laid into a plan, changed in it and taken off it; and one tidy way to lay each plan."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.games.kung_fur_fight.cards.schema import MOST_FIGHTERS
from kwoon.games.kung_fur_fight.play.plan import Plan

Kinds = tuple[i64, i64]
"""Two sets of kinds of animals, as bits: those who may lead, those who may assist."""


def offer(plan: Plan, brief: bool = False) -> list[int]:
    """Every legal move.

    First come those that change something or name it in another order, however often (fur.ruling.plan-revised); a brief
    offer leaves them out. Then come those by which a tidy planner goes on: nothing is taken off, a Leader comes before
    the Assistants, and numbers never descend. So each plan can be laid in one tidy way, and in one only, and whoever
    goes on tidily comes to an end. The seal comes last; it is always there, since a plan is legal at every moment.
    """
    notation = plan.notation
    moves: list[int] = []
    begun = plan.done > 0
    if begun and not brief:
        _add_revisions(plan, moves)
        if plan.last >= notation.arm:
            _add_tokens(plan, moves, False)
    plan.tidy_from = len(moves)
    if plan.counted < plan.limit or plan.free:
        _add_animals(plan, moves, brief)
    if begun:
        _add_tokens(plan, moves, True)
    moves.append(notation.seal)
    plan.offered = moves
    return moves


def tidy(plan: Plan, moves: list[int]) -> list[int]:
    """Of these moves, which are all that there are, those by which a tidy planner goes on."""
    if moves is not plan.offered:  # they come from elsewhere: from a state like this one, say
        moves = offer(plan)
    return moves[plan.tidy_from :] if plan.tidy_from > 0 else moves


def _add_animals(plan: Plan, moves: list[int], brief: bool) -> None:
    """Animals of the hand, where they may go: the untidy ways first, unless it is to be brief, then the tidy ones."""
    if plan.done == 0:
        anybody = plan.pack.all_bits if plan.limit > 0 else plan.pack.free_bits
        _add_ready(plan, moves, (anybody, 0), (anybody, 0), (anybody, 0))
        return
    teams = plan.teams
    top0, below0 = may_join(plan, teams[0])
    top1, below1 = may_join(plan, teams[1])
    top2, below2 = may_join(plan, teams[2])
    cut = plan.last - plan.notation.lay
    if cut < 0:
        _add_ready(plan, moves, (top0, below0), (top1, below1), (top2, below2))
        return
    # Who is put on top of others is untidy, and so is whoever has a lower number than the last one.
    fighters = plan.notation.fighters
    late0 = 0 if teams[0] else _from(top0, cut)
    late1 = 0 if teams[1] else _from(top1, cut - 2 * fighters)
    late2 = 0 if teams[2] else _from(top2, cut - 4 * fighters)
    under0 = _from(below0, cut - fighters)
    under1 = _from(below1, cut - 3 * fighters)
    under2 = _from(below2, cut - 5 * fighters)
    if not brief:
        _add_ready(
            plan,
            moves,
            (top0 ^ late0, below0 ^ under0),
            (top1 ^ late1, below1 ^ under1),
            (top2 ^ late2, below2 ^ under2),
        )
        plan.tidy_from = len(moves)
    _add_ready(plan, moves, (late0, under0), (late1, under1), (late2, under2))


def _add_ready(plan: Plan, moves: list[int], first: Kinds, second: Kinds, third: Kinds) -> None:
    """The moves that send each kind of animal in hand where it may go, taken from lists that are ready-made."""
    notation = plan.notation
    held: i64 = 0
    for card in plan.left:
        kind: i64 = card
        held |= 1 << kind
    top0, below0 = first[0] & held, first[1] & held
    top1, below1 = second[0] & held, second[1] & held
    top2, below2 = third[0] & held, third[1] & held
    if below0:
        notation.assists[0].add_to(moves, below0)
    if below1:
        notation.assists[1].add_to(moves, below1)
    if below2:
        notation.assists[2].add_to(moves, below2)
    if top1 != top2:
        notation.leads[0].add_to(moves, top0)
        notation.leads[1].add_to(moves, top1)
        notation.leads[2].add_to(moves, top2)
    elif top0 == top1:
        notation.leads_any.add_to(moves, top0)
    else:
        notation.leads[0].add_to(moves, top0)
        notation.leads_later.add_to(moves, top1)


def _from(kinds: i64, cut: i64) -> i64:
    """Of these kinds those from `cut` on."""
    if cut <= 0 or kinds == 0:
        return kinds
    return 0 if cut >= MOST_FIGHTERS else kinds & ~((1 << cut) - 1)


def may_join(plan: Plan, team: list[int]) -> Kinds:
    """The kinds that may be put on top of a team, and those that may be put under its Leader."""
    pack = plan.pack
    room = plan.limit - plan.counted  # fur.plan.limit
    if not team:
        return (pack.all_bits if room > 0 else pack.free_bits, 0)  # fur.card.himiko
    if len(team) >= pack.team_most:  # fur.plan.three-per-arena
        return (0, 0)
    leader: i64 = team[0]
    below: i64 = 0
    if room > 0 and not (pack.alone_bits >> leader) & 1:
        below = pack.all_bits & ~pack.leading_bits
    if (pack.leading_bits >> leader) & 1:
        return (0, below)
    if (pack.free_bits >> leader) & 1:  # she counts as soon as somebody else leads
        room -= 1
    if room < 0:
        return (0, below)
    return ((pack.all_bits if room > 0 else pack.free_bits) & ~pack.alone_bits, below)


def _add_tokens(plan: Plan, moves: list[int], onward: bool) -> None:
    """Tokens for teams that have none yet: any number of Hidden Weapons, the Coconut."""
    notation = plan.notation
    last = plan.last
    waiting = plan.coconut and plan.coconut_at < 0
    if plan.spare == 0 and not waiting:
        return
    arena: i64 = 0
    while arena < 3:
        if plan.teams[arena]:
            first = notation.arm + arena * notation.most
            if plan.spare > 0 and plan.weapons[arena] == 0 and (first >= last) == onward:
                moves.extend(notation.arming[arena * (notation.most + 1) + plan.spare])
            if waiting and (notation.coconut + arena >= last) == onward:
                moves.append(notation.coconut + arena)
        arena += 1


def _add_revisions(plan: Plan, moves: list[int]) -> None:
    """Animals off, any other number of Hidden Weapons or none, the Coconut elsewhere or off."""
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
                moves.append(arena * notation.fighters + kind)
        laid: i64 = plan.weapons[arena]
        if laid > 0:
            moves.append(notation.unarm + arena)
            counts = notation.arming[arena * (notation.most + 1) + laid + plan.spare]
            moves.extend(counts[: laid - 1])
            moves.extend(counts[laid:])
        if team and plan.coconut_at >= 0 and plan.coconut_at != arena:
            moves.append(notation.coconut + arena)
        arena += 1
    if plan.coconut_at >= 0:
        moves.append(notation.coconut_off)
