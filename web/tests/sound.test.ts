// The sounds, measured as samples, and when a table plays them.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Event } from '../src/api/protocol'
import { loudness, RATE, SOUND_NAMES, type SoundName, synthesize } from '../src/motion/synthesis'

vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false })))
const { TableSounds } = await import('../src/table/table_sounds')
const { soundOf } = await import('../src/games/fight/event_animations')
const kungFu = await import('../src/games/kung-fu/damage_effects')

const sounds = new Map(SOUND_NAMES.map((name) => [name, synthesize(name)]))
const decibels = (amplitude: number) => 20 * Math.log10(amplitude)
const MAX_SECONDS: Record<SoundName, number> = { card: 0.25, flip: 0.25, hit: 0.6, block: 0.5, seal: 0.5, turn: 0.7, win: 2.5, lose: 2.5, gong: 2.5, tick: 0.1 }
const OFTEN: SoundName[] = ['card', 'flip', 'tick']

/** The share of the energy in third octaves from 60 Hz. */
function spectrum(samples: Float32Array): number[] {
  const bands = Array.from({ length: 22 }, (_, index) => 60 * 2 ** (index / 3))
  const energies = bands.map((hertz) => {
    // Goertzel's algorithm with a window as long as the sound's first 200 ms.
    const length = Math.min(samples.length, 0.2 * RATE)
    const factor = 2 * Math.cos((2 * Math.PI * hertz) / RATE)
    let [before, now] = [0, 0]
    for (let index = 0; index < length; index++) [before, now] = [now, samples[index]! + factor * now - before]
    return before * before + now * now - factor * before * now
  })
  const sum = Math.sqrt(energies.reduce((total, energy) => total + energy ** 2, 0))
  return energies.map((energy) => energy / sum)
}

describe('the sounds', () => {
  it.each([...sounds])('%s is clean: finite, short, not clipped, silent at its end', (name, samples) => {
    const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
    expect(samples.every(Number.isFinite)).toBe(true)
    expect(samples.length / RATE).toBeLessThanOrEqual(MAX_SECONDS[name])
    expect(peak).toBeGreaterThan(0.1)
    expect(peak).toBeLessThanOrEqual(0.9)
    expect(samples.slice(-20).every((sample) => Math.abs(sample) < 0.005)).toBe(true)
  })

  it('are similarly loud; those that play often are quieter', () => {
    const levels = new Map([...sounds].map(([name, samples]) => [name, decibels(loudness(samples))]))
    const rare = [...levels].filter(([name]) => !OFTEN.includes(name)).map(([, level]) => level)
    expect(Math.max(...rare) - Math.min(...rare)).toBeLessThan(6)
    for (const name of OFTEN) expect(levels.get(name)!).toBeLessThan(Math.min(...rare))
  })

  it('start at once', () => {
    for (const [name, samples] of sounds) {
      const first = samples.findIndex((sample) => Math.abs(sample) > 0.02)
      expect([name, first / RATE < 0.05]).toEqual([name, true])
    }
  })

  it('differ from each other', () => {
    const all = [...sounds].map(([name, samples]) => [name, spectrum(samples)] as const)
    const alike = all.flatMap(([name, one], index) =>
      all.slice(index + 1).flatMap(([other, two]) => (one.reduce((sum, value, at) => sum + value * two[at]!, 0) > 0.97 ? [`${name} ${other}`] : [])),
    )
    expect(alike).toEqual([])
  })

  it('have strings in tune', () => {
    // The period with the best autocorrelation, around that of the highest and last string.
    const samples = sounds.get('win')!.slice(Math.round(0.75 * RATE), Math.round(0.95 * RATE))
    const fit = (period: number) => samples.reduce((sum, sample, index) => sum + sample * (samples[index + period] ?? 0), 0)
    const beat = Math.round((RATE / 293.66) * 2)
    const best = Array.from({ length: 21 }, (_, index) => beat - 10 + index).reduce((one, other) => (fit(other) > fit(one) ? other : one))
    expect(Math.abs(best - beat)).toBeLessThanOrEqual(2)
  })
})

