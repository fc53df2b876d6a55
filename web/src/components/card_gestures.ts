// Pointer and keyboard gestures on a card. Mouse: hover previews, click uses, right click inspects. Touch: a tap
// inspects the card, with its actions as buttons; if a tap selects the card instead, holding it inspects it. Both can
// drag. Keyboard: Enter uses, i inspects.
import { onDestroy } from 'svelte'
import type { CardFace } from '../api/protocol'
import { preferences } from '../theme/preferences.svelte'
import { type CardUse, type CardAction, cardInspector } from './card_inspector.svelte'

export interface CardGestures {
  face: CardFace | null
  game: string
  isDraggable: boolean
  /** Whether the face is visible, so that a preview is useful. */
  isFaceUp: boolean
  /** Whether a tap uses the card like a click, because the board shows the text of a used card. */
  tapUses?: boolean
  /** Actions for the card inspector, or the reason why there are none. */
  actions?: CardAction[]
  reason?: string
  transformsInto?: CardFace | null
  /** Rotation in degrees for a horizontal drag distance. */
  tilt?: (dx: number) => number
  ondragstart?: () => void
  /** Called after a drag with whether it was deliberate, the element under the pointer, and the distance. */
  ondrop: (isDeliberate: boolean, over: Element | null, distance: number) => void
  onclick: () => void
}

const DRAG_THRESHOLD = 8
/** Touching a card for this long inspects it. */
const HOLD_MS = 450

// Not every browser reports a click's pointer type, so remember the last pointerdown.
let lastPointerIsTouch = false
addEventListener('pointerdown', (event) => (lastPointerIsTouch = event.pointerType !== 'mouse'), { capture: true, passive: true })

/** Whether a click came from touch or a pen. */
function isTouchClick(click: MouseEvent): boolean {
  return lastPointerIsTouch && click.detail > 0
}

/** Whether a click opens the card inspector instead of using the card: a touch, unless one tap plays its only move. */
export function isInspectingTap(click: MouseEvent, actions: readonly CardAction[]): boolean {
  return isTouchClick(click) && !(preferences.oneTapPlays && actions.length === 1)
}

function ignoreClick(event: Event) {
  event.preventDefault()
  event.stopPropagation()
}
/** Ignores the click when the finger is lifted: it would hit what has opened under the finger. */
function ignoreClickOnRelease() {
  addEventListener('click', ignoreClick, { capture: true })
  const stop = () => setTimeout(() => removeEventListener('click', ignoreClick, { capture: true }), 50)
  for (const type of ['pointerup', 'pointercancel']) addEventListener(type, stop, { capture: true, once: true })
}

/** A drag from press to release. */
class Drag {
  /** Whether the pointer has moved beyond the threshold. */
  isDragging = false
  /** Whether to ignore the click that ends the drag. */
  suppressClick = false
  #start: { x: number; y: number } | null = null
  #holdTimer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly options: () => CardGestures,
    readonly inspect: () => boolean,
  ) {}

  press(event: PointerEvent) {
    if (event.button !== 0) return
    this.suppressClick = false
    cardInspector.endPreview()
    clearTimeout(this.#holdTimer)
    if (event.pointerType !== 'mouse') this.#holdTimer = setTimeout(() => this.#hold(), HOLD_MS)
    if (!this.options().isDraggable) return
    this.#start = { x: event.clientX, y: event.clientY }
    // Capture at once: a fast pointer leaves the card before the drag is detected.
    ;(event.currentTarget as HTMLElement).setPointerCapture(event.pointerId)
  }

  #hold() {
    if (this.isDragging || !this.inspect()) return
    this.#start = null
    ignoreClickOnRelease()
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
    clearTimeout(this.#holdTimer)
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
    clearTimeout(this.#holdTimer)
    this.#start = null
  }
}

/** Event handlers for a card; `options` is evaluated on every event. */
export function cardGestures(options: () => CardGestures) {
  const drag = new Drag(options, () => inspect())
  const getUse = (): CardUse => {
    const { actions, reason, transformsInto } = options()
    return { actions: actions ?? [], reason: reason ?? '', transformsInto: transformsInto ?? null }
  }
  let hovered: HTMLElement | null = null
  onDestroy(() => {
    drag.cancel()
    cardInspector.cardRemoved(getUse, hovered)
  })

  /** Opens the card in the inspector; returns whether it is face up. */
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
      const { face, game, isFaceUp, transformsInto } = options()
      if (event.pointerType !== 'mouse' || !face || !isFaceUp || drag.isDragging) return
      hovered = event.currentTarget as HTMLElement
      cardInspector.preview(face, game, hovered, transformsInto)
    },
    onpointerleave: () => cardInspector.endPreview(),
    // Which card to flip depends on the other side, so the keyboard focus shows it, too.
    onfocus(event: FocusEvent) {
      const { face, game, transformsInto } = options()
      const card = event.currentTarget as HTMLElement
      if (!face || !transformsInto || !card.matches(':focus-visible')) return
      hovered = card
      cardInspector.preview(face, game, card, transformsInto)
    },
    onblur: () => cardInspector.endPreview(),
    oncontextmenu(event: MouseEvent) {
      event.preventDefault()
      if (drag.isDragging) return
      drag.cancel()
      inspect()
    },
    onclick(event: MouseEvent) {
      if (drag.suppressClick && event.detail > 0) {
        drag.suppressClick = false
        return
      }
      if (isInspectingTap(event, getUse().actions) && !options().tapUses && inspect()) return
      cardInspector.close()
      options().onclick()
    },
    onkeydown(event: KeyboardEvent) {
      if (event.key === 'i') inspect()
    },
  }
}
