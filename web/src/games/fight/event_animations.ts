// Animations and sounds for FIGHT events.
import { showImpact } from '../../motion/impact'
import { animateRebound as rebound, animateStrike, flipCard, STRIKE_LANDS_MS } from '../../motion/travel'
import type { Event } from '../../api/protocol'
import type { SoundCue } from '../board'

/** Animate the events. `playedElement` returns the card that a seat has played, if any. `pointsWon` are the points of a
 *  win. */
export function playEffects(events: readonly Event[], board: HTMLElement, playedElement: (seat: number) => HTMLElement | null, pointsWon: number): void {
  for (const event of events) {
    if (event.kind === 'reveal') {
      for (const card of [playedElement(0), playedElement(1)]) if (card) flipCard(card)
    } else if (event.kind === 'win') {
      const [striker, struck] = [playedElement(event.seat), playedElement(1 - event.seat)]
      showImpact(struck, { text: pointsWon > 0 ? `+${pointsWon}` : '', from: striker, delayMs: STRIKE_LANDS_MS, shakes: false })
      if (striker && struck) animateStrike(striker, struck, board)
    } else if (event.kind === 'nobody') {
      const [one, other] = [playedElement(0), playedElement(1)]
      if (one && other) rebound(one, other)
    }
  }
}

export function soundOf({ kind, seat }: Event): SoundCue | null {
  if (kind === 'reveal') return { sound: 'flip' }
  if (kind === 'win') return { sound: 'hit', delayMs: STRIKE_LANDS_MS, struckSeat: 1 - seat }
  if (kind === 'nobody') return { sound: 'block' }
  return kind.startsWith('round-by') ? { sound: 'gong' } : null
}
