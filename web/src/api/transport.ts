// Where the hall is: the only place in the client that knows whether it talks to a server or to a worker of this browser.
// Which of the two `#transport` is, the build says (vite.config.ts).
import type { Component } from 'svelte'
import { implementation } from '#transport'

/** What a call is answered with: a status, and the answer as text. */
export interface TransportResponse {
  status: number
  text: string
}

/** The part of a WebSocket that is used here, so that a worker, or a test, can play one. */
export interface Connection {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((message: { data: unknown }) => void) | null
  onclose: ((event: { code: number }) => void) | null
}

export interface Transport {
  /** Why nobody else can come here, in a sentence: the hall lives in this browser, without a server. Empty where it has one. */
  offlineNotice: string
  /** What the hall has to say of itself on every page: how far it is with opening. */
  badge: Component | null
  /** One call of the protocol, such as GET /api/me; fails if nobody answers. */
  request(method: string, path: string, body?: unknown): Promise<TransportResponse>
  /** A socket of the protocol, such as /api/tables/…/socket. */
  open(path: string): Connection
  /** The address of a page of the client, such as /t/…, and of a file beside it. */
  pageUrl(path: string): string
  fileUrl(name: string): string
  /** The other way round: the page that an address means; null if it is no page of the client. */
  pagePath(address: URL | Location): string | null
  /** A file of the hall, such as a record, onto this machine. */
  download(event: MouseEvent, path: string): void
}

export const transport: Transport = implementation
export const pageUrl = (path: string): string => transport.pageUrl(path)
