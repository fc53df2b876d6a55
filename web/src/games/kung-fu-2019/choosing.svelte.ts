// What a person picks up, marks and puts down on the way to an answer. What may be done is decided by the hall's asks alone.
import { tick, untrack } from 'svelte'
import type { Token } from '../../motion/tokens'
import type { CardAction } from '../../components/card_inspector.svelte'
import type { Prompt, CardFace, Move } from '../../api/protocol'
import { Drafting } from '../kung-fu/drafting.svelte'
import { unmarked } from '../kung-fu/hint_marks'
import { type Kff19View, draft, laying, read, said, seatOf } from './view'

/** What the person has before them. */
export interface Before {
  view: Kff19View
  ask: Prompt | null
  only: number[] | null
  /** What a hint would say next, and what after that. */
  hinted: number[]
  faces: CardFace[]
  name: (seat: number) => string
  choose: (move: Move) => void
  back: () => void
}

export interface Offered {
  moves: Move[]
  /** Whether they were on offer earlier, so that the card goes in where it fits. */
  inserted: boolean
  /** The card that is to follow once it is said whom it strikes, or -1. */
  wish: number
}

const NOTHING: Offered = { moves: [], inserted: false, wish: -1 }
const LAID = /^(play|split|join|join-split|hurl|attack|attack-split|break) /
const FIXED = /^(attack|attack-split|break)$/
const NAMED = ['discard', 'give', 'play', 'redirect']
const ATTACKS = ['attack', 'attack-split', 'break']
const ASIDE = ['help', 'special', 'step-in']
/** What is done with cards out of the hand alone, and what alone with those that lie before oneself. */
const FROM_HAND = ['play', 'split', 'join', 'join-split', 'hurl', 'discard', 'redirect']
const FROM_KIT = ['drop']

/** The name of a card that lies before oneself, among what is picked or marked. */
export const kit = (card: number) => `kit:${card}`

export class Choosing {
  readonly drafting = new Drafting(
    (move) => this.before().choose(move),
    () => this.before().back(),
  )
  private kept = $state.raw<{ view: Kff19View; ask: Prompt | null } | null>(null)
  private marks = $state.raw<string[]>([])
  /** A card that may be used in several ways, and which they are. */
  picked = $state.raw<({ key: string } & Offered) | null>(null)
  private wish = $state.raw<{ card: number; at: string } | null>(null)

  // While an answer is put in order, what was there before stays on the screen.
  readonly view = $derived.by(() => this.drafting.busy && this.kept ? this.kept.view : this.before().view)
  readonly ask = $derived.by(() => this.drafting.busy && this.kept ? this.kept.ask : this.before().ask)
  readonly offers = $derived.by(() => {
    const { only } = this.before()
    return this.ask?.moves.filter((move) => only === null || only.includes(move.move)) ?? []
  })
  /** Whom one may name, by seat. */
  readonly targets = $derived(new Map(this.offers.filter((move) => seatOf(move.notation) >= 0).map((move) => [seatOf(move.notation), move])))
  private readonly strikes = $derived(this.offers.filter((move) => read(move.notation).verb === 'target'))
  /** Cards on offer that lie neither in hand nor before oneself. */
  readonly choices = $derived(this.offers.filter((move) => read(move.notation).verb === 'choose'))
  /** Whether cards are marked in any order and go together. */
  readonly marking = $derived.by(() => this.ask?.kind === 'discard' && this.before().only === null)
  /** What lies before oneself and is marked to be given up. */
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
  /** Whether a hint wants what is offered here: its next move, and with the card that it goes on with. */
  private wants(found: Offered): boolean {
    const { hinted, faces } = this.before()
    const move = found.moves.find((each) => each.move === hinted[0])
    if (!move || found.wish < 0 || read(move.notation).verb !== 'target') return move !== undefined
    const after = said(hinted[1] ?? -1, faces.length)
    return after.card === found.wish && ATTACKS.includes(after.verb)
  }
  private readonly unmarked = $derived.by(() => this.marking ? unmarked(this.before().hinted, this.hand(), this.marks, (card) => this.offered(card, true).moves[0]?.move) : [])
  /** What a hint gives up of what lies before oneself, and what is not marked yet. */
  private readonly unleft = $derived.by(() => {
    const gone = this.before().hinted.map((move) => said(move, this.before().faces.length)).filter((each) => each.verb === 'drop')
    return this.marking ? gone.map((each) => kit(each.card)).filter((key) => !this.marks.includes(key)) : []
  })
  private readonly holds = $derived(this.picked !== null && this.wants(this.picked))
  /** The word or the way that a hint points at, once it points at no card. */
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

