// The answer of a study as rows of a chart: what it is, both figures, and the difference with its bounds.
import type { StudyResultResponse } from '../api/schema'

export interface Row {
  name: string
  one: string
  other: string
  value: number
  low: number | null
  high: number | null
  unit: string
}

const MOST = 12
/** The sorts of figures that are of a card; others of the same name are of a seat or an ending. */
const OF_CARDS = ['worth', 'drawn-worth', 'played', 'played-won']

export function figure(value: number): string {
  const size = Math.abs(value)
  return value.toFixed(size >= 100 ? 0 : size >= 10 ? 1 : 2).replace('-', '−')
}

export const signed = (value: number): string => (value > 0 ? `+${figure(value)}` : figure(value))

export function mainRows(answer: StudyResultResponse): Row[] {
  return answer.headlines.map((each) => ({ name: each.name, one: figure(each.first), other: figure(each.second), ...each.difference, unit: '' }))
}

/** Those that are more than chance, the largest first. */
export function standingRows(answer: StudyResultResponse): Row[] {
  return answer.differences
    .filter((each) => each.is_significant)
    .slice(0, MOST)
    .map((each) => ({ name: each.name, one: figure(each.first), other: figure(each.second), ...each.difference, unit: each.unit }))
}

/** Cards that only this pack has: what each is by itself, the same figures of all together. */
export function aloneRows(answer: StudyResultResponse): { name: string; one: string; span: string; unit: string }[] {
  return (answer.only_in_pack ?? []).slice(0, MOST).map(({ name, unit, interval: { value, low, high } }) => ({
    name,
    one: figure(value),
    span: low === null || high === null ? '' : `${figure(low)} to ${figure(high)}`,
    unit,
  }))
}

/** What is said of one card: its name is known there, so that only what was counted is named. */
export function cardRows(answer: StudyResultResponse, card: string): { name: string; one: string; other: string; unit: string }[] {
  const short = (name: string) => name.split(': ')[0]!
  const both = answer.differences.filter((each) => each.subject === card && OF_CARDS.includes(each.statistic))
  const own = (answer.only_in_pack ?? []).filter((each) => each.subject === card)
  return [
    ...own.map((each) => ({ name: short(each.name), one: figure(each.interval.value), other: '', unit: each.unit })),
    ...both.map((each) => ({ name: short(each.name), one: figure(each.first), other: figure(each.second), unit: each.unit })),
  ]
}

/** How far the axis goes to both sides, so that every row fits; at least a little, so that nothing stays nothing. */
export function reach(rows: readonly Row[]): number {
  return Math.max(0.1, ...rows.flatMap((row) => [row.value, row.low ?? row.value, row.high ?? row.value].map(Math.abs)))
}
