// Animations and sounds for Dragon Punch events.
import { sound } from '../../motion/sound'
import { showImpact } from '../../motion/impact'
import { animateRebound, animateStrike, flipCard, STRIKE_LANDS_MS } from '../../motion/travel'
import type { Event } from '../../api/protocol'

/** Animate the events and play their sounds. `playedElement` returns the card that a seat has played, if any. */
export function playEffects(events: readonly Event[], board: HTMLElement, playedElement: (seat: number) => HTMLElement | null): void {
  for (const { kind, seat, amount } of events) {
    const [striker, struck] = [playedElement(seat), playedElement(1 - seat)]
    if (kind === 'reveal') {
      for (const each of [playedElement(0), playedElement(1)]) if (each) flipCard(each)
      sound.turn()
    } else if (kind.startsWith('hit-')) {
      if (amount > 0) showImpact(struck, { from: striker, delayMs: STRIKE_LANDS_MS, shakes: false })
      if (striker && struck) animateStrike(striker, struck, board)
      setTimeout(sound.blow, STRIKE_LANDS_MS)
    } else if (kind === 'damage') {
      if (amount > 0) showImpact(board.querySelector(`[data-fighter="${seat}"]`), { text: `−${amount}`, from: playedElement(1 - seat) })
    } else if (kind === 'blocked' || kind === 'interrupted-projectile') {
      if (striker && struck) animateRebound(striker, struck)
      sound.block()
    } else if (kind === 'evaded' || kind.startsWith('interrupted')) sound.slide()
    else if (kind.startsWith('round-')) sound.gong()
  }
}
