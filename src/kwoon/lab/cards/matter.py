"""Matter: what a side loses when it may not use a card while the others may. It works where nothing is dealt.

A bot that weighs every move by itself makes the best of what is left. One that plans its whole answer, or searches,
gives up its plan when the card is part of it: what it loses then is more than the card, so that matter is no more than
an upper bound (`planned`).
"""

from __future__ import annotations

from dataclasses import replace

from kwoon.core.box import Opened
from kwoon.lab.figures.catalog import SEAT
from kwoon.lab.figures.figure import Estimate
from kwoon.lab.figures.matchups import roles_of
from kwoon.lab.paired.played import Pair, Played, pairs_of, play_on
from kwoon.lab.playing.series import QUICK, Series
from kwoon.lab.playing.workers import Workers

PLANNED = ("kung-fur-fight", "kung-fu-2014")
"""Games whose quick bots plan whole answers."""
WEIGHING = (QUICK, "random")


def planned(game: str, bot: str) -> bool:
    """Whether this bot plans whole answers in this game."""
    return bot != "random" and (game in PLANNED or bot not in WEIGHING)


def matter(series: Series, card: str, workers: Workers) -> Estimate | None:
    """In points of win rate, from every seat in turn, on the same deals; less than nothing if it is missed."""
    opened = series.open()
    seats = int(opened.game.seats)
    arms: list[tuple[Played, Played]] = []
    for seat in range(seats):
        pairs = _with_owner(opened, card, seat)
        barred = tuple(card if each == seat else "" for each in range(seats))
        arms.append((Played(replace(series, barred=barred), pairs, False), Played(series, pairs, False)))
    if arms[0][0].pairs == arms[-1][0].pairs:
        # All seats are compared with the same free games, which need to be played once.
        arms = [(barred, arms[0][1]) for barred, _ in arms]
    games = max(1, series.games // len(arms[0][0].pairs))
    runs = {id(run): run for pair in arms for run in pair}
    play_on(list(runs.values()), games, workers)
    found: list[Estimate] = []
    for seat, (without, free) in enumerate(arms):
        key = (SEAT.id, str(seat + 1))
        found.append(without.found(cards=False)[key].estimate.minus(free.found(cards=False)[key].estimate))
    return _mean(found)


def _with_owner(opened: Opened, card: str, seat: int) -> list[Pair]:
    """Where roles are picked: the pairs in which this seat plays the role that the card belongs to."""
    pairs = pairs_of(opened)
    owner = next((face.part_of for face in opened.faces if face.id == card), "")
    if owner not in roles_of(opened):
        return pairs
    return [pair for pair in pairs if pair[seat] == owner]


def _mean(estimates: list[Estimate]) -> Estimate:
    groups = set.intersection(*(set(each.without) for each in estimates))
    count = len(estimates)
    without = {group: sum(each.without[group] for each in estimates) / count for group in sorted(groups)}
    return Estimate(sum(each.whole for each in estimates) / count, without)
