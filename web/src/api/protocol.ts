// The protocol between hall and client. The HTTP part is generated from the hall's own description; the socket's part is
// written here after docs/develop/protocol.md. No other file names a field of the wire anew.
import type {
  AccountSent,
  BotSent,
  CardSent,
  ChapterSent,
  ChancesSent,
  ClockShown,
  EventSent,
  Frame as FrameSent,
  GameSent,
  BetterSent,
  CheckedSent,
  EntrantSent,
  HintSent,
  LeaderSent,
  MomentSent,
  MyTableSent,
  NoteSent,
  NumberSent,
  OptionSent,
  OutcomeSent,
  PackSent,
  PairingSent,
  PassageSent,
  PersonSent,
  PlayedSent,
  Replay as ReplaySent,
  ReportAsked,
  RuleSent,
  SeatAsked,
  SeatSent,
  SeekingSent,
  ShunnedSent,
  SoughtSent,
  SpanSent,
  StandingSent,
  StandingsSent,
  StudySent,
  TableAsked,
  TableSent,
  TournamentAsked,
  TournamentSent,
} from './schema'

export type { Me } from './schema'
export type Option = OptionSent
export type Bot = BotSent
export type Clause = RuleSent
export type Chapter = ChapterSent
export type Passage = PassageSent
export type Clock = ClockShown
export type SeatWish = SeatAsked
export type TableWish = Required<TableAsked>
export type Seat = SeatSent
export type Table = TableSent
export type MyTable = MyTableSent
export type Event = EventSent
export type Outcome = OutcomeSent
export type Hint = HintSent
export type Better = BetterSent
export type Chances = ChancesSent
export type Moment = MomentSent
export type Pack = Required<PackSent>
export type Note = NoteSent
export type Study = StudySent
export type Span = SpanSent
export type Account = AccountSent
export type Person = PersonSent
export type Played = PlayedSent
export type Leader = LeaderSent
export type Standing = StandingSent
export type Kind = Standing['kind']
export type Search = SeekingSent
export type Sought = SoughtSent
export type Shunned = ShunnedSent
export type Complaint = Required<ReportAsked>
export type Tournament = TournamentSent
export type TournamentWish = Required<TournamentAsked>
export type Standings = StandingsSent
export type EntrantLine = EntrantSent
export type PairingLine = PairingSent

/** A pack as data: what the TOML says, with its names. */
export type Data = Record<string, unknown>

/** What was found in a pack; with problems, nothing else. */
export interface Checked extends Required<CheckedSent> {
  cards: Face[]
  draft: Data
}

export type Game = GameSent

export type Source = 'printed' | 'inferred' | 'found' | 'designed'

export interface FaceNumber extends NumberSent {
  source: Source
}

export interface Face extends CardSent {
  numbers: FaceNumber[]
}

/** A card is its place in the list of faces; this is one that you may not see. */
export const HIDDEN = -1

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
  /** What each seat has left, whose clock runs, and how long it waits for who is still being told what happened. */
  clock: { left: number[]; running: number[]; waits: number[] } | null
  countdown: number | null
  /** Whether what is asked now is asked just in case, and the seconds until it counts as passed. */
  aside: boolean
  quick: number | null
  /** How long you pass whatever is asked aside. */
  passing: '' | 'turn' | 'game'
  /** Every seat's view as it was a while ago, for whoever watches late; otherwise nothing. */
  views: View[]
  lesson?: LessonStep | null
}

export interface Said {
  type: 'said'
  n: number
  seat: number | null
  name: string
  text: string
  at: number
  person: string
}

export type FromHall =
  | { type: 'table'; table: Table }
  | { type: 'here'; seats: number[]; watchers: number }
  | News
  | Said
  | { type: 'why'; id: string; key: string; why_not: Record<string, string> }
  | { type: 'done'; id: string }
  | { type: 'refused'; id: string; sentence: string }
  | { type: 'pong'; id: string }

export type Request =
  | { type: 'answer'; key: string; move: number }
  | { type: 'back'; key?: string }
  | { type: 'call' }
  | { type: 'concede' }
  | { type: 'pass'; on: boolean; for?: 'turn' | 'game' }
  | { type: 'seen'; last: number }
  | { type: 'why' }
  | { type: 'say'; text: string }
  | { type: 'ping' }

export interface Frame extends FrameSent {
  view: View
  /** With all cards open: every seat's own view. */
  views: View[]
}

export interface Replay extends ReplaySent {
  frames: Frame[]
}
