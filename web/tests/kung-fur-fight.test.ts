// Kung Fur Fight: plans and hands in open replays and for spectators, and unused abilities.
import { describe, expect, it } from 'vitest'
import type { View } from '../src/api/protocol'
import { summarizeRound } from '../src/games/kung-fur-fight/round_summary'
import { playbackSteps } from '../src/games/kung-fur-fight/playback_steps'
import { type FurView, PLANNING, RESOLVING, foodOf, handCards, pullFrom, team, zones } from '../src/games/kung-fur-fight/view'
import { withOpenHands } from '../src/table/open_hands'

function view(seat: number, changes: Partial<FurView> = {}): FurView {
  const none = [[], [], []]
  const rest = { pending_seats: [0, 1], draft: [], hand: [], plan: none, plan_left: [], plan_weapons: [0, 0, 0], teams: [none, none], rewards: none }
  const counts = { weapons: [[0, 0, 0], [0, 0, 0]], supply: [4, 4], hand_sizes: [2, 2], coconut: -1, plan_coconut: -1 }
  return { seat, phase: PLANNING, ...rest, ...counts, ...changes } as unknown as FurView
}
const one = view(0, { hand: [1, 2], plan: [[1], [], []], plan_left: [2] })
const two = view(1, { hand: [3, 4], plan: [[], [4], []], plan_left: [3] })
const open = withOpenHands<{ view: View; views: View[] }>({ view: view(-1), views: [one, two] }).view as FurView

describe('an open replay', () => {
  it('shows both plans, and the remaining cards in both hands', () => {
    expect(team(open, 0, 0)).toEqual([1])
    expect(team(open, 1, 1)).toEqual([4])
    expect([0, 1].map((seat) => handCards(open, seat))).toEqual([[2], [3]])
    expect(zones(open, 0).filter((zone) => zone.id.startsWith('hand'))).toHaveLength(2)
  })
  it('removes team members from the hands during playback', () => {
    const events = [{ number: 1, kind: 'team', seat: 0, amount: 1, cards: [1], text: '' }, { number: 2, kind: 'arena', seat: -1, amount: 1, cards: [], text: '' }]
    const views = playbackSteps(open, events as never, { ...open, phase: RESOLVING }).slice(0, -1).map((frame) => frame.view as FurView)
    expect(views.length).toBeGreaterThan(0)
    for (const each of views) expect([0, 1].map((seat) => handCards(each, seat))).toEqual([[2], [3]])
  })
})

describe('the numbers of a custom pack', () => {
  const custom = view(0, { full_food: [4, 0], dishes: [3, 5], delicacies: [0, 1], vp: [2, 7], lead_to_win: 10 })
  it('show eaten food only where there was food, and won food as well', () => {
    expect(foodOf(custom, 0).map(({ count, eaten }) => [count, eaten])).toEqual([[3, 1], [0, 0]])
    expect(foodOf(custom, 1).map(({ count, eaten }) => [count, eaten])).toEqual([[5, 0], [1, 0]])
  })
  it('place the knot halfway for half of the lead that wins', () => {
    expect([pullFrom(custom, 0), pullFrom(custom, 1)]).toEqual([0.5, -0.5])
    expect(pullFrom({ ...custom, lead_to_win: 2 }, 1)).toBe(-1)
  })
})

describe('a spectator', () => {
  it('sees no hand and no plan', () => {
    const watched = view(-1)
    expect(handCards(watched, 0)).toEqual([])
    expect(team(watched, 0, 0)).toEqual([])
    expect(zones(watched, 0).some((zone) => zone.id.startsWith('hand'))).toBe(false)
  })
})

describe('an unused ability or token', () => {
  it('is a note of its combat, and has its own frame', () => {
    const event = (kind: string, amount: number, text = '', seat = 0) => ({ number: 1, kind: kind, seat, amount: amount, cards: [], text })
    const events = [event('round', 1), event('team', 1), event('arena', 1, '', -1), event('ability-unused', 1, "You leave Yue's ability unused.")]
    expect(summarizeRound(events as never).arenas[0]!.notes).toEqual(["You leave Yue's ability unused."])
    const frames = playbackSteps({ ...open, phase: RESOLVING }, [event('token-unused', 1, 'You leave the token in arena 1 unused.')] as never, open)
    expect(frames[0]!.ms).toBeGreaterThan(0)
  })
})
