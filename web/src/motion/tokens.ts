// Which card on the screen is which, from one view to the next. Views say only what lies in each zone; a token gives
// each card there a key of our own that stays with it, so that it can be seen to travel. Keys never come from the hall
// and say nothing about a card that you may not see.
import { HIDDEN } from '../api/protocol'

export interface Zone {
  id: string
  cards: readonly number[]
  /** Where a card that was not seen before comes from, most likely place first. */
  from?: readonly string[]
}

export interface Token {
  key: string
  card: number
  zone: string
  /** The zone that it came from just now, if it moved or is new. */
  came: string | null
}

let made = 0

/** The tokens for these zones, zone by zone and in order, taking over those of `before` wherever a card can be followed. */
export function follow(before: readonly Token[], zones: readonly Zone[]): Map<string, Token[]> {
  const left = new Set(before)
  const laid = new Map<string, (Token | null)[]>(zones.map((zone) => [zone.id, zone.cards.map(() => null)]))

  const pass = (suits: (token: Token, card: number, zone: Zone) => boolean) => {
    for (const zone of zones) {
      const slots = laid.get(zone.id)!
      zone.cards.forEach((card, at) => {
        if (slots[at]) return
        for (const token of left) {
          if (!suits(token, card, zone)) continue
          left.delete(token)
          slots[at] = { key: token.key, card, zone: zone.id, came: token.zone === zone.id ? null : token.zone }
          return
        }
      })
    }
  }

  pass((token, card, zone) => token.zone === zone.id && token.card === card)
  pass((token, card) => card !== HIDDEN && token.card === card)
  pass((token, card, zone) => token.zone === zone.id && (token.card === HIDDEN || card === HIDDEN))
  for (let rank = 0; rank < 4; rank++) {
    pass((token, card, zone) => zone.from?.[rank] === token.zone && (token.card === HIDDEN || card === HIDDEN))
  }

  const all = new Map<string, Token[]>()
  for (const zone of zones) {
    all.set(
      zone.id,
      laid.get(zone.id)!.map(
        (token, at): Token =>
          token ?? { key: `t${++made}`, card: zone.cards[at]!, zone: zone.id, came: zone.from?.at(-1) ?? null },
      ),
    )
  }
  return all
}
