// Areas of messages, by the paths of their catalogs. Also used by the build.

/**
 * The area of a catalog:
 * - src/kwoon/hall/locales/en.ftl: `hall`
 * - src/kwoon/games/GAME/locales/en.ftl: GAME
 * - src/kwoon/games/GAME/locales/cards/en.ftl: GAME-cards
 * - web/src/table/locales/en.ftl: `table`
 * - web/src/games/GAME/locales/en.ftl: GAME-board
 */
export function areaOf(path: string): string {
  const folders = path.split('/').slice(0, -1)
  const at = folders.lastIndexOf('locales')
  const owner = folders[at - 1]!.replaceAll('_', '-')
  const part = folders[at + 1] ?? (folders[at - 2] === 'games' && !path.includes('src/kwoon') ? 'board' : '')
  return part ? `${owner}-${part}` : owner
}

/** Areas that the home page needs, besides what the games say about themselves. They are fetched with the first load. */
export const HOME_AREAS = ['bots', 'core', 'hall', 'components', 'pages', 'site', 'social-invitations', 'social-matchmaking', 'tournaments-list', 'table-settings']
/** The part of a game's messages that describes the game before it is played. */
export const ABOUT_GAME = 'about'

/** Whether an area is loaded only for messages that need it: texts of schemas of packs, which only the pack editor shows,
 *  and errors that few people see. */
export function isRareArea(area: string): boolean {
  return area.endsWith('-schema') || area.endsWith('-errors')
}

/** Whether an area is fetched with the first load. */
export function isHomeArea(area: string): boolean {
  return HOME_AREAS.includes(area) || area.endsWith(`-${ABOUT_GAME}`)
}
