// A table's WebSocket that reconnects without losing messages: it requests the events since the last received
// one and resends unacknowledged requests (the hall handles a repeated id only once).
import { transport, type Connection } from './transport'
import { PROTOCOL, type ServerMessage, type ClientMessage } from './protocol'

export type { Connection }

export type ConnectionState = 'joining' | 'open' | 'lost' | 'closed'

export interface SocketEnvironment {
  open(url: string): Connection
  schedule(task: () => void, ms: number): () => void
  random(): number
  /** Whether the table exists; browsers do not report why a WebSocket failed to open. */
  tableExists(url: string): Promise<boolean>
}

const MIN_DELAY_MS = 300
const MAX_DELAY_MS = 8_000
const PING_INTERVAL_MS = 15_000
const TIMEOUT_MS = 8_000
const NO_TABLE = 4404

/** Delay before the nth reconnect: exponential backoff with jitter. */
export function reconnectDelay(attempt: number, random: number): number {
  return Math.min(MAX_DELAY_MS, MIN_DELAY_MS * 2 ** attempt) * (0.75 + random / 2)
}

export class TableSocket {
  lastEvent = 0
  /** Whether a spectator watches the delayed view, which also shows the cards that have since left the hands. */
  isDelayed = false
  private connection: Connection | null = null
  private connecting: Connection | null = null
  private attempt = 0
  private numRequests = 0
  private pendingRequests = new Map<string, string>()
  private timers: (() => void)[] = []
  private isStopped = false
  private readonly clientId: string

  constructor(
    private readonly url: string,
    private readonly onMessage: (message: ServerMessage) => void,
    private readonly onStateChange: (state: ConnectionState, code?: number) => void,
    private readonly environment: SocketEnvironment,
  ) {
    this.clientId = Math.floor(environment.random() * 2 ** 40).toString(36)
  }

  start(): void {
    this.onStateChange('joining')
    this.connect()
  }

  stop(): void {
    this.isStopped = true
    this.disconnect()
  }

  /** Reconnects at once. Called when the browser is online again or the page becomes visible. */
  reconnectNow(): void {
    if (this.connection || this.connecting || this.isStopped) return
    this.attempt = 0
    this.cancelTimers()
    this.connect()
  }

  /** Reconnects and requests all events, of the delayed or the live view. */
  restart(isDelayed: boolean): void {
    this.isDelayed = isDelayed
    this.lastEvent = 0
    this.disconnect()
    this.connect()
  }

  request(request: ClientMessage): string {
    const id = `${this.clientId}.${++this.numRequests}`
    const text = JSON.stringify({ ...request, id })
    // Requests of these types are not resent after a reconnect.
    if (request.type !== 'ping' && request.type !== 'seen' && request.type !== 'why_not') this.pendingRequests.set(id, text)
    this.connection?.send(text)
    return id
  }

  private connect(): void {
    const connection = this.environment.open(`${this.url}?protocol=${PROTOCOL}&why_not=on-request&since=${this.lastEvent}${this.isDelayed ? '&watch=delayed' : ''}`)
    this.connecting = connection
    let isOpen = false
    // Give up on a connection that neither opens nor fails.
    this.schedule(TIMEOUT_MS, () => connection.close())
    connection.onopen = () => {
      isOpen = true
      this.connecting = null
      this.connection = connection
      this.onStateChange('open')
      for (const text of this.pendingRequests.values()) connection.send(text)
      this.startKeepAlive()
    }
    connection.onmessage = (message) => this.handleMessage(JSON.parse(String(message.data)) as ServerMessage)
    connection.onclose = (event) => {
      if (this.isStopped || (isOpen && this.connection !== connection)) return
      this.connecting = null
      this.disconnect()
      if (event.code >= 4400 && event.code < 4500) {
        this.stopWithCode(event.code)
        return
      }
      this.onStateChange('lost')
      if (!isOpen) void this.environment.tableExists(this.url).then((exists) => exists || this.isStopped || this.stopWithCode(NO_TABLE))
      this.schedule(reconnectDelay(this.attempt++, this.environment.random()), () => this.connect())
    }
  }

  private stopWithCode(code: number): void {
    this.isStopped = true
    this.disconnect()
    this.onStateChange('closed', code)
  }

  private handleMessage(message: ServerMessage): void {
    this.attempt = 0
    this.startKeepAlive()
    if (message.type === 'update') {
      this.lastEvent = message.last_event
    } else if (message.type === 'done' || message.type === 'error') {
      this.pendingRequests.delete(message.id)
    }
    this.onMessage(message)
  }

  /** Pings the hall, and replaces the connection if it does not answer. */
  private startKeepAlive(): void {
    this.cancelTimers()
    this.schedule(PING_INTERVAL_MS, () => {
      this.request({ type: 'ping' })
      this.schedule(TIMEOUT_MS, () => {
        this.disconnect()
        this.onStateChange('lost')
        this.connect()
      })
    })
  }

  private disconnect(): void {
    this.cancelTimers()
    const connection = this.connection
    this.connection = null
    connection?.close()
  }

  private schedule(ms: number, task: () => void): void {
    this.timers.push(this.environment.schedule(task, ms))
  }

  private cancelTimers(): void {
    for (const cancel of this.timers.splice(0)) cancel()
  }
}

export const browserEnvironment: SocketEnvironment = {
  open: (url) => transport.open(url),
  schedule: (task, ms) => {
    const timer = setTimeout(task, ms)
    return () => clearTimeout(timer)
  },
  random: Math.random,
  tableExists: async (url) => {
    const response = await transport.request('GET', url.replace(/\/socket$/, '')).catch(() => null)
    return response?.status !== 404
  },
}
