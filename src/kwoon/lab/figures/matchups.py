"""Match-ups: every role against every other, both made to play it, from every seat."""

from __future__ import annotations

from kwoon.bots.forced import PICKS
from kwoon.bots.mixing.exact import equilibrium
from kwoon.core.box import Opened
from kwoon.core.playout import playout
from kwoon.games.dragon_punch.play.rules import DragonPunch
from kwoon.lab import luck
from kwoon.lab.figures import catalog
from kwoon.lab.figures.catalog import measured
from kwoon.lab.figures.findings import Number, numbered, role_name
from kwoon.lab.playing.run import batch_rows, empty_sums
from kwoon.lab.playing.series import Series
from kwoon.lab.playing.workers import Workers
from kwoon.lab.report.shape import MatchUps, Role
from kwoon.learn.solved import starting_worth
from kwoon.tallies.sums import Sums
from kwoon.tallies.tallies import tally_for

EVEN = 50.0
DUEL = 2


def roles_of(opened: Opened) -> list[str]:
    """Whom one can pick at the beginning; nobody where nothing is picked, by more than two seats, or where one pick is
    only a part of whom one plays, as in a tag team."""
    if opened.game.seats != DUEL:
        return []
    dice = luck.dice("roles")
    state = opened.game.deal(dice)
    asks = state.asks()
    if not asks or asks[0].word not in PICKS:
        return []
    roles = [opened.game.write(move).split()[-1] for move in asks[0].moves]
    playout(state, dice)
    return roles if tally_for(opened.game).role(state, 0) in roles else []


def meet(series: Series, workers: Workers) -> Sums | None:
    """Play every pair of roles from both seats, so many games each time; nothing if there are no roles."""
    opened = series.open()
    roles = roles_of(opened)
    if not roles:
        return None
    sums = empty_sums(opened)
    for one in roles:
        for other in roles:
            if one != other:
                for rows in batch_rows(_forced(series, (one, other)), workers):
                    sums.add(rows)
    return sums


def match_ups(sums: Sums, opened: Opened, bot: str) -> MatchUps:
    """The table of all pairs, and whom to pick by reason."""
    roles = roles_of(opened)
    found: dict[str, tuple[float, Number]] = {}
    for each in measured(sums, opened):
        if each.kind is catalog.MATCH_UP:
            figure = each.estimate.figure(each.kind.least, each.kind.most)
            found[each.of] = (figure.value, numbered(figure))
    cells: list[list[Number | None]] = []
    payments: list[list[float]] = []
    for one in roles:
        line = [found.get(f"{one} / {other}") for other in roles]
        cells.append([None if cell is None else cell[1] for cell in line])
        payments.append([0.0 if cell is None else cell[0] - EVEN for cell in line])
    mixture = [round(100.0 * share, 1) for share in equilibrium(payments).mine]
    pairs = len(roles) * (len(roles) - 1) // 2
    named = [Role(role, role_name(opened, role)) for role in roles]
    return MatchUps(bot, int(sums.number) // pairs, named, cells, mixture, _solved(opened, roles))


def _solved(opened: Opened, roles: list[str]) -> list[list[list[float] | None]]:
    """What solved tables say of a round, of 100; nothing where there is none."""
    game = opened.game
    if not isinstance(game, DragonPunch):
        return []
    places = [game.character_ids.index(role) for role in roles]
    found = [[starting_worth(game, one, other) if one != other else None for other in places] for one in places]
    told = [[None if pair is None else [round(100.0 * each, 2) for each in pair] for pair in line] for line in found]
    return told if any(pair for line in told for pair in line) else []


def _forced(series: Series, roles: tuple[str, ...]) -> Series:
    return Series(series.game, series.games, series.seed, series.seats, series.bots, series.options, series.pack, roles)
