// Types of the protocol between the hall and its clients (docs/develop/protocol.md). The HTTP part is generated from
// OpenAPI; the WebSocket part is written here.
import type {
  AccountResponse,
  BotResponse,
  CardResponse,
  WinChancesResponse,
  ClockSettingsResponse,
  EventResponse,
  ReplayFrame as FrameResponse,
  GameResponse,
  BetterMoveResponse,
  PackCheckResponse,
  EntrantResponse,
  HintResponse,
  LeaderboardEntryResponse,
  KeyMomentResponse,
  MyTableResponse,
  PackFeedbackResponse,
  NumberOnCardResponse,
  OptionResponse,
  OutcomeResponse,
  PackResponse,
  PairingResponse,
  RulebookBlockResponse,
  RulebookSectionResponse,
  PersonResponse,
  FinishedGameResponse,
  ReplayPage as ReplayPageResponse,
  AbuseReportRequest,
  RuleResponse,
  SeatRequest,
  SeatRatingResponse,
  SeatResponse,
  MatchmakingResponse,
  BlockedPersonResponse,
  QueueCountResponse,
  IntervalResponse,
  RatingHistoryResponse,
  TournamentPageResponse,
  StudyResponse,
  CreateTableRequest,
  TableResponse,
  CreateTournamentRequest,
  TournamentResponse,
} from './schema'

/** Protocol version. The hall tells pages with a different version to reload. */
export const PROTOCOL = 3

export type { MeResponse } from './schema'
export type Option = OptionResponse
export type Bot = BotResponse
export type RuleClause = RuleResponse
export type RulebookBlock = RulebookBlockResponse
export type RulebookSection = RulebookSectionResponse
export type ClockSettings = ClockSettingsResponse
export type NewSeat = SeatRequest
export type NewTable = Required<CreateTableRequest>
export type Seat = SeatResponse
export type SeatRating = SeatRatingResponse
export type Table = TableResponse
export type MyTable = MyTableResponse
export type Event = EventResponse
export type Outcome = OutcomeResponse
export type Hint = HintResponse
export type BetterMove = BetterMoveResponse
export type WinChances = WinChancesResponse
export type KeyMoment = KeyMomentResponse
export type Pack = Required<PackResponse>
export type Feedback = PackFeedbackResponse
export type Study = StudyResponse
export type Interval = IntervalResponse
export type Account = AccountResponse
export type Person = PersonResponse
export type FinishedGame = FinishedGameResponse
export type Leader = LeaderboardEntryResponse
export type KindRating = RatingHistoryResponse
export type RatingKind = KindRating['kind']
export type MatchmakingState = MatchmakingResponse
export type SeekerCount = QueueCountResponse
export type Block = BlockedPersonResponse
export type NewReport = Required<AbuseReportRequest>
export type Tournament = TournamentResponse
export type NewTournament = Required<CreateTournamentRequest>
export type Standings = TournamentPageResponse
export type Entrant = EntrantResponse
export type Pairing = PairingResponse

/** A pack as data, with the keys of its TOML file. */
export type PackData = Record<string, unknown>

/** Result of checking a pack. If there are problems, the other fields are empty. */
export interface PackCheck extends Required<PackCheckResponse> {
  cards: CardFace[]
  draft: PackData
}

export type Game = GameResponse

export type NumberSource = 'printed' | 'inferred' | 'found' | 'designed'

export interface CardNumber extends NumberOnCardResponse {
  source: NumberSource
}

export interface CardFace extends CardResponse {
  numbers: CardNumber[]
}

/** Cards are indices into the list of faces; this value stands for a card that the viewer may not see. */
export const HIDDEN = -1

/** Fields common to every game's view. Only the game's board uses the other fields. */
export interface View {
  seat: number
  pending_seats: number[]
  draft: number[]
  [field: string]: unknown
}

export interface Move {
  move: number
  notation: string
  text: string
  card: number | null
}

export interface Prompt {
  key: string
  kind: string
  text: string
  moves: Move[]
  can_take_back: boolean
}

export interface LessonStep {
  step: number
  num_steps: number
  pages: { text: string; highlight: string[] }[]
  allowed_moves: number[] | null
  hint: string | null
}

export interface Update {
  type: 'update'
  events: Event[]
  /** Number of the newest event. */
  last_event: number
  view: View
  prompt: Prompt | null
  can_take_back: boolean
  can_call: boolean
  why_not: Record<string, string>
  outcome: Outcome | null
  /** Seconds left per seat, the seats whose clocks are running, and the seconds until each clock starts: it waits while
   *  events are shown to its player. */
  clock: { remaining: number[]; running: number[]; starts_in: number[] } | null
  countdown: number | null
  /** Whether the prompt is optional, and the seconds until it counts as passed, or null if there is no such limit. */
  is_optional: boolean
  quick_seconds: number | null
  /** Auto-pass for optional prompts: off, for this turn, or for the whole game. */
  auto_pass: '' | 'turn' | 'game'
  /** Every seat's past view for delayed spectators, otherwise empty. */
  views: View[]
  lesson?: LessonStep | null
}

export interface ChatMessage {
  type: 'chat'
  number: number
  seat: number | null
  name: string
  text: string
  at: number
  person: string
  /** Id of a quick phrase; empty for a typed message. */
  phrase: string
}

export type ServerMessage =
  | { type: 'table'; table: Table }
  | { type: 'presence'; present_seats: number[]; num_spectators: number }
  | Update
  | ChatMessage
  | { type: 'why_not'; id: string; key: string; why_not: Record<string, string> }
  | { type: 'done'; id: string }
  | { type: 'error'; id: string; message: string }
  | { type: 'pong'; id: string }

export type ClientMessage =
  | { type: 'move'; key: string; move: number }
  | { type: 'take_back'; key?: string }
  | { type: 'call' }
  | { type: 'concede' }
  | { type: 'auto_pass'; enabled: boolean; for?: 'turn' | 'game' }
  | { type: 'seen'; last_event: number }
  | { type: 'why_not' }
  | { type: 'chat'; text: string }
  | { type: 'phrase'; phrase: string }
  | { type: 'ping' }

export interface ReplayFrame extends FrameResponse {
  view: View
  /** Every seat's own view, if all hands are open. */
  views: View[]
}

export interface ReplayPage extends ReplayPageResponse {
  frames: ReplayFrame[]
}
