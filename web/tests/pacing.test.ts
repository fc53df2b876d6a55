// A story where several play: never longer than it may be, nothing left out, and the newest told at leisure.
import { describe, expect, it } from 'vitest'
import type { PlaybackStep } from '../src/games/board'
import type { Event, View } from '../src/api/protocol'
import { MIN_STEP_MS, ROUND_MS, RoundPacing, shortenSteps, takeNextStep } from '../src/table/pacing'

function beat(n: number, ms: number): PlaybackStep {
  return { view: { seat: 0, pending_seats: [], draft: [], n } as unknown as View, events: [{ n } as unknown as Event], ms }
}
const length = (beats: PlaybackStep[]) => beats.reduce((sum, each) => sum + each.ms, 0)
const told = (beats: PlaybackStep[]) => beats.flatMap((each) => each.events.map((event) => event.number))

describe('a story in haste', () => {
  it('stays as it is where there is time', () => {
    const beats = [beat(1, 400), beat(2, 500), beat(3, 0)]
    expect(shortenSteps(beats, 900)).toBe(beats)
  })
  it('shortens what is oldest first', () => {
    const fast = shortenSteps([beat(1, 400), beat(2, 500), beat(3, 600), beat(4, 0)], 1200)
    expect(fast.map((each) => Math.round(each.ms))).toEqual([100, 500, 600, 0])
  })
  it('tells everything of a long one, in order and in time', () => {
    const many = Array.from({ length: 80 }, (_, at) => beat(at + 1, at === 79 ? 0 : 500))
    const fast = shortenSteps(many, 1000)
    expect(length(fast)).toBeLessThanOrEqual(1000.001)
    expect(told(fast)).toEqual(told(many))
    expect(fast.at(-1)!.view).toBe(many.at(-1)!.view)
    expect(fast.length).toBeLessThan(40)
  })
})

describe('a page that is behind its story', () => {
  it('goes on with the next beat as long as it is in time', () => {
    const beats = [beat(1, 100), beat(2, 100)]
    expect(takeNextStep(beats, 99)).toEqual([beat(1, 100), 99])
    expect(told(beats)).toEqual([2])
  })
  it('leaves out what there is no time for, and tells of it with the next', () => {
    const beats = [beat(1, 100), beat(2, 100), beat(3, 100), beat(4, 0)]
    const [next, late] = takeNextStep(beats, 230)
    expect([told([next!]), next!.view, late]).toEqual([[1, 2, 3], beat(3, 0).view, 30])
    expect(takeNextStep(beats, 5000)[0]!.events.map((event) => event.number)).toEqual([4])
    expect(takeNextStep([], 5000)[0]).toBeUndefined()
  })
})

describe('a round', () => {
  it('is counted from the own answer, and everything is told by its end', () => {
    const round = new RoundPacing()
    round.start(1000)
    expect(round.remainingMs(2000, true, true, 1)).toBe(ROUND_MS - 1000)
    expect(round.remainingMs(2000, true, false, 1)).toBe((ROUND_MS - 1000) / 2)
    expect(round.remainingMs(9000, true, true, 1)).toBeGreaterThan(MIN_STEP_MS)
  })
  it('begins anew after somebody thought', () => {
    const round = new RoundPacing()
    round.start(1000)
    expect(round.remainingMs(60_000, false, true, 1)).toBe(ROUND_MS)
  })
})
