// What happens in Dragon Punch, made felt: cards turn, strike and rebound, and are heard.
import { sound } from '../../motion/sound'
import { ring as rebound, strike, turnOver } from '../../motion/travel'
import type { Event } from '../../api/protocol'

/** `lying` gives the card that a seat has played. */
export function feel(events: readonly Event[], board: HTMLElement, lying: (seat: number) => HTMLElement | null): void {
  for (const { kind: word, seat } of events) {
    const [striker, struck] = [lying(seat), lying(1 - seat)]
    if (word === 'reveal') {
      for (const each of [lying(0), lying(1)]) if (each) turnOver(each)
      sound.turn()
    } else if (word.startsWith('hit-')) {
      if (striker && struck) strike(striker, struck, board)
      setTimeout(sound.blow, 200)
    } else if (word === 'blocked' || word === 'interrupted-projectile') {
      if (striker && struck) rebound(striker, struck)
      sound.block()
    } else if (word === 'evaded' || word.startsWith('interrupted')) sound.slide()
    else if (word.startsWith('round-')) sound.gong()
  }
}
