// An answer of several cards: they are marked on the table first, in any order and to be changed at will, and then answered
// one by one as the hall asks for them.
import type { Prompt, Move } from '../../api/protocol'

interface Mark {
  id: string
  move: Move
}

export class MultiSelect {
  marks = $state.raw<Mark[]>([])
  private queue: Move[] = []
  /** The ask for which cards are being marked. */
  private key = ''

  /** A new ask: goes on with what was marked, or begins anew. */
  onPrompt(prompt: Prompt | null, chooseMove: (move: Move) => void): void {
    if (!prompt || prompt.key === this.key) return
    this.key = prompt.key
    this.marks = []
    const next = this.queue.shift()
    const move = next && prompt.moves.find((each) => each.move === next.move)
    if (move) chooseMove(move)
    else this.queue = []
  }

  has(id: string): boolean {
    return this.marks.some((each) => each.id === id)
  }

  /** Whether a hint wants this move marked, once more than it is. */
  isHinted(move: number, hintedMoves: readonly number[]): boolean {
    return hintedMoves.filter((each) => each === move).length > this.marks.filter((each) => each.move.move === move).length
  }

  /** Marks a card, or unmarks it; how many are marked then. */
  toggle(id: string, move: Move): number {
    this.marks = this.has(id) ? this.marks.filter((each) => each.id !== id) : [...this.marks, { id, move }]
    return this.marks.length
  }

  /** Answers with everything that is marked, in the order in which it was. */
  submit(chooseMove: (move: Move) => void): void {
    const [first, ...rest] = this.marks.map((each) => each.move)
    this.marks = []
    if (!first) return
    this.queue = rest
    chooseMove(first)
  }
}
