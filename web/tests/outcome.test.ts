// Who has won a game.
import { expect, test } from 'vitest'
import { hasWon, isDraw } from '../src/table/outcome'

const outcome = (...winners: number[]) => ({ winners }) as unknown as Parameters<typeof hasWon>[0]

test('a game that all seats win is a draw', () => {
  expect([isDraw(outcome(0, 1), 2), isDraw(outcome(0, 1), 4), isDraw(outcome(1), 2)]).toEqual([true, false, false])
  expect([0, 1, null].map((seat) => hasWon(outcome(0, 1), 2, seat))).toEqual([false, false, false])
  expect([0, 1, 2, 3, null].map((seat) => hasWon(outcome(0, 2), 4, seat))).toEqual([true, false, true, false, false])
})
