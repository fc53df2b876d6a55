// Transport to the hall: only this module knows whether it is a server or a worker in this browser.
// The build resolves `#transport` to one of the two (vite.config.ts).
import type { Component } from 'svelte'
import { implementation } from '#transport'

export interface TransportResponse {
  status: number
  text: string
}

/** The subset of WebSocket in use, so that a worker or a test can implement it. */
export interface Connection {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((message: { data: unknown }) => void) | null
  onclose: ((event: { code: number }) => void) | null
}

export interface Transport {
  /** Explains that the hall runs in this browser without other people. Empty with a server. */
  offlineNotice: string
  /** Status of the hall, shown on every page. */
  badge: Component | null
  /** Sends a request such as GET /api/me. The promise is rejected if there is no response. */
  request(method: string, path: string, body?: unknown): Promise<TransportResponse>
  /** Opens a socket such as /api/tables/…/socket. */
  open(path: string): Connection
  /** The URLs of a client page such as /t/… and of a static file. */
  pageUrl(path: string): string
  fileUrl(name: string): string
  /** Path of the client page at a URL, or null if the URL is not a client page. */
  pagePath(address: URL | Location): string | null
  /** Handles a click on the link to one of the hall's files, such as a record. */
  download(event: MouseEvent, path: string): void
}

export const transport: Transport = implementation
export const pageUrl = (path: string): string => transport.pageUrl(path)
