// Builds moves from the cards that the viewer picks, marks and removes. Only the hall's prompts decide what is legal.
import { tick, untrack } from 'svelte'
import type { Token } from '../../motion/tokens'
import type { CardAction } from '../../components/card_inspector.svelte'
import type { Prompt, CardFace, Move } from '../../api/protocol'
import { Drafting } from '../kung-fu/drafting.svelte'
import { unmarked } from '../kung-fu/hint_marks'
import { type Kff19View, draft, laying, read, said, seatOf } from './view'

/** The board state that move building needs. */
export interface Before {
  view: Kff19View
  ask: Prompt | null
  only: number[] | null
  /** The hinted moves in order. */
  hinted: number[]
  faces: CardFace[]
  name: (seat: number) => string
  choose: (move: Move) => void
  back: () => void
}

export interface Offered {
  moves: Move[]
  /** Whether the moves were legal earlier in the draft, so that the card is inserted there. */
  inserted: boolean
  /** The card to play after the target is chosen, or -1. */
  wish: number
}

const NOTHING: Offered = { moves: [], inserted: false, wish: -1 }
const LAID = /^(play|split|join|join-split|hurl|attack|attack-split|break) /
const FIXED = /^(attack|attack-split|break)$/
const NAMED = ['discard', 'give', 'play', 'redirect']
const ATTACKS = ['attack', 'attack-split', 'break']
const ASIDE = ['help', 'special', 'step-in']
/** Verbs that apply only to cards in hand, and only to equipment. */
const FROM_HAND = ['play', 'split', 'join', 'join-split', 'hurl', 'discard', 'redirect']
const FROM_KIT = ['drop']

/** The key of an equipment card among picked and marked cards. */
export const kit = (card: number) => `kit:${card}`

export class Choosing {
  readonly drafting = new Drafting(
    (move) => this.before().choose(move),
    () => this.before().back(),
  )
  private kept = $state.raw<{ view: Kff19View; ask: Prompt | null } | null>(null)
  private marks = $state.raw<string[]>([])
  /** The picked card and its moves. */
  picked = $state.raw<({ key: string } & Offered) | null>(null)
  private wish = $state.raw<{ card: number; at: string } | null>(null)

