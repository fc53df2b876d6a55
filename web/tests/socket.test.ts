import { beforeEach, describe, expect, it } from 'vitest'
import type { ServerMessage } from '../src/api/protocol'
import { type ConnectionState, TableSocket, reconnectDelay } from '../src/api/socket'
import { FakeEnvironment } from './fake_socket'

const update = (lastEvent: number) => ({ type: 'update', events: [], last_event: lastEvent, view: {}, prompt: null })

describe('TableSocket', () => {
  let environment: FakeEnvironment
  let messages: ServerMessage[]
  let states: ConnectionState[]
  let socket: TableSocket
  beforeEach(() => {
    environment = new FakeEnvironment()
    messages = []
    states = []
    socket = new TableSocket('ws://hall/socket', (message) => messages.push(message), (state) => states.push(state), environment)
    socket.start()
    environment.connections[0]!.onopen!()
  })
  const closeConnection = (code = 1006) => environment.connections.at(-1)!.onclose!({ code })

  it('requests all events at first, and only the missed ones after a reconnect', () => {
    expect(environment.connections[0]!.url).toBe('ws://hall/socket?protocol=3&why_not=on-request&since=0')
    environment.connections[0]!.receive(update(17))
    closeConnection()
    expect(states.at(-1)).toBe('lost')
    environment.runNextTimer()
    expect(environment.connections[1]!.url).toBe('ws://hall/socket?protocol=3&why_not=on-request&since=17')
  })

  it('backs off up to a limit, and resets the delay after a message', () => {
    closeConnection()
    const delays = []
    for (let attempt = 0; attempt < 8; attempt++) {
      delays.push(environment.runNextTimer())
      closeConnection()
    }
    expect(delays.slice(0, 4)).toEqual([300, 600, 1200, 2400])
    expect(Math.max(...delays)).toBe(8000)
    environment.runNextTimer()
    environment.connections.at(-1)!.onopen!()
    environment.connections.at(-1)!.receive(update(1))
    closeConnection()
    expect(environment.runNextTimer()).toBe(300)
  })

  it('resends only unacknowledged requests, with the same ids', () => {
    const acknowledged = socket.request({ type: 'chat', text: 'one' })
    const unanswered = socket.request({ type: 'move', key: '1.0', move: 3 })
    environment.connections[0]!.receive({ type: 'done', id: acknowledged })
    closeConnection()
    const sentMeanwhile = socket.request({ type: 'chat', text: 'two' })
    environment.runNextTimer()
    environment.connections[1]!.onopen!()
    expect(environment.connections[1]!.sent.map((text) => JSON.parse(text).id)).toEqual([unanswered, sentMeanwhile])
  })

  it('drops a connection that answers no ping', () => {
    expect(environment.runNextTimer()).toBe(15_000)
    expect(JSON.parse(environment.connections[0]!.sent.at(-1)!).type).toBe('ping')
    environment.runNextTimer()
    expect(environment.connections[0]!.closed).toBe(true)
    expect(environment.connections).toHaveLength(2)
  })

  it('stays connected while messages arrive', () => {
    environment.runNextTimer()
    environment.connections[0]!.receive({ type: 'pong', id: 'x' })
    expect(environment.timers.map((timer) => timer.ms)).toEqual([15_000])
  })

  it('gives up on a table that does not exist', () => {
    closeConnection(4404)
    expect(states.at(-1)).toBe('closed')
    expect(environment.timers).toHaveLength(0)
  })

  it('checks whether the table exists after a failed connection, and gives up if it does not', async () => {
    closeConnection()
    environment.runNextTimer()
    environment.hasTable = false
    closeConnection()
    await Promise.resolve()
    expect(states.at(-1)).toBe('closed')
    expect(environment.timers).toHaveLength(0)
  })

  it('does not reconnect after it was stopped', () => {
    socket.stop()
    closeConnection()
    expect(environment.timers).toHaveLength(0)
  })

  it('reconnects at once on request', () => {
    closeConnection()
    socket.reconnectNow()
    expect(environment.connections).toHaveLength(2)
    socket.reconnectNow()
    expect(environment.connections).toHaveLength(2)
  })

  it('times out while connecting', () => {
    closeConnection()
    environment.runNextTimer()
    expect(environment.runNextTimer()).toBe(8_000)
    expect(environment.connections[1]!.closed).toBe(true)
  })
})

it('adds jitter to reconnect delays', () => {
  expect(reconnectDelay(0, 0)).toBe(225)
  expect(reconnectDelay(0, 1)).toBe(375)
})
