// The pure functions of the report: sorting, shrinking, CSV tables, axes and sections.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { csv } from '../src/report/data/csv'
import { formatCount, formatNumber, formatEstimate } from '../src/report/data/number_format'
import { unpack } from '../src/report/data/compact_tables'
import { usageCounters, matchupTables, sectionsOf } from '../src/report/data/sections'
import { symmetricDomain, toBins, axisDomain, isDark, shade } from '../src/report/data/scales'
import { cards as cardSheet, numberEffects, sheetsOf } from '../src/report/data/chart_tables'
import { defaultDirection, shrink, sorted } from '../src/report/data/sorting'
import { loadTexts } from '../src/report/texts'
import type { CardStatistics, Estimate, Report, Run } from '../src/report/model'

const catalog = (language: string) => readFileSync(new URL(`../src/report/locales/${language}.ftl`, import.meta.url), 'utf8')
loadTexts('en', catalog('en'))

const estimate = (value: number, half: number | null = null): Estimate => ({
  value,
  low: half === null ? null : value - half,
  high: half === null ? null : value + half,
})

const card = (id: string, opening_value: Estimate | null, more: Partial<CardStatistics> = {}): CardStatistics => ({
  ...{ id, name: id, kind: 'attack', copies: 1, has_designed_numbers: false, games: 10, opening_value, drawn_value: null, play_rate: null, win_rate_when_played: null },
  ...{ is_significant: false, counter_means: {} },
  ...more,
})

const run = (more: Partial<Run> = {}): Run => ({
  ...{ bot: 'quick', games: 100, seats: [], order: [], roles: [], draws: null, length: {}, turn_histogram: [], endings: [], cards: [], matchups: [] },
  ...more,
})

const report = (more: Partial<Report> = {}): Report => ({
  ...{ version: '1', game: 'fight', title: 'FIGHT', command: '', seats: 2, options: {}, seed: '1', pack_fingerprint: '', pack_differences: [], sentences: [] },
  ...{ runs: [], matchups: [], tension: null, level_duels: [], deal_luck: null, seat_counts: [], number_effects: [], statistics: [], counters: [] },
  ...more,
})

describe('numbers', () => {
  it('have a true minus sign, an optional plus sign, and no sign for zero', () => {
    expect([formatNumber(-1.25, 1), formatNumber(2, 0, true), formatNumber(-0.01), formatNumber(0.01, 1, true)]).toEqual(['−1.3', '+2', '0.0', '0.0'])
  })

  it('show their interval, with one more decimal instead of zero', () => {
    expect(formatEstimate(estimate(51.24, 0.4))).toBe('51.2\u00a0±\u00a00.4')
    expect(formatEstimate(estimate(2.5, 0.02))).toBe('2.50\u00a0±\u00a00.02')
    expect([formatEstimate(estimate(51.24)), formatEstimate(null)]).toEqual(['51.2', ''])
  })

  it('have thousands separators', () => {
    expect([formatCount(999), formatCount(1000), formatCount(1234567)]).toEqual(['999', '1,000', '1,234,567'])
  })
})

describe('card order', () => {
  const lucky = card('lucky', estimate(3, 4))
  const good = card('good', estimate(2, 0.2))
  const bad = card('bad', estimate(-2, 0.2))
  const unknown = card('unknown', null)

  it('ranks uncertain values lower', () => {
    expect(sorted([lucky, bad, good, unknown], 'opening_value', 'down').map((each) => each.id)).toEqual(['good', 'lucky', 'bad', 'unknown'])
  })

  it('has unknown values last in both directions', () => {
    expect(sorted([unknown, good, bad], 'opening_value', 'up').map((each) => each.id)).toEqual(['bad', 'good', 'unknown'])
  })

  it('sorts names naturally and is stable', () => {
    const named = ['S10', 'S2', 's1'].map((name) => card(name, null, { name }))
    expect(sorted(named, 'name', defaultDirection('name')).map((each) => each.id)).toEqual(['s1', 'S2', 'S10'])
    expect(sorted(named, 'opening_value', 'down')).toEqual(named)
  })

  it('puts significant cards first', () => {
    const flagged = card('flagged', estimate(1, 0.1), { is_significant: true })
    expect(sorted([good, flagged], 'is_significant', 'down')[0]!.id).toBe('flagged')
  })

  it('shrinks towards the mean, never beyond it, and keeps certain values', () => {
    const [sharp, vague] = shrink([estimate(4, 0), estimate(-4, 8)])
    expect(sharp).toBe(4)
    expect(vague).toBeGreaterThan(-4)
    expect(vague).toBeLessThanOrEqual(0)
    expect(shrink([null, estimate(1)])).toEqual([null, 1])
  })
})

