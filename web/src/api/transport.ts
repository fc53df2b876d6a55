// Where the hall is: the only place in the client that knows whether it talks to a server or to a worker of this browser.
// Which of the two `#hall` is, the build says (vite.config.ts).
import type { Component } from 'svelte'
import { here } from '#hall'

/** What a call is answered with: a status, and the answer as text. */
export interface Answer {
  status: number
  text: string
}

/** The part of a WebSocket that is used here, so that a worker, or a test, can play one. */
export interface Wire {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((message: { data: unknown }) => void) | null
  onclose: ((event: { code: number }) => void) | null
}

export interface Place {
  /** Why nobody else can come here, in a sentence: the hall lives in this browser, without a server. Empty where it has one. */
  alone: string
  /** What the hall has to say of itself on every page: how far it is with opening. */
  sign: Component | null
  /** One call of the protocol, such as GET /api/me; fails if nobody answers. */
  call(method: string, path: string, body?: unknown): Promise<Answer>
  /** A socket of the protocol, such as /api/tables/…/socket. */
  open(path: string): Wire
  /** The address of a page of the client, such as /t/…, and of a file beside it. */
  way(path: string): string
  file(name: string): string
  /** The other way round: the page that an address means; null if it is no page of the client. */
  inner(address: URL | Location): string | null
  /** A file of the hall, such as a record, onto this machine. */
  save(event: MouseEvent, path: string): void
}

export const place: Place = here
export const way = (path: string): string => place.way(path)
