"""Before the first turn: Chi, hands, who begins, and the archetypes (kff19.setup.*, kff19.archetype.*)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kwoon.core.cards import pull_out
from kwoon.core.contract import NOTHING, Ask
from kwoon.core.dice import Dice
from kwoon.games.kung_fu_2019.cards.kinds import NONE
from kwoon.games.kung_fu_2019.play.notation import CHOOSE
from kwoon.games.kung_fu_2019.play.position import Position
from kwoon.games.kung_fu_2019.play.steps import CHOOSE_ARCHETYPE, Step


def lay_table(position: Position) -> None:
    """Empty slots for everybody (kff19.setup.empty-table)."""
    rules = position.rules
    seats = position.seats
    position.chi = [int(rules.start_chi)] * rules.teams
    position.most_chi = position.chi[:]
    position.out = vec[i64]([0] * seats)
    position.hands = [[] for _ in range(seats)]
    if rules.teamed:
        position.known = [[[] for _ in range(seats)] for _ in range(seats)]
    position.weapon = vec[i64]([NONE] * seats)
    position.on_weapon = [[] for _ in range(seats)]
    position.stance = vec[i64]([NONE] * seats)
    position.on_stance = [[] for _ in range(seats)]
    position.archetype = vec[i64]([NONE] * seats)
    position.beside = [[] for _ in range(seats)]
    position.poison = [0] * seats
    position.deck = rules.kinds.deck[:]


def set_up(position: Position, dice: Dice) -> None:
    """Hands of seven, a random first player, and archetypes if they are played with."""
    rules = position.rules
    lay_table(position)
    for seat in range(position.seats):
        position.draw(seat, rules.pack.hand, dice)
    first = dice.roll(position.seats)
    position.active = first
    if rules.less:  # kff19.setup.evened
        chi = rules.start_chi - rules.less
        position.chi[rules.team[first]] = chi if chi > 0 else 1
        if not rules.one_chi_limit:
            position.most_chi = position.chi[:]
    if rules.archetypes == "none":
        return
    kinds = rules.kinds
    position.aside = kinds.archetypes[:]
    for kind in range(kinds.count):
        if kinds.is_companion[kind]:
            position.aside.append(kind)
    for away in range(position.seats):
        seat = (first + away) % position.seats
        if rules.archetypes == "dealt":
            pile = [card for card in position.aside if not kinds.is_companion[card]]
            _take_up(position, seat, dice.draw(pile), "dealt")
        else:  # the first player is on top, and so first to choose
            position.steps.insert(0, Step(CHOOSE_ARCHETYPE, seat))


def ask_archetype(position: Position, seat: i64) -> Ask | None:
    """Any that nobody has (kff19.archetype.choice)."""
    if position.chosen[seat] != NOTHING:
        return None
    kinds = position.kinds
    left = [card for card in position.aside if not kinds.is_companion[card]]
    left.sort()
    return Ask(seat, "choose", [CHOOSE * position.count + card for card in left])


def settle_archetype(position: Position, seat: i64) -> None:
    """It lies face up before its player from now on."""
    position.steps.pop()
    _take_up(position, seat, position.chosen[seat] % position.count, "choose")


def _take_up(position: Position, seat: i64, card: i64, word: str) -> None:
    kinds = position.kinds
    pull_out(position.aside, card)
    position.archetype[seat] = card
    if position.log is not None:
        position.log.add(word, seat, [int(card)])
    for companion in (kinds.weapon_companion[card], kinds.stance_companion[card]):
        if companion != NONE:
            pull_out(position.aside, companion)
            position.beside[seat].append(companion)
