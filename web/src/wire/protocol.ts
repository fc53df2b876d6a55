// The protocol between hall and client, as docs/protocol.md says it. No other file names a field of the wire anew.

export interface Me {
  id: string
  name: string
}

export interface Option {
  name: string
  about: string
  choices: string[]
}

export interface Bot {
  id: string
  name: string
  about: string
}

export interface Game {
  id: string
  title: string
  about: string
  icon: string
  seats: number[]
  minutes: [number, number]
  options: Option[]
  sealed: boolean
  available: boolean
  bots: Bot[]
  lesson?: boolean
}

export type Source = 'printed' | 'inferred' | 'found' | 'designed'

export interface FaceNumber {
  name: string
  value: number
  source: Source
}

export interface Face {
  id: string
  name: string
  kind: string
  icon: string
  text: string
  numbers: FaceNumber[]
  copies: number
}

export interface Clause {
  id: string
  text: string
  section: string
  kind: string
  why: string
}

export interface Clock {
  kind: 'none' | 'move' | 'bank'
  seconds: number
  increment: number
}

export type SeatWish = { kind: 'me' } | { kind: 'open' } | { kind: 'bot'; bot: string }

export interface TableWish {
  game: string
  options: Record<string, string>
  seats: SeatWish[]
  clock: Clock
  call: boolean
  public: boolean
}

export interface Seat {
  seat: number
  kind: 'person' | 'open' | 'bot'
  person: string | null
  name: string | null
  here: boolean
  bot: string | null
  again: boolean
}

export interface Table {
  id: string
  game: string
  options: Record<string, string>
  status: 'waiting' | 'playing' | 'over'
  public: boolean
  clock: Clock
  call: boolean
  seats: Seat[]
  host: string
  you: number | null
  watchers: number
  next: string | null
}

/** A card is its place in the list of faces; this is one that you may not see. */
export const HIDDEN = -1

export interface Event {
  n: number
  word: string
  seat: number
  cards: number[]
  number: number
  text: string
}

/** What every game's view has; the rest is the game's own and only its board knows it. */
export interface View {
  seat: number
  owing: number[]
  draft: number[]
  [field: string]: unknown
}

export interface Move {
  move: number
  notation: string
  text: string
  card: number | null
}

export interface Ask {
  key: string
  word: string
  text: string
  moves: Move[]
  back: boolean
}

export interface Outcome {
  places: number[]
  winners: number[]
  why: string
  text: string
}

export interface LessonStep {
  at: number
  of: number
  pages: { text: string; highlight: string[] }[]
  only: number[] | null
  hint: string | null
}

export interface News {
  type: 'news'
  events: Event[]
  /** The number of the newest event that there is. */
  last: number
  view: View
  ask: Ask | null
  back: boolean
  /** Whether you may make the call now. */
  call: boolean
  why_not: Record<string, string>
  outcome: Outcome | null
  clock: { left: number[]; running: number[] } | null
  countdown: number | null
  lesson?: LessonStep | null
}

export interface Said {
  type: 'said'
  n: number
  seat: number | null
  name: string
  text: string
  at: number
}

export type FromHall =
  | { type: 'table'; table: Table }
  | News
  | Said
  | { type: 'done'; id: string }
  | { type: 'refused'; id: string; sentence: string }
  | { type: 'pong'; id: string }

export type Request =
  | { type: 'answer'; key: string; move: number }
  | { type: 'back'; key?: string }
  | { type: 'call' }
  | { type: 'concede' }
  | { type: 'say'; text: string }
  | { type: 'ping' }

export interface Frame {
  events: Event[]
  view: View
  /** With all cards open: every seat's own view. */
  views: View[]
  outcome: Outcome | null
}

export interface Replay {
  table: string
  game: string
  names: string[]
  frames: Frame[]
}
