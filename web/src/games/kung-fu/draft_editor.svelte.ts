// Edits a draft of many small moves. The hall expects them in order, such as a Stance before the Base, but players pick
// cards in any order. The editor remembers the legal moves of each step. To insert an earlier move, it takes moves back
// to that step, makes the move, and repeats the later moves that the hall's prompts still allow. An inserted move can end
// the draft, such as a Stance that is played at once; then the later moves begin the next draft.
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
  /** Whether the sequence in progress inserts a move. */
  private isInserting = false
  /** The later moves after an inserted move that ended the draft, and the phase to which they belong. */
  private draftToResume: { phase: string; moves: number[] } | null = null
  private phase = ''
  private isResuming = false
  /** Whether moves of the sequence in progress were not legal. */
  private hasDropped = false

  constructor(
    private readonly chooseMove: (move: Move) => void,
    private readonly takeBack: () => void,
    /** Called when moves of an interrupted draft are no longer legal. */
    private readonly onDropped: () => void = () => {},
  ) {}

  /** Handle a new prompt and draft. `phase` names the part of the turn that the draft belongs to. */
  update(prompt: Prompt | null, draft: readonly number[], isPending: boolean, phase = ''): void {
    if (!prompt) {
      if (!isPending) this.interrupt()
      return
    }
    const position = prompt.key.split('.')[0]!
    if (position !== this.position) {
      this.position = position
      this.legalMoves = []
      this.interrupt()
    }
    this.phase = phase
    this.drafted = [...draft]
    const previous = this.legalMoves.slice(0, draft.length)
    while (previous.length < draft.length) previous.push([])
    this.legalMoves = [...previous, prompt.moves]
    if (this.draftToResume && !this.busy) return this.resume()
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
      if (this.legalMoves[index]?.some((each) => each.move === move.move)) return this.rewrite(index, [move.move, ...this.drafted.slice(index)], true)
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
    this.isInserting = false
    this.isResuming = false
    this.hasDropped = false
  }

  /** Stop because the draft has ended. If an inserted move ended it, remember the later moves. */
  private interrupt(): void {
    const inserted = this.isInserting && this.numTakeBacks === 0 && this.expectedLength > 0
    if (inserted && this.queue.length > 0) this.draftToResume = { phase: this.phase, moves: this.queue }
    this.stop()
  }

  /** Begin the next draft with the moves of the interrupted one, unless the turn has changed. */
  private resume(): void {
    const { phase, moves } = this.draftToResume!
    this.draftToResume = null
    if (phase !== this.phase || this.drafted.length > 0) return this.onDropped()
    this.queue = moves
    this.busy = true
    this.isResuming = true
    this.step()
  }

  private rewrite(from: number, moves: number[], isInserting = false): void {
    this.isInserting = isInserting
    this.draftToResume = null
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
      if (!move) {
        this.hasDropped = true
        continue
      }
      this.expectedLength = this.drafted.length + 1
      return this.chooseMove(move)
    }
    const hasLost = this.isResuming && this.hasDropped
    this.stop()
    if (hasLost) this.onDropped()
  }
}
