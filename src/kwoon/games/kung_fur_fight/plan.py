"""A plan behind the screen: teams and tokens, laid move by move and legal at every moment, so that it can be sealed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kwoon.core.cards import pull_out, take_out
from kwoon.core.events import NOBODY
from kwoon.games.kung_fur_fight.abilities import TOKENS_ELSEWHERE
from kwoon.games.kung_fur_fight.notation import FurNotation
from kwoon.games.kung_fur_fight.pack import FurPack
from kwoon.games.kung_fur_fight.position import FurPosition

REVISIONS_UNTIL: Final[i64] = 60
"""What is laid may be taken off or changed until a draft has this many moves, so that everybody seals in the end."""


class Plan:
    """One seat's plan. A team is a stack: its first card leads, and the one under a Leader taken off leads next."""

    def __init__(self, pack: FurPack, notation: FurNotation) -> None:
        self.pack = pack
        self.notation = notation
        self.left: list[int] = []
        """The animals in hand that are not laid."""
        self.teams: list[list[int]] = [[], [], []]
        self.weapons: list[int] = [0, 0, 0]
        self.spare: i64 = 0
        """Hidden Weapons that are not laid."""
        self.coconut: bool = False
        """Whether the seat has the Coconut token."""
        self.coconut_at: i64 = NOBODY
        self.counted: i64 = 0
        """Animals that count against the Card Limit."""
        self.limit: i64 = 0
        """How many may count, with every Peach."""
        self.sealed: bool = False
        self.done: i64 = 0
        """How many moves of the draft are carried out here."""

    def start(self, state: FurPosition, seat: i64) -> None:
        """Begin with nothing laid."""
        self.left = state.hands[seat][:]
        self.teams = [[], [], []]
        self.weapons = [0, 0, 0]
        self.spare = state.supply[seat]
        self.coconut = state.coconut == seat
        self.coconut_at = NOBODY
        self.counted = 0
        self.limit = state.full_limit(seat)
        self.sealed = False
        self.done = 0

    def copy(self) -> Plan:
        """An independent plan like this one."""
        twin = Plan(self.pack, self.notation)
        twin.left = self.left[:]
        twin.teams = [self.teams[0][:], self.teams[1][:], self.teams[2][:]]
        twin.weapons = self.weapons[:]
        twin.spare = self.spare
        twin.coconut = self.coconut
        twin.coconut_at = self.coconut_at
        twin.counted = self.counted
        twin.limit = self.limit
        twin.sealed = self.sealed
        twin.done = self.done
        return twin

    def animals(self) -> i64:
        """How many animals are laid."""
        return len(self.teams[0]) + len(self.teams[1]) + len(self.teams[2])

    # Laying.

    def carry_out(self, move: i64) -> None:
        """Carry out one move, which `moves` has offered."""
        notation = self.notation
        self.done += 1
        if move < notation.lay:
            self._take_off(move)
        elif move < notation.arm:
            fighters = notation.fighters
            at = move - notation.lay
            within = at % (2 * fighters)
            if within < fighters:
                self._lead(at // (2 * fighters), within)
            else:
                self.counted += 1
                take_out(self.left, within - fighters)
                self.teams[at // (2 * fighters)].append(within - fighters)
        elif move < notation.coconut:
            at = move - notation.arm
            self._arm(at // notation.most, at % notation.most + 1)
        elif move < notation.seal:
            self.coconut_at = move - notation.coconut
        else:
            self.sealed = True

    def _lead(self, arena: i64, card: i64) -> None:
        team = self.teams[arena]
        take_out(self.left, card)
        if team and self._is_free(team[0]):
            self.counted += 1
        team.insert(0, card)
        if not self._is_free(card):
            self.counted += 1

    def _take_off(self, move: i64) -> None:
        notation = self.notation
        if move == notation.coconut_off:
            self.coconut_at = NOBODY
            return
        if move >= notation.unarm:
            self._arm(move - notation.unarm, 0)
            return
        arena = move // notation.fighters
        card = move % notation.fighters
        team = self.teams[arena]
        self.counted -= self._weight(team)
        pull_out(team, card)
        self.counted += self._weight(team)
        self.left.append(card)
        if not team:  # fur.plan.tokens-need-animal
            self._arm(arena, 0)
            if self.coconut_at == arena:
                self.coconut_at = NOBODY

    def _arm(self, arena: i64, count: i64) -> None:
        self.spare += self.weapons[arena] - count
        self.weapons[arena] = count

    def _is_free(self, card: i64) -> bool:
        return (self.pack.free_bits >> card) & 1 == 1

    def _weight(self, team: list[int]) -> i64:
        """How many of a team count against the Card Limit (fur.card.himiko)."""
        count: i64 = len(team)
        if count > 0 and self._is_free(team[0]):
            count -= 1
        return count

    # What may be laid.

    def moves(self) -> list[int]:
        """Every legal move: what may be added, what may be changed, and the seal."""
        notation = self.notation
        moves: list[int] = []
        self._add_animals(moves)
        revising = self.done > 0 and self.done < REVISIONS_UNTIL
        arena: i64 = 0
        while arena < 3:
            team = self.teams[arena]
            if team:
                if revising:
                    self._add_offs(moves, team, arena * notation.fighters)
                self._add_weapons(moves, arena, revising)
                if self.coconut and self.coconut_at != arena and (revising or self.coconut_at < 0):
                    moves.append(notation.coconut + arena)
            arena += 1
        if revising and self.coconut_at >= 0:
            moves.append(notation.coconut_off)
        moves.append(notation.seal)
        return moves

    def _add_animals(self, moves: list[int]) -> None:
        notation = self.notation
        on_top0 = self._may_lead(self.teams[0])
        on_top1 = self._may_lead(self.teams[1])
        on_top2 = self._may_lead(self.teams[2])
        below0 = self._may_assist(self.teams[0])
        below1 = self._may_assist(self.teams[1])
        below2 = self._may_assist(self.teams[2])
        unseen = on_top0 | on_top1 | on_top2 | below0 | below1 | below2
        if unseen == 0:
            return
        fighters = notation.fighters
        lay = notation.lay
        for card in self.left:
            kind: i64 = card
            bit: i64 = 1 << kind
            if unseen & bit == 0:
                continue
            unseen ^= bit  # copies of a card are the same move
            if on_top0 & bit:
                moves.append(lay + kind)
            if below0 & bit:
                moves.append(lay + fighters + kind)
            if on_top1 & bit:
                moves.append(lay + 2 * fighters + kind)
            if below1 & bit:
                moves.append(lay + 3 * fighters + kind)
            if on_top2 & bit:
                moves.append(lay + 4 * fighters + kind)
            if below2 & bit:
                moves.append(lay + 5 * fighters + kind)

    def _may_lead(self, team: list[int]) -> i64:
        """The kinds that may be put on top of a team, as bits."""
        pack = self.pack
        room = self.limit - self.counted  # fur.plan.limit
        if not team:
            return pack.all_bits if room > 0 else pack.free_bits  # fur.card.himiko
        first: i64 = team[0]
        if len(team) >= pack.team_most or (pack.leading_bits >> first) & 1:  # fur.plan.three-per-arena
            return 0
        if (pack.free_bits >> first) & 1:  # she counts as soon as somebody else leads
            room -= 1
        if room > 0:
            return pack.all_bits & ~pack.alone_bits
        return pack.free_bits & ~pack.alone_bits if room == 0 else 0

    def _may_assist(self, team: list[int]) -> i64:
        """The kinds that may be put under a team's Leader, as bits."""
        pack = self.pack
        if not team or len(team) >= pack.team_most or self.counted >= self.limit or (pack.alone_bits >> team[0]) & 1:
            return 0
        return pack.all_bits & ~pack.leading_bits

    def _add_offs(self, moves: list[int], team: list[int], offset: i64) -> None:
        seen: i64 = 0
        for card in team:
            kind: i64 = card
            bit: i64 = 1 << kind
            if seen & bit == 0:
                seen |= bit
                moves.append(offset + kind)

    def _add_weapons(self, moves: list[int], arena: i64, revising: bool) -> None:
        """Any number where there are none yet; then one more, one fewer or none."""
        notation = self.notation
        laid: i64 = self.weapons[arena]
        first = notation.arm + arena * notation.most
        if laid == 0:
            end = first + self.spare
            while first < end:
                moves.append(first)
                first += 1
        elif revising:
            moves.append(notation.unarm + arena)
            if laid > 1:
                moves.append(first + laid - 2)
            if self.spare > 0:
                moves.append(first + laid)

    def onward(self, moves: list[int], last: int) -> list[int]:
        """Of the moves, those by which a tidy planner goes on after `last`: each plan is reached in one way only.

        Nothing is taken off or changed, a Leader comes before the Assistants, and numbers never descend. Every plan can
        be laid like that, and the seal is always among the moves.
        """
        notation = self.notation
        step = 2 * notation.fighters
        tidy: list[int] = []
        for each in moves:
            move: i64 = each
            if move < notation.lay or move < last:
                continue
            if move < notation.arm:
                at = move - notation.lay
                if at % step < notation.fighters and self.teams[at // step]:
                    continue
            elif move < notation.coconut:
                if self.weapons[(move - notation.arm) // notation.most] > 0:
                    continue
            elif move < notation.seal and self.coconut_at >= 0:
                continue
            tidy.append(each)
        return tidy

    # For its owner's eyes.

    def strength(self, state: FurPosition, seat: i64) -> list[int]:
        """The AP of each team as laid, with all tokens there; abilities that look at the enemy come on top."""
        pack = self.pack
        sums: list[int] = []
        for arena in range(3):
            total = sum([pack.ap[card] for card in self.teams[arena]]) + self.weapons[arena] * pack.weapon_ap
            total += state.mushrooms[3 * seat + arena] * pack.mushroom_ap
            if self.coconut_at == arena:
                total += pack.coconut_ap
            if state.dogs == seat:
                total += state.hua[arena] * pack.hua_ap
            for other in range(3):
                team = self.teams[other]
                if other != arena and team and pack.abilities[team[0]] == TOKENS_ELSEWHERE:
                    total += pack.raihuu_ap
            sums.append(total)
        return sums
