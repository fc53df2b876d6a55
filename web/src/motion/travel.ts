// Moves what is on the screen: cards from where they were to where they are, and the blow that lands. All of it is made
// with the Web Animations API on transforms, so that it never waits for layout and never holds up input.
import { tick } from 'svelte'
import { still } from '../theme/theme.svelte'

export type Places = Map<string, DOMRect>

const TRAVEL = 380
const EASE = 'cubic-bezier(0.22, 0.8, 0.28, 1)'

/** Where every card of the board is now, by its key; `zone:` keys for the places themselves. */
export function places(board: HTMLElement): Places {
  const found: Places = new Map()
  // To ask has the page laid out: not for those who want nothing to move.
  if (still()) return found
  for (const card of board.querySelectorAll<HTMLElement>('[data-key]')) {
    found.set(card.dataset.key!, card.getBoundingClientRect())
  }
  for (const zone of board.querySelectorAll<HTMLElement>('[data-zone]')) {
    found.set(`zone:${zone.dataset.zone!}`, zone.getBoundingClientRect())
  }
  return found
}

/** When the screen has changed and is about to be drawn: laying it out is a task of its own then, and comes before anybody sees it. */
export async function aboutToBeDrawn(): Promise<void> {
  await tick()
  if (!document.hidden) await new Promise(requestAnimationFrame)
}

/** Let every card travel from its old place to where it is now. New ones come from the zone that they name in data-came. */
export function travel(board: HTMLElement, before: Places): void {
  if (still()) return
  // First look at all of them, then move them: looking after each move would have the page laid out again for each.
  const found = [...board.querySelectorAll<HTMLElement>('[data-key]')].map((card) => ({ card, end: card.getBoundingClientRect() }))
  let late = 0
  for (const { card, end } of found) {
    const came = card.dataset.came
    const start = before.get(card.dataset.key!) ?? (came ? before.get(`zone:${came}`) : undefined)
    if (!start || start.width === 0) continue
    const dx = start.left + start.width / 2 - end.left - end.width / 2
    const dy = start.top + start.height / 2 - end.top - end.height / 2
    if (Math.abs(dx) + Math.abs(dy) < 2) continue
    const fresh = !before.has(card.dataset.key!)
    // One after the other, but the last one need not wait for long.
    const wait = fresh ? Math.min(250, 50 * late++) : 0
    const size = Math.min(2, Math.max(0.4, start.width / (end.width || 1)))
    const away = `translate(${dx}px, ${dy}px) scale(${size})`
    const way = card.animate(
      fresh
        ? [{ transform: away, opacity: 0 }, { opacity: 1, offset: 0.15 }, { transform: 'none', opacity: 1 }]
        : [{ transform: away }, { transform: 'none' }],
      { duration: TRAVEL, easing: EASE, delay: wait, fill: 'backwards' },
    )
    above(card, way, 30)
  }
}

/** On top of the others for as long as it moves. Not a part of the motion itself: that would take it off the compositor. */
function above(card: HTMLElement, motion: Animation, level: number): void {
  card.style.zIndex = String(level)
  motion.onfinish = motion.oncancel = () => (card.style.zIndex = '')
}

/** The card turns over from its back. */
export function turnOver(card: HTMLElement): void {
  if (still()) return
  const leaf = card.querySelector<HTMLElement>('.leaf')
  if (!leaf) return
  leaf.classList.add('turning')
  const turn = leaf.animate(
    [{ transform: 'perspective(900px) rotateY(180deg)' }, { transform: 'perspective(900px) rotateY(0)' }],
    { duration: 360, easing: 'ease-in-out' },
  )
  turn.onfinish = turn.oncancel = () => leaf.classList.remove('turning')
}

/** One card lunges at another, which shakes; the table feels it. */
export function strike(striker: HTMLElement, struck: HTMLElement, board: HTMLElement): void {
  if (still()) return
  const from = striker.getBoundingClientRect()
  const to = struck.getBoundingClientRect()
  const dx = (to.left - from.left) * 0.55
  const dy = (to.top - from.top) * 0.55
  const lean = dx > 0 ? 7 : -7
  const lunge = striker.animate(
    [
      { transform: 'none' },
      { transform: `translate(${-dx * 0.22}px, ${-dy * 0.22}px) rotate(${-lean}deg)`, offset: 0.32, easing: 'ease-in' },
      { transform: `translate(${dx}px, ${dy}px) rotate(${lean}deg) scale(1.06)`, offset: 0.52 },
      { transform: 'none' },
    ],
    { duration: 430, easing: 'ease-out' },
  )
  above(striker, lunge, 40)
  const jolt = Math.sign(dx) || 1
  struck.animate(
    [
      { transform: 'none' },
      { transform: `translate(${14 * jolt}px, -4px) rotate(${6 * jolt}deg)`, offset: 0.2 },
      { transform: `translate(${-6 * jolt}px, 3px) rotate(${-3 * jolt}deg)`, offset: 0.5 },
      { transform: `translate(${3 * jolt}px, 0) rotate(${1.5 * jolt}deg)`, offset: 0.75 },
      { transform: 'none' },
    ],
    { duration: 340, delay: 215, easing: 'ease-out' },
  )
  board.animate(
    [
      { transform: 'none' },
      { transform: `translate(${5 * jolt}px, 2px)`, offset: 0.25 },
      { transform: `translate(${-4 * jolt}px, -1px)`, offset: 0.55 },
      { transform: 'none' },
    ],
    { duration: 220, delay: 215, easing: 'linear' },
  )
}

/** Neither gets through: both rebound. */
export function ring(one: HTMLElement, other: HTMLElement): void {
  if (still()) return
  for (const [card, way] of [
    [one, 1],
    [other, -1],
  ] as const) {
    card.animate(
      [{ transform: 'none' }, { transform: `translateX(${10 * way}px)`, offset: 0.3 }, { transform: `translateX(${-8 * way}px)`, offset: 0.6 }, { transform: 'none' }],
      { duration: 360, easing: 'ease-out' },
    )
  }
}

/** Stop at the end of everything that is under way. */
export function finish(board: HTMLElement | null): void {
  for (const each of board?.getAnimations({ subtree: true }) ?? []) {
    if (!(each instanceof CSSAnimation) && !(each instanceof CSSTransition)) each.finish()
  }
}
