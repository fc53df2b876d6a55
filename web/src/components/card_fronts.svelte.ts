// Games whose cards are drawn in their own way bring their own front; the others get the house's.
import type { Component } from 'svelte'
import type { CardFace } from '../api/protocol'
import { cardTitle } from './card_text'

export type Front = Component<{ face: CardFace }>

let frontByGame = $state.raw<Record<string, Front>>({})

export function addFront(game: string, frontFor: Front): void {
  frontByGame = { ...frontByGame, [game]: frontFor }
}

export function frontFor(game: string): Front | undefined {
  return frontByGame[game]
}

/** What a card is called. Where a game draws its cards in its own way, no number stands out. */
export function cardName(face: CardFace, game: string): string {
  return frontFor(game) ? face.name : cardTitle(face)
}
