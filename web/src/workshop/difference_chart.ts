// The result of a study as chart rows: a name, both values, and the difference with its interval.
import type { StudyResultResponse } from '../api/schema'
import { t } from '../localization'

export interface DifferenceRow {
  name: string
  current: string
  previous: string
  value: number
  low: number | null
  high: number | null
  unit: string
}

const MAX_ROWS = 12
/** Statistics of cards. Other statistics with the same subject belong to a seat or an ending. */
const CARD_STATISTICS = ['worth', 'drawn-worth', 'played', 'played-won']

export function formatNumber(value: number): string {
  const size = Math.abs(value)
  return value.toFixed(size >= 100 ? 0 : size >= 10 ? 1 : 2).replace('-', '−')
}

export const formatSigned = (value: number): string => (value > 0 ? `+${formatNumber(value)}` : formatNumber(value))

export function headlineRows(result: StudyResultResponse): DifferenceRow[] {
  return result.headlines.map((each) => ({ name: each.name, current: formatNumber(each.first), previous: formatNumber(each.second), ...each.difference, unit: '' }))
}

/** Significant differences, most certain first. */
export function significantRows(result: StudyResultResponse): DifferenceRow[] {
  return result.differences
    .filter((each) => each.is_significant)
    .slice(0, MAX_ROWS)
    .map((each) => ({ name: each.name, current: formatNumber(each.first), previous: formatNumber(each.second), ...each.difference, unit: each.unit }))
}

/** Cards that only this pack has, with their own statistics and confidence intervals. */
export function ownCardRows(result: StudyResultResponse): { name: string; current: string; unit: string }[] {
  return (result.only_in_pack ?? []).slice(0, MAX_ROWS).map(({ name, unit, interval: { value, low, high } }) => ({
    name,
    current: formatNumber(value),
    unit: low === null || high === null ? unit : t('workshop-interval-of', { unit, low: formatNumber(low), high: formatNumber(high) }),
  }))
}

/** The statistics of one card. Its name is left out because the page already shows it. */
export function cardRows(result: StudyResultResponse, card: string): { name: string; current: string; previous: string; unit: string }[] {
  const shortName = (name: string) => name.split(/[:：]/)[0]!
  const differences = result.differences.filter((each) => each.subject === card && CARD_STATISTICS.includes(each.statistic))
  const ownCards = (result.only_in_pack ?? []).filter((each) => each.subject === card)
  return [
    ...ownCards.map((each) => ({ name: shortName(each.name), current: formatNumber(each.interval.value), previous: '', unit: each.unit })),
    ...differences.map((each) => ({ name: shortName(each.name), current: formatNumber(each.first), previous: formatNumber(each.second), unit: each.unit })),
  ]
}

/** The largest absolute value among the rows, at least 0.1 so that zero differences stay in the middle. */
export function axisLimit(rows: readonly DifferenceRow[]): number {
  return Math.max(0.1, ...rows.flatMap((row) => [row.value, row.low ?? row.value, row.high ?? row.value].map(Math.abs)))
}
