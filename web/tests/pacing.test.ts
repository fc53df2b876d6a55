// Playback with several players: never longer than allowed, no event omitted, the newest steps shortened last.
import { describe, expect, it } from 'vitest'
import type { PlaybackStep } from '../src/games/board'
import type { Event, View } from '../src/api/protocol'
import { MIN_STEP_MS, ROUND_MS, RoundPacing, shortenSteps, takeNextStep } from '../src/table/pacing'

function step(number: number, ms: number): PlaybackStep {
  return { view: { seat: 0, pending_seats: [], draft: [], number } as unknown as View, events: [{ number } as unknown as Event], ms }
}
const totalMs = (steps: PlaybackStep[]) => steps.reduce((sum, step) => sum + step.ms, 0)
const eventNumbers = (steps: PlaybackStep[]) => steps.flatMap((step) => step.events.map((event) => event.number))

describe('shortened playback', () => {
  it('stays unchanged where it fits', () => {
    const steps = [step(1, 400), step(2, 500), step(3, 0)]
    expect(shortenSteps(steps, 900)).toBe(steps)
  })
  it('shortens the oldest steps first', () => {
    const shortened = shortenSteps([step(1, 400), step(2, 500), step(3, 600), step(4, 0)], 1200)
    expect(shortened.map((step) => Math.round(step.ms))).toEqual([100, 500, 600, 0])
  })
  it('keeps every event of a long playback, in order and in time', () => {
    const many = Array.from({ length: 80 }, (_, index) => step(index + 1, index === 79 ? 0 : 500))
    const shortened = shortenSteps(many, 1000)
    expect(totalMs(shortened)).toBeLessThanOrEqual(1000.001)
    expect(eventNumbers(shortened)).toEqual(eventNumbers(many))
    expect(shortened.at(-1)!.view).toBe(many.at(-1)!.view)
    expect(shortened.length).toBeLessThan(40)
  })
})

describe('a page that lags behind its playback', () => {
  it('takes the next step while it is in time', () => {
    const steps = [step(1, 100), step(2, 100)]
    expect(takeNextStep(steps, 99)).toEqual([step(1, 100), 99])
    expect(eventNumbers(steps)).toEqual([2])
  })
  it('skips late steps and adds their events to the next one', () => {
    const steps = [step(1, 100), step(2, 100), step(3, 100), step(4, 0)]
    const [next, lateMs] = takeNextStep(steps, 230)
    expect([eventNumbers([next!]), next!.view, lateMs]).toEqual([[1, 2, 3], step(3, 0).view, 30])
    expect(takeNextStep(steps, 5000)[0]!.events.map((event) => event.number)).toEqual([4])
    expect(takeNextStep([], 5000)[0]).toBeUndefined()
  })
})

describe('RoundPacing', () => {
  it('counts from the viewer\'s own move', () => {
    const round = new RoundPacing()
    round.start(1000)
    expect(round.remainingMs(2000, true, true, 1)).toBe(ROUND_MS - 1000)
    expect(round.remainingMs(2000, true, false, 1)).toBe((ROUND_MS - 1000) / 2)
    expect(round.remainingMs(9000, true, true, 1)).toBeGreaterThan(MIN_STEP_MS)
  })
  it('restarts after a silence', () => {
    const round = new RoundPacing()
    round.start(1000)
    expect(round.remainingMs(60_000, false, true, 1)).toBe(ROUND_MS)
  })
})
