// Splits the change between two views into frames: cards played one by one, blocks, and the outcome of the exchange.
// It only replays the events; the rules are in the hall.
import type { Event, View } from '../../api/protocol'
import { t } from '../../localization'
import type { PlaybackStep } from '../board'
import { without } from '../remove_cards'
import { ADDING_EVENTS, BASE_EVENTS, addCard, layBase, beginAttack, addBlock, addResult, clearExchange, redirect, findTarget, playFromHand, replaceAt, updateDamage } from './exchange_playback'
import { type Kff19View } from './view'

const FRAME_MS: Record<string, number> = {
  turn: 350,
  choose: 500,
  weapon: 500,
  stance: 500,
  attach: 450,
  restore: 450,
  base: 480,
  'base-split': 480,
  strike: 480,
  'strike-split': 480,
  smash: 520,
  enhance: 380,
  split: 420,
  join: 380,
  'join-split': 420,
  hurl: 420,
  counterattack: 250,
  'no-counterattack': 250,
  face: 700,
  'pass-on': 700,
  block: 700,
  'block-for': 700,
  snap: 700,
  'no-block': 350,
  ignore: 650,
  damage: 850,
  'self-loss': 500,
  lose: 500,
  take: 600,
  poisoned: 450,
  poison: 600,
  gain: 450,
  random: 450,
  discard: 300,
  special: 600,
  out: 900,
  concede: 700,
}
/** Maximum duration of one change in milliseconds. */
const MAX_TOTAL_MS = 4500

function dropEquipment(view: Kff19View, event: Event, discarded: boolean): Kff19View {
  const { seat, cards } = event
  const weapon = cards.includes(view.weapon[seat]!)
  return {
    ...view,
    ...(weapon
      ? { weapon: replaceAt(view.weapon, seat, -1), on_weapon: replaceAt(view.on_weapon, seat, []) }
      : { stance: replaceAt(view.stance, seat, -1), on_stance: replaceAt(view.on_stance, seat, []) }),
    discard: discarded ? [...view.discard, ...cards] : view.discard,
  }
}

/** The calculation of a loss, such as "7 − 3 − 1"; empty if nothing was subtracted. The hall encodes the three
 *  numbers in one. */
function calculation(sum: number): string {
  const [dealt, ...less] = [Math.floor(sum / 1_000_000), Math.floor(sum / 1000) % 1000, sum % 1000]
  const taken = less.filter((each) => each > 0)
  return taken.length > 0 ? [dealt, ...taken].join(' − ') : ''
}

function resultText(sum: string, lost: number): string {
  if (sum) return lost > 0 ? t('kung-fu-2019-board-loses-sum', { sum, lost }) : t('kung-fu-2019-board-unhurt-sum', { sum })
  return lost > 0 ? t('kung-fu-2019-board-loses', { lost }) : t('kung-fu-board-recap-unhurt')
}

function applyEvent(view: Kff19View, event: Event, previous: Event | undefined, next: Event | undefined, after: Kff19View): Kff19View {
  const { seat, amount } = event
  if (BASE_EVENTS.includes(event.kind)) return view.attack_by.length > 0 ? layBase(view, event) : view
  if (ADDING_EVENTS.includes(event.kind)) return view.attack_by.length > 0 ? addCard(view, event) : view
  switch (event.kind) {
    case 'counterattack':
      return beginAttack(view, seat, amount, findTarget(view, seat, () => true)?.[0] ?? 0, after)
    case 'target': {
      if (next && BASE_EVENTS.includes(next.kind)) return beginAttack(view, seat, amount, -1, after)
      const index = view.attack_by.length - 1
      return index < 0 ? view : updateDamage({ ...view, attack_targets: replaceAt(view.attack_targets, index, [...view.attack_targets[index]!, amount]) })
    }
    case 'face':
      return redirect(view, event, amount, seat)
    case 'pass-on':
      return redirect(view, event, seat, amount)
    case 'block':
    case 'snap':
      return addBlock(view, event, seat)
    case 'block-for':
      return addBlock(view, event, amount)
    case 'no-block':
      return { ...view, declined: [...(view.declined ?? []), [amount, seat]] }
    case 'ignore':
      return addResult(view, seat, t('kung-fu-2019-board-ignores'))
    case 'damage':
      return addResult(view, seat, resultText(previous?.kind === 'sum' ? calculation(previous.amount) : '', amount))
    case 'resolved':
      return clearExchange(view)
  }
  return applyOtherEvent(view, event)
}

/** Apply an event outside of the exchange: turns, Chi, equipment, hands and piles. */
function applyOtherEvent(view: Kff19View, event: Event): Kff19View {
  const { seat, amount, cards } = event
  switch (event.kind) {
    case 'turn':
      return { ...clearExchange(view), active: seat, turn: amount, attacked: false }
    case 'chi':
      return { ...view, chi: replaceAt(view.chi, Math.floor(amount / 1000), amount % 1000) }
    case 'weapon':
      return { ...playFromHand(view, event), weapon: replaceAt(view.weapon, seat, cards[0]!) }
    case 'stance':
      return { ...playFromHand(view, event), stance: replaceAt(view.stance, seat, cards[0]!) }
    case 'attach':
    case 'special':
      return playFromHand(view, event)
    case 'choose':
    case 'dealt':
      return { ...view, archetype: replaceAt(view.archetype, seat, cards[0]!), aside: without(view.aside, cards) }
    case 'drop':
    case 'gone':
    case 'lose':
    case 'lapse':
      return dropEquipment(view, event, true)
    case 'restore':
    case 'discard':
    case 'random':
      return { ...playFromHand(view, event), discard: [...view.discard, ...cards] }
    case 'draw':
      return {
        ...view,
        hand_sizes: replaceAt(view.hand_sizes, seat, view.hand_sizes[seat]! + cards.length),
        hand: seat === view.seat ? [...view.hand, ...cards].sort((a, b) => a - b) : view.hand,
        deck: amount,
      }
    case 'reshuffle':
      return { ...view, deck: amount, discard: [] }
    case 'out':
    case 'concede':
      return { ...view, out: replaceAt(view.out, seat, 1 + Math.max(...view.out)), hand_sizes: replaceAt(view.hand_sizes, seat, 0), hand: seat === view.seat ? [] : view.hand }
  }
  return view
}

export function playbackSteps(before: View, events: Event[], after: View): PlaybackStep[] {
  const frames: PlaybackStep[] = []
  let view = { ...(before as Kff19View), pending_seats: [] as number[] }
  let pendingEvents: Event[] = []
  events.forEach((event, index) => {
    view = applyEvent(view, event, events[index - 1], events[index + 1], after as Kff19View)
    pendingEvents.push(event)
    // The viewer's own cards are already on the table.
    const isOwn = event.seat === view.seat && (BASE_EVENTS.includes(event.kind) || ADDING_EVENTS.includes(event.kind))
    const ms = isOwn ? 0 : event.kind === 'chi' ? 500 : (FRAME_MS[event.kind] ?? 0)
    if (ms === 0) return
    frames.push({ view, events: pendingEvents, ms })
    pendingEvents = []
  })
  // Speed up a long playback.
  const length = frames.reduce((sum, frame) => sum + frame.ms, 0)
  const scale = length > MAX_TOTAL_MS ? MAX_TOTAL_MS / length : 1
  return [...frames.map((frame) => ({ ...frame, ms: frame.ms * scale })), { view: after, events: pendingEvents, ms: 0 }]
}
