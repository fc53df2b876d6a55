// Starts Python (Pyodide) in a worker: downloads its files in parallel, reports progress, and imports Kwoon.
import type { PythonManifest } from './worker_messages'
import { deleteSnapshots, loadSnapshot, saveSnapshot } from './python_snapshot'

/** The subset of Pyodide in use. */
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

export interface PythonOptions {
  /** Base URL of the site. */
  baseUrl: string
  /** Called with the loaded and total bytes. */
  onProgress?: (loadedBytes: number, totalBytes: number) => void
  /** The compiled Python module, if another worker has compiled it. */
  compiled?: WebAssembly.Module
  /** Whether to save a memory snapshot for later starts. */
  keepSnapshot?: boolean
}

export interface StartedPython {
  python: Python
  compiled: WebAssembly.Module
}

const MODULES_DIR = '/kwoon'
const MIME_TYPES: Record<string, string> = { wasm: 'application/wasm', json: 'application/json', mjs: 'text/javascript' }
const WASM = 'pyodide.asm.wasm'
const SETUP_CODE = `
import sys
sys.path.insert(0, "${MODULES_DIR}")
from kwoon.browser.polyfills import install_polyfills
install_polyfills()
`
/** Preloads all imports of the hall and its bots, and the default packs. Clears the path cache for the snapshot. */
const PRELOAD_CODE = `
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
/** A restored snapshot must not repeat its random numbers. */
const RESTORE_CODE = 'random.seed()'

/** Performance mark for the worker's timeline and for bench/site.py. */
export const markTime = (name: string) => performance.mark(`kwoon ${name}`)

export async function startPython({ baseUrl, onProgress = () => {}, compiled, keepSnapshot = false }: PythonOptions): Promise<StartedPython> {
  const folder = new URL('python/', baseUrl)
  const parts = (await (await fetchOk(new URL('parts.json', folder))).json()) as PythonManifest
  const snapshot = await loadSnapshot(folder, parts.version)
  const totalBytes = Object.values(parts.files).reduce((sum, size) => sum + size, 0)
  let bytes = 0
  const download = new PythonDownload(folder, parts, compiled, (numBytes) => onProgress((bytes += numBytes), totalBytes))
  try {
    return await boot(download, snapshot, keepSnapshot, parts.version)
  } catch (error) {
    if (!snapshot) throw error
    // The snapshot is unusable: delete it and start normally.
    await deleteSnapshots(folder)
    return boot(new PythonDownload(folder, parts, compiled, () => {}), null, keepSnapshot, parts.version)
  }
}

async function boot(download: PythonDownload, snapshot: Uint8Array | null, keepSnapshot: boolean, version: string): Promise<StartedPython> {
  const python = await download.intercepting(async () => {
    // Imports bypass the fetch hook; download the module first, so that it is in the HTTP cache.
    await (await download.response('pyodide.asm.mjs')).arrayBuffer()
    const { loadPyodide } = (await import(/* @vite-ignore */ download.url('pyodide.mjs'))) as { loadPyodide: (options: object) => Promise<Python> }
    // If compilation fails, Pyodide only logs a warning and its promise never settles.
    await download.compiled
    markTime('compiled')
    const indexURL = download.folder.href
    if (!snapshot) return loadPyodide({ indexURL, _makeSnapshot: keepSnapshot })
    const createModule = ((await import(/* @vite-ignore */ download.url('pyodide.asm.mjs'))) as { default: (options: object) => Promise<Module> }).default
    return loadPyodide({ indexURL, _loadSnapshot: snapshot, createPyodideModule: (options: object) => createModule(options).then((module) => growToFit(module, snapshot.length)) })
  })
  markTime('python')
  for (const archive of await download.archives) python.unpackArchive(archive, 'zip', { extractDir: MODULES_DIR })
  markTime('unpacked')
  if (snapshot) {
    python.runPython(RESTORE_CODE)
    markTime('awake')
  } else {
    python.runPython(SETUP_CODE)
    if (keepSnapshot) {
      python.runPython(PRELOAD_CODE)
      void saveSnapshot(download.folder, version, python.makeMemorySnapshot())
    }
  }
  return { python, compiled: await download.compiled }
}

/** Grows a new module's memory to the size of the snapshot. */
function growToFit(module: Module, bytes: number): Module {
  if (module.HEAP8.length < bytes) module.growMemory(bytes)
  return module
}

/** Downloads of all Python files, started in parallel. */
class PythonDownload {
  readonly compiled: Promise<WebAssembly.Module>
  readonly archives: Promise<ArrayBuffer[]>
  private readonly parts: Map<string, Promise<Response>>

  constructor(
    readonly folder: URL,
    { files, archives }: PythonManifest,
    compiled: WebAssembly.Module | undefined,
    onBytes: (numBytes: number) => void,
  ) {
    const names = Object.keys(files).filter((name) => name !== WASM || !compiled)
    this.parts = new Map(names.map((name) => [this.url(name), fetchCounted(new URL(name, folder), onBytes)]))
    this.compiled = compiled ? Promise.resolve(compiled) : WebAssembly.compileStreaming(this.response(WASM))
    this.archives = Promise.all(archives.map(async (name) => (await this.response(name)).arrayBuffer()))
    // Errors surface where the promises are awaited.
    for (const promise of [this.compiled, this.archives, ...this.parts.values()]) promise.catch(() => {})
  }

  url(name: string): string {
    return new URL(name, this.folder).href
  }

  response(name: string): Promise<Response> {
    return this.parts.get(this.url(name))!
  }

  /** Runs a task whose fetches and WebAssembly compilation are served from the downloads in progress. */
  async intercepting<T>(task: () => Promise<T>): Promise<T> {
    const { fetch } = self
    const { instantiateStreaming } = WebAssembly
    self.fetch = (input, options) => {
      const url = new URL(input instanceof Request ? input.url : String(input)).href
      if (url === this.url(WASM)) return Promise.resolve(new Response())
      const response = this.parts.get(url)
      // A response can be read only once; later requests use the HTTP cache.
      this.parts.delete(url)
      return response ?? fetch.call(self, input, options)
    }
    WebAssembly.instantiateStreaming = async (_, imports) => {
      const module = await this.compiled
      return { module, instance: await WebAssembly.instantiate(module, imports) }
    }
    try {
      return await task()
    } finally {
      self.fetch = fetch
      WebAssembly.instantiateStreaming = instantiateStreaming
    }
  }
}

async function fetchOk(url: URL): Promise<Response> {
  const response = await fetch(url)
  if (!response.ok || !response.body) throw new Error(`${url.pathname} cannot be fetched (${response.status}).`)
  return response
}

async function fetchCounted(url: URL, onBytes: (numBytes: number) => void): Promise<Response> {
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      onBytes(chunk.byteLength)
      controller.enqueue(chunk)
    },
  })
  const mimeType = MIME_TYPES[url.pathname.split('.').at(-1)!] ?? 'application/octet-stream'
  return new Response((await fetchOk(url)).body!.pipeThrough(counter), { headers: { 'content-type': mimeType } })
}
