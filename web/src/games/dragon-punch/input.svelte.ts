// What a person may answer with at the table of Dragon Punch: which card stands for which of the hall's moves.
import type { Prompt, CardFace, Move } from '../../api/protocol'
import { MultiSelect } from './multi_select.svelte'
import { type DragonView, type Item, type PlacedCard, SWITCHING, type CardPlace } from './view'

/** What the desk is told by the board. */
export interface InputContext {
  view: DragonView
  faces: CardFace[]
  prompt: Prompt | null
  allowedMoves: number[] | null
  /** What a hint would say next, and what after that. */
  hintedMoves: number[]
  bottomSeat: number
  chooseMove: (move: Move) => void
}

export class CardInput {
  readonly selection = new MultiSelect()
  constructor(private readonly context: () => InputContext) {}

  /** Whether the person at this screen sits below. */
  get viewerAtBottom(): boolean {
    const { view, bottomSeat } = this.context()
    return view.seat === bottomSeat
  }

  get switching(): boolean {
    return this.viewerAtBottom && this.context().prompt?.kind === 'switch'
  }

  /** Several cards are marked before they are answered; a lesson asks for them one by one. */
  private get selectsSeveral(): boolean {
    const { view, allowedMoves, bottomSeat } = this.context()
    return this.switching && view.draft.length === 0 && allowedMoves === null && view.damage[bottomSeat]! > 1
  }

  /** The move that a card stands for now. Of two equal cards the one in hand and the flipped one are different moves. */
  moveFor(item: Item, place: CardPlace): Move | null {
    const { prompt, allowedMoves, view } = this.context()
    if (!this.viewerAtBottom || !prompt || (prompt.kind === 'play' && place !== 'hand')) return null
    const flipped = place !== 'hand' && view.hand.includes(item.face)
    const fits = (move: Move) => move.card === item.face && move.notation.includes('flipped') === flipped
    return prompt.moves.find((move) => fits(move) && (allowedMoves === null || allowedMoves.includes(move.move))) ?? null
  }

  /** How many of several cards have been chosen to be switched, in words; nothing where there is only one. */
  get progress(): string {
    const { view, bottomSeat } = this.context()
    const of = view.damage[bottomSeat]!
    return this.switching && of > 1 ? `${view.draft.length + this.selection.marks.length} of ${of} chosen` : ''
  }

  /** Whether a hint points at a card among several that are to be marked. */
  isHinted(move: Move | null, key: string): boolean {
    return this.selectsSeveral && move !== null && !this.selection.has(key) && this.selection.isHinted(move.move, this.context().hintedMoves)
  }

  select(move: Move, key: string): void {
    const { view, bottomSeat, chooseMove } = this.context()
    if (!this.selectsSeveral) chooseMove(move)
    else if (this.selection.toggle(key, move) === view.damage[bottomSeat]) this.selection.submit(chooseMove)
  }

  /** Whether a card is marked to be switched, here or in the hall already. */
  isMarked({ token, item }: PlacedCard, place: CardPlace): boolean {
    const { view } = this.context()
    const [held, flipped] = view.marked
    const drafted = this.viewerAtBottom && view.phase === SWITCHING && (place === 'hand' ? held : flipped).includes(item.face)
    return drafted || this.selection.has(token.key)
  }
}
