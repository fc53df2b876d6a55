// The stats of a face at one height, read from its numbers.
import type { CardFace, CardNumber } from '../../api/protocol'

export const HEIGHTS = ['high', 'low'] as const
export type Height = (typeof HEIGHTS)[number]

export interface HeightStats {
  attack: CardNumber | null
  time: CardNumber | null
  block: boolean
  evade: boolean
}

export function statsAtHeight(face: CardFace, height: Height): HeightStats {
  const find = (stat: string) => face.numbers.find((number) => number.name === `${height} ${stat}`) ?? null
  return { attack: find('attack'), time: find('time'), block: find('block') !== null, evade: find('evade') !== null }
}

/** The effects of a move and their short labels. */
const EFFECTS: Record<string, string> = {
  'initiative-on-hit': 'Initiative on hit',
  'initiative-on-block': 'Initiative on block',
  'initiative-always': 'Initiative always',
  unblockable: 'Unblockable',
  // With a soft hyphen: the whole word does not fit on the card.
  uninterruptible: 'Uninter\u00ADruptible',
  projectile: 'Projectile',
  unflip: 'Unflips all',
}

export function effects(face: CardFace): { id: string; text: string }[] {
  return face.numbers.flatMap(({ name }) => (EFFECTS[name] ? [{ id: name, text: EFFECTS[name] }] : []))
}
