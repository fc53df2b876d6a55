// Geometry of the win probability curve: numbers in, SVG paths out, all in pixels.
import type { WinChances } from '../api/protocol'
import { joinTexts, t } from '../localization'

export const HEIGHT = 120
/** Minimum distance between two numbers above the plot. */
const MIN_GAP = 16

export function xOfPoint(index: number, numPoints: number, width: number): number {
  return numPoints < 2 ? 0 : (index / (numPoints - 1)) * width
}

export function yOfChance(chance: number): number {
  return HEIGHT - chance * HEIGHT
}

/** A side's win chance at a point: the mean over its members. */
export function chanceOf(curve: WinChances, index: number, side: number[]): number {
  const seatChances = curve.points[index]?.chances ?? []
  return side.reduce((sum, seat) => sum + (seatChances[seat] ?? 0), 0) / side.length
}

/** SVG path of a side's known points. */
export function linePath(curve: WinChances, side: number[], width: number): string {
  return curve.points
    .map((_, index) => `${index === 0 ? 'M' : 'L'}${xOfPoint(index, curve.num_points, width).toFixed(1)} ${yOfChance(chanceOf(curve, index, side)).toFixed(1)}`)
    .join('')
}

/** The sides with the viewer's own side first, and within it their own seat first. */
export function orderSides(sides: number[][], ownSeat: number | null): number[][] {
  const first = (isOwn: boolean) => (isOwn ? 0 : 1)
  return sides
    .map((side) => [...side].sort((a, b) => first(a === ownSeat) - first(b === ownSeat)))
    .sort((a, b) => first(a[0] === ownSeat) - first(b[0] === ownSeat))
}

/** The names on a side, such as "You and Random 2". */
export function sideName(side: number[], seatNames: string[], ownSeat: number | null): string {
  return joinTexts('and', side.map((seat) => (seat === ownSeat ? t('table-you') : seatNames[seat]!)))
}

/** A side's win chance at a point in percent. */
export function percentOf(curve: WinChances, index: number, side: number[]): number {
  return Math.round(chanceOf(curve, index, side) * 100)
}

/** A change in a side's win chance, such as "You: from 41% to 83%." */
export function changeText(curve: WinChances, index: number, side: number[], name: string, from = index - 1): string {
  return t('table-chance-change', { side: name, before: percentOf(curve, from, side), after: percentOf(curve, index, side) })
}

/** The point nearest to an x position. */
export function pointAtX(x: number, numPoints: number, width: number): number {
  return Math.max(0, Math.min(numPoints - 1, Math.round((x / width) * (numPoints - 1))))
}

/** The x position of an event, interpolated between the surrounding points. */
export function xOfEvent(curve: WinChances, lastEvent: number, width: number): number {
  const next = curve.points.findIndex((point) => point.last_event >= lastEvent)
  if (next <= 0) return next === 0 ? 0 : xOfPoint(curve.points.length - 1, curve.num_points, width)
  const a = curve.points[next - 1]!
  const b = curve.points[next]!
  const fraction = (lastEvent - a.last_event) / Math.max(1, b.last_event - a.last_event)
  return xOfPoint(next - 1 + fraction, curve.num_points, width)
}

/** X positions of the numbers above the plot, spread so that they do not overlap. */
export function spreadMarks(xs: number[], width: number): number[] {
  const spread: number[] = []
  for (const markX of xs) spread.push(Math.max(markX, (spread.at(-1) ?? -MIN_GAP) + MIN_GAP))
  let maxX = width
  for (let index = spread.length - 1; index >= 0; index--) {
    spread[index] = Math.min(spread[index]!, maxX)
    maxX = spread[index]! - MIN_GAP
  }
  return spread
}
