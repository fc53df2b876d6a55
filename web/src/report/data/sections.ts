// The sections of a report in order. Sections without data are left out and not counted.
import type { MatchupTable, Report } from '../model'
import { t } from '../texts'

export type SectionId =
  | 'sentences'
  | 'fairness'
  | 'matchups'
  | 'cards'
  | 'card-use'
  | 'length'
  | 'tension'
  | 'skill-and-luck'
  | 'seat-counts'
  | 'number-effects'
  | 'reading'

export interface SectionHead {
  id: SectionId
  title: string
  number: number
}

const TITLE_IDS: Record<SectionId, string> = {
  sentences: 'report-section-findings',
  fairness: 'report-section-fairness',
  matchups: 'report-section-matchups',
  cards: 'report-section-cards',
  'card-use': 'report-section-card-use',
  length: 'report-section-length',
  tension: 'report-section-tension',
  'skill-and-luck': 'report-section-skill-and-luck',
  'seat-counts': 'report-section-seat-counts',
  'number-effects': 'report-section-number-effects',
  reading: 'report-section-reading',
}
const SECTIONS: [SectionId, (report: Report) => boolean][] = [
  ['sentences', (report) => report.sentences.length > 0],
  ['fairness', (report) => report.runs.some((run) => run.seats.length + run.order.length + run.roles.length > 0)],
  ['matchups', (report) => matchupTables(report).length > 0],
  ['cards', (report) => report.runs.some((run) => run.cards.length > 0)],
  ['card-use', (report) => usageCounters(report).length > 0 && report.runs.some((run) => run.cards.length > 0)],
  ['length', (report) => report.runs.some((run) => run.turn_histogram.length + run.endings.length + Object.keys(run.length).length > 0)],
  ['tension', (report) => report.tension !== null],
  ['skill-and-luck', (report) => report.level_duels.length > 0 || report.deal_luck !== null],
  ['seat-counts', (report) => report.seat_counts.length > 0],
  ['number-effects', (report) => report.number_effects.some((effect) => effect.up || effect.down)],
  ['reading', () => true],
]

export function sectionsOf(report: Report): SectionHead[] {
  return SECTIONS.filter(([, hasData]) => hasData(report)).map(([id], index) => ({ id, title: t(TITLE_IDS[id]), number: index + 1 }))
}

/** Counters for how a card was used; the other counters measure its effects, such as damage. */
export function usageCounters(report: Report): { id: string; title: string; description: string }[] {
  return report.counters.filter((counter) => counter.unit === 'times')
}

/** The matchup tables in the report or, if it has none, those observed in the games. */
export function matchupTables(report: Report): MatchupTable[] {
  if (report.matchups.length > 0) return report.matchups
  return report.runs
    // With only two roles, the shares of the roles already show everything.
    .filter((run) => new Set(run.matchups.flatMap((each) => [each.role, each.other_role])).size > 2)
    .map((run) => {
      const ids = [...new Set(run.matchups.flatMap((each) => [each.role, each.other_role]))]
      const name = (id: string) => run.roles.find((role) => role.subject === id)?.name ?? id
      const valueByPair = new Map(run.matchups.map((each) => [`${each.role}\n${each.other_role}`, each.value]))
      const cells = ids.map((role) => ids.map((otherRole) => valueByPair.get(`${role}\n${otherRole}`) ?? null))
      return { bot: run.bot, games: 0, roles: ids.map((id) => ({ id, name: name(id) })), cells, mixture: [] }
    })
}

/** An even share of the wins, in percent. */
export function evenShare(report: Report): number {
  return 100 / report.seats
}
