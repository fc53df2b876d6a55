// Animations and sounds for Dragon Punch events.
import { showImpact } from '../../motion/impact'
import { animateRebound, animateStrike, flipCard, STRIKE_LANDS_MS } from '../../motion/travel'
import type { Event } from '../../api/protocol'
import type { SoundCue } from '../board'

/** Animate the events. `playedElement` returns the card that a seat has played, if any. */
export function playEffects(events: readonly Event[], board: HTMLElement, playedElement: (seat: number) => HTMLElement | null): void {
  for (const { kind, seat, amount } of events) {
    const [striker, struck] = [playedElement(seat), playedElement(1 - seat)]
    if (kind === 'reveal') {
      for (const each of [playedElement(0), playedElement(1)]) if (each) flipCard(each)
    } else if (kind.startsWith('hit-')) {
      if (amount > 0) showImpact(struck, { from: striker, delayMs: STRIKE_LANDS_MS, shakes: false })
      if (striker && struck) animateStrike(striker, struck, board)
    } else if (kind === 'damage') {
      if (amount > 0) showImpact(board.querySelector(`[data-fighter="${seat}"]`), { text: `−${amount}`, from: playedElement(1 - seat) })
    } else if (kind === 'blocked' || kind === 'interrupted-projectile') {
      if (striker && struck) animateRebound(striker, struck)
    }
  }
}

export function soundOf({ kind, seat }: Event): SoundCue | null {
  if (kind === 'reveal') return { sound: 'flip' }
  if (kind.startsWith('hit-')) return { sound: 'hit', delayMs: STRIKE_LANDS_MS, struckSeat: 1 - seat }
  if (kind === 'blocked' || kind === 'interrupted-projectile') return { sound: 'block' }
  if (kind === 'evaded' || kind.startsWith('interrupted')) return { sound: 'card' }
  return kind.startsWith('round-') ? { sound: 'gong' } : null
}