describe('CSV tables', () => {
  it('quote special characters', () => {
    const sheet = { id: 'x', title: 'X', columns: ['a', 'b'], rows: [['Eye, "eye"', 1.5], [null, true]] }
    expect(csv(sheet)).toBe('a,b\r\n"Eye, ""eye""",1.5\r\n,true\r\n')
  })

  it('have a row for each card and bot', () => {
    const sheet = cardSheet(report({ runs: [run({ cards: [card('S1', estimate(1, 0.5))] }), run({ bot: 'greedy', cards: [card('S1', null)] })] }))
    expect(sheet.rows.map((row) => [row[0], row[5], row[8], row[9]])).toEqual([
      ['S1', 'quick', 1, 0.5],
      ['S1', 'greedy', null, null],
    ])
  })

  it('have as many cells in every row as columns', () => {
    const effect = { address: 'a', name: 'A', current_value: 1, up: estimate(1, 1), down: null, statistic: 'w' }
    for (const sheet of [...sheetsOf(report({ runs: [run({ cards: [card('S1', null)], turn_histogram: [[3, 100]] })] })), numberEffects([effect])]) {
      expect(sheet.rows.length).toBeGreaterThan(0)
      for (const row of sheet.rows) expect(row.length).toBe(sheet.columns.length)
    }
  })
})

describe('axes', () => {
  it('contain every interval and the reference value', () => {
    const [low, high] = axisDomain([estimate(60, 5), null, estimate(45)], 50)
    expect(low).toBeLessThan(45)
    expect(high).toBeGreaterThan(65)
    const [left, right] = symmetricDomain([estimate(-6, 1)], 0)
    expect(left).toBeCloseTo(-right)
  })

  it('merge turns into bins without losing any', () => {
    const rows = Array.from({ length: 90 }, (_, at) => [at + 3, 1] as [number, number])
    const bins = toBins(rows)
    expect(bins.length).toBeLessThanOrEqual(40)
    expect(bins.reduce((sum, [, , share]) => sum + share, 0)).toBeCloseTo(90)
    expect(toBins([])).toEqual([])
    expect(toBins([[5, 100]])).toEqual([[5, 6, 100]])
  })

  it('shade cells symmetrically around 50, with white text only on dark ones', () => {
    for (const off of [0, 2, 4, 6, 9, 12, 40]) expect(shade(50 + off)).toBe(shade(50 - off))
    expect([isDark(shade(50)), isDark(shade(59)), isDark(shade(62)), isDark(shade(10))]).toEqual([false, false, true, true])
  })
})

describe('sections', () => {
  it('are left out without data and numbered without gaps', () => {
    expect(sectionsOf(report()).map((part) => part.id)).toEqual(['reading'])
    const parts = sectionsOf(report({ runs: [run({ turn_histogram: [[3, 100]] })], deal_luck: estimate(0.1) }))
    expect(parts.map((part) => [part.number, part.id])).toEqual([
      [1, 'length'],
      [2, 'skill-and-luck'],
      [3, 'reading'],
    ])
  })

  it('have titles in the language of the report', () => {
    loadTexts('zh-Hant', catalog('zh-Hant'))
    expect(sectionsOf(report()).map((part) => part.title)).toEqual(['如何閱讀這份報告'])
    loadTexts('en', catalog('en'))
    expect(sectionsOf(report()).map((part) => part.title)).toEqual(['How to read this report'])
  })

  it('find usage counters by unit', () => {
    const counters = [
      { id: 'played', title: 'Played', description: 'Times played.', unit: '' },
      { id: 'paid', title: 'Paid', description: 'Times discarded as a cost.', unit: '' },
      { id: 'chi', title: 'Chi', description: 'Chi lost by the targets of attacks with it.', unit: '' },
    ]
    expect(usageCounters(report({ counters }))).toEqual([])
    const marked = counters.map((each) => ({ ...each, unit: each.id === 'played' ? 'times' : '' }))
    expect(usageCounters(report({ counters: marked })).map((each) => each.id)).toEqual(['played'])
  })

  it('make a matchup table from observed games', () => {
    const meet = (role: string, other_role: string, value: number) => ({ role, other_role, value: estimate(value) })
    const met = run({ roles: [{ subject: 'a', name: 'Ann', value: estimate(50) }], matchups: [meet('a', 'b', 60), meet('a', 'c', 45)] })
    const [table] = matchupTables(report({ runs: [met] }))
    expect(table!.roles.map((role) => role.name)).toEqual(['Ann', 'b', 'c'])
    expect(table!.cells.map((row) => row.map((cell) => cell?.value ?? null))).toEqual([
      [null, 60, 45],
      [null, null, null],
      [null, null, null],
    ])
    // With only two roles, their shares already show everything.
    expect(matchupTables(report({ runs: [run({ matchups: [meet('a', 'b', 60), meet('b', 'a', 40)] })] }))).toEqual([])
  })
})

it('unpacks compact tables and keeps other values', () => {
  const packed = { a: { '~': ['id', ['worth', ['value', 'low']]], rows: [['x', [1, null]], ['y', null]] }, b: [1, { c: null }] }
  expect(unpack(packed)).toEqual({ a: [{ id: 'x', worth: { value: 1, low: null } }, { id: 'y', worth: null }], b: [1, { c: null }] })
})
