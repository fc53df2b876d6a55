// The worker in which bots think, as the hall sees it: asked one thing after the other, and ended when it is not to go on.
import type { PythonOptions } from './python'

export class BotClient {
  private worker: Worker | null = null
  private pendingJob: { resolve: (result: string) => void; reject: (error: Error) => void } | null = null

  constructor(
    private readonly baseUrl: string,
    /** Python's machine code: compiled once, for the hall, it serves every worker that is started. */
    private readonly compiled: WebAssembly.Module,
  ) {}

  /** Begin to get ready, before anybody asks. */
  start(): Worker {
    if (this.worker) return this.worker
    const worker = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<{ result?: string; error?: string }>) => {
      const pending = this.pendingJob
      this.pendingJob = null
      if (data.result !== undefined) pending?.resolve(data.result)
      else pending?.reject(new Error(data.error))
    }
    worker.onerror = () => this.restart()
    worker.postMessage({ baseUrl: this.baseUrl, compiled: this.compiled } satisfies PythonOptions)
    return (this.worker = worker)
  }

  runJob(job: string): Promise<string> {
    const worker = this.start()
    return new Promise((resolve, reject) => {
      this.pendingJob = { resolve, reject }
      worker.postMessage({ job })
    })
  }

  /** Whatever it thinks about is ended, and it begins anew. */
  restart(): void {
    this.worker?.terminate()
    this.worker = null
    this.pendingJob?.reject(new Error('ended'))
    this.pendingJob = null
    this.start()
  }
}
