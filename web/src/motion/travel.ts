// Card animations: travel, flips and strikes. They use the Web Animations API on transforms, so that they neither wait
// for layout nor block input.
import { tick } from 'svelte'
import { clearImpacts } from './impact'
import { prefersReducedMotion } from '../theme/preferences.svelte'

export type Positions = Map<string, DOMRect>

const TRAVEL_MS = 380
const EASING = 'cubic-bezier(0.22, 0.8, 0.28, 1)'

/** Positions of all cards by key, and positions of the zones by `zone:` keys. */
export function measurePositions(board: HTMLElement): Positions {
  const positions: Positions = new Map()
  // Measuring forces a layout; skip it with reduced motion.
  if (prefersReducedMotion()) return positions
  for (const card of board.querySelectorAll<HTMLElement>('[data-key]')) {
    positions.set(card.dataset.key!, card.getBoundingClientRect())
  }
  for (const zone of board.querySelectorAll<HTMLElement>('[data-zone]')) {
    positions.set(`zone:${zone.dataset.zone!}`, zone.getBoundingClientRect())
  }
  return positions
}

/** Resolves after the DOM update, just before the next paint. */
export async function nextPaint(): Promise<void> {
  await tick()
  if (!document.hidden) await new Promise(requestAnimationFrame)
}

/** Animates every card from its old position. New cards come from the zone in data-came. */
export function animateTravel(board: HTMLElement, before: Positions): void {
  if (prefersReducedMotion()) return
  // Measure all cards before animating any: interleaving would force a layout per card.
  const positions = [...board.querySelectorAll<HTMLElement>('[data-key]')].map((card) => ({ card, end: card.getBoundingClientRect() }))
  let numNew = 0
  for (const { card, end } of positions) {
    const cameFrom = card.dataset.came
    const start = before.get(card.dataset.key!) ?? (cameFrom ? before.get(`zone:${cameFrom}`) : undefined)
    if (!start || start.width === 0) continue
    const dx = start.left + start.width / 2 - end.left - end.width / 2
    const dy = start.top + start.height / 2 - end.top - end.height / 2
    if (Math.abs(dx) + Math.abs(dy) < 2) continue
    const isNew = !before.has(card.dataset.key!)
    // New cards start one after another, up to a maximum delay.
    const delay = isNew ? Math.min(250, 50 * numNew++) : 0
    const scale = Math.min(2, Math.max(0.4, start.width / (end.width || 1)))
    const offset = `translate(${dx}px, ${dy}px) scale(${scale})`
    const animation = card.animate(
      isNew
        ? [{ transform: offset, opacity: 0 }, { opacity: 1, offset: 0.15 }, { transform: 'none', opacity: 1 }]
        : [{ transform: offset }, { transform: 'none' }],
      { duration: TRAVEL_MS, easing: EASING, delay: delay, fill: 'backwards' },
    )
    raiseDuring(card, animation, 30)
  }
}

/** Raises the card during its animation. The z-index is not in the keyframes, because that would take the card off the
 *  compositor. */
function raiseDuring(card: HTMLElement, motion: Animation, zIndex: number): void {
  card.style.zIndex = String(zIndex)
  motion.onfinish = motion.oncancel = () => (card.style.zIndex = '')
}

/** Flips a card from its back to its face. */
export function flipCard(card: HTMLElement): void {
  if (prefersReducedMotion()) return
  const inner = card.querySelector<HTMLElement>('.leaf')
  if (!inner) return
  inner.classList.add('turning')
  const turn = inner.animate(
    [{ transform: 'perspective(900px) rotateY(180deg)' }, { transform: 'perspective(900px) rotateY(0)' }],
    { duration: 360, easing: 'ease-in-out' },
  )
  turn.onfinish = turn.oncancel = () => inner.classList.remove('turning')
}

/** When a lunging card reaches its target. */
export const STRIKE_LANDS_MS = 215

/** Makes one card lunge at another; the target and the board shake. */
export function animateStrike(striker: HTMLElement, target: HTMLElement, board: HTMLElement): void {
  if (prefersReducedMotion()) return
  const from = striker.getBoundingClientRect()
  const to = target.getBoundingClientRect()
  const dx = (to.left - from.left) * 0.55
  const dy = (to.top - from.top) * 0.55
  const tilt = dx > 0 ? 7 : -7
  const lunge = striker.animate(
    [
      { transform: 'none' },
      { transform: `translate(${-dx * 0.22}px, ${-dy * 0.22}px) rotate(${-tilt}deg)`, offset: 0.32, easing: 'ease-in' },
      { transform: `translate(${dx}px, ${dy}px) rotate(${tilt}deg) scale(1.06)`, offset: 0.52 },
      { transform: 'none' },
    ],
    { duration: 430, easing: 'ease-out' },
  )
  raiseDuring(striker, lunge, 40)
  const direction = Math.sign(dx) || 1
  target.animate(
    [
      { transform: 'none' },
      { transform: `translate(${14 * direction}px, -4px) rotate(${6 * direction}deg)`, offset: 0.2 },
      { transform: `translate(${-6 * direction}px, 3px) rotate(${-3 * direction}deg)`, offset: 0.5 },
      { transform: `translate(${3 * direction}px, 0) rotate(${1.5 * direction}deg)`, offset: 0.75 },
      { transform: 'none' },
    ],
    { duration: 340, delay: STRIKE_LANDS_MS, easing: 'ease-out' },
  )
  board.animate(
    [
      { transform: 'none' },
      { transform: `translate(${5 * direction}px, 2px)`, offset: 0.25 },
      { transform: `translate(${-4 * direction}px, -1px)`, offset: 0.55 },
      { transform: 'none' },
    ],
    { duration: 220, delay: STRIKE_LANDS_MS, easing: 'linear' },
  )
}

/** Makes both cards rebound. */
export function animateRebound(first: HTMLElement, second: HTMLElement): void {
  if (prefersReducedMotion()) return
  for (const [card, animation] of [
    [first, 1],
    [second, -1],
  ] as const) {
    card.animate(
      [{ transform: 'none' }, { transform: `translateX(${10 * animation}px)`, offset: 0.3 }, { transform: `translateX(${-8 * animation}px)`, offset: 0.6 }, { transform: 'none' }],
      { duration: 360, easing: 'ease-out' },
    )
  }
}

/** Finishes all running animations except CSS animations and transitions. */
export function finishAnimations(board: HTMLElement | null): void {
  clearImpacts()
  for (const each of board?.getAnimations({ subtree: true }) ?? []) {
    if (!(each instanceof CSSAnimation) && !(each instanceof CSSTransition)) each.finish()
  }
}
