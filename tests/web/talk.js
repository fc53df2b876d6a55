// One way to talk to either hall over the protocol: over HTTP and sockets, or over messages to the worker of the page.
// `window.hallWorker` is the page's own, kept for us when the page made it.
window.talk = (() => {
  const waiting = new Map()
  const lines = new Map()
  let made = 1_000_000_000
  if (window.hallWorker)
    window.hallWorker.addEventListener('message', ({ data }) => {
      if (data.type === 'answer') waiting.get(data.id)?.({ status: data.status, text: data.text })
      if (data.type === 'line') {
        const line = JSON.parse(data.line)
        const wire = lines.get(line.socket)
        if (line.text !== undefined) wire?.hear(line.text)
        if (line.close !== undefined) wire?.end(line.close)
      }
    })

  function call(method, path, body) {
    if (!window.hallWorker)
      return fetch(path, { method, headers: { 'content-type': 'application/json' }, body }).then(async (answer) => ({ status: answer.status, text: await answer.text() }))
    return new Promise((resolve) => {
      const id = ++made
      waiting.set(id, resolve)
      window.hallWorker.postMessage({ type: 'call', id, method, path, body: body ?? '' })
    })
  }

  class Line {
    heard = []
    code = 0
    listening = []
    constructor(path) {
      if (window.hallWorker) {
        this.socket = ++made
        lines.set(this.socket, this)
        window.hallWorker.postMessage({ type: 'sit', socket: this.socket, path })
      } else {
        this.wire = new WebSocket(`ws://${location.host}${path}`)
        this.wire.onmessage = ({ data }) => this.hear(data)
        this.wire.onclose = ({ code }) => this.end(code)
      }
    }
    hear(text) {
      this.heard.push(JSON.parse(text))
      for (const each of this.listening.splice(0)) each()
    }
    end(code) {
      this.code = code
      for (const each of this.listening.splice(0)) each()
    }
    async next() {
      while (this.heard.length === 0 && this.code === 0) await new Promise((resolve) => this.listening.push(resolve))
      return this.heard.shift() ?? null
    }
    async send(text) {
      if (this.wire) {
        while (this.wire.readyState === 0) await new Promise((resolve) => setTimeout(resolve, 5))
        this.wire.send(text)
      } else window.hallWorker.postMessage({ type: 'hear', socket: this.socket, text })
    }
    close() {
      if (this.wire) this.wire.close()
      else window.hallWorker.postMessage({ type: 'leave', socket: this.socket })
    }
  }

  /** Plays a table to its end, or so many answers; each by turns another of the moves that are offered. */
  async function play(table, most = 5000) {
    const line = new Line(`/api/tables/${table}/socket?why_not=on-request&since=0`)
    const mark = String(++made)
    let answers = 0
    let key = ''
    for (;;) {
      const message = await line.next()
      if (message === null) throw new Error(`closed: ${line.code}`)
      if (message.type === 'refused') key = ''
      if (message.type !== 'news') continue
      if (message.outcome || (answers >= most && message.ask)) {
        line.close()
        return { outcome: message.outcome, answers, last: message.last }
      }
      if (message.ask && message.ask.key !== key) {
        key = message.ask.key
        // What changes nothing for ever is not for somebody who plays by turns.
        const moves = message.ask.moves.filter((move) => !/^(take|off|remove)\b/.test(move.notation))
        const offered = moves.length > 0 ? moves : message.ask.moves
        const move = offered[(answers * 7 + 3) % offered.length].move
        answers += 1
        await line.send(JSON.stringify({ type: 'answer', id: `${mark}.${answers}`, key, move }))
      }
    }
  }
  const open = []
  return {
    call,
    play,
    open: (path) => open.push(new Line(path)) - 1,
    next: (at) => open[at].next(),
    send: (at, text) => open[at].send(text),
    close: (at) => open[at].close(),
    code: (at) => open[at].code,
  }
})()
