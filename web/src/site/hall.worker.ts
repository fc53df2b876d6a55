// Worker that runs the hall: Python, its store in IndexedDB, and the bot client.
import type { HallMessage, HallRequest } from './worker_messages'
import { KeyValueStore } from './indexeddb'
import { markTime, startPython } from './python'
import { BotClient } from './bot_client'

interface Hall {
  handle_request(method: string, path: string, body: string): Promise<string>
  connect(socket: number, path: string): Promise<void>
  receive(socket: number, text: string): Promise<void>
  disconnect(socket: number): void
}

const send = (message: HallMessage) => self.postMessage(message)
let hall: Promise<Hall> | null = null

async function openHall(baseUrl: string): Promise<Hall> {
  let reportedBytes = 0
  const loading = startPython({
    baseUrl,
    onProgress: (loadedBytes, totalBytes) => {
      // Throttle the progress messages.
      if (loadedBytes < totalBytes && loadedBytes - reportedBytes < 100_000) return
      reportedBytes = loadedBytes
      send({ type: 'loading', loadedBytes, totalBytes })
    },
  })
  const [database, { python, compiled }] = await Promise.all([KeyValueStore.open(), loading])
  const botClient = new BotClient(baseUrl, compiled)
  const bridge = python.pyimport('kwoon.browser.js_bridge')
  markTime('imported')
  const openedHall = (await bridge.open_hall({
    read: (prefix: string) => database.read(prefix),
    write: (changes: string) => database.write(changes),
    run_job: (encodedJob: string) => botClient.runJob(encodedJob),
    restart: () => botClient.restart(),
    send_to_page: (message: string) => send({ type: 'line', line: message }),
  })) as Hall
  markTime('opened')
  // Started last, so that bots do not compete with the hall for CPU and network.
  botClient.start()
  return openedHall
}

self.onmessage = async ({ data }: MessageEvent<HallRequest>) => {
  if (data.type === 'open') {
    hall = openHall(data.baseUrl)
    hall.then(
      () => send({ type: 'ready' }),
      (error: unknown) => send({ type: 'failed', message: String(error instanceof Error ? error.message : error) }),
    )
    return
  }
  try {
    await handleRequest(await hall!, data)
  } catch (error) {
    // Invalid requests get error responses; this is a failure of Python itself.
    send({ type: 'failed', message: error instanceof Error ? error.message : String(error) })
  }
}

async function handleRequest(openHall: Hall, data: Exclude<HallRequest, { type: 'open' }>): Promise<void> {
  if (data.type === 'call') {
    const response = JSON.parse(await openHall.handle_request(data.method, data.path, data.body)) as { status: number; text: string; name: string }
    send({ type: 'answer', id: data.id, ...response })
  } else if (data.type === 'sit') {
    await openHall.connect(data.socket, data.path)
  } else if (data.type === 'hear') {
    await openHall.receive(data.socket, data.text)
  } else {
    openHall.disconnect(data.socket)
  }
}
