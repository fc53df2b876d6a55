// Made by scripts/types.js from the hall's OpenAPI description; do not edit.

export interface AbuseReportRequest {
  person: string
  kind: 'name' | 'talk'
  table?: string
  message_number?: number
  reason?: string
}

export interface AbuseReportResponse {
  message: string
}

export interface AccountResponse {
  name: string
  is_registered: boolean
  passkeys: PasskeyResponse[]
  has_recovery_code: boolean
}

export interface AddTournamentBotsRequest {
  bot: string
  count?: number
}

export interface AllowDelayedViewRequest {
  enabled: boolean
}

export interface AnswerInvitationRequest {
  table: string
  accept: boolean
}

export interface BetterMoveResponse {
  seat: number
  bot: string
  actual: string[]
  better: string[]
  same: boolean
  solved_text?: string
}

export interface BlockPersonRequest {
  blocked?: boolean
  muted?: boolean
}

export interface BlockedPersonResponse {
  person: string
  name: string
  blocked: boolean
  muted: boolean
}

export interface BotResponse {
  id: string
  name: string
  description: string
  level: number
  strength: number
  rating: number | null
  points: number | null
}

export interface CanSitResponse {
  can_sit: boolean
}

export interface CardRatingResponse {
  game: string
  kind: 'duel' | 'several' | 'teams'
  rating: RatingResponse
}

export interface CardResponse {
  id: string
  name: string
  kind: string
  label: string
  icon: string
  text: string
  short_text: string
  numbers: NumberOnCardResponse[]
  copies: number
  against: number[][]
}

export interface ChallengeRequest {
  person: string
  game: string
  rated?: boolean
}

export interface CheckPackRequest {
  game: string
  text?: string | null
  draft?: Record<string, unknown> | null
}

export interface ClockRequest {
  kind?: 'bank' | 'move' | 'none'
  seconds?: number
  increment?: number
}

export interface ClockSettingsResponse {
  kind: 'bank' | 'move' | 'none'
  seconds: number
  increment: number
}

