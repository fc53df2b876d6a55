import { beforeAll, describe, expect, it, vi } from 'vitest'
import { playbackSteps } from '../src/games/fight/playback_steps'
import { type FightView, beatenMove, lastTurn, rowPlaces, verdict, zones } from '../src/games/fight/view'
import { loadAreas } from '../src/localization'
import type { Event, CardFace } from '../src/api/protocol'

vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false })))

const KINDS = 24
const view = (change: Partial<FightView> = {}): FightView => ({
  seat: 0,
  pending_seats: [0, 1],
  draft: [],
  hand: [0, 8, 13, 20],
  hand_sizes: [4, 4],
  row: [1, 2, 3],
  deck: 13,
  played: [],
  prize: -1,
  discard: [],
  piles_shown: [[], []],
  breaker: -1,
  scores: [0, 0],
  won: [0, 0],
  round: 1,
  turn: 1,
  phase: 1,
  goal: 13,
  rounds: 2,
  picker: -1,
  ...change,
})
const zone = (target: FightView, id: string) => zones(target, KINDS).find((each) => each.id === id)!.cards
const event = (kind: string, seat: number, cards: number[], amount = 0): Event => ({ number: 1, kind: kind, seat, cards, amount: amount, text: kind })

describe('the places of the row', () => {
  it('keeps every card where it is while another is taken and replaced', () => {
    const start = rowPlaces([], ['a', 'b', 'c'])
    expect(start).toEqual(['a', 'b', 'c'])
    const taken = rowPlaces(start, ['b', 'c'])
    expect(taken).toEqual(['', 'b', 'c'])
    expect(rowPlaces(taken, ['b', 'c', 'd'])).toEqual(['d', 'b', 'c'])
  })

  it('has more places for more cards', () => {
    expect(rowPlaces(['a', '', 'c'], ['a', 'c', 'd', 'e'])).toEqual(['a', 'd', 'c', 'e'])
  })
})

describe('the zones of a view', () => {
  it('shows the own hand and hides the other', () => {
    expect(zone(view(), 'hand:0')).toEqual([0, 8, 13, 20])
    expect(zone(view(), 'hand:1')).toEqual([-1, -1, -1, -1])
  })

  it('shows the own sealed card, and a hidden one for an opponent who has chosen', () => {
    expect(zone(view({ draft: [8], pending_seats: [1] }), 'play:0')).toEqual([8])
    expect(zone(view({ draft: [8], pending_seats: [1] }), 'hand:0')).toEqual([0, 13, 20])
    expect(zone(view({ pending_seats: [0] }), 'play:1')).toEqual([-1])
    expect(zone(view({ pending_seats: [0] }), 'hand:1')).toHaveLength(3)
  })

  it('moves a won card to the pile and leaves the other in play', () => {
    const after = view({ phase: 2, played: [0, 20], prize: 0, piles_shown: [[0], []], pending_seats: [0], hand: [8], hand_sizes: [1, 1] })
    expect(zone(after, 'play:0')).toEqual([])
    expect(zone(after, 'play:1')).toEqual([20])
    expect(zone(after, 'pile:0')).toEqual([0])
  })

  it('never shows a card twice', () => {
    const after = view({ phase: 2, played: [0, 20], prize: 0, piles_shown: [[0], []], pending_seats: [0], hand: [8], hand_sizes: [1, 1] })
    const seen = zones(after, KINDS).flatMap((each) => each.cards).filter((card) => card >= 0)
    expect(new Set(seen).size).toBe(seen.length)
  })
})