const event = (kind: string, overrides: Partial<Event> = {}): Event => ({ number: 1, kind, seat: 0, cards: [], amount: 0, text: '', ...overrides }) as Event

it('that cannot be loaded is left out', async () => {
  vi.resetModules()
  vi.doMock('../src/motion/sound_player', () => {
    throw new Error('offline')
  })
  vi.doMock('../src/theme/preferences.svelte', () => ({ preferences: { sound: true, volume: 50, toggleSound: () => {} } }))
  const rejections: unknown[] = []
  const listen = (reason: unknown) => rejections.push(reason)
  process.on('unhandledRejection', listen)
  const { toggleSound } = await import('../src/motion/sound')
  toggleSound()
  await new Promise((resolve) => setTimeout(resolve, 50))
  process.off('unhandledRejection', listen)
  vi.doUnmock('../src/motion/sound_player')
  vi.doUnmock('../src/theme/preferences.svelte')
  expect(rejections).toEqual([])
})

describe('a table', () => {
  let played: string[]
  let felt: string[]
  let table: InstanceType<typeof TableSounds>
  const moment = (overrides: object = {}) => ({ promptKey: null, isSealed: false, result: null, sinceOwnMoveMs: 5000, ...overrides })
  beforeEach(() => {
    played = []
    felt = []
    table = new TableSounds((name, delayMs = 0) => played.push(delayMs ? `${name} ${delayMs}` : name), (name) => felt.push(name))
  })

  it('plays events as they are shown, a blow when it lands', () => {
    table.playEvents([event('reveal'), event('win')], soundOf, 0, false)
    expect(played).toEqual(['flip', 'hit 215'])
    expect(felt).toEqual([])
  })

  it('lets the player who is hit feel it', () => {
    table.playEvents([event('damage', { seat: 2, amount: 3 })], kungFu.soundOf, 2, false)
    table.playEvents([event('damage', { seat: 1, amount: 3 })], kungFu.soundOf, 2, false)
    table.playEvents([event('damage', { seat: 2, amount: 0 })], kungFu.soundOf, 2, false)
    expect(felt).toEqual(['hit'])
    expect(played).toEqual(['hit', 'hit', 'block'])
  })

  it('plays only the strongest sound of a playback that is skipped or has no animations', () => {
    table.playEvents([event('reveal'), event('win'), event('nobody')], soundOf, 0, true)
    expect(played).toEqual(['hit'])
  })

  it('is silent when it is opened', () => {
    table.update(moment({ promptKey: '7.0' }))
    expect(played).toEqual([])
  })

  it('calls a player whose turn comes after others have played, but not within a move', () => {
    table.update(moment({ promptKey: '4.0' }))
    table.update(moment({ promptKey: '4.1' }))
    table.update(moment({ promptKey: '5.0', sinceOwnMoveMs: 300 }))
    expect(played).toEqual([])
    table.update(moment())
    table.update(moment({ promptKey: '9.0' }))
    table.update(moment())
    table.update(moment({ promptKey: '9.0' }))
    expect(played).toEqual(['turn'])
    expect(felt).toEqual(['turn'])
  })

  it('stamps a sealed choice once', () => {
    table.update(moment({ promptKey: '4.0' }))
    table.update(moment({ isSealed: true, sinceOwnMoveMs: 100 }))
    table.update(moment({ isSealed: true }))
    expect(played).toEqual(['seal'])
  })

  it.each([['win', ['win'], ['win']], ['lose', ['lose'], []], ['over', ['gong'], []]])('ends with its result: %s', (result, sounds, feelings) => {
    table.update(moment({ promptKey: '4.0' }))
    table.update(moment({ result }))
    table.update(moment({ result }))
    expect(played).toEqual(sounds)
    expect(felt).toEqual(feelings)
  })
})
