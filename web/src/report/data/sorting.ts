// Sorts cards by any column and bot. Opening values are first shrunk toward their mean.
import type { CardStatistics, Estimate } from '../model'
import { standardError } from './number_format'

export type Key = 'name' | 'kind' | 'copies' | 'opening_value' | 'is_significant' | 'drawn_value' | 'play_rate' | 'win_rate_when_played' | 'games'
export type Direction = 'up' | 'down'

/** Estimates shrunk toward their mean by their uncertainty, so that lucky cards do not top a table. If only
 * some have an interval, the others are replaced by the mean. */
export function shrink(estimates: (Estimate | null)[]): (number | null)[] {
  const known = estimates.flatMap((estimate) => {
    const deviation = estimate && standardError(estimate)
    return estimate && deviation !== null ? [{ value: estimate.value, noise: deviation * deviation }] : []
  })
  if (known.length === 0) return estimates.map((estimate) => estimate?.value ?? null)
  const mean = known.reduce((sum, each) => sum + each.value, 0) / known.length
  const variance = known.reduce((sum, each) => sum + (each.value - mean) ** 2 - each.noise, 0) / known.length
  const trueVariance = Math.max(0, variance)
  return estimates.map((estimate) => {
    if (!estimate) return null
    const deviation = standardError(estimate)
    if (deviation === null) return mean
    const noise = deviation * deviation
    // If all of the variance is noise, the values keep their order but move closer together.
    const trust = noise === 0 ? 1 : Math.max(trueVariance, noise / 1000) / (Math.max(trueVariance, noise / 1000) + noise)
    return mean + trust * (estimate.value - mean)
  })
}

function sortValueOf(key: Key): (card: CardStatistics) => number | string | null {
  switch (key) {
    case 'name':
    case 'kind':
      return (card) => card[key].toLowerCase()
    case 'copies':
    case 'games':
      return (card) => card[key]
    case 'is_significant':
      // Significant cards first, the strongest at the top.
      return (card) => (card.is_significant ? 1e6 : 0) + Math.abs(card.opening_value?.value ?? 0)
    default:
      return (card) => card[key]?.value ?? null
  }
}

/** Sorted cards; unknown values come last in both directions. */
export function sorted(cards: CardStatistics[], key: Key, direction: Direction): CardStatistics[] {
  const shrunkValues = key === 'opening_value' ? shrink(cards.map((card) => card.opening_value)) : null
  const valueOf = sortValueOf(key)
  const keyed = cards.map((card, index) => ({ card, index, by: shrunkValues ? shrunkValues[index]! : valueOf(card) }))
  const sign = direction === 'up' ? 1 : -1
  keyed.sort((a, b) => {
    if (a.by === null || b.by === null) return a.by === b.by ? a.index - b.index : a.by === null ? 1 : -1
    if (typeof a.by === 'string') return sign * a.by.localeCompare(b.by as string, 'en', { numeric: true }) || a.index - b.index
    return sign * (a.by - (b.by as number)) || a.index - b.index
  })
  return keyed.map((each) => each.card)
}

export function defaultDirection(key: Key): Direction {
  return key === 'name' || key === 'kind' ? 'up' : 'down'
}
