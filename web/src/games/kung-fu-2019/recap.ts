// The recap of the turns since the viewer's last one.
import type { CardFace, Event } from '../../api/protocol'
import { buildName } from '../kung-fu/attack_and_block_slots'
import { type RecapTurn, notesOf, resultText, turnsSinceLast } from '../kung-fu/recap'
import { summarizeExchanges } from './exchange_summary'
import { joinNames } from './teams'

const NOTES = ['face', 'pass-on', 'take', 'hand-over', 'lose', 'self-loss', 'poisoned', 'poison', 'gain', 'special', 'out', 'concede']

export function recap(events: readonly Event[], viewer: number, faces: readonly CardFace[], name: (seat: number) => string): RecapTurn[] {
  return turnsSinceLast(events, viewer).map(({ turn, active, events: turnEvents }) => ({
    turn,
    player: name(active),
    attacks: summarizeExchanges(turnEvents).flatMap((exchange) =>
      exchange.attacks.map(({ by, isCounter, targets, base, cards, losses }) => ({
        from: name(by),
        to: joinNames(targets.map(name)),
        attack: buildName([base, ...cards], faces),
        isCounter,
        targetsViewer: targets.includes(viewer),
        costsViewer: targets.some((seat, index) => seat === viewer && (losses[index] ?? 0) > 0),
        result: resultText(targets.map((seat, index) => ({ player: name(seat), lost: losses[index] ?? null }))),
      })),
    ),
    notes: notesOf(turnEvents, NOTES),
  }))
}
