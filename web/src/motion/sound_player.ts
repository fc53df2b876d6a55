// Plays the computed sounds. Loaded only when sound is on.
import { RATE, type SoundName } from './synthesis'

/** A sound that could not start in time is left out. */
const MAX_LATE_MS = 250
/** The same sound twice within this time is played once, such as for several cards that move together. */
const MIN_GAP_MS = 60
/** Sounds that happen often differ a little in pitch each time. */
const PITCH_RANGE: Partial<Record<SoundName, number>> = { card: 0.08, flip: 0.08, hit: 0.06, block: 0.06, seal: 0.04 }

export class SoundPlayer {
  private readonly context = new AudioContext({ latencyHint: 'interactive' })
  private readonly output = new GainNode(this.context)
  private readonly buffers = new Map<SoundName, AudioBuffer>()
  private readonly lastPlayedAt = new Map<SoundName, number>()
  /** Resolves when all sounds have been computed. */
  private readonly computed: Promise<void>

  constructor() {
    // Several sounds at once must not clip.
    const limiter = new DynamicsCompressorNode(this.context, { threshold: -6, ratio: 12, attack: 0.002, release: 0.12, knee: 4 })
    this.output.connect(limiter).connect(this.context.destination)
    this.computed = this.compute()
  }

  /** Resumes after a gesture: browsers start and interrupt sound as they see fit. */
  resume(): void {
    if (this.context.state !== 'running') void this.context.resume()
  }

  /** Plays a sound at this time of `performance.now()`, or as soon as it has been computed. */
  async play(name: SoundName, at: number, volume: number): Promise<void> {
    if (at - (this.lastPlayedAt.get(name) ?? -Infinity) < MIN_GAP_MS) return
    this.lastPlayedAt.set(name, at)
    if (!this.buffers.has(name)) await this.computed
    const buffer = this.buffers.get(name)
    const waitMs = at - performance.now()
    if (!buffer || waitMs < -MAX_LATE_MS || this.context.state !== 'running') return
    // Loudness is felt as about the square of the amplitude.
    this.output.gain.value = volume ** 2
    const range = PITCH_RANGE[name] ?? 0
    const source = new AudioBufferSourceNode(this.context, { buffer, playbackRate: 1 + range * (Math.random() - 0.5) })
    source.connect(this.output)
    source.start(this.context.currentTime + Math.max(0, waitMs) / 1000)
  }

  private compute(): Promise<void> {
    const worker = new Worker(new URL('./synthesis.worker.ts', import.meta.url), { type: 'module' })
    return new Promise((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<{ name: SoundName; samples: Float32Array<ArrayBuffer> } | null>) => {
        if (!data) return resolve()
        const buffer = this.context.createBuffer(1, data.samples.length, RATE)
        buffer.copyToChannel(data.samples, 0)
        this.buffers.set(data.name, buffer)
      }
      // Without a worker there is no sound, but the game goes on.
      worker.onerror = () => resolve()
    })
  }
}
