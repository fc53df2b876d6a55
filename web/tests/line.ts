// A line to the hall, and a world in which time passes when the test says so.
import type { Connection, SocketEnvironment } from '../src/api/socket'

export class FakeWire implements Connection {
  sent: string[] = []
  closed = false
  onopen: (() => void) | null = null
  onmessage: ((message: { data: unknown }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  constructor(readonly url: string) {}
  send(text: string) {
    this.sent.push(text)
  }
  close() {
    this.closed = true
  }
  hear(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

export class FakeWorld implements SocketEnvironment {
  wires: FakeWire[] = []
  waiting: { what: () => void; ms: number }[] = []
  open(url: string) {
    const wire = new FakeWire(url)
    this.wires.push(wire)
    return wire
  }
  schedule(what: () => void, ms: number) {
    const entry = { what, ms }
    this.waiting.push(entry)
    return () => {
      this.waiting = this.waiting.filter((each) => each !== entry)
    }
  }
  exists = true
  tableExists() {
    return Promise.resolve(this.exists)
  }
  random() {
    return 0.5
  }
  pass() {
    const next = this.waiting.shift()!
    next.what()
    return next.ms
  }
}
