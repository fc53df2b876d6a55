// State of a replay: the current frame, its playback, and navigation.
import type { GameParts } from '../games/board'
import { withOpenHands } from '../table/open_hands'
import { animationSpeed } from '../theme/animation_speed.svelte'
import { prefersReducedMotion } from '../theme/preferences.svelte'
import type { Event, ReplayPage, View } from '../api/protocol'

/** Pause between two frames in ms: a fixed part, and a part scaled by the animation speed. */
const PAUSE_MS = [200, 500] as const

export class ReplayPlayer {
  replay = $state.raw<ReplayPage | null>(null)
  frameIndex = $state(0)
  playing = $state(false)
  view = $state.raw<View | null>(null)
  newEvents = $state.raw<Event[]>([])
  gameParts: GameParts | null = null
  private timer: ReturnType<typeof setTimeout> | undefined

  readonly lastFrame = $derived.by(() => (this.replay?.frames.length ?? 1) - 1)
  readonly frame = $derived.by(() => this.replay?.frames[this.frameIndex])
  readonly shownEvents = $derived.by(() => this.replay?.frames.slice(0, this.frameIndex + 1).flatMap((frame) => frame.events) ?? [])
  readonly isOver = $derived.by(() => this.frame?.outcome != null)
  readonly caption = $derived.by(() => this.frame?.outcome?.text ?? this.shownEvents.findLast((event) => event.text)?.text ?? '')
  /** Indices of the frames that start a turn, or a round in games without turns; empty if a game has neither. */
  readonly turns = $derived.by(() => {
    const framesWith = (kind: string) => (this.replay?.frames ?? []).flatMap((frame, index) => (index === 0 || frame.events.some((event) => event.kind === kind) ? [index] : []))
    const found = framesWith('turn').length > 2 ? framesWith('turn') : framesWith('round')
    return found.length > 2 ? found : []
  })

  /** Shows a replay, such as the same game from a different perspective, at the current frame. */
  load(replay: ReplayPage): void {
    this.replay = replay
    this.show(Math.min(this.frameIndex, this.lastFrame), false)
  }

  /** Goes to a frame, optionally with playback. */
  show(to: number, animate: boolean): void {
    clearTimeout(this.timer)
    if (!this.replay) return
    this.frameIndex = Math.max(0, Math.min(to, this.lastFrame))
    const frame = this.replay.frames[this.frameIndex]!
    const before = this.replay.frames[this.frameIndex - 1]
    const isAnimated = animate && before && this.gameParts?.playbackSteps && !prefersReducedMotion() && animationSpeed.factor > 0
    this.playSteps(isAnimated ? this.gameParts!.playbackSteps!(withOpenHands(before).view, frame.events, withOpenHands(frame).view) : [{ view: withOpenHands(frame).view, events: [], ms: 0 }])
  }

  /** Goes to a frame and pauses. */
  stop(to: number, animate = false): void {
    this.playing = false
    this.show(to, animate)
  }

  step(by: number): void {
    this.stop(this.frameIndex + by, by === 1)
  }

  stepTurn(direction: 1 | -1): void {
    const next = direction === 1 ? this.turns.find((each) => each > this.frameIndex) : this.turns.findLast((each) => each < this.frameIndex)
    this.stop(next ?? (direction === 1 ? this.lastFrame : 0))
  }

  /** Goes to the frame that shows an event. */
  showEvent(to: number): void {
    const found = this.replay?.frames.findIndex((frame) => (frame.events.at(-1)?.number ?? 0) >= to) ?? -1
    this.stop(found < 0 ? this.lastFrame : found)
  }

  togglePlaying(): void {
    this.playing = !this.playing
    if (!this.playing || !this.replay) return clearTimeout(this.timer)
    this.show(this.frameIndex >= this.lastFrame ? 0 : this.frameIndex + 1, this.frameIndex < this.lastFrame)
  }

  private playSteps(steps: { view: View; events: Event[]; ms: number }[]): void {
    const step = steps.shift()
    if (!step) {
      if (!this.playing || !this.replay) return
      if (this.frameIndex >= this.lastFrame) this.playing = false
      else this.timer = setTimeout(() => this.show(this.frameIndex + 1, true), PAUSE_MS[0] + PAUSE_MS[1] * animationSpeed.factor)
      return
    }
    this.newEvents = step.events
    this.view = step.view
    this.timer = setTimeout(() => this.playSteps(steps), step.ms * animationSpeed.factor)
  }
}
