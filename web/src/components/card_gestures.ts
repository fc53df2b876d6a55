// What fingers, mouse and keys do to a card. A mouse rests on it to read it, clicks it to use it and holds it up with its
// other button. A finger holds it up with a tap, and it stays until it is put down: what may be done with it is there as
// buttons. Both drag. Keys use it with Enter and hold it up with i.
import { onDestroy } from 'svelte'
import type { Face } from '../api/protocol'
import { type Use, type Way, look } from './card_inspector.svelte'

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

/** A card in the hand that drags it, from pressing to letting go. */
class Drag {
  /** Whether it has been moved far enough to be a drag. */
  on = false
  /** Whether the next click is only the end of a drag. */
  over = false
  #start: { x: number; y: number } | null = null

  constructor(readonly what: () => Gripped) {}

  press(event: PointerEvent) {
    if (event.button !== 0) return
    this.over = false
    look.leave()
    if (!this.what().loose) return
    this.#start = { x: event.clientX, y: event.clientY }
    // From the first moment on: a quick hand has left the card before it is known to be dragging.
    ;(event.currentTarget as HTMLElement).setPointerCapture(event.pointerId)
  }

  move(event: PointerEvent) {
    if (!this.#start) return
    const card = event.currentTarget as HTMLElement
    const dx = event.clientX - this.#start.x
    const dy = event.clientY - this.#start.y
    if (!this.on && Math.hypot(dx, dy) < STARTS_AT) return
    if (!this.on) {
      this.on = true
      card.classList.add('dragged')
      this.what().onlift?.()
    }
    card.style.transform = `translate(${dx}px, ${dy}px) rotate(${this.what().lean?.(dx) ?? 0}deg) scale(1.05)`
  }

  release(event: PointerEvent) {
    if (this.on && this.#start) {
      const card = event.currentTarget as HTMLElement
      const meant = event.type === 'pointerup'
      this.over = true
      card.style.pointerEvents = 'none'
      const over = meant ? document.elementFromPoint(event.clientX, event.clientY) : null
      card.style.pointerEvents = ''
      this.what().ondrop(meant, over, Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y))
      requestAnimationFrame(() => {
        card.style.transform = ''
        card.classList.remove('dragged')
      })
    }
    this.#start = null
    this.on = false
  }

  forget() {
    this.#start = null
  }
}

/** The handlers for an element that is held; `what` tells how things stand when they are called. */
export function grip(what: () => Gripped) {
  const drag = new Drag(what)
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

  return {
    onpointerdown: (event: PointerEvent) => drag.press(event),
    onpointermove: (event: PointerEvent) => drag.move(event),
    onpointerup: (event: PointerEvent) => drag.release(event),
    onpointercancel: (event: PointerEvent) => drag.release(event),
    onpointerenter(event: PointerEvent) {
      const { face, game, open } = what()
      if (event.pointerType !== 'mouse' || !face || !open || drag.on) return
      below = event.currentTarget as HTMLElement
      look.glance(face, game, below)
    },
    onpointerleave: () => look.leave(),
    oncontextmenu(event: MouseEvent) {
      event.preventDefault()
      if (drag.on) return
      drag.forget()
      hold()
    },
    onclick(event: MouseEvent) {
      // A drag ends in a click of its own, which means nothing.
      if (drag.over && event.detail > 0) {
        drag.over = false
        return
      }
      if (byFinger(event) && hold()) return
      look.away()
      what().onclick()
    },
    onkeydown(event: KeyboardEvent) {
      if (event.key === 'i') hold()
    },
  }
}
