// What fingers, mouse and keys do to a card: rest on it, press it long, drag it, click it.
import type { Face } from '../wire/protocol'
import { look } from './look.svelte'

export interface Gripped {
  face: Face | null
  game: string
  /** Whether it can be dragged. */
  loose: boolean
  /** Whether it shows what it is, so that a glance at it helps. */
  open: boolean
  /** How far it leans when it is dragged by so many pixels. */
  lean?: (dx: number) => number
  onlift?: () => void
  /** Let go of after a drag; whether it was let go of on purpose, what lies there, and how far away it is. */
  ondrop: (meant: boolean, over: Element | null, far: number) => void
  onclick: () => void
}

const LONG_PRESS = 480
const STARTS_AT = 8

/** The handlers for an element that is held; `what` tells how things stand when they are called. */
export function grip(what: () => Gripped) {
  let start: { x: number; y: number } | null = null
  let dragged = false
  let swallow = false
  let press: ReturnType<typeof setTimeout> | undefined

  function onpointerdown(event: PointerEvent) {
    if (event.button !== 0) return
    const { face, game, loose } = what()
    swallow = false
    look.leave()
    if (face && event.pointerType !== 'mouse') {
      press = setTimeout(() => {
        swallow = true
        start = null
        look.hold(face, game)
      }, LONG_PRESS)
    }
    if (loose) start = { x: event.clientX, y: event.clientY }
  }

  function onpointermove(event: PointerEvent) {
    if (!start) return
    const card = event.currentTarget as HTMLElement
    const dx = event.clientX - start.x
    const dy = event.clientY - start.y
    if (!dragged && Math.hypot(dx, dy) < STARTS_AT) return
    if (!dragged) {
      dragged = true
      clearTimeout(press)
      card.setPointerCapture(event.pointerId)
      card.classList.add('dragged')
      what().onlift?.()
    }
    card.style.transform = `translate(${dx}px, ${dy}px) rotate(${what().lean?.(dx) ?? 0}deg) scale(1.05)`
  }

  function onpointerup(event: PointerEvent) {
    clearTimeout(press)
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
    // A drag or a long press ends in a click of its own, which means nothing.
    if (swallow && event.detail > 0) {
      swallow = false
      return
    }
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
      if (event.pointerType === 'mouse' && face && open && !dragged) look.glance(face, game, event.currentTarget as HTMLElement)
    },
    onpointerleave: () => look.leave(),
    oncontextmenu: (event: MouseEvent) => event.preventDefault(),
    onclick,
    onkeydown(event: KeyboardEvent) {
      const { face, game } = what()
      if (event.key === 'i' && face) look.hold(face, game)
    },
  }
}
