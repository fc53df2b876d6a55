// The tables in the report, one for each chart.
import type { Estimate, NumberEffect, MatchupTable, NamedValue, Report } from '../model'
import type { Cell, Sheet } from './csv'
import { usageCounters, matchupTables } from './sections'

const INTERVAL = ['value', 'low', 'high']

function interval(estimate: Estimate | null): Cell[] {
  return estimate ? [estimate.value, estimate.low, estimate.high] : [null, null, null]
}

type Group = 'seats' | 'order' | 'roles' | 'endings'
const GROUP_LABELS: Record<Group, [string, string]> = {
  seats: ['By seat', 'seat'],
  order: ['By order of play', 'place'],
  roles: ['By role', 'role'],
  endings: ['Endings', 'ending'],
}

/** Shares of wins or, for endings, of games. */
export function shares(report: Report, group: Group): Sheet {
  const [title, column] = GROUP_LABELS[group]
  const rows = report.runs.flatMap((run) => run[group].map((each: NamedValue) => [each.name, run.bot, ...interval(each.value)]))
  return { id: group === 'endings' ? group : `fairness-${group}`, title, columns: [column, 'bot', ...INTERVAL], rows }
}

export function matchups(tables: MatchupTable[]): Sheet {
  const rows = tables.flatMap((table) =>
    table.cells.flatMap((row, roleIndex) =>
      row.map((cell, otherIndex) => [table.roles[roleIndex]!.name, table.roles[otherIndex]!.name, table.bot, ...interval(cell)]),
    ),
  )
  return { id: 'matchups', title: 'Matchups', columns: ['role', 'against', 'bot', ...INTERVAL], rows: rows.filter((row) => row[3] !== null) }
}

export function equilibrium(tables: MatchupTable[]): Sheet {
  const rows = tables.flatMap((table) => table.mixture.map((share, index) => [table.roles[index]!.name, table.bot, share]))
  return { id: 'equilibrium', title: 'Equilibrium', columns: ['role', 'bot', 'percent'], rows }
}

export function cards(report: Report): Sheet {
  const VALUES = [
    ['opening value', 'opening_value'],
    ['value when drawn', 'drawn_value'],
    ['play rate', 'play_rate'],
    ['win rate when played', 'win_rate_when_played'],
  ] as const
  const columns = ['id', 'card', 'kind', 'copies', 'designed', 'bot', 'held', 'significant']
  for (const [title] of VALUES) columns.push(title, `${title} low`, `${title} high`)
  const rows = report.runs.flatMap((run) =>
    run.cards.map((card) => [
      ...[card.id, card.name, card.kind, card.copies, card.has_designed_numbers, run.bot, card.games, card.is_significant],
      ...VALUES.flatMap(([, field]) => interval(card[field])),
    ]),
  )
  return { id: 'cards', title: 'Cards', columns, rows }
}

/** All counters, including those that the chart does not show. */
export function cardUse(report: Report): Sheet {
  const counters = report.counters.filter((counter) => report.runs.some((run) => run.cards.some((card) => counter.id in card.counter_means)))
  const known = counters.length > 0 ? counters : usageCounters(report)
  const rows = report.runs.flatMap((run) =>
    run.cards.map((card) => [card.id, card.name, run.bot, ...known.map((counter) => card.counter_means[counter.id] ?? null)]),
  )
  return { id: 'card-use', title: 'Card use', columns: ['id', 'card', 'bot', ...known.map((counter) => counter.title)], rows }
}

export function turns(report: Report): Sheet {
  const rows = report.runs.flatMap((run) => run.turn_histogram.map(([numTurns, share]) => [run.bot, numTurns, share]))
  return { id: 'turns', title: 'Turns per game', columns: ['bot', 'turns', 'percent of games'], rows }
}

export function lengths(report: Report): Sheet {
  const rows = report.runs.flatMap((run) => [
    ...Object.entries(run.length).map(([statistic, estimate]) => [run.bot, statistic, ...interval(estimate)]),
    ...(run.draws ? [[run.bot, 'draws, percent', ...interval(run.draws)]] : []),
  ])
  return { id: 'length', title: 'Length', columns: ['bot', 'statistic', ...INTERVAL], rows }
}

export function winProbability(report: Report): Sheet {
  const columns = ['percent of the game', 'lower quartile', 'median', 'upper quartile']
  return { id: 'tension', title: 'Win probability of the winner', columns, rows: report.tension?.quartiles ?? [] }
}

export function favoriteChanges(report: Report): Sheet {
  const columns = ['changes of the favorite', 'percent of games']
  return { id: 'favorites', title: 'Changes of the favorite', columns, rows: report.tension?.favorite_changes ?? [] }
}

export function levelDuels(report: Report): Sheet {
  const rows = report.level_duels.map((duel) => [duel.bot, duel.weaker_bot, ...interval(duel.win_rate), duel.deals])
  return { id: 'level-duels', title: 'Each bot against the next weaker one', columns: ['bot', 'against', ...INTERVAL, 'deals'], rows }
}

export function seatCounts(report: Report): Sheet {
  const rows = report.seat_counts.flatMap((table) => [
    ...table.order.map((place) => [table.name, table.bot, table.games, place.name, ...interval(place.value)]),
    ...(table.turns ? [[table.name, table.bot, table.games, 'turns', ...interval(table.turns)]] : []),
    ...(table.draws ? [[table.name, table.bot, table.games, 'draws, percent', ...interval(table.draws)]] : []),
  ])
  return { id: 'seat-counts', title: 'Other seats and options', columns: ['table', 'bot', 'games', 'statistic', ...INTERVAL], rows }
}

export function numberEffects(effects: NumberEffect[]): Sheet {
  const columns = ['number', 'address', 'current value', 'statistic', '+1', 'low', 'high', '-1', 'low', 'high']
  const rows = effects.map((each) => [each.name, each.address, each.current_value, each.statistic, ...interval(each.up), ...interval(each.down)])
  return { id: 'number-effects', title: 'Effects of the pack’s numbers', columns, rows }
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
