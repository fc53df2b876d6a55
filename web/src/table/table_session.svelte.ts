// A person at a table: what the hall has told, what of it is on the screen by now, and what the person may say.
// Update are shown in beats so that a blow is seen before its prize is taken; whoever taps sees the newest at once.
import type { Beat, GameParts, Ticking } from '../games/board'
import type { Prompt, Event, ServerMessage, Hint, Move, Update, ChatMessage, Table, View } from '../api/protocol'
import { still } from '../theme/theme.svelte'
import { hall } from '../api/http'
import { type Link, TableSocket, type World, world } from '../api/socket'
import { type Counsel, left } from './hint'
import { pace } from '../theme/animation_speed.svelte'
import { FLEETING, Round, hastened, nextOf } from './pacing'

/** More than this at once is no story any more: somebody was away. A full round of Kung Fur Fight has up to 50. */
const TOO_MANY = 60
/** So many milliseconds before time counts a story ends, whatever is left of it. */
const SOON = 400

export const TAKEN_BACK = 'Taken back.'

/** An answer or a wish to take back that the hall has not told the consequences of yet. */
interface UnderWay {
  id: string
  /** The key of the question that it is about; null for a choice that lies sealed already. */
  key: string | null
  /** Whether the hall has taken it: the next news tell what came of it. */
  taken: boolean
  /** Whether it takes something back. */
  back?: boolean
}

/** With all cards open, a view holds every hand, and what each seat saw. */
export function opened<Told extends { view: View; views: View[] }>(told: Told): Told {
  return told.views?.length ? { ...told, view: { ...told.view, hands: told.views.map((each) => each['hand']), each: told.views } } : told
}

