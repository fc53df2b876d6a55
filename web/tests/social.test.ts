// Labels for matchmaking.
import { expect, test } from 'vitest'
import { expectedWaitText, timeText, seekersText, ratingRangeText } from '../src/social/matchmaking_text'

const state = { game: 'fight', is_waiting: true, waited_seconds: 3, num_others: 0, rating_range: 10.3, remaining_seconds: null, recently_found: 0, table: '' }

test('states the expected wait as far as it is known', () => {
  expect(expectedWaitText(state)).toBe('Nobody has been found lately.')
  expect(expectedWaitText({ ...state, recently_found: 1 })).toContain('too few')
  expect(expectedWaitText({ ...state, recently_found: 9 })).toContain('cannot be said')
  expect(expectedWaitText({ ...state, recently_found: 9, remaining_seconds: 2 })).toBe('Half of those who waited as long found an opponent within a few seconds.')
  expect(expectedWaitText({ ...state, recently_found: 9, remaining_seconds: 22 })).toBe('Half of those who waited as long found an opponent within 20 seconds.')
  expect(expectedWaitText({ ...state, recently_found: 9, remaining_seconds: 58 })).toBe('Half of those who waited as long found an opponent within a minute.')
  expect(expectedWaitText({ ...state, recently_found: 9, remaining_seconds: 150 })).toBe('Half of those who waited as long found an opponent within 3 minutes.')
})

test('formats times, counts and the rating range', () => {
  expect(timeText(0)).toBe('0:00')
  expect(timeText(75.9)).toBe('1:15')
  expect([0, 1, 5].map(seekersText)).toEqual(['nobody else looks right now', 'one more looks', '5 more look'])
  expect(ratingRangeText(state)).toContain('10')
  expect(ratingRangeText({ ...state, rating_range: null })).toContain('Anybody')
})
