// Games whose cards are drawn in their own way bring their own front; the others get the house's.
import type { Component } from 'svelte'
import type { Face } from '../wire/protocol'

export type Front = Component<{ face: Face }>

let fronts = $state.raw<Record<string, Front>>({})

export function addFront(game: string, front: Front): void {
  fronts = { ...fronts, [game]: front }
}

export function front(game: string): Front | undefined {
  return fronts[game]
}