export class Sitting {
  table = $state.raw<Table | null>(null)
  news = $state.raw<Update | null>(null)
  view = $state.raw<View | null>(null)
  happened = $state.raw<Event[]>([])
  /** What has just been told, in words, for those who listen rather than look. */
  spoken = $state('')
  told = $state.raw<Event[]>([])
  said = $state.raw<ChatMessage[]>([])
  link = $state<Link>('joining')
  closed = $state(0)
  notice = $state('')
  /** Whether the last that was done is that something was taken back. */
  tookBack = $state(false)
  telling = $state(false)
  clock = $state.raw<Ticking | null>(null)
  /** When the countdown of the call runs out, by the browser's own clock. */
  callEnds = $state<number | null>(null)
  /** When what is asked aside counts as passed. */
  quickEnds = $state<number | null>(null)
  /** What the best bot would do, about the question that is asked now. */
  private counsel = $state.raw<Counsel | null>(null)
  wondering = $state(false)
  /** Whether somebody who only watches does so some turns late, with the cards that have left the hands. */
  late = $state(false)
  private underWay = $state.raw<UnderWay | null>(null)
  private beats: Beat[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private latest: ReturnType<typeof setTimeout> | undefined
  private readonly round = new Round()
  /** When what is on the screen has been there long enough. */
  private due = 0
  /** The last event of which the hall knows that it has been shown. */
  private shown = 0
  /** Why cards cannot be played now: known once it was asked for, as somebody touched the table. */
  reasons = $state.raw<Record<string, string>>({})
  private reasoned = false
  private readonly socket: TableSocket
  parts: GameParts | null = null

  constructor(
    private readonly id: string,
    around: World = world,
  ) {
    this.socket = new TableSocket(
      `/api/tables/${id}/socket`,
      (message) => this.hear(message),
      (link, code) => {
        this.link = link
        this.closed = code ?? 0
      },
      around,
    )
  }

  /** What may be answered now; nothing while a story is being told or an answer is under way. */
  get ask(): Prompt | null {
    const ask = this.telling ? null : (this.news?.prompt ?? null)
    return ask && ask.key !== this.underWay?.key ? ask : null
  }

  /** What is left to do of the hint, the next move first. It stays while an answer that follows it is under way. */
  get hint(): Hint | null {
    const ask = this.telling ? null : this.news?.prompt
    return ask && this.counsel ? left(this.counsel, ask.key, this.news!.view.draft, ask.moves) : null
  }

  get back(): boolean {
    return !this.telling && !this.news?.outcome && (this.news?.can_take_back ?? false)
  }

  get over(): boolean {
    return !this.telling && this.news?.outcome != null
  }

  start(): () => void {
    this.socket.start()
    const hurry = () => document.visibilityState === 'visible' && this.socket.hurry()
    addEventListener('online', hurry)
    document.addEventListener('visibilitychange', hurry)
    return () => {
      removeEventListener('online', hurry)
      document.removeEventListener('visibilitychange', hurry)
      clearTimeout(this.timer)
      clearTimeout(this.latest)
      this.socket.stop()
    }
  }

  choose(move: Move): void {
    const ask = this.ask
    if (!ask) return
    const lesson = this.news?.lesson
    if (lesson?.allowed_moves && !lesson.allowed_moves.includes(move.move)) {
      this.notice = lesson.hint ?? 'Not this one, for now.'
      return
    }
    this.notice = ''
    this.tookBack = false
    this.round.begin(performance.now())
    const id = this.socket.request({ type: 'move', key: ask.key, move: move.move })
    this.underWay = { id, key: ask.key, taken: false }
  }

  takeBack(): void {
    const key = this.news?.prompt?.key ?? null
    // Whoever presses twice means one move, and not the one before it as well.
    if (this.underWay?.key === key) return
    this.notice = ''
    const id = this.socket.request(key === null ? { type: 'take_back' } : { type: 'take_back', key })
    this.underWay = { id, key, taken: false, back: true }
  }

  async wonder(): Promise<void> {
    this.wondering = true
    try {
      const hint = await hall.hint(this.id)
      const said = Number(hint.key.split('.')[1])
      this.counsel = { hint, said: this.news?.view.draft.slice(0, said) ?? [] }
    } catch (error) {
      this.notice = (error as Error).message
    }
    this.wondering = false
  }

  call(): void {
    this.socket.request({ type: 'call' })
  }

  /** Pass whatever is asked aside until the turn or the game ends, or be asked again. */
  pass(on: boolean, span: 'turn' | 'game' = 'turn'): void {
    this.socket.request({ type: 'auto_pass', enabled: on, for: span })
  }

  /** Watch some turns late, with the cards that have left the hands, or as it happens. */
  watchLate(late: boolean): void {
    this.late = late
    clearTimeout(this.timer)
    this.beats = []
    this.telling = false
    this.told = []
    this.view = null
    this.news = null
    this.socket.again(late)
  }

  concede(): void {
    this.socket.request({ type: 'concede' })
  }

  say(text: string): void {
    this.socket.request({ type: 'chat', text })
  }

  /** Show the newest at once. */
  skip(): boolean {
    if (this.beats.length === 0) return false
    clearTimeout(this.timer)
    const rest = this.beats.splice(0)
    this.show({ view: rest.at(-1)!.view, events: rest.flatMap((beat) => beat.events), ms: 0 }, true)
    this.telling = false
    this.seen()
    return true
  }

  /** Somebody is about to choose: ask why what cannot be chosen cannot. Once for each position is enough. */
  touched(): void {
    if (this.reasoned || !this.news || this.news.outcome || this.table?.your_seat == null) return
    this.reasoned = true
    this.socket.request({ type: 'why_not' })
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.table = message.table
        return
      case 'presence':
        if (!this.table) return
        this.table = { ...this.table, num_spectators: message.num_spectators, seats: this.table.seats.map((seat) => ({ ...seat, is_present: message.present_seats.includes(seat.seat) })) }
        return
      case 'update':
        return this.hearNews(message)
      case 'chat':
        // Whoever comes back is told again what was said before, and whoever hears somebody again what they said meanwhile.
        if (!this.said.some((each) => each.number === message.number)) this.said = [...this.said, message].sort((one, other) => one.number - other.number)
        return
      case 'why_not':
        // What was asked about a position that is gone is of no use.
        if (this.reasoned) this.reasons = message.why_not
        return
      case 'error':
        this.notice = message.message
        if (message.id === this.underWay?.id) this.underWay = null
        return
      case 'done':
        if (message.id === this.underWay?.id) this.underWay = { ...this.underWay, taken: true }
    }
  }

