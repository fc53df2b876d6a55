// Formatting of numbers.
import type { Estimate } from '../model'

export const MINUS = '\u2212'

/** A number with a fixed number of decimals, a true minus sign and, if `signed`, a plus sign. */
export function formatNumber(value: number, decimals = 1, signed = false): string {
  const text = Math.abs(value).toFixed(decimals)
  const isZero = Number(text) === 0
  if (value < 0 && !isZero) return MINUS + text
  return signed && !isZero ? `+${text}` : text
}

/** Half of the interval's width, or null without an interval. */
export function halfWidth(estimate: Estimate): number | null {
  return estimate.low === null || estimate.high === null ? null : (estimate.high - estimate.low) / 2
}

/** An estimate such as "51.2 ± 0.4". */
export function formatEstimate(estimate: Estimate | null, decimals = 1, signed = false): string {
  if (estimate === null) return ''
  const half = halfWidth(estimate)
  if (half === null) return formatNumber(estimate.value, decimals, signed)
  // One more decimal instead of an interval of zero.
  const shownDecimals = decimals > 0 && half > 0 && half < 0.5 * 10 ** -decimals ? decimals + 1 : decimals
  return `${formatNumber(estimate.value, shownDecimals, signed)}\u00a0±\u00a0${half.toFixed(shownDecimals)}`
}

/** An integer with thousands separators: 100,000. */
export function formatCount(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',')
}

/** The standard error, from a 95% interval. */
export function standardError(estimate: Estimate): number | null {
  const half = halfWidth(estimate)
  return half === null ? null : half / 1.96
}
