// The bots in a report; each has the same color and symbol in every chart.
import type { Report } from '../model'

export interface Bot {
  name: string
  color: string
  symbol: 'circle' | 'square' | 'triangle' | 'diamond' | 'star' | 'wye'
}

const SYMBOLS = ['circle', 'square', 'triangle', 'diamond', 'star', 'wye'] as const

/** All bots in the report, those with runs first. */
export function botsOf(report: Report): Bot[] {
  const names = [
    ...report.runs.map((run) => run.bot),
    ...report.matchups.map((each) => each.bot),
    ...report.seat_counts.map((each) => each.bot),
    ...(report.tension ? [report.tension.bot] : []),
    ...report.level_duels.map((each) => each.bot),
  ]
  return [...new Set(names)].map((name, index) => ({
    name,
    color: `var(--bot-${(index % SYMBOLS.length) + 1})`,
    symbol: SYMBOLS[index % SYMBOLS.length]!,
  }))
}

/** Outlines of the symbols around (0, 0), as large as Plot draws them with a radius of 4.5. */
export const OUTLINES: Record<Bot['symbol'], string> = {
  circle: 'M4.5 0a4.5 4.5 0 1 1-9 0a4.5 4.5 0 1 1 9 0z',
  square: 'M-4 -4H4V4H-4z',
  triangle: 'M0 -5.6L4.9 2.8H-4.9z',
  diamond: 'M0 -6.1L3.5 0L0 6.1L-3.5 0z',
  star: 'M0 -6.7L1.5 -2.1H6.4L2.4 .8L4 5.4L0 2.6L-4 5.4L-2.4 .8L-6.4 -2.1H-1.5z',
  wye: 'M2.1 1.2V5H-2.1V1.2L-5.4 -.7L-3.3 -4.3L0 -2.4L3.3 -4.3L5.4 -.7z',
}
