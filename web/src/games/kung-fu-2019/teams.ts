// Teams with their icon, name and color. A free-for-all has none.
import type { Table } from '../../api/protocol'

export interface Team {
  name: string
  icon: string
  tone: 'dragon' | 'tiger' | 'crane'
}

const TEAMS: Team[] = [
  { name: 'Dragon', icon: 'dragon-head', tone: 'dragon' },
  { name: 'Tiger', icon: 'tiger-head', tone: 'tiger' },
  { name: 'Crane', icon: 'paper-crane', tone: 'crane' },
]

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
  return team.filter((each) => each === team[from]).length > 2 ? 'on your team' : 'your partner'
}

/** A sentence for each team that lists its players. */
export function rosters(team: readonly number[], name: (seat: number) => string): string[] {
  const found: string[] = []
  for (const ownTeam of new Set(team)) {
    const seats = team.flatMap((each, seat) => (each === ownTeam ? [seat] : []))
    const names = seats.map(name)
    // The viewer comes first.
    names.sort((a, b) => Number(b === 'you') - Number(a === 'you'))
    if (seats.length > 1) found.push(`Team ${TEAMS[ownTeam]!.name}: ${names.slice(0, -1).join(', ')} and ${names.at(-1)}.`)
  }
  return found
}

const NUM_TEAMS: Record<string, number> = { '2v2': 2, '3v3': 2, '2v2v2': 3 }

/** The team name for each seat at a table before the game; teams alternate. Empty for a free-for-all. */
export function teamNames(table: Table): string[] {
  const count = NUM_TEAMS[table.options.format ?? '']
  return count ? table.seats.map((_, seat) => `Team ${TEAMS[seat % count]!.name}`) : []
}
