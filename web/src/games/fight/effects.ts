// What happens in FIGHT, made felt: cards turn, strike and rebound, and are heard.
import { sound } from '../../motion/sound'
import { ring as rebound, strike, turnOver } from '../../motion/travel'
import type { Event } from '../../api/protocol'

/** `lying` gives the card that a seat has played, `own` says whether the card that won is the one that its winner played. */
export function feel(events: readonly Event[], board: HTMLElement, lying: (seat: number) => HTMLElement | null, own: (event: Event) => boolean): void {
  for (const event of events) {
    if (event.kind === 'reveal') {
      for (const card of [lying(0), lying(1)]) if (card) turnOver(card)
      sound.turn()
    } else if (event.kind === 'win') {
      const [striker, struck] = [lying(event.seat), lying(1 - event.seat)]
      if (striker && struck) strike(striker, struck, board)
      if (!own(event)) sound.block()
      setTimeout(sound.blow, 200)
    } else if (event.kind === 'nobody') {
      const [one, other] = [lying(0), lying(1)]
      if (one && other) rebound(one, other)
      sound.block()
    } else if (event.kind.startsWith('round-by')) sound.gong()
  }
}
