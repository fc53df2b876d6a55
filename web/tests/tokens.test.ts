import { describe, expect, it } from 'vitest'
import { type Token, type Zone, trackTokens } from '../src/motion/card_tracking'

const flat = (tokens: Map<string, Token[]>) => [...tokens.values()].flat()
const keyOf = (tokens: Map<string, Token[]>, zone: string, index = 0) => tokens.get(zone)![index]!.key

describe('trackTokens', () => {
  const before: Zone[] = [
    { id: 'row', cards: [3, 4, 5], from: ['deck'] },
    { id: 'hand:0', cards: [1, 2], from: ['row', 'deck'] },
    { id: 'hand:1', cards: [-1, -1], from: ['row', 'deck'] },
    { id: 'play:1', cards: [], from: ['hand:1'] },
  ]

  it('keeps every key when nothing moves', () => {
    const first = trackTokens([], before)
    const second = trackTokens(flat(first), before)
    expect(flat(second).map((token) => token.key)).toEqual(flat(first).map((token) => token.key))
    expect(flat(second).every((token) => token.cameFrom === null)).toBe(true)
  })

  it('gives every card its own key', () => {
    const keys = flat(trackTokens([], before)).map((token) => token.key)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('follows an open card into a hand and records its origin', () => {
    const first = trackTokens([], before)
    const second = trackTokens(flat(first), [
      { id: 'row', cards: [3, 5], from: ['deck'] },
      { id: 'hand:0', cards: [1, 2, 4], from: ['row', 'deck'] },
      ...before.slice(2),
    ])
    expect(keyOf(second, 'hand:0', 2)).toBe(keyOf(first, 'row', 1))
    expect(second.get('hand:0')![2]!.cameFrom).toBe('row')
  })

  it('follows an open card into a hand where it can no longer be seen', () => {
    const first = trackTokens([], before)
    const second = trackTokens(flat(first), [
      { id: 'row', cards: [3, 5], from: ['deck'] },
      before[1]!,
      { id: 'hand:1', cards: [-1, -1, -1], from: ['row', 'deck'] },
    ])
    expect(second.get('hand:1')!.map((token) => token.key)).toContain(keyOf(first, 'row', 1))
  })

  it('turns a hidden card over when it is played', () => {
    const first = trackTokens([], before)
    const second = trackTokens(flat(first), [
      before[0]!,
      before[1]!,
      { id: 'hand:1', cards: [-1], from: ['row', 'deck'] },
      { id: 'play:1', cards: [9], from: ['hand:1'] },
    ])
    expect(flat(first).map((token) => token.key)).toContain(keyOf(second, 'play:1'))
    expect(second.get('play:1')![0]!.cameFrom).toBe('hand:1')
  })

  it('lets new cards come from the last zone in `from`', () => {
    const first = trackTokens([], before)
    const second = trackTokens(flat(first), [...before.slice(0, 1), { id: 'hand:0', cards: [1, 2, 8], from: ['row', 'deck'] }, ...before.slice(2)])
    expect(second.get('hand:0')![2]!.cameFrom).toBe('deck')
  })

  it('tells copies of a card apart', () => {
    const first = trackTokens([], [{ id: 'hand', cards: [7, 7] }, { id: 'pile', cards: [] }])
    const second = trackTokens(flat(first), [{ id: 'hand', cards: [7] }, { id: 'pile', cards: [7] }])
    expect(flat(second).map((token) => token.key).sort()).toEqual(flat(first).map((token) => token.key).sort())
  })
})
