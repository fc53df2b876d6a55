import { describe, expect, it } from 'vitest'
import { hasDesignedCards, recipientOf } from '../src/table/feedback_policy'
import type { CardFace, Pack, Table } from '../src/api/protocol'

const face = (source: string) => ({ id: 'x', numbers: [{ name: 'attack', value: 1, source }] }) as unknown as CardFace
const table = (isDefault: boolean) => ({ lesson: false, pack: { is_default: isDefault } }) as unknown as Table
const pack = (shared: boolean, isOwner: boolean) => ({ shared, is_owner: isOwner }) as unknown as Pack

describe('feedback on cards', () => {
  it('is requested where a card has a designed number or the pack is not the default', () => {
    expect(hasDesignedCards(table(true), [face('printed')])).toBe(false)
    expect(hasDesignedCards(table(true), [face('printed'), face('designed')])).toBe(true)
    expect(hasDesignedCards(table(false), [face('printed')])).toBe(true)
  })

  it('goes to the designer of a shared pack, otherwise to the host', () => {
    expect(recipientOf(pack(true, false))).toBe('designer')
    expect(recipientOf(pack(false, false))).toBe('host')
    expect(recipientOf(null)).toBe('host')
    expect(recipientOf(pack(true, true))).toBe('nobody')
  })
})
