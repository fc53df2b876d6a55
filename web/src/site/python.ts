// Python in a worker: fetches its parts, says how far that is in bytes, and unpacks Kwoon into it.
import type { Parts } from './asked'

/** The part of Pyodide that is used here. */
export interface Python {
  unpackArchive(archive: ArrayBuffer, format: string, options: { extractDir: string }): void
  runPython(code: string): unknown
  pyimport(name: string): any
}

const MODULES = '/kwoon'
const KINDS: Record<string, string> = { wasm: 'application/wasm', json: 'application/json', mjs: 'text/javascript' }

/** Python with Kwoon in it. `told` hears how many bytes of how many have come. */
export async function startPython(base: string, told: (bytes: number, of: number) => void = () => {}): Promise<Python> {
  const folder = new URL('python/', base)
  const parts = (await (await fetched(new URL('parts.json', folder), () => {})).json()) as Parts
  const of = Object.values(parts.files).reduce((sum, size) => sum + size, 0)
  let bytes = 0
  const more = (count: number) => told((bytes += count), of)
  // Pyodide fetches by this name: what it fetches is counted as it comes.
  const plain = self.fetch.bind(self)
  self.fetch = (what, how) => {
    const url = new URL(what instanceof Request ? what.url : String(what), folder)
    return url.href.startsWith(folder.href) ? fetched(url, more, plain) : plain(what, how)
  }
  try {
    const archives = parts.archives.map(async (name) => (await self.fetch(new URL(name, folder))).arrayBuffer())
    // An import is not fetched by name; once it is here, the browser has it at hand.
    await (await self.fetch(new URL('pyodide.asm.mjs', folder))).arrayBuffer()
    const { loadPyodide } = (await import(/* @vite-ignore */ new URL('pyodide.mjs', folder).href)) as { loadPyodide: (how: object) => Promise<Python> }
    const python = await loadPyodide({ indexURL: folder.href })
    for (const archive of await Promise.all(archives)) python.unpackArchive(archive, 'zip', { extractDir: MODULES })
    python.runPython(`import sys; sys.path.insert(0, "${MODULES}"); from kwoon.browser.plain import stand_in; stand_in()`)
    return python
  } finally {
    self.fetch = plain
  }
}

async function fetched(url: URL, more: (count: number) => void, plain: typeof fetch = fetch): Promise<Response> {
  const answer = await plain(url)
  if (!answer.ok || !answer.body) throw new Error(`${url.pathname} cannot be fetched (${answer.status}).`)
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, out) {
      more(chunk.byteLength)
      out.enqueue(chunk)
    },
  })
  const kind = KINDS[url.pathname.split('.').at(-1)!] ?? 'application/octet-stream'
  return new Response(answer.body.pipeThrough(counted), { headers: { 'content-type': kind } })
}
