// What a board gets from the table and from a replay, and what a game brings along. A board draws and offers; it
// contains no rules.
import type { Component, Snippet } from 'svelte'
import type { Front } from '../components/card_fronts.svelte'
import type { Prompt, Event, CardFace, Move, Seat, Table, View } from '../api/protocol'

/** One moment of a story: what is on the table then, what has just happened, and how long it wants to be looked at. */
export interface PlaybackStep {
  view: View
  events: Event[]
  ms: number
}

export interface ClockState {
  remaining: number[]
  running: number[]
  /** Seconds until each clock starts, while its player is still shown events. */
  starts_in: number[]
  /** When these numbers were true, by the browser's own clock. */
  at: number
}

export interface BoardProps {
  game: string
  view: View
  faces: CardFace[]
  seats: Seat[]
  /** The seat that sits nearest to the viewer. */
  bottomSeat: number
  prompt: Prompt | null
  whyNot: Record<string, string>
  /** In a lesson, the moves that it is about. */
  allowedMoves: number[] | null
  highlight: string[]
  /** What a hint would have said next, and what after that. Something marked with data-point is where to begin. */
  hintedMoves?: number[]
  newEvents: Event[]
  /** Everything that has been told so far. */
  shownEvents?: Event[]
  clock: ClockState | null
  chooseMove: (move: Move) => void
  /** Take the last move of the own answer back. */
  takeBack?: () => void
  showReason: (reason: string) => void
  promptBar: Snippet
}

export interface GameParts {
  Board: Component<BoardProps>
  /** Tells what led from one view to the next in several beats; without it a change is one beat. */
  narrate?: (before: View, events: Event[], after: View) => PlaybackStep[]
  icons?: Record<string, string>
  /** Whether the board itself has a button for each move that no card stands for; otherwise the prompt has them. */
  hasMoveButtons?: boolean
  /** Whose side each seat is on before the game, where there are sides. */
  teamNames?: (table: Table) => string[]
  /** How its cards are drawn, where the house's way is not enough. */
  Front?: Front
}
