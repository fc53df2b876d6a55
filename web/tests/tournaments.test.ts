// Labels of tournaments.
import { expect, test } from 'vitest'
import type { Pairing, Tournament } from '../src/api/protocol'
import { formatPoints, resultText, ruleTexts, statusText } from '../src/tournaments/labels'

const tournament = { kind: 'swiss', state: 'running', round: 2, rounds: 5, starts: 0, no_show_seconds: 180, allow_late_entry: true } as Tournament

test('states the progress', () => {
  expect(statusText(tournament)).toBe('round 2 of 5')
  expect(statusText({ ...tournament, state: 'waiting' })).toBe('open')
  expect(statusText({ ...tournament, state: 'waiting', starts: 1_790_000_000 })).toMatch(/^starts \w+, /)
  expect(statusText({ ...tournament, state: 'off' })).toBe('canceled')
})

test('states the rules that follow from the settings', () => {
  expect(ruleTexts(tournament, 2)).toEqual([
    "If you're 3 minutes late, you lose the game.",
    'Up to 5 rounds, but no more than half the number of players. A bye is worth 1 point.',
    'Late entrants get no points for missed rounds.',
  ])
  expect(ruleTexts({ ...tournament, kind: 'knockout', no_show_seconds: 60 }, 2)).toEqual([
    "If you're 1 minute late, you lose the game.",
    'Draws are replayed up to 2 times. Then the better seed advances.',
  ])
  expect(ruleTexts({ ...tournament, kind: 'robin', no_show_seconds: 90 }, 2)).toEqual(["If you're 1.5 minutes late, you lose the game."])
})

test('formats points and results', () => {
  expect([0, 0.5, 1, 2.5].map(formatPoints)).toEqual(['0', '½', '1', '2½'])
  const pairing = { scores: [1, 0], result_kind: 'forfeit' } as unknown as Pairing
  expect(resultText(pairing)).toBe('1 : 0, forfeit')
  expect(resultText({ ...pairing, result_kind: 'bye' })).toBe('bye, 1 point')
  expect(resultText({ ...pairing, scores: null })).toBe('')
})