  private hearNews(heard: Update): void {
    const news = opened(heard)
    const before = this.beats.at(-1)?.view ?? this.view
    const known = this.lastTold()
    const fresh = news.events.filter((event) => event.number > known)
    // What was said about a position that is gone says nothing any more.
    if (fresh.length > 0 || news.prompt?.key !== this.news?.prompt?.key) this.notice = ''
    this.news = news
    this.reasoned = false
    this.reasons = {}
    // Other news may come first: somebody has sealed a choice, or the line came back.
    if (fresh.length > 0) this.tookBack = false
    if (this.underWay?.taken) {
      this.tookBack = this.underWay.back ?? false
      this.underWay = null
    }
    const now = performance.now()
    this.clock = news.clock ? { ...news.clock, at: now } : null
    this.callEnds = news.countdown === null ? null : now + news.countdown * 1000
    this.quickEnds = news.quick_seconds === null ? null : now + news.quick_seconds * 1000
    if (this.telling && fresh.length === 0) {
      // Somebody has sealed a choice, or the line came back: no reason to cut the story short.
      this.beats.push({ view: news.view, events: [], ms: 0 })
      return
    }
    const story = this.parts?.story
    if (!before || fresh.length === 0 || fresh.length > TOO_MANY || !story || still() || pace.factor === 0 || document.hidden) {
      this.beats.push({ view: news.view, events: fresh, ms: 0 })
      this.skip()
      return
    }
    this.beats.push(...story(before, fresh, news.view).map((beat) => ({ ...beat, ms: beat.ms * pace.factor })))
    this.hurryUp()
    this.hasten(now)
    if (!this.telling) this.tell()
  }

  /** Whether one plays with several, and so waits for several. */
  private get several(): boolean {
    return this.table?.your_seat != null && this.table.seats.length > 2
  }

  /** Where several play, what the others do among themselves is told in a few seconds, however many they are. */
  private hasten(now: number): void {
    if (!this.several) return
    const left = this.round.left(now, this.telling, this.news?.prompt != null, Math.max(1, pace.factor))
    const faster = hastened(this.beats, left)
    if (faster === this.beats) return
    this.beats = faster
    // What is on the screen just now has been there long enough.
    if (this.telling && this.due - now > FLEETING) {
      clearTimeout(this.timer)
      this.due = now + FLEETING
      this.timer = setTimeout(() => this.tell(), FLEETING)
    }
  }

  /** Time begins to count at some moment, however much there is to tell: by then everything has been told. */
  private hurryUp(): void {
    clearTimeout(this.latest)
    const clock = this.news?.clock
    const you = this.table?.your_seat ?? null
    const waits = you !== null && clock?.running.includes(you) ? clock.starts_in[you]! : null
    if (waits !== null) this.latest = setTimeout(() => this.skip(), Math.max(0, waits * 1000 - SOON))
  }

  /** Say that everything has been shown, where time waits for it. */
  private seen(): void {
    const news = this.news
    if (!news || this.telling || this.shown === news.last_event || this.table?.your_seat == null) return
    if (!news.clock && news.countdown === null && news.quick_seconds === null && !this.table.uses_call) return
    this.shown = news.last_event
    this.socket.request({ type: 'seen', last_event: news.last_event })
  }

  private lastTold(): number {
    const waiting = this.beats.flatMap((beat) => beat.events)
    return (waiting.at(-1) ?? this.told.at(-1))?.number ?? 0
  }

  private tell(): void {
    const now = performance.now()
    const behind = this.telling && this.several ? now - this.due : 0
    const [beat, late] = nextOf(this.beats, behind)
    this.telling = beat !== undefined && (this.beats.length > 0 || beat.ms > 0)
    if (!beat) return this.seen()
    this.show(beat, false)
    if (!this.telling) this.seen()
    if (!this.telling) return
    const wait = Math.max(0, beat.ms - late)
    this.due = now + wait
    this.timer = setTimeout(() => this.tell(), wait)
  }

  private show(beat: Beat, quiet: boolean): void {
    if (beat.events.length > 0) this.told = [...this.told, ...beat.events]
    this.happened = quiet ? [] : beat.events
    const words = this.view ? beat.events.map((event) => event.text) : []
    if (this.tookBack) words.unshift(TAKEN_BACK)
    if (this.beats.length === 0 && this.news?.prompt) words.push(this.news.prompt.text)
    this.spoken = words.filter(Boolean).join(' ')
    this.view = beat.view
  }
}
