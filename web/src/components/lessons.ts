// Lessons: which games have one, in the order to learn them, and how to start one.
import { router } from '../router.svelte'
import { hallApi } from '../api/hall'
import type { Game } from '../api/protocol'

/** The games with a lesson, the best one for newcomers first. The order comes from the games' definitions. */
export function gamesToLearn(games: Game[]): Game[] {
  return games.filter((game) => game.lesson).sort((a, b) => a.learning_order - b.learning_order)
}

/** Starts a game's lesson and goes to its table. */
export async function startLesson(game: string): Promise<void> {
  router.go(`/t/${(await hallApi.startLesson(game)).id}`)
}
