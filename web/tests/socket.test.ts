import { beforeEach, describe, expect, it } from 'vitest'
import type { ServerMessage } from '../src/api/protocol'
import { type ConnectionState, TableSocket, reconnectDelay } from '../src/api/socket'
import { FakeWorld } from './line'

const news = (last: number) => ({ type: 'news', events: [], last, view: {}, ask: null })

describe('a socket that comes back', () => {
  let world: FakeWorld
  let heard: ServerMessage[]
  let links: ConnectionState[]
  let socket: TableSocket
  beforeEach(() => {
    world = new FakeWorld()
    heard = []
    links = []
    socket = new TableSocket('ws://hall/socket', (message) => heard.push(message), (link) => links.push(link), world)
    socket.start()
    world.wires[0]!.onopen!()
  })
  const breakOff = (code = 1006) => world.wires.at(-1)!.onclose!({ code })

  it('asks for everything at first, and after a break for what it missed', () => {
    expect(world.wires[0]!.url).toBe('ws://hall/socket?why=asked&since=0')
    world.wires[0]!.hear(news(17))
    breakOff()
    expect(links.at(-1)).toBe('lost')
    world.pass()
    expect(world.wires[1]!.url).toBe('ws://hall/socket?why=asked&since=17')
  })

  it('waits longer each time, but not for ever, and starts anew once it was heard', () => {
    breakOff()
    const waits = []
    for (let at = 0; at < 8; at++) {
      waits.push(world.pass())
      breakOff()
    }
    expect(waits.slice(0, 4)).toEqual([300, 600, 1200, 2400])
    expect(Math.max(...waits)).toBe(8000)
    world.pass()
    world.wires.at(-1)!.onopen!()
    world.wires.at(-1)!.hear(news(1))
    breakOff()
    expect(world.pass()).toBe(300)
  })

  it('sends again what was not answered, under the same id, and only that', () => {
    const done = socket.request({ type: 'chat', text: 'one' })
    const open = socket.request({ type: 'move', key: '1.0', move: 3 })
    world.wires[0]!.hear({ type: 'done', id: done })
    breakOff()
    const meanwhile = socket.request({ type: 'chat', text: 'two' })
    world.pass()
    world.wires[1]!.onopen!()
    expect(world.wires[1]!.sent.map((text) => JSON.parse(text).id)).toEqual([open, meanwhile])
  })

  it('drops a line that answers no ping', () => {
    expect(world.pass()).toBe(15_000)
    expect(JSON.parse(world.wires[0]!.sent.at(-1)!).type).toBe('ping')
    world.pass()
    expect(world.wires[0]!.closed).toBe(true)
    expect(world.wires).toHaveLength(2)
  })

  it('stays while it hears something', () => {
    world.pass()
    world.wires[0]!.hear({ type: 'pong', id: 'x' })
    expect(world.waiting.map((each) => each.ms)).toEqual([15_000])
  })

  it('gives up on a table that does not exist', () => {
    breakOff(4404)
    expect(links.at(-1)).toBe('closed')
    expect(world.waiting).toHaveLength(0)
  })

  it('asks whether there is such a table when it is not let in, and gives up if there is none', async () => {
    breakOff()
    world.pass()
    world.exists = false
    breakOff()
    await Promise.resolve()
    expect(links.at(-1)).toBe('closed')
    expect(world.waiting).toHaveLength(0)
  })

  it('hears nothing more after it was stopped', () => {
    socket.stop()
    breakOff()
    expect(world.waiting).toHaveLength(0)
  })

  it('comes back at once when told that it may', () => {
    breakOff()
    socket.reconnectNow()
    expect(world.wires).toHaveLength(2)
    socket.reconnectNow()
    expect(world.wires).toHaveLength(2)
  })

  it('does not wait for ever at a door that stays shut', () => {
    breakOff()
    world.pass()
    expect(world.pass()).toBe(8_000)
    expect(world.wires[1]!.closed).toBe(true)
  })
})

it('spreads out those who come back', () => {
  expect(reconnectDelay(0, 0)).toBe(225)
  expect(reconnectDelay(0, 1)).toBe(375)
})
