// What an attack or a block is made of, as both games of Kung Fu Fighting lay it out: cards of some kinds, each in its
// slot, and what they are worth together. The numbers come from the hall.
import type { Token } from '../../motion/tokens'
import type { CardFace } from '../../api/protocol'

export type Side = 'attack' | 'block'

export interface Build {
  seat: number
  side: Side
  /** Its zone on the table. */
  zone: string
  /** What was laid, in order, and what each card adds. */
  cards: number[]
  worths: number[]
  /** Of those, what still lies there. */
  lying: number[]
  total: number
  spirit: boolean
  broken: boolean
  /** Whether it is being laid out by the viewer right now. */
  open: boolean
}

export interface SlotKind {
  name: string
  kinds: string[]
  /** Whether several cards may lie in it. */
  many: boolean
}

export interface Laid {
  token: Token
  worth: number | null
  /** What others give it, in words: "+2 Tiger". It is in its worth. */
  gains?: string[]
}

export interface Slot extends SlotKind {
  laid: Laid[]
}

/** The cards of a build, slot by slot. Slots that no card of it is in stay empty. */
export function slots(build: Build, tokens: readonly Token[], faces: readonly CardFace[], kinds: readonly SlotKind[]): Slot[] {
  const left = build.cards.map((card, index) => ({ card, worth: build.worths[index] ?? null }))
  const all = tokens.map((token) => {
    const index = left.findIndex((each) => each.card === token.card)
    const worth = index < 0 ? null : left.splice(index, 1)[0]!.worth
    return { token, worth }
  })
  return kinds.map((kind) => ({ ...kind, laid: all.filter(({ token }) => kind.kinds.includes(faces[token.card]?.kind ?? '')) }))
}

/** A printed name as one says it: no longer than to the first comma, if it can be told from that. */
export function called(face: CardFace | undefined): string {
  const name = face?.name ?? ''
  const start = name.split(',')[0]!
  return (start.split(' ').length >= 3 ? start : name.replaceAll(',', '')).replace(/!$/, '')
}

/** A name as short as it may be beside a number. */
export function briefly(face: CardFace | undefined): string {
  return called(face).replace(/ Stance$/, '').replace(/^The /, '')
}

/** A build as one breath: its enhancements, its base, its finishing move. */
export function breath(cards: readonly number[], faces: readonly CardFace[]): string {
  const of = (kinds: string[]) => cards.filter((card) => kinds.includes((faces[card]?.kind ?? '').replace('team ', ''))).map((card) => called(faces[card]))
  return [...of(['enhancement']), ...of(['base', 'weapon', 'attack']), ...of(['finishing move'])].join(' ')
}
