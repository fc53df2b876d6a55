// Protocol client inside a page: over HTTP and websockets, or over messages to the page's hall worker.
// `window.hallWorker` is that worker, captured when the page created it.
window.protocolClient = (() => {
  const PROTOCOL = '3'
  const pendingCalls = new Map()
  const workerConnections = new Map()
  let lastId = 1_000_000_000
  if (window.hallWorker)
    window.hallWorker.addEventListener('message', ({ data }) => {
      if (data.type === 'answer') pendingCalls.get(data.id)?.({ status: data.status, text: data.text })
      if (data.type === 'line') {
        const line = JSON.parse(data.line)
        const connection = workerConnections.get(line.socket)
        if (line.text !== undefined) connection?.handleMessage(line.text)
        if (line.close !== undefined) connection?.handleClose(line.close)
      }
    })

  function call(method, path, body) {
    if (!window.hallWorker) {
      const headers = { 'content-type': 'application/json', 'kwoon-protocol': PROTOCOL }
      return fetch(path, { method, headers, body }).then(async (response) => ({ status: response.status, text: await response.text() }))
    }
    return new Promise((resolve) => {
      const id = ++lastId
      pendingCalls.set(id, resolve)
      window.hallWorker.postMessage({ type: 'call', id, method, path, body: body ?? '' })
    })
  }

  class Connection {
    received = []
    closeCode = 0
    waiting = []
    constructor(table, query) {
      const path = `/api/tables/${table}/socket?protocol=${PROTOCOL}&${query}`
      if (window.hallWorker) {
        this.id = ++lastId
        workerConnections.set(this.id, this)
        window.hallWorker.postMessage({ type: 'sit', socket: this.id, path })
      } else {
        this.socket = new WebSocket(`ws://${location.host}${path}`)
        this.socket.onmessage = ({ data }) => this.handleMessage(data)
        this.socket.onclose = ({ code }) => this.handleClose(code)
      }
    }
    handleMessage(text) {
      this.received.push(JSON.parse(text))
      this.wake()
    }
    handleClose(code) {
      this.closeCode = code
      this.wake()
    }
    wake() {
      for (const resolve of this.waiting.splice(0)) resolve()
    }
    async receive() {
      while (this.received.length === 0 && this.closeCode === 0) await new Promise((resolve) => this.waiting.push(resolve))
      return this.received.shift() ?? null
    }
    async send(text) {
      if (this.socket) {
        while (this.socket.readyState === 0) await new Promise((resolve) => setTimeout(resolve, 5))
        this.socket.send(text)
      } else window.hallWorker.postMessage({ type: 'hear', socket: this.id, text })
    }
    close() {
      if (this.socket) this.socket.close()
      else window.hallWorker.postMessage({ type: 'leave', socket: this.id })
    }
  }

  /** Plays a table to its end, or at most `maxMoves` moves, choosing among the offered moves in a fixed pattern. */
  async function play(table, maxMoves = 5000) {
    const connection = new Connection(table, 'why_not=on-request&since=0')
    const idPrefix = String(++lastId)
    let numMoves = 0
    let key = ''
    for (;;) {
      const message = await connection.receive()
      if (message === null) throw new Error(`closed: ${connection.closeCode}`)
      if (message.type === 'error') key = ''
      if (message.type !== 'update') continue
      if (message.outcome || (numMoves >= maxMoves && message.prompt)) {
        connection.close()
        return { outcome: message.outcome, numMoves, lastEvent: message.last_event }
      }
      if (message.prompt && message.prompt.key !== key) {
        key = message.prompt.key
        // Moves that only undo others could repeat forever.
        const moves = message.prompt.moves.filter((move) => !/^(take|off|remove)\b/.test(move.notation))
        const offered = moves.length > 0 ? moves : message.prompt.moves
        const move = offered[(numMoves * 7 + 3) % offered.length].move
        numMoves += 1
        await connection.send(JSON.stringify({ type: 'move', id: `${idPrefix}.${numMoves}`, key, move }))
      }
    }
  }
  const connections = []
  return {
    call,
    play,
    connect: (table, query) => connections.push(new Connection(table, query)) - 1,
    receive: (index) => connections[index].receive(),
    send: (index, text) => connections[index].send(text),
    close: (index) => connections[index].close(),
    closeCode: (index) => connections[index].closeCode,
  }
})()
