// The report's pure parts: order, shrinking, tables for other programs, axes, which parts there are.
import { describe, expect, it } from 'vitest'
import { csv } from '../src/report/figures/csv'
import { count, plain, sure } from '../src/report/figures/numbers'
import { unpacked } from '../src/report/figures/compact_tables'
import { fates, matchUps, partsOf } from '../src/report/figures/parts'
import { balanced, binned, holding, isDark, shade } from '../src/report/figures/scales'
import { cards as cardSheet, levers, sheetsOf } from '../src/report/figures/sheets'
import { firstWay, shrunk, sorted } from '../src/report/figures/sorting'
import type { CardStatistics, Figure, Report, Run } from '../src/report/model'

const figure = (value: number, half: number | null = null): Figure => ({
  value,
  low: half === null ? null : value - half,
  high: half === null ? null : value + half,
})

const card = (id: string, opening_value: Figure | null, more: Partial<CardStatistics> = {}): CardStatistics => ({
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
  it('have a true minus, a plus where asked for, and no sign for nothing', () => {
    expect([plain(-1.25, 1), plain(2, 0, true), plain(-0.01), plain(0.01, 1, true)]).toEqual(['−1.3', '+2', '0.0', '0.0'])
  })

  it('say how sure they are, with a decimal more where it would be nothing', () => {
    expect(sure(figure(51.24, 0.4))).toBe('51.2\u00a0±\u00a00.4')
    expect(sure(figure(2.5, 0.02))).toBe('2.50\u00a0±\u00a00.02')
    expect([sure(figure(51.24)), sure(null)]).toEqual(['51.2', ''])
  })

  it('have thousands apart', () => {
    expect([count(999), count(1000), count(1234567)]).toEqual(['999', '1,000', '1,234,567'])
  })
})

describe('the order of cards', () => {
  const lucky = card('lucky', figure(3, 4))
  const good = card('good', figure(2, 0.2))
  const bad = card('bad', figure(-2, 0.2))
  const unknown = card('unknown', null)

  it('is careful with what is unsure', () => {
    expect(sorted([lucky, bad, good, unknown], 'opening_value', 'down').map((each) => each.id)).toEqual(['good', 'lucky', 'bad', 'unknown'])
  })

  it('has the unknown last, whichever way', () => {
    expect(sorted([unknown, good, bad], 'opening_value', 'up').map((each) => each.id)).toEqual(['bad', 'good', 'unknown'])
  })

  it('goes by name as people count, and stays as it was where all are alike', () => {
    const named = ['S10', 'S2', 's1'].map((name) => card(name, null, { name }))
    expect(sorted(named, 'name', firstWay('name')).map((each) => each.id)).toEqual(['s1', 'S2', 'S10'])
    expect(sorted(named, 'opening_value', 'down')).toEqual(named)
  })

  it('puts significant cards first', () => {
    const flagged = card('flagged', figure(1, 0.1), { is_significant: true })
    expect(sorted([good, flagged], 'is_significant', 'down')[0]!.id).toBe('flagged')
  })

  it('shrinks towards the mean, never beyond, and keeps what is certain', () => {
    const [sharp, vague] = shrunk([figure(4, 0), figure(-4, 8)])
    expect(sharp).toBe(4)
    expect(vague).toBeGreaterThan(-4)
    expect(vague).toBeLessThanOrEqual(0)
    expect(shrunk([null, figure(1)])).toEqual([null, 1])
  })
})

describe('tables for other programs', () => {
  it('quote what must be quoted', () => {
    const sheet = { id: 'x', title: 'X', columns: ['a', 'b'], rows: [['Eye, "eye"', 1.5], [null, true]] }
    expect(csv(sheet)).toBe('a,b\r\n"Eye, ""eye""",1.5\r\n,true\r\n')
  })

  it('have a row for each card and bot', () => {
    const sheet = cardSheet(report({ runs: [run({ cards: [card('S1', figure(1, 0.5))] }), run({ bot: 'greedy', cards: [card('S1', null)] })] }))
    expect(sheet.rows.map((row) => [row[0], row[5], row[8], row[9]])).toEqual([
      ['S1', 'quick', 1, 0.5],
      ['S1', 'greedy', null, null],
    ])
  })

  it('are all as wide as their heads', () => {
    const lever = { address: 'a', name: 'A', current_value: 1, up: figure(1, 1), down: null, statistic: 'w' }
    for (const sheet of [...sheetsOf(report({ runs: [run({ cards: [card('S1', null)], turn_histogram: [[3, 100]] })] })), levers([lever])]) {
      expect(sheet.rows.length).toBeGreaterThan(0)
      for (const row of sheet.rows) expect(row.length).toBe(sheet.columns.length)
    }
  })
})

