// The tables in the report, one for each chart.
import type { Estimate, NumberEffect, MatchupTable, NamedValue, Report } from '../model'
import type { Cell, Sheet } from './csv'
import { usageCounters, matchupTables } from './sections'
import { t } from '../texts'

function intervalColumns(): string[] {
  return [t('report-column-value'), t('report-column-low'), t('report-column-high')]
}

function interval(estimate: Estimate | null): Cell[] {
  return estimate ? [estimate.value, estimate.low, estimate.high] : [null, null, null]
}

type Group = 'seats' | 'order' | 'roles' | 'endings'
const GROUP_TITLE_IDS: Record<Group, string> = {
  seats: 'report-by-seat',
  order: 'report-by-order',
  roles: 'report-by-role',
  endings: 'report-endings',
}
const GROUP_COLUMN_IDS: Record<Group, string> = {
  seats: 'report-column-seat',
  order: 'report-column-place',
  roles: 'report-column-role',
  endings: 'report-column-ending',
}

/** Shares of wins or, for endings, of games. */
export function shares(report: Report, group: Group): Sheet {
  const rows = report.runs.flatMap((run) => run[group].map((each: NamedValue) => [each.name, run.bot, ...interval(each.value)]))
  return { id: group === 'endings' ? group : `fairness-${group}`, title: t(GROUP_TITLE_IDS[group]), columns: [t(GROUP_COLUMN_IDS[group]), t('report-column-bot'), ...intervalColumns()], rows }
}

export function matchups(tables: MatchupTable[]): Sheet {
  const rows = tables.flatMap((table) =>
    table.cells.flatMap((row, roleIndex) =>
      row.map((cell, otherIndex) => [table.roles[roleIndex]!.name, table.roles[otherIndex]!.name, table.bot, ...interval(cell)]),
    ),
  )
  return { id: 'matchups', title: t('report-section-matchups'), columns: [t('report-column-role'), t('report-column-against'), t('report-column-bot'), ...intervalColumns()], rows: rows.filter((row) => row[3] !== null) }
}

export function equilibrium(tables: MatchupTable[]): Sheet {
  const rows = tables.flatMap((table) => table.mixture.map((share, index) => [table.roles[index]!.name, table.bot, share]))
  return { id: 'equilibrium', title: t('report-equilibrium'), columns: [t('report-column-role'), t('report-column-bot'), t('report-column-percent')], rows }
}

export function cards(report: Report): Sheet {
  const VALUES = [
    [t('report-column-opening-value'), 'opening_value'],
    [t('report-column-drawn-value'), 'drawn_value'],
    [t('report-column-play-rate'), 'play_rate'],
    [t('report-column-win-rate-when-played'), 'win_rate_when_played'],
  ] as const
  const columns = [t('report-column-id'), t('report-column-card'), t('report-column-kind'), t('report-column-copies'), t('report-column-designed'), t('report-column-bot'), t('report-column-held'), t('report-column-significant')]
  for (const [title] of VALUES) columns.push(title, t('report-column-low-of', { title }), t('report-column-high-of', { title }))
  const rows = report.runs.flatMap((run) =>
    run.cards.map((card) => [
      ...[card.id, card.name, card.kind, card.copies, card.has_designed_numbers, run.bot, card.games, card.is_significant],
      ...VALUES.flatMap(([, field]) => interval(card[field])),
    ]),
  )
  return { id: 'cards', title: t('report-section-cards'), columns, rows }
}

/** All counters, including those that the chart does not show. */
export function cardUse(report: Report): Sheet {
  const counters = report.counters.filter((counter) => report.runs.some((run) => run.cards.some((card) => counter.id in card.counter_means)))
  const known = counters.length > 0 ? counters : usageCounters(report)
  const rows = report.runs.flatMap((run) =>
    run.cards.map((card) => [card.id, card.name, run.bot, ...known.map((counter) => card.counter_means[counter.id] ?? null)]),
  )
  return { id: 'card-use', title: t('report-section-card-use'), columns: [t('report-column-id'), t('report-column-card'), t('report-column-bot'), ...known.map((counter) => counter.title)], rows }
}

