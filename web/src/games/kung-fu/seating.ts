// The order of the other seats, and the seat whose cards moved last.
import type { Event } from '../../api/protocol'

/** The other seats in turn order after the bottom seat, left to right. */
export function otherSeats(seats: number, bottomSeat: number): number[] {
  return Array.from({ length: seats - 1 }, (_, index) => (bottomSeat + index + 1) % seats)
}

/** The seat whose cards moved last in the new events, or the fallback. */
export function lastMover(newEvents: readonly Event[], fallback: number): number {
  return newEvents.findLast((event) => event.seat >= 0 && event.cards.length > 0)?.seat ?? fallback
}
