// Edits a draft of many small moves. The hall expects them in order, such as a Stance before the Base, but players pick
// cards in any order. The editor remembers the legal moves of each step. To insert an earlier move, it takes moves back to
// that step, makes the move, and repeats the rest as far as it is still legal. Only the hall's prompts decide what is legal.
import type { Prompt, Move } from '../../api/protocol'

export class Drafting {
  /** Whether a sequence of moves is in progress, whose steps need not be shown. */
  busy = $state(false)
  private position = ''
  /** The legal moves after 0, 1, 2 ... moves of this draft. */
  private offered = $state.raw<Move[][]>([])
  private said: number[] = []
  private backs = 0
  private rest: number[] = []
  private awaited = -1

  constructor(
    private readonly choose: (move: Move) => void,
    private readonly back: () => void,
  ) {}

  /** Handle a new prompt and draft. */
  hear(ask: Prompt | null, draft: readonly number[], asked: boolean): void {
    if (!ask) {
      if (!asked) this.stop()
      return
    }
    const position = ask.key.split('.')[0]!
    if (position !== this.position) {
      this.position = position
      this.offered = []
      this.stop()
    }
    this.said = [...draft]
    const before = this.offered.slice(0, draft.length)
    while (before.length < draft.length) before.push([])
    this.offered = [...before, ask.moves]
    if (!this.busy) return
    // An unexpected length means that the move was rejected or the table has changed.
    if (this.awaited === draft.length) this.go()
    else this.stop()
  }

  /** The matching moves of the latest earlier step that has any. */
  earlier(suits: (move: Move) => boolean): Move[] {
    for (let index = this.offered.length - 2; index >= 0; index--) {
      const found = this.offered[index]?.filter(suits) ?? []
      if (found.length > 0) return found
    }
    return []
  }

  /** Insert a move at the latest earlier step where it was legal. */
  insert(move: Move): void {
    for (let index = this.offered.length - 2; index >= 0; index--) {
      if (this.offered[index]?.some((each) => each.move === move.move)) return this.drive(index, [move.move, ...this.said.slice(index)])
    }
  }

  /** Remove one move from the draft. */
  remove(index: number): void {
    this.drive(index, this.said.slice(index + 1))
  }

  /** Replace the draft with these moves. */
  say(moves: number[]): void {
    this.drive(0, moves)
  }

  stop(): void {
    this.busy = false
    this.rest = []
    this.backs = 0
    this.awaited = -1
  }

  private drive(from: number, moves: number[]): void {
    this.backs = this.said.length - from
    this.rest = moves
    this.busy = true
    this.go()
  }

  private go(): void {
    if (this.backs > 0) {
      this.backs -= 1
      this.awaited = this.said.length - 1
      return this.back()
    }
    const offers = this.offered[this.said.length] ?? []
    while (this.rest.length > 0) {
      const next = this.rest.shift()
      const move = offers.find((each) => each.move === next)
      if (!move) continue
      this.awaited = this.said.length + 1
      return this.choose(move)
    }
    this.stop()
  }
}
