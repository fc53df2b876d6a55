import { describe, expect, it } from 'vitest'
import { defaultBot } from '../src/components/bots'
import { parseRoute } from '../src/router.svelte'
import { nearest } from '../src/table/keyboard'
import { counts, optionWords, terms } from '../src/table/table_summary'
import type { Game, Table } from '../src/api/protocol'

describe('paths', () => {
  it('lead to pages', () => {
    expect(parseRoute('/')).toEqual({ page: 'home' })
    expect(parseRoute('/t/abc')).toEqual({ page: 'table', id: 'abc' })
    expect(parseRoute('/learn/fight')).toEqual({ page: 'learn', game: 'fight' })
    expect(parseRoute('/replay/abc', '?as=1')).toEqual({ page: 'replay', id: 'abc', as: '1' })
  })
  it('that lead nowhere say so', () => {
    expect(parseRoute('/t')).toEqual({ page: 'nowhere' })
    expect(parseRoute('/t/a/b')).toEqual({ page: 'nowhere' })
    expect(parseRoute('/attic')).toEqual({ page: 'nowhere' })
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

const option = (name: string, title: string, ...choices: [string, string, number[]][]) => ({ name, title, about: '', choices: choices.map(([value, title, seats]) => ({ value, title, seats })) })
const ALL = [2, 3, 4, 5, 6]
const teams = option('format', 'Teams', ['free', 'everybody alone', ALL], ['2v2', 'two against two', [4]], ['3v3', 'three against three', [6]])
const game = { seats: ALL, options: [teams, option('expansion', 'Expansion', ['no', 'without', ALL], ['yes', 'with', ALL])] } as unknown as Game

it('says what was agreed on, and nothing that only a program needs', () => {
  const table = { clock: { kind: 'bank', seconds: 300, increment: 5 }, call: true, public: false, options: { format: '2v2', expansion: 'no', loser: '1' } } as unknown as Table
  expect(terms(table)).toEqual(['5 minutes each, 5 seconds more a move', 'played against a countdown', 'by link only'])
  expect(optionWords(table, game)).toEqual(['Teams: two against two', 'Expansion: without'])
})

it('knows how many can play with which options', () => {
  expect(counts(game, {})).toEqual(ALL)
  expect(counts(game, { format: '2v2' })).toEqual([4])
  expect(counts(game, { format: '3v3', expansion: 'yes' })).toEqual([6])
})

describe('the bot that sits down when nobody says which', () => {
  const bots = ['random', 'novice', 'greedy', 'student', 'master', 'mine:A'].map((id) => ({ id, name: id, about: '' }))
  const steps = [{ id: 'novice-50', name: '', about: '' }]
  const of = (chosen: string, fitting = '') => defaultBot({ bots, steps } as unknown as Game, chosen, fitting)
  it('is the gentlest for whoever has never chosen', () => expect(of('')).toBe('random'))
  it('is the one that was chosen last', () => {
    expect(of('student')).toBe('student')
    expect(of('mine:A')).toBe('mine:A')
  })
  it('is the one that fits for whoever has played and never chosen, or chose that', () => {
    expect(of('', 'novice-50')).toBe('novice-50')
    expect(of('even', 'novice-50')).toBe('novice-50')
    expect(of('student', 'novice-50')).toBe('student')
    expect(of('even')).toBe('random')
  })
  it('is the gentlest where that one does not play', () => expect(of('elsewhere:B')).toBe('random'))
})
