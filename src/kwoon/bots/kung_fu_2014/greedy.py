"""The greedy bot for KungFu Fighting (2014): chooses the attack, block or discard that promises the most now, measured
in Chi.

It plans a whole answer at the first prompt and then gives it move by move. The values of hands, expected blocks and
cards for later are rough estimates, tuned by self-play.
"""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.bots.kung_fu_2014.card_values import (
    DRAWN_CARD,
    NONE,
    OWN_KNOCK_OUT,
    AttackEstimate,
    BlockCostTable,
    hand_card_value,
)
from kwoon.bots.kung_fu_2014.decision_inputs import BLOCK, DecisionInputs, inputs_from_view
from kwoon.core.game import Player, Prompt, View
from kwoon.games.kung_fu_2014.rules.game import KungFu2014
from kwoon.games.kung_fu_2014.rules.notation import (
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
from kwoon.games.kung_fu_2014.view.view import KungFu2014View


class PlannedAnswer:
    """A whole answer and its expected gain."""

    def __init__(self, moves: list[int], gain: float = 0.0) -> None:
        self.moves = moves
        self.gain = gain


class AttackParts:
    """The stance, base and finishing move of an attack under consideration, as moves. The stance and the finishing move
    may be missing."""

    def __init__(self, stance: int, base: int, finishing: int) -> None:
        self.stance = stance
        self.base = base
        self.finishing = finishing


class GreedyKungFu2014Bot(Player):
    """Plans a whole answer when the draft is empty, and then follows the plan."""

    def __init__(self, game: KungFu2014) -> None:
        self.kinds = game.kinds
        self.max_chi = game.pack.max_chi
        self.hand = game.pack.hand_size
        self.hand_after_dump = game.pack.hand_after_dump
        self.dump_keep_max = game.pack.dump_keep_max
        self.keep_values = [hand_card_value(game.kinds, card) for card in range(game.kinds.count)]
        self.plan: list[int] = []

    def choose(self, view: View, prompt: Prompt) -> int:
        assert isinstance(view, KungFu2014View)
        if not view.draft or list(view.draft) != self.plan[: len(view.draft)]:
            # If this bot did not start the draft, finish it as quickly as possible.
            self.plan = list(view.draft) if view.draft else self.plan_answer(inputs_from_view(view), prompt)
        return self.next_move(self.plan, len(view.draft), prompt)

    def move_probabilities(self, view: View, prompt: Prompt) -> list[float]:
        # This bot uses no dice.
        chosen = self.choose(view, prompt)
        return [1.0 if move == chosen else 0.0 for move in prompt.moves]

    def next_move(self, plan: list[int], num_made: int, prompt: Prompt) -> int:
        """Return the next move of a plan. If there is none or it is not legal, return the move that ends the answer, or
        else the first legal move."""
        if num_made < len(plan) and plan[num_made] in prompt.moves:
            return plan[num_made]
        return self.kinds.done if self.kinds.done in prompt.moves else prompt.moves[0]

    def plan_answer(self, view: DecisionInputs, prompt: Prompt) -> list[int]:
        """Return a whole answer to a prompt with an empty draft."""
        if prompt.kind == "discard":
            return self._discard_moves(view, self._best_cards_to_keep(view.hand))
        if prompt.kind == "exchange":
            kept_cards = [card for value, card in self._marginal_values(view.hand) if value >= DRAWN_CARD]
            return self._discard_moves(view, kept_cards)
        if prompt.kind == "return":
            return self._plan_taking_card_back(view, prompt)
        if view.phase == BLOCK:
            return self._best_block(view).moves
        return self._best_attack(view).moves

    # Keeping, discarding and taking back cards.

    def _marginal_values(self, hand: list[int]) -> list[tuple[float, int]]:
        """Return each card in a hand with its marginal value, best first. Surplus bases, stances and finishing moves
        add less, and so do further copies of an enhancement."""
        best: list[tuple[float, int]] = [(self.keep_values[card], card) for card in hand]
        best.sort(reverse=True)
        kinds = self.kinds
        worth: list[tuple[float, int]] = []
        seen: list[int] = [0] * (kinds.count + 5)
        for value, card in best:
            sort = kinds.card_type[card]
            group = card if sort == IS_ENHANCEMENT else kinds.count + (0 if sort == IS_WEAPON else sort)
            allowed = 2 if sort <= IS_WEAPON else 1
            times = seen[group]
            seen[group] = times + 1
            worth.append((value if times < allowed else value * 0.45, card))
        worth.sort(reverse=True)
        return worth

    def _best_cards_to_keep(self, hand: list[int]) -> list[int]:
        """Return the cards to keep at the start of a turn, considering how many new cards replace the rest."""
        worth = self._marginal_values(hand)
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

    def _discard_moves(self, view: DecisionInputs, kept_cards: list[int]) -> list[int]:
        """Return the moves that discard all cards except `kept_cards`. This empties `kept_cards`."""
        moves: list[int] = []
        for card in view.hand:
            if card in kept_cards:
                kept_cards.remove(card)
            else:
                moves.append(DISCARD * self.kinds.count + card)
        moves.append(self.kinds.done)
        return moves

    def _plan_taking_card_back(self, view: DecisionInputs, prompt: Prompt) -> list[int]:
        """Return the best plan: take a card back and pay with the cheapest cards, give one up for a counterattack, or
        pass."""
        kinds = self.kinds
        best = 0.0
        plan: list[int] = [kinds.pass_move]
        for move in prompt.moves:
            if move == kinds.pass_move:
                continue
            card = kinds.card_of_move(move)
            if kinds.verb_of_move(move) == GIVE_UP:
                gain = self._counterattack_value(view.hand)
                paid: list[int] = []
            else:
                price = self._cheapest_payment(view.hand, card)
                paid = sorted([kinds.first_discard + each for _, each in price])
                gain = self.keep_values[card] - sum([value for value, _ in price])
            if gain > best:
                best = gain
                plan = [move, *paid]
        return plan

    def moves_to_take_back(self, hand: list[int], move: int) -> list[int]:
        """Return a move that takes a card back, followed by the moves that pay for it with the cheapest cards."""
        price = self._cheapest_payment(hand, self.kinds.card_of_move(move))
        return [move, *sorted([int(self.kinds.first_discard) + card for _, card in price])]

    def _cheapest_payment(self, hand: list[int], card: int) -> list[tuple[float, int]]:
        """Return the cheapest cards in a hand that pay for a card's return, each with its value."""
        ranked = self._marginal_values(hand)
        return ranked[len(ranked) - self.kinds.return_cost[card] :]

    def _counterattack_value(self, hand: list[int]) -> float:
        kinds = self.kinds
        total = 1
        base = 1
        before = NONE
        for card in hand:
            if card != before and kinds.attack[card] > 0:
                if kinds.card_type[card] == IS_ENHANCEMENT:
                    total += kinds.attack[card]
                elif kinds.card_type[card] <= IS_WEAPON and kinds.attack[card] > base:
                    total += kinds.attack[card] - base
                    base = kinds.attack[card]
            before = card
        return 0.45 * total - 0.5

    # Attacks.

    def _best_attack(self, view: DecisionInputs) -> PlannedAnswer:
        """Return the best attack over all combinations of stance, base and finishing move, each with the best number of
        enhancements."""
        kinds = self.kinds
        aims = AttackEstimate(self.kinds, self.keep_values, view, self.max_chi - view.chi[view.seat])
        best = PlannedAnswer([kinds.pass_move])
        stances: list[int] = [view.stance]
        if view.stance == NONE and view.base == NONE:
            stances.extend(self._cards_of_type(view, IS_STANCE))
        bases = self._base_card_moves(view, True) if view.base == NONE else [view.base]
        adding = self._ranked_enhancements(view)
        finishing: list[int] = [NONE]
        for card in self._cards_of_type(view, IS_FINISHING):
            finishing.append(card)
            if kinds.bonus_or_target[card]:
                finishing.append(SPREAD * kinds.count + card)
        for stance in stances:
            for base in bases:
                for finish in finishing:
                    self._try_attack(aims, best, AttackParts(stance, base, finish), adding)
        if best.moves[0] == kinds.pass_move and (view.stance != NONE or view.base != NONE):
            best.moves = []
        return best

    def _try_attack(
        self, estimate: AttackEstimate, best: PlannedAnswer, parts: AttackParts, enhancements: list[int]
    ) -> None:
        kinds = self.kinds
        view = estimate.view
        estimate.remove_all_cards()
        cost = 0.0
        if parts.stance != NONE:
            cost += estimate.add_card(PLAY, parts.stance) + (
                self._play_cost(parts.stance) if view.stance == NONE else 0.0
            )
        cost += estimate.add_card(kinds.verb_of_move(parts.base), kinds.card_of_move(parts.base))
        if view.base == NONE:
            cost += self._play_cost(parts.base)
        if parts.finishing != NONE:
            card = kinds.card_of_move(parts.finishing)
            cost += estimate.add_card(kinds.verb_of_move(parts.finishing), card) + self.keep_values[card] - DRAWN_CARD
        for used in range(len(enhancements) + 1):
            if used > 0:
                cost += estimate.add_card(PLAY, enhancements[used - 1]) + self._block_value(enhancements[used - 1])
            gain = estimate.expected_gain() - cost
            if gain > best.gain:
                best.gain = gain
                best.moves = self._attack_moves(estimate, parts, sorted(enhancements[:used]))

    def _attack_moves(self, estimate: AttackEstimate, parts: AttackParts, enhancements: list[int]) -> list[int]:
        view = estimate.view
        moves: list[int] = []
        if parts.stance != NONE and view.stance == NONE:
            moves.append(parts.stance)
        if view.base == NONE:
            moves.append(parts.base)
        moves.extend(enhancements)
        if parts.finishing != NONE:
            moves.append(parts.finishing)
        targets = sorted(estimate.best_targets)
        if view.countered_seat != NONE:
            targets.remove(view.countered_seat)
            targets.insert(0, view.countered_seat)
        moves.extend([self.kinds.first_target + target for target in targets])
        return moves

    def _play_cost(self, move: int) -> float:
        """Return the cost of playing a base or stance, which is low if it is likely to come back."""
        kinds = self.kinds
        card = kinds.card_of_move(move)
        if kinds.on_table[card]:
            return 0.0
        gone = (
            kinds.card_type[card] < IS_WEAPON or kinds.always_discarded[card] > 0 or kinds.verb_of_move(move) == BREAK
        )
        if gone:
            return self.keep_values[card] - 0.6 * DRAWN_CARD
        return 0.15 * self.keep_values[card] + 0.5 * kinds.return_cost[card]

    def _block_value(self, card: int) -> float:
        """Return the value of keeping an enhancement for a block before the next turn."""
        defense = self.kinds.defense[card]
        return 1.1 * defense if defense > 0 else 0.1

    def _ranked_enhancements(self, view: DecisionInputs) -> list[int]:
        """Return the enhancements for an attack, starting with those that add most relative to their block value."""
        kinds = self.kinds
        ranked: list[tuple[float, int]] = []
        before = NONE
        for card in view.hand:
            if card != before and kinds.card_type[card] == IS_ENHANCEMENT and kinds.attack[card] >= 0:
                spirit = 0.5 if kinds.spirit[card] else 0.0
                ranked.append((self._block_value(card) - 0.8 * kinds.attack[card] - spirit, card))
            before = card
        ranked.sort()
        return [card for _, card in ranked]

    def _cards_of_type(self, view: DecisionInputs, card_type: i64) -> list[int]:
        found: list[int] = []
        for card in view.hand:
            if self.kinds.card_type[card] == card_type and card not in found:
                found.append(card)
        return found

    def _base_card_moves(self, view: DecisionInputs, attacking: bool) -> list[int]:
        """Return the moves that play a base, including those that break it."""
        kinds = self.kinds
        worth = kinds.attack if attacking else kinds.defense
        breaking = kinds.break_attack if attacking else kinds.break_block
        found: list[int] = [card for card in kinds.table_kinds if worth[card] >= 0]
        for card in view.hand:
            if kinds.card_type[card] <= IS_WEAPON and worth[card] >= 0 and card not in found:
                found.append(card)
                if breaking[card]:
                    found.append(BREAK * kinds.count + card)
        return found

    # Blocks.

    def _best_block(self, view: DecisionInputs) -> PlannedAnswer:
        """Return the best block over all combinations of stance and base, each with the cheapest enhancements for every
        block value."""
        kinds = self.kinds
        best = PlannedAnswer([kinds.pass_move], -self._damage_cost(view, 0, False))
        stances: list[int] = [view.block_stance]
        laid = view.block_base
        if stances[0] == NONE and laid == NONE:
            stances.extend(self._cards_of_type(view, IS_STANCE))
        bases = self._base_card_moves(view, False) if laid == NONE else [laid]
        sets = BlockCostTable(self.kinds, self.keep_values, view)
        for stance in stances:
            for base in bases:
                self._try_block(view, best, stance, base, sets)
        if best.moves[0] == kinds.pass_move and (view.block_stance != NONE or laid != NONE):
            best.moves = []
        return best

    def _try_block(
        self, view: DecisionInputs, best: PlannedAnswer, stance: int, base: int, block_costs: BlockCostTable
    ) -> None:
        kinds = self.kinds
        card = kinds.card_of_move(base)
        broken = kinds.verb_of_move(base) == BREAK or (view.block_base != NONE and view.block_broken)
        worth = int(kinds.block_value_of(BREAK if broken else PLAY, card))
        spirit = kinds.spirit[card]
        cost = 0.0 if view.block_base != NONE else self._play_cost(base) - self._block_base_effects_value(view, card)
        if stance != NONE:
            worth += kinds.block_value_of(PLAY, stance)
            spirit = spirit or kinds.spirit[stance]
            if view.block_stance == NONE:
                cost += self._play_cost(stance) - DRAWN_CARD * kinds.draw_when_played[stance]
        for place in range(len(block_costs.costs)):
            price = block_costs.costs[place]
            if price >= OWN_KNOCK_OUT:
                continue
            total = worth + place // 2
            calm = spirit or place % 2 == 1
            gain = -self._damage_cost(view, total, calm) - cost - price
            through = view.total - total if view.total > total else 0
            if through == 0 and (calm or not view.spirit):
                room = self.max_chi - view.chi[view.seat]
                gain += min(kinds.unhurt_gain[card], room)
            elif kinds.hurt_counter[card]:
                gain += self._counterattack_value(view.hand)
            if gain > best.gain + 0.001:
                best.gain = gain
                best.moves = self._block_moves(view, stance, base, block_costs.cheapest_enhancements(place))

    def _block_moves(self, view: DecisionInputs, stance: int, base: int, enhancements: list[int]) -> list[int]:
        moves: list[int] = []
        if stance != NONE and view.block_stance == NONE:
            moves.append(stance)
        if view.block_base == NONE:
            moves.append(base)
        moves.extend(enhancements)
        moves.append(self.kinds.done)
        return moves

    def _damage_cost(self, view: DecisionInputs, total: int, has_spirit: bool) -> float:
        """Return the cost of the damage that a block of this value lets through."""
        through = view.total - total if view.total > total else 0
        if view.spirit and not has_spirit:
            through += 1
        chi = view.chi[view.seat]
        if through >= chi:
            return chi + OWN_KNOCK_OUT
        kinds = self.kinds
        extra = 0.0
        if through > 0 and view.finishing != NONE:
            extra = kinds.damage_lose[view.finishing] + 0.7 * kinds.damage_gain[view.finishing]
        # Chi is worth more when less of it is left.
        return (through + extra) * (1.0 if chi > 10 else 1.25)

    def _block_base_effects_value(self, view: DecisionInputs, card: int) -> float:
        """Return the value of a block base's effects besides blocking."""
        kinds = self.kinds
        gain = DRAWN_CARD * kinds.draw_when_played[card]
        if (
            kinds.strip_weapon[card]
            and kinds.card_type[view.base] == IS_WEAPON
            and not kinds.always_discarded[view.base]
        ):
            gain += 1.5
        if kinds.strip_stance[card] and view.stance != NONE and not kinds.always_discarded[view.stance]:
            gain += 1.5
        if kinds.counter[card]:
            gain += self._counterattack_value(view.hand)
        return gain
