// The curve of chances as a drawing: plain numbers in, paths out. Everything is in pixels, so that words keep their size.
import type { WinChances } from '../api/protocol'

export const HEIGHT = 120
/** So far from each other stand two numbers above the plot. */
const APART = 16
/** Before a percent sign, so that it never stands alone on a line. */
export const NO_BREAK = '\u00a0'

export function across(at: number, of: number, width: number): number {
  return of < 2 ? 0 : (at / (of - 1)) * width
}

export function up(chance: number): number {
  return HEIGHT - chance * HEIGHT
}

/** A side's chances at a point: the mean of what each of its members could judge. */
export function chanceOf(curve: WinChances, at: number, side: number[]): number {
  const own = curve.points[at]?.chances ?? []
  return side.reduce((sum, seat) => sum + (own[seat] ?? 0), 0) / side.length
}

/** One side's line, from the deal to the end, as far as it is known. */
export function line(curve: WinChances, side: number[], width: number): string {
  return curve.points
    .map((_, at) => `${at === 0 ? 'M' : 'L'}${across(at, curve.num_points, width).toFixed(1)} ${up(chanceOf(curve, at, side)).toFixed(1)}`)
    .join('')
}

/** The sides, your own first, and you first in it. */
export function inOrder(sides: number[][], you: number | null): number[][] {
  const first = (mine: boolean) => (mine ? 0 : 1)
  return sides
    .map((side) => [...side].sort((one, other) => first(one === you) - first(other === you)))
    .sort((one, other) => first(one[0] === you) - first(other[0] === you))
}

/** "You and Random 2" */
export function called(side: number[], names: string[], you: number | null): string {
  const all = side.map((seat) => (seat === you ? 'You' : names[seat]!))
  return all.length < 2 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`
}

/** "from 41 to 83 %" */
export function change(curve: WinChances, at: number, side: number[], since = at - 1): string {
  const percent = (index: number) => Math.round(chanceOf(curve, index, side) * 100)
  return `from ${percent(since)} to ${percent(at)}${NO_BREAK}%`
}

/** The point whose last event is nearest to a place on the plot. */
export function pointAt(x: number, of: number, width: number): number {
  return Math.max(0, Math.min(of - 1, Math.round((x / width) * (of - 1))))
}

/** Where a moment of the game lies on the plot, by the number of its last event: between the points around it. */
export function placeOf(curve: WinChances, last: number, width: number): number {
  const after = curve.points.findIndex((point) => point.last_event >= last)
  if (after <= 0) return after === 0 ? 0 : across(curve.points.length - 1, curve.num_points, width)
  const one = curve.points[after - 1]!
  const other = curve.points[after]!
  const part = (last - one.last_event) / Math.max(1, other.last_event - one.last_event)
  return across(after - 1 + part, curve.num_points, width)
}

/** Where numbers stand above the plot: over their places, or as near as they may without touching each other. */
export function marks(places: number[], width: number): number[] {
  const found: number[] = []
  for (const place of places) found.push(Math.max(place, (found.at(-1) ?? -APART) + APART))
  let most = width
  for (let at = found.length - 1; at >= 0; at--) {
    found[at] = Math.min(found[at]!, most)
    most = found[at]! - APART
  }
  return found
}
