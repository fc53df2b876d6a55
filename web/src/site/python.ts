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

/** The subset of Pyodide's Emscripten module in use. */
interface Module {
  FS: { mkdirTree(path: string): void; writeFile(path: string, content: string): void }
  HEAP8: Int8Array
  growMemory(bytes: number): void
  loadWebAssemblyModule(library: WebAssembly.Module, flags: { nodelete: boolean }, path: string, scope: object): object
  newDSO(path: string, handle: undefined, symbols: object): void
}

interface ModuleOptions {
  /** Called before Python's memory is initialized. */
  preRun: ((module: Module) => void)[]
}

/** The compiled WebAssembly files by name: Python and the extension modules. */
export type CompiledModules = Map<string, WebAssembly.Module>

export interface PythonOptions {
  baseUrl: string
  onProgress?: (loadedBytes: number, totalBytes: number) => void
  /** The compiled files, if another worker has compiled them. */
  compiled?: CompiledModules
  /** Whether to save a memory snapshot for later starts. */
  keepSnapshot?: boolean
}

export interface StartedPython {
  python: Python
  compiled: CompiledModules
}

const MODULES_DIR = '/kwoon'
const MIME_TYPES: Record<string, string> = { wasm: 'application/wasm', json: 'application/json', mjs: 'text/javascript' }
const WASM = 'pyodide.asm.wasm'
const SETUP_CODE = `
import sys
sys.path.insert(0, "${MODULES_DIR}")
`
/** Preloads all imports of the hall and its bots, and the default and archived packs. Clears the path cache for the
 *  snapshot. */
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
    const compiled = await download.compiled
    markTime('compiled')
    const createModule = ((await import(/* @vite-ignore */ download.url('pyodide.asm.mjs'))) as { default: (options: ModuleOptions) => Promise<Module> }).default
    const createPyodideModule = async (options: ModuleOptions) => {
      options.preRun.push((module) => linkLibraries(module, download.libraries, compiled))
      const module = await createModule(options)
      return snapshot ? growToFit(module, snapshot.length) : module
    }
    const memory = snapshot ? { _loadSnapshot: snapshot } : { _makeSnapshot: keepSnapshot }
    return loadPyodide({ indexURL: download.folder.href, createPyodideModule, ...memory })
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

/** Links the extension modules before Python starts, so that they always get the same addresses, as snapshots need. */
function linkLibraries(module: Module, libraries: PythonManifest['libraries'], compiled: CompiledModules): void {
  for (const [name, libraryPath] of Object.entries(libraries)) {
    const path = `${MODULES_DIR}/${libraryPath}`
    // Python's import system looks for the file, but its content is already linked.
    module.FS.mkdirTree(path.slice(0, path.lastIndexOf('/')))
    module.FS.writeFile(path, '')
    module.newDSO(path, undefined, module.loadWebAssemblyModule(compiled.get(name)!, { nodelete: true }, path, {}))
  }
}

/** Grows a new module's memory to the size of the snapshot. */
function growToFit(module: Module, bytes: number): Module {
  if (module.HEAP8.length < bytes) module.growMemory(bytes)
  return module
}

/** Downloads of all Python files, started in parallel. */
class PythonDownload {
  readonly compiled: Promise<CompiledModules>
  readonly archives: Promise<ArrayBuffer[]>
  readonly libraries: PythonManifest['libraries']
  private readonly parts: Map<string, Promise<Response>>

  constructor(
    readonly folder: URL,
    { files, archives, libraries }: PythonManifest,
    compiled: CompiledModules | undefined,
    onBytes: (numBytes: number) => void,
  ) {
    const names = Object.keys(files).filter((name) => !compiled?.has(name))
    this.parts = new Map(names.map((name) => [this.url(name), fetchCounted(new URL(name, folder), onBytes)]))
    this.libraries = libraries
    this.compiled = compiled ? Promise.resolve(compiled) : this.compile([WASM, ...Object.keys(libraries)])
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

  private async compile(names: string[]): Promise<CompiledModules> {
    return new Map(await Promise.all(names.map(async (name) => [name, await WebAssembly.compileStreaming(this.response(name))] as const)))
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
      const module = (await this.compiled).get(WASM)!
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
