// The structure of an attack or a block in both Kung Fu Fighting games: cards in slots, and the total. The numbers come
// from the hall.
import type { Token } from '../../motion/card_tracking'
import type { CardFace } from '../../api/protocol'
import { formatText } from '../../localization'

export type Side = 'attack' | 'block'

export interface Build {
  seat: number
  side: Side
  /** The zone that holds the cards. */
  zone: string
  /** The cards and, in the same order, their values. */
  cards: number[]
  values: number[]
  /** The cards that are still on the table. */
  remaining: number[]
  total: number
  spirit: boolean
  broken: boolean
  /** Whether the viewer is building this attack or block now. */
  open: boolean
}

/** Identifies a slot. Its text is in the catalog. */
export type SlotName = 'stance' | 'base' | 'enhancements' | 'finishing-move'

export interface SlotKind {
  name: SlotName
  kinds: string[]
  /** Whether the slot can hold several cards. */
  many: boolean
}

export interface LaidCard {
  token: Token
  value: number | null
  /** Texts of bonuses from other cards, such as "+2 Tiger", which are included in the value. */
  gains?: string[]
}

export interface Slot extends SlotKind {
  cards: LaidCard[]
}

/** Sort the cards in a build into slots. */
export function fillSlots(build: Build, tokens: readonly Token[], faces: readonly CardFace[], kinds: readonly SlotKind[]): Slot[] {
  const unplaced = build.cards.map((card, index) => ({ card, value: build.values[index] ?? null }))
  const all = tokens.map((token) => {
    const index = unplaced.findIndex((each) => each.card === token.card)
    const value = index < 0 ? null : unplaced.splice(index, 1)[0]!.value
    return { token, value }
  })
  return kinds.map((kind) => ({ ...kind, cards: all.filter(({ token }) => kind.kinds.includes(faces[token.card]?.kind ?? '')) }))
}

/** The printed name without commas and a final exclamation mark, cut at the first comma after three or more words. */
export function shortName(face: CardFace | undefined): string {
  const name = face?.name ?? ''
  if (name.includes('，')) return name.split('，')[0]!
  const start = name.split(',')[0]!
  return (start.split(' ').length >= 3 ? start : name.replaceAll(',', '')).replace(/!$/, '')
}

/** The shortest form of a name, for use beside a number. */
export function shortestName(face: CardFace | undefined): string {
  return shortName(face).replace(/( Stance|架式)$/, '').replace(/^The /, '')
}

/** The names of cards as a list. */
export function cardNames(faces: readonly CardFace[]): string {
  return formatText({ msg: 'join-comma', args: { items: faces.map(shortName) } })
}

/** Name a build after its enhancements, its base and its finishing move. */
export function buildName(cards: readonly number[], faces: readonly CardFace[]): string {
  const namesOf = (kinds: string[]) => cards.filter((card) => kinds.includes((faces[card]?.kind ?? '').replace('team ', ''))).map((card) => shortName(faces[card]))
  const items = [...namesOf(['enhancement']), ...namesOf(['base', 'weapon', 'attack']), ...namesOf(['finishing move'])]
  return formatText({ msg: 'join-words', args: { items } })
}
