// The order of cards by any column and bot; opening values are shrunk towards their mean first.
import type { CardStatistics, Figure } from '../model'
import { error } from './numbers'

export type Key = 'name' | 'kind' | 'copies' | 'opening_value' | 'is_significant' | 'drawn_value' | 'play_rate' | 'win_rate_when_played' | 'games'
export type Way = 'up' | 'down'

/** Estimates drawn towards their mean by how unsure each is, so that chance does not lead a table. What has no interval
 * says too little to be ranked and goes to the mean. */
export function shrunk(figures: (Figure | null)[]): (number | null)[] {
  const known = figures.flatMap((figure) => {
    const off = figure && error(figure)
    return figure && off !== null ? [{ value: figure.value, noise: off * off }] : []
  })
  if (known.length === 0) return figures.map((figure) => figure?.value ?? null)
  const mean = known.reduce((sum, each) => sum + each.value, 0) / known.length
  const spread = known.reduce((sum, each) => sum + (each.value - mean) ** 2 - each.noise, 0) / known.length
  const real = Math.max(0, spread)
  return figures.map((figure) => {
    if (!figure) return null
    const off = error(figure)
    if (off === null) return mean
    const noise = off * off
    // Were all of it noise, the order would be that of the values, only closer to each other.
    const trust = noise === 0 ? 1 : Math.max(real, noise / 1000) / (Math.max(real, noise / 1000) + noise)
    return mean + trust * (figure.value - mean)
  })
}

function reading(key: Key): (card: CardStatistics) => number | string | null {
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

/** In order; what is not known comes last either way. */
export function sorted(cards: CardStatistics[], key: Key, way: Way): CardStatistics[] {
  const careful = key === 'opening_value' ? shrunk(cards.map((card) => card.opening_value)) : null
  const read = reading(key)
  const keyed = cards.map((card, at) => ({ card, at, by: careful ? careful[at]! : read(card) }))
  const turn = way === 'up' ? 1 : -1
  keyed.sort((a, b) => {
    if (a.by === null || b.by === null) return a.by === b.by ? a.at - b.at : a.by === null ? 1 : -1
    if (typeof a.by === 'string') return turn * a.by.localeCompare(b.by as string, 'en', { numeric: true }) || a.at - b.at
    return turn * (a.by - (b.by as number)) || a.at - b.at
  })
  return keyed.map((each) => each.card)
}

/** Which way a column is sorted when it is first asked for. */
export function firstWay(key: Key): Way {
  return key === 'name' || key === 'kind' ? 'up' : 'down'
}
