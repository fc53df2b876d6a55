// Builds moves from the cards that the viewer picks, marks and removes. Only the hall's prompts decide what is legal.
import { tick, untrack } from 'svelte'
import type { Token } from '../../motion/card_tracking'
import type { CardAction } from '../../components/card_inspector.svelte'
import { cardSelection } from '../../components/card_selection.svelte'
import type { Prompt, CardFace, Move } from '../../api/protocol'
import { t } from '../../localization'
import { DraftEditor } from '../kung-fu/draft_editor.svelte'
import { cardsToMark } from '../kung-fu/hint_marks'
import { type Kff19View, parseDraft, buildingKind, parseNotation, parseMove, seatOf } from './view'

/** The board state that move building needs. */
export interface BuilderContext {
  view: Kff19View
  prompt: Prompt | null
  allowedMoves: number[] | null
  /** The hinted moves in order. */
  hintedMoves: number[]
  faces: CardFace[]
  name: (seat: number) => string
  chooseMove: (move: Move) => void
  takeBack: () => void
  showReason: (reason: string) => void
}

export interface CardMoves {
  moves: Move[]
  /** Whether the moves were legal earlier in the draft, so that the card is inserted there. */
  inserted: boolean
  /** The card to play after the target is chosen, or -1. */
  nextCard: number
  /** Whether the texts of the moves have a remark, which a click shows first. */
  hasRemark: boolean
}

const NO_MOVES: CardMoves = { moves: [], inserted: false, nextCard: -1, hasRemark: false }
const LAYING_MOVE = /^(play|split|join|join-split|hurl|attack|attack-split|break) /
const FIXED_VERB = /^(attack|attack-split|break)$/
const SELECTING_VERBS = ['discard', 'give', 'play', 'redirect']
/** Prompts in which a card is added to a draft. */
const DRAFT_PROMPTS = ['attack', 'counterattack', 'base', 'add', 'help']
const ATTACK_VERBS = ['attack', 'attack-split', 'break']
/** Cards that are played on their own, outside of an attack. */
const PLAYED_AT_ONCE = /(weapon|stance|chi restoration)$/
const QUICK_PROMPTS = ['help', 'special', 'step-in']
/** Verbs that apply only to cards in hand. */
const FROM_HAND = ['play', 'split', 'join', 'join-split', 'hurl', 'discard', 'redirect']
/** Verbs that apply only to equipment. */
const FROM_EQUIPMENT = ['drop']

/** The key that identifies an equipment card when it is picked or marked. */
export const equipmentKey = (card: number) => `kit:${card}`
/** The key that identifies a card which is neither in hand nor in play. */
export const choiceKey = (move: Move) => `choice:${move.move}`

export class MoveBuilder {
  readonly draftEditor = new DraftEditor(
    (move) => this.context().chooseMove(move),
    () => this.context().takeBack(),
    () => this.context().showReason(t('kung-fu-board-attack-changed')),
  )
  private frozen = $state.raw<{ view: Kff19View; prompt: Prompt | null } | null>(null)
  private marks = $state.raw<string[]>([])
  private nextCard = $state.raw<{ card: number; at: string } | null>(null)

