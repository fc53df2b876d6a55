// Where the rules lie open. A table has them beside it; elsewhere they are a page of their own.
import { pageUrl } from '../api/transport'

class RulebookPanel {
  /** Opens the rules that are at hand at a clause; nothing where there are none. */
  openAt = $state.raw<((clause: string) => void) | null>(null)
  /** The fingerprint of the cards that lie on the table; empty for those of the box. */
  pack = $state('')
}

export const rulebookPanel = new RulebookPanel()

export const rulebookUrl = (game: string, clause = ''): string => pageUrl(`/learn/${game}${clause && `#${clause}`}`)
