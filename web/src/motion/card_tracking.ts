// Tracks cards from one view to the next. Views list only the cards in each zone; a token gives each card a stable
// client-side key, so that its movement can be animated. Keys reveal nothing about hidden cards.
import { HIDDEN } from '../api/protocol'

export interface Zone {
  id: string
  cards: readonly number[]
  /** Zones that a new card may come from, most likely first. */
  from?: readonly string[]
}

export interface Token {
  key: string
  card: number
  zone: string
  /** The zone that the card came from, if it just moved or is new. */
  cameFrom: string | null
}

let numTokens = 0

/** The tokens in these zones, in order. Cards that can be tracked keep their tokens from `before`. */
export function trackTokens(before: readonly Token[], zones: readonly Zone[]): Map<string, Token[]> {
  const unmatched = new Set(before)
  const slotsByZone = new Map<string, (Token | null)[]>(zones.map((zone) => [zone.id, zone.cards.map(() => null)]))

  const matchTokens = (matches: (token: Token, card: number, zone: Zone) => boolean) => {
    for (const zone of zones) {
      const slots = slotsByZone.get(zone.id)!
      zone.cards.forEach((card, index) => {
        if (slots[index]) return
        for (const token of unmatched) {
          if (!matches(token, card, zone)) continue
          unmatched.delete(token)
          slots[index] = { key: token.key, card, zone: zone.id, cameFrom: token.zone === zone.id ? null : token.zone }
          return
        }
      })
    }
  }

  matchTokens((token, card, zone) => token.zone === zone.id && token.card === card)
  matchTokens((token, card) => card !== HIDDEN && token.card === card)
  matchTokens((token, card, zone) => token.zone === zone.id && (token.card === HIDDEN || card === HIDDEN))
  for (let rank = 0; rank < 4; rank++) {
    matchTokens((token, card, zone) => zone.from?.[rank] === token.zone && (token.card === HIDDEN || card === HIDDEN))
  }

  const tokensByZone = new Map<string, Token[]>()
  for (const zone of zones) {
    tokensByZone.set(
      zone.id,
      slotsByZone.get(zone.id)!.map(
        (token, index): Token =>
          token ?? { key: `t${++numTokens}`, card: zone.cards[index]!, zone: zone.id, cameFrom: zone.from?.at(-1) ?? null },
      ),
    )
  }
  return tokensByZone
}
