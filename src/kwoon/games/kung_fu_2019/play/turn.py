"""A turn from its start to its end: costs, discard and refill, prepare and respite, who is out, and who is next."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.cards import holds
from kwoon.core.contract import NOTHING, Ask
from kwoon.core.dice import Dice
from kwoon.games.kung_fu_2019.cards.kinds import (
    IS_CHI,
    IS_IMPROVED_STANCE,
    IS_IMPROVED_WEAPON,
    IS_STANCE,
    IS_WEAPON,
    NONE,
)
from kwoon.games.kung_fu_2019.combat.attack import ask_plan, declare, open_exchange
from kwoon.games.kung_fu_2019.combat.plan import has_means, is_opponent
from kwoon.games.kung_fu_2019.play.named import drafted, nameable
from kwoon.games.kung_fu_2019.play.notation import DISCARD, DROP
from kwoon.games.kung_fu_2019.play.position import Position
from kwoon.games.kung_fu_2019.play.slots import (
    discard_stance,
    discard_weapon,
    double,
    hand_size,
    lasting,
    lasting_cards,
    play_stance,
    play_weapon,
    pull_stance,
    pull_weapon,
    stance_alters_hand,
    team_in_stance,
)
from kwoon.games.kung_fu_2019.play.steps import PASS_CARD, PREPARE, REFILL, SPECIAL, UPKEEP, Step

# The start (kff19.turn.start, kff19.turn.start.order).


def start_turn(position: Position, seat: i64, dice: Dice) -> None:
    """Losses, then Chi restored, then costs for staying in a stance; then discard and refill."""
    position.active = seat
    position.turn += 1
    position.specials = 0
    position.attacked = False
    position.forfeited = False
    if position.log is not None:
        position.log.add("turn", seat, [], position.turn)
    if position.poison[seat] > 0:
        amount = position.poison[seat]
        position.poison[seat] = 0
        if position.log is not None:
            position.log.add("poison", seat, [], amount)
        position.lose(position.team[seat], amount)
        if position.chi_of(seat) == 0:  # kff19.end.outside
            take_out(position)
            return
    healed = lasting(position, seat, position.kinds.turn_heal)
    if healed > 0:
        position.gain(seat, healed, lasting_cards(position, seat, position.kinds.turn_heal))
    cost = upkeep(position, seat)
    if cost >= position.chi_of(seat):  # kff19.imperial.upkeep
        discard_stance(position, seat, "lapse")
        cost = 0
    if cost > 0:
        position.steps.append(Step(UPKEEP, seat))
    else:
        begin_refill(position, seat, dice)


def upkeep(position: Position, seat: i64) -> i64:
    """What it costs to stay in the stance."""
    stance = position.stance[seat]
    return 0 if stance == NONE else position.kinds.upkeep[stance] * double(position, seat)


def ask_upkeep(position: Position, seat: i64) -> Ask | None:
    """Pay, or give the stance up."""
    if position.chosen[seat] != NOTHING:
        return None
    return Ask(seat, "upkeep", [DROP * position.count + position.stance[seat], position.rules.pay])


def settle_upkeep(position: Position, seat: i64, dice: Dice) -> None:
    """kff19.imperial.not-damage: paying is not damage."""
    position.steps.pop()
    if position.chosen[seat] == position.rules.pay:
        if position.log is not None:
            position.log.add("pay", seat, [position.stance[seat]], upkeep(position, seat))
        position.lose(position.team[seat], upkeep(position, seat))
    else:
        discard_stance(position, seat, "drop")
    begin_refill(position, seat, dice)


# Discard and refill.


def begin_refill(position: Position, seat: i64, dice: Dice) -> None:
    """Anything unwanted may be discarded first (kff19.turn.refill.discard, kff19.slots.discard.empty-hand)."""
    asked = bool(position.hands[seat])
    if not asked and position.rules.pack.revision > 1:
        asked = stance_alters_hand(position, seat)
    if asked:
        position.steps.append(Step(REFILL, seat))
    else:
        refill(position, seat, dice)


def ask_discards(position: Position, seat: i64) -> Ask | None:
    """Cards in hand and what lies in the slots, in any order, and then done (kff19.slots.discard.when)."""
    rules = position.rules
    last = position.last_drafted(seat)
    if last == rules.done:
        return None
    moves = nameable(position, seat, DISCARD, last if position.brief else NOTHING)
    if not position.brief or stance_alters_hand(position, seat):
        add_droppable(position, seat, moves)
    moves.append(rules.done)
    return Ask(seat, "discard", moves)


def settle_discards(position: Position, seat: i64, dice: Dice) -> None:
    """kff19.turn.refill.draw.forced: all at once, and then the draw."""
    position.steps.pop()
    given_up = drafted(position, seat, DROP) if has_slots(position, seat) else []
    for card in given_up:
        give_up_slot(position, seat, card)
    cards = drafted(position, seat, DISCARD)
    for card in cards:
        position.discard_from(seat, card)
    if position.log is not None and (cards or (position.hands[seat] and not given_up)):
        position.log.add("discard", seat, cards)
    refill(position, seat, dice)


def has_slots(position: Position, seat: i64) -> bool:
    """Whether a weapon or stance is there to be given up."""
    return position.weapon[seat] != NONE or position.stance[seat] != NONE


def add_droppable(position: Position, seat: i64, moves: list[int]) -> None:
    """The moves that give up what lies in the slots, but for what the draft gives up already."""
    if not has_slots(position, seat):
        return
    first = DROP * position.count
    weapon, stance = position.weapon[seat], position.stance[seat]
    if weapon != NONE and not position.has_drafted(seat, first + weapon):
        moves.append(first + weapon)
    if stance != NONE and not position.has_drafted(seat, first + stance):
        moves.append(first + stance)


def give_up_slot(position: Position, seat: i64, card: i64) -> None:
    """A weapon or stance is discarded by choice, with what is attached."""
    if card == position.weapon[seat]:
        discard_weapon(position, seat, "drop")
    else:
        discard_stance(position, seat, "drop")


def refill(position: Position, seat: i64, dice: Dice) -> None:
    """kff19.turn.refill.draw, kff19.turn.refill.over.partial."""
    held: i64 = len(position.hands[seat])
    size = hand_size(position, seat)
    if held < size:
        position.draw(seat, size - held, dice)
    position.steps.append(Step(PREPARE, seat))
    if position.teamed:
        position.steps.append(Step(SPECIAL, seat, NONE, 0, 1))


# Prepare and respite.


def ask_prepare(position: Position, step: Step) -> Ask | None:
    """Cards to play, slots to empty, an attack to begin with its target, or the end of the turn."""
    seat = step.seat
    rules = position.rules
    first = position.chosen[seat]
    if first != NOTHING:
        return ask_plan(position, step, seat) if rules.first_target <= first < rules.first_take else None
    moves = playable(position, seat)
    add_droppable(position, seat, moves)
    if not position.attacked and not position.forfeited and has_means(position, seat):
        for other in range(position.seats):
            if is_opponent(position, seat, other):
                moves.append(rules.first_target + other)
    moves.append(rules.done)
    return Ask(seat, "respite" if position.attacked else "prepare", moves)


def playable(position: Position, seat: i64) -> list[int]:
    """The cards that may be played now, outside of attacks."""
    kinds = position.kinds
    moves: list[int] = []
    before: i64 = NONE
    for card in position.hands[seat]:
        if card == before:
            continue
        before = card
        sort = kinds.sort[card]
        if sort == IS_WEAPON:
            moves.append(card)
        elif sort == IS_STANCE:
            cost = kinds.entry_cost[card]
            if cost == 0 or cost * double(position, seat) < position.chi_of(seat):  # kff19.imperial.enter
                moves.append(card)
        elif sort == IS_CHI:
            if not kinds.forfeit[card] or not position.attacked:
                moves.append(card)
        elif sort == IS_IMPROVED_WEAPON:
            moves.extend(_hanging(card, position.weapon[seat], position.on_weapon[seat]))
        elif sort == IS_IMPROVED_STANCE:
            moves.extend(_hanging(card, position.stance[seat], position.on_stance[seat]))
    return moves


def _hanging(card: i64, host: i64, attached: list[int]) -> list[int]:
    """The move that attaches a card, if there is something to hang it on (kff19.improved.needs-host)."""
    return [] if host == NONE or holds(attached, card) else [int(card)]


def settle_prepare(position: Position, step: Step, dice: Dice) -> None:
    """One card, one slot emptied, an attack, or the end."""
    seat = step.seat
    rules = position.rules
    move = position.chosen[seat]
    if move == rules.done:
        position.steps.pop()
        if position.teamed and position.hands[seat] and position.mates(seat):
            position.steps.append(Step(PASS_CARD, seat))
        return
    if move >= rules.first_target:
        position.attacked = True
        open_exchange(position)
        declare(position, step, seat)
        return
    if move >= DROP * position.count:
        give_up_slot(position, seat, move % position.count)
    else:
        play(position, seat, move, dice)
    if position.teamed:  # kff19.team.special: at any time in Prepare and Respite
        position.steps.append(Step(SPECIAL, seat))


def play(position: Position, seat: i64, card: i64, dice: Dice) -> None:
    """A card outside of attacks."""
    kinds = position.kinds
    log = position.log
    sort = kinds.sort[card]
    position.leave_hand(seat, card)
    if log is not None:
        words = {IS_WEAPON: "weapon", IS_STANCE: "stance", IS_CHI: "restore"}
        log.add(words.get(sort, "attach"), seat, [int(card)])
    if sort == IS_WEAPON:
        discard_weapon(position, seat, "replace")  # kff19.weapon.one
        play_weapon(position, seat, card)
    elif sort == IS_STANCE:
        cost = kinds.entry_cost[card] * double(position, seat)
        if cost > 0:
            if log is not None:
                log.add("pay", seat, [int(card)], cost)
            position.lose(position.team[seat], cost)
        discard_stance(position, seat, "replace")
        play_stance(position, seat, card)
    elif sort == IS_CHI:
        restore(position, seat, card, dice)
    elif sort == IS_IMPROVED_WEAPON:
        position.on_weapon[seat].append(card)
    else:
        position.on_stance[seat].append(card)


def restore(position: Position, seat: i64, card: i64, dice: Dice) -> None:
    """A Chi Restoration card (kff19.chi.play)."""
    kinds = position.kinds
    amount: i64 = kinds.heal[card]
    if kinds.stance_heal[card]:
        worn = position.stance[seat]
        wanted = kinds.stance_heal_for[card]
        if worn != NONE and wanted in (NONE, worn):
            amount += kinds.stance_heal[card]
    if kinds.low_chi_heal[card] and position.chi_of(seat) <= kinds.low_chi_heal_limit[card]:
        amount += kinds.low_chi_heal[card]
    if kinds.team_stances_heal[card] and team_in_stance(position, seat) >= 2:
        amount += kinds.team_stances_heal[card]
    amount += _heal_bonus(position, seat)
    position.gain(seat, amount, [int(card), *_heal_bonus_cards(position, seat)])
    if kinds.others_heal[card]:
        _heal_others(position, seat, kinds.others_heal[card], card)
    if kinds.forfeit[card]:
        position.forfeited = True
    if kinds.teammates_draw[card]:
        for mate in position.mates(seat):
            position.draw(mate, kinds.teammates_draw[card], dice)
    position.discard.append(card)  # kff19.chi.discard


def _heal_bonus(position: Position, seat: i64) -> i64:
    word = position.kinds.heal_bonus
    total = lasting(position, seat, word)
    if position.weapon[seat] != NONE:
        total += word[position.weapon[seat]]
    for card in position.on_weapon[seat]:
        total += word[card]
    return total


def _heal_bonus_cards(position: Position, seat: i64) -> list[int]:
    """The cards that such a bonus comes from, for the log."""
    word = position.kinds.heal_bonus
    lying = [position.weapon[seat], *position.on_weapon[seat]]
    return [*lasting_cards(position, seat, word), *[each for each in lying if each != NONE and word[each]]]


def _heal_others(position: Position, seat: i64, amount: i64, card: i64) -> None:
    """Every other player, or every other team once."""
    done: i64 = 1 << position.team[seat]
    for away in range(1, position.seats):
        other = (seat + away) % position.seats
        bit: i64 = 1 << position.team[other]
        if position.out[other] == 0 and not done & bit:
            done |= bit
            position.gain(other, amount, [int(card)])


# Who is out, and who is next.


def take_out(position: Position) -> None:
    """Teams without Chi leave together; then the end of the game is checked (kff19.end.check)."""
    leaving = position.leaving()
    for seat in range(position.seats):
        if position.out[seat] == 0 and position.chi_of(seat) == 0:
            leave(position, seat, leaving, "out")
    left = position.teams_left()
    if left == 1:
        finish(position, "last")
    elif left == 0:
        finish(position, "everybody-out")


def leave(position: Position, seat: i64, when: i64, word: str) -> None:
    """A player is out: hand, slots and attachments are discarded (kff19.resolve.out-cards)."""
    position.out[seat] = when
    position.poison[seat] = 0
    cards = position.hands[seat]
    position.hands[seat] = []
    if position.weapon[seat] != NONE:
        pulled = pull_weapon(position, seat)
        cards.append(pulled.card)
        cards.extend(pulled.attached)
    if position.stance[seat] != NONE:
        pulled = pull_stance(position, seat)
        cards.append(pulled.card)
        cards.extend(pulled.attached)
    position.discard.extend(cards)
    position.aside.extend(position.beside[seat])  # kff19.archetype.companion.out
    position.beside[seat] = []
    if position.archetype[seat] != NONE:
        position.aside.append(position.archetype[seat])
        position.archetype[seat] = NONE
    for knows in position.known:
        knows[seat].clear()
    if position.known:
        for held in position.known[seat]:
            held.clear()
    if position.log is not None:
        position.log.add(word, seat, cards)


def finish(position: Position, why: str) -> None:
    """The game is over."""
    position.why = why
    if position.log is not None:
        winner: i64 = NONE
        for seat in range(position.seats):
            if position.out[seat] == 0 and winner == NONE and why != "turn-cap":
                winner = seat
        position.log.add("end-" + why, winner, [])
