// Summarizes the attacks of a turn from the shown events: attacker, targets, blocks, damage and consequences.
import type { Event } from '../../api/protocol'

export interface Struck {
  seat: number
  /** The total of the block, or null without one. */
  block: number | null
  blockSpirit: boolean
  blockCards: number[]
  damage: number
  spirit: number
  /** Whether the target conceded before the damage was dealt. */
  gone?: boolean
}

export interface Blow {
  key: string
  turn: number
  /** The seat whose turn it was. */
  active: number
  attacker: number
  /** The seat that it counters, or -1. */
  against: number
  cards: number[]
  total: number
  spirit: boolean
  targets: Struck[]
  dealt: boolean
  /** Whether it was called off because the attacker conceded. */
  off: boolean
  /** Texts of the consequences. */
  notes: string[]
}

const LAID = ['stance', 'base', 'break', 'enhance', 'finish', 'spread']
const FOLLOWS = ['gain', 'lose', 'random', 'strip', 'exchange', 'give-up', 'return', 'pay', 'out', 'concede', 'called-off']

/** The attacks of this turn, or of the latest turn that had any. */
export function blows(told: readonly Event[]): Blow[] {
  let all: Blow[] = []
  let turn = 0
  let active = -1
  let against = -1
  const now = () => (all.at(-1) && !all.at(-1)!.dealt ? all.at(-1)! : null)
  for (const event of told) {
    if (event.kind === 'turn') {
      turn = event.amount
      active = event.seat
      against = -1
    } else if (event.kind === 'counterattack') against = event.amount
    else if (LAID.includes(event.kind)) {
      const struck = now()?.targets.find((each) => each.seat === event.seat)
      if (struck) struck.blockCards.push(...event.cards)
      else {
        if (now()?.attacker !== event.seat) {
          if (all.length > 0 && all[0]!.turn !== turn) all = []
          all.push(begin(event, turn, active, against))
          against = -1
        }
        now()!.cards.push(...event.cards)
      }
    } else if (event.kind !== 'concede' || all.at(-1)?.turn === turn) note(all.at(-1), event)
  }
  return all
}

function begin(event: Event, turn: number, active: number, against: number): Blow {
  return { key: `b${event.number}`, turn, active, attacker: event.seat, against, cards: [], total: 0, spirit: false, targets: [], dealt: false, off: false, notes: [] }
}

function note(blow: Blow | undefined, event: Event): void {
  if (!blow) return
  const struck = blow.targets.find((each) => each.seat === event.seat)
  switch (event.kind) {
    case 'target':
      blow.targets.push({ seat: event.amount, block: null, blockSpirit: false, blockCards: [], damage: 0, spirit: 0 })
      return
    case 'attack':
    case 'attack-spirit':
      blow.total = event.amount
      blow.spirit = event.kind === 'attack-spirit'
      return
    case 'block':
    case 'block-spirit':
      if (!struck) return
      struck.block = event.amount
      struck.blockSpirit = event.kind === 'block-spirit'
      return
    case 'called-off':
      blow.dealt = true
      blow.off = true
      break
    case 'concede':
      if (!struck || blow.dealt) break
      struck.gone = true
      blow.dealt = blow.targets.every((each) => each.gone)
      break
    case 'damage':
      blow.dealt = true
      if (struck) struck.damage = event.amount
      return
    case 'spirit':
      if (struck) struck.spirit = event.amount
      return
  }
  if (FOLLOWS.includes(event.kind) && event.text) blow.notes.push(event.text)
}