  /** Must be made while the board is. */
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

  /** The key of what is asked, once nothing is under way any more. */
  get asking(): string {
    return this.drafting.busy || this.wish ? 'busy' : this.key
  }

  /** How many cards in hand are to go: marked, or named one by one where a lesson leads. */
  get count(): number {
    return this.marking ? this.marks.length - this.leaving.length : this.marked.size
  }

  /** What may be done with a card in hand, or with one that lies before oneself. */
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

  /** Whether a hint points at a card in hand, or at one that lies before oneself. */
  points(card: number, key: string | null): boolean {
    if (this.before().hinted.length === 0) return false
    if (this.marking) return (key === null ? this.unleft : this.unmarked).includes(key ?? kit(card))
    return !this.holds && this.wants(this.offered(card, key !== null))
  }

  /** All that may be done with a card in hand that is held up. */
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
    // Whoever only looks at what lies before them gives nothing up by that, and chooses nobody by looking at them.
    const careful = ['drop', 'choose'].includes(read(found.moves[0]!.notation).verb)
    if (found.moves.length === 1 && !careful) this.say(found.moves[0]!, found)
    else this.picked = this.picked?.key === key ? null : { key, ...found }
  }

  private mark(key: string): void {
    this.marks = this.marks.includes(key) ? this.marks.filter((each) => each !== key) : [...this.marks, key]
  }

  /** One of the choices is looked at before it is made. */
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

  /** Says a word, with all the marked cards before it. */
  finish(move: Move): void {
    if (this.drafting.busy) return
    if (!this.marking) return this.say(move, NOTHING)
    const cards = this.hand().filter((token) => this.marks.includes(token.key)).map((token) => this.offered(token.card, true))
    const moves = [...cards, ...this.leaving.map((card) => this.offered(card, false))].map((found) => found.moves[0]?.move ?? -1)
    this.keep(() => this.drafting.say([...moves.sort((a, b) => a - b), move.move]))
  }

  /** Whether a card that one has laid may be taken off again. */
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

  /** Whether an attack begins with this card: the hall wants to know whom first, people take the card first. */
  private starts(card: number): boolean {
    const { only, faces } = this.before()
    if (this.ask?.kind !== 'prepare' || only !== null || this.strikes.length === 0) return false
    return card === this.view.weapon[this.view.seat] || /attack$/.test(faces[card]?.kind ?? '')
  }

  /** Moves with this card that were on offer earlier. */
  private again(card: number): Move[] {
    if (this.before().only !== null || !this.ask || !laying(this.view)) return []
    return this.drafting.earlier((move) => move.card === card && LAID.test(move.notation) && !this.view.draft.includes(move.move))
  }

  /** Once it is said whom, the card follows that was taken first. */
  private goOn(now: Prompt | null): void {
    const wish = this.wish
    if (!wish || !now || now.key === wish.at) return
    const ways = now.kind === 'base' ? now.moves.filter((move) => move.card === wish.card) : []
    this.wish = ways.length === 1 ? { card: -1, at: now.key } : null
    if (ways.length === 1) this.before().choose(ways[0]!)
    else if (ways.length > 1) void tick().then(() => (this.picked = { ...NOTHING, key: 'wish', moves: ways }))
  }
}
