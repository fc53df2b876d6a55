// What fingers, mouse and keys do to a card. A mouse rests on it to read it, clicks it to use it and holds it up with its
// other button. A finger holds it up with a tap, and it stays until it is put down: what may be done with it is there as
// buttons. Both drag. Keys use it with Enter and hold it up with i.
import { onDestroy } from 'svelte'
import type { CardFace } from '../api/protocol'
import { type CardUse, type CardAction, cardInspector } from './card_inspector.svelte'

export interface CardGestures {
  face: CardFace | null
  game: string
  /** Whether it can be dragged. */
  isDraggable: boolean
  /** Whether it shows what it is, so that a glance at it helps. */
  isFaceUp: boolean
  /** What may be done with it, for whoever holds it up, and why nothing may. */
  actions?: CardAction[]
  reason?: string
  transformsInto?: CardFace | null
  /** How far it leans when it is dragged by so many pixels. */
  tilt?: (dx: number) => number
  ondragstart?: () => void
  /** Let go of after a drag; whether it was let go of on purpose, what lies there, and how far away it is. */
  ondrop: (isDeliberate: boolean, over: Element | null, distance: number) => void
  onclick: () => void
}

const DRAG_THRESHOLD = 8

// Not every browser says of a click what made it; what was pressed before it is known everywhere.
let lastPointerIsTouch = false
addEventListener('pointerdown', (event) => (lastPointerIsTouch = event.pointerType !== 'mouse'), { capture: true, passive: true })

/** Whether a click was made with a finger or a pen, and not with a mouse or a key. */
export function isTouchClick(click: MouseEvent): boolean {
  return lastPointerIsTouch && click.detail > 0
}

/** A card in the hand that drags it, from pressing to letting go. */
class Drag {
  /** Whether it has been moved far enough to be a drag. */
  isDragging = false
  /** Whether the next click is only the end of a drag. */
  suppressClick = false
  #start: { x: number; y: number } | null = null

  constructor(readonly options: () => CardGestures) {}

  press(event: PointerEvent) {
    if (event.button !== 0) return
    this.suppressClick = false
    cardInspector.endPreview()
    if (!this.options().isDraggable) return
    this.#start = { x: event.clientX, y: event.clientY }
    // From the first moment on: a quick hand has left the card before it is known to be dragging.
    ;(event.currentTarget as HTMLElement).setPointerCapture(event.pointerId)
  }

  move(event: PointerEvent) {
    if (!this.#start) return
    const card = event.currentTarget as HTMLElement
    const dx = event.clientX - this.#start.x
    const dy = event.clientY - this.#start.y
    if (!this.isDragging && Math.hypot(dx, dy) < DRAG_THRESHOLD) return
    if (!this.isDragging) {
      this.isDragging = true
      card.classList.add('dragged')
      this.options().ondragstart?.()
    }
    card.style.transform = `translate(${dx}px, ${dy}px) rotate(${this.options().tilt?.(dx) ?? 0}deg) scale(1.05)`
  }

  release(event: PointerEvent) {
    if (this.isDragging && this.#start) {
      const card = event.currentTarget as HTMLElement
      const isDeliberate = event.type === 'pointerup'
      this.suppressClick = true
      card.style.pointerEvents = 'none'
      const over = isDeliberate ? document.elementFromPoint(event.clientX, event.clientY) : null
      card.style.pointerEvents = ''
      this.options().ondrop(isDeliberate, over, Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y))
      requestAnimationFrame(() => {
        card.style.transform = ''
        card.classList.remove('dragged')
      })
    }
    this.#start = null
    this.isDragging = false
  }

  cancel() {
    this.#start = null
  }
}

/** The handlers for an element that is held; `what` tells how things stand when they are called. */
export function cardGestures(options: () => CardGestures) {
  const drag = new Drag(options)
  const getUse = (): CardUse => {
    const { actions, reason, transformsInto } = options()
    return { actions: actions ?? [], reason: reason ?? '', transformsInto: transformsInto ?? null }
  }
  let hovered: HTMLElement | null = null
  onDestroy(() => cardInspector.cardRemoved(getUse, hovered))

  /** Holds the card up; whether there is anything to be seen on it. */
  function inspect(): boolean {
    const { face, game, isFaceUp } = options()
    if (!face || !isFaceUp) return false
    cardInspector.inspect(face, game, getUse)
    return true
  }

  return {
    onpointerdown: (event: PointerEvent) => drag.press(event),
    onpointermove: (event: PointerEvent) => drag.move(event),
    onpointerup: (event: PointerEvent) => drag.release(event),
    onpointercancel: (event: PointerEvent) => drag.release(event),
    onpointerenter(event: PointerEvent) {
      const { face, game, isFaceUp } = options()
      if (event.pointerType !== 'mouse' || !face || !isFaceUp || drag.isDragging) return
      hovered = event.currentTarget as HTMLElement
      cardInspector.preview(face, game, hovered)
    },
    onpointerleave: () => cardInspector.endPreview(),
    oncontextmenu(event: MouseEvent) {
      event.preventDefault()
      if (drag.isDragging) return
      drag.cancel()
      inspect()
    },
    onclick(event: MouseEvent) {
      // A drag ends in a click of its own, which means nothing.
      if (drag.suppressClick && event.detail > 0) {
        drag.suppressClick = false
        return
      }
      if (isTouchClick(event) && inspect()) return
      cardInspector.close()
      options().onclick()
    },
    onkeydown(event: KeyboardEvent) {
      if (event.key === 'i') inspect()
    },
  }
}
