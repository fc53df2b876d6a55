"""The greedy bot of KungFu Fighting, 2014: the attack, block or discard that promises most now, counted in Chi.

It plans a whole answer when it is first asked, then says it move by move. What a hand is worth, how well somebody is
likely to block and what a card is good for later are rough numbers, set by letting it play against itself.
"""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.bots.kung_fu_2014.sight import BLOCK, Sight, see
from kwoon.bots.kung_fu_2014.worth import DRAWN_CARD, LIFE, NONE, Aims, Sums, keep_worth
from kwoon.core.contract import Ask, Player, View
from kwoon.games.kung_fu_2014.play.notation import (
    BREAK,
    DISCARD,
    GIVE_UP,
    IS_ENHANCEMENT,
    IS_FINISHING,
    IS_STANCE,
    IS_WEAPON,
    PLAY,
    SPREAD,
)
from kwoon.games.kung_fu_2014.play.rules import KungFu2014
from kwoon.games.kung_fu_2014.sight.view import KungFu2014View


class Plan:
    """A whole answer and what it promises."""

    def __init__(self) -> None:
        self.moves: list[int] = []
        self.gain = 0.0


class Parts:
    """The single cards of an attack being weighed, as moves; the finishing move or stance may be none."""

    def __init__(self, stance: int, base: int, finishing: int) -> None:
        self.stance = stance
        self.base = base
        self.finishing = finishing