describe('axes', () => {
  it('hold every interval and what it is compared with', () => {
    const [low, high] = holding([figure(60, 5), null, figure(45)], 50)
    expect(low).toBeLessThan(45)
    expect(high).toBeGreaterThan(65)
    const [left, right] = balanced([figure(-6, 1)], 0)
    expect(left).toBeCloseTo(-right)
  })

  it('put turns together without losing any', () => {
    const rows = Array.from({ length: 90 }, (_, at) => [at + 3, 1] as [number, number])
    const bins = binned(rows)
    expect(bins.length).toBeLessThanOrEqual(40)
    expect(bins.reduce((sum, [, , share]) => sum + share, 0)).toBeCloseTo(90)
    expect(binned([])).toEqual([])
    expect(binned([[5, 100]])).toEqual([[5, 6, 100]])
  })

  it('shade cells the same to either side of 50, white letters on the dark ones only', () => {
    for (const off of [0, 2, 4, 6, 9, 12, 40]) expect(shade(50 + off)).toBe(shade(50 - off))
    expect([isDark(shade(50)), isDark(shade(59)), isDark(shade(62)), isDark(shade(10))]).toEqual([false, false, true, true])
  })
})

describe('parts', () => {
  it('are left out without numbers, and counted without gaps', () => {
    expect(partsOf(report()).map((part) => part.id)).toEqual(['reading'])
    const parts = partsOf(report({ runs: [run({ turn_histogram: [[3, 100]] })], deal_luck: figure(0.1) }))
    expect(parts.map((part) => [part.number, part.id])).toEqual([
      [1, 'length'],
      [2, 'skill-and-luck'],
      [3, 'reading'],
    ])
  })

  it('know what becomes of a card, marked or by its words', () => {
    const counters = [
      { id: 'played', title: 'Played', description: 'Times played.', unit: '' },
      { id: 'paid', title: 'Paid', description: 'Times discarded as a cost.', unit: '' },
      { id: 'chi', title: 'Chi', description: 'Chi lost by the targets of attacks with it.', unit: '' },
    ]
    expect(fates(report({ counters })).map((each) => each.id)).toEqual(['paid'])
    const marked = counters.map((each) => ({ ...each, unit: each.id === 'played' ? 'times' : '' }))
    expect(fates(report({ counters: marked })).map((each) => each.id)).toEqual(['played'])
  })

  it('make a matchup table from observed games', () => {
    const meet = (role: string, other_role: string, value: number) => ({ role, other_role, value: figure(value) })
    const met = run({ roles: [{ subject: 'a', name: 'Ann', value: figure(50) }], matchups: [meet('a', 'b', 60), meet('a', 'c', 45)] })
    const [table] = matchUps(report({ runs: [met] }))
    expect(table!.roles.map((role) => role.name)).toEqual(['Ann', 'b', 'c'])
    expect(table!.cells.map((row) => row.map((cell) => cell?.value ?? null))).toEqual([
      [null, 60, 45],
      [null, null, null],
      [null, null, null],
    ])
    // Of two, their shares say all.
    expect(matchUps(report({ runs: [run({ matchups: [meet('a', 'b', 60), meet('b', 'a', 40)] })] }))).toEqual([])
  })
})

it('what Python packed is unpacked, what it did not stays', () => {
  const packed = { a: { '~': ['id', ['worth', ['value', 'low']]], rows: [['x', [1, null]], ['y', null]] }, b: [1, { c: null }] }
  expect(unpacked(packed)).toEqual({ a: [{ id: 'x', worth: { value: 1, low: null } }, { id: 'y', worth: null }], b: [1, { c: null }] })
})
