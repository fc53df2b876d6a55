// Which parts a report has, in their order. One without numbers is left out, and so is its number.
import type { MatchUps, Report } from '../model'

export type PartId =
  | 'sentences'
  | 'fairness'
  | 'match-ups'
  | 'cards'
  | 'use'
  | 'length'
  | 'tension'
  | 'depth'
  | 'tables'
  | 'levers'
  | 'reading'

export interface PartHead {
  id: PartId
  title: string
  number: number
}

const ALL: [PartId, string, (report: Report) => boolean][] = [
  ['sentences', 'What stands out', (report) => report.sentences.length > 0],
  ['fairness', 'Fairness', (report) => report.runs.some((run) => run.seats.length + run.order.length + run.roles.length > 0)],
  ['match-ups', 'Match-ups', (report) => matchUps(report).length > 0],
  ['cards', 'Cards', (report) => report.runs.some((run) => run.cards.length > 0)],
  ['use', 'What becomes of cards', (report) => fates(report).length > 0 && report.runs.some((run) => run.cards.length > 0)],
  ['length', 'Length and endings', (report) => report.runs.some((run) => run.turns.length + run.endings.length + Object.keys(run.length).length > 0)],
  ['tension', 'Tension', (report) => report.tension !== null],
  ['depth', 'Depth and luck', (report) => report.depth.length > 0 || report.luck !== null],
  ['tables', 'Other seats, other options', (report) => report.tables.length > 0],
  ['levers', 'What each number does', (report) => report.levers.some((lever) => lever.up || lever.down)],
  ['reading', 'How to read this', () => true],
]

export function partsOf(report: Report): PartHead[] {
  return ALL.filter(([, , has]) => has(report)).map(([id, title], at) => ({ id, title, number: at + 1 }))
}

/** Counters that say what became of a card; others count what came of it, such as damage. */
export function fates(report: Report): { id: string; title: string; about: string }[] {
  const told = report.counters.filter((counter) => counter.unit === 'times')
  return told.length > 0 ? told : report.counters.filter((counter) => /^(Times|Attacks)\b/.test(counter.about) && counter.id !== 'played')
}

/** Tables of match-ups: those that were made for the report, or what the games themselves say of who met whom. */
export function matchUps(report: Report): MatchUps[] {
  if (report.match_ups.length > 0) return report.match_ups
  return report.runs
    .filter((run) => new Set(run.meetings.flatMap((each) => [each.one, each.other])).size > 2) // of two, their shares say all
    .map((run) => {
      const ids = [...new Set(run.meetings.flatMap((each) => [each.one, each.other]))]
      const name = (id: string) => run.roles.find((role) => role.of === id)?.name ?? id
      const met = new Map(run.meetings.map((each) => [`${each.one}\n${each.other}`, each.number]))
      const cells = ids.map((one) => ids.map((other) => met.get(`${one}\n${other}`) ?? null))
      return { bot: run.bot, games: 0, roles: ids.map((id) => ({ id, name: name(id) })), cells, mixture: [] }
    })
}

/** An even share of the wins, of 100. */
export function evenShare(report: Report): number {
  return 100 / report.seats
}
