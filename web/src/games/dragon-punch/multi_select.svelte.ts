// A selection of several cards: mark and unmark them in any order, then submit them one by one as the hall prompts.
import type { Prompt, Move } from '../../api/protocol'

interface Mark {
  id: string
  move: Move
}

export class MultiSelect {
  marks = $state.raw<Mark[]>([])
  private queue: Move[] = []
  /** Key of the latest prompt. */
  private key = ''

  /** Handle a new prompt: submit the next queued card, or start a new selection. */
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

  /** Whether a hint contains this move more times than it is marked. */
  isHinted(move: number, hintedMoves: readonly number[]): boolean {
    return hintedMoves.filter((each) => each === move).length > this.marks.filter((each) => each.move.move === move).length
  }

  /** Mark or unmark a card. Beyond `max`, the earliest mark is dropped. */
  toggle(id: string, move: Move, max = Infinity): void {
    this.marks = this.has(id) ? this.marks.filter((each) => each.id !== id) : [...this.marks, { id, move }].slice(-max)
  }

  /** Submit all marked cards in the order they were marked. */
  submit(chooseMove: (move: Move) => void): void {
    const [first, ...rest] = this.marks.map((each) => each.move)
    this.marks = []
    if (!first) return
    this.queue = rest
    chooseMove(first)
  }
}
