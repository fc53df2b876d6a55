// What the page and the worker with the hall say to each other; docs/develop/protocol.md, "Without a server".

export type HallRequest =
  | { type: 'open'; baseUrl: string }
  | { type: 'call'; id: number; method: string; path: string; body: string }
  | { type: 'sit'; socket: number; path: string }
  | { type: 'hear'; socket: number; text: string }
  | { type: 'leave'; socket: number }

export type HallMessage =
  | { type: 'loading'; loadedBytes: number; totalBytes: number }
  | { type: 'ready' }
  | { type: 'failed'; message: string }
  | { type: 'answer'; id: number; status: number; text: string; name: string }
  /** What goes out over a socket: JSON with its number and `open`, `text`, or `close` and `reason`. */
  | { type: 'line'; line: string }

/** What is fetched before Python can start, with its size in bytes; the build writes it. */
export interface PythonManifest {
  /** What these files are, as one word. */
  version: string
  files: Record<string, number>
  /** Those of them that hold Python's modules. */
  archives: string[]
}