  // While the draft is being edited, keep showing the previous state.
  readonly view = $derived.by(() => this.draftEditor.busy && this.frozen ? this.frozen.view : this.context().view)
  readonly prompt = $derived.by(() => this.draftEditor.busy && this.frozen ? this.frozen.prompt : this.context().prompt)
  readonly legalMoves = $derived.by(() => {
    const { allowedMoves } = this.context()
    return this.prompt?.moves.filter((move) => allowedMoves === null || allowedMoves.includes(move.move)) ?? []
  })
  /** The moves that choose a player, by seat. */
  readonly targets = $derived(new Map(this.legalMoves.filter((move) => seatOf(move.notation) >= 0).map((move) => [seatOf(move.notation), move])))
  private readonly targetMoves = $derived(this.legalMoves.filter((move) => parseNotation(move.notation).verb === 'target'))
  /** Moves that choose a card which is neither in hand nor in play. */
  readonly choices = $derived(this.legalMoves.filter((move) => parseNotation(move.notation).verb === 'choose'))
  /** Whether cards are marked in any order and submitted together. */
  readonly marking = $derived.by(() => this.prompt?.kind === 'discard' && this.context().allowedMoves === null)
  /** The viewer's equipment that is marked to be given up. */
  readonly leaving = $derived.by(() => {
    const { seat, weapon, stance } = this.context().view
    return seat < 0 ? [] : [weapon[seat]!, stance[seat]!].filter((card) => this.marks.includes(equipmentKey(card)))
  })
  private readonly draftedMoves = $derived.by(() => parseDraft(this.view, this.context().faces.length))
  readonly markedKeys = $derived.by(() => {
    if (this.marking) return new Set(this.marks)
    const unmatched = buildingKind(this.view) ? [] : this.draftedMoves.filter((parsed) => SELECTING_VERBS.includes(parsed.verb)).map((parsed) => parsed.card)
    const matched = this.hand().filter(({ card }) => unmatched.includes(card) && unmatched.splice(unmatched.indexOf(card), 1))
    return new Set(matched.map((token) => token.key))
  })
  /** Whether one of these moves is next in the hint, followed by the planned card if there is one. */
  private includesHint(available: CardMoves): boolean {
    const { hintedMoves, faces } = this.context()
    const move = available.moves.find((each) => each.move === hintedMoves[0])
    if (!move || available.nextCard < 0 || parseNotation(move.notation).verb !== 'target') return move !== undefined
    const nextMove = parseMove(hintedMoves[1] ?? -1, faces.length)
    return nextMove.card === available.nextCard && ATTACK_VERBS.includes(nextMove.verb)
  }
  private readonly cardsToMark = $derived.by(() => this.marking ? cardsToMark(this.context().hintedMoves, this.hand(), this.marks, (card) => this.movesFor(card, true).moves[0]?.move) : [])
  /** Keys of the equipment that a hint suggests giving up and that is not marked yet. */
  private readonly equipmentToMark = $derived.by(() => {
    const dropped = this.context().hintedMoves.map((move) => parseMove(move, this.context().faces.length)).filter((each) => each.verb === 'drop')
    return this.marking ? dropped.map((each) => equipmentKey(each.card)).filter((key) => !this.marks.includes(key)) : []
  })
  /** The button that a hint points at, once it no longer points at a card. */
  readonly hintedButton = $derived.by(() => {
    const { hintedMoves, view } = this.context()
    if (hintedMoves.length === 0) return undefined
    if (this.marking) return this.cardsToMark.length + this.equipmentToMark.length > 0 ? undefined : hintedMoves.at(-1)
    const equipment = view.seat < 0 ? [] : [view.weapon, view.stance, view.archetype].map((each) => each[view.seat]!)
    const cards = this.hand().some((token) => this.includesHint(this.movesFor(token.card, true))) || equipment.some((card) => card >= 0 && this.includesHint(this.movesFor(card, false)))
    return cards ? undefined : hintedMoves[0]
  })
  readonly quick = $derived(QUICK_PROMPTS.includes(this.prompt?.kind ?? ''))
  private readonly key = $derived.by(() => this.context().prompt?.key ?? '')
  private readonly position = $derived(this.key.split('.')[0] ?? '')

  /** Must be called during component initialization, because it creates effects. */
  constructor(
    private readonly context: () => BuilderContext,
    private readonly hand: () => Token[],
  ) {
    $effect(() => {
      const { prompt, view } = this.context()
      untrack(() => {
        this.draftEditor.update(prompt, view.draft, view.pending_seats.includes(view.seat), `${view.turn} ${view.phase}`)
        this.playNextCard(prompt)
      })
    })
    $effect(() => {
      void this.position
      this.marks = []
    })
  }

  /** The key of the prompt, or `busy` while moves are in progress. */
  get promptKey(): string {
    return this.draftEditor.busy || this.nextCard ? 'busy' : this.key
  }

