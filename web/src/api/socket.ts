// A socket to a table that comes back by itself and loses nothing: after a break it asks for the events since the last
// one that it heard, and sends again what was not yet answered (the hall does a repeated id only once).
import { place, type Wire } from './transport'
import { PROTOCOL, type ServerMessage, type Request } from './protocol'

export type { Wire }

export type Link = 'joining' | 'open' | 'lost' | 'closed'

export interface World {
  open(url: string): Wire
  later(what: () => void, ms: number): () => void
  random(): number
  /** Whether there is such a table at all; a browser does not say why a socket was not opened. */
  there(url: string): Promise<boolean>
}

const SHORTEST = 300
const LONGEST = 8_000
const PING_EVERY = 15_000
const PATIENCE = 8_000
const NO_TABLE = 4404

/** How long to wait before trying for the nth time: doubling, with a little luck so that not all come at once. */
export function pause(attempt: number, random: number): number {
  return Math.min(LONGEST, SHORTEST * 2 ** attempt) * (0.75 + random / 2)
}

export class TableSocket {
  since = 0
  /** Whether somebody who only watches watches some turns late, with the cards that have left the hands. */
  late = false
  private wire: Wire | null = null
  private trying: Wire | null = null
  private attempt = 0
  private made = 0
  private unanswered = new Map<string, string>()
  private cancel: (() => void)[] = []
  private over = false
  private readonly name: string

  constructor(
    private readonly url: string,
    private readonly hears: (message: ServerMessage) => void,
    private readonly shows: (link: Link, code?: number) => void,
    private readonly world: World,
  ) {
    this.name = Math.floor(world.random() * 2 ** 40).toString(36)
  }

  start(): void {
    this.shows('joining')
    this.connect()
  }

  stop(): void {
    this.over = true
    this.drop()
  }

  /** Try at once: the browser says that it is online again, or the page has come to the front. */
  hurry(): void {
    if (this.wire || this.trying || this.over) return
    this.attempt = 0
    this.calm()
    this.connect()
  }

  /** Begin anew, from the first event on. */
  again(late: boolean): void {
    this.late = late
    this.since = 0
    this.drop()
    this.connect()
  }

  request(request: Request): string {
    const id = `${this.name}.${++this.made}`
    const text = JSON.stringify({ ...request, id })
    // Nothing is lost with these.
    if (request.type !== 'ping' && request.type !== 'seen' && request.type !== 'why_not') this.unanswered.set(id, text)
    this.wire?.send(text)
    return id
  }

  private connect(): void {
    const wire = this.world.open(`${this.url}?protocol=${PROTOCOL}&why_not=on-request&since=${this.since}${this.late ? '&watch=delayed' : ''}`)
    this.trying = wire
    let open = false
    // A door that neither opens nor stays shut is closed from this side.
    this.after(PATIENCE, () => wire.close())
    wire.onopen = () => {
      open = true
      this.trying = null
      this.wire = wire
      this.shows('open')
      for (const text of this.unanswered.values()) wire.send(text)
      this.listenForSilence()
    }
    wire.onmessage = (message) => this.hear(JSON.parse(String(message.data)) as ServerMessage)
    wire.onclose = (event) => {
      if (this.over || (open && this.wire !== wire)) return
      this.trying = null
      this.drop()
      if (event.code >= 4400 && event.code < 4500) {
        this.end(event.code)
        return
      }
      this.shows('lost')
      if (!open) void this.world.there(this.url).then((there) => there || this.over || this.end(NO_TABLE))
      this.after(pause(this.attempt++, this.world.random()), () => this.connect())
    }
  }

  private end(code: number): void {
    this.over = true
    this.drop()
    this.shows('closed', code)
  }

  private hear(message: ServerMessage): void {
    this.attempt = 0
    this.listenForSilence()
    if (message.type === 'update') {
      this.since = message.last_event
    } else if (message.type === 'done' || message.type === 'error') {
      this.unanswered.delete(message.id)
    }
    this.hears(message)
  }

  /** A line that is dead without saying so answers no ping; then it is dropped and opened anew. */
  private listenForSilence(): void {
    this.calm()
    this.after(PING_EVERY, () => {
      this.request({ type: 'ping' })
      this.after(PATIENCE, () => {
        this.drop()
        this.shows('lost')
        this.connect()
      })
    })
  }

  private drop(): void {
    this.calm()
    const wire = this.wire
    this.wire = null
    wire?.close()
  }

  private after(ms: number, what: () => void): void {
    this.cancel.push(this.world.later(what, ms))
  }

  private calm(): void {
    for (const each of this.cancel.splice(0)) each()
  }
}

export const world: World = {
  open: (url) => place.open(url),
  later: (what, ms) => {
    const timer = setTimeout(what, ms)
    return () => clearTimeout(timer)
  },
  random: Math.random,
  there: async (url) => {
    const answer = await place.call('GET', url.replace(/\/socket$/, '')).catch(() => null)
    return answer?.status !== 404
  },
}
