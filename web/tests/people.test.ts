// Labels and routes of people and their games.
import { expect, test } from 'vitest'
import { deviceName } from '../src/people/device_name'
import { ratingChangeText, ratingText } from '../src/components/rating_text'
import { lengthText } from '../src/people/labels'
import { parseRoute } from '../src/router.svelte'

test('formats ratings and rating changes', () => {
  expect(ratingText({ points: 1560, is_provisional: false })).toBe('1560')
  expect(ratingText({ points: 1500, is_provisional: true })).toBe('1500?')
  expect(ratingChangeText({ points_before: 1500, points_after: 1570 })).toBe('+70')
  expect(ratingChangeText({ points_before: 1500, points_after: 1365 })).toBe('−135')
})

test('formats the length of a game', () => {
  expect(lengthText({ num_moves: 1, seconds: 1 })).toBe('1 move')
  expect(lengthText({ num_moves: 34, seconds: 600 })).toBe('34 moves · 10 minutes')
  expect(lengthText({ num_moves: 0, seconds: 0 })).toBe('')
})

test('names devices by browser and system', () => {
  expect(deviceName('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36')).toBe('Chrome on Linux')
  expect(deviceName('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1')).toBe('Safari on iPhone')
  expect(deviceName('')).toBe('A device')
})

test('parses the routes of people', () => {
  expect(parseRoute('/person/abc')).toEqual({ page: 'person', id: 'abc' })
  expect(parseRoute('/leaderboards')).toEqual({ page: 'leaderboards', game: '' })
  expect(parseRoute('/leaderboards/fight')).toEqual({ page: 'leaderboards', game: 'fight' })
  expect(parseRoute('/leaders/fight')).toEqual({ page: 'leaderboards', game: 'fight' })
  expect(parseRoute('/community')).toEqual({ page: 'community' })
  expect(parseRoute('/learn')).toEqual({ page: 'learn', game: '' })
  expect(parseRoute('/account')).toEqual({ page: 'account' })
  expect(parseRoute('/friends')).toEqual({ page: 'friends' })
  expect(parseRoute('/finished')).toEqual({ page: 'finished' })
})
