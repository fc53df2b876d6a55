// Made by scripts/types.js from the hall's OpenAPI description; do not edit.

export interface AccountResponse {
  name: string
  kept: boolean
  passkeys: PasskeyResponse[]
  recovery: boolean
}

export interface AddBotsRequest {
  bot: string
  count?: number
}

export interface BetterMoveResponse {
  seat: number
  bot: string
  did: string[]
  better: string[]
  same: boolean
  solved?: string
}

export interface BlockRequest {
  blocked?: boolean
  muted?: boolean
}

export interface BlockResponse {
  person: string
  name: string
  blocked: boolean
  muted: boolean
}

export interface BotResponse {
  id: string
  name: string
  about: string
  level: number
  strength: number
  rating: number | null
}

export interface CardNumberResponse {
  name: string
  value: number
  source: string
}

export interface CardResponse {
  id: string
  name: string
  kind: string
  icon: string
  text: string
  numbers: CardNumberResponse[]
  copies: number
  against: number[][]
}

export interface ChapterResponse {
  title: string
  passages: PassageResponse[]
}

export interface CheckPackRequest {
  game: string
  text?: string | null
  draft?: Record<string, unknown> | null
}

export interface ClockRequest {
  kind?: 'none' | 'move' | 'bank'
  seconds?: number
  increment?: number
}

export interface ClockSettingsResponse {
  kind: 'none' | 'move' | 'bank'
  seconds: number
  increment: number
}

export interface ConfirmAsked {
  code?: string
  credential?: CredentialRequest | null
}

export interface CreatePackRequest {
  game: string
  name: string
  parent?: string
  text?: string | null
  draft?: Record<string, unknown> | null
}

export interface CredentialRequest {
  id: string
  response: SignatureRequest
  label?: string
}

export interface CurvePointResponse {
  last: number
  chances: number[]
}

export interface DelayedViewRequest {
  on: boolean
}

export interface DeleteAccountRequest {
  name: string
}

export interface DifferenceResponse {
  what: string
  of: string
  name: string
  unit: string
  one: number
  other: number
  difference: IntervalResponse
  stands: boolean
}

export interface DraftResponse {
  text: string
  at: number
}

export interface EntrantResponse {
  id: string
  name: string
  person: string | null
  bot: string | null
  level: number
  face: string
  place: number
  points: number
  buchholz: number
  berger: number
  direct: number
  wins: number
  played: number
  reached: number
  gone: boolean
}

export interface ErrorResponse {
  status_code: number
  detail: string
}

export interface EventResponse {
  n: number
  word: string
  seat: number
  cards: number[]
  number: number
  text: string
}

export interface FeedbackRequest {
  text: string
  card?: string
}

export interface FeedbackResponse {
  n: number
  card: string
  text: string
  by: string
  fingerprint: string
  at: number
}

export interface FinishedGameResponse {
  table: string
  game: string
  players: PlayerResponse[]
  result: '' | 'won' | 'lost' | 'drawn' | 'left'
  rated: boolean
  change: RatingChangeResponse | null
  answers: number
  seconds: number
  at: number
  public: boolean
  title: string
}

export interface GameCountResponse {
  game: string
  games: number
  won: number
  lost: number
  drawn: number
}

export interface GameResponse {
  id: string
  title: string
  about: string
  icon: string
  seats: number[]
  minutes: number[]
  options: OptionResponse[]
  sealed: boolean
  bots: BotResponse[]
  steps: BotResponse[]
  manners: BotResponse[]
  lesson: boolean
  turbo: boolean
  asides: boolean
}

export interface HeadlineResponse {
  name: string
  one: number
  other: number
  difference: IntervalResponse
}

export interface HealthResponse {
  status: string
}

export interface HintResponse {
  key: string
  bot: string
  moves: number[]
  says: string[]
  chance: number
  why: string
}

export interface ImportRecordRequest {
  record: string
}

export interface IntervalResponse {
  value: number
  low: number | null
  high: number | null
}

