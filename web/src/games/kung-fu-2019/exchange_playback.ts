// Applies the events of an exchange to the view during playback: attacks, added cards, blocks and results.
import type { Event } from '../../api/protocol'
import { without } from '../remove_cards'
import { type Kff19View } from './view'

export const BASE_EVENTS = ['base', 'base-split', 'strike', 'strike-split', 'smash']
export const ADDING_EVENTS = ['enhance', 'split', 'join', 'join-split', 'hurl']

export function replaceAt<T>(list: readonly T[], index: number, value: T): T[] {
  const next = [...list]
  next[index] = value
  return next
}

export function playFromHand(view: Kff19View, event: Event): Kff19View {
  const { seat, cards } = event
  return {
    ...view,
    draft: seat === view.seat ? [] : view.draft,
    hand_sizes: replaceAt(view.hand_sizes, seat, Math.max(0, view.hand_sizes[seat]! - cards.length)),
    hand: seat === view.seat ? without(view.hand, cards) : view.hand,
  }
}

export function beginAttack(view: Kff19View, seat: number, target: number, against: number, after: Kff19View): Kff19View {
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

/** Recompute the damage of the last attack from its base, its bonus and its added cards. */
export function updateDamage(view: Kff19View): Kff19View {
  const index = view.attack_by.length - 1
  const sum = view.attack_base_value[index]! + view.attack_bonus[index]! + view.attack_values[index]!.reduce((a, b) => a + b, 0)
  return { ...view, attack_damage: replaceAt(view.attack_damage, index, view.attack_targets[index]!.map(() => sum)) }
}

export function layBase(view: Kff19View, event: Event): Kff19View {
  const index = view.attack_by.length - 1
  const armed = event.kind.startsWith('strike') || event.kind === 'smash'
  const way = event.kind.endsWith('split') ? 6 : event.kind === 'smash' ? 7 : 5
  const from = armed ? view : playFromHand(view, event)
  return updateDamage({
    ...from,
    attack_base: replaceAt(view.attack_base, index, event.cards[0]!),
    attack_base_value: replaceAt(view.attack_base_value, index, event.amount),
    attack_armed: replaceAt(view.attack_armed, index, armed),
    attack_way: replaceAt(view.attack_way, index, way),
  })
}

export function addCard(view: Kff19View, event: Event): Kff19View {
  const index = view.attack_by.length - 1
  return updateDamage({
    ...playFromHand(view, event),
    attack_cards: replaceAt(view.attack_cards, index, [...view.attack_cards[index]!, event.cards[0]!]),
    attack_owners: replaceAt(view.attack_owners, index, [...view.attack_owners[index]!, event.seat]),
    attack_ways: replaceAt(view.attack_ways, index, [...view.attack_ways[index]!, ADDING_EVENTS.indexOf(event.kind)]),
    attack_values: replaceAt(view.attack_values, index, [...view.attack_values[index]!, event.amount]),
  })
}

/** Find the latest matching attack on a seat: its index and the index of the target, or null. */
export function findTarget(view: Kff19View, seat: number, matches: (index: number, findTarget: number) => boolean): [number, number] | null {
  for (let index = view.attack_by.length - 1; index >= 0; index--) {
    const found = view.attack_targets[index]!.findIndex((target, targetIndex) => target === seat && matches(index, targetIndex))
    if (found >= 0) return [index, found]
  }
  return null
}

export function addBlock(view: Kff19View, event: Event, seat: number): Kff19View {
  const found = findTarget(view, seat, (index, targetIndex) => (view.attack_blocks[index]![targetIndex] ?? -1) < 0)
  const next = event.kind === 'snap' ? view : playFromHand(view, event)
  if (!found) return next
  const [index, targetIndex] = found
  const full = view.attack_targets[index]!.map((_, n) => view.attack_blocks[index]![n] ?? -1)
  const by = view.attack_targets[index]!.map((_, n) => view.attack_block_by[index]![n] ?? -1)
  return {
    ...next,
    attack_blocks: replaceAt(view.attack_blocks, index, replaceAt(full, targetIndex, event.cards[0]!)),
    attack_block_by: replaceAt(view.attack_block_by, index, replaceAt(by, targetIndex, event.seat)),
  }
}

export function redirect(view: Kff19View, event: Event, from: number, to: number): Kff19View {
  const next = { ...playFromHand(view, event), spent: [...view.spent, ...event.cards] }
  const found = findTarget(view, from, () => true)
  if (!found) return next
  const [index, targetIndex] = found
  return { ...next, attack_targets: replaceAt(view.attack_targets, index, replaceAt(view.attack_targets[index]!, targetIndex, to)) }
}

/** Set the result text of the first attack on a seat that has none yet. */
export function addResult(view: Kff19View, seat: number, text: string): Kff19View {
  const results = view.results ?? view.attack_targets.map((targets) => targets.map(() => ''))
  for (let index = 0; index < results.length; index++) {
    const targetIndex = view.attack_targets[index]!.findIndex((target, n) => target === seat && !results[index]![n])
    if (targetIndex >= 0) return { ...view, results: replaceAt(results, index, replaceAt(results[index]!, targetIndex, text)) }
  }
  return { ...view, results: results }
}

export function clearExchange(view: Kff19View): Kff19View {
  const discarded: number[] = []
  view.attack_by.forEach((_, index) => {
    if (!view.attack_armed[index] && view.attack_base[index]! >= 0) discarded.push(view.attack_base[index]!)
    discarded.push(...view.attack_cards[index]!, ...view.attack_blocks[index]!.filter((card) => card >= 0 && !view.weapon.includes(card)))
  })
  const emptyFields = { attack_by: [], attack_against: [], attack_group: [], attack_base: [], attack_way: [], attack_armed: [], attack_void: [], attack_base_value: [], attack_bonus: [], attack_gains: [] }
  const emptyLists = { attack_cards: [], attack_owners: [], attack_ways: [], attack_values: [], attack_targets: [], attack_aims: [], attack_damage: [], attack_blocks: [], attack_block_by: [], attack_faced: [], attack_taken: [] }
  const { results: _, declined: __, ...rest } = view
  return { ...rest, ...emptyFields, ...emptyLists, discard: [...view.discard, ...discarded, ...view.spent], spent: [] } as Kff19View
}
