// Summarizes the attacks in a turn from the shown events: attacker, targets, blocks, damage and consequences.
import type { Event } from '../../api/protocol'

export interface TargetResult {
  seat: number
  /** The total of the block, or null without one. */
  block: number | null
  blockSpirit: boolean
  blockCards: number[]
  damage: number
  spirit: number
  /** Whether the target conceded before the damage was dealt. */
  conceded?: boolean
}

export interface AttackSummary {
  key: string
  turn: number
  /** The seat whose turn it was. */
  active: number
  attacker: number
  /** The seat that the attack counters, or -1. */
  against: number
  cards: number[]
  total: number
  spirit: boolean
  targets: TargetResult[]
  dealt: boolean
  /** Whether the attack was called off because the attacker conceded. */
  calledOff: boolean
  /** Texts of the consequences. */
  notes: string[]
}

const LAYING_EVENTS = ['stance', 'base', 'break', 'enhance', 'finish', 'spread']
const CONSEQUENCES = ['gain', 'lose', 'random', 'strip', 'exchange', 'give-up', 'return', 'pay', 'out', 'concede', 'called-off']

/** The attacks in this turn, or in the latest turn that had any. */
export function summarizeAttacks(shownEvents: readonly Event[]): AttackSummary[] {
  let attacks: AttackSummary[] = []
  let turn = 0
  let active = -1
  let against = -1
  const current = () => (attacks.at(-1) && !attacks.at(-1)!.dealt ? attacks.at(-1)! : null)
  for (const event of shownEvents) {
    if (event.kind === 'turn') {
      turn = event.amount
      active = event.seat
      against = -1
    } else if (event.kind === 'counterattack') against = event.amount
    else if (LAYING_EVENTS.includes(event.kind)) {
      const target = current()?.targets.find((each) => each.seat === event.seat)
      if (target) target.blockCards.push(...event.cards)
      else {
        if (current()?.attacker !== event.seat) {
          if (attacks.length > 0 && attacks[0]!.turn !== turn) attacks = []
          attacks.push(newAttack(event, turn, active, against))
          against = -1
        }
        current()!.cards.push(...event.cards)
      }
    } else if (event.kind !== 'concede' || attacks.at(-1)?.turn === turn) addEvent(attacks.at(-1), event)
  }
  return attacks
}

function newAttack(event: Event, turn: number, active: number, against: number): AttackSummary {
  return { key: `b${event.number}`, turn, active, attacker: event.seat, against, cards: [], total: 0, spirit: false, targets: [], dealt: false, calledOff: false, notes: [] }
}

function addEvent(attack: AttackSummary | undefined, event: Event): void {
  if (!attack) return
  const target = attack.targets.find((each) => each.seat === event.seat)
  switch (event.kind) {
    case 'target':
      attack.targets.push({ seat: event.amount, block: null, blockSpirit: false, blockCards: [], damage: 0, spirit: 0 })
      return
    case 'attack':
    case 'attack-spirit':
      attack.total = event.amount
      attack.spirit = event.kind === 'attack-spirit'
      return
    case 'block':
    case 'block-spirit':
      if (!target) return
      target.block = event.amount
      target.blockSpirit = event.kind === 'block-spirit'
      return
    case 'called-off':
      attack.dealt = true
      attack.calledOff = true
      break
    case 'concede':
      if (!target || attack.dealt) break
      target.conceded = true
      attack.dealt = attack.targets.every((each) => each.conceded)
      break
    case 'damage':
      attack.dealt = true
      if (target) target.damage = event.amount
      return
    case 'spirit':
      if (target) target.spirit = event.amount
      return
  }
  if (CONSEQUENCES.includes(event.kind) && event.text) attack.notes.push(event.text)
}
