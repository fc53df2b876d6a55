// The card front of each game that has been loaded.
import type { Component } from 'svelte'
import type { CardFace } from '../api/protocol'

export type Front = Component<{ face: CardFace }>

let frontByGame = $state.raw<Record<string, Front>>({})

export function addFront(game: string, front: Front): void {
  frontByGame = { ...frontByGame, [game]: front }
}

export function frontFor(game: string): Front | undefined {
  return frontByGame[game]
}
