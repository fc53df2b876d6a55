// Tells in beats what led from one view to the next: cards played one by one, answers, and what came of the exchange.
// It only lays out what the events say; what follows from them is the hall's business.
import type { Event, View } from '../../wire/protocol'
import type { Beat } from '../board'
import { type Kff19View, without } from './view'

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
/** What one change may take, in milliseconds. */
const LONGEST = 4500
const BASES = ['base', 'base-split', 'strike', 'strike-split', 'smash']
const ADDED = ['enhance', 'split', 'join', 'join-split', 'hurl']

function put<T>(list: readonly T[], at: number, value: T): T[] {
  const next = [...list]
  next[at] = value
  return next
}

function played(view: Kff19View, event: Event): Kff19View {
  const { seat, cards } = event
  return {
    ...view,
    draft: seat === view.seat ? [] : view.draft,
    hand_sizes: put(view.hand_sizes, seat, Math.max(0, view.hand_sizes[seat]! - cards.length)),
    hand: seat === view.seat ? without(view.hand, cards) : view.hand,
  }
}

function began(view: Kff19View, seat: number, target: number, against: number, after: Kff19View): Kff19View {
  const at = view.attack_by.length
  const known = after.attack_by[at] === seat
  return {
    ...view,
    phase: 'attack',
    draft: [],
    laying_base: -1,
    laying_targets: [],
    attack_by: [...view.attack_by, seat],
    attack_against: [...view.attack_against, against],
    attack_group: [...view.attack_group, at],
    attack_base: [...view.attack_base, -1],
    attack_way: [...view.attack_way, 5],
    attack_armed: [...view.attack_armed, false],
    attack_void: [...view.attack_void, false],
    attack_base_worth: [...view.attack_base_worth, 0],
    attack_bonus: [...view.attack_bonus, known ? after.attack_bonus[at]! : 0],
    attack_cards: [...view.attack_cards, []],
    attack_owners: [...view.attack_owners, []],
    attack_ways: [...view.attack_ways, []],
    attack_worth: [...view.attack_worth, []],
    attack_targets: [...view.attack_targets, [target]],
    attack_aims: [...view.attack_aims, [seat]],
    attack_damage: [...view.attack_damage, [0]],
    attack_blocks: [...view.attack_blocks, []],
    attack_block_by: [...view.attack_block_by, []],
    attack_faced: [...view.attack_faced, []],
    attack_taken: [...view.attack_taken, []],
  }
}

/** What the last attack deals as far as it has been told. */
function summed(view: Kff19View): Kff19View {
  const at = view.attack_by.length - 1
  const sum = view.attack_base_worth[at]! + view.attack_bonus[at]! + view.attack_worth[at]!.reduce((a, b) => a + b, 0)
  return { ...view, attack_damage: put(view.attack_damage, at, view.attack_targets[at]!.map(() => sum)) }
}

function based(view: Kff19View, event: Event): Kff19View {
  const at = view.attack_by.length - 1
  const armed = event.word.startsWith('strike') || event.word === 'smash'
  const way = event.word.endsWith('split') ? 6 : event.word === 'smash' ? 7 : 5
  const from = armed ? view : played(view, event)
  return summed({
    ...from,
    attack_base: put(view.attack_base, at, event.cards[0]!),
    attack_base_worth: put(view.attack_base_worth, at, event.number),
    attack_armed: put(view.attack_armed, at, armed),
    attack_way: put(view.attack_way, at, way),
  })
}

function added(view: Kff19View, event: Event): Kff19View {
  const at = view.attack_by.length - 1
  return summed({
    ...played(view, event),
    attack_cards: put(view.attack_cards, at, [...view.attack_cards[at]!, event.cards[0]!]),
    attack_owners: put(view.attack_owners, at, [...view.attack_owners[at]!, event.seat]),
    attack_ways: put(view.attack_ways, at, [...view.attack_ways[at]!, ADDED.indexOf(event.word)]),
    attack_worth: put(view.attack_worth, at, [...view.attack_worth[at]!, event.number]),
  })
}

/** The place of the latest attack on a seat that suits. */
function place(view: Kff19View, seat: number, suits: (at: number, place: number) => boolean): [number, number] | null {
  for (let at = view.attack_by.length - 1; at >= 0; at--) {
    const found = view.attack_targets[at]!.findIndex((target, where) => target === seat && suits(at, where))
    if (found >= 0) return [at, found]
  }
  return null
}

