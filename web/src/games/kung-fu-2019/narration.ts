// Splits the change between two views into frames: cards played one by one, blocks, and the outcome of the exchange.
// It only replays the events; the rules are in the hall.
import type { Event, View } from '../../api/protocol'
import type { PlaybackStep } from '../board'
import { without } from '../cards'
import { ADDED, BASES, added, based, began, blocked, came, cleared, moved, place, played, put, summed } from './exchange_layout'
import { type Kff19View } from './view'

const TIMES: Record<string, number> = {
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
const LONGEST = 4500

function emptied(view: Kff19View, event: Event, discarded: boolean): Kff19View {
  const { seat, cards } = event
  const weapon = cards.includes(view.weapon[seat]!)
  return {
    ...view,
    ...(weapon
      ? { weapon: put(view.weapon, seat, -1), on_weapon: put(view.on_weapon, seat, []) }
      : { stance: put(view.stance, seat, -1), on_stance: put(view.on_stance, seat, []) }),
    discard: discarded ? [...view.discard, ...cards] : view.discard,
  }
}

/** The calculation of a loss, such as "7 − 3 − 1: ", if anything was subtracted. The hall packs the three numbers into one. */
function difference(sum: number): string {
  const [dealt, ...less] = [Math.floor(sum / 1_000_000), Math.floor(sum / 1000) % 1000, sum % 1000]
  const taken = less.filter((each) => each > 0)
  return taken.length > 0 ? `${[dealt, ...taken].join(' − ')}: ` : ''
}

function changed(view: Kff19View, event: Event, before: Event | undefined, next: Event | undefined, after: Kff19View): Kff19View {
  const { seat, amount: number } = event
  if (BASES.includes(event.kind)) return view.attack_by.length > 0 ? based(view, event) : view
  if (ADDED.includes(event.kind)) return view.attack_by.length > 0 ? added(view, event) : view
  switch (event.kind) {
    case 'counterattack':
      return began(view, seat, number, place(view, seat, () => true)?.[0] ?? 0, after)
    case 'target': {
      if (next && BASES.includes(next.kind)) return began(view, seat, number, -1, after)
      const index = view.attack_by.length - 1
      return index < 0 ? view : summed({ ...view, attack_targets: put(view.attack_targets, index, [...view.attack_targets[index]!, number]) })
    }
    case 'face':
      return moved(view, event, number, seat)
    case 'pass-on':
      return moved(view, event, seat, number)
    case 'block':
    case 'snap':
      return blocked(view, event, seat)
    case 'block-for':
      return blocked(view, event, number)
    case 'no-block':
      return { ...view, declined: [...(view.declined ?? []), [number, seat]] }
    case 'ignore':
      return came(view, seat, 'ignores it')
    case 'damage':
      return came(view, seat, `${before?.kind === 'sum' ? difference(before.amount) : ''}${number > 0 ? `−${number} Chi` : 'unhurt'}`)
    case 'resolved':
      return cleared(view)
  }
  return settled(view, event)
}

/** Apply an event outside of the exchange: turns, Chi, equipment, hands and piles. */
function settled(view: Kff19View, event: Event): Kff19View {
  const { seat, amount: number, cards } = event
  switch (event.kind) {
    case 'turn':
      return { ...cleared(view), active: seat, turn: number, attacked: false }
    case 'chi':
      return { ...view, chi: put(view.chi, Math.floor(number / 1000), number % 1000) }
    case 'weapon':
      return { ...played(view, event), weapon: put(view.weapon, seat, cards[0]!) }
    case 'stance':
      return { ...played(view, event), stance: put(view.stance, seat, cards[0]!) }
    case 'attach':
    case 'special':
      return played(view, event)
    case 'choose':
    case 'dealt':
      return { ...view, archetype: put(view.archetype, seat, cards[0]!), aside: without(view.aside, cards) }
    case 'drop':
    case 'gone':
    case 'lose':
    case 'lapse':
      return emptied(view, event, true)
    case 'restore':
    case 'discard':
    case 'random':
      return { ...played(view, event), discard: [...view.discard, ...cards] }
    case 'draw':
      return {
        ...view,
        hand_sizes: put(view.hand_sizes, seat, view.hand_sizes[seat]! + cards.length),
        hand: seat === view.seat ? [...view.hand, ...cards].sort((a, b) => a - b) : view.hand,
        deck: number,
      }
    case 'reshuffle':
      return { ...view, deck: number, discard: [] }
    case 'out':
    case 'concede':
      return { ...view, out: put(view.out, seat, 1 + Math.max(...view.out)), hand_sizes: put(view.hand_sizes, seat, 0), hand: seat === view.seat ? [] : view.hand }
  }
  return view
}

export function narrate(first: View, events: Event[], after: View): PlaybackStep[] {
  const beats: PlaybackStep[] = []
  let view = { ...(first as Kff19View), pending_seats: [] as number[] }
  let held: Event[] = []
  events.forEach((event, index) => {
    view = changed(view, event, events[index - 1], events[index + 1], after as Kff19View)
    held.push(event)
    // The viewer's own cards are already on the table.
    const own = event.seat === view.seat && (BASES.includes(event.kind) || ADDED.includes(event.kind))
    const ms = own ? 0 : event.kind === 'chi' ? 500 : (TIMES[event.kind] ?? 0)
    if (ms === 0) return
    beats.push({ view, events: held, ms })
    held = []
  })
  // Speed up a long playback.
  const length = beats.reduce((sum, beat) => sum + beat.ms, 0)
  const haste = length > LONGEST ? LONGEST / length : 1
  return [...beats.map((beat) => ({ ...beat, ms: beat.ms * haste })), { view: after, events: held, ms: 0 }]
}
