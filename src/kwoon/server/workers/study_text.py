"""Texts about the result of a study. People read them in their language, and so they are messages, unlike the English
reports of the lab."""

from __future__ import annotations

from typing import Final

from kwoon.core.definition import LoadedGame
from kwoon.core.message import Text, joined, message_ids, msg, named
from kwoon.core.schema.labels import readable_name, schema_text
from kwoon.lab.comparison.compare import ComparisonResult, FairnessDifference
from kwoon.lab.comparison.differences import StatisticDifference
from kwoon.lab.statistics import definitions
from kwoon.lab.statistics.definitions import Statistic
from kwoon.lab.statistics.estimate import MIN_CLAIM_GAMES
from kwoon.lab.statistics.run_statistics import ReportValue, to_report_value

MAX_SENTENCES: Final = 2
PERCENT: Final = "%"
TITLE_IDS: Final = message_ids("lab-study", "draws, turns, rounds, decisions, played") | {
    "worth": "lab-study-opening-value",
    "drawn-worth": "lab-study-drawn-value",
    "played-won": "lab-study-won-when-played",
}
UNIT_IDS: Final = message_ids("lab-study-unit", "turns, rounds, points") | {
    "decisions": "lab-study-unit-moves",
}


class StudyText:
    """Texts about a study of a game's pack."""

    def __init__(self, game: str, loaded: LoadedGame) -> None:
        self.game = game
        self.loaded = loaded
        self.card_names = {face.id: self._unique_name(face.id, face.name) for face in loaded.faces}

    def statistic_name(self, statistic: Statistic, subject: str) -> Text:
        """Return the name of a statistic of a subject, such as 'Played: Punch'."""
        if statistic is definitions.SEAT_SHARE:
            return msg("lab-study-seat", seat=subject)
        if statistic is definitions.ORDER_SHARE:
            return msg("lab-study-first-player") if subject == "1" else msg("lab-study-later-player", place=subject)
        if statistic is definitions.ROLE_SHARE:
            return msg("lab-study-role", role=self._role_name(subject))
        if statistic is definitions.MATCHUP_SHARE:
            one, _, other = subject.partition(" / ")
            return msg("lab-study-matchup", one=self._role_name(one), other=self._role_name(other))
        if statistic is definitions.ENDING:
            return msg("lab-study-ending", reason=named("lab-study-ending", subject.replace("-", " ")))
        title = msg(TITLE_IDS[statistic.id])
        if not subject:
            return title
        return msg("lab-study-of-card", statistic=title, card=self.card_names.get(subject, subject))

    def unit(self, statistic: Statistic) -> Text:
        """Return the unit of a statistic."""
        return msg(UNIT_IDS[statistic.unit]) if statistic.unit in UNIT_IDS else statistic.unit

    def sentences(self, comparison: ComparisonResult) -> list[Text]:
        """Return at most `MAX_SENTENCES` findings: the main statistic, new cards, then others. If there are too few games,
        add a sentence that says so."""
        main = sorted(comparison.main_differences, key=lambda each: -abs(each.difference.value))
        found = [self._main_sentence(each, comparison.games) for each in main[:1]]
        found += self._new_card_sentences(comparison)
        found += [self._main_sentence(each, comparison.games) for each in main[1:2]]
        if not comparison.has_enough_games:
            return [*found[:MAX_SENTENCES], msg("lab-study-too-few", min=MIN_CLAIM_GAMES)]
        shown = {(each.statistic.id, each.subject) for each in main[:2]}
        significant = [each for each in comparison.differences if each.is_significant]
        others = [each for each in significant if (each.statistic.id, each.subject) not in shown]
        # Most certain first, by standard errors from zero.
        others.sort(key=lambda each: -abs(each.estimate.value) / max(each.estimate.standard_error, 1e-12))
        found += [self._difference_sentence(each) for each in others]
        if not significant:
            found.append(msg("lab-study-none-significant", count=len(comparison.differences)))
        return found[:MAX_SENTENCES]

    def _main_sentence(self, each: FairnessDifference, games: int) -> Text:
        name = self.statistic_name(each.statistic, each.subject)
        change, value, other = _change(each.difference), f"{each.value:.1f}", f"{each.other_value:.1f}"
        if each.difference.value >= 0.0:
            return msg("lab-study-main-higher", name=name, change=change, value=value, other=other, games=games)
        return msg("lab-study-main-lower", name=name, change=change, value=value, other=other, games=games)

    def _difference_sentence(self, each: StatisticDifference) -> Text:
        name, unit = self.statistic_name(each.statistic, each.subject), self.unit(each.statistic)
        number = to_report_value(each.estimate)
        change, value, other = _change(number), f"{each.value:.1f}", f"{each.other_value:.1f}"
        if each.statistic.unit == PERCENT and number.value >= 0.0:
            return msg("lab-study-percent-higher", name=name, change=change, value=value, other=other)
        if each.statistic.unit == PERCENT:
            return msg("lab-study-percent-lower", name=name, change=change, value=value, other=other)
        if number.value >= 0.0:
            return msg("lab-study-higher", name=name, change=change, unit=unit, value=value, other=other)
        return msg("lab-study-lower", name=name, change=change, unit=unit, value=value, other=other)

    def _new_card_sentences(self, comparison: ComparisonResult) -> list[Text]:
        """Return a sentence for each card that the other pack does not have: how often it is played, and its value."""
        played: dict[str, str] = {}
        worth: dict[str, Text] = {}
        for each in comparison.unmatched:
            if each.statistic is definitions.PLAY_RATE:
                played[each.subject] = f"{each.estimate.value:.1f}"
            elif each.statistic is definitions.OPENING_VALUE:
                worth[each.subject] = _interval(to_report_value(each.estimate))
        sentences: list[Text] = []
        for card in {**played, **worth}:
            name = self.card_names.get(card, card)
            if card not in worth:
                sentences.append(msg("lab-study-new-card-played", card=name, percent=played[card]))
            elif card not in played:
                sentences.append(msg("lab-study-new-card-worth", card=name, points=worth[card]))
            else:
                sentences.append(msg("lab-study-new-card", card=name, percent=played[card], points=worth[card]))
        return sentences

    def _role_name(self, role: str) -> Text:
        """Return the name of a character, an archetype or a side. Players may have several characters."""
        parts = role.split(" and ")
        return joined("and", [self.card_names.get(each, schema_text(self.game, readable_name(each))) for each in parts])

    def _unique_name(self, id: str, name: Text) -> Text:
        namesakes = [each for each in self.loaded.faces if each.name == name]
        return name if len(namesakes) == 1 else msg("lab-study-card-with-id", card=name, name=id)


def _change(number: ReportValue) -> Text:
    """Return the size of a change with its interval."""
    if number.value >= 0.0:
        return _interval(number)
    low, high = number.low, number.high
    return _interval(ReportValue(-number.value, None if high is None else -high, None if low is None else -low))


def _interval(value: ReportValue) -> Text:
    if value.low is None or value.high is None:
        return f"{value.value:.1f}"
    return msg("lab-study-interval", value=f"{value.value:.1f}", low=f"{value.low:.1f}", high=f"{value.high:.1f}")
