// Transport for a hall without a server, running in a worker. Constant responses are static files, so that games,
// cards and rules are available before Python has started.
import { t } from '../localization'
import type { Transport, Connection } from '../api/transport'
import { bootProgress } from './boot_progress.svelte'
import type { HallMessage, HallRequest } from './worker_messages'
import BootStatusBadge from './BootStatusBadge.svelte'
import { watchVersions } from './service_worker_updates'

const baseUrl = new URL(import.meta.env.BASE_URL, location.href)
const basePath = baseUrl.pathname
const LOCK_NAME = 'kwoon-hall'
/** Time for a closing tab to release the lock before the page reports that another tab holds it. */
const TAKEOVER_DELAY_MS = 600

interface PendingRequest {
  resolve(response: { status: number; text: string; name: string }): void
  reject(error: Error): void
}

class LocalHall {
  private worker: Worker | null = null
  private pendingRequests = new Map<number, PendingRequest>()
  private connections = new Map<number, Connection>()
  private queue: HallRequest[] = []
  private numIds = 0
  /** File names of static responses by request path. */
  private staticResponses = fetch(new URL('prerendered/index.json', baseUrl)).then((response) => response.json() as Promise<Record<string, string>>)

  constructor() {
    bootProgress.takeOver = () => this.acquireLock({ steal: true })
    const timer = setTimeout(() => (bootProgress.state = 'elsewhere'), TAKEOVER_DELAY_MS)
    this.acquireLock({}, () => clearTimeout(timer))
  }

  async request(method: string, path: string, body?: unknown) {
    const file = method === 'GET' ? (await this.staticResponses.catch(() => ({}) as Record<string, string>))[path] : undefined
    if (file) return { status: 200, text: await (await fetch(new URL(`prerendered/${file}`, baseUrl))).text(), name: '' }
    return new Promise<{ status: number; text: string; name: string }>((resolve, reject) => {
      const id = ++this.numIds
      this.pendingRequests.set(id, { resolve, reject })
      this.send({ type: 'call', id, method, path, body: body === undefined ? '' : JSON.stringify(body) })
    })
  }

  open(path: string): Connection {
    const socket = ++this.numIds
    const connection: Connection = {
      send: (text) => this.send({ type: 'hear', socket, text }),
      close: () => {
        this.connections.delete(socket)
        this.send({ type: 'leave', socket })
      },
      onopen: null,
      onmessage: null,
      onclose: null,
    }
    this.connections.set(socket, connection)
    this.send({ type: 'sit', socket, path })
    return connection
  }

  /** Starts the hall when this tab holds the lock. Only one tab may run it: two would overwrite each other's data. */
  private acquireLock(lockOptions: LockOptions, onAcquired = () => {}): void {
    const hold = () => {
      onAcquired()
      this.start()
      return new Promise<void>(() => {})
    }
    if (!navigator.locks) void hold()
    else
      navigator.locks.request(LOCK_NAME, lockOptions, hold).catch(() => {
        // Another tab took over.
        this.worker?.terminate()
        this.worker = null
        bootProgress.state = 'elsewhere'
      })
  }

  private start(): void {
    bootProgress.state = 'loading'
    this.worker = new Worker(new URL('./hall.worker.ts', import.meta.url), { type: 'module' })
    this.worker.onmessage = ({ data }: MessageEvent<HallMessage>) => this.handleMessage(data)
    this.worker.onerror = () => this.failAll(t('site-start-failed'))
    this.worker.postMessage({ type: 'open', baseUrl: baseUrl.href } satisfies HallRequest)
    for (const message of this.queue.splice(0)) this.worker.postMessage(message)
  }

  private send(message: HallRequest): void {
    if (this.worker) this.worker.postMessage(message)
    else this.queue.push(message)
  }

  private handleMessage(data: HallMessage): void {
    if (data.type === 'loading') {
      bootProgress.loadedBytes = data.loadedBytes
      bootProgress.totalBytes = data.totalBytes
      if (data.loadedBytes >= data.totalBytes) bootProgress.state = 'starting'
    } else if (data.type === 'ready') {
      bootProgress.state = 'ready'
      watchVersions(baseUrl)
    } else if (data.type === 'failed') {
      this.failAll(t('site-open-failed', { error: data.message }))
    } else if (data.type === 'answer') {
      this.pendingRequests.get(data.id)?.resolve(data)
      this.pendingRequests.delete(data.id)
    } else {
      this.deliver(JSON.parse(data.line) as { socket: number; open?: boolean; text?: string; close?: number })
    }
  }

  private deliver(socketMessage: { socket: number; open?: boolean; text?: string; close?: number }): void {
    const connection = this.connections.get(socketMessage.socket)
    if (socketMessage.open) connection?.onopen?.()
    else if (socketMessage.text !== undefined) connection?.onmessage?.({ data: socketMessage.text })
    else if (socketMessage.close !== undefined) {
      this.connections.delete(socketMessage.socket)
      connection?.onclose?.({ code: socketMessage.close })
    }
  }

  private failAll(message: string): void {
    bootProgress.state = 'failed'
    bootProgress.error = message
    for (const pending of this.pendingRequests.values()) pending.reject(new Error(message))
    this.pendingRequests.clear()
  }
}

const hall = new LocalHall()

export const implementation: Transport = {
  get offlineNotice() {
    return t('site-offline')
  },
  badge: BootStatusBadge,
  request: (method, path, body) => hall.request(method, path, body),
  open: (path) => hall.open(path),
  // One page for all routes, with the path in the query, so that any static file server works.
  pageUrl: (path) => (path === '/' ? basePath : `${basePath}?${path}`),
  fileUrl: (name) => `${basePath}${name}`,
  pagePath: (address) => {
    if (address.pathname !== basePath && address.pathname !== `${basePath}index.html`) return null
    return address.search.startsWith('?/') ? address.search.slice(1) : '/'
  },
  download(event, path) {
    event.preventDefault()
    void hall.request('GET', path).then((response) => {
      if (response.status >= 400) return
      const link = document.createElement('a')
      link.href = URL.createObjectURL(new Blob([response.text], { type: 'text/plain' }))
      link.download = response.name
      link.click()
      setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
    })
  },
}
