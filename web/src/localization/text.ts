// Texts as data. The hall sends messages, and the client formats them in its language.

/** A message as the hall sends it: an id in a catalog, its arguments, and a text for languages that lack the message. */
export interface Message {
  msg: string
  args?: Record<string, Argument>
  or?: string
}

/** Stands for the player in a seat: their name, or 'you' for the reader. */
export interface SeatRef {
  seat: number
}

export type Text = string | Message
export type Argument = number | Text | SeatRef | Argument[]

/** The reader of texts about a table. */
export interface Reader {
  names: readonly string[]
  /** The reader's own seat, or -1. */
  seat: number
}

export const NO_TABLE: Reader = { names: [], seat: -1 }
