// The curve of chances as a drawing: plain numbers in, paths out.
import type { Chances } from '../wire/protocol'

export const WIDTH = 400
export const HEIGHT = 120

export function across(at: number, points: number): number {
  return points < 2 ? 0 : (at / (points - 1)) * WIDTH
}

export function up(chance: number): number {
  return HEIGHT - chance * HEIGHT
}

/** One seat's line, from the deal to the end. */
export function line(curve: Chances, seat: number): string {
  return curve.points
    .map((point, at) => `${at === 0 ? 'M' : 'L'}${across(at, curve.points.length).toFixed(1)} ${up(point.chances[seat] ?? 0).toFixed(1)}`)
    .join('')
}

/** Which lines are worth drawing: with two seats one says it all. */
export function drawn(seats: number, you: number | null): number[] {
  if (seats === 2) return [you ?? 0]
  return Array.from({ length: seats }, (_, seat) => seat)
}

/** "from 41 to 83 %" */
export function change(curve: Chances, at: number, seat: number): string {
  const percent = (index: number) => Math.round((curve.points[index]?.chances[seat] ?? 0) * 100)
  return `from ${percent(at - 1)} to ${percent(at)} %`
}
