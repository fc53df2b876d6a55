// Who has won a game.
import type { Outcome } from '../api/protocol'

/** Whether a game is a draw, in which all seats share first place. */
export const isDraw = (outcome: Outcome, numSeats: number): boolean => outcome.winners.length === numSeats

/** Whether a seat has won; spectators, with null, never do. */
export function hasWon(outcome: Outcome, numSeats: number, seat: number | null): boolean {
  return seat !== null && !isDraw(outcome, numSeats) && outcome.winners.includes(seat)
}