class GreedyKungFu2014(Player):
    """Answers with the first unsaid move of its plan; plans anew whenever the table has moved on."""

    def __init__(self, game: KungFu2014) -> None:
        self.kinds = game.kinds
        self.max_chi = game.pack.max_chi
        self.hand = game.pack.hand
        self.hand_after_dump = game.pack.hand_after_dump
        self.dump_keep_max = game.pack.dump_keep_max
        self.keep = [keep_worth(game.kinds, card) for card in range(game.kinds.count)]
        self.plan: list[int] = []

    def choose(self, view: View, ask: Ask) -> int:
        assert isinstance(view, KungFu2014View)
        if not view.draft or list(view.draft) != self.plan[: len(view.draft)]:
            # Whoever finds a draft that is not the own goes on with it as shortly as possible.
            self.plan = list(view.draft) if view.draft else self.think(see(view), ask)
        return self.go_on(len(view.draft), ask)

    def odds(self, view: View, ask: Ask) -> list[float]:
        # It has no dice.
        chosen = self.choose(view, ask)
        return [1.0 if move == chosen else 0.0 for move in ask.moves]

    def go_on(self, said: int, ask: Ask) -> int:
        """The next move of the plan; when it is said, whatever ends the answer, or what is left."""
        if said < len(self.plan) and self.plan[said] in ask.moves:
            return self.plan[said]
        return self.kinds.done if self.kinds.done in ask.moves else ask.moves[0]

    def think(self, view: Sight, ask: Ask) -> list[int]:
        """A whole answer to a question whose draft is empty."""
        if ask.word == "discard":
            return self._discards(view, self._best_kept(view.hand))
        if ask.word == "exchange":
            return self._discards(view, self._worth_keeping(view.hand))
        if ask.word == "return":
            return self._returns(view, ask)
        if view.about == BLOCK:
            return self._best_block(view).moves
        return self._best_attack(view).moves

    # What a hand is worth.

    def _marginal(self, hand: list[int]) -> list[tuple[float, int]]:
        """Each card of a hand with what it adds to the others, best first: a second base or the same name adds less."""
        best: list[tuple[float, int]] = [(self.keep[card], card) for card in hand]
        best.sort(reverse=True)
        kinds = self.kinds
        worth: list[tuple[float, int]] = []
        seen: list[int] = [0] * (kinds.count + 5)
        for value, card in best:
            sort = kinds.sort[card]
            group = card if sort == IS_ENHANCEMENT else kinds.count + (0 if sort == IS_WEAPON else sort)
            allowed = 2 if sort <= IS_WEAPON else 1
            times = seen[group]
            seen[group] = times + 1
            worth.append((value if times < allowed else value * 0.45, card))
        worth.sort(reverse=True)
        return worth

    def _best_kept(self, hand: list[int]) -> list[int]:
        """What to keep at the start of a turn, given how many cards come in for the rest."""
        worth = self._marginal(hand)
        best = -1.0
        keep: i64 = 0
        total = 0.0
        for kept in range(len(worth) + 1):
            if kept > 0:
                total += worth[kept - 1][0]
            size = self.hand_after_dump if kept <= self.dump_keep_max else self.hand
            score = total + (DRAWN_CARD * (size - kept) if size > kept else 0.0)
            if score > best:
                best = score
                keep = kept
        return [card for _, card in worth[:keep]]

    def _worth_keeping(self, hand: list[int]) -> list[int]:
        return [card for value, card in self._marginal(hand) if value >= DRAWN_CARD]

    def _discards(self, view: Sight, kept: list[int]) -> list[int]:
        """The moves that discard everything else; a hand is in ascending order already."""
        moves: list[int] = []
        for card in view.hand:
            if card in kept:
                kept.remove(card)
            else:
                moves.append(DISCARD * self.kinds.count + card)
        moves.append(self.kinds.done)
        return moves

    def _returns(self, view: Sight, ask: Ask) -> list[int]:
        """What to take back, and the cheapest cards as its price."""
        kinds = self.kinds
        best = 0.0
        plan: list[int] = [kinds.pass_]
        for move in ask.moves:
            if move == kinds.pass_:
                continue
            card = kinds.card(move)
            if kinds.verb(move) == GIVE_UP:
                gain = self._counter_worth(view.hand)
                paid: list[int] = []
            else:
                price = self.price(view.hand, card)
                paid = sorted([kinds.discard + each for _, each in price])
                gain = self.keep[card] - sum([value for value, _ in price])
            if gain > best:
                best = gain
                plan = [move, *paid]
        return plan

    def price(self, hand: list[int], card: int) -> list[tuple[float, int]]:
        """The cheapest cards of a hand that bring a card back, each with what it is worth."""
        ranked = self._marginal(hand)
        return ranked[len(ranked) - self.kinds.return_cost[card] :]

    def _counter_worth(self, hand: list[int]) -> float:
        """What a counterattack with this hand may bring."""
        kinds = self.kinds
        total = 1
        base = 1
        before = NONE
        for card in hand:
            if card != before and kinds.attack[card] > 0:
                if kinds.sort[card] == IS_ENHANCEMENT:
                    total += kinds.attack[card]
                elif kinds.sort[card] <= IS_WEAPON and kinds.attack[card] > base:
                    total += kinds.attack[card] - base
                    base = kinds.attack[card]
            before = card
        return 0.45 * total - 0.5

    # Attacks.

    def _best_attack(self, view: Sight) -> Plan:
        """Every stance with every base and finishing move, and for each the enhancements worth adding."""
        kinds = self.kinds
        aims = Aims(self.kinds, self.keep, view, self.max_chi - view.chi[view.seat])
        best = Plan()
        best.moves = [kinds.pass_]
        stances: list[int] = [view.stance]
        if view.stance == NONE and view.base == NONE:
            stances.extend(self._of_sort(view, IS_STANCE))
        bases = self._bases(view, True) if view.base == NONE else [view.base]
        adding = self._by_use(view)
        finishing: list[int] = [NONE]
        for card in self._of_sort(view, IS_FINISHING):
            finishing.append(card)
            if kinds.bonus_or_target[card]:
                finishing.append(SPREAD * kinds.count + card)
        for stance in stances:
            for base in bases:
                for finish in finishing:
                    self._try_attack(aims, best, Parts(stance, base, finish), adding)
        if best.moves[0] == kinds.pass_ and (view.stance != NONE or view.base != NONE):
            best.moves = []
        return best

    def _try_attack(self, aims: Aims, best: Plan, parts: Parts, adding: list[int]) -> None:
        kinds = self.kinds
        view = aims.view
        aims.clear()
        cost = 0.0
        if parts.stance != NONE:
            cost += aims.add(PLAY, parts.stance) + (self._spent(parts.stance) if view.stance == NONE else 0.0)
        cost += aims.add(kinds.verb(parts.base), kinds.card(parts.base))
        if view.base == NONE:
            cost += self._spent(parts.base)
        if parts.finishing != NONE:
            card = kinds.card(parts.finishing)
            cost += aims.add(kinds.verb(parts.finishing), card) + self.keep[card] - DRAWN_CARD
        for used in range(len(adding) + 1):
            if used > 0:
                cost += aims.add(PLAY, adding[used - 1]) + self._block_use(adding[used - 1])
            gain = aims.gain() - cost
            if gain > best.gain:
                best.gain = gain
                best.moves = self._spell(aims, parts, sorted(adding[:used]))

    def _spell(self, aims: Aims, parts: Parts, adding: list[int]) -> list[int]:
        view = aims.view
        moves: list[int] = []
        if parts.stance != NONE and view.stance == NONE:
            moves.append(parts.stance)
        if view.base == NONE:
            moves.append(parts.base)
        moves.extend(adding)
        if parts.finishing != NONE:
            moves.append(parts.finishing)
        targets = sorted(aims.chosen())
        if view.against != NONE:
            targets.remove(view.against)
            targets.insert(0, view.against)
        moves.extend([self.kinds.first_target + target for target in targets])
        return moves

    def _spent(self, move: int) -> float:
        """What it costs to play a base or stance: little if it is likely to come back."""
        kinds = self.kinds
        card = kinds.card(move)
        if kinds.on_table[card]:
            return 0.0
        gone = kinds.sort[card] < IS_WEAPON or kinds.always_discarded[card] > 0 or kinds.verb(move) == BREAK
        if gone:
            return self.keep[card] - 0.6 * DRAWN_CARD
        return 0.15 * self.keep[card] + 0.5 * kinds.return_cost[card]

    def _block_use(self, card: int) -> float:
        """What an enhancement would be worth in a block before the next turn."""
        defence = self.kinds.defence[card]
        return 1.1 * defence if defence > 0 else 0.1

    def _by_use(self, view: Sight) -> list[int]:
        """The enhancements for an attack, those first that are of least use in a block for what they add."""
        kinds = self.kinds
        ranked: list[tuple[float, int]] = []
        before = NONE
        for card in view.hand:
            if card != before and kinds.sort[card] == IS_ENHANCEMENT and kinds.attack[card] >= 0:
                spirit = 0.5 if kinds.spirit[card] else 0.0
                ranked.append((self._block_use(card) - 0.8 * kinds.attack[card] - spirit, card))
            before = card
        ranked.sort()
        return [card for _, card in ranked]

    def _of_sort(self, view: Sight, sort: i64) -> list[int]:
        found: list[int] = []
        for card in view.hand:
            if self.kinds.sort[card] == sort and card not in found:
                found.append(card)
        return found

    def _bases(self, view: Sight, attacking: bool) -> list[int]:
        """The bases as moves, also broken."""
        kinds = self.kinds
        worth = kinds.attack if attacking else kinds.defence
        breaking = kinds.break_attack if attacking else kinds.break_block
        found: list[int] = [card for card in kinds.table if worth[card] >= 0]
        for card in view.hand:
            if kinds.sort[card] <= IS_WEAPON and worth[card] >= 0 and card not in found:
                found.append(card)
                if breaking[card]:
                    found.append(BREAK * kinds.count + card)
        return found

    # Blocks.

    def _best_block(self, view: Sight) -> Plan:
        """Every stance with every base, and for each the cheapest enhancements for every value of the block."""
        kinds = self.kinds
        best = Plan()
        best.moves = [kinds.pass_]
        best.gain = -self._hurts(view, 0, False)
        stances: list[int] = [view.block_stance]
        laid = view.block_base
        if stances[0] == NONE and laid == NONE:
            stances.extend(self._of_sort(view, IS_STANCE))
        bases = self._bases(view, False) if laid == NONE else [laid]
        sets = Sums(self.kinds, self.keep, view)
        for stance in stances:
            for base in bases:
                self._try_block(view, best, stance, base, sets)
        if best.moves[0] == kinds.pass_ and (view.block_stance != NONE or laid != NONE):
            best.moves = []
        return best

    def _try_block(self, view: Sight, best: Plan, stance: int, base: int, sets: Sums) -> None:
        kinds = self.kinds
        card = kinds.card(base)
        broken = kinds.verb(base) == BREAK or (view.block_base != NONE and view.block_broken)
        worth = int(kinds.block_worth(BREAK if broken else PLAY, card))
        spirit = kinds.spirit[card]
        cost = 0.0 if view.block_base != NONE else self._spent(base) - self._extras(view, card)
        if stance != NONE:
            worth += kinds.block_worth(PLAY, stance)
            spirit = spirit or kinds.spirit[stance]
            if view.block_stance == NONE:
                cost += self._spent(stance) - DRAWN_CARD * kinds.draw_when_played[stance]
        for place in range(len(sets.costs)):
            price = sets.costs[place]
            if price >= LIFE:
                continue
            total = worth + place // 2
            calm = spirit or place % 2 == 1
            gain = -self._hurts(view, total, calm) - cost - price
            through = view.total - total if view.total > total else 0
            if through == 0 and (calm or not view.spirit):
                room = self.max_chi - view.chi[view.seat]
                gain += min(kinds.unhurt_gain[card], room)
            elif kinds.hurt_counter[card]:
                gain += self._counter_worth(view.hand)
            if gain > best.gain + 0.001:
                best.gain = gain
                best.moves = self._spell_block(view, stance, base, sets.cards(place))

    def _spell_block(self, view: Sight, stance: int, base: int, adding: list[int]) -> list[int]:
        moves: list[int] = []
        if stance != NONE and view.block_stance == NONE:
            moves.append(stance)
        if view.block_base == NONE:
            moves.append(base)
        moves.extend(adding)
        moves.append(self.kinds.done)
        return moves

    def _hurts(self, view: Sight, total: int, calm: bool) -> float:
        """What it costs to let through what this block leaves of the attack."""
        through = view.total - total if view.total > total else 0
        if view.spirit and not calm:
            through += 1
        chi = view.chi[view.seat]
        if through >= chi:
            return chi + LIFE
        kinds = self.kinds
        extra = 0.0
        if through > 0 and view.finishing != NONE:
            extra = kinds.damage_lose[view.finishing] + 0.7 * kinds.damage_gain[view.finishing]
        # Chi is worth more the less of it is left.
        return (through + extra) * (1.0 if chi > 10 else 1.25)

    def _extras(self, view: Sight, card: int) -> float:
        """What the base of a block does besides blocking."""
        kinds = self.kinds
        gain = DRAWN_CARD * kinds.draw_when_played[card]
        if kinds.strip_weapon[card] and kinds.sort[view.base] == IS_WEAPON and not kinds.always_discarded[view.base]:
            gain += 1.5
        if kinds.strip_stance[card] and view.stance != NONE and not kinds.always_discarded[view.stance]:
            gain += 1.5
        if kinds.counter[card]:
            gain += self._counter_worth(view.hand)
        return gain
