// Teams with their icon, color and name. A free-for-all has none.
import type { Table } from '../../api/protocol'
import { formatText, t } from '../../localization'

export interface Team {
  icon: string
  tone: keyof typeof NAME_IDS
}

const NAME_IDS = { dragon: 'kung-fu-2019-board-dragon', tiger: 'kung-fu-2019-board-tiger', crane: 'kung-fu-2019-board-crane' } as const

const TEAMS: Team[] = [
  { icon: 'dragon-head', tone: 'dragon' },
  { icon: 'tiger-head', tone: 'tiger' },
  { icon: 'paper-crane', tone: 'crane' },
]

export const shortTeamName = (team: Team) => t(NAME_IDS[team.tone])
export const teamName = (team: Team) => t('kung-fu-2019-board-team', { team: shortTeamName(team) })

/** The team of a seat, or null if it has no teammates. */
export function teamOf(team: readonly number[], seat: number): Team | null {
  const ownTeam = team[seat]
  return ownTeam !== undefined && team.filter((each) => each === ownTeam).length > 1 ? TEAMS[ownTeam]! : null
}

/** The side of a seat relative to another: `ours`, `theirs`, or `others` for a third team; empty without teams. */
export function sideOf(team: readonly number[], seat: number, from: number): string {
  if (!teamOf(team, seat)) return ''
  const ownTeam = team[Math.max(0, from)]!
  const count = new Set(team).size
  return ['ours', 'theirs', 'others'][(team[seat]! - ownTeam + count) % count]!
}

/** The relation of a teammate to the viewer; empty for other players. */
export function relationOf(team: readonly number[], seat: number, from: number): string {
  if (from < 0 || seat === from || team[seat] !== team[from]) return ''
  return t(team.filter((each) => each === team[from]).length > 2 ? 'kung-fu-2019-board-on-your-team' : 'kung-fu-2019-board-partner')
}

/** A sentence for each team that lists its players, the viewer first. */
export function rosters(team: readonly number[], name: (seat: number) => string, viewer: number): string[] {
  const found: string[] = []
  for (const ownTeam of new Set(team)) {
    const seats = team.flatMap((each, seat) => (each === ownTeam ? [seat] : []))
    seats.sort((a, b) => Number(b === viewer) - Number(a === viewer))
    if (seats.length > 1) found.push(t('kung-fu-2019-board-roster', { team: teamName(TEAMS[ownTeam]!), players: joinNames(seats.map(name)) }))
  }
  return found
}

/** Names as a list, such as "Ann, Bo and Cleo". */
export function joinNames(names: string[]): string {
  return formatText({ msg: 'join-and', args: { items: names } })
}

const NUM_TEAMS: Record<string, number> = { '2v2': 2, '3v3': 2, '2v2v2': 3 }

/** The team name for each seat at a table before the game; teams alternate. Empty for a free-for-all. */
export function teamNames(table: Table): string[] {
  const count = NUM_TEAMS[table.options.format ?? '']
  return count ? table.seats.map((_, seat) => teamName(TEAMS[seat % count]!)) : []
}
