// A report as Python writes it: kwoon.lab.report.model and kwoon.lab.statistics.results say what each field means.

export interface Figure {
  value: number
  low: number | null
  high: number | null
}

export interface Named {
  of: string
  name: string
  number: Figure
}

export interface CardFound {
  id: string
  name: string
  kind: string
  copies: number
  designed: boolean
  games: number
  worth: Figure | null
  drawn: Figure | null
  played: Figure | null
  won: Figure | null
  stands: boolean
  use: Record<string, number>
}

export interface Run {
  bot: string
  games: number
  seats: Named[]
  order: Named[]
  roles: Named[]
  draws: Figure | null
  length: Record<string, Figure>
  turns: [number, number][]
  endings: Named[]
  cards: CardFound[]
  meetings: { one: string; other: string; number: Figure }[]
}

export interface MatchUps {
  bot: string
  games: number
  roles: { id: string; name: string }[]
  cells: (Figure | null)[][]
  mixture: number[]
}

export interface Tension {
  bot: string
  games: number
  band: [number, number, number, number][]
  drama: Figure
  changes: [number, number][]
  decided: Figure
}

export interface Step {
  bot: string
  below: string
  number: Figure
  deals: number
}

export interface Table {
  name: string
  bot: string
  games: number
  order: Named[]
  turns: Figure | null
  draws: Figure | null
}

export interface Lever {
  at: string
  name: string
  present: number
  up: Figure | null
  down: Figure | null
  what: string
}

export interface Explained {
  id: string
  title: string
  about: string
  unit: string
}

export interface Report {
  version: string
  game: string
  title: string
  command: string
  seats: number
  options: Record<string, string>
  seed: string
  pack: string
  differs: string[]
  sentences: { text: string; part: string }[]
  runs: Run[]
  match_ups: MatchUps[]
  tension: Tension | null
  depth: Step[]
  luck: Figure | null
  tables: Table[]
  levers: Lever[]
  kinds: Explained[]
  counters: Explained[]
}
