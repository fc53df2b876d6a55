// Props that every board receives from the table or a replay, and the parts that a game provides. Boards show cards and
// offer moves; they contain no rules.
import type { Component, Snippet } from 'svelte'
import type { Front } from '../components/card_front_registry.svelte'
import type { GameResponse } from '../api/schema'
import type { SoundName } from '../motion/sound'
import type { Prompt, Event, CardFace, Move, Seat, Table, View } from '../api/protocol'

/** One frame of a playback: the view to show, the events that led to it, and how long to show it. */
export interface PlaybackStep {
  view: View
  events: Event[]
  ms: number
}

/** What an event sounds like. */
export interface SoundCue {
  sound: SoundName
  /** Time until the blow that the board animates lands. */
  delayMs?: number
  /** The seat that is hit, and feels it. */
  struckSeat?: number
}

export interface ClockState {
  remaining: number[]
  running: number[]
  /** Seconds until each clock starts, while events are still being shown to its player. */
  starts_in: number[]
  /** The browser's time when these values arrived. */
  at: number
}

/** Which fields of the view hold cards or seats, and the names of numbered values. */
export type ViewFields = Pick<GameResponse, 'card_fields' | 'seat_fields' | 'value_names'>

export interface BoardProps {
  game: string
  viewFields: ViewFields
  view: View
  faces: CardFace[]
  seats: Seat[]
  /** The seat shown at the bottom, nearest to the viewer. */
  bottomSeat: number
  prompt: Prompt | null
  whyNot: Record<string, string>
  /** In a lesson, the moves that the current step allows; null if every legal move is allowed. */
  allowedMoves: number[] | null
  highlight: string[]
  /** The hinted moves in order. A board can set data-point on the elements that a hint should point at. */
  hintedMoves?: number[]
  newEvents: Event[]
  /** All events shown so far. */
  shownEvents?: Event[]
  clock: ClockState | null
  chooseMove: (move: Move) => void
  /** Take back the last move in the draft. */
  takeBack?: () => void
  showReason: (reason: string) => void
  promptBar: Snippet
}

/** The default export of a game's index.ts. */
export interface GameParts {
  Board: Component<BoardProps>
  Front: Front
  /** SVG drawings by icon name. */
  icons: Record<string, string>
  /** Areas of texts besides the game's own, shared by several boards. */
  areas?: string[]
  /** Split the change from one view to the next into frames. Without it, a change is one frame. */
  playbackSteps?: (before: View, events: Event[], after: View) => PlaybackStep[]
  /** What an event sounds like, also when animations are off. */
  soundOf?: (event: Event) => SoundCue | null
  /** Whether the board has its own buttons for moves without a card; otherwise the prompt bar shows them. */
  hasMoveButtons?: boolean
  /** The team name of each seat before the game starts, in team formats. */
  teamNames?: (table: Table) => string[]
}