describe('the narration between two views', () => {
  const blow = [event('reveal', -1, [0, 20]), event('win', 0, [0], 1), event('breaker', 0, [0])]
  const after = view({ phase: 2, played: [0, 20], prize: 0, piles_shown: [[0], []], breaker: 0, scores: [1, 0], hand: [8, 13, 20], hand_sizes: [3, 3] })

  it('reveals both cards, shows the win, moves the prize, and ends with the final view', () => {
    const frames = playbackSteps(view(), blow, after)
    expect(frames.map((frame) => frame.events.map((each) => each.kind))).toEqual([['reveal'], ['win'], [], ['breaker']])
    expect((frames[0]!.view as FightView).played).toEqual([0, 20])
    expect((frames[1]!.view as FightView).piles_shown).toEqual([[], []])
    expect((frames[2]!.view as FightView).piles_shown).toEqual([[0], []])
    expect(frames.at(-1)!.view).toBe(after)
  })

  it('contains every event once and in order', () => {
    const events = [...blow, event('round-by-points', 0, [], 16), event('round', -1, [], 2), event('row', -1, [5, 6, 7], 21), event('coin', 1, [])]
    const shownEvents = playbackSteps(view(), events, after).flatMap((frame) => frame.events)
    expect(shownEvents).toEqual(events)
  })

  it('shows the last win of a round before the view of the next deal', () => {
    const frames = playbackSteps(view(), [event('reveal', -1, [0, 20]), event('win', 0, [0], 16), event('round-by-points', 0, [], 16)], view({ round: 2 }))
    expect(frames.some((frame) => (frame.view as FightView).played.length === 2)).toBe(true)
    const end = frames.find((frame) => frame.events.some((each) => each.kind === 'round-by-points'))!.view as FightView
    expect(end.won).toEqual([1, 0])
    expect(end.scores).toEqual([16, 0])
  })

  it('keeps frames short, with no delay after the last', () => {
    const frames = playbackSteps(view(), blow, after)
    expect(Math.max(...frames.map((frame) => frame.ms))).toBeLessThanOrEqual(1500)
    expect(frames.at(-1)!.ms).toBe(0)
  })

  it('explains equal attacks before the win, and pauses at the end of a round', () => {
    const events = [event('reveal', -1, [0, 20]), event('even', 0, [0, 20]), event('win', 0, [0], 6), event('depleted', 0, []), event('round-by-breaker', 0, [], 6)]
    const frames = playbackSteps(view(), events, after)
    expect(frames.map((frame) => frame.events.map((each) => each.kind))).toEqual([['reveal'], ['even'], ['win'], [], ['depleted'], ['round-by-breaker'], []])
    const end = frames.find((frame) => frame.events.some((each) => each.kind === 'round-by-breaker'))!
    expect(end.ms).toBeGreaterThanOrEqual(2500)
    expect(Math.max(...frames.map((frame) => frame.ms))).toBeLessThanOrEqual(4000)
  })
})

describe('the verdict', () => {
  beforeAll(() => loadAreas('core', 'fight-board'))
  const face = (name: string, kind: string, ...against: number[]) => ({ name, kind, against: against.map((result) => [result]) }) as unknown as CardFace
  const faces = [face('Punch', 'attack', 0, 1, 1, 0), face('Kick', 'attack', -1, 0, -1, 0), face('Dodge', 'defence', -1, 1, 0, 0), face('Parry', 'defence', 0, 0, 0, 0)]

  it('names the move that beats the other, in either order', () => {
    expect(verdict([0, 2], faces, undefined)).toBe('Punch beats Dodge')
    expect(verdict([1, 2], faces, undefined)).toBe('Dodge beats Kick')
    expect(verdict([0, 1], faces, undefined)).toBe('The lower attack wins')
    expect(verdict([2, 3], faces, undefined)).toBe('Nobody wins')
    expect(beatenMove(faces[0]!, faces)).toBe('Dodge')
  })

  it('quotes the event for equal attacks', () => {
    const even = { ...event('even', 0, [0, 20]), text: 'Two 4s: your Tie Breaker decides.' }
    expect(verdict([1, 1], faces, undefined)).toBe('A tie')
    expect(verdict([1, 1], faces, even)).toBe('Two 4s: your Tie Breaker decides.')
  })
})

describe('the last turn', () => {
  it('is kept until the next turn, but not into the next round', () => {
    const turn = [event('reveal', -1, [0, 20]), event('win', 0, [0], 1), event('discard', -1, [20]), event('turn', -1, [], 2)]
    expect(lastTurn(turn)).toMatchObject({ cards: [0, 20], end: { kind: 'win', seat: 0 } })
    expect(lastTurn([...turn, event('round', -1, [], 2)])).toBeNull()
    expect(lastTurn([])).toBeNull()
  })
})
