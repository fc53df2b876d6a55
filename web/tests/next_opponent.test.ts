import { describe, expect, it } from 'vitest'
import type { Game, Table } from '../src/api/protocol'
import { nextOpponent } from '../src/table/next_opponent'

const game = { bots: [{ id: 'random', strength: 0 }, { id: 'three', strength: 3 }, { id: 'one', strength: 1 }, { id: 'two', strength: 2 }] } as Game
const seat = (number: number, kind: string, level = 0, strength = 0) => ({ seat: number, kind, level, strength })
const table = (opponents: object[], change: Partial<Table> = {}): Table => ({ your_seat: 0, rated: false, tournament: '', seats: [seat(0, 'person'), ...opponents], ...change }) as Table

describe('the next opponent', () => {
  it('is the next harder bot than the strongest opponent', () => {
    expect(nextOpponent(game, table([seat(1, 'bot', 1)]), true, false)?.id).toBe('two')
    expect(nextOpponent(game, table([seat(1, 'bot', 1), seat(2, 'bot', 0, 2.5)]), true, false)?.id).toBe('three')
    expect(nextOpponent(game, table([seat(1, 'bot', 3)]), true, false)).toBeNull()
  })

  it('is the easiest bot after a lesson, won or not', () => {
    expect(nextOpponent(game, table([seat(1, 'bot')]), false, true)?.id).toBe('one')
  })

  it('is offered only after a win against bots in a casual game', () => {
    const bot = [seat(1, 'bot', 1)]
    expect(nextOpponent(game, table(bot), false, false)).toBeNull()
    expect(nextOpponent(game, table([seat(1, 'person')]), true, false)).toBeNull()
    expect(nextOpponent(game, table(bot, { rated: true }), true, false)).toBeNull()
    expect(nextOpponent(game, table(bot, { tournament: 'cup' }), true, false)).toBeNull()
    expect(nextOpponent(game, table(bot, { your_seat: null }), true, false)).toBeNull()
  })
})
