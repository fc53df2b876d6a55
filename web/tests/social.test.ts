// Labels for matchmaking.
import { expect, test } from 'vitest'
import { expectedWaitText, timeText, seekersText, ratingRangeText } from '../src/social/matchmaking_text'

const state = { game: 'fight', is_waiting: true, waited_seconds: 3, num_others: 0, rating_range: 10.3, points_range: 310, remaining_seconds: null, recently_found: 0, table: '' }

test('states the expected wait as far as it is known', () => {
  expect(expectedWaitText(state)).toBe('Nobody has found an opponent lately.')
  expect(expectedWaitText({ ...state, recently_found: 1 })).toBe('1 player found an opponent lately. The wait is hard to predict.')
  expect(expectedWaitText({ ...state, recently_found: 9 })).toBe('9 players found an opponent lately. The wait is hard to predict.')
  expect(expectedWaitText({ ...state, recently_found: 9, remaining_seconds: 2 })).toBe('Typical wait: a few more seconds.')
  expect(expectedWaitText({ ...state, recently_found: 9, remaining_seconds: 22 })).toBe('Typical wait: 20 more seconds.')
  expect(expectedWaitText({ ...state, recently_found: 9, remaining_seconds: 58 })).toBe('Typical wait: 1 more minute.')
  expect(expectedWaitText({ ...state, recently_found: 9, remaining_seconds: 150 })).toBe('Typical wait: 3 more minutes.')
})

test('formats times, counts and the rating range', () => {
  expect(timeText(0)).toBe('0:00')
  expect(timeText(75.9)).toBe('1:15')
  expect([0, 1, 5].map(seekersText)).toEqual(['nobody else is looking', '1 other is looking', '5 others are looking'])
  expect(ratingRangeText(state)).toBe('First within 310 rating points of you, then anyone.')
  expect(ratingRangeText({ ...state, rating_range: null, points_range: null })).toBe('Now open to any opponent.')
})
