"""All measurements of one card."""

from __future__ import annotations

from dataclasses import dataclass

from kwoon.core.card_faces import Face
from kwoon.core.definition import LoadedGame
from kwoon.core.message import Text, msg
from kwoon.lab.cards.ban_effect import ban_effect, plans_whole_answers
from kwoon.lab.cards.swap_effect import swap_effect
from kwoon.lab.comparison.resumable_run import ResumableRun, play_up_to
from kwoon.lab.comparison.text import negated
from kwoon.lab.errors import LabError
from kwoon.lab.execution.workers import InProcessPool, WorkerPool
from kwoon.lab.experiment import Experiment
from kwoon.lab.names import bot_name, unique_card_name
from kwoon.lab.report.build import ProgressCallback
from kwoon.lab.report.summary import format_interval
from kwoon.lab.statistics.definitions import OPENING_VALUE
from kwoon.lab.statistics.estimate import JackknifeEstimate
from kwoon.lab.statistics.run_statistics import ReportValue, to_report_value

BAN_IDS = {
    (True, False): "lab-card-ban-wins",
    (False, False): "lab-card-ban-loses",
    (True, True): "lab-card-ban-wins-at-most",
    (False, True): "lab-card-ban-loses-at-most",
}
"""Sentences about banning a card, by whether the player without it wins more, and whether that is an upper bound."""
PROBE_GAMES = 100
"""Number of random games used to find out whether a card is dealt at all."""


@dataclass(frozen=True)
class CardMeasurement:
    """The measurements of a card in one bot's games."""

    bot: str
    games: int
    card: str
    name: Text
    opening_value: ReportValue | None
    """Value of one more copy in the opening deal, compared with the average card; None if the card is not dealt at
    random."""
    swap_effect: ReportValue | None
    ban_effect: ReportValue | None
    is_upper_bound: bool = False
    """Whether the ban effect is only an upper bound, because this bot abandons a whole plan if it may not use the card.
    """


def find_card(loaded: LoadedGame, card_name: str) -> Face:
    """Return the card with this id, or with this name if it is unique. Raise `LabError` if there is none."""
    for face in loaded.faces:
        if face.id.lower() == card_name.lower():
            return face
    named = [face for face in loaded.faces if str(face.name).lower() == card_name.lower()]
    if len(named) == 1:
        return named[0]
    known = ", ".join(face.id for face in named or loaded.faces)
    raise LabError(f"Unknown card '{card_name}'. Known cards: {known}.")


def measure_card(
    experiment: Experiment, card_name: str, pool: WorkerPool, on_progress: ProgressCallback
) -> list[CardMeasurement]:
    """Measure a card with each bot."""
    loaded = experiment.load()
    face = find_card(loaded, card_name)
    card = loaded.faces.index(face)
    is_dealt_randomly = is_dealt_in_random_games(experiment, card)
    results: list[CardMeasurement] = []
    for bot in experiment.bots:
        part = experiment.with_bot(bot)
        opening_measurement, swap_estimate = None, None
        if is_dealt_randomly:
            on_progress(f"{part.count} games with {bot} bots for the opening value")
            run = ResumableRun(part, [()])
            play_up_to([run], part.count, pool)
            opening_measurement = run.measurements().get((OPENING_VALUE.id, face.id))
            on_progress(f"{part.count} pairs of games with {bot} bots, with and without the swap")
            swap_estimate = swap_effect(part, card, pool)
        on_progress(f"games with {bot} bots, one of which may not use the card")
        ban_estimate = ban_effect(part, face.id, pool)
        results.append(
            CardMeasurement(
                bot,
                part.count,
                face.id,
                unique_card_name(face, loaded.faces),
                None if opening_measurement is None else to_report_value(opening_measurement.estimate.interval()),
                _report_value(swap_estimate),
                _report_value(ban_estimate),
                plans_whole_answers(experiment.game, bot),
            )
        )
    return results


def is_dealt_in_random_games(experiment: Experiment, card: int) -> bool:
    """Return whether the card is dealt by chance, judging by a few random games."""
    probe = ResumableRun(experiment.with_bot("random", 0), [()])
    play_up_to([probe], PROBE_GAMES, InProcessPool())
    return list(probe.aggregates.copies_dealt)[card] > 0.0


def _report_value(estimate: JackknifeEstimate | None) -> ReportValue | None:
    return None if estimate is None else to_report_value(estimate.interval())


def card_sentences(results: list[CardMeasurement]) -> list[Text]:
    """Return the results as sentences."""
    lines: list[Text] = []
    for each in results:
        bot, games = bot_name(each.bot), each.games
        if each.opening_value is not None:
            value = format_interval(each.opening_value)
            lines.append(msg("lab-card-opening-value", card=each.name, value=value, bot=bot, games=games))
        if each.swap_effect is not None:
            lines.append(msg("lab-card-swap", value=format_interval(each.swap_effect), bot=bot, games=games))
        if each.opening_value is None and each.swap_effect is None:
            lines.append(msg("lab-card-not-dealt", card=each.name))
        if each.ban_effect is not None:
            wins = each.ban_effect.value > 0.0
            value = format_interval(each.ban_effect if wins else negated(each.ban_effect))
            lines.append(msg(BAN_IDS[wins, each.is_upper_bound], value=value, bot=bot, games=games))
    return lines