  // While the draft is being edited, keep showing the previous state.
  readonly view = $derived.by(() => this.drafting.busy && this.kept ? this.kept.view : this.before().view)
  readonly ask = $derived.by(() => this.drafting.busy && this.kept ? this.kept.ask : this.before().ask)
  readonly offers = $derived.by(() => {
    const { only } = this.before()
    return this.ask?.moves.filter((move) => only === null || only.includes(move.move)) ?? []
  })
  /** The moves that choose a player, by seat. */
  readonly targets = $derived(new Map(this.offers.filter((move) => seatOf(move.notation) >= 0).map((move) => [seatOf(move.notation), move])))
  private readonly strikes = $derived(this.offers.filter((move) => read(move.notation).verb === 'target'))
  /** Moves that choose a card which is neither in hand nor in play. */
  readonly choices = $derived(this.offers.filter((move) => read(move.notation).verb === 'choose'))
  /** Whether cards are marked in any order and submitted together. */
  readonly marking = $derived.by(() => this.ask?.kind === 'discard' && this.before().only === null)
  /** The viewer's equipment that is marked to be given up. */
  readonly leaving = $derived.by(() => {
    const { seat, weapon, stance } = this.before().view
    return seat < 0 ? [] : [weapon[seat]!, stance[seat]!].filter((card) => this.marks.includes(kit(card)))
  })
  private readonly answer = $derived.by(() => draft(this.view, this.before().faces.length))
  readonly marked = $derived.by(() => {
    if (this.marking) return new Set(this.marks)
    const left = laying(this.view) ? [] : this.answer.filter((said) => NAMED.includes(said.verb)).map((said) => said.card)
    const named = this.hand().filter(({ card }) => left.includes(card) && left.splice(left.indexOf(card), 1))
    return new Set(named.map((token) => token.key))
  })
  /** Whether a hint contains one of these moves next, followed by the planned card if there is one. */
  private wants(found: Offered): boolean {
    const { hinted, faces } = this.before()
    const move = found.moves.find((each) => each.move === hinted[0])
    if (!move || found.wish < 0 || read(move.notation).verb !== 'target') return move !== undefined
    const after = said(hinted[1] ?? -1, faces.length)
    return after.card === found.wish && ATTACKS.includes(after.verb)
  }
  private readonly unmarked = $derived.by(() => this.marking ? unmarked(this.before().hinted, this.hand(), this.marks, (card) => this.offered(card, true).moves[0]?.move) : [])
  /** Keys of the equipment that a hint gives up and that is not marked yet. */
  private readonly unleft = $derived.by(() => {
    const gone = this.before().hinted.map((move) => said(move, this.before().faces.length)).filter((each) => each.verb === 'drop')
    return this.marking ? gone.map((each) => kit(each.card)).filter((key) => !this.marks.includes(key)) : []
  })
  private readonly holds = $derived(this.picked !== null && this.wants(this.picked))
  /** The button that a hint points at, once it points at no card. */
  readonly point = $derived.by(() => {
    const { hinted, view } = this.before()
    if (hinted.length === 0) return undefined
    if (this.marking) return this.unmarked.length + this.unleft.length > 0 ? undefined : hinted.at(-1)
    const own = view.seat < 0 ? [] : [view.weapon, view.stance, view.archetype].map((each) => each[view.seat]!)
    const cards = this.hand().some((token) => this.wants(this.offered(token.card, true))) || own.some((card) => card >= 0 && this.wants(this.offered(card, false)))
    return this.holds || !cards ? hinted[0] : undefined
  })
  readonly quick = $derived(ASIDE.includes(this.ask?.kind ?? '') && !this.picked)
  private readonly key = $derived.by(() => this.before().ask?.key ?? '')
  private readonly position = $derived(this.key.split('.')[0] ?? '')

  /** Create this during component initialization. */
  constructor(
    private readonly before: () => Before,
    private readonly hand: () => Token[],
  ) {
    $effect(() => {
      const { ask, view } = this.before()
      untrack(() => {
        this.drafting.hear(ask, view.draft, view.pending_seats.includes(view.seat))
        this.goOn(ask)
      })
    })
    $effect(() => {
      void this.position
      this.marks = []
    })
    $effect(() => {
      void this.key
      this.picked = null
    })
  }

  /** The key of the prompt, or `busy` while moves are in progress. */
  get asking(): string {
    return this.drafting.busy || this.wish ? 'busy' : this.key
  }

  /** Number of cards in hand to discard: marked, or already in the draft during a lesson. */
  get count(): number {
    return this.marking ? this.marks.length - this.leaving.length : this.marked.size
  }

  /** The moves of a card in hand or of the equipment. */
  offered(card: number, inHand: boolean): Offered {
    const other = inHand ? FROM_KIT : FROM_HAND
    const direct = this.offers.filter((move) => move.card === card && !other.includes(read(move.notation).verb))
    if (this.marking) return { ...NOTHING, moves: direct }
    if (this.starts(card) && (!inHand || direct.length === 0)) {
      const { faces, name } = this.before()
      const first = this.strikes.map((move) => ({ ...move, text: `Strike ${name(seatOf(move.notation))} with ${faces[card]?.name}` }))
      return { moves: inHand ? first : [...first, ...direct], inserted: false, wish: card }
    }
    if (direct.length > 0 || !inHand) return { ...NOTHING, moves: direct }
    return { ...NOTHING, moves: this.again(card), inserted: true }
  }

  /** Whether a hint points at a card in hand or of the equipment. */
  points(card: number, key: string | null): boolean {
    if (this.before().hinted.length === 0) return false
    if (this.marking) return (key === null ? this.unleft : this.unmarked).includes(key ?? kit(card))
    return !this.holds && this.wants(this.offered(card, key !== null))
  }

