// The stats of a face at one height, read from its numbers.
import type { CardFace, CardNumber } from '../../api/protocol'
import { t } from '../../localization'

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

/** The short labels of the effects of moves. */
const EFFECT_IDS = {
  'initiative-on-hit': 'dragon-punch-board-initiative-on-hit',
  'initiative-on-block': 'dragon-punch-board-initiative-on-block',
  'initiative-always': 'dragon-punch-board-initiative-always',
  unblockable: 'dragon-punch-board-unblockable',
  uninterruptible: 'dragon-punch-board-uninterruptible',
  projectile: 'dragon-punch-board-projectile',
  unflip: 'dragon-punch-board-unflip',
} as const

export function effects(face: CardFace): { id: string; text: string }[] {
  const ids = face.numbers.map((number) => number.name as keyof typeof EFFECT_IDS)
  return ids.filter((id) => id in EFFECT_IDS).map((id) => ({ id, text: t(EFFECT_IDS[id]) }))
}
