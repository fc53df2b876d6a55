import { describe, expect, it } from 'vitest'
import { type Token, type Zone, trackTokens } from '../src/motion/tokens'

const flat = (laid: Map<string, Token[]>) => [...laid.values()].flat()
const keyOf = (laid: Map<string, Token[]>, zone: string, at = 0) => laid.get(zone)![at]!.key

describe('cards are followed from view to view', () => {
  const before: Zone[] = [
    { id: 'row', cards: [3, 4, 5], from: ['deck'] },
    { id: 'hand:0', cards: [1, 2], from: ['row', 'deck'] },
    { id: 'hand:1', cards: [-1, -1], from: ['row', 'deck'] },
    { id: 'play:1', cards: [], from: ['hand:1'] },
  ]

  it('keeps every key when nothing moves', () => {
    const one = trackTokens([], before)
    const two = trackTokens(flat(one), before)
    expect(flat(two).map((token) => token.key)).toEqual(flat(one).map((token) => token.key))
    expect(flat(two).every((token) => token.cameFrom === null)).toBe(true)
  })

  it('gives every card its own key', () => {
    const keys = flat(trackTokens([], before)).map((token) => token.key)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('follows an open card into a hand, and says where it came from', () => {
    const one = trackTokens([], before)
    const two = trackTokens(flat(one), [
      { id: 'row', cards: [3, 5], from: ['deck'] },
      { id: 'hand:0', cards: [1, 2, 4], from: ['row', 'deck'] },
      ...before.slice(2),
    ])
    expect(keyOf(two, 'hand:0', 2)).toBe(keyOf(one, 'row', 1))
    expect(two.get('hand:0')![2]!.cameFrom).toBe('row')
  })

  it('follows an open card into a hand where it can no longer be seen', () => {
    const one = trackTokens([], before)
    const two = trackTokens(flat(one), [
      { id: 'row', cards: [3, 5], from: ['deck'] },
      before[1]!,
      { id: 'hand:1', cards: [-1, -1, -1], from: ['row', 'deck'] },
    ])
    expect(two.get('hand:1')!.map((token) => token.key)).toContain(keyOf(one, 'row', 1))
  })

  it('turns a hidden card over when it is played', () => {
    const one = trackTokens([], before)
    const two = trackTokens(flat(one), [
      before[0]!,
      before[1]!,
      { id: 'hand:1', cards: [-1], from: ['row', 'deck'] },
      { id: 'play:1', cards: [9], from: ['hand:1'] },
    ])
    expect(flat(one).map((token) => token.key)).toContain(keyOf(two, 'play:1'))
    expect(two.get('play:1')![0]!.cameFrom).toBe('hand:1')
  })

  it('lets new cards come from the last place named', () => {
    const one = trackTokens([], before)
    const two = trackTokens(flat(one), [...before.slice(0, 1), { id: 'hand:0', cards: [1, 2, 8], from: ['row', 'deck'] }, ...before.slice(2)])
    expect(two.get('hand:0')![2]!.cameFrom).toBe('deck')
  })

  it('tells copies of a card apart', () => {
    const one = trackTokens([], [{ id: 'hand', cards: [7, 7] }, { id: 'pile', cards: [] }])
    const two = trackTokens(flat(one), [{ id: 'hand', cards: [7] }, { id: 'pile', cards: [7] }])
    expect(flat(two).map((token) => token.key).sort()).toEqual(flat(one).map((token) => token.key).sort())
  })
})