  /** All actions of a card in hand, for the card inspector. */
  ways(token: Token): CardAction[] {
    const found = this.offered(token.card, true)
    const name = this.before().faces[token.card]?.name
    const keep = this.marks.includes(token.key)
    if (this.marking) return found.moves.slice(0, 1).map((move) => ({ text: keep ? `Keep ${name}` : move.text, move: move.move, run: () => this.tap(token) }))
    return found.moves.map((move) => ({ text: move.text, move: move.move, run: () => this.say(move, found) }))
  }

  tap(token: Token): void {
    if (this.drafting.busy) return
    if (this.marking) this.mark(token.key)
    else this.pick(token.key, this.offered(token.card, true))
  }

  pick(key: string, found: Offered): void {
    if (this.drafting.busy || found.moves.length === 0) return
    if (this.marking) return this.mark(key)
    // A click on equipment or on a choice only picks it, so that looking at it does not give it up or choose it.
    const careful = ['drop', 'choose'].includes(read(found.moves[0]!.notation).verb)
    if (found.moves.length === 1 && !careful) this.say(found.moves[0]!, found)
    else this.picked = this.picked?.key === key ? null : { key, ...found }
  }

  private mark(key: string): void {
    this.marks = this.marks.includes(key) ? this.marks.filter((each) => each !== key) : [...this.marks, key]
  }

  /** Pick one of the choices without making it yet. */
  look(move: Move): void {
    this.pick(`choice:${move.move}`, { ...NOTHING, moves: [move] })
  }

  say(move: Move, how: Offered = this.picked ?? NOTHING): void {
    this.picked = null
    if (this.drafting.busy) return
    if (how.wish >= 0 && read(move.notation).verb === 'target') this.wish = { card: how.wish, at: this.key }
    if (how.inserted) this.keep(() => this.drafting.insert(move))
    else this.before().choose(move)
  }

  /** Submit all marked cards, followed by this move. */
  finish(move: Move): void {
    if (this.drafting.busy) return
    if (!this.marking) return this.say(move, NOTHING)
    const cards = this.hand().filter((token) => this.marks.includes(token.key)).map((token) => this.offered(token.card, true))
    const moves = [...cards, ...this.leaving.map((card) => this.offered(card, false))].map((found) => found.moves[0]?.move ?? -1)
    this.keep(() => this.drafting.say([...moves.sort((a, b) => a - b), move.move]))
  }

  /** Whether a card of the draft can be removed. */
  loose(card: number): boolean {
    if (this.before().only !== null || !this.ask) return false
    return this.answer.some((said) => said.card === card && LAID.test(`${said.verb} `) && !FIXED.test(said.verb))
  }

  takeOff(card: number): void {
    const index = this.answer.findIndex((said) => said.card === card && LAID.test(`${said.verb} `))
    if (index >= 0 && !this.drafting.busy) this.keep(() => this.drafting.remove(index))
  }

  private keep(go: () => void): void {
    const { view, ask } = this.before()
    this.kept = { view, ask }
    go()
  }

  /** Whether this card starts an attack. The hall asks for the target first, but players pick the card first. */
  private starts(card: number): boolean {
    const { only, faces } = this.before()
    if (this.ask?.kind !== 'prepare' || only !== null || this.strikes.length === 0) return false
    return card === this.view.weapon[this.view.seat] || /attack$/.test(faces[card]?.kind ?? '')
  }

  /** Moves of this card that were legal earlier in the draft. */
  private again(card: number): Move[] {
    if (this.before().only !== null || !this.ask || !laying(this.view)) return []
    return this.drafting.earlier((move) => move.card === card && LAID.test(move.notation) && !this.view.draft.includes(move.move))
  }

  /** Once the target is chosen, play the card that was picked first. */
  private goOn(now: Prompt | null): void {
    const wish = this.wish
    if (!wish || !now || now.key === wish.at) return
    const ways = now.kind === 'base' ? now.moves.filter((move) => move.card === wish.card) : []
    this.wish = ways.length === 1 ? { card: -1, at: now.key } : null
    if (ways.length === 1) this.before().choose(ways[0]!)
    else if (ways.length > 1) void tick().then(() => (this.picked = { ...NOTHING, key: 'wish', moves: ways }))
  }
}
