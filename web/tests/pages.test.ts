import { describe, expect, it } from 'vitest'
import { defaultBot } from '../src/components/bots'
import { parseRoute } from '../src/router.svelte'
import { nearest } from '../src/table/keyboard'
import { numHouseRules } from '../src/components/house_rules'
import { gamesToLearn } from '../src/components/lessons'
import { defaultSettings } from '../src/components/TableSettings.svelte'
import { possibleSeatCounts, optionTexts, tableTerms } from '../src/table/table_settings_text'
import type { Game, Table } from '../src/api/protocol'

describe('parseRoute', () => {
  it('finds the page of a path', () => {
    expect(parseRoute('/')).toEqual({ page: 'home' })
    expect(parseRoute('/t/abc')).toEqual({ page: 'table', id: 'abc' })
    expect(parseRoute('/learn/fight')).toEqual({ page: 'learn', game: 'fight' })
    expect(parseRoute('/replay/abc', '?as=1')).toEqual({ page: 'replay', id: 'abc', as: '1' })
  })
  it('reports unknown paths', () => {
    expect(parseRoute('/t')).toEqual({ page: 'notFound' })
    expect(parseRoute('/t/a/b')).toEqual({ page: 'notFound' })
    expect(parseRoute('/attic')).toEqual({ page: 'notFound' })
  })
})

describe('arrow keys', () => {
  const at = (left: number, top: number) => ({ left, top, width: 80, height: 110 }) as DOMRect
  it('move to the nearest card in that direction', () => {
    const others = [at(100, 0), at(200, 0), at(10, 200)]
    expect(nearest(at(0, 0), others, 'ArrowRight')).toBe(0)
    expect(nearest(at(0, 0), others, 'ArrowDown')).toBe(2)
    expect(nearest(at(0, 0), others, 'ArrowLeft')).toBe(-1)
  })
})

const option = (name: string, title: string, ...choices: [string, string, number[]][]) => ({ name, title, description: '', choices: choices.map(([value, title, seats]) => ({ value, title, seats })) })
const ALL = [2, 3, 4, 5, 6]
const teams = option('format', 'Teams', ['free', 'everybody alone', ALL], ['2v2', 'two against two', [4]], ['3v3', 'three against three', [6]])
const game = { seats: ALL, options: [teams, option('expansion', 'Expansion', ['no', 'without', ALL], ['yes', 'with', ALL])] } as unknown as Game

it('lists the terms of a table without internal options', () => {
  const table = { clock: { kind: 'bank', seconds: 300, increment: 5 }, uses_call: true, public: false, options: { format: '2v2', expansion: 'no', loser: '1' } } as unknown as Table
  expect(tableTerms(table)).toEqual(['5 min + 5 s per move', 'Countdown', 'By link only'])
  expect(optionTexts(table, game)).toEqual(['Teams: two against two', 'Expansion: without'])
})

it('derives the possible player counts from the options', () => {
  expect(possibleSeatCounts(game, {})).toEqual(ALL)
  expect(possibleSeatCounts(game, { format: '2v2' })).toEqual([4])
  expect(possibleSeatCounts(game, { format: '3v3', expansion: 'yes' })).toEqual([6])
})

it('counts the house rules that differ from the usual ones', () => {
  const usual = defaultSettings()
  expect(numHouseRules(game, usual, false)).toBe(0)
  expect(numHouseRules(game, { ...usual, seats: 4, clock: { kind: 'move', seconds: 30, increment: 0 }, options: { format: 'free' } }, false)).toBe(0)
  expect(numHouseRules(game, { ...usual, options: { format: '2v2', expansion: 'yes' }, rated: true, public: true }, false)).toBe(4)
  // A setting that the game ignores does not count.
  expect(numHouseRules(game, { ...usual, usesCall: true, quickSeconds: 10 }, false)).toBe(0)
  // Tournaments are usually public.
  expect(numHouseRules(game, { ...usual, public: true }, true)).toBe(0)
  expect(numHouseRules(game, usual, true)).toBe(1)
})

it('orders the lessons by what newcomers should learn first', () => {
  const entry = (id: string, learning_order: number, lesson = true) => ({ id, learning_order, lesson }) as Game
  expect(gamesToLearn([entry('long', 3), entry('no-lesson', 0, false), entry('short', 1)]).map((each) => each.id)).toEqual(['short', 'long'])
})

describe('defaultBot', () => {
  const bots = ['random', 'novice', 'greedy', 'student', 'master', 'mine:A'].map((id) => ({ id, name: id, description: '' }))
  const interpolated_bots = [{ id: 'novice-50', name: '', description: '' }]
  const botFor = (chosen: string, suggested = '') => defaultBot({ bots, interpolated_bots } as unknown as Game, chosen, suggested)
  it('is the weakest bot for new players', () => expect(botFor('')).toBe('random'))
  it('is the last chosen bot', () => {
    expect(botFor('student')).toBe('student')
    expect(botFor('mine:A')).toBe('mine:A')
  })
  it('is the suggested bot for players who chose none or an even match', () => {
    expect(botFor('', 'novice-50')).toBe('novice-50')
    expect(botFor('even', 'novice-50')).toBe('novice-50')
    expect(botFor('student', 'novice-50')).toBe('student')
    expect(botFor('even')).toBe('random')
  })
  it('is the weakest bot where the chosen one does not play this game', () => expect(botFor('elsewhere:B')).toBe('random'))
})
