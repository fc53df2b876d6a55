// Applies the events of an exchange to the view during playback: attacks, added cards, blocks and results.
import type { Event } from '../../api/protocol'
import { without } from '../cards'
import { type Kff19View } from './view'

export const BASES = ['base', 'base-split', 'strike', 'strike-split', 'smash']
export const ADDED = ['enhance', 'split', 'join', 'join-split', 'hurl']

export function put<T>(list: readonly T[], index: number, value: T): T[] {
  const next = [...list]
  next[index] = value
  return next
}

export function played(view: Kff19View, event: Event): Kff19View {
  const { seat, cards } = event
  return {
    ...view,
    draft: seat === view.seat ? [] : view.draft,
    hand_sizes: put(view.hand_sizes, seat, Math.max(0, view.hand_sizes[seat]! - cards.length)),
    hand: seat === view.seat ? without(view.hand, cards) : view.hand,
  }
}

export function began(view: Kff19View, seat: number, target: number, against: number, after: Kff19View): Kff19View {
  const index = view.attack_by.length
  const known = after.attack_by[index] === seat
  return {
    ...view,
    phase: 'attack',
    draft: [],
    build_base: -1,
    build_targets: [],
    attack_by: [...view.attack_by, seat],
    attack_against: [...view.attack_against, against],
    attack_group: [...view.attack_group, index],
    attack_base: [...view.attack_base, -1],
    attack_way: [...view.attack_way, 5],
    attack_armed: [...view.attack_armed, false],
    attack_void: [...view.attack_void, false],
    attack_base_value: [...view.attack_base_value, 0],
    attack_bonus: [...view.attack_bonus, known ? after.attack_bonus[index]! : 0],
    attack_gains: [...view.attack_gains, known ? after.attack_gains[index]! : []],
    attack_cards: [...view.attack_cards, []],
    attack_owners: [...view.attack_owners, []],
    attack_ways: [...view.attack_ways, []],
    attack_values: [...view.attack_values, []],
    attack_targets: [...view.attack_targets, [target]],
    attack_aims: [...view.attack_aims, [seat]],
    attack_damage: [...view.attack_damage, [0]],
    attack_blocks: [...view.attack_blocks, []],
    attack_block_by: [...view.attack_block_by, []],
    attack_faced: [...view.attack_faced, []],
    attack_taken: [...view.attack_taken, []],
  }
}

/** Recompute the damage of the last attack from the events so far. */
export function summed(view: Kff19View): Kff19View {
  const index = view.attack_by.length - 1
  const sum = view.attack_base_value[index]! + view.attack_bonus[index]! + view.attack_values[index]!.reduce((a, b) => a + b, 0)
  return { ...view, attack_damage: put(view.attack_damage, index, view.attack_targets[index]!.map(() => sum)) }
}

export function based(view: Kff19View, event: Event): Kff19View {
  const index = view.attack_by.length - 1
  const armed = event.kind.startsWith('strike') || event.kind === 'smash'
  const way = event.kind.endsWith('split') ? 6 : event.kind === 'smash' ? 7 : 5
  const from = armed ? view : played(view, event)
  return summed({
    ...from,
    attack_base: put(view.attack_base, index, event.cards[0]!),
    attack_base_value: put(view.attack_base_value, index, event.amount),
    attack_armed: put(view.attack_armed, index, armed),
    attack_way: put(view.attack_way, index, way),
  })
}

export function added(view: Kff19View, event: Event): Kff19View {
  const index = view.attack_by.length - 1
  return summed({
    ...played(view, event),
    attack_cards: put(view.attack_cards, index, [...view.attack_cards[index]!, event.cards[0]!]),
    attack_owners: put(view.attack_owners, index, [...view.attack_owners[index]!, event.seat]),
    attack_ways: put(view.attack_ways, index, [...view.attack_ways[index]!, ADDED.indexOf(event.kind)]),
    attack_values: put(view.attack_values, index, [...view.attack_values[index]!, event.amount]),
  })
}

/** Find the latest matching attack on a seat: its index and the index of the target. */
export function place(view: Kff19View, seat: number, suits: (index: number, place: number) => boolean): [number, number] | null {
  for (let index = view.attack_by.length - 1; index >= 0; index--) {
    const found = view.attack_targets[index]!.findIndex((target, where) => target === seat && suits(index, where))
    if (found >= 0) return [index, found]
  }
  return null
}

export function blocked(view: Kff19View, event: Event, seat: number): Kff19View {
  const found = place(view, seat, (index, where) => (view.attack_blocks[index]![where] ?? -1) < 0)
  const next = event.kind === 'snap' ? view : played(view, event)
  if (!found) return next
  const [index, where] = found
  const full = view.attack_targets[index]!.map((_, n) => view.attack_blocks[index]![n] ?? -1)
  const by = view.attack_targets[index]!.map((_, n) => view.attack_block_by[index]![n] ?? -1)
  return {
    ...next,
    attack_blocks: put(view.attack_blocks, index, put(full, where, event.cards[0]!)),
    attack_block_by: put(view.attack_block_by, index, put(by, where, event.seat)),
  }
}

export function moved(view: Kff19View, event: Event, from: number, to: number): Kff19View {
  const next = { ...played(view, event), spent: [...view.spent, ...event.cards] }
  const found = place(view, from, () => true)
  if (!found) return next
  const [index, where] = found
  return { ...next, attack_targets: put(view.attack_targets, index, put(view.attack_targets[index]!, where, to)) }
}

/** Set the result text of the first attack on a seat that has none yet. */
export function came(view: Kff19View, seat: number, said: string): Kff19View {
  const told = view.came ?? view.attack_targets.map((targets) => targets.map(() => ''))
  for (let index = 0; index < told.length; index++) {
    const where = view.attack_targets[index]!.findIndex((target, n) => target === seat && !told[index]![n])
    if (where >= 0) return { ...view, came: put(told, index, put(told[index]!, where, said)) }
  }
  return { ...view, came: told }
}

export function cleared(view: Kff19View): Kff19View {
  const lay: number[] = []
  view.attack_by.forEach((_, index) => {
    if (!view.attack_armed[index] && view.attack_base[index]! >= 0) lay.push(view.attack_base[index]!)
    lay.push(...view.attack_cards[index]!, ...view.attack_blocks[index]!.filter((card) => card >= 0 && !view.weapon.includes(card)))
  })
  const none = { attack_by: [], attack_against: [], attack_group: [], attack_base: [], attack_way: [], attack_armed: [], attack_void: [], attack_base_value: [], attack_bonus: [], attack_gains: [] }
  const rows = { attack_cards: [], attack_owners: [], attack_ways: [], attack_values: [], attack_targets: [], attack_aims: [], attack_damage: [], attack_blocks: [], attack_block_by: [], attack_faced: [], attack_taken: [] }
  const { came: _, declined: __, ...rest } = view
  return { ...rest, ...none, ...rows, discard: [...view.discard, ...lay, ...view.spent], spent: [] } as Kff19View
}
