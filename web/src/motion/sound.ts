// Synthesized sound effects. Off by default.
import { preferences } from '../theme/preferences.svelte'

let context: AudioContext | null = null
let noiseBuffer: AudioBuffer | null = null

function audioContext(): AudioContext | null {
  if (!preferences.sound) return null
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  if (!noiseBuffer) {
    noiseBuffer = context.createBuffer(1, context.sampleRate, context.sampleRate)
    const samples = noiseBuffer.getChannelData(0)
    for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1
  }
  return context
}

function noise(frequency: number, loudness: number, length: number, kind: BiquadFilterType = 'bandpass'): void {
  const audio = audioContext()
  if (!audio) return
  const source = new AudioBufferSourceNode(audio, { buffer: noiseBuffer, loop: true })
  const filter = new BiquadFilterNode(audio, { type: kind, frequency, Q: 0.9 })
  source.connect(filter).connect(fade(audio, loudness, length))
  source.start(0, Math.random())
  source.stop(audio.currentTime + length)
}

function tone(frequency: number, loudness: number, length: number, drop = 1): void {
  const audio = audioContext()
  if (!audio) return
  const source = new OscillatorNode(audio, { type: 'sine', frequency })
  source.frequency.exponentialRampToValueAtTime(frequency * drop, audio.currentTime + length)
  source.connect(fade(audio, loudness, length))
  source.start()
  source.stop(audio.currentTime + length)
}

function fade(audio: AudioContext, loudness: number, length: number): GainNode {
  const gain = new GainNode(audio, { gain: 0.0001 })
  const now = audio.currentTime
  gain.gain.exponentialRampToValueAtTime(loudness, now + 0.006)
  gain.gain.exponentialRampToValueAtTime(0.0001, now + length)
  gain.connect(audio.destination)
  return gain
}

export const sound = {
  slide: () => noise(2400, 0.1, 0.14),
  turn: () => noise(4200, 0.12, 0.07),
  blow: () => {
    tone(150, 0.6, 0.28, 0.3)
    noise(700, 0.35, 0.12, 'lowpass')
  },
  block: () => {
    for (const [partial, loudness] of [[1, 0.16], [2.76, 0.09], [5.4, 0.05]] as const) tone(620 * partial, loudness, 0.5)
  },
  gong: () => {
    for (const [partial, loudness] of [[1, 0.3], [1.48, 0.14], [2.09, 0.12], [2.9, 0.06]] as const) {
      tone(110 * partial, loudness, 2.2, 0.985)
    }
  },
  /** Your turn: a wooden block, twice. */
  call: () => {
    tone(740, 0.22, 0.16, 0.8)
    setTimeout(() => tone(990, 0.22, 0.22, 0.8), 170)
  },
  tick: () => tone(880, 0.07, 0.06),
}
