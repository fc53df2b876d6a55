// Made by scripts/types.js from the hall's OpenAPI description; do not edit.

export interface AccountSent {
  name: string
  kept: boolean
  passkeys: PasskeySent[]
  recovery: boolean
}

export interface AnswerSent {
  games: number
  enough: boolean
  sentences: string[]
  main: MainSent[]
  differences: DifferenceSent[]
  alone?: FigureSent[]
}

export interface BetterSent {
  seat: number
  bot: string
  did: string[]
  better: string[]
  same: boolean
  solved?: string
}

export interface BotAsked {
  bot: string
}

export interface BotSent {
  id: string
  name: string
  about: string
  level: number
  strength: number
  rating: number | null
}

export interface BotsAsked {
  bot: string
  count?: number
}

export interface BranchAsked {
  answers: number
  seat: number
}

export interface CalledSent {
  table: string
  against: string
  round: number
  by: number
}

export interface CardSent {
  id: string
  name: string
  kind: string
  icon: string
  text: string
  numbers: NumberSent[]
  copies: number
  against: number[][]
}

export interface CardsSent {
  fingerprint: string
  name: string
  boxed: boolean
}

export interface ChancesSent {
  done: boolean
  points: PointSent[]
  moments: MomentSent[]
  sides: number[][]
  of: number
}

export interface ChangeSent {
  before: number
  after: number
}

export interface ChapterSent {
  title: string
  passages: PassageSent[]
}

export interface CheckAsked {
  game: string
  text?: string | null
  draft?: Record<string, unknown> | null
}

export interface CheckedSent {
  fingerprint?: string
  problems?: ProblemAt[]
  cards?: CardSent[]
  seats?: number[]
  differs?: string[]
  text?: string
  draft?: Record<string, unknown>
}

export interface ChoiceSent {
  value: string
  title: string
  seats: number[]
}

export interface ClockAsked {
  kind?: 'none' | 'move' | 'bank'
  seconds?: number
  increment?: number
}

export interface ClockShown {
  kind: 'none' | 'move' | 'bank'
  seconds: number
  increment: number
}

export interface CodeSent {
  code: string
}

export interface ConfirmAsked {
  code?: string
  credential?: CredentialAsked | null
}

export interface CredentialAsked {
  id: string
  response: SignedAsked
  label?: string
}

export interface DifferenceSent {
  what: string
  of: string
  name: string
  unit: string
  one: number
  other: number
  difference: SpanSent
  stands: boolean
}

export interface DraftAsked {
  text: string
}

export interface DraftSent {
  text: string
  at: number
}

