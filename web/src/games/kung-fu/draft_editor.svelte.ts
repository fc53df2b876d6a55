// Edits a draft of many small moves. The hall expects them in order, such as a Stance before the Base, but players pick
// cards in any order. The editor remembers the legal moves of each step. To insert an earlier move, it takes moves back
// to that step, makes the move, and repeats the later moves that the hall's prompts still allow.
import type { Prompt, Move } from '../../api/protocol'

export class DraftEditor {
  /** Whether a sequence of moves is in progress. Its steps need not be shown. */
  busy = $state(false)
  private position = ''
  /** The legal moves after 0, 1, 2 ... moves of this draft. */
  private legalMoves = $state.raw<Move[][]>([])
  private drafted: number[] = []
  private numTakeBacks = 0
  private queue: number[] = []
  private expectedLength = -1

  constructor(
    private readonly chooseMove: (move: Move) => void,
    private readonly takeBack: () => void,
  ) {}

  /** Handle a new prompt and draft. */
  update(prompt: Prompt | null, draft: readonly number[], isPending: boolean): void {
    if (!prompt) {
      if (!isPending) this.stop()
      return
    }
    const position = prompt.key.split('.')[0]!
    if (position !== this.position) {
      this.position = position
      this.legalMoves = []
      this.stop()
    }
    this.drafted = [...draft]
    const previous = this.legalMoves.slice(0, draft.length)
    while (previous.length < draft.length) previous.push([])
    this.legalMoves = [...previous, prompt.moves]
    if (!this.busy) return
    // An unexpected length means that the move was rejected or the table has changed.
    if (this.expectedLength === draft.length) this.step()
    else this.stop()
  }

  /** The matching moves of the latest earlier step that has any. */
  findEarlier(matches: (move: Move) => boolean): Move[] {
    for (let index = this.legalMoves.length - 2; index >= 0; index--) {
      const found = this.legalMoves[index]?.filter(matches) ?? []
      if (found.length > 0) return found
    }
    return []
  }

  /** Insert a move at the latest earlier step where it was legal. */
  insert(move: Move): void {
    for (let index = this.legalMoves.length - 2; index >= 0; index--) {
      if (this.legalMoves[index]?.some((each) => each.move === move.move)) return this.rewrite(index, [move.move, ...this.drafted.slice(index)])
    }
  }

  remove(index: number): void {
    this.rewrite(index, this.drafted.slice(index + 1))
  }

  replace(moves: number[]): void {
    this.rewrite(0, moves)
  }

  stop(): void {
    this.busy = false
    this.queue = []
    this.numTakeBacks = 0
    this.expectedLength = -1
  }

  private rewrite(from: number, moves: number[]): void {
    this.numTakeBacks = this.drafted.length - from
    this.queue = moves
    this.busy = true
    this.step()
  }

  private step(): void {
    if (this.numTakeBacks > 0) {
      this.numTakeBacks -= 1
      this.expectedLength = this.drafted.length - 1
      return this.takeBack()
    }
    const legal = this.legalMoves[this.drafted.length] ?? []
    while (this.queue.length > 0) {
      const next = this.queue.shift()
      const move = legal.find((each) => each.move === next)
      if (!move) continue
      this.expectedLength = this.drafted.length + 1
      return this.chooseMove(move)
    }
    this.stop()
  }
}
