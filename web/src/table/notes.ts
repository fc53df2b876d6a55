/** When players are asked for a note on the cards, and who reads it. */
import { transport } from '../api/transport'
import type { CardFace, Pack, Table } from '../api/protocol'

export type Recipient = 'designer' | 'host' | 'nobody'

/** Whether a number on a card is designed, or the pack is not one of the games' own. */
export const hasDesignedCards = (table: Table, faces: CardFace[]): boolean =>
  !table.pack.is_default || faces.some((face) => face.numbers.some((number) => number.source === 'designed'))

/** Without a server there is nobody to read a note. */
export const asksForFeedback = (table: Table, faces: CardFace[]): boolean => !transport.offlineNotice && hasDesignedCards(table, faces)

/** The designer of a shared pack, otherwise the host of the hall. Designers write no notes on their own packs. */
export function recipientOf(pack: Pack | null): Recipient {
  if (pack?.is_owner) return 'nobody'
  return pack?.shared ? 'designer' : 'host'
}