export interface ConfirmIdentityRequest {
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

export interface CreateTableRequest {
  game: string
  seats: SeatRequest[]
  options?: Record<string, string>
  clock?: ClockRequest
  uses_call?: boolean
  public?: boolean
  hints?: boolean
  quick_seconds?: number
  pack?: string
  rated?: boolean
}

export interface CreateTournamentRequest {
  title: string
  game: string
  kind?: 'knockout' | 'robin' | 'swiss'
  rounds?: number
  starts?: number
  no_show_seconds?: number
  allow_late_entry?: boolean
  rated?: boolean
  public?: boolean
  max_entrants?: number
  options?: Record<string, string>
  clock?: ClockRequest
  uses_call?: boolean
  quick_seconds?: number
  pack?: string
}

export interface CredentialRequest {
  id: string
  response: SignatureRequest
  label?: string
}

export interface CurvePointResponse {
  last_event: number
  chances: number[]
}

export interface DeleteAccountRequest {
  name: string
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
  rounds_survived: number
  withdrawn: boolean
}

export interface ErrorResponse {
  status_code: number
  detail: string
}

export interface EventResponse {
  number: number
  kind: string
  seat: number
  cards: number[]
  amount: number
  text: string
}

export interface FinishedGameResponse {
  table: string
  game: string
  players: FinishedGameSeatResponse[]
  result: '' | 'drawn' | 'left' | 'lost' | 'won'
  rated: boolean
  rating_change: RatingChangeResponse | null
  num_moves: number
  seconds: number
  ended: number
  public: boolean
  title: string
}

export interface FinishedGameSeatResponse {
  name: string
  person: string | null
  bot: string | null
  level: number
  face: string
  won: boolean
}

export interface FoundPersonResponse {
  person: string
  name: string
}

export interface FriendResponse {
  person: string
  name: string
  is_online: boolean
}

export interface FriendsResponse {
  friends: FriendResponse[]
  shows_online: boolean
  challenges_from: 'anyone' | 'friends' | 'nobody'
  is_registered: boolean
}

export interface GameCountResponse {
  game: string
  num_games: number
  num_wins: number
  num_losses: number
  num_draws: number
}

export interface GameResponse {
  id: string
  title: string
  description: string
  icon: string
  seats: number[]
  minutes: number[]
  options: OptionResponse[]
  has_simultaneous_choices: boolean
  bots: BotResponse[]
  interpolated_bots: BotResponse[]
  personality_bots: BotResponse[]
  lesson: boolean
  lesson_minutes: number
  learning_order: number
  first_choice_starts: boolean
  has_optional_prompts: boolean
  card_fields: string[]
  seat_fields: string[]
  value_names: Record<string, string[]>
}

export interface HeadlineStatisticResponse {
  name: string
  first: number
  second: number
  difference: IntervalResponse
}

export interface HealthResponse {
  status: 'ok'
}

export interface HintResponse {
  key: string
  bot: string
  moves: number[]
  advice: string[]
  win_chance: number
  reason: string
}

export interface ImportRecordRequest {
  record: string
}

export interface IntervalResponse {
  value: number
  low: number | null
  high: number | null
}

export interface InvitationResponse {
  person: string
  name: string
  table: string
  game: string
  is_declined: boolean
  remaining_seconds: number
}

export interface InvitationsResponse {
  received: InvitationResponse[]
  sent: InvitationResponse[]
}

export interface InviteRequest {
  person: string
  table: string
}

export interface KeyMomentResponse {
  point: number
  seat: number
  change: number
  sentences: string[]
  last_event: number
  decided_by: number
  num_moves: number
}

export interface LanguageRequest {
  language: string
}

export interface LeaderboardEntryResponse {
  name: string
  person: string | null
  bot: string | null
  level: number
  rating: RatingResponse
}

export interface MatchmakingResponse {
  game: string
  is_waiting: boolean
  waited_seconds: number
  num_others: number
  rating_range: number | null
  points_range: number | null
  remaining_seconds: number | null
  recently_found: number
  table: string
}

export interface MeResponse {
  id: string
  name: string
  language: string
}

export interface MuteRequest {
  person: string
  muted?: boolean
}

export interface MyTableResponse {
  table: TableResponse
  pending_seats: number[]
  winners: number[] | null
  lesson: boolean
  changed: number
}

export interface NextGameResponse {
  table: string
  opponent: string
  round: number
  deadline: number
}

export interface NumberOnCardResponse {
  name: string
  value: number
  source: string
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
  description: string
  choices: OptionChoiceResponse[]
}

export interface OutcomeResponse {
  places: number[]
  winners: number[]
  reason: string
  text: string
}

export interface PackCheckResponse {
  fingerprint?: string
  problems?: PackProblemResponse[]
  cards?: CardResponse[]
  seats?: number[]
  differences?: string[]
  text?: string
  draft?: Record<string, unknown>
}

export interface PackFeedbackRequest {
  text: string
  card?: string
}

export interface PackFeedbackResponse {
  number: number
  card: string
  text: string
  author_name: string
  fingerprint: string
  at: number
}

export interface PackProblemResponse {
  path: (string | number)[]
  message: string
  problem: string
}

export interface PackResponse {
  id: string | null
  game: string
  fingerprint: string
  name: string
  owner: string | null
  owner_name: string
  parent: string | null
  created: number
  changed: number
  version: number
  shared: boolean
  is_owner: boolean
  is_default: boolean
  has_draft: boolean
  num_notes: number
  num_cards: number
  text?: string
  differences?: string[]
}

export interface PairingResponse {
  round: number
  board: number
  replay_number: number
  first: string
  second: string | null
  table: string | null
  result_kind: '' | 'bye' | 'forfeit' | 'played' | 'rest'
  scores: number[] | null
}

export interface PasskeyResponse {
  handle: string
  label: string
  host: string
  created: number
  last_used: number
}

export interface PersonCardResponse {
  id: string
  name: string
  is_friend: boolean
  has_profile: boolean
  ratings: CardRatingResponse[]
  results: GameCountResponse[]
}

export interface PersonResponse {
  id: string
  name: string
  is_self: boolean
  is_registered: boolean
  ratings: RatingHistoryResponse[]
  game_counts: GameCountResponse[]
}

export interface PlayOnRequest {
  num_moves: number
  seat: number
}

export interface QueueCountResponse {
  game: string
  num_others: number
}

export interface RatingChangeResponse {
  before: number
  after: number
  points_before: number
  points_after: number
  is_provisional: boolean
}

export interface RatingHistoryResponse {
  game: string
  kind: 'duel' | 'several' | 'teams'
  rating: RatingResponse
  curve: RatingPointResponse[]
}

export interface RatingPointResponse {
  rating: number
  uncertainty: number
  points: number
}

export interface RatingResponse {
  rating: number
  uncertainty: number
  num_games: number
  num_wins: number
  points: number
  points_uncertainty: number
  is_provisional: boolean
}

export interface RecentPlayerResponse {
  person: string
  name: string
  game: string
}

export interface RecoverRequest {
  code: string
}

export interface RecoveryCodeResponse {
  code: string
}

export interface RemovedPackResponse {
  removed_id: string
}

export interface RenameRequest {
  name: string
}

export interface ReplayFrame {
  events: EventResponse[]
  view: Record<string, unknown>
  views: (Record<string, unknown>)[]
  outcome: OutcomeResponse | null
  num_moves: number
}

export interface ReplayPage {
  table: string
  game: string
  names: string[]
  frames: ReplayFrame[]
  first_frame: number
  num_frames: number
}

export interface RuleResponse {
  id: string
  text: string
  section: string
  kind: string
  reason: string
  cards: number[]
}

export interface RulebookBlockResponse {
  kind: 'cards' | 'list' | 'paragraph' | 'quote' | 'steps' | 'table'
  text: string
  items: string[]
  rows: string[][]
}

export interface RulebookSectionResponse {
  level: number
  heading: string
  blocks: RulebookBlockResponse[]
  clauses: string[]
  prompts: string[]
  kinds: string[]
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

export interface SeatRatingResponse {
  seat: number
  points: number
  is_provisional: boolean
}

export interface SeatRequest {
  kind: 'bot' | 'me' | 'open'
  bot?: string | null
}

export interface SeatResponse {
  seat: number
  kind: 'bot' | 'open' | 'person'
  person: string | null
  name: string | null
  is_present: boolean
  bot: string | null
  wants_rematch: boolean
  level: number
  strength: number
  face: string
  allows_delayed_view: boolean
  votes: number
}

export interface SharePackRequest {
  shared: boolean
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

export interface SignedOutResponse {
  id: string
  name: string
  code: string
}

export interface SocialSettingsRequest {
  shows_online: boolean
  challenges_from: 'anyone' | 'friends' | 'nobody'
}

export interface StatisticDifferenceResponse {
  statistic: string
  subject: string
  name: string
  unit: string
  first: number
  second: number
  difference: IntervalResponse
  is_significant: boolean
}

export interface StudyRequest {
  pack: string
  against?: string
  bot?: 'greedy' | 'novice' | 'quick' | 'random'
  seats?: number
  options?: Record<string, string>
  num_games?: number
  seed?: string
}

export interface StudyResponse {
  id: string
  state: 'done' | 'failed' | 'playing' | 'stopped' | 'waiting'
  num_ahead: number
  games_played: number
  games_total: number
  message: string
  result: StudyResultResponse | null
}

export interface StudyResultResponse {
  num_games: number
  is_complete: boolean
  sentences: string[]
  headlines: HeadlineStatisticResponse[]
  differences: StatisticDifferenceResponse[]
  only_in_pack?: UnmatchedStatisticResponse[]
}

export interface TablePackResponse {
  fingerprint: string
  name: string
  is_default: boolean
}

export interface TableResponse {
  id: string
  game: string
  options: Record<string, string>
  status: 'over' | 'playing' | 'waiting'
  public: boolean
  clock: ClockSettingsResponse
  uses_call: boolean
  seats: SeatResponse[]
  host: string
  your_seat: number | null
  num_spectators: number
  rematch_table: string | null
  can_hint: boolean
  hints_for_all: boolean
  quick_seconds: number
  muted: string[]
  can_watch_delayed: boolean
  pack: TablePackResponse
  rated: boolean
  closed: boolean
  tournament: string
}

export interface TournamentFile {
  kwoon: number
  tournament: TournamentResponse
  tiebreaks: string[]
  standings: EntrantResponse[]
  pairings: PairingResponse[]
}

export interface TournamentPageResponse {
  tournament: TournamentResponse
  standings: EntrantResponse[]
  tiebreaks: string[]
  max_replays: number
  shown_round: number
  pairings: PairingResponse[]
  next_game: NextGameResponse | null
}

export interface TournamentResponse {
  id: string
  title: string
  host: string
  game: string
  pack: TablePackResponse
  options: Record<string, string>
  clock: ClockSettingsResponse
  kind: 'knockout' | 'robin' | 'swiss'
  state: 'off' | 'over' | 'running' | 'waiting'
  round: number
  rounds: number
  num_entrants: number
  max_entrants: number
  starts: number | null
  no_show_seconds: number
  allow_late_entry: boolean
  rated: boolean
  public: boolean
  your_entrant: string | null
  can_join: boolean
}

export interface UnmatchedStatisticResponse {
  statistic: string
  subject: string
  name: string
  unit: string
  interval: IntervalResponse
}

export interface WebAuthnOptionsResponse {
  options: Record<string, unknown>
}

export interface WinChancesResponse {
  done: boolean
  points: CurvePointResponse[]
  moments: KeyMomentResponse[]
  teams: number[][]
  num_points: number
}