export function turns(report: Report): Sheet {
  const rows = report.runs.flatMap((run) => run.turn_histogram.map(([numTurns, share]) => [run.bot, numTurns, share]))
  return { id: 'turns', title: t('report-turns-per-game'), columns: [t('report-column-bot'), t('report-column-turns'), t('report-column-percent-of-games')], rows }
}

/** The title of a statistic. */
export function statisticTitle(report: Report, id: string): string {
  return report.statistics.find((kind) => kind.id === id)?.title ?? id
}

export function lengths(report: Report): Sheet {
  const rows = report.runs.flatMap((run) => [
    ...Object.entries(run.length).map(([statistic, estimate]) => [run.bot, statisticTitle(report, statistic), ...interval(estimate)]),
    ...(run.draws ? [[run.bot, t('report-draws'), ...interval(run.draws)]] : []),
  ])
  return { id: 'length', title: t('report-game-length'), columns: [t('report-column-bot'), t('report-column-statistic'), ...intervalColumns()], rows }
}

export function winProbability(report: Report): Sheet {
  const columns = [t('report-column-percent-of-game'), t('report-column-lower-quartile'), t('report-column-median'), t('report-column-upper-quartile')]
  return { id: 'tension', title: t('report-win-probability'), columns, rows: report.tension?.quartiles ?? [] }
}

export function favoriteChanges(report: Report): Sheet {
  const columns = [t('report-column-favorite-changes'), t('report-column-percent-of-games')]
  return { id: 'favorites', title: t('report-favorite-changes'), columns, rows: report.tension?.favorite_changes ?? [] }
}

export function levelDuels(report: Report): Sheet {
  const rows = report.level_duels.map((duel) => [duel.bot, duel.weaker_bot, ...interval(duel.win_rate), duel.deals])
  return { id: 'level-duels', title: t('report-level-duels'), columns: [t('report-column-bot'), t('report-column-against'), ...intervalColumns(), t('report-column-deals')], rows }
}

export function seatCounts(report: Report): Sheet {
  const rows = report.seat_counts.flatMap((table) => [
    ...table.order.map((place) => [table.name, table.bot, table.games, place.name, ...interval(place.value)]),
    ...(table.turns ? [[table.name, table.bot, table.games, t('report-turns-per-game'), ...interval(table.turns)]] : []),
    ...(table.draws ? [[table.name, table.bot, table.games, t('report-draws'), ...interval(table.draws)]] : []),
  ])
  return { id: 'seat-counts', title: t('report-section-seat-counts'), columns: [t('report-column-table'), t('report-column-bot'), t('report-column-games'), t('report-column-statistic'), ...intervalColumns()], rows }
}

export function numberEffects(effects: NumberEffect[]): Sheet {
  const columns = [t('report-column-number'), t('report-column-address'), t('report-column-current-value'), t('report-column-statistic'), '+1', ...intervalColumns().slice(1), '-1', ...intervalColumns().slice(1)]
  const rows = effects.map((each) => [each.name, each.address, each.current_value, each.statistic, ...interval(each.up), ...interval(each.down)])
  return { id: 'number-effects', title: t('report-section-number-effects'), columns, rows }
}

/** All sheets that have rows. */
export function sheetsOf(report: Report): Sheet[] {
  const tables = matchupTables(report)
  return [
    ...(['seats', 'order', 'roles'] as const).map((group) => shares(report, group)),
    matchups(tables),
    equilibrium(tables),
    cards(report),
    cardUse(report),
    lengths(report),
    turns(report),
    shares(report, 'endings'),
    winProbability(report),
    favoriteChanges(report),
    levelDuels(report),
    seatCounts(report),
    numberEffects(report.number_effects),
  ].filter((sheet) => sheet.rows.length > 0)
}
