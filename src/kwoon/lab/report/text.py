"""A report for the terminal: sentences first, then tables at most 100 characters wide."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence

from kwoon.core.message import Text, msg
from kwoon.lab.report.model import BalanceReport, MatchupTable, NumberStepEffect, ReportRole, report_in_language
from kwoon.lab.statistics.run_statistics import CardStatistics, NamedValue, ReportValue, RunStatistics
from kwoon.localization.formatter import Reader
from kwoon.localization.width import display_width, padded_left, padded_right, truncated, wrapped_chinese

WIDTH = 100
MAX_SENTENCES = 7
MAX_EFFECTS = 20
"""Maximum number of pack numbers shown for each statistic."""

Row = Sequence[str]


def report_text(report: BalanceReport, language: str = "") -> str:
    """Return the whole report as text in a language, by default that of this process."""
    reader = Reader(language=language)
    report = report_in_language(report, reader)
    parts = [
        _header_lines(report, reader),
        _summary_lines(report, reader),
        _fairness_lines(report, reader),
        _matchup_lines(report, reader),
        _card_lines(report, reader),
        _card_use_lines(report, reader),
        _game_length_lines(report, reader),
        _tension_lines(report, reader),
        _skill_and_luck_lines(report, reader),
        _seat_count_lines(report, reader),
        _number_effect_lines(report, reader),
        _reproduction_lines(report, reader),
    ]
    return "\n\n".join("\n".join(lines) for part in parts if (lines := list(part))) + "\n"


def format_value(number: ReportValue | None, decimals: int = 1, sign: bool = False) -> str:
    """Return a value with its margin; an additional decimal is shown if the margin would round to zero."""
    if number is None:
        return ""
    if number.low is None or number.high is None:
        return f"{number.value:{'+' if sign else ''}.{decimals}f}"
    reach = (number.high - number.low) / 2
    if 0 < reach < 0.5 * 10**-decimals:
        decimals += 1
    return f"{number.value:{'+' if sign else ''}.{decimals}f} ± {reach:.{decimals}f}"


def table_lines(header: Row, rows: Sequence[Row], text_columns: int = 1) -> Iterator[str]:
    """Yield the lines of a table: columns as wide as needed, text left-aligned, empty columns left out.

    The first column is narrowed if the table would be too wide.
    """
    visible = [column for column in range(len(header)) if column < text_columns or any(row[column] for row in rows)]
    every = [[row[column] for column in visible] for row in [header, *rows]]
    widths = [max(display_width(row[column]) for row in every) for column in range(len(visible))]
    over = sum(widths) + 2 * (len(widths) - 1) - WIDTH
    if over > 0:
        widths[0] = max(8, widths[0] - over)
    for at, row in enumerate(every):
        cells = [
            padded_right(truncated(cell, width), width) if column < text_columns else padded_left(cell, width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        yield "  ".join(cells).rstrip()
        if at == 0:
            yield "-" * min(WIDTH, sum(widths) + 2 * (len(widths) - 1))


def _wrap(text: str, indent: str = "") -> str:
    if display_width(text) == len(text):
        return textwrap.fill(text, WIDTH, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)
    return wrapped_chinese(text, WIDTH, indent)


def _heading_lines(text: str) -> Iterator[str]:
    yield text
    yield "=" * display_width(text)


def _header_lines(report: BalanceReport, reader: Reader) -> Iterator[str]:
    yield from _heading_lines(reader.say(report.title))
    facts: list[Text] = [msg("lab-text-games", count=run.games, bot=run.bot) for run in report.runs]
    facts.append(msg("lab-seats", count=report.seats))
    facts += [msg("lab-text-option", name=name, value=value) for name, value in report.options.items()]
    facts.append(msg("lab-text-seed", seed=report.seed))
    yield _wrap(reader.t("lab-text-facts", facts=facts))
    if not report.pack_differences:
        yield reader.t("lab-text-pack-original", fingerprint=report.pack_fingerprint)
    else:
        yield reader.t("lab-text-pack-differs", fingerprint=report.pack_fingerprint)
        yield from (_wrap(f"- {each}", "  ") for each in report.pack_differences)


def _summary_lines(report: BalanceReport, reader: Reader) -> Iterator[str]:
    yield from (_wrap(f"{at}. {each.text}", "   ") for at, each in enumerate(report.sentences[:MAX_SENTENCES], 1))


def _fairness_lines(report: BalanceReport, reader: Reader) -> Iterator[str]:
    rows = []
    for each in ("order", "roles") if _roles_are_seats(report.runs) else ("seats", "order", "roles"):
        rows += _rows_with_bot_columns(report.runs, [getattr(run, each) for run in report.runs])
    if rows:
        yield from _heading_lines(reader.t("lab-text-fairness"))
        yield reader.t("lab-text-fairness-about", even=f"{100 / report.seats:.4g}")
        yield from table_lines(["", *(reader.say(run.bot) for run in report.runs)], rows)


def _roles_are_seats(runs: list[RunStatistics]) -> bool:
    """Return whether every seat always plays the same role. If so, results by role include those by seat."""
    return all(run.roles and {each.value for each in run.seats} <= {each.value for each in run.roles} for run in runs)


def _rows_with_bot_columns(runs: list[RunStatistics], values_by_bot: list[list[NamedValue]]) -> list[Row]:
    """Return a row for each subject with a column for each bot."""
    names = {each.subject: str(each.name) for named in values_by_bot for each in named}
    columns = [{each.subject: each.value for each in named} for named in values_by_bot]
    return [[name, *(format_value(numbers.get(subject)) for numbers in columns)] for subject, name in names.items()]


def _matchup_lines(report: BalanceReport, reader: Reader) -> Iterator[str]:
    for at, each in enumerate(report.matchups or _observed_matchups(report)):
        if at == 0:
            yield from _heading_lines(reader.t("lab-text-matchups"))
            yield reader.t("lab-text-matchups-about" if report.matchups else "lab-text-matchups-observed")
        else:
            yield ""
        yield (
            reader.t("lab-text-matchups-of-games", bot=each.bot, count=each.games)
            if each.games
            else reader.t("lab-text-matchups-of", bot=each.bot)
        )
        yield from _matchup_table_lines(each, reader)
    if report.matchups and report.matchups[0].solved_bounds:
        yield from _solved_matchup_lines(report.matchups[0], reader)


def _solved_matchup_lines(matchups: MatchupTable, reader: Reader) -> Iterator[str]:
    """Yield the solved values for the same pairs. They apply to a round with open switches, not to a whole game."""
    yield ""
    yield reader.t("lab-text-solved")
    rows = []
    for at, (role, line) in enumerate(zip(matchups.roles, matchups.solved_bounds, strict=True)):
        rows.append([f"{at + 1} {role.name}", *("." if pair is None else f"{sum(pair) / 2:.1f}" for pair in line)])
    yield from table_lines(["", *(f"{at}" for at in range(1, len(matchups.roles) + 1))], rows)
    widest = max((pair[1] - pair[0]) / 2 for line in matchups.solved_bounds for pair in line if pair is not None)
    yield reader.t("lab-text-solved-error", points=f"{widest:.2f}")


def _observed_matchups(report: BalanceReport) -> list[MatchupTable]:
    """Return the matchups observed in the games themselves."""
    found = []
    for run in report.runs:
        names = {each.subject: each.name for each in run.roles}
        ids = list(dict.fromkeys(role for each in run.matchups for role in (each.role, each.other_role)))
        met = {(each.role, each.other_role): each.value for each in run.matchups}
        if len(ids) > 2:  # with two roles, their win shares already show the matchup
            roles = [ReportRole(role_id, names.get(role_id, role_id)) for role_id in ids]
            found.append(
                MatchupTable(str(run.bot), 0, roles, [[met.get((one, other)) for other in ids] for one in ids], [])
            )
    return found


def _matchup_table_lines(matchups: MatchupTable, reader: Reader) -> Iterator[str]:
    head = ["", *(f"{at}" for at in range(1, len(matchups.roles) + 1)), reader.t("lab-text-equilibrium")]
    rows = []
    for at, (role, cells) in enumerate(zip(matchups.roles, matchups.cells, strict=True)):
        picked = f"{matchups.mixture[at]:.0f}" if at < len(matchups.mixture) else ""
        rows.append([f"{at + 1} {role.name}", *(format_value(cell) or "." for cell in cells), picked])
    yield from table_lines(head, rows)


def _card_lines(report: BalanceReport, reader: Reader) -> Iterator[str]:
    for run in report.runs:
        if not run.cards:
            continue
        yield from ([""] if run is not report.runs[0] else [])
        yield from _heading_lines(reader.t("lab-text-cards", bot=run.bot))
        has_values = any(card.opening_value for card in run.cards)
        yield _wrap(reader.t("lab-text-cards-about" if has_values else "lab-text-cards-about-no-values"))
        # Cards without values stay in the order of the pack.
        ordered = sorted(run.cards, key=lambda card: -card.opening_value.value if card.opening_value else 0.0)
        head = [
            reader.t("lab-text-card"),
            "",
            reader.t("lab-text-value"),
            reader.t("lab-text-drawn"),
            reader.t("lab-text-played"),
            reader.t("lab-text-won"),
            reader.t("lab-text-held"),
        ]
        yield from table_lines(head, [_card_row(card) for card in ordered], text_columns=2)


def _card_row(card: CardStatistics) -> Row:
    signs = ("*" if card.is_significant else " ") + ("o" if card.has_designed_numbers else " ")
    rates = [f"{each.value:.1f}" if each else "" for each in (card.play_rate, card.win_rate_when_played)]
    return [
        str(card.name),
        signs,
        format_value(card.opening_value, sign=True),
        format_value(card.drawn_value, sign=True),
        *rates,
        f"{card.games:,}",
    ]


def _card_use_lines(report: BalanceReport, reader: Reader) -> Iterator[str]:
    run = next((run for run in report.runs if run.cards), None)
    counters = [each for each in report.counters if run and any(card.counter_means.get(each.id) for card in run.cards)]
    if run is None or not counters:
        return
    yield from _heading_lines(reader.t("lab-text-card-use", bot=run.bot))
    yield reader.t("lab-text-card-use-about")
    # Print as many columns as fit beside a name.
    while counters:
        some: list[str] = []
        while (
            counters and sum(max(5, display_width(str(each))) + 2 for each in [*some, counters[0].title]) < WIDTH - 30
        ):
            some.append(str(counters.pop(0).title))
        ids = {str(each.title): each.id for each in report.counters}
        rows = [
            [str(card.name), *(f"{card.counter_means.get(ids[each], 0.0):.2f}" for each in some)] for card in run.cards
        ]
        yield from table_lines([reader.t("lab-text-card"), *some], rows)
        if counters:
            yield ""


def _game_length_lines(report: BalanceReport, reader: Reader) -> Iterator[str]:
    titles = {each.id: str(each.title) for each in report.statistics}
    # If a game has only one round, the number of rounds says nothing.
    lengths = [item for run in report.runs for item in run.length.items()]
    kinds = list(dict.fromkeys(kind for kind, number in lengths if number.value != 1))
    rows: list[Row] = [
        [titles.get(kind, kind), *(format_value(run.length.get(kind)) for run in report.runs)] for kind in kinds
    ]
    if any(run.draws for run in report.runs):
        rows.append([reader.t("lab-text-draws"), *(format_value(run.draws) for run in report.runs)])
    ends = _rows_with_bot_columns(report.runs, [run.endings for run in report.runs])
    rows += [[reader.t("lab-text-ending", ending=name), *numbers] for name, *numbers in ends]
    if rows:
        yield from _heading_lines(reader.t("lab-text-length"))
        yield from table_lines(["", *(reader.say(run.bot) for run in report.runs)], rows)


def _tension_lines(report: BalanceReport, reader: Reader) -> Iterator[str]:
    tension = report.tension
    if tension is None:
        return
    yield from _heading_lines(reader.t("lab-text-tension"))
    yield reader.t("lab-text-tension-about", count=tension.games, bot=tension.bot)
    yield reader.t("lab-text-deficit", points=format_value(tension.mean_deficit))
    yield reader.t("lab-text-decided", percent=format_value(tension.decided_percent, 0))
    changes = ", ".join(f"{int(often)}: {share:.1f}" for often, share in tension.favorite_changes)
    if changes:
        yield _wrap(reader.t("lab-text-favorites", changes=changes), "  ")
    rows = [[f"{row[0]:.0f}", *(f"{each:.0f}" for each in row[1:])] for row in tension.quartiles[::2]]
    if rows:
        head = [
            reader.t("lab-text-percent-of-game"),
            reader.t("lab-text-lower-quartile"),
            reader.t("lab-text-median"),
            reader.t("lab-text-upper-quartile"),
        ]
        yield from table_lines(head, rows)


def _skill_and_luck_lines(report: BalanceReport, reader: Reader) -> Iterator[str]:
    if not report.level_duels and report.deal_luck is None:
        return
    yield from _heading_lines(reader.t("lab-text-skill-and-luck"))
    for step in report.level_duels:
        yield reader.t(
            "lab-text-duel",
            bot=step.bot,
            other=step.weaker_bot,
            percent=format_value(step.win_rate),
            count=step.deals,
        )
    if report.deal_luck is not None:
        yield reader.t("lab-text-luck", percent=format_value(report.deal_luck))


def _seat_count_lines(report: BalanceReport, reader: Reader) -> Iterator[str]:
    if not report.seat_counts:
        return
    yield from _heading_lines(reader.t("lab-text-seat-counts"))
    for each in report.seat_counts:
        order = ", ".join(format_value(place.value) for place in each.order)
        facts: list[Text] = [msg("lab-text-games", count=each.games, bot=each.bot)]
        facts += [msg("lab-text-turns", turns=format_value(each.turns))] if each.turns else []
        facts += [msg("lab-text-draw-rate", percent=format_value(each.draws))] if each.draws else []
        yield _wrap(reader.t("lab-text-seat-count", name=each.name, facts=facts), "  ")
        if order:
            yield _wrap(f"  {reader.t('lab-text-by-order', values=order)}", "    ")


def _number_effect_lines(report: BalanceReport, reader: Reader) -> Iterator[str]:
    statistics = dict.fromkeys(effect.statistic for effect in report.number_effects if effect.up or effect.down)
    for at, statistic in enumerate(statistics):
        yield from _heading_lines(reader.t("lab-text-effects")) if at == 0 else [""]
        yield reader.t("lab-text-effects-on", statistic=statistic)
        effects = sorted(
            (effect for effect in report.number_effects if effect.statistic == statistic), key=_effect_sort_key
        )
        rows = [
            [
                f"{each.name} ({each.current_value})",
                format_value(each.up, sign=True),
                format_value(each.down, sign=True),
            ]
            for each in effects
        ]
        yield from table_lines(
            [reader.t("lab-text-number"), reader.t("lab-text-one-more"), reader.t("lab-text-one-less")],
            rows[:MAX_EFFECTS],
        )


def _effect_sort_key(effect: NumberStepEffect) -> float:
    """Sort key that puts the strongest effect first."""
    return -max(abs(each.value) if each else 0.0 for each in (effect.up, effect.down))


def _reproduction_lines(report: BalanceReport, reader: Reader) -> Iterator[str]:
    # Print the command on one line, however long it is, so that it can be copied.
    yield reader.t("lab-text-reproduce")
    yield report.command
