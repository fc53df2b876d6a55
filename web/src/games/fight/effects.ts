// What happens in FIGHT, made felt: cards turn, strike and rebound, and are heard.
import { sound } from '../../motion/sound'
import { animateRebound as rebound, animateStrike, flipCard } from '../../motion/travel'
import type { Event } from '../../api/protocol'

/** `lying` gives the card that a seat has played, `own` says whether the card that won is the one that its winner played. */
export function playEffects(events: readonly Event[], board: HTMLElement, playedElement: (seat: number) => HTMLElement | null, wonByOwnCard: (event: Event) => boolean): void {
  for (const event of events) {
    if (event.kind === 'reveal') {
      for (const card of [playedElement(0), playedElement(1)]) if (card) flipCard(card)
      sound.turn()
    } else if (event.kind === 'win') {
      const [striker, struck] = [playedElement(event.seat), playedElement(1 - event.seat)]
      if (striker && struck) animateStrike(striker, struck, board)
      if (!wonByOwnCard(event)) sound.block()
      setTimeout(sound.blow, 200)
    } else if (event.kind === 'nobody') {
      const [one, other] = [playedElement(0), playedElement(1)]
      if (one && other) rebound(one, other)
      sound.block()
    } else if (event.kind.startsWith('round-by')) sound.gong()
  }
}
