// A hall with a server: calls over HTTP, sockets, and pages at addresses of their own.
import { PROTOCOL } from './protocol'
import type { Place, Wire } from './transport'

export const here: Place = {
  alone: '',
  sign: null,
  async call(method, path, body) {
    const answer = await fetch(path, {
      method,
      headers: { 'Kwoon-Protocol': String(PROTOCOL), ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      body: body === undefined ? null : JSON.stringify(body),
    })
    return { status: answer.status, text: await answer.text() }
  },
  open: (path) => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`) as unknown as Wire,
  way: (path) => path,
  file: (name) => `/${name}`,
  inner: (address) => (address.pathname.startsWith('/api/') ? null : address.pathname + address.search),
  // The link itself does it.
  save: () => {},
}
