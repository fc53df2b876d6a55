// Python in a worker: fetches its parts all at once, says how far that is in bytes, and has Kwoon read in.
import type { Parts } from './worker_messages'
import { forget, recalled, remember } from './snapshot'

/** The part of Pyodide that is used here. */
export interface Python {
  unpackArchive(archive: ArrayBuffer, format: string, options: { extractDir: string }): void
  runPython(code: string): unknown
  pyimport(name: string): any
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>
}

interface Module {
  HEAP8: Int8Array
  growMemory(bytes: number): void
}

export interface How {
  /** Where the site lies. */
  base: string
  /** Hears how many bytes of how many have come. */
  told?: (bytes: number, of: number) => void
  /** Python's machine code, if another worker has compiled it already. */
  compiled?: WebAssembly.Module
  /** Whether to keep the memory of this start for later ones. */
  keep?: boolean
}

export interface Started {
  python: Python
  compiled: WebAssembly.Module
}

const MODULES = '/kwoon'
const KINDS: Record<string, string> = { wasm: 'application/wasm', json: 'application/json', mjs: 'text/javascript' }
const WASM = 'pyodide.asm.wasm'
const READ_IN = `
import sys
sys.path.insert(0, "${MODULES}")
from kwoon.browser.polyfills import install_polyfills
install_polyfills()
`
/** All that a hall and its bots import, and the packs in the boxes. What was found where is looked up anew then. */
const READY = `
import gc, random
import kwoon.browser.js_bridge, kwoon.browser.bot_worker
from kwoon import registry
from kwoon.games import GAMES
for box in GAMES:
    registry.default_pack(box.id)
    registry.archived_packs(box.id)
sys.path_importer_cache.clear()
gc.collect()
`
/** Nobody's luck is the same twice. */
const AWAKE = 'random.seed()'

/** What took how long, for those who look into a worker's timeline, and for bench/site.py. */
export const lap = (name: string) => performance.mark(`kwoon ${name}`)

/** Python with Kwoon in it. */
export async function startPython({ base, told = () => {}, compiled, keep = false }: How): Promise<Started> {
  const folder = new URL('python/', base)
  const parts = (await (await plainly(new URL('parts.json', folder))).json()) as Parts
  const memory = await recalled(folder, parts.version)
  const of = Object.values(parts.files).reduce((sum, size) => sum + size, 0)
  let bytes = 0
  const coming = new Coming(folder, parts, compiled, (count) => told((bytes += count), of))
  try {
    return await started(coming, memory, keep, parts.version)
  } catch (error) {
    if (!memory) throw error
    // Whatever was wrong with it, there is the usual way.
    await forget(folder)
    return started(new Coming(folder, parts, compiled, () => {}), null, keep, parts.version)
  }
}

async function started(coming: Coming, memory: Uint8Array | null, keep: boolean, version: string): Promise<Started> {
  const python = await coming.used(async () => {
    // An import is not fetched by name; once it is here, the browser has it at hand.
    await (await coming.part('pyodide.asm.mjs')).arrayBuffer()
    const { loadPyodide } = (await import(/* @vite-ignore */ coming.url('pyodide.mjs'))) as { loadPyodide: (how: object) => Promise<Python> }
    // Pyodide only warns of code that cannot be compiled, and waits for ever.
    await coming.compiled
    lap('compiled')
    const indexURL = coming.folder.href
    if (!memory) return loadPyodide({ indexURL, _makeSnapshot: keep })
    const make = ((await import(/* @vite-ignore */ coming.url('pyodide.asm.mjs'))) as { default: (how: object) => Promise<Module> }).default
    return loadPyodide({ indexURL, _loadSnapshot: memory, createPyodideModule: (how: object) => make(how).then((made) => roomy(made, memory.length)) })
  })
  lap('python')
  for (const archive of await coming.archives) python.unpackArchive(archive, 'zip', { extractDir: MODULES })
  lap('unpacked')
  if (memory) {
    python.runPython(AWAKE)
    lap('awake')
  } else {
    python.runPython(READ_IN)
    if (keep) {
      python.runPython(READY)
      void remember(coming.folder, version, python.makeMemorySnapshot())
    }
  }
  return { python, compiled: await coming.compiled }
}

/** A new Python has less memory than one that has read much. */
function roomy(made: Module, bytes: number): Module {
  if (made.HEAP8.length < bytes) made.growMemory(bytes)
  return made
}

/** The parts of Python on their way: all of them are asked for at once, and none waits until another has said that it wants it. */
class Coming {
  readonly compiled: Promise<WebAssembly.Module>
  readonly archives: Promise<ArrayBuffer[]>
  private readonly parts: Map<string, Promise<Response>>

  constructor(
    readonly folder: URL,
    { files, archives }: Parts,
    compiled: WebAssembly.Module | undefined,
    more: (count: number) => void,
  ) {
    const names = Object.keys(files).filter((name) => name !== WASM || !compiled)
    this.parts = new Map(names.map((name) => [this.url(name), counted(new URL(name, folder), more)]))
    this.compiled = compiled ? Promise.resolve(compiled) : WebAssembly.compileStreaming(this.part(WASM))
    this.archives = Promise.all(archives.map(async (name) => (await this.part(name)).arrayBuffer()))
    // What fails is said by whoever waits for it.
    for (const each of [this.compiled, this.archives, ...this.parts.values()]) each.catch(() => {})
  }

  url(name: string): string {
    return new URL(name, this.folder).href
  }

  part(name: string): Promise<Response> {
    return this.parts.get(this.url(name))!
  }

  /** While something is done, Pyodide finds what it fetches and compiles under way already. */
  async used<T>(done: () => Promise<T>): Promise<T> {
    const { fetch } = self
    const { instantiateStreaming } = WebAssembly
    self.fetch = (what, how) => {
      const url = new URL(what instanceof Request ? what.url : String(what)).href
      if (url === this.url(WASM)) return Promise.resolve(new Response())
      const part = this.parts.get(url)
      // What has come is read once; should anybody want it again, it is at hand in the browser.
      this.parts.delete(url)
      return part ?? fetch.call(self, what, how)
    }
    WebAssembly.instantiateStreaming = async (_, imports) => {
      const module = await this.compiled
      return { module, instance: await WebAssembly.instantiate(module, imports) }
    }
    try {
      return await done()
    } finally {
      self.fetch = fetch
      WebAssembly.instantiateStreaming = instantiateStreaming
    }
  }
}

async function plainly(url: URL): Promise<Response> {
  const answer = await fetch(url)
  if (!answer.ok || !answer.body) throw new Error(`${url.pathname} cannot be fetched (${answer.status}).`)
  return answer
}

async function counted(url: URL, more: (count: number) => void): Promise<Response> {
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, out) {
      more(chunk.byteLength)
      out.enqueue(chunk)
    },
  })
  const kind = KINDS[url.pathname.split('.').at(-1)!] ?? 'application/octet-stream'
  return new Response((await plainly(url)).body!.pipeThrough(counting), { headers: { 'content-type': kind } })
}
