// What a blow shows, without a browser: elements here only record their animations.
import { beforeEach, describe, expect, it, vi } from 'vitest'

let reducedMotion = false
vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }))
vi.stubGlobal('innerWidth', 400)
vi.stubGlobal('innerHeight', 800)

class FakeElement {
  children: FakeElement[] = []
  parent: FakeElement | null = null
  className = ''
  textContent = ''
  attributes: Record<string, string> = {}
  style: Record<string, unknown> = { setProperty: (name: string, value: string) => (this.style[name] = value) }
  animations: { keyframes: Record<string, unknown>[]; timing: { duration: number; delay: number }; onfinish?: () => void }[] = []
  constructor(private readonly box = { left: 100, top: 300, width: 80, height: 120 }) {}
  getBoundingClientRect = () => this.box
  setAttribute(name: string, value: string) {
    this.attributes[name] = value
  }
  append(...children: FakeElement[]) {
    for (const child of children) child.parent = this
    this.children.push(...children)
  }
  remove() {
    this.parent!.children = this.parent!.children.filter((each) => each !== this)
  }
  animate(keyframes: Record<string, unknown>[], timing: { duration: number; delay: number }) {
    this.animations.push({ keyframes, timing })
    return this.animations.at(-1)!
  }
}
const body = new FakeElement()
vi.stubGlobal('document', { hidden: false, body, createElement: () => new FakeElement(), createElementNS: () => new FakeElement() })
const { showImpact, clearImpacts, splashPath, IMPACT_MS } = await import('../src/motion/impact')
const { animationSpeed } = await import('../src/theme/animation_speed.svelte')

const hit = (target: FakeElement | null, options: Parameters<typeof showImpact>[1] = {}) => showImpact(target as unknown as Element, options)
const all = (element: FakeElement): FakeElement[] => [element, ...element.children.flatMap(all)]

beforeEach(() => {
  reducedMotion = false
  animationSpeed.set('usual')
  clearImpacts()
})

describe('an impact', () => {
  it('shakes the target, splashes ink and throws off the number, by transforms and opacity only', () => {
    const target = new FakeElement()
    hit(target, { text: '−5' })
    const [layer] = body.children
    expect(all(layer!).map((each) => each.textContent).filter(Boolean)).toEqual(['−5'])
    expect(layer!.attributes['aria-hidden']).toBe('true')
    const animations = [target, ...all(layer!)].flatMap((each) => each.animations)
    expect(animations).toHaveLength(3)
    const properties = new Set(animations.flatMap(({ keyframes }) => keyframes.flatMap((frame) => Object.keys(frame))))
    expect([...properties].sort()).toEqual(['offset', 'opacity', 'transform'])
  })

  it('takes less than 400 ms from when the blow lands, also at slow speed', () => {
    animationSpeed.set('slow')
    const target = new FakeElement()
    hit(target, { text: '−5', delayMs: 215 })
    for (const { timing } of [target, ...all(body)].flatMap((each) => each.animations)) {
      expect(timing.delay).toBe(215)
      expect(timing.duration).toBeLessThan(400)
    }
    expect(IMPACT_MS).toBeLessThan(400)
  })

  it('is gone when it ends, and when the playback is skipped', () => {
    hit(new FakeElement())
    all(body).flatMap((each) => each.animations)[0]!.onfinish!()
    expect(body.children).toEqual([])
    hit(new FakeElement())
    hit(new FakeElement())
    expect(body.children).toHaveLength(2)
    clearImpacts()
    expect(body.children).toEqual([])
  })

  it('does not happen with reduced motion, with animations off, or without a target', () => {
    reducedMotion = true
    hit(new FakeElement())
    reducedMotion = false
    animationSpeed.set('once')
    const target = new FakeElement()
    hit(target)
    animationSpeed.set('usual')
    hit(null)
    hit(new FakeElement({ left: 0, top: 0, width: 0, height: 0 }))
    expect(body.children).toEqual([])
    expect(target.animations).toEqual([])
  })

  it('stays inside the window', () => {
    hit(new FakeElement({ left: 390, top: -40, width: 60, height: 60 }), { text: '−3' })
    const { left, top } = body.children[0]!.style
    expect(parseFloat(left as string)).toBeLessThan(400 - 30)
    expect(parseFloat(top as string)).toBeGreaterThan(30)
  })

  it('leaves out impacts when many happen at the same time', () => {
    for (let count = 0; count < 20; count++) hit(new FakeElement())
    expect(body.children).toHaveLength(8)
  })
})

it('draws splashes that differ and stay in their box', () => {
  const paths = [0.1, 0.5, 0.999].map((value) => splashPath(() => value))
  expect(new Set(paths).size).toBe(3)
  for (const path of paths) {
    expect(path).not.toMatch(/NaN|undefined/)
    const corners = path.match(/(?<=[MQ])[-\d. ]+/g)!.flatMap((pair) => pair.trim().split(' ').map(Number))
    expect(Math.max(...corners.map(Math.abs))).toBeLessThan(130)
  }
})
