// What fingers, mouse and keys do to a card. A mouse rests on it to read it, clicks it to use it and holds it up with its
// other button. A finger holds it up with a tap, and it stays until it is put down: what may be done with it is there as
// buttons. Both drag. Keys use it with Enter and hold it up with i.
import { onDestroy } from 'svelte'
import type { Face } from '../wire/protocol'
import { type Use, type Way, look } from './look.svelte'

export interface Gripped {
  face: Face | null
  game: string
  /** Whether it can be dragged. */
  loose: boolean
  /** Whether it shows what it is, so that a glance at it helps. */
  open: boolean
  /** What may be done with it, for whoever holds it up, and why nothing may. */
  ways?: Way[]
  why?: string
  becomes?: Face | null
  /** How far it leans when it is dragged by so many pixels. */
  lean?: (dx: number) => number
  onlift?: () => void
  /** Let go of after a drag; whether it was let go of on purpose, what lies there, and how far away it is. */
  ondrop: (meant: boolean, over: Element | null, far: number) => void
  onclick: () => void
}

const STARTS_AT = 8

// Not every browser says of a click what made it; what was pressed before it is known everywhere.
let finger = false
addEventListener('pointerdown', (event) => (finger = event.pointerType !== 'mouse'), { capture: true, passive: true })

/** Whether a click was made with a finger or a pen, and not with a mouse or a key. */
export function byFinger(click: MouseEvent): boolean {
  return finger && click.detail > 0
}

/** The handlers for an element that is held; `what` tells how things stand when they are called. */
export function grip(what: () => Gripped) {
  let start: { x: number; y: number } | null = null
  let dragged = false
  let swallow = false

  const using = (): Use => {
    const { ways, why, becomes } = what()
    return { ways: ways ?? [], why: why ?? '', becomes: becomes ?? null }
  }
  let below: HTMLElement | null = null
  onDestroy(() => look.gone(using, below))

  /** Holds the card up; whether there is anything to be seen on it. */
  function hold(): boolean {
    const { face, game, open } = what()
    if (!face || !open) return false
    look.hold(face, game, using)
    return true
  }

  function onpointerdown(event: PointerEvent) {
    if (event.button !== 0) return
    swallow = false
    look.leave()
    if (!what().loose) return
    start = { x: event.clientX, y: event.clientY }
    // From the first moment on: a quick hand has left the card before it is known to be dragging.
    ;(event.currentTarget as HTMLElement).setPointerCapture(event.pointerId)
  }

  function onpointermove(event: PointerEvent) {
    if (!start) return
    const card = event.currentTarget as HTMLElement
    const dx = event.clientX - start.x
    const dy = event.clientY - start.y
    if (!dragged && Math.hypot(dx, dy) < STARTS_AT) return
    if (!dragged) {
      dragged = true
      card.classList.add('dragged')
      what().onlift?.()
    }
    card.style.transform = `translate(${dx}px, ${dy}px) rotate(${what().lean?.(dx) ?? 0}deg) scale(1.05)`
  }

  function onpointerup(event: PointerEvent) {
    if (dragged && start) {
      const card = event.currentTarget as HTMLElement
      const meant = event.type === 'pointerup'
      swallow = true
      card.style.pointerEvents = 'none'
      const over = meant ? document.elementFromPoint(event.clientX, event.clientY) : null
      card.style.pointerEvents = ''
      what().ondrop(meant, over, Math.hypot(event.clientX - start.x, event.clientY - start.y))
      requestAnimationFrame(() => {
        card.style.transform = ''
        card.classList.remove('dragged')
      })
    }
    start = null
    dragged = false
  }

  function onclick(event: MouseEvent) {
    // A drag ends in a click of its own, which means nothing.
    if (swallow && event.detail > 0) {
      swallow = false
      return
    }
    if (byFinger(event) && hold()) return
    look.away()
    what().onclick()
  }

  return {
    onpointerdown,
    onpointermove,
    onpointerup,
    onpointercancel: onpointerup,
    onpointerenter(event: PointerEvent) {
      const { face, game, open } = what()
      if (event.pointerType !== 'mouse' || !face || !open || dragged) return
      below = event.currentTarget as HTMLElement
      look.glance(face, game, below)
    },
    onpointerleave: () => look.leave(),
    oncontextmenu(event: MouseEvent) {
      event.preventDefault()
      if (dragged) return
      start = null
      hold()
    },
    onclick,
    onkeydown(event: KeyboardEvent) {
      if (event.key === 'i') hold()
    },
  }
}