  /** Number of selected cards in hand: the marked ones, or those in the draft if cards cannot be marked. */
  get count(): number {
    return this.marking ? this.marks.length - this.leaving.length : this.markedKeys.size
  }

  /** The moves for a card in hand or in the equipment. */
  movesFor(card: number, inHand: boolean): CardMoves {
    const otherVerbs = inHand ? FROM_EQUIPMENT : FROM_HAND
    const directMoves = this.legalMoves.filter((move) => move.card === card && !otherVerbs.includes(parseNotation(move.notation).verb))
    if (this.marking) return { ...NO_MOVES, moves: directMoves }
    if (this.startsAttack(card) && (!inHand || directMoves.length === 0)) {
      const { faces, name } = this.context()
      const first = this.targetMoves.map((move) => ({ ...move, text: t('kung-fu-2019-board-strike-with', { player: name(seatOf(move.notation)), card: faces[card]?.name ?? '' }) }))
      return { ...NO_MOVES, moves: inHand ? first : [...first, ...directMoves], nextCard: card }
    }
    if (directMoves.length > 0 || !inHand) return this.withRemark(card, { ...NO_MOVES, moves: directMoves })
    return this.withRemark(card, { ...NO_MOVES, moves: this.earlierMoves(card), inserted: true })
  }

  /** Add a remark to the move of a card that restores Chi to a full team, or that is played before the attack in the
   *  draft. */
  private withRemark(card: number, available: CardMoves): CardMoves {
    const { view, faces } = this.context()
    const kind = faces[card]?.kind ?? ''
    const team = view.team[view.seat] ?? -1
    const isWasted = /chi restoration$/.test(kind) && view.chi[team]! >= view.most_chi[team]!
    const isBefore = available.inserted && PLAYED_AT_ONCE.test(kind) && this.view.phase === 'prepare'
    if (available.moves.length === 0 || (!isWasted && !isBefore)) return available
    const remark = (text: string) => (isWasted ? t('kung-fu-2019-board-full-chi', { move: text }) : t('kung-fu-2019-board-before-attack', { move: text }))
    return { ...available, moves: available.moves.map((move) => ({ ...move, text: remark(move.text) })), hasRemark: true }
  }

  /** Whether a hint points at a card. `key` is the key of a card in hand, or null for equipment. */
  isHinted(card: number, key: string | null): boolean {
    if (this.context().hintedMoves.length === 0) return false
    if (this.marking) return (key === null ? this.equipmentToMark : this.cardsToMark).includes(key ?? equipmentKey(card))
    return this.includesHint(this.movesFor(card, key !== null))
  }

  /** All actions of a card in hand, for the card inspector. */
  actionsFor(token: Token): CardAction[] {
    const available = this.movesFor(token.card, true)
    const name = this.context().faces[token.card]?.name ?? ''
    const isKept = this.marks.includes(token.key)
    if (this.marking) return available.moves.slice(0, 1).map((move) => ({ text: isKept ? t('kung-fu-2019-board-keep', { card: name }) : move.text, move: move.move, run: () => this.tap(token) }))
    return this.submissionsOf(available)
  }

  private submissionsOf(available: CardMoves): CardAction[] {
    return available.moves.map((move) => ({ text: move.text, move: move.move, hinted: this.includesHint({ ...available, moves: [move] }), run: () => this.submit(move, available) }))
  }

  tap(token: Token): void {
    if (this.draftEditor.busy) return
    if (this.marking) return this.mark(token.key)
    const available = this.movesFor(token.card, true)
    this.submit(available.moves[0]!, available)
  }

  /** Whether a click on a card adds it to a draft. It can be taken back; the button that ends the draft confirms it. A
   *  card with a remark is selected first. */
  private isDrafting(available: CardMoves): boolean {
    return available.moves.length === 1 && !available.hasRemark && (available.nextCard >= 0 || DRAFT_PROMPTS.includes(this.prompt?.kind ?? ''))
  }

  /** Whether a click on a card in hand marks it or adds it to a draft, instead of selecting it. */
  isInstant(available: CardMoves | null): boolean {
    return this.marking || (available !== null && this.isDrafting(available))
  }

