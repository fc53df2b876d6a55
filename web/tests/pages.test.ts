import { describe, expect, it } from 'vitest'
import { usualBot } from '../src/parts/bots'
import { read } from '../src/router.svelte'
import { nearest } from '../src/table/keys'
import { optionWords, terms } from '../src/table/terms'
import type { Game, Table } from '../src/wire/protocol'

describe('paths', () => {
  it('lead to pages', () => {
    expect(read('/')).toEqual({ page: 'home' })
    expect(read('/t/abc')).toEqual({ page: 'table', id: 'abc' })
    expect(read('/learn/fight')).toEqual({ page: 'learn', game: 'fight' })
    expect(read('/replay/abc', '?as=1')).toEqual({ page: 'replay', id: 'abc', as: '1' })
  })
  it('that lead nowhere say so', () => {
    expect(read('/t')).toEqual({ page: 'nowhere' })
    expect(read('/t/a/b')).toEqual({ page: 'nowhere' })
    expect(read('/attic')).toEqual({ page: 'nowhere' })
  })
})

describe('arrow keys', () => {
  const at = (left: number, top: number) => ({ left, top, width: 80, height: 110 }) as DOMRect
  it('go to the nearest card in that direction', () => {
    const others = [at(100, 0), at(200, 0), at(10, 200)]
    expect(nearest(at(0, 0), others, 'ArrowRight')).toBe(0)
    expect(nearest(at(0, 0), others, 'ArrowDown')).toBe(2)
    expect(nearest(at(0, 0), others, 'ArrowLeft')).toBe(-1)
  })
})

it('says what was agreed on', () => {
  const table = { clock: { kind: 'bank', seconds: 300, increment: 5 }, call: true, public: false, options: { mode: 'duel', last_loser: '1' } } as unknown as Table
  expect(terms(table)).toEqual(['5 minutes each, 5 seconds more a move', 'played against a countdown', 'by link only'])
  expect(optionWords(table)).toEqual(['mode: duel', 'last loser: 1'])
})

describe('the bot that sits down when nobody says which', () => {
  const of = (...ids: string[]) => usualBot({ bots: ids.map((id) => ({ id, name: id, about: '' })) } as unknown as Game)
  it('is neither the gentlest nor the hardest', () => {
    expect(of('random', 'novice', 'greedy', 'student', 'master')).toBe('greedy')
    expect(of('random')).toBe('random')
  })
  it("is never somebody's own", () => {
    expect(of('random', 'novice', 'greedy', 'student', 'master', 'mine:A', 'mine:B', 'mine:C')).toBe('greedy')
  })
})