export interface EntrantSent {
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

export interface EventSent {
  n: number
  word: string
  seat: number
  cards: number[]
  number: number
  text: string
}

export interface FigureSent {
  what: string
  of: string
  name: string
  unit: string
  figure: SpanSent
}

export interface FitSent {
  game: string
  bot: string
}

export interface ForgetAsked {
  name: string
}

export interface Frame {
  events: EventSent[]
  view: Record<string, unknown>
  views: (Record<string, unknown>)[]
  outcome: OutcomeSent | null
  answers: number
}

export interface GameSent {
  id: string
  title: string
  about: string
  icon: string
  seats: number[]
  minutes: number[]
  options: OptionSent[]
  sealed: boolean
  bots: BotSent[]
  steps: BotSent[]
  manners: BotSent[]
  lesson: boolean
  turbo: boolean
  asides: boolean
}

export interface GoneSent {
  gone: string
}

export interface Health {
  status: string
}

export interface HeightSent {
  rating: number
  doubt: number
}

export interface HintSent {
  key: string
  bot: string
  moves: number[]
  says: string[]
  chance: number
  why: string
}

export interface LeaderSent {
  name: string
  person: string | null
  bot: string | null
  level: number
  now: RatingSent
}

export interface MainSent {
  name: string
  one: number
  other: number
  difference: SpanSent
}

export interface Me {
  id: string
  name: string
}

export interface MomentSent {
  at: number
  seat: number
  change: number
  told: string[]
  last: number
  by: number
  answers: number
}

export interface MyTableSent {
  table: TableSent
  owing: number[]
  winners: number[] | null
  lesson: boolean
  at: number
}

export interface NameAsked {
  name: string
}

export interface NoteAsked {
  text: string
  card?: string
}

export interface NoteSent {
  n: number
  card: string
  text: string
  by: string
  fingerprint: string
  at: number
}

export interface NumberSent {
  name: string
  value: number
  source: string
}

export interface OptionSent {
  name: string
  title: string
  about: string
  choices: ChoiceSent[]
}

export interface OptionsSent {
  options: Record<string, unknown>
}

export interface OutcomeSent {
  places: number[]
  winners: number[]
  why: string
  text: string
}

export interface PackAsked {
  game: string
  name: string
  parent?: string
  text?: string | null
  draft?: Record<string, unknown> | null
}

export interface PackSent {
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

export interface PairingSent {
  round: number
  board: number
  game: number
  first: string
  second: string | null
  table: string | null
  how: '' | 'played' | 'forfeit' | 'bye' | 'rest'
  scores: number[] | null
}

export interface PassageSent {
  title: string
  text: string
  points: string[]
  clauses: string[]
  details: string[]
  asks: string[]
  kinds: string[]
}

export interface PasskeySent {
  handle: string
  label: string
  place: string
  made: number
  used: number
}

export interface PersonSent {
  id: string
  name: string
  you: boolean
  kept: boolean
  standings: StandingSent[]
  figures: TallySent[]
}

export interface PlayedSent {
  table: string
  game: string
  players: PlayerSent[]
  result: '' | 'won' | 'lost' | 'drawn' | 'left'
  rated: boolean
  change: ChangeSent | null
  answers: number
  seconds: number
  at: number
  public: boolean
  title: string
}

export interface PlayerSent {
  name: string
  person: string | null
  bot: string | null
  level: number
  face: string
  won: boolean
}

export interface PointSent {
  last: number
  chances: number[]
}

export interface Problem {
  status_code: number
  detail: string
}

export interface ProblemAt {
  at: (string | number)[]
  sentence: string
}

export interface RatingSent {
  rating: number
  doubt: number
  games: number
  won: number
}

export interface RecordAsked {
  record: string
}

export interface RecoverAsked {
  code: string
}

export interface Replay {
  table: string
  game: string
  names: string[]
  frames: Frame[]
  first: number
  of: number
}

export interface ReportAsked {
  person: string
  what: 'name' | 'talk'
  table?: string
  n?: number
  why?: string
}

export interface ReportedSent {
  sentence: string
}

export interface RuleSent {
  id: string
  text: string
  section: string
  kind: string
  why: string
  cards: number[]
}

export interface SaveAsked {
  version: number
  name?: string | null
  text?: string | null
  draft?: Record<string, unknown> | null
}

export interface SeatAsked {
  kind: 'me' | 'open' | 'bot'
  bot?: string | null
}

export interface SeatSent {
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

export interface SeatsAsked {
  count: number
}

export interface SeekingSent {
  game: string
  waiting: boolean
  waited: number
  others: number
  reach: number | null
  more: number | null
  found: number
  table: string
}

export interface SharedAsked {
  on: boolean
}

export interface ShowsAsked {
  on: boolean
}

export interface ShunAsked {
  blocked?: boolean
  muted?: boolean
}

export interface ShunnedSent {
  person: string
  name: string
  blocked: boolean
  muted: boolean
}

export interface SignOutAsked {
  everywhere?: boolean
  code?: string
}

export interface SignedAsked {
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

export interface SilenceAsked {
  person: string
  on?: boolean
}

export interface SoughtSent {
  game: string
  others: number
}

export interface SpanSent {
  value: number
  low: number | null
  high: number | null
}

export interface StandingSent {
  game: string
  kind: 'duel' | 'several' | 'teams'
  now: RatingSent
  curve: HeightSent[]
}

export interface StandingsSent {
  tournament: TournamentSent
  standings: EntrantSent[]
  ties: string[]
  replays: number
  shown: number
  pairings: PairingSent[]
  called: CalledSent | null
}

export interface StudyAsked {
  pack: string
  against?: string
  bot?: 'quick' | 'random' | 'novice' | 'greedy'
  seats?: number
  options?: Record<string, string>
  games?: number
  seed?: string
}

export interface StudySent {
  id: string
  state: 'waiting' | 'playing' | 'done' | 'stopped' | 'failed'
  ahead: number
  games: number
  of: number
  sentence: string
  answer: AnswerSent | null
}

export interface TableAsked {
  game: string
  seats: SeatAsked[]
  options?: Record<string, string>
  clock?: ClockAsked
  call?: boolean
  public?: boolean
  hints?: boolean
  quick?: number
  pack?: string
  rated?: boolean
}

export interface TableSent {
  id: string
  game: string
  options: Record<string, string>
  status: 'waiting' | 'playing' | 'over'
  public: boolean
  clock: ClockShown
  call: boolean
  seats: SeatSent[]
  host: string
  you: number | null
  watchers: number
  next: string | null
  hints: boolean
  hinted: boolean
  quick: number
  muted: string[]
  late: boolean
  pack: CardsSent
  rated: boolean
  closed: boolean
  tournament: string
}

export interface TallySent {
  game: string
  games: number
  won: number
  lost: number
  drawn: number
}

export interface TournamentAsked {
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
  clock?: ClockAsked
  call?: boolean
  quick?: number
  pack?: string
}

export interface TournamentFile {
  kwoon: number
  tournament: TournamentSent
  ties: string[]
  standings: EntrantSent[]
  pairings: PairingSent[]
}

export interface TournamentSent {
  id: string
  title: string
  host: string
  game: string
  pack: CardsSent
  options: Record<string, string>
  clock: ClockShown
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
