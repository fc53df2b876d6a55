// Messages between the page and the hall's worker; see docs/develop/protocol.md, "Without a server".

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
  /** A socket message: JSON with the socket's number and `open`, `text`, or `close` and `reason`. */
  | { type: 'line'; line: string }

/** Files needed to start Python, with sizes in bytes; written by the build. */
export interface PythonManifest {
  /** Version hash of the files. */
  version: string
  files: Record<string, number>
  /** Archives with Python modules. */
  archives: string[]
  /** Extension modules: the path of each file among the Python modules. */
  libraries: Record<string, string>
}
