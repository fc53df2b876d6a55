// A client's session at a table: received updates, the part of them shown so far, and the player's requests.
// Updates are played back in steps; a tap skips to the newest state.
import { withOpenHands } from './open_hands'
import type { PlaybackStep, GameParts, ClockState } from '../games/board'
import type { Prompt, Event, ServerMessage, Hint, Move, Update, ChatMessage, Table, View } from '../api/protocol'
import { isLoaded, joinTexts, loadAreasIn, loadGame, localize, t } from '../localization'
import type { Reader } from '../localization/text'
import { prefersReducedMotion } from '../theme/preferences.svelte'
import { hallApi } from '../api/hall'
import { transport } from '../api/transport'
import { blocks } from '../social/blocks.svelte'
import { type ConnectionState, TableSocket, type SocketEnvironment, browserEnvironment } from '../api/socket'
import { type GivenHint, remainingHint } from './remaining_hint'
import { animationSpeed } from '../theme/animation_speed.svelte'
import { MIN_STEP_MS, RoundPacing, shortenSteps, takeNextStep } from './pacing'

/** If there are more new events than this, they are shown at once, without playback. A full round of Kung Fur Fight has
 *  up to 50. */
const MAX_EVENTS = 60
/** Playback is skipped this long before the viewer's clock starts. */
const SKIP_MARGIN_MS = 400
/** How long a quick phrase stays at its sender's plate. */
const PHRASE_MS = 5000

/** A move or take-back whose update has not arrived yet. */
interface PendingMove {
  id: string
  /** The key of the prompt that it answers; null for taking back a sealed choice. */
  key: string | null
  /** Whether the hall has acknowledged the move; the next update then has its result. */
  isAccepted: boolean
  isTakeBack?: boolean
}

