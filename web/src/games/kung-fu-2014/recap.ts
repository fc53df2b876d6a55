// The recap of the turns since the viewer's last one.
import type { CardFace, Event } from '../../api/protocol'
import { formatText } from '../../localization'
import { buildName } from '../kung-fu/attack_and_block_slots'
import { type RecapTurn, notesOf, resultText, turnsSinceLast } from '../kung-fu/recap'
import { summarizeAttacks } from './attack_summary'

const NOTES = ['no-attack', 'lose', 'gain', 'strip', 'out', 'concede', 'called-off']

export function recap(events: readonly Event[], viewer: number, faces: readonly CardFace[], name: (seat: number) => string): RecapTurn[] {
  return turnsSinceLast(events, viewer).map(({ turn, active, events: turnEvents }) => ({
    turn,
    player: name(active),
    attacks: summarizeAttacks(turnEvents).map(({ attacker, against, cards, targets, dealt, calledOff }) => ({
      from: name(attacker),
      to: formatText({ msg: 'join-and', args: { items: targets.map((each) => name(each.seat)) } }),
      attack: buildName(cards, faces),
      isCounter: against >= 0,
      targetsViewer: targets.some((each) => each.seat === viewer),
      costsViewer: targets.some((each) => each.seat === viewer && each.damage + each.spirit > 0),
      result: dealt && !calledOff ? resultText(targets.map((each) => ({ player: name(each.seat), lost: each.conceded ? null : each.damage + each.spirit }))) : '',
    })),
    notes: notesOf(turnEvents, NOTES),
  }))
}
