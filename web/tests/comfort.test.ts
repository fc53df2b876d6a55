// Comfort settings: they are remembered, applied to the page, and safe against what is stored.
import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it, vi } from 'vitest'

const stored = new Map<string, string>()
const root: { dataset: Record<string, string> } = { dataset: {} }
vi.stubGlobal('localStorage', { getItem: (name: string) => stored.get(name) ?? null, setItem: (name: string, value: string) => stored.set(name, value) })
vi.stubGlobal('document', { documentElement: root })

/** The settings as after loading the page. */
async function load() {
  vi.resetModules()
  return await import('../src/theme/comfort.svelte')
}
beforeEach(() => {
  stored.clear()
  root.dataset = {}
})

describe('comfort settings', () => {
  it('are applied at once and remembered', async () => {
    const { comfort } = await load()
    comfort.set('text', 'larger')
    comfort.toggle('hand')
    expect(root.dataset).toEqual({ text: 'larger', hand: 'left' })
    const later = (await load()).comfort
    expect([later.get('text'), later.isOn('hand'), later.isOn('colors')]).toEqual(['larger', true, false])
    later.toggle('hand')
    expect(stored.get('kwoon.hand')).toBe('right')
  })

  it('ignore stored values that do not exist', async () => {
    stored.set('kwoon.text', 'huge')
    expect((await load()).comfort.get('text')).toBe('normal')
  })

  it('are applied before the first paint, and each value but the usual one has a style', async () => {
    const { COMFORT_SETTINGS } = await load()
    const script = readFileSync(new URL('../public/theme.js', import.meta.url), 'utf8')
    const styles = readFileSync(new URL('../src/theme/comfort.css', import.meta.url), 'utf8')
    for (const [name, [, ...others]] of Object.entries(COMFORT_SETTINGS)) {
      expect(script).toContain(`'${name}'`)
      for (const value of others) expect(styles).toContain(`[data-${name}='${value}']`)
    }
  })
})

describe('the colors for every kind of color vision', () => {
  const styles = readFileSync(new URL('../src/theme/comfort.css', import.meta.url), 'utf8')
  const hex = (name: string) => styles.match(new RegExp(`--${name}: (?:light-dark\\()?(#\\w{6})(?:, (#\\w{6}))?`))!.slice(1).filter(Boolean)
  const linear = (color: string) => [1, 3, 5].map((at) => (parseInt(color.slice(at, at + 2), 16) / 255) ** 2.2)
  // Viénot, Brettel and Mollon 1999, on linear RGB.
  const SIMULATIONS = {
    protanopia: [[0.11238, 0.88762, 0], [0.11238, 0.88762, 0], [0.00401, -0.00401, 1]],
    deuteranopia: [[0.29275, 0.70725, 0], [0.29275, 0.70725, 0], [-0.02234, 0.02234, 1]],
  }
  const seen = (color: string, matrix: number[][]) => matrix.map((row) => row.reduce((sum, weight, at) => sum + weight * linear(color)[at]!, 0)).map((value) => Math.max(0, value) ** (1 / 2.2))
  const distance = (one: number[], other: number[]) => Math.hypot(...one.map((value, at) => value - other[at]!))

  it.each(Object.entries(SIMULATIONS))('keep yours and theirs, attack and defense apart: %s', (_, matrix) => {
    for (const [one, other] of [['jade', 'red'], ['guard', 'blow'], ['jade', 'side-theirs'], ['jade', 'side-others']] as const) {
      hex(one).forEach((color, theme) => expect([one, other, distance(seen(color, matrix), seen(hex(other)[theme]!, matrix)) > 0.3]).toEqual([one, other, true]))
    }
  })

  it('have contrast with white numbers and light text', () => {
    const luminance = (color: string) => linear(color).reduce((sum, value, at) => sum + value * [0.2126, 0.7152, 0.0722][at]!, 0)
    const contrast = (one: string, other: string) => {
      const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b)
      return (high! + 0.05) / (low! + 0.05)
    }
    for (const name of ['blow', 'guard']) expect(contrast(hex(name)[0]!, '#fdf6e6')).toBeGreaterThan(4.5)
    expect(contrast(hex('red-text')[0]!, '#f4ecd8')).toBeGreaterThan(4.5)
    expect(contrast(hex('red-text')[1]!, '#1c1915')).toBeGreaterThan(4.5)
    expect(contrast(hex('red-deep')[1]!, '#fff8ea')).toBeGreaterThan(4.5)
  })
})
