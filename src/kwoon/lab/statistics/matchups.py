"""Matchups: every role against every other, with both roles forced, from every seat."""

from __future__ import annotations

from kwoon.bots.mixed_strategy.simplex import solve_matrix_game
from kwoon.bots.registry import bot_family_of
from kwoon.bots.restricted_players import PICK_PROMPTS
from kwoon.core.definition import LoadedGame
from kwoon.core.playout import play_randomly_and_count_moves
from kwoon.lab import seeds
from kwoon.lab.names import role_name
from kwoon.lab.report.model import MatchupTable, ReportRole
from kwoon.lab.statistics import definitions
from kwoon.lab.statistics.definitions import measure_all_statistics
from kwoon.lab.statistics.run_statistics import ReportValue, to_report_value
from kwoon.stats.aggregates import Aggregates
from kwoon.stats.registry import collector_for

EVEN_SHARE = 50.0
DUEL_SEATS = 2


def pickable_roles(loaded: LoadedGame) -> list[str]:
    """Return the roles that can be picked at the start. Empty if nothing is picked, if there are more than two seats,
    or if one pick is only part of a role, as in a tag team."""
    if loaded.game.seats != DUEL_SEATS:
        return []
    dice = seeds.make_dice("roles")
    state = loaded.game.deal(dice)
    prompts = state.prompts()
    if not prompts or prompts[0].kind not in PICK_PROMPTS:
        return []
    roles = [loaded.game.format_move(move).split()[-1] for move in prompts[0].moves]
    play_randomly_and_count_moves(state, dice)
    return roles if collector_for(loaded.game).role(state, 0) in roles else []


def matchup_table(aggregates: Aggregates, loaded: LoadedGame, bot: str) -> MatchupTable:
    """Return the table of all pairs and the equilibrium mixture."""
    roles = pickable_roles(loaded)
    shares: dict[str, tuple[float, ReportValue]] = {}
    for each in measure_all_statistics(aggregates, loaded):
        if each.statistic is definitions.MATCHUP_SHARE:
            interval = each.interval()
            shares[each.subject] = (interval.value, to_report_value(interval))
    cells: list[list[ReportValue | None]] = []
    payoffs: list[list[float]] = []
    for one in roles:
        line = [shares.get(f"{one} / {other}") for other in roles]
        cells.append([None if cell is None else cell[1] for cell in line])
        payoffs.append([0.0 if cell is None else cell[0] - EVEN_SHARE for cell in line])
    mixture = [round(100.0 * share, 1) for share in solve_matrix_game(payoffs).row_strategy]
    pairs = len(roles) * (len(roles) - 1) // 2
    named = [ReportRole(role, role_name(loaded, role)) for role in roles]
    return MatchupTable(bot, int(aggregates.num_games) // pairs, named, cells, mixture, _solved_values(loaded, roles))


def _solved_values(loaded: LoadedGame, roles: list[str]) -> list[list[list[float] | None]]:
    """Return the bounds on the values of solved rounds, in percent; empty if no round is solved."""
    game, family = loaded.game, bot_family_of(loaded.game)
    bounds = [
        [family.starting_win_chance(game, one, other) if one != other else None for other in roles] for one in roles
    ]
    rounded = [
        [None if pair is None else [round(100.0 * each, 2) for each in pair] for pair in line] for line in bounds
    ]
    return rounded if any(pair for line in rounded for pair in line) else []
