// The report's tables: one for each chart.
import type { Figure, Lever, MatchUps, Named, Report } from '../model'
import type { Cell, Sheet } from './csv'
import { fates, matchUps } from './parts'

const INTERVAL = ['value', 'low', 'high']

function interval(figure: Figure | null): Cell[] {
  return figure ? [figure.value, figure.low, figure.high] : [null, null, null]
}

type Share = 'seats' | 'order' | 'roles' | 'endings'
const SHARES: Record<Share, [string, string]> = {
  seats: ['By seat', 'seat'],
  order: ['By order of play', 'place'],
  roles: ['By role', 'role'],
  endings: ['Endings', 'ending'],
}

/** Shares of the wins, or of the games. */
export function shares(report: Report, which: Share): Sheet {
  const [title, what] = SHARES[which]
  const rows = report.runs.flatMap((run) => run[which].map((each: Named) => [each.name, run.bot, ...interval(each.number)]))
  return { id: which === 'endings' ? which : `fairness-${which}`, title, columns: [what, 'bot', ...INTERVAL], rows }
}

export function meetings(tables: MatchUps[]): Sheet {
  const rows = tables.flatMap((table) =>
    table.cells.flatMap((row, one) =>
      row.map((cell, other) => [table.roles[one]!.name, table.roles[other]!.name, table.bot, ...interval(cell)]),
    ),
  )
  return { id: 'match-ups', title: 'Match-ups', columns: ['role', 'against', 'bot', ...INTERVAL], rows: rows.filter((row) => row[3] !== null) }
}

export function picks(tables: MatchUps[]): Sheet {
  const rows = tables.flatMap((table) => table.mixture.map((share, at) => [table.roles[at]!.name, table.bot, share]))
  return { id: 'picked-by-reason', title: 'Picked by reason', columns: ['role', 'bot', 'of 100'], rows }
}

export function cards(report: Report): Sheet {
  const parts = ['worth', 'drawn', 'played', 'won'] as const
  const columns = ['id', 'card', 'kind', 'copies', 'designed', 'bot', 'rows', 'stands']
  for (const part of parts) columns.push(part, `${part} low`, `${part} high`)
  const rows = report.runs.flatMap((run) =>
    run.cards.map((card) => [
      ...[card.id, card.name, card.kind, card.copies, card.designed, run.bot, card.games, card.stands],
      ...parts.flatMap((part) => interval(card[part])),
    ]),
  )
  return { id: 'cards', title: 'Cards', columns, rows }
}

/** All counters, also those that the chart does not show. */
export function use(report: Report): Sheet {
  const counters = report.counters.filter((counter) => report.runs.some((run) => run.cards.some((card) => counter.id in card.use)))
  const known = counters.length > 0 ? counters : fates(report)
  const rows = report.runs.flatMap((run) =>
    run.cards.map((card) => [card.id, card.name, run.bot, ...known.map((counter) => card.use[counter.id] ?? null)]),
  )
  return { id: 'use', title: 'What becomes of cards', columns: ['id', 'card', 'bot', ...known.map((counter) => counter.title)], rows }
}

export function turns(report: Report): Sheet {
  const rows = report.runs.flatMap((run) => run.turns.map(([at, share]) => [run.bot, at, share]))
  return { id: 'turns', title: 'Turns in a game', columns: ['bot', 'turns', 'games of 100'], rows }
}

export function lengths(report: Report): Sheet {
  const rows = report.runs.flatMap((run) => [
    ...Object.entries(run.length).map(([what, figure]) => [run.bot, what, ...interval(figure)]),
    ...(run.draws ? [[run.bot, 'draws of 100', ...interval(run.draws)]] : []),
  ])
  return { id: 'length', title: 'Length', columns: ['bot', 'what', ...INTERVAL], rows }
}

export function band(report: Report): Sheet {
  const columns = ['of the game, of 100', 'a quarter had at most', 'half', 'three quarters']
  return { id: 'tension', title: 'The winner\u2019s chance', columns, rows: report.tension?.band ?? [] }
}

export function changes(report: Report): Sheet {
  const columns = ['changes of the favourite', 'games of 100']
  return { id: 'favourites', title: 'How often the favourite changes', columns, rows: report.tension?.changes ?? [] }
}

export function depth(report: Report): Sheet {
  const rows = report.depth.map((step) => [step.bot, step.below, ...interval(step.number), step.deals])
  return { id: 'depth', title: 'Each bot against the next', columns: ['bot', 'against', ...INTERVAL, 'deals'], rows }
}

export function tables(report: Report): Sheet {
  const rows = report.tables.flatMap((table) => [
    ...table.order.map((place) => [table.name, table.bot, table.games, place.name, ...interval(place.number)]),
    ...(table.turns ? [[table.name, table.bot, table.games, 'turns', ...interval(table.turns)]] : []),
    ...(table.draws ? [[table.name, table.bot, table.games, 'draws of 100', ...interval(table.draws)]] : []),
  ])
  return { id: 'tables', title: 'Other seats, other options', columns: ['table', 'bot', 'games', 'what', ...INTERVAL], rows }
}

export function levers(some: Lever[]): Sheet {
  const columns = ['number', 'at', 'present', 'statistic', 'one up', 'low', 'high', 'one down', 'low', 'high']
  const rows = some.map((each) => [each.name, each.at, each.present, each.what, ...interval(each.up), ...interval(each.down)])
  return { id: 'levers', title: 'What each number does', columns, rows }
}

/** All that have rows. */
export function sheetsOf(report: Report): Sheet[] {
  const found = matchUps(report)
  return [
    ...(['seats', 'order', 'roles'] as const).map((which) => shares(report, which)),
    meetings(found),
    picks(found),
    cards(report),
    use(report),
    lengths(report),
    turns(report),
    shares(report, 'endings'),
    band(report),
    changes(report),
    depth(report),
    tables(report),
    levers(report.levers),
  ].filter((sheet) => sheet.rows.length > 0)
}
