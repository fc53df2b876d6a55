// Seat order relative to the viewer.
import type { Event } from '../../api/protocol'

/** The other seats in turn order after the bottom seat, left to right. */
export function around(seats: number, bottom: number): number[] {
  return Array.from({ length: seats - 1 }, (_, index) => (bottom + index + 1) % seats)
}

/** The seat whose cards moved last, or the fallback. */
export function thrower(happened: readonly Event[], otherwise: number): number {
  return happened.findLast((event) => event.seat >= 0 && event.cards.length > 0)?.seat ?? otherwise
}
