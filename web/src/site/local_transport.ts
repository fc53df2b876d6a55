// A hall without a server: it lives in a worker of this browser. What never changes of it lies beside the page as files,
// so that the shelf, the cards and the rules are there before Python is.
import type { Transport, Connection } from '../api/transport'
import { bootProgress } from './boot_progress.svelte'
import type { FromHall, ToHall } from './worker_messages'
import OfflineBadge from './OfflineBadge.svelte'
import { watchVersions } from './versions'

const base = new URL(import.meta.env.BASE_URL, location.href)
const home = base.pathname
const LOCK = 'kwoon-hall'
/** For so long another page of ours may take to go away, before it is said that there is one. */
const LEAVING = 600

interface Asked {
  resolve(answer: { status: number; text: string; name: string }): void
  reject(error: Error): void
}

class LoneHall {
  private worker: Worker | null = null
  private asked = new Map<number, Asked>()
  private wires = new Map<number, Connection>()
  private waiting: ToHall[] = []
  private made = 0
  /** What lies beside the page, by the path of the call that it answers. */
  private told = fetch(new URL('told/index.json', base)).then((answer) => answer.json() as Promise<Record<string, string>>)

  constructor() {
    bootProgress.takeOver = () => this.claim({ steal: true })
    const late = setTimeout(() => (bootProgress.state = 'elsewhere'), LEAVING)
    this.claim({}, () => clearTimeout(late))
  }

  async call(method: string, path: string, body?: unknown) {
    const file = method === 'GET' ? (await this.told.catch(() => ({}) as Record<string, string>))[path] : undefined
    if (file) return { status: 200, text: await (await fetch(new URL(`told/${file}`, base))).text(), name: '' }
    return new Promise<{ status: number; text: string; name: string }>((resolve, reject) => {
      const id = ++this.made
      this.asked.set(id, { resolve, reject })
      this.say({ type: 'call', id, method, path, body: body === undefined ? '' : JSON.stringify(body) })
    })
  }

  open(path: string): Connection {
    const socket = ++this.made
    const wire: Connection = {
      send: (text) => this.say({ type: 'hear', socket, text }),
      close: () => {
        this.wires.delete(socket)
        this.say({ type: 'leave', socket })
      },
      onopen: null,
      onmessage: null,
      onclose: null,
    }
    this.wires.set(socket, wire)
    this.say({ type: 'sit', socket, path })
    return wire
  }

  /** A browser has one hall at a time: two would each have half of what is written down. */
  private claim(how: LockOptions, granted = () => {}): void {
    const hold = () => {
      granted()
      this.start()
      return new Promise<void>(() => {})
    }
    if (!navigator.locks) void hold()
    else
      navigator.locks.request(LOCK, how, hold).catch(() => {
        // Another tab has taken it over.
        this.worker?.terminate()
        this.worker = null
        bootProgress.state = 'elsewhere'
      })
  }

  private start(): void {
    bootProgress.state = 'loading'
    this.worker = new Worker(new URL('./hall.worker.ts', import.meta.url), { type: 'module' })
    this.worker.onmessage = ({ data }: MessageEvent<FromHall>) => this.hear(data)
    this.worker.onerror = () => this.fail('The hall could not be started in this browser. Reload the page; if that does not help, take a newer browser.')
    this.worker.postMessage({ type: 'open', base: base.href } satisfies ToHall)
    for (const message of this.waiting.splice(0)) this.worker.postMessage(message)
  }

  private say(message: ToHall): void {
    if (this.worker) this.worker.postMessage(message)
    else this.waiting.push(message)
  }

  private hear(data: FromHall): void {
    if (data.type === 'loading') {
      bootProgress.loadedBytes = data.bytes
      bootProgress.totalBytes = data.of
      if (data.bytes >= data.of) bootProgress.state = 'starting'
    } else if (data.type === 'ready') {
      bootProgress.state = 'ready'
      watchVersions(base)
    } else if (data.type === 'failed') {
      this.fail(`The hall could not be opened: ${data.sentence}`)
    } else if (data.type === 'answer') {
      this.asked.get(data.id)?.resolve(data)
      this.asked.delete(data.id)
    } else {
      this.pass(JSON.parse(data.line) as { socket: number; open?: boolean; text?: string; close?: number })
    }
  }

  private pass(line: { socket: number; open?: boolean; text?: string; close?: number }): void {
    const wire = this.wires.get(line.socket)
    if (line.open) wire?.onopen?.()
    else if (line.text !== undefined) wire?.onmessage?.({ data: line.text })
    else if (line.close !== undefined) {
      this.wires.delete(line.socket)
      wire?.onclose?.({ code: line.close })
    }
  }

  private fail(sentence: string): void {
    bootProgress.state = 'failed'
    bootProgress.error = sentence
    for (const each of this.asked.values()) each.reject(new Error(sentence))
    this.asked.clear()
  }
}

const hall = new LoneHall()

export const implementation: Transport = {
  offlineNotice: 'This hall lives in your browser: here are you and the bots. Friends, open tables and the workshop need a hall with a server. Whoever has Kwoon’s source opens one with “make play”, and with “make play HOST=0.0.0.0” for everybody on the same network.',
  badge: OfflineBadge,
  request: (method, path, body) => hall.call(method, path, body),
  open: (path) => hall.open(path),
  // Any file server can hand out these pages: there is one, and the rest stands behind its question mark.
  pageUrl: (path) => (path === '/' ? home : `${home}?${path}`),
  fileUrl: (name) => `${home}${name}`,
  pagePath: (address) => {
    if (address.pathname !== home && address.pathname !== `${home}index.html`) return null
    return address.search.startsWith('?/') ? address.search.slice(1) : '/'
  },
  download(event, path) {
    event.preventDefault()
    void hall.call('GET', path).then((answer) => {
      if (answer.status >= 400) return
      const link = document.createElement('a')
      link.href = URL.createObjectURL(new Blob([answer.text], { type: 'text/plain' }))
      link.download = answer.name
      link.click()
      setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
    })
  },
}
