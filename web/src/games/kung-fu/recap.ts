// A recap of the turns since the viewer's last one: who attacked whom with what, and what it cost. It is built from the
// events that the viewer has seen.
import type { Event } from '../../api/protocol'
import { formatText, t } from '../../localization'

export interface RecapAttack {
  from: string
  to: string
  /** The name of the attack, such as "Flying Kick". */
  attack: string
  isCounter: boolean
  /** Whether the viewer is a target, and whether it cost the viewer Chi. */
  targetsViewer: boolean
  costsViewer: boolean
  /** The result for each target; empty if the attack is not resolved. */
  result: string
}

export interface RecapTurn {
  turn: number
  player: string
  attacks: RecapAttack[]
  /** Texts of other events that matter. */
  notes: string[]
}

export interface TurnEvents {
  turn: number
  active: number
  events: Event[]
}

/** The events of each turn after the viewer's last finished turn. */
export function turnsSinceLast(events: readonly Event[], viewer: number): TurnEvents[] {
  const turns: TurnEvents[] = []
  for (const event of events) {
    if (event.kind === 'turn') turns.push({ turn: event.amount, active: event.seat, events: [] })
    turns.at(-1)?.events.push(event)
  }
  if (turns.at(-1)?.active === viewer) turns.pop()
  return turns.slice(turns.findLastIndex((each) => each.active === viewer) + 1)
}

/** Whether there is a recap for the viewer: several other players, at least two of whom have had a turn. */
export function hasRecap(events: readonly Event[], viewer: number, numSeats: number): boolean {
  return viewer >= 0 && numSeats > 2 && turnsSinceLast(events, viewer).length > 1
}

/** The result of an attack: for each target, the Chi it lost, or null if nothing was dealt. A single target is not
 *  named. */
export function resultText(results: readonly { player: string; lost: number | null }[]): string {
  const known = results.filter((each) => each.lost !== null)
  if (results.length === 1) return known.map(({ lost }) => (lost! > 0 ? t('kung-fu-board-recap-loss', { chi: lost! }) : t('kung-fu-board-recap-unhurt'))).join('')
  return formatText({ msg: 'join-comma', args: { items: known.map(({ player, lost }) => (lost! > 0 ? t('kung-fu-board-recap-loss-of', { player, chi: lost! }) : t('kung-fu-board-recap-unhurt-of', { player }))) } })
}

/** The texts of the events of these kinds. */
export function notesOf(events: readonly Event[], kinds: readonly string[]): string[] {
  const isEmpty = (event: Event) => event.text === '' || (event.kind === 'gain' && event.amount === 0)
  return events.filter((event) => kinds.includes(event.kind) && !isEmpty(event)).map((event) => event.text)
}
