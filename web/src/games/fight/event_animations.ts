// Animations and sounds for FIGHT events.
import { sound } from '../../motion/sound'
import { showImpact } from '../../motion/impact'
import { animateRebound as rebound, animateStrike, flipCard, STRIKE_LANDS_MS } from '../../motion/travel'
import type { Event } from '../../api/protocol'

/** Animate the events and play their sounds. `playedElement` returns the card that a seat has played, if any.
 *  `wonByOwnCard` returns whether the card that was won is the winner's own. `pointsWon` are the points of a win. */
export function playEffects(events: readonly Event[], board: HTMLElement, playedElement: (seat: number) => HTMLElement | null, wonByOwnCard: (event: Event) => boolean, pointsWon: number): void {
  for (const event of events) {
    if (event.kind === 'reveal') {
      for (const card of [playedElement(0), playedElement(1)]) if (card) flipCard(card)
      sound.turn()
    } else if (event.kind === 'win') {
      const [striker, struck] = [playedElement(event.seat), playedElement(1 - event.seat)]
      showImpact(struck, { text: pointsWon > 0 ? `+${pointsWon}` : '', from: striker, delayMs: STRIKE_LANDS_MS, shakes: false })
      if (striker && struck) animateStrike(striker, struck, board)
      if (!wonByOwnCard(event)) sound.block()
      setTimeout(sound.blow, STRIKE_LANDS_MS)
    } else if (event.kind === 'nobody') {
      const [one, other] = [playedElement(0), playedElement(1)]
      if (one && other) rebound(one, other)
      sound.block()
    } else if (event.kind.startsWith('round-by')) sound.gong()
  }
}
