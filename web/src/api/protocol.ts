// The protocol between hall and client. The HTTP part is generated from the hall's own description; the socket's part is
// written here after docs/develop/protocol.md. No other file names a field of the wire anew.
import type {
  AccountResponse,
  BotResponse,
  CardResponse,
  ChapterResponse,
  WinChancesResponse,
  ClockSettingsResponse,
  EventResponse,
  ReplayFrame as FrameSent,
  GameResponse,
  BetterMoveResponse,
  PackCheckResponse,
  EntrantResponse,
  HintResponse,
  LeaderResponse,
  KeyMomentResponse,
  MyTableResponse,
  FeedbackResponse,
  CardNumberResponse,
  OptionResponse,
  OutcomeResponse,
  PackResponse,
  PairingResponse,
  PassageResponse,
  PersonResponse,
  FinishedGameResponse,
  ReplayPage as ReplaySent,
  ReportRequest,
  RuleResponse,
  SeatRequest,
  SeatResponse,
  MatchmakingResponse,
  BlockResponse,
  SeekersResponse,
  IntervalResponse,
  KindRatingResponse,
  StandingsResponse,
  StudyResponse,
  OpenTableRequest,
  TableResponse,
  OpenTournamentRequest,
  TournamentResponse,
} from './schema'

export type { MeResponse } from './schema'
export type Option = OptionResponse
export type Bot = BotResponse
export type Clause = RuleResponse
export type Chapter = ChapterResponse
export type Passage = PassageResponse
export type Clock = ClockSettingsResponse
export type SeatWish = SeatRequest
export type TableWish = Required<OpenTableRequest>
export type Seat = SeatResponse
export type Table = TableResponse
export type MyTable = MyTableResponse
export type Event = EventResponse
export type Outcome = OutcomeResponse
export type Hint = HintResponse
export type Better = BetterMoveResponse
export type Chances = WinChancesResponse
export type Moment = KeyMomentResponse
export type Pack = Required<PackResponse>
export type Note = FeedbackResponse
export type Study = StudyResponse
export type Span = IntervalResponse
export type Account = AccountResponse
export type Person = PersonResponse
export type Played = FinishedGameResponse
export type Leader = LeaderResponse
export type Standing = KindRatingResponse
export type Kind = Standing['kind']
export type Search = MatchmakingResponse
export type Sought = SeekersResponse
export type Shunned = BlockResponse
export type Complaint = Required<ReportRequest>
export type Tournament = TournamentResponse
export type TournamentWish = Required<OpenTournamentRequest>
export type Standings = StandingsResponse
export type EntrantLine = EntrantResponse
export type PairingLine = PairingResponse

/** A pack as data: what the TOML says, with its names. */
export type Data = Record<string, unknown>

/** What was found in a pack; with problems, nothing else. */
export interface Checked extends Required<PackCheckResponse> {
  cards: Face[]
  draft: Data
}

export type Game = GameResponse

export type Source = 'printed' | 'inferred' | 'found' | 'designed'

export interface FaceNumber extends CardNumberResponse {
  source: Source
}

export interface Face extends CardResponse {
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

export interface ReplayFrame extends FrameSent {
  view: View
  /** With all cards open: every seat's own view. */
  views: View[]
}

export interface ReplayPage extends ReplaySent {
  frames: ReplayFrame[]
}
