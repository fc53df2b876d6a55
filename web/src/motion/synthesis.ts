// The hall's sounds, computed: struck wood and skin, plucked strings, paper and bronze. Each function returns samples
// at RATE, so that a test can measure what a player hears. No recordings are needed.

export const RATE = 32_000
export const SOUND_NAMES = ['card', 'flip', 'hit', 'block', 'seal', 'turn', 'win', 'lose', 'gong', 'tick'] as const
export type SoundName = (typeof SOUND_NAMES)[number]

type Samples = Float32Array

/** Loudness relative to a hit, in decibels: what happens often is quieter. */
const LEVELS_DB: Record<SoundName, number> = { hit: 0, block: -1, seal: -3, turn: -4, win: -2, lose: -2, gong: -2, flip: -7, card: -9, tick: -12 }
/** The loudest 50 ms of a hit, as weighted RMS. */
const TARGET_RMS = 0.16
const MAX_PEAK = 0.89
const WINDOW_SECONDS = 0.05
/** Fades at the end, so that nothing clicks. */
const FADE_SECONDS = 0.02

/** The samples of a sound, at its level and without clipping. */
export function synthesize(name: SoundName): Samples {
  return leveled(RECIPES[name](), LEVELS_DB[name])
}

const RECIPES: Record<SoundName, () => Samples> = {
  /** Paper that slides over wood and lies down. */
  card: () => mix(0.2, [0, shaped(noise(0.11, 3), 0.045, 0.03), sweep(1500, 4200), 0.8], [0.085, struck(0.08, [[210, 0.02, 1], [540, 0.012, 0.4]]), null, 0.5], [0.085, shaped(noise(0.03, 5), 0.001, 0.006), band(3600, 0.8), 0.7]),
  /** A card that is turned over: two flicks. */
  flip: () => mix(0.16, [0, shaped(noise(0.05, 7), 0.004, 0.012), band(2600, 0.9), 1], [0.055, shaped(noise(0.07, 11), 0.001, 0.01), band(4300, 0.8), 0.9], [0.056, struck(0.06, [[330, 0.014, 1]]), null, 0.35]),
  /** A low drum whose pitch drops, with the slap of the blow. */
  hit: () => room(saturated(mix(0.5, [0, drum(0.42, 178, 54, 0.04, 0.11), null, 1], [0, shaped(noise(0.12, 13), 0.001, 0.022), low(2400), 0.8], [0.001, struck(0.1, [[430, 0.03, 1], [905, 0.022, 0.6], [1490, 0.014, 0.4]]), null, 0.45]), 1.8), 0.22),
  /** Two staffs that meet. */
  block: () => room(mix(0.34, [0, struck(0.2, WOOD), null, 1], [0.031, struck(0.14, WOOD.map(([hertz, seconds, gain]) => [hertz * 1.09, seconds * 0.7, gain] as Mode)), null, 0.45], [0, shaped(noise(0.02, 17), 0.0005, 0.003), band(4200, 0.7), 0.7]), 0.2),
  /** A stone seal that is pressed on paper. */
  seal: () => room(mix(0.36, [0, drum(0.2, 150, 82, 0.03, 0.05), null, 1], [0.004, struck(0.1, [[318, 0.03, 1], [742, 0.018, 0.4]]), null, 0.5], [0.012, grains(0.16, 19), band(1300, 0.7), 0.75]), 0.15),
  /** Your turn: a temple block, twice, the second higher. */
  turn: () => room(mix(0.55, [0, templeBlock(523), null, 0.9], [0.16, templeBlock(698), null, 1]), 0.25),
  /** A zither that climbs in the pentatonic scale. */
  win: () => room(mix(2.1, ...[293.66, 440, 587.33, 739.99, 880].map((hertz, index): Part => [index * 0.1, plucked(2.1 - index * 0.1, hertz, 0.9, index), null, 0.8]), [0, struck(0.9, [[146.83, 0.3, 1]]), null, 0.2]), 0.3),
  /** Two low strings, falling, over a muffled drum. */
  lose: () => room(mix(1.7, [0, plucked(1.6, 220, 0.35, 21), null, 0.9], [0.3, plucked(1.4, 155.56, 0.3, 22), null, 1], [0.3, drum(0.5, 90, 52, 0.08, 0.16), null, 0.5]), 0.25),
  /** A soft gong: its higher partials bloom after the stroke. */
  gong: () => mix(2.2, [0, gong(2.2, 146.83), null, 1], [0, shaped(noise(0.08, 23), 0.004, 0.02), low(700), 0.25]),
  /** A second of a countdown. */
  tick: () => mix(0.08, [0, struck(0.07, [[1180, 0.012, 1], [2240, 0.007, 0.4]]), null, 1]),
}

