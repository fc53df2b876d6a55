// What the page and the worker with the hall say to each other; docs/develop/protocol.md, "Without a server".

export type ToHall =
  | { type: 'open'; base: string }
  | { type: 'call'; id: number; method: string; path: string; body: string }
  | { type: 'sit'; socket: number; path: string }
  | { type: 'hear'; socket: number; text: string }
  | { type: 'leave'; socket: number }

export type FromHall =
  | { type: 'loading'; bytes: number; of: number }
  | { type: 'ready' }
  | { type: 'failed'; sentence: string }
  | { type: 'answer'; id: number; status: number; text: string; name: string }
  /** What goes out over a socket: JSON with its number and `open`, `text`, or `close` and `reason`. */
  | { type: 'line'; line: string }

/** What is fetched before Python can start, with its size in bytes; the build writes it. */
export interface Parts {
  /** What these files are, as one word. */
  version: string
  files: Record<string, number>
  /** Those of them that hold Python's modules. */
  archives: string[]
}
