// Transport for a hall with a server: HTTP requests, WebSockets and page paths.
import { PROTOCOL } from './protocol'
import type { Transport, Connection } from './transport'

export const implementation: Transport = {
  offlineNotice: '',
  badge: null,
  async request(method, path, body) {
    const response = await fetch(path, {
      method,
      headers: { 'Kwoon-Protocol': String(PROTOCOL), ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      body: body === undefined ? null : JSON.stringify(body),
    })
    return { status: response.status, text: await response.text() }
  },
  open: (path) => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`) as unknown as Connection,
  pageUrl: (path) => path,
  fileUrl: (name) => `/${name}`,
  pagePath: (address) => (address.pathname.startsWith('/api/') ? null : address.pathname + address.search),
  // The browser follows the download link itself.
  download: () => {},
}
