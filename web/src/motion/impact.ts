// A blow that lands: what it hits shakes, ink splashes, and a number flies off. Only transforms and opacity are animated,
// on an element of their own, so that nothing moves or waits.
import { untrack } from 'svelte'
import './impact.css'
import { areAnimationsOff } from '../theme/animation_speed.svelte'

/** The whole effect, with its delay, ends this soon after the blow lands. */
export const IMPACT_MS = 380
const SHAKE_MS = 260
/** With more at the same time, the new ones are left out. */
const MAX_IMPACTS = 8
const MIN_SIZE = 84
const MAX_SIZE = 150

export interface ImpactOptions {
  /** The number that flies off, with its sign. */
  text?: string
  /** The part of the target where ink and number appear; the middle of the target if left out. */
  at?: Element | null
  /** Where the blow comes from; ink and number fly in the opposite direction. */
  from?: Element | null
  /** Time until the blow lands, such as that of a lunge. */
  delayMs?: number
  /** Whether the target shakes; false if another animation already moves it. */
  shakes?: boolean
}

const running = new Set<HTMLElement>()

/** Shows a blow that lands on `target`. Without a target, or with animations off, nothing happens. An effect that shows a
 *  blow does not run again when the settings change. */
export function showImpact(target: Element | null | undefined, { text = '', at, from, delayMs = 0, shakes = true }: ImpactOptions = {}): void {
  if (!target || untrack(areAnimationsOff) || document.hidden || running.size >= MAX_IMPACTS) return
  const box = (at ?? target).getBoundingClientRect()
  if (box.width === 0) return
  const angle = from ? angleBetween(from.getBoundingClientRect(), box) : -Math.PI / 2
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  if (shakes) shake(target, dx, dy, delayMs)

  const size = Math.max(MIN_SIZE, Math.min(MAX_SIZE, Math.min(box.width, box.height) * 1.5))
  const layer = document.createElement('div')
  layer.className = 'impact'
  layer.setAttribute('aria-hidden', 'true')
  layer.style.left = `${keepInside(box.left + box.width / 2, innerWidth, size)}px`
  layer.style.top = `${keepInside(box.top + box.height / 2, innerHeight, size)}px`
  layer.style.setProperty('--size', `${Math.round(size)}px`)
  const timing = { duration: IMPACT_MS, delay: delayMs, easing: 'ease-out' }
  const splash = drawing(splashPath(Math.random))
  layer.append(splash)
  const rotation = `rotate(${angle}rad)`
  const animation = splash.animate(
    [
      { transform: `${rotation} scale(0.25)`, opacity: 0.95 },
      { transform: `${rotation} scale(1)`, opacity: 0.9, offset: 0.3 },
      { transform: `${rotation} scale(1.06)`, opacity: 0 },
    ],
    timing,
  )
  if (text) {
    const number = document.createElement('b')
    number.textContent = text
    layer.append(number)
    // Upward, because nothing above the target is being asked.
    const [x, y] = [dx * size * 0.35, -Math.abs(dy) * size * 0.35 - size * 0.3]
    number.animate(
      [
        { transform: 'scale(1.7)', opacity: 0 },
        { transform: 'scale(1)', opacity: 1, offset: 0.2 },
        { transform: 'scale(1)', opacity: 1, offset: 0.55 },
        { transform: `translate(${x}px, ${y}px) scale(0.85)`, opacity: 0 },
      ],
      timing,
    )
  }
  running.add(layer)
  document.body.append(layer)
  animation.onfinish = animation.oncancel = () => remove(layer)
}

/** Removes all running impacts, such as when the player skips the playback. */
export function clearImpacts(): void {
  for (const layer of running) remove(layer)
}

function remove(layer: HTMLElement): void {
  running.delete(layer)
  layer.remove()
}

function shake(target: Element, dx: number, dy: number, delay: number): void {
  const at = (pixels: number) => ({ transform: `translate(${dx * pixels}px, ${dy * pixels}px)` })
  // Added to the element's own transform, such as that of a card on its way.
  target.animate([at(0), { ...at(7), offset: 0.18 }, { ...at(-5), offset: 0.45 }, { ...at(3), offset: 0.72 }, at(0)], { duration: SHAKE_MS, delay, easing: 'linear', composite: 'add' })
}

function angleBetween(from: DOMRect, to: DOMRect): number {
  return Math.atan2(to.top + to.height / 2 - from.top - from.height / 2, to.left + to.width / 2 - from.left - from.width / 2)
}

/** The center closest to `center` at which the number stays inside the window. */
function keepInside(center: number, length: number, size: number): number {
  return Math.max(size * 0.4, Math.min(length - size * 0.4, center))
}

function drawing(path: string): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', '-100 -100 200 200')
  const shape = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  shape.setAttribute('d', path)
  svg.append(shape)
  return svg
}

const NUM_POINTS = 22
const NUM_DROPS = 11

/** An ink splash as an SVG path in a 200 by 200 box around the origin: a blot with fingers, and drops that fly to the
 *  right. */
export function splashPath(random: () => number): string {
  const points = Array.from({ length: NUM_POINTS }, (_, index): [number, number] => {
    const angle = (2 * Math.PI * (index + 0.5 * random())) / NUM_POINTS
    const finger = index % 2 === 0 ? 14 + 26 * random() * (1 + Math.max(0, Math.cos(angle))) : 0
    const radius = 34 + 6 * random() + finger
    return [radius * Math.cos(angle), radius * Math.sin(angle)]
  })
  const middle = (index: number) => {
    const [[x1, y1], [x2, y2]] = [points[index % NUM_POINTS]!, points[(index + 1) % NUM_POINTS]!]
    return `${round((x1 + x2) / 2)} ${round((y1 + y2) / 2)}`
  }
  const blot = points.map(([x, y], index) => `Q${round(x)} ${round(y)} ${middle(index)}`)
  const drops = Array.from({ length: NUM_DROPS }, () => {
    const angle = (random() + random() + random() - 1.5) * 2.2
    const distance = 58 + 38 * random()
    const radius = (2.5 + 6 * random()) * (1.3 - distance / 100)
    const [x, y] = [distance * Math.cos(angle), distance * Math.sin(angle)]
    return `M${round(x - radius)} ${round(y)}a${round(radius)} ${round(radius)} 0 1 0 ${round(2 * radius)} 0a${round(radius)} ${round(radius)} 0 1 0 ${round(-2 * radius)} 0z`
  })
  return `M${middle(NUM_POINTS - 1)}${blot.join('')}z${drops.join('')}`
}

const round = (value: number): number => Math.round(value * 10) / 10
