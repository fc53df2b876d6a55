// An answer of many small moves. The hall wants its steps in order, a Stance before the Base; people choose cards as they
// please. So it is remembered what was offered on the way, and a card that was on offer earlier is put in where it fits:
// back to there, then it, then the rest again as far as it is still offered. What may be done is decided by the hall's
// asks alone.
import type { Prompt, Move } from '../../api/protocol'

export class Drafting {
  /** Whether moves are under way that nobody needs to see one by one. */
  busy = $state(false)
  private position = ''
  /** What was offered after none, one, two ... moves of this answer. */
  private offered = $state.raw<Move[][]>([])
  private said: number[] = []
  private backs = 0
  private rest: number[] = []
  private awaited = -1

  constructor(
    private readonly choose: (move: Move) => void,
    private readonly back: () => void,
  ) {}

  /** What is asked now, and what has been answered of it. */
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
    // Something else than was said last: it was refused, or the table has moved on.
    if (this.awaited === draft.length) this.go()
    else this.stop()
  }

  /** The moves with a card that were offered earlier in this answer, most lately first. */
  earlier(suits: (move: Move) => boolean): Move[] {
    for (let index = this.offered.length - 2; index >= 0; index--) {
      const found = this.offered[index]?.filter(suits) ?? []
      if (found.length > 0) return found
    }
    return []
  }

  /** Puts a move that was offered earlier in its place. */
  insert(move: Move): void {
    for (let index = this.offered.length - 2; index >= 0; index--) {
      if (this.offered[index]?.some((each) => each.move === move.move)) return this.drive(index, [move.move, ...this.said.slice(index)])
    }
  }

  /** Takes one move of the answer out again. */
  remove(index: number): void {
    this.drive(index, this.said.slice(index + 1))
  }

  /** Says all of this instead of what has been said. */
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
