// Where the rules lie open. A table has them beside it; elsewhere they are a page of their own.
import { way } from '../api/transport'

class Book {
  /** Opens the rules that are at hand at a clause; nothing where there are none. */
  opens = $state.raw<((clause: string) => void) | null>(null)
  /** The fingerprint of the cards that lie on the table; empty for those of the box. */
  pack = $state('')
}

export const book = new Book()

export const pageOf = (game: string, clause = ''): string => way(`/learn/${game}${clause && `#${clause}`}`)
