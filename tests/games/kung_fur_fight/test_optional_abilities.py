"""Prompts to use an ability depend only on public facts and appear exactly where declining could help."""

from __future__ import annotations

from itertools import product

from kwoon.core.dice import LiveDice
from kwoon.core.game import SPECTATOR
from kwoon.games.kung_fur_fight.combat.combat import resume_combats
from kwoon.games.kung_fur_fight.rules.game import FurState, KungFurFight
from kwoon.games.kung_fur_fight.rules.pending_combat import (
    DECIDING_USE,
    REMOVING,
    RESOLVING,
    USE_ALL,
    USING_REWARDS,
    Combat,
)
from kwoon.registry import load_game

Uses = tuple[int, int, int, int]
NO_CHOICE = -1
"""Stands for an option that does not exist."""


def load() -> KungFurFight:
    game = load_game("kung-fur-fight").game
    assert isinstance(game, KungFurFight)
    return game


def random_combat(game: KungFurFight, dice: LiveDice, tai_chi: bool) -> FurState:
    """Return a random combat in arena 1, after additions and removals."""
    state = game.deal(dice)
    ids = game.ids
    for arena in state.arenas:
        state.pile.extend(arena.rewards)
        arena.rewards = []

    def take_from_pile(name: str) -> int:
        state.pile.remove(ids.index(name))
        return ids.index(name)

    rangers = ["ming", "musashi", "boshark"]
    tai_chi_seat = dice.roll(2)
    for seat, side in enumerate(state.sides):
        arena_side = side.arena_sides[0]
        own_cards = [card for card in side.hand if ids[card] not in ("fu", "hokuto", "ringo", "shiue")]
        if tai_chi and seat == tai_chi_seat:
            arena_side.team = [take_from_pile("tai-chi")]
        elif dice.roll(5) == 0:
            arena_side.team = [take_from_pile(rangers.pop(dice.roll(len(rangers))))]
        elif dice.roll(6) > 0:
            arena_side.team = [own_cards.pop(dice.roll(len(own_cards)))]
        for _ in range(dice.roll(3) if arena_side.team else 0):
            arena_side.team.append(own_cards.pop(dice.roll(len(own_cards))))
        for card in arena_side.team:
            if card in side.hand:
                side.hand.remove(card)
        arena_side.weapons = dice.roll(7) if arena_side.team and dice.roll(2) else 0
        arena_side.mushrooms = dice.roll(2)
        side.vp = dice.roll(3)
        side.unused_weapons = 0
    arena = state.arenas[0]
    arena.hua = dice.roll(2)
    arena.raihuu = dice.roll(2) if any(side.arena_sides[0].team for side in state.sides) else 1
    arena.rewards = [take_from_pile(("break", "crash", "kiwano")[dice.roll(3)])]
    if dice.roll(4) == 0:
        state.sides[dice.roll(2)].cards_in_front.append(take_from_pile("apple"))
    state.phase = RESOLVING
    state._prompts = None
    combat = Combat(0)
    combat.step = REMOVING
    for seat in (0, 1):
        team = state.sides[seat].arena_sides[0].team
        combat.leaders[seat] = team[0] if team else -1
    state.combat = combat
    return state


def possible_uses(state: FurState) -> list[list[int]]:
    """Return the possible uses of each option: the Dogs' ability and token, then the Cats'."""
    uses: list[list[int]] = []
    for seat in (0, 1):
        team = state.sides[seat].arena_sides[0].team
        leader = state.game.ids[team[0]] if team else ""
        enemy = state.sides[1 - seat].arena_sides[0]
        behind = state.sides[seat].vp < state.sides[1 - seat].vp
        if leader == "ban" and enemy.weapons:
            uses.append(list(range(min(5, enemy.weapons) + 1)))
        elif (leader == "yue" and enemy.team) or (leader == "chai" and behind):
            uses.append([0, 1])
        else:
            uses.append([NO_CHOICE])
        token = state.arenas[0].hua if seat == 0 else state.arenas[0].raihuu
        uses.append([0, 1] if token else [NO_CHOICE])
    return uses


def result_of(state: FurState, uses: Uses) -> tuple[int, int, int]:
    """Return the winner and both players' SP losses if the options are used in this way."""
    twin = state.copy()
    combat = twin.combat
    assert combat is not None
    combat.step = DECIDING_USE
    for at, use in enumerate(uses):
        combat.used[at] = USE_ALL if use == NO_CHOICE else use
    resume_combats(twin, LiveDice(1))
    gained = [twin.sides[seat].vp > state.sides[seat].vp for seat in (0, 1)]
    lost = [state.sides[seat].sp - twin.sides[seat].sp for seat in (0, 1)]
    return (gained.index(True) if any(gained) else -1, lost[0], lost[1])


def value_for(seat: int, result: tuple[int, int, int]) -> tuple[int, int]:
    """Return the value of a result to a seat: first whether it wins, then the difference in SP losses."""
    winner, *lost = result
    return (1 if winner == seat else 0 if winner < 0 else -1, lost[1 - seat] - lost[seat])


def options_worth_declining(state: FurState) -> set[int]:
    """Return the options that their owner may want to use less in some case that can still occur."""
    choices = possible_uses(state)
    results = {(a, b, c, d): result_of(state, (a, b, c, d)) for a, b, c, d in product(*choices)}
    relevant = {at for at in range(4) if len(choices[at]) > 1}
    while True:
        cases = [uses for uses in results if all(at in relevant or uses[at] == choices[at][-1] for at in range(4))]
        still_relevant = {
            at
            for at in relevant
            for uses in cases
            if value_for(at // 2, results[uses])
            > value_for(at // 2, results[(*uses[:at], choices[at][-1], *uses[at + 1 :])])  # type: ignore[index]
        }
        if still_relevant == relevant:
            return relevant
        relevant = still_relevant


def test_player_is_prompted_exactly_when_declining_could_help() -> None:
    game = load()
    dice = LiveDice(3)
    num_single = num_both = num_unprompted = 0
    for at in range(1500):
        state = random_combat(game, dice, at % 4 != 0)
        expected = options_worth_declining(state)
        resume_combats(state, dice)
        combat = state.combat
        deciders = set(combat.deciders) if combat is not None and combat.step == DECIDING_USE else set()
        assert deciders == {option // 2 for option in expected}
        if combat is not None and deciders:
            assert combat.deciding_about == min(option for option in expected if option // 2 == combat.deciders[0]) % 2
        num_single += len(deciders) == 1
        num_both += len(deciders) == 2
        num_unprompted += not deciders
    assert num_single > 50
    assert num_both > 3
    assert num_unprompted > 1000


def test_optional_ability_prompt_depends_only_on_public_facts() -> None:
    game = load()
    dice = LiveDice(9)
    num_single = 0
    for _ in range(300):
        state = random_combat(game, dice, True)
        resume_combats(state, dice)
        combat = state.combat
        if combat is None or combat.step == USING_REWARDS:
            continue
        num_single += 1
        prompts = [prompt.as_tuple() for prompt in state.prompts()]
        for seat in (SPECTATOR, 0, 1):
            view = state.view(seat)
            assert (view.about, view.deciders) == (combat.deciding_about, tuple(combat.deciders))
            if seat != SPECTATOR:
                assert [prompt.as_tuple() for prompt in game.sample_state(view, dice).prompts()] == prompts
    assert num_single > 30
