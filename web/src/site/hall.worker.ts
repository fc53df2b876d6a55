// The hall in a worker: Python, its closet in the browser's database, and the thinker. It speaks the protocol in messages.
import type { FromHall, ToHall } from './worker_messages'
import { Closet } from './indexeddb'
import { lap, startPython } from './python'
import { Thinker } from './bot_client'

interface Hall {
  handle_request(method: string, path: string, body: string): Promise<string>
  connect(socket: number, path: string): Promise<void>
  receive(socket: number, text: string): Promise<void>
  disconnect(socket: number): void
}

const say = (message: FromHall) => self.postMessage(message)
let hall: Promise<Hall> | null = null

async function open(base: string): Promise<Hall> {
  let told = 0
  const loading = startPython({
    base,
    told: (bytes, of) => {
      // Some bytes come in very many pieces.
      if (bytes < of && bytes - told < 100_000) return
      told = bytes
      say({ type: 'loading', bytes, of })
    },
  })
  const [closet, { python, compiled }] = await Promise.all([Closet.open(), loading])
  const thinker = new Thinker(base, compiled)
  const bridge = python.pyimport('kwoon.browser.js_bridge')
  lap('imported')
  const opened = (await bridge.open_hall({
    read: (prefix: string) => closet.read(prefix),
    write: (changes: string) => closet.write(changes),
    run_job: (encodedJob: string) => thinker.think(encodedJob),
    restart: () => thinker.end(),
    send_to_page: (line: string) => say({ type: 'line', line }),
  })) as Hall
  lap('opened')
  // Not before: they would take the hall's core and line.
  thinker.start()
  return opened
}

self.onmessage = async ({ data }: MessageEvent<ToHall>) => {
  if (data.type === 'open') {
    hall = open(data.base)
    hall.then(
      () => say({ type: 'ready' }),
      (error: unknown) => say({ type: 'failed', sentence: String(error instanceof Error ? error.message : error) }),
    )
    return
  }
  try {
    await attend(await hall!, data)
  } catch (error) {
    // Whatever is wrong with a request is answered by a sentence; here Python itself has broken down.
    say({ type: 'failed', sentence: error instanceof Error ? error.message : String(error) })
  }
}

async function attend(there: Hall, data: Exclude<ToHall, { type: 'open' }>): Promise<void> {
  if (data.type === 'call') {
    const answer = JSON.parse(await there.handle_request(data.method, data.path, data.body)) as { status: number; text: string; name: string }
    say({ type: 'answer', id: data.id, ...answer })
  } else if (data.type === 'sit') {
    await there.connect(data.socket, data.path)
  } else if (data.type === 'hear') {
    await there.receive(data.socket, data.text)
  } else {
    there.disconnect(data.socket)
  }
}
