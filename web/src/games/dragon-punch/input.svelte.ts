// What a person may answer with at the table of Dragon Punch: which card stands for which of the hall's moves.
import type { Prompt, Face, Move } from '../../api/protocol'
import { Several } from './multi_select.svelte'
import { type DragonView, type Item, type Lying, SWITCHING, type Spot } from './view'

/** What the desk is told by the board. */
export interface Sight {
  view: DragonView
  faces: Face[]
  ask: Prompt | null
  only: number[] | null
  /** What a hint would say next, and what after that. */
  hinted: number[]
  bottom: number
  choose: (move: Move) => void
}

export class Desk {
  readonly several = new Several()
  constructor(private readonly sight: () => Sight) {}

  /** Whether the person at this screen sits below. */
  get mine(): boolean {
    const { view, bottom } = this.sight()
    return view.seat === bottom
  }

  get switching(): boolean {
    return this.mine && this.sight().ask?.kind === 'switch'
  }

  /** Several cards are marked before they are answered; a lesson asks for them one by one. */
  private get marking(): boolean {
    const { view, only, bottom } = this.sight()
    return this.switching && view.draft.length === 0 && only === null && view.damage[bottom]! > 1
  }

  /** The move that a card stands for now. Of two equal cards the one in hand and the flipped one are different moves. */
  answer(item: Item, spot: Spot): Move | null {
    const { ask, only, view } = this.sight()
    if (!this.mine || !ask || (ask.kind === 'play' && spot !== 'hand')) return null
    const flipped = spot !== 'hand' && view.hand.includes(item.face)
    const fits = (move: Move) => move.card === item.face && move.notation.includes('flipped') === flipped
    return ask.moves.find((move) => fits(move) && (only === null || only.includes(move.move))) ?? null
  }

  /** How many of several cards have been chosen to be switched, in words; nothing where there is only one. */
  get progress(): string {
    const { view, bottom } = this.sight()
    const of = view.damage[bottom]!
    return this.switching && of > 1 ? `${view.draft.length + this.several.marks.length} of ${of} chosen` : ''
  }

  /** Whether a hint points at a card among several that are to be marked. */
  points(move: Move | null, key: string): boolean {
    return this.marking && move !== null && !this.several.has(key) && this.several.wants(move.move, this.sight().hinted)
  }

  take(move: Move, key: string): void {
    const { view, bottom, choose } = this.sight()
    if (!this.marking) choose(move)
    else if (this.several.toggle(key, move) === view.damage[bottom]) this.several.send(choose)
  }

  /** Whether a card is marked to be switched, here or in the hall already. */
  marked({ token, item }: Lying, spot: Spot): boolean {
    const { view } = this.sight()
    const [held, flipped] = view.marked
    const drafted = this.mine && view.phase === SWITCHING && (spot === 'hand' ? held : flipped).includes(item.face)
    return drafted || this.several.has(token.key)
  }
}
