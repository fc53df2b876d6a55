// Who sits where, seen from one's own cushion, and who did something.
import type { Event } from '../../api/protocol'

/** The others in the order in which they come after one, left to right. */
export function around(seats: number, bottom: number): number[] {
  return Array.from({ length: seats - 1 }, (_, index) => (bottom + index + 1) % seats)
}

/** Whose cards have just gone somewhere; `otherwise` if nobody's. */
export function thrower(happened: readonly Event[], otherwise: number): number {
  return happened.findLast((event) => event.seat >= 0 && event.cards.length > 0)?.seat ?? otherwise
}
