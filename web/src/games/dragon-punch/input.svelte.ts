// Card input for the Dragon Punch board: maps cards to legal moves.
import type { Prompt, CardFace, Move } from '../../api/protocol'
import type { CardAction } from '../../components/card_inspector.svelte'
import { cardSelection } from '../../components/card_selection.svelte'
import { t } from '../../localization'
import { MultiSelect } from './multi_select.svelte'
import { type DragonView, type Item, type PlacedCard, SWITCHING, type CardPlace } from './view'

/** The board state that card input needs. */
export interface InputContext {
  view: DragonView
  faces: CardFace[]
  prompt: Prompt | null
  allowedMoves: number[] | null
  /** The hinted moves in order. */
  hintedMoves: number[]
  bottomSeat: number
  chooseMove: (move: Move) => void
}

/** The key of the marked cards when they are selected together. */
const MARKS = 'marks'

export class CardInput {
  readonly selection = new MultiSelect()
  constructor(private readonly context: () => InputContext) {}

  /** Whether the viewer has the bottom seat. */
  get viewerAtBottom(): boolean {
    const { view, bottomSeat } = this.context()
    return view.seat === bottomSeat
  }

  get switching(): boolean {
    return this.viewerAtBottom && this.context().prompt?.kind === 'switch'
  }

  /** Whether several cards are marked before they are submitted. A lesson prompts for them one by one. */
  get selectsSeveral(): boolean {
    const { view, allowedMoves, bottomSeat } = this.context()
    return this.switching && view.draft.length === 0 && allowedMoves === null && view.damage[bottomSeat]! > 1
  }

  /** Return the legal move for a card, or null. A card in hand and an equal flipped card have different moves. */
  moveFor(item: Item, place: CardPlace): Move | null {
    const { prompt, allowedMoves, view } = this.context()
    if (!this.viewerAtBottom || !prompt || (prompt.kind === 'play' && place !== 'hand')) return null
    const flipped = place !== 'hand' && view.hand.includes(item.face)
    const fits = (move: Move) => move.card === item.face && move.notation.includes('flipped') === flipped
    return prompt.moves.find((move) => fits(move) && (allowedMoves === null || allowedMoves.includes(move.move))) ?? null
  }

  /** Progress text while several cards are chosen to be switched; otherwise empty. */
  get progress(): string {
    const { view, bottomSeat } = this.context()
    const of = view.damage[bottomSeat]!
    return this.switching && of > 1 ? t('dragon-punch-board-chosen', { count: view.draft.length + this.selection.marks.length, total: of }) : ''
  }

  /** Whether a hint points at an unmarked card while several cards are to be marked. */
  isHinted(move: Move | null, key: string): boolean {
    return this.selectsSeveral && move !== null && !this.selection.has(key) && this.selection.isHinted(move.move, this.context().hintedMoves)
  }

  select(move: Move, key: string): void {
    const { view, bottomSeat, chooseMove } = this.context()
    if (!this.selectsSeveral) return chooseMove(move)
    this.selection.toggle(key, move, view.damage[bottomSeat]!)
    if (cardSelection.key !== MARKS) cardSelection.choose(MARKS, () => this.switchActions)
  }

  /** The switch of all marked cards, once they are enough. */
  private get switchActions(): CardAction[] {
    const { view, bottomSeat, chooseMove, hintedMoves } = this.context()
    const count = this.selection.marks.length
    if (!this.selectsSeveral || count < view.damage[bottomSeat]!) return []
    return [{ text: t('dragon-punch-board-switch', { count }), hinted: hintedMoves.length > 0, run: () => this.selection.submit(chooseMove) }]
  }

  /** Whether a card is marked to be switched, locally or already in the draft. */
  isMarked({ token, item }: PlacedCard, place: CardPlace): boolean {
    const { view } = this.context()
    const [held, flipped] = view.marked
    const drafted = this.viewerAtBottom && view.phase === SWITCHING && (place === 'hand' ? held : flipped).includes(item.face)
    return drafted || this.selection.has(token.key)
  }
}
