import { describe, expect, it } from 'vitest'
import { hasDesignedCards, recipientOf } from '../src/table/notes'
import type { CardFace, Pack, Table } from '../src/api/protocol'

const face = (source: string) => ({ id: 'x', numbers: [{ name: 'attack', value: 1, source }] }) as unknown as CardFace
const table = (boxed: boolean) => ({ lesson: false, pack: { boxed } }) as unknown as Table
const pack = (shared: boolean, yours: boolean) => ({ shared, yours }) as unknown as Pack

describe('notes on the cards', () => {
  it('are asked for where a card is designed or the pack is not the game\'s own', () => {
    expect(hasDesignedCards(table(true), [face('printed')])).toBe(false)
    expect(hasDesignedCards(table(true), [face('printed'), face('designed')])).toBe(true)
    expect(hasDesignedCards(table(false), [face('printed')])).toBe(true)
  })

  it('go to the designer of a shared pack, otherwise to the host', () => {
    expect(recipientOf(pack(true, false))).toBe('designer')
    expect(recipientOf(pack(false, false))).toBe('host')
    expect(recipientOf(null)).toBe('host')
    expect(recipientOf(pack(true, true))).toBe('nobody')
  })
})
