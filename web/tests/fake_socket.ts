// A fake connection to the hall, and an environment whose timers fire on the test's command.
import type { Connection, SocketEnvironment } from '../src/api/socket'

export class FakeConnection implements Connection {
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
  receive(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

export class FakeEnvironment implements SocketEnvironment {
  connections: FakeConnection[] = []
  timers: { task: () => void; ms: number }[] = []
  open(url: string) {
    const connection = new FakeConnection(url)
    this.connections.push(connection)
    return connection
  }
  schedule(task: () => void, ms: number) {
    const entry = { task, ms }
    this.timers.push(entry)
    return () => {
      this.timers = this.timers.filter((timer) => timer !== entry)
    }
  }
  hasTable = true
  tableExists() {
    return Promise.resolve(this.hasTable)
  }
  random() {
    return 0.5
  }
  /** Runs the next timer and returns its delay. */
  runNextTimer() {
    const next = this.timers.shift()!
    next.task()
    return next.ms
  }
}