export interface KeyMomentResponse {
  at: number
  seat: number
  change: number
  told: string[]
  last: number
  by: number
  answers: number
}

export interface KindRatingResponse {
  game: string
  kind: 'duel' | 'several' | 'teams'
  now: RatingResponse
  curve: RatingPointResponse[]
}

export interface LeaderResponse {
  name: string
  person: string | null
  bot: string | null
  level: number
  now: RatingResponse
}

export interface MatchmakingResponse {
  game: string
  waiting: boolean
  waited: number
  others: number
  reach: number | null
  more: number | null
  found: number
  table: string
}

export interface MeResponse {
  id: string
  name: string
}

export interface MuteRequest {
  person: string
  on?: boolean
}

export interface MyTableResponse {
  table: TableResponse
  owing: number[]
  winners: number[] | null
  lesson: boolean
  at: number
}

export interface NextGameResponse {
  table: string
  against: string
  round: number
  by: number
}

export interface OpenTableRequest {
  game: string
  seats: SeatRequest[]
  options?: Record<string, string>
  clock?: ClockRequest
  call?: boolean
  public?: boolean
  hints?: boolean
  quick?: number
  pack?: string
  rated?: boolean
}

export interface OpenTournamentRequest {
  title: string
  game: string
  kind?: 'swiss' | 'robin' | 'knockout'
  rounds?: number
  starts?: number
  patience?: number
  late?: boolean
  rated?: boolean
  public?: boolean
  most?: number
  options?: Record<string, string>
  clock?: ClockRequest
  call?: boolean
  quick?: number
  pack?: string
}

export interface OpponentSuggestionResponse {
  game: string
  bot: string
}

export interface OptionChoiceResponse {
  value: string
  title: string
  seats: number[]
}

export interface OptionResponse {
  name: string
  title: string
  about: string
  choices: OptionChoiceResponse[]
}

export interface OutcomeResponse {
  places: number[]
  winners: number[]
  why: string
  text: string
}

export interface PackCheckResponse {
  fingerprint?: string
  problems?: PackProblemResponse[]
  cards?: CardResponse[]
  seats?: number[]
  differs?: string[]
  text?: string
  draft?: Record<string, unknown>
}

export interface PackProblemResponse {
  at: (string | number)[]
  sentence: string
}

export interface PackResponse {
  id: string | null
  game: string
  fingerprint: string
  name: string
  owner: string | null
  by: string
  parent: string | null
  made: number
  changed: number
  version: number
  shared: boolean
  yours: boolean
  boxed: boolean
  drafted: boolean
  notes: number
  cards: number
  text?: string
  differs?: string[]
}

export interface PairingResponse {
  round: number
  board: number
  game: number
  first: string
  second: string | null
  table: string | null
  how: '' | 'played' | 'forfeit' | 'bye' | 'rest'
  scores: number[] | null
}

export interface PassageResponse {
  title: string
  text: string
  points: string[]
  clauses: string[]
  details: string[]
  asks: string[]
  kinds: string[]
}

export interface PasskeyResponse {
  handle: string
  label: string
  place: string
  made: number
  used: number
}

export interface PersonResponse {
  id: string
  name: string
  you: boolean
  kept: boolean
  standings: KindRatingResponse[]
  figures: GameCountResponse[]
}

export interface PlayOnRequest {
  answers: number
  seat: number
}

export interface PlayerResponse {
  name: string
  person: string | null
  bot: string | null
  level: number
  face: string
  won: boolean
}

export interface RatingChangeResponse {
  before: number
  after: number
}

export interface RatingPointResponse {
  rating: number
  doubt: number
}

export interface RatingResponse {
  rating: number
  doubt: number
  games: number
  won: number
}

export interface RecoverRequest {
  code: string
}

export interface RecoveryCodeResponse {
  code: string
}

export interface RemovedResponse {
  gone: string
}

export interface RenameRequest {
  name: string
}

export interface ReplayFrame {
  events: EventResponse[]
  view: Record<string, unknown>
  views: (Record<string, unknown>)[]
  outcome: OutcomeResponse | null
  answers: number
}