export class TableSession {
  table = $state.raw<Table | null>(null)
  update = $state.raw<Update | null>(null)
  view = $state.raw<View | null>(null)
  newEvents = $state.raw<Event[]>([])
  /** Text for screen readers about the newest events. */
  announcement = $state('')
  shownEvents = $state.raw<Event[]>([])
  chatMessages = $state.raw<ChatMessage[]>([])
  /** The newest quick phrase of each seat, for a few seconds after it has arrived. */
  newPhrases = $state.raw<ChatMessage[]>([])
  connection = $state<ConnectionState>('joining')
  closeCode = $state(0)
  notice = $state('')
  /** Whether the last action was a take-back. */
  justTookBack = $state(false)
  isPlayingBack = $state(false)
  clock = $state.raw<ClockState | null>(null)
  /** When the call's countdown ends, by the browser's clock. */
  callEndsAt = $state<number | null>(null)
  /** When the optional prompt counts as passed. */
  quickEndsAt = $state<number | null>(null)
  /** The best bot's hint for the current prompt. */
  private givenHint = $state.raw<GivenHint | null>(null)
  isRequestingHint = $state(false)
  /** Whether a spectator watches the delayed view. */
  isDelayed = $state(false)
  private pendingMove = $state.raw<PendingMove | null>(null)
  private steps: PlaybackStep[] = []
  /** Whether the hall has sent the earlier messages of the chat. On connecting, they arrive before the first update. */
  private hasEarlierMessages = false
  /** Messages that wait for catalogs. */
  private readonly waitingMessages: ServerMessage[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private skipTimer: ReturnType<typeof setTimeout> | undefined
  private readonly pacing = new RoundPacing()
  /** When the current step ends. */
  private stepEndsAt = 0
  /** Number of the last event reported to the hall as seen. */
  private lastReportedEvent = 0
  /** Why cards cannot be played now; empty until the hall has answered `requestWhyNot`. */
  whyNot = $state.raw<Record<string, string>>({})
  private whyNotRequested = false
  private readonly socket: TableSocket
  gameParts: GameParts | null = null
  /** When the player last chose a move. */
  lastMoveAt = -Infinity
  /** Called with the events of each step that is shown, also of skipped ones. */
  onEvents: (events: Event[], wasSkipped: boolean) => void = () => {}

  constructor(
    private readonly id: string,
    environment: SocketEnvironment = browserEnvironment,
  ) {
    this.socket = new TableSocket(
      `/api/tables/${id}/socket`,
      (message) => this.receive(message),
      (connection, code) => {
        this.connection = connection
        this.closeCode = code ?? 0
        this.hasEarlierMessages = false
      },
      environment,
    )
  }

  /** The current prompt; null during playback or while a move that answers it is pending. */
  get prompt(): Prompt | null {
    const prompt = this.isPlayingBack ? null : (this.update?.prompt ?? null)
    return prompt && prompt.key !== this.pendingMove?.key ? prompt : null
  }

  /** The rest of the hint, next move first. It stays while a hinted move is pending. */
  get hint(): Hint | null {
    const prompt = this.isPlayingBack ? null : this.update?.prompt
    return prompt && this.givenHint ? remainingHint(this.givenHint, prompt.key, this.update!.view.draft, prompt.moves) : null
  }

  get canTakeBack(): boolean {
    return !this.isPlayingBack && !this.update?.outcome && (this.update?.can_take_back ?? false)
  }

  get isOver(): boolean {
    return !this.isPlayingBack && this.update?.outcome != null
  }

  /** Whether anybody else is at the table to whom the viewer could speak. */
  get canSendPhrases(): boolean {
    const { table } = this
    if (!table || table.status === 'waiting' || transport.offlineNotice) return false
    const isWatching = table.your_seat === null
    return isWatching || table.num_spectators > 0 || table.seats.some((seat) => seat.kind === 'person' && seat.seat !== table.your_seat)
  }

  start(): () => void {
    this.socket.start()
    const reconnect = () => document.visibilityState === 'visible' && this.socket.reconnectNow()
    addEventListener('online', reconnect)
    document.addEventListener('visibilitychange', reconnect)
    return () => {
      removeEventListener('online', reconnect)
      document.removeEventListener('visibilitychange', reconnect)
      clearTimeout(this.timer)
      clearTimeout(this.skipTimer)
      this.socket.stop()
    }
  }

  choose(move: Move): void {
    const prompt = this.prompt
    if (!prompt) return
    const lesson = this.update?.lesson
    if (lesson?.allowed_moves && !lesson.allowed_moves.includes(move.move)) {
      this.notice = lesson.hint ?? t('table-lesson-other-move')
      return
    }
    this.notice = ''
    this.justTookBack = false
    this.lastMoveAt = performance.now()
    this.pacing.start(this.lastMoveAt)
    const id = this.socket.request({ type: 'move', key: prompt.key, move: move.move })
    this.pendingMove = { id, key: prompt.key, isAccepted: false }
  }

  takeBack(): void {
    const key = this.update?.prompt?.key ?? null
    // A double click takes back one move only.
    if (this.pendingMove?.key === key) return
    this.notice = ''
    const id = this.socket.request(key === null ? { type: 'take_back' } : { type: 'take_back', key })
    this.pendingMove = { id, key, isAccepted: false, isTakeBack: true }
  }

  async requestHint(): Promise<void> {
    this.isRequestingHint = true
    try {
      const hint = await hallApi.hint(this.id, this.reader(this.view?.seat ?? -1))
      const draftLength = Number(hint.key.split('.')[1])
      this.givenHint = { hint, draftBefore: this.update?.view.draft.slice(0, draftLength) ?? [] }
    } catch (error) {
      this.notice = (error as Error).message
    }
    this.isRequestingHint = false
  }

  call(): void {
    this.socket.request({ type: 'call' })
  }

  /** Turns auto-pass of optional prompts on for the turn or the game, or off. */
  setAutoPass(enabled: boolean, duration: 'turn' | 'game' = 'turn'): void {
    this.socket.request({ type: 'auto_pass', enabled: enabled, for: duration })
  }

  /** Switches between the delayed and the live view. */
  setDelayed(isDelayed: boolean): void {
    this.isDelayed = isDelayed
    clearTimeout(this.timer)
    this.steps = []
    this.isPlayingBack = false
    this.shownEvents = []
    this.view = null
    this.update = null
    this.socket.restart(isDelayed)
  }

  concede(): void {
    this.socket.request({ type: 'concede' })
  }

  sendPhrase(phrase: string): void {
    this.notice = ''
    this.socket.request({ type: 'phrase', phrase })
  }

  sendChat(text: string): void {
    this.socket.request({ type: 'chat', text })
  }

  /** Skips the playback and shows the newest state; returns whether there was anything to skip. */
  skip(): boolean {
    if (this.steps.length === 0) return false
    clearTimeout(this.timer)
    const remaining = this.steps.splice(0)
    this.showStep({ view: remaining.at(-1)!.view, events: remaining.flatMap((step) => step.events), ms: 0 }, true)
    this.isPlayingBack = false
    this.reportSeen()
    return true
  }

  /** Requests the reasons why cards cannot be played, once per position. */
  requestWhyNot(): void {
    if (this.whyNotRequested || !this.update || this.update.outcome || this.table?.your_seat == null) return
    this.whyNotRequested = true
    this.socket.request({ type: 'why_not' })
  }

  /** Handles a message, after the catalogs for its texts have been loaded. */
  private receive(message: ServerMessage): void {
    if (this.waitingMessages.length === 0 && message.type !== 'table' && isLoaded(message)) return this.handleMessage(this.localize(message))
    this.waitingMessages.push(message)
    if (this.waitingMessages.length === 1) void this.handleWaitingMessages()
  }

  private async handleWaitingMessages(): Promise<void> {
    for (let message = this.waitingMessages[0]; message; message = this.waitingMessages[0]) {
      if (message.type === 'table') await loadGame(message.table.game)
      await loadAreasIn(message)
      this.waitingMessages.shift()
      this.handleMessage(this.localize(message))
    }
  }

  private localize(message: ServerMessage): ServerMessage {
    // What people write is not a message.
    return message.type === 'chat' ? message : localize(message, this.reader(message.type === 'update' ? message.view.seat : (this.update?.view.seat ?? -1)))
  }

  /** The reader of texts about this table. */
  reader(seat: number): Reader {
    return { names: this.table?.seats.map((each) => each.name ?? '') ?? [], seat }
  }

  private handleMessage(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.table = message.table
        return
      case 'presence':
        if (!this.table) return
        this.table = { ...this.table, num_spectators: message.num_spectators, seats: this.table.seats.map((seat) => ({ ...seat, is_present: message.present_seats.includes(seat.seat) })) }
        return
      case 'update':
        return this.handleUpdate(message)
      case 'chat':
        return this.handleChat(message)
      case 'why_not':
        // Ignore reasons for an earlier position.
        if (this.whyNotRequested) this.whyNot = message.why_not
        return
      case 'error':
        this.notice = message.message
        if (message.id === this.pendingMove?.id) this.pendingMove = null
        return
      case 'done':
        if (message.id === this.pendingMove?.id) this.pendingMove = { ...this.pendingMove, isAccepted: true }
    }
  }

