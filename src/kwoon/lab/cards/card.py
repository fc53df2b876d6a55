"""Everything that is known of one card."""

from __future__ import annotations

from dataclasses import dataclass

from kwoon.core.box import Opened
from kwoon.core.faces import Face
from kwoon.lab.cards.gift import gift
from kwoon.lab.cards.matter import matter, planned
from kwoon.lab.figures.catalog import WORTH
from kwoon.lab.figures.figure import Estimate
from kwoon.lab.figures.findings import Number, full_name, numbered
from kwoon.lab.paired.played import Played, play_on
from kwoon.lab.paired.telling import mirrored
from kwoon.lab.playing.workers import Alone, Workers
from kwoon.lab.problem import PlanError
from kwoon.lab.report.make import Asked, Told
from kwoon.lab.report.sentences import span

PROBE = 100
"""Random games that tell whether a card is dealt at all."""


@dataclass(frozen=True)
class CardKnown:
    """What one bot's games say of it."""

    bot: str
    games: int
    card: str
    name: str
    worth: Number | None
    """For one copy more in the opening deal, against the average card; None where nothing is dealt."""
    gift: Number | None
    matter: Number | None
    bound: bool = False
    """Whether so much is lost at the most, since this bot gives up whole plans for want of the card."""


def find_card(opened: Opened, called: str) -> Face:
    """By id, or by name where only one card is called so."""
    for face in opened.faces:
        if face.id.lower() == called.lower():
            return face
    named = [face for face in opened.faces if face.name.lower() == called.lower()]
    if len(named) == 1:
        return named[0]
    known = ", ".join(face.id for face in named or opened.faces)
    raise PlanError(f"There is no card called '{called}'. There is: {known}.")


def know(asked: Asked, called: str, workers: Workers, told: Told) -> list[CardKnown]:
    """Bot by bot."""
    opened = asked.series(asked.bots[0], 1).open()
    face = find_card(opened, called)
    card = opened.faces.index(face)
    by_chance = dealt(asked, card)
    found: list[CardKnown] = []
    for bot in asked.bots:
        series = asked.series(bot, asked.games_of(bot))
        worth, given = None, None
        if by_chance:
            told(f"{series.games} games between {bot} bots for worth")
            run = Played(series, [()])
            play_on([run], series.games, workers)
            worth = run.found().get((WORTH.id, face.id))
            told(f"{series.games} pairs of games between {bot} bots with and without the gift")
            given = gift(series, card, workers)
        told(f"games between {bot} bots, one of whom may not use it")
        missed = matter(series, face.id, workers)
        found.append(
            CardKnown(
                bot,
                series.games,
                face.id,
                full_name(face, opened.faces),
                None if worth is None else numbered(worth.estimate.figure()),
                _number(given),
                _number(missed),
                planned(asked.game, bot),
            )
        )
    return found


def dealt(asked: Asked, card: int) -> bool:
    """Whether chance deals the card: a few random games tell."""
    probe = Played(asked.series("random", 0), [()])
    play_on([probe], PROBE, Alone())
    return list(probe.sums.copies)[card] > 0.0


def _number(estimate: Estimate | None) -> Number | None:
    return None if estimate is None else numbered(estimate.figure())


def sentences(found: list[CardKnown]) -> list[str]:
    """In words."""
    said: list[str] = []
    for each in found:
        by = f"between {each.bot} bots ({each.games} games)"
        if each.worth is not None:
            said.append(
                f"One copy more of {each.name} in the opening deal is worth {span(each.worth)} points against the "
                f"average card, {by}."
            )
        if each.gift is not None:
            said.append(f"Swapped into a hand for any of its cards it gives {span(each.gift)} points, {by}.")
        if each.worth is None and each.gift is None:
            said.append(f"{each.name} is not dealt by chance, so only what is lost without it can be told.")
        if each.matter is not None:
            won = each.matter.value > 0.0
            points = f"wins {span(each.matter)}" if won else f"loses {span(mirrored(each.matter))}"
            text = f"Whoever may not use it while the others may {points} points, {by}"
            at_most = "; these bots give up whole plans for want of it, so that it is worth less than that"
            said.append(f"{text}{at_most if each.bound else ''}.")
    return said
