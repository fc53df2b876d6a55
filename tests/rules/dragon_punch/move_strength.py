"""Compares moves: two moves at a table, or one move against all opposing moves."""

from __future__ import annotations

from kwoon.core.events import EventLog
from kwoon.games.dragon_punch.combat.exchange import damage_to, next_initiative
from kwoon.games.dragon_punch.rules.game import DragonPunch
from tests.rules.dragon_punch.scenario_position import DragonLayout
from tests.rules.scenario_game import ScenarioTable

INITIATIVE_HOLDERS = (-1, 0, 1)


def compare(table: ScenarioTable, first: str, second: str, initiative: int) -> str:
    """Return text such as '2 : 0, Ann': the damage that Ann and Bo deal with these moves, and who has the Initiative
    next turn."""
    layout = DragonLayout(table)
    layout.initiative = initiative
    layout.sides[0].plays.append(first)
    layout.sides[1].plays.append(second)
    state = layout.build_with_log(EventLog())
    before = state.health[:]
    state.apply(0, table.move(f"play {first}"), table.dice)
    state.apply(1, table.move(f"play {second}"), table.dice)
    prompts = state.prompts()
    while prompts[0].kind == "switch":
        state.apply(prompts[0].seat, prompts[0].moves[0], table.dice)
        prompts = state.prompts()
    dealt = [before[1] - state.health[1], before[0] - state.health[0]]
    holder = f", {table.names[state.initiative]}" if state.initiative >= 0 else ""
    return f"{dealt[0]} : {dealt[1]}{holder}"


def results_in_all_situations(game: DragonPunch, move: int) -> list[int]:
    """Return two numbers for each situation: the move's net damage, and 1 if the move gains the Initiative, -1 if the
    opponent does, or 0."""
    results = []
    for other in range(int(game.faces)):
        for holder in INITIATIVE_HOLDERS:
            result = game.packed_exchange(move, other, holder)
            results.append(int(damage_to(1, result) - damage_to(0, result)))
            results.append({-1: 0, 0: 1, 1: -1}[int(next_initiative(result))])
    return results


def total_net_damage(game: DragonPunch, move: int) -> int:
    return sum(results_in_all_situations(game, move)[::2])


def dominates(game: DragonPunch, better: int, worse: int) -> bool:
    """Return whether a move is at least as good in every situation and better in at least one. Unflipping cards counts
    as an advantage."""
    better_results = [*results_in_all_situations(game, better), int(game.unflips[better])]
    worse_results = [*results_in_all_situations(game, worse), int(game.unflips[worse])]
    return better_results != worse_results and all(
        first >= second for first, second in zip(better_results, worse_results, strict=True)
    )