  private handleChat(message: ChatMessage): void {
    // After a reconnect or an unmute, the hall sends earlier messages, some of them again.
    if (this.chatMessages.some((each) => each.number === message.number)) return
    const isNew = this.hasEarlierMessages && message.number > (this.chatMessages.at(-1)?.number ?? 0) && !blocks.wasJustUnmuted(message.person)
    this.chatMessages = [...this.chatMessages, message].sort((a, b) => a.number - b.number)
    if (!message.phrase || message.seat === null || !isNew) return
    this.newPhrases = [...this.newPhrases.filter((each) => each.seat !== message.seat), message]
    setTimeout(() => (this.newPhrases = this.newPhrases.filter((each) => each !== message)), PHRASE_MS)
  }

  private handleUpdate(message: Update): void {
    const update = withOpenHands(message)
    const before = this.steps.at(-1)?.view ?? this.view
    const lastKnown = this.lastQueuedEvent()
    const newEvents = update.events.filter((event) => event.number > lastKnown)
    // A notice applies to one position only.
    if (newEvents.length > 0 || update.prompt?.key !== this.update?.prompt?.key) this.notice = ''
    this.update = update
    this.hasEarlierMessages = true
    this.whyNotRequested = false
    this.whyNot = {}
    if (newEvents.length > 0) this.justTookBack = false
    // Before the acknowledgment, other updates may arrive: after another player's sealed choice, or after a reconnect.
    if (this.pendingMove?.isAccepted) {
      this.justTookBack = this.pendingMove.isTakeBack ?? false
      this.pendingMove = null
    }
    const now = performance.now()
    this.clock = update.clock ? { ...update.clock, at: now } : null
    this.callEndsAt = update.countdown === null ? null : now + update.countdown * 1000
    this.quickEndsAt = update.quick_seconds === null ? null : now + update.quick_seconds * 1000
    if (this.isPlayingBack && newEvents.length === 0) {
      // A sealed choice or a reconnect does not interrupt the playback.
      this.steps.push({ view: update.view, events: [], ms: 0 })
      return
    }
    const playbackSteps = this.gameParts?.playbackSteps
    if (!before || newEvents.length === 0 || newEvents.length > MAX_EVENTS || !playbackSteps || prefersReducedMotion() || animationSpeed.factor === 0 || document.hidden) {
      this.steps.push({ view: update.view, events: newEvents, ms: 0 })
      this.skip()
      return
    }
    this.steps.push(...playbackSteps(before, newEvents, update.view).map((step) => ({ ...step, ms: step.ms * animationSpeed.factor })))
    this.scheduleSkip()
    this.shortenPlayback(now)
    if (!this.isPlayingBack) this.playNextStep()
  }