/** A partial: frequency in hertz, decay time in seconds, gain. */
type Mode = readonly [hertz: number, seconds: number, gain: number]
/** A start in seconds, samples, a filter, and a gain. */
type Part = readonly [start: number, samples: Samples, filter: ((samples: Samples) => Samples) | null, gain: number]

const WOOD: readonly Mode[] = [[612, 0.034, 0.8], [1064, 0.03, 1], [1783, 0.02, 0.7], [2710, 0.013, 0.5], [4120, 0.008, 0.3]]
const GONG_PARTIALS: readonly Mode[] = [[1, 0.75, 0.7], [1.48, 0.62, 0.6], [2.09, 0.55, 0.75], [2.67, 0.46, 0.6], [3.44, 0.38, 0.5], [4.21, 0.3, 0.4], [5.58, 0.22, 0.28]]

const samplesOf = (seconds: number): Samples => new Float32Array(Math.ceil(seconds * RATE))

/** Random numbers from 0 to 1 that are the same in every browser. */
function randomFrom(seed: number): () => number {
  let state = (seed * 0x9e3779b9) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function noise(seconds: number, seed: number): Samples {
  const random = randomFrom(seed)
  return samplesOf(seconds).map(() => 2 * random() - 1)
}

/** Crumbling paper: noise in short grains that become rare. */
function grains(seconds: number, seed: number): Samples {
  const random = randomFrom(seed)
  let level = 0
  return samplesOf(seconds).map((_, index) => {
    const at = index / RATE
    if (random() < 0.03 * Math.exp(-at / 0.05)) level = 0.3 + 0.7 * random()
    level *= 0.985
    return level * (2 * random() - 1) * Math.exp(-at / 0.06)
  })
}

/** Multiplies by a short attack and an exponential decay. */
function shaped(samples: Samples, attack: number, decay: number): Samples {
  return samples.map((sample, index) => {
    const at = index / RATE
    return sample * (at < attack ? at / attack : Math.exp((attack - at) / decay))
  })
}

/** Adds a sine that dies away, as a resonator of two multiplications per sample. */
function addPartial(out: Samples, [hertz, decay, gain]: Mode): void {
  const angle = (2 * Math.PI * hertz) / RATE
  const damping = Math.exp(-1 / (decay * RATE))
  const [a, b] = [2 * damping * Math.cos(angle), -damping * damping]
  let [before, now] = [0, gain * damping * Math.sin(angle)]
  for (let index = 1; index < out.length; index++) {
    out[index]! += now
    ;[before, now] = [now, a * now + b * before]
  }
}

/** A struck body: partials that die away. */
function struck(seconds: number, modes: readonly Mode[]): Samples {
  const out = samplesOf(seconds)
  for (const mode of modes) addPartial(out, mode)
  const attack = 0.0006 * RATE
  for (let index = 0; index < attack; index++) out[index]! *= index / attack
  return out
}

/** A drum: a tone whose pitch drops from one frequency to another. */
function drum(seconds: number, from: number, to: number, drop: number, decay: number): Samples {
  let phase = 0
  return samplesOf(seconds).map((_, index) => {
    const at = index / RATE
    phase += (2 * Math.PI * (to + (from - to) * Math.exp(-at / drop))) / RATE
    return Math.sin(phase) * Math.exp(-at / decay) * Math.min(1, at / 0.002)
  })
}

function templeBlock(hertz: number): Samples {
  return mix(0.3, [0, struck(0.28, [[hertz, 0.05, 1], [hertz * 1.99, 0.028, 0.4], [hertz * 2.76, 0.016, 0.25]]), null, 1], [0, shaped(noise(0.012, 29), 0.0005, 0.002), band(2800, 0.8), 0.35])
}

function gong(seconds: number, hertz: number): Samples {
  const out = samplesOf(seconds)
  for (const [index, [ratio, decay, gain]] of GONG_PARTIALS.entries()) {
    const bloom = 0.006 + 0.035 * index
    // A pair of close partials beats slowly.
    for (const detuned of [1, 1.004]) {
      addPartial(out, [hertz * ratio * detuned, decay, gain])
      addPartial(out, [hertz * ratio * detuned, 1 / (1 / decay + 1 / bloom), -gain])
    }
  }
  return out
}

/** A plucked string after Karplus and Strong, with a fractional delay so that it is in tune. */
function plucked(seconds: number, hertz: number, brightness: number, seed: number): Samples {
  const period = RATE / hertz - 0.5
  const length = Math.floor(period)
  const fraction = period - length
  const random = randomFrom(31 + seed)
  const line = new Float32Array(length + 1)
  let soft = 0
  for (let index = 0; index <= length; index++) {
    soft += (2 * random() - 1 - soft) * (0.25 + 0.75 * brightness)
    line[index] = soft
  }
  // Plucked near the bridge: a comb takes out some harmonics.
  const pluckedAt = Math.floor(length * 0.19)
  const excited = line.map((value, index) => value - 0.8 * line[(index + pluckedAt) % (length + 1)]!)
  const out = samplesOf(seconds)
  const damping = Math.exp(-1 / (hertz * (0.25 + 0.35 * brightness)))
  let position = 0
  let previous = 0
  for (let index = 0; index < out.length; index++) {
    const next = (position + 1) % (length + 1)
    const value = excited[position]! * fraction + excited[next]! * (1 - fraction)
    out[index] = value
    excited[position] = damping * 0.5 * (value + previous)
    previous = value
    position = next
  }
  return shaped(out, 0.001, 0.9)
}

/** State-variable filter; `cutoff` gives the frequency at each moment. */
function filtered(samples: Samples, kind: 'low' | 'band', cutoff: (share: number) => number, resonance: number): Samples {
  let [first, second] = [0, 0]
  return samples.map((sample, index) => {
    const g = Math.tan((Math.PI * cutoff(index / samples.length)) / RATE)
    const k = 1 / resonance
    const high = (sample - (k + g) * first - second) / (1 + g * (k + g))
    const middle = g * high + first
    first = g * high + middle
    const bottom = g * middle + second
    second = g * middle + bottom
    return kind === 'low' ? bottom : middle
  })
}
const low = (hertz: number) => (samples: Samples) => filtered(samples, 'low', () => hertz, 0.7)
const band = (hertz: number, resonance: number) => (samples: Samples) => filtered(samples, 'band', () => hertz, resonance)
const sweep = (from: number, to: number) => (samples: Samples) => filtered(samples, 'band', (share) => from * (to / from) ** share, 1.1)

/** Adds parts, each at the same peak before its gain. */
function mix(seconds: number, ...parts: Part[]): Samples {
  const out = samplesOf(seconds)
  for (const [start, source, filter, gain] of parts) {
    const samples = filter ? filter(source) : source
    const scale = gain / (peakOf(samples) || 1)
    const offset = Math.round(start * RATE)
    for (let index = 0; index < samples.length && offset + index < out.length; index++) out[offset + index]! += samples[index]! * scale
  }
  return out
}

/** Soft clipping, as of a drum skin that is struck hard. */
function saturated(samples: Samples, drive: number): Samples {
  return samples.map((sample) => Math.tanh(sample * drive))
}

/** The first echoes of a wooden hall. */
function room(samples: Samples, amount: number): Samples {
  const out = Float32Array.from(samples)
  for (const [seconds, share] of [[0.013, 0.5], [0.023, 0.42], [0.037, 0.34], [0.053, 0.24], [0.071, 0.16]] as const) {
    const delay = Math.round(seconds * RATE)
    let dull = 0
    for (let index = delay; index < out.length; index++) {
      dull += (samples[index - delay]! - dull) * 0.35
      out[index]! += dull * share * amount
    }
  }
  return out
}

/** The samples at this level, with a faded end and no clipping. */
function leveled(samples: Samples, decibels: number): Samples {
  const scale = Math.min((TARGET_RMS * 10 ** (decibels / 20)) / (loudness(samples) || 1), MAX_PEAK / (peakOf(samples) || 1))
  const fade = FADE_SECONDS * RATE
  return samples.map((sample, index) => sample * scale * Math.min(1, (samples.length - 1 - index) / fade))
}

function peakOf(samples: Samples): number {
  let peak = 0
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample))
  return peak
}

/** RMS of the loudest moment. Low frequencies count less, because ears and phones hardly hear them. */
export function loudness(samples: Samples): number {
  const window = Math.round(WINDOW_SECONDS * RATE)
  let [slow, sum, loudest] = [0, 0, 0]
  const squares = new Float32Array(samples.length)
  for (let index = 0; index < samples.length; index++) {
    slow += (samples[index]! - slow) * 0.09
    squares[index] = (samples[index]! - slow) ** 2
    sum += squares[index]! - (index >= window ? squares[index - window]! : 0)
    loudest = Math.max(loudest, sum)
  }
  return Math.sqrt(loudest / window)
}