export interface ReplayPage {
  table: string
  game: string
  names: string[]
  frames: ReplayFrame[]
  first: number
  of: number
}

export interface ReportRequest {
  person: string
  what: 'name' | 'talk'
  table?: string
  n?: number
  why?: string
}

export interface ReportResponse {
  sentence: string
}

export interface RuleResponse {
  id: string
  text: string
  section: string
  kind: string
  why: string
  cards: number[]
}

export interface SaveDraftRequest {
  text: string
}

export interface SavePackRequest {
  version: number
  name?: string | null
  text?: string | null
  draft?: Record<string, unknown> | null
}

export interface SeatBotRequest {
  bot: string
}

export interface SeatCountRequest {
  count: number
}

export interface SeatRequest {
  kind: 'me' | 'open' | 'bot'
  bot?: string | null
}

export interface SeatResponse {
  seat: number
  kind: 'open' | 'person' | 'bot'
  person: string | null
  name: string | null
  here: boolean
  bot: string | null
  again: boolean
  level: number
  strength: number
  face: string
  shows: boolean
  votes: number
}

export interface SeekersResponse {
  game: string
  others: number
}

export interface SharePackRequest {
  on: boolean
}

export interface SignOutRequest {
  everywhere?: boolean
  code?: string
}

export interface SignatureRequest {
  clientDataJSON: string
  attestationObject?: string
  authenticatorData?: string
  signature?: string
  userHandle?: string
}

export interface SignedOutSent {
  id: string
  name: string
  code: string
}

export interface StandingsResponse {
  tournament: TournamentResponse
  standings: EntrantResponse[]
  ties: string[]
  replays: number
  shown: number
  pairings: PairingResponse[]
  called: NextGameResponse | null
}

export interface StatisticResponse {
  what: string
  of: string
  name: string
  unit: string
  figure: IntervalResponse
}

export interface StudyRequest {
  pack: string
  against?: string
  bot?: 'quick' | 'random' | 'novice' | 'greedy'
  seats?: number
  options?: Record<string, string>
  games?: number
  seed?: string
}

export interface StudyResponse {
  id: string
  state: 'waiting' | 'playing' | 'done' | 'stopped' | 'failed'
  ahead: number
  games: number
  of: number
  sentence: string
  answer: StudyResultResponse | null
}

export interface StudyResultResponse {
  games: number
  enough: boolean
  sentences: string[]
  main: HeadlineResponse[]
  differences: DifferenceResponse[]
  alone?: StatisticResponse[]
}

export interface TablePackResponse {
  fingerprint: string
  name: string
  boxed: boolean
}

export interface TableResponse {
  id: string
  game: string
  options: Record<string, string>
  status: 'waiting' | 'playing' | 'over'
  public: boolean
  clock: ClockSettingsResponse
  call: boolean
  seats: SeatResponse[]
  host: string
  you: number | null
  watchers: number
  next: string | null
  hints: boolean
  hinted: boolean
  quick: number
  muted: string[]
  late: boolean
  pack: TablePackResponse
  rated: boolean
  closed: boolean
  tournament: string
}

export interface TournamentFile {
  kwoon: number
  tournament: TournamentResponse
  ties: string[]
  standings: EntrantResponse[]
  pairings: PairingResponse[]
}

export interface TournamentResponse {
  id: string
  title: string
  host: string
  game: string
  pack: TablePackResponse
  options: Record<string, string>
  clock: ClockSettingsResponse
  kind: 'swiss' | 'robin' | 'knockout'
  state: 'waiting' | 'running' | 'over' | 'off'
  round: number
  rounds: number
  entrants: number
  most: number
  starts: number | null
  patience: number
  late: boolean
  rated: boolean
  public: boolean
  you: string | null
  open: boolean
}

export interface WebAuthnOptionsResponse {
  options: Record<string, unknown>
}

export interface WinChancesResponse {
  done: boolean
  points: CurvePointResponse[]
  moments: KeyMomentResponse[]
  sides: number[][]
  of: number
}