function blocked(view: Kff19View, event: Event, seat: number): Kff19View {
  const found = place(view, seat, (at, where) => (view.attack_blocks[at]![where] ?? -1) < 0)
  const next = event.word === 'snap' ? view : played(view, event)
  if (!found) return next
  const [at, where] = found
  const full = view.attack_targets[at]!.map((_, n) => view.attack_blocks[at]![n] ?? -1)
  const by = view.attack_targets[at]!.map((_, n) => view.attack_block_by[at]![n] ?? -1)
  return {
    ...next,
    attack_blocks: put(view.attack_blocks, at, put(full, where, event.cards[0]!)),
    attack_block_by: put(view.attack_block_by, at, put(by, where, event.seat)),
  }
}

function moved(view: Kff19View, event: Event, from: number, to: number): Kff19View {
  const next = { ...played(view, event), spent: [...view.spent, ...event.cards] }
  const found = place(view, from, () => true)
  if (!found) return next
  const [at, where] = found
  return { ...next, attack_targets: put(view.attack_targets, at, put(view.attack_targets[at]!, where, to)) }
}

/** What came of an attack on a seat: the first one that nothing has been told of yet. */
function came(view: Kff19View, seat: number, said: string): Kff19View {
  const told = view.came ?? view.attack_targets.map((targets) => targets.map(() => ''))
  for (let at = 0; at < told.length; at++) {
    const where = view.attack_targets[at]!.findIndex((target, n) => target === seat && !told[at]![n])
    if (where >= 0) return { ...view, came: put(told, at, put(told[at]!, where, said)) }
  }
  return { ...view, came: told }
}

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

function cleared(view: Kff19View): Kff19View {
  const lay: number[] = []
  view.attack_by.forEach((_, at) => {
    if (!view.attack_armed[at] && view.attack_base[at]! >= 0) lay.push(view.attack_base[at]!)
    lay.push(...view.attack_cards[at]!, ...view.attack_blocks[at]!.filter((card) => card >= 0 && !view.weapon.includes(card)))
  })
  const none = { attack_by: [], attack_against: [], attack_group: [], attack_base: [], attack_way: [], attack_armed: [], attack_void: [], attack_base_worth: [], attack_bonus: [] }
  const rows = { attack_cards: [], attack_owners: [], attack_ways: [], attack_worth: [], attack_targets: [], attack_aims: [], attack_damage: [], attack_blocks: [], attack_block_by: [], attack_faced: [], attack_taken: [] }
  const { came: _, ...rest } = view
  return { ...rest, ...none, ...rows, discard: [...view.discard, ...lay, ...view.spent], spent: [] } as Kff19View
}

function changed(view: Kff19View, event: Event, next: Event | undefined, after: Kff19View): Kff19View {
  const { seat, number, cards } = event
  if (BASES.includes(event.word)) return view.attack_by.length > 0 ? based(view, event) : view
  if (ADDED.includes(event.word)) return view.attack_by.length > 0 ? added(view, event) : view
  switch (event.word) {
    case 'turn':
      return { ...cleared(view), active: seat, turn: number, attacked: false }
    case 'counterattack':
      return began(view, seat, number, place(view, seat, () => true)?.[0] ?? 0, after)
    case 'target': {
      if (next && BASES.includes(next.word)) return began(view, seat, number, -1, after)
      const at = view.attack_by.length - 1
      return at < 0 ? view : summed({ ...view, attack_targets: put(view.attack_targets, at, [...view.attack_targets[at]!, number]) })
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
    case 'ignore':
      return came(view, seat, 'ignores it')
    case 'damage':
      return came(view, seat, number > 0 ? `−${number} Chi` : 'unhurt')
    case 'resolved':
      return cleared(view)
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

export function story(first: View, events: Event[], after: View): Beat[] {
  const beats: Beat[] = []
  let view = { ...(first as Kff19View), owing: [] as number[] }
  let held: Event[] = []
  events.forEach((event, at) => {
    view = changed(view, event, events[at + 1], after as Kff19View)
    held.push(event)
    // One's own cards lie there already.
    const own = event.seat === view.seat && (BASES.includes(event.word) || ADDED.includes(event.word))
    const ms = own ? 0 : event.word === 'chi' ? 500 : (TIMES[event.word] ?? 0)
    if (ms === 0) return
    beats.push({ view, events: held, ms })
    held = []
  })
  // A long tale is told faster.
  const length = beats.reduce((sum, beat) => sum + beat.ms, 0)
  const haste = length > LONGEST ? LONGEST / length : 1
  return [...beats.map((beat) => ({ ...beat, ms: beat.ms * haste })), { view: after, events: held, ms: 0 }]
}
