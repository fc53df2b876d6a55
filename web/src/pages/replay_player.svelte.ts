// A finished game being watched: which frame is shown, what led to it in beats, and the ways through it.
import type { GameParts } from '../games/board'
import { opened } from '../table/table_session.svelte'
import { pace } from '../theme/animation_speed.svelte'
import { still } from '../theme/theme.svelte'
import type { Event, ReplayPage, View } from '../api/protocol'

/** Between two steps that play by themselves, in milliseconds: always, and more at a slower pace. */
const PAUSE = [200, 500] as const

export class Watching {
  replay = $state.raw<ReplayPage | null>(null)
  at = $state(0)
  playing = $state(false)
  view = $state.raw<View | null>(null)
  happened = $state.raw<Event[]>([])
  parts: GameParts | null = null
  private timer: ReturnType<typeof setTimeout> | undefined

  readonly last = $derived.by(() => (this.replay?.frames.length ?? 1) - 1)
  readonly frame = $derived.by(() => this.replay?.frames[this.at])
  readonly told = $derived.by(() => this.replay?.frames.slice(0, this.at + 1).flatMap((frame) => frame.events) ?? [])
  readonly over = $derived.by(() => this.frame?.outcome != null)
  readonly sentence = $derived.by(() => this.frame?.outcome?.text ?? this.told.findLast((event) => event.text)?.text ?? '')
  /** A turn is where the log says so; games without turns go by rounds, and those without either by steps. */
  readonly turns = $derived.by(() => {
    const of = (word: string) => (this.replay?.frames ?? []).flatMap((frame, n) => (n === 0 || frame.events.some((event) => event.kind === word) ? [n] : []))
    const found = of('turn').length > 2 ? of('turn') : of('round')
    return found.length > 2 ? found : []
  })

  /** The same game as somebody else saw it, at the same place. */
  lay(replay: ReplayPage): void {
    this.replay = replay
    this.show(Math.min(this.at, this.last), false)
  }

  /** Goes to a frame; whether what led to it is told. */
  show(to: number, told: boolean): void {
    clearTimeout(this.timer)
    if (!this.replay) return
    this.at = Math.max(0, Math.min(to, this.last))
    const frame = this.replay.frames[this.at]!
    const before = this.replay.frames[this.at - 1]
    const slow = told && before && this.parts?.story && !still() && pace.factor > 0
    this.tell(slow ? this.parts!.story!(opened(before).view, frame.events, opened(frame).view) : [{ view: opened(frame).view, events: [], ms: 0 }])
  }

  /** Goes to a frame and stays there. */
  stop(to: number, told = false): void {
    this.playing = false
    this.show(to, told)
  }

  step(by: number): void {
    this.stop(this.at + by, by === 1)
  }

  turn(way: 1 | -1): void {
    const next = way === 1 ? this.turns.find((each) => each > this.at) : this.turns.findLast((each) => each < this.at)
    this.stop(next ?? (way === 1 ? this.last : 0))
  }

  /** To the moment at which an event had just happened. */
  showEvent(to: number): void {
    const found = this.replay?.frames.findIndex((frame) => (frame.events.at(-1)?.number ?? 0) >= to) ?? -1
    this.stop(found < 0 ? this.last : found)
  }

  turnPlaying(): void {
    this.playing = !this.playing
    if (!this.playing || !this.replay) return clearTimeout(this.timer)
    this.show(this.at >= this.last ? 0 : this.at + 1, this.at < this.last)
  }

  private tell(beats: { view: View; events: Event[]; ms: number }[]): void {
    const beat = beats.shift()
    if (!beat) {
      if (!this.playing || !this.replay) return
      if (this.at >= this.last) this.playing = false
      else this.timer = setTimeout(() => this.show(this.at + 1, true), PAUSE[0] + PAUSE[1] * pace.factor)
      return
    }
    this.happened = beat.events
    this.view = beat.view
    this.timer = setTimeout(() => this.tell(beats), beat.ms * pace.factor)
  }
}
