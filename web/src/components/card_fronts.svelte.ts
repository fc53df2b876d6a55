// Games whose cards are drawn in their own way bring their own front; the others get the house's.
import type { Component } from 'svelte'
import type { Face } from '../api/protocol'
import { title } from './bot_portraits'

export type Front = Component<{ face: Face }>

let fronts = $state.raw<Record<string, Front>>({})

export function addFront(game: string, front: Front): void {
  fronts = { ...fronts, [game]: front }
}

export function front(game: string): Front | undefined {
  return fronts[game]
}

/** What a card is called. Where a game draws its cards in its own way, no number stands out. */
export function titled(face: Face, game: string): string {
  return front(game) ? face.name : title(face)
}
