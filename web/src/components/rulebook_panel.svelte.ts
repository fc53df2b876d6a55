// Opens the rules: beside a table, otherwise on their own page.
import { pageUrl } from '../api/transport'

class RulebookPanel {
  /** Opens a clause in the current rules panel; null if there is no panel. */
  openAt = $state.raw<((clause: string) => void) | null>(null)
  /** Fingerprint of the table's pack; empty for the default pack. */
  pack = $state('')
}

export const rulebookPanel = new RulebookPanel()

export const rulebookUrl = (game: string, clause = ''): string => pageUrl(`/learn/${game}${clause && `#${clause}`}`)
