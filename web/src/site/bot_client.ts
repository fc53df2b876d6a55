// The worker in which bots think, as the hall sees it: asked one thing after the other, and ended when it is not to go on.
import type { How } from './python'

export class Thinker {
  private worker: Worker | null = null
  private waiting: { resolve: (said: string) => void; reject: (error: Error) => void } | null = null

  constructor(
    private readonly base: string,
    /** Python's machine code: compiled once, for the hall, it serves every worker that is started. */
    private readonly compiled: WebAssembly.Module,
  ) {}

  /** Begin to get ready, before anybody asks. */
  start(): Worker {
    if (this.worker) return this.worker
    const worker = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<{ said?: string; failed?: string }>) => {
      const waiting = this.waiting
      this.waiting = null
      if (data.said !== undefined) waiting?.resolve(data.said)
      else waiting?.reject(new Error(data.failed))
    }
    worker.onerror = () => this.end()
    worker.postMessage({ base: this.base, compiled: this.compiled } satisfies How)
    return (this.worker = worker)
  }

  think(question: string): Promise<string> {
    const worker = this.start()
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject }
      worker.postMessage({ question })
    })
  }

  /** Whatever it thinks about is ended, and it begins anew. */
  end(): void {
    this.worker?.terminate()
    this.worker = null
    this.waiting?.reject(new Error('ended'))
    this.waiting = null
    this.start()
  }
}
