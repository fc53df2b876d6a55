// When players are asked for feedback on the cards, and who receives it.
import { transport } from '../api/transport'
import type { CardFace, Pack, Table } from '../api/protocol'

export type Recipient = 'designer' | 'host' | 'nobody'

/** Whether a number on a card is designed, or the pack is not the default. */
export const hasDesignedCards = (table: Table, faces: CardFace[]): boolean =>
  !table.pack.is_default || faces.some((face) => face.numbers.some((number) => number.source === 'designed'))

/** Whether to ask for feedback: never without a server, where nobody could read it. */
export const asksForFeedback = (table: Table, faces: CardFace[]): boolean => !transport.offlineNotice && hasDesignedCards(table, faces)

/** The designer of a shared pack, otherwise the hall's host; nobody if the viewer designed the pack. */
export function recipientOf(pack: Pack | null): Recipient {
  if (pack?.is_owner) return 'nobody'
  return pack?.shared ? 'designer' : 'host'
}
