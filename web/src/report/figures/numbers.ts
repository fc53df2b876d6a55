// Numbers as people read them.
import type { Figure } from '../model'

export const MINUS = '\u2212'

/** With so many decimals, a true minus, and a plus where it is said to have one. */
export function plain(value: number, places = 1, signed = false): string {
  const text = Math.abs(value).toFixed(places)
  const nothing = Number(text) === 0
  if (value < 0 && !nothing) return MINUS + text
  return signed && !nothing ? `+${text}` : text
}

/** Half of the interval's width; nothing where there is none. */
export function reach(figure: Figure): number | null {
  return figure.low === null || figure.high === null ? null : (figure.high - figure.low) / 2
}

/** "51.2 ± 0.4". */
export function sure(figure: Figure | null, places = 1, signed = false): string {
  if (figure === null) return ''
  const half = reach(figure)
  if (half === null) return plain(figure.value, places, signed)
  // What is very sure has a decimal more, rather than an interval of nothing.
  const shown = places > 0 && half > 0 && half < 0.5 * 10 ** -places ? places + 1 : places
  return `${plain(figure.value, shown, signed)}\u00a0±\u00a0${half.toFixed(shown)}`
}

/** Thousands apart: 100,000. */
export function count(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',')
}

/** The standard error, from an interval of 95 of 100. */
export function error(figure: Figure): number | null {
  const half = reach(figure)
  return half === null ? null : half / 1.96
}
