// An answer of several cards: the hall takes them one by one in ascending order; people mark them in any order they like.
// What may be marked is only a proposal; the hall's asks decide, and where they do not fit the rest is asked one by one.
import type { Ask, Move } from '../../wire/protocol'

export class Several {
  marked = $state.raw<string[]>([])
  private moves = new Map<string, number>()
  private queue: number[] = []
  /** The ask for which cards are being marked. */
  private key = ''

  /** A new ask: goes on with what was marked, or begins anew. */
  hear(ask: Ask | null, choose: (move: Move) => void): void {
    if (!ask || ask.key === this.key) return
    this.key = ask.key
    this.clear()
    const next = this.queue.shift()
    if (next === undefined) return
    const move = ask.moves.find((each) => each.move === next)
    if (move) choose(move)
    else this.queue = []
  }

  clear(): void {
    this.marked = []
    this.moves.clear()
  }

  has(id: string): boolean {
    return this.marked.includes(id)
  }

  /** Marks a card, or unmarks it; how many are marked then. */
  toggle(id: string, move: number): number {
    this.moves.set(id, move)
    this.marked = this.has(id) ? this.marked.filter((each) => each !== id) : [...this.marked, id]
    return this.marked.length
  }

  /** Answers with everything that is marked; `rank` gives the order in which the hall wants it. */
  send(ask: Ask, choose: (move: Move) => void, rank: (move: number) => number = (move) => move): void {
    const sorted = this.marked.map((id) => this.moves.get(id)!).sort((a, b) => rank(a) - rank(b))
    this.clear()
    const first = ask.moves.find((each) => each.move === sorted[0])
    if (!first) return
    this.queue = sorted.slice(1)
    choose(first)
  }
}
