// Card fronts of games that draw their own; the other games use the standard front.
import type { Component } from 'svelte'
import type { CardFace } from '../api/protocol'
import { cardTitle } from './card_labels'

export type Front = Component<{ face: CardFace }>

let frontByGame = $state.raw<Record<string, Front>>({})

export function addFront(game: string, frontFor: Front): void {
  frontByGame = { ...frontByGame, [game]: frontFor }
}

export function frontFor(game: string): Front | undefined {
  return frontByGame[game]
}

/** A card's display name, with its number if the game uses the standard front. */
export function cardName(face: CardFace, game: string): string {
  return frontFor(game) ? face.name : cardTitle(face)
}
