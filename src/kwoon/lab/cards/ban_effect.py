"""Ban effect: how much a seat's win rate changes when it may not use a card while the others may. It can be measured
even in games that deal no cards at random.

A bot that evaluates every move separately makes the best of the remaining moves. A bot that plans its whole answer, or
searches, abandons its plan when the card is part of it, and so loses more than the card is worth. For such bots the
measured loss is only an upper bound (`plans_whole_answers`).
"""

from __future__ import annotations

from dataclasses import replace

from kwoon.bots.registry import find_bot_family
from kwoon.core.definition import LoadedGame
from kwoon.lab.comparison.resumable_run import ResumableRun, RolePair, play_up_to, role_pairs
from kwoon.lab.execution.workers import WorkerPool
from kwoon.lab.experiment import FAST_BOT, Experiment
from kwoon.lab.statistics.definitions import SEAT_SHARE
from kwoon.lab.statistics.estimate import JackknifeEstimate
from kwoon.lab.statistics.matchups import pickable_roles

MOVE_BY_MOVE_BOTS = (FAST_BOT, "random")


def plans_whole_answers(game: str, bot: str) -> bool:
    """Return whether this bot plans whole answers in this game."""
    return bot != "random" and (find_bot_family(game).plans_whole_answers or bot not in MOVE_BY_MOVE_BOTS)


def ban_effect(experiment: Experiment, card: str, pool: WorkerPool) -> JackknifeEstimate | None:
    """Return the effect in points of win rate, averaged over the seats, on the same deals with and without the ban. It
    is negative if the ban hurts."""
    loaded = experiment.load()
    seats = int(loaded.game.seats)
    arms: list[tuple[ResumableRun, ResumableRun]] = []
    for seat in range(seats):
        pairs = _pairs_with_owner(loaded, card, seat)
        banned_cards = tuple(card if each == seat else "" for each in range(seats))
        arms.append(
            (
                ResumableRun(replace(experiment, banned_cards=banned_cards), pairs, False),
                ResumableRun(experiment, pairs, False),
            )
        )
    if arms[0][0].pairs == arms[-1][0].pairs:
        # All seats are compared with the same games without a ban, which are played once.
        arms = [(banned_cards, arms[0][1]) for banned_cards, _ in arms]
    games = max(1, experiment.count // len(arms[0][0].pairs))
    runs = {id(run): run for pair in arms for run in pair}
    play_up_to(list(runs.values()), games, pool)
    found: list[JackknifeEstimate] = []
    for seat, (without, unbanned) in enumerate(arms):
        key = (SEAT_SHARE.id, str(seat + 1))
        found.append(
            without.measurements(with_cards=False)[key].estimate.difference(
                unbanned.measurements(with_cards=False)[key].estimate
            )
        )
    return _mean(found)


def _pairs_with_owner(loaded: LoadedGame, card: str, seat: int) -> list[RolePair]:
    """Return the role pairs in which this seat plays the card's role, or all pairs if the card has no pickable role."""
    pairs = role_pairs(loaded)
    owner = next((face.part_of for face in loaded.faces if face.id == card), "")
    if owner not in pickable_roles(loaded):
        return pairs
    return [pair for pair in pairs if pair[seat] == owner]


def _mean(estimates: list[JackknifeEstimate]) -> JackknifeEstimate:
    groups = set.intersection(*(set(each.leave_one_out) for each in estimates))
    count = len(estimates)
    without = {group: sum(each.leave_one_out[group] for each in estimates) / count for group in sorted(groups)}
    return JackknifeEstimate(sum(each.value for each in estimates) / count, without)
