// Axis domains, cell shades and histogram bins.
import type { Estimate } from '../model'

/** The domain of an axis that contains all intervals and the reference value, with some padding. */
export function axisDomain(estimates: (Estimate | null)[], reference: number, minReach = 3): [number, number] {
  let low = reference - minReach
  let high = reference + minReach
  for (const estimate of estimates) {
    if (!estimate) continue
    low = Math.min(low, estimate.low ?? estimate.value)
    high = Math.max(high, estimate.high ?? estimate.value)
  }
  const padding = (high - low) * 0.04
  return [low - padding, high + padding]
}

/** The domain of an axis that is symmetric around the reference value. */
export function symmetricDomain(estimates: (Estimate | null)[], reference: number, minReach = 1): [number, number] {
  const [low, high] = axisDomain(estimates, reference, minReach)
  const extent = Math.max(reference - low, high - reference)
  return [reference - extent, reference + extent]
}

const STEPS: [number, number][] = [
  [1, 0],
  [2.5, 12],
  [5, 24],
  [7.5, 36],
  [10, 48],
  [15, 84],
]

/** The percentage of color in a cell. The steps are distinguishable, and none makes both dark and white text hard to
 * read. */
export function shade(value: number, pivot = 50): number {
  const distance = Math.abs(value - pivot)
  return STEPS.find(([limit]) => distance < limit)?.[1] ?? 100
}

/** Whether text on this shade is white. */
export function isDark(shade: number): boolean {
  return shade > 60
}

/** Histogram rows merged into at most `maxBins` bins, each with its start, end and percentage. */
export function toBins(rows: [number, number][], maxBins = 40): [number, number, number][] {
  if (rows.length === 0) return []
  const first = Math.min(...rows.map(([value]) => value))
  const last = Math.max(...rows.map(([value]) => value))
  const binWidth = [1, 2, 5, 10, 20, 25, 50, 100].find((each) => (last - first + 1) / each <= maxBins) ?? Math.ceil((last - first + 1) / maxBins)
  const start = Math.floor(first / binWidth) * binWidth
  const bins: [number, number, number][] = []
  for (let from = start; from <= last; from += binWidth) bins.push([from, from + binWidth, 0])
  for (const [value, share] of rows) bins[Math.floor((value - start) / binWidth)]![2] += share
  return bins
}