  pickCard(key: string, getAvailable: () => CardMoves): void {
    const available = getAvailable()
    if (this.draftEditor.busy || available.moves.length === 0) return
    if (this.marking) return this.mark(key)
    if (this.isDrafting(available)) this.submit(available.moves[0]!, available)
    else cardSelection.choose(key, () => this.submissionsOf(getAvailable()))
  }

  private mark(key: string): void {
    this.marks = this.marks.includes(key) ? this.marks.filter((each) => each !== key) : [...this.marks, key]
  }

  /** Pick one of the choices without making it yet. */
  preview(move: Move): void {
    this.pickCard(choiceKey(move), () => ({ ...NO_MOVES, moves: this.choices.filter((each) => each.move === move.move) }))
  }

  submit(move: Move, available: CardMoves = NO_MOVES): void {
    if (this.draftEditor.busy) return
    if (available.nextCard >= 0 && parseNotation(move.notation).verb === 'target') this.nextCard = { card: available.nextCard, at: this.key }
    if (available.inserted) this.freezeDuring(() => this.draftEditor.insert(move))
    else this.context().chooseMove(move)
  }

  /** Submit all marked cards, followed by this move. */
  finish(move: Move): void {
    if (this.draftEditor.busy) return
    if (!this.marking) return this.submit(move, NO_MOVES)
    const cards = this.hand().filter((token) => this.marks.includes(token.key)).map((token) => this.movesFor(token.card, true))
    const moves = [...cards, ...this.leaving.map((card) => this.movesFor(card, false))].map((available) => available.moves[0]?.move ?? -1)
    this.freezeDuring(() => this.draftEditor.replace([...moves.sort((a, b) => a - b), move.move]))
  }

  /** Whether a card in the draft can be removed. */
  canRemove(card: number): boolean {
    if (this.context().allowedMoves !== null || !this.prompt) return false
    return this.draftedMoves.some((parsed) => parsed.card === card && LAYING_MOVE.test(`${parsed.verb} `) && !FIXED_VERB.test(parsed.verb))
  }

  removeCard(card: number): void {
    const index = this.draftedMoves.findIndex((parsed) => parsed.card === card && LAYING_MOVE.test(`${parsed.verb} `))
    if (index >= 0 && !this.draftEditor.busy) this.freezeDuring(() => this.draftEditor.remove(index))
  }

  private freezeDuring(edit: () => void): void {
    const { view, prompt } = this.context()
    this.frozen = { view, prompt }
    edit()
  }

  /** Whether this card starts an attack. The hall prompts for the target first, but players pick the card first. */
  private startsAttack(card: number): boolean {
    const { allowedMoves, faces } = this.context()
    if (this.prompt?.kind !== 'prepare' || allowedMoves !== null || this.targetMoves.length === 0) return false
    return card === this.view.weapon[this.view.seat] || /attack$/.test(faces[card]?.kind ?? '')
  }

  /** Moves for this card that were legal earlier in the draft. */
  private earlierMoves(card: number): Move[] {
    if (this.context().allowedMoves !== null || !this.prompt || !buildingKind(this.view)) return []
    return this.draftEditor.findEarlier((move) => move.card === card && LAYING_MOVE.test(move.notation) && !this.view.draft.includes(move.move))
  }

  /** Once the target is chosen, play the card that was picked first, or offer its moves if there are several. */
  private playNextCard(prompt: Prompt | null): void {
    const nextCard = this.nextCard
    if (!nextCard || !prompt || prompt.key === nextCard.at) return
    const actionsFor = prompt.kind === 'base' ? prompt.moves.filter((move) => move.card === nextCard.card) : []
    this.nextCard = actionsFor.length === 1 ? { card: -1, at: prompt.key } : null
    if (actionsFor.length === 1) this.context().chooseMove(actionsFor[0]!)
    else if (actionsFor.length > 1) void tick().then(() => cardSelection.choose('wish', () => this.submissionsOf({ ...NO_MOVES, moves: actionsFor })))
  }
}
