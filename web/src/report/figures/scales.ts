// Where things lie on an axis, and how dark a cell is.
import type { Figure } from '../model'

/** An axis that holds all intervals and what they are compared with, with some air, at least so wide. */
export function holding(figures: (Figure | null)[], middle: number, least = 3): [number, number] {
  let low = middle - least
  let high = middle + least
  for (const figure of figures) {
    if (!figure) continue
    low = Math.min(low, figure.low ?? figure.value)
    high = Math.max(high, figure.high ?? figure.value)
  }
  const air = (high - low) * 0.04
  return [low - air, high + air]
}

/** The same, as far to the left as to the right. */
export function balanced(figures: (Figure | null)[], middle: number, least = 1): [number, number] {
  const [low, high] = holding(figures, middle, least)
  const far = Math.max(middle - low, high - middle)
  return [middle - far, middle + far]
}

const STEPS: [number, number][] = [
  [1, 0],
  [2.5, 12],
  [5, 24],
  [7.5, 36],
  [10, 48],
  [15, 84],
]

/** How much of its colour a cell has, of 100. In steps, so that shades can be told apart; and none lies where neither
 * dark nor white letters would be easy to read. */
export function shade(value: number, pivot = 50): number {
  const off = Math.abs(value - pivot)
  return STEPS.find(([below]) => off < below)?.[1] ?? 100
}

/** Whether letters on it are white. */
export function isDark(shade: number): boolean {
  return shade > 60
}

/** Rows of a histogram, put together so that there are at most so many; each from, to, and how many of 100. */
export function binned(rows: [number, number][], most = 40): [number, number, number][] {
  if (rows.length === 0) return []
  const first = Math.min(...rows.map(([at]) => at))
  const last = Math.max(...rows.map(([at]) => at))
  const wide = [1, 2, 5, 10, 20, 25, 50, 100].find((each) => (last - first + 1) / each <= most) ?? Math.ceil((last - first + 1) / most)
  const begin = Math.floor(first / wide) * wide
  const bins: [number, number, number][] = []
  for (let at = begin; at <= last; at += wide) bins.push([at, at + wide, 0])
  for (const [at, share] of rows) bins[Math.floor((at - begin) / wide)]![2] += share
  return bins
}