  /** Whether the viewer plays against several opponents. */
  private get isMultiplayer(): boolean {
    return this.table?.your_seat != null && this.table.seats.length > 2
  }

  /** With several opponents, limits the playback of their moves to a few seconds. */
  private shortenPlayback(now: number): void {
    if (!this.isMultiplayer) return
    const remainingMs = this.pacing.remainingMs(now, this.isPlayingBack, this.update?.prompt != null, Math.max(1, animationSpeed.factor))
    const shortened = shortenSteps(this.steps, remainingMs)
    if (shortened === this.steps) return
    this.steps = shortened
    // End the current step early.
    if (this.isPlayingBack && this.stepEndsAt - now > MIN_STEP_MS) {
      clearTimeout(this.timer)
      this.stepEndsAt = now + MIN_STEP_MS
      this.timer = setTimeout(() => this.playNextStep(), MIN_STEP_MS)
    }
  }

  /** Skips the rest of the playback shortly before the viewer's clock starts. */
  private scheduleSkip(): void {
    clearTimeout(this.skipTimer)
    const clock = this.update?.clock
    const ownSeat = this.table?.your_seat ?? null
    const startsIn = ownSeat !== null && clock?.running.includes(ownSeat) ? clock.starts_in[ownSeat]! : null
    if (startsIn !== null) this.skipTimer = setTimeout(() => this.skip(), Math.max(0, startsIn * 1000 - SKIP_MARGIN_MS))
  }

  /** Reports to the hall that all events have been shown, if a timer is waiting for that. */
  private reportSeen(): void {
    const update = this.update
    if (!update || this.isPlayingBack || this.lastReportedEvent === update.last_event || this.table?.your_seat == null) return
    if (!update.clock && update.countdown === null && update.quick_seconds === null && !this.table.uses_call) return
    this.lastReportedEvent = update.last_event
    this.socket.request({ type: 'seen', last_event: update.last_event })
  }

  private lastQueuedEvent(): number {
    const queued = this.steps.flatMap((step) => step.events)
    return (queued.at(-1) ?? this.shownEvents.at(-1))?.number ?? 0
  }

  private playNextStep(): void {
    const now = performance.now()
    const behindMs = this.isPlayingBack && this.isMultiplayer ? now - this.stepEndsAt : 0
    const [step, isDelayed] = takeNextStep(this.steps, behindMs)
    this.isPlayingBack = step !== undefined && (this.steps.length > 0 || step.ms > 0)
    if (!step) return this.reportSeen()
    this.showStep(step, false)
    if (!this.isPlayingBack) this.reportSeen()
    if (!this.isPlayingBack) return
    const waitMs = Math.max(0, step.ms - isDelayed)
    this.stepEndsAt = now + waitMs
    this.timer = setTimeout(() => this.playNextStep(), waitMs)
  }

  private showStep(step: PlaybackStep, isQuiet: boolean): void {
    if (step.events.length > 0) this.shownEvents = [...this.shownEvents, ...step.events]
    this.newEvents = isQuiet ? [] : step.events
    if (this.view && step.events.length > 0) this.onEvents(step.events, isQuiet)
    const texts = this.view ? step.events.map((event) => event.text) : []
    if (this.justTookBack) texts.unshift(t('table-taken-back'))
    if (this.steps.length === 0 && this.update?.prompt) texts.push(this.update.prompt.text)
    this.announcement = joinTexts('sentences', texts.filter(Boolean))
    this.view = step.view
  }
}
