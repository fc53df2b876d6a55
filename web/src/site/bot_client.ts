// Client for the bot worker. Runs one job at a time; restarting cancels the job.
import type { CompiledModules, PythonOptions } from './python'

export class BotClient {
  private worker: Worker | null = null
  private pendingJob: { resolve: (result: string) => void; reject: (error: Error) => void } | null = null

  constructor(
    private readonly baseUrl: string,
    /** Shared by all workers. */
    private readonly compiled: CompiledModules,
  ) {}

  /** Starts the worker ahead of the first job. */
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

  /** Cancels the current job and starts a new worker. */
  restart(): void {
    this.worker?.terminate()
    this.worker = null
    this.pendingJob?.reject(new Error('ended'))
    this.pendingJob = null
    this.start()
  }
}
