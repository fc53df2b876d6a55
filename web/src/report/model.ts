// A report as Python writes it: kwoon.lab.report.model and kwoon.lab.statistics.results say what each field means.

export interface Figure {
  value: number
  low: number | null
  high: number | null
}

export interface NamedValue {
  subject: string
  name: string
  value: Figure
}

export interface CardStatistics {
  id: string
  name: string
  kind: string
  copies: number
  has_designed_numbers: boolean
  games: number
  opening_value: Figure | null
  drawn_value: Figure | null
  play_rate: Figure | null
  win_rate_when_played: Figure | null
  is_significant: boolean
  counter_means: Record<string, number>
}

export interface Run {
  bot: string
  games: number
  seats: NamedValue[]
  order: NamedValue[]
  roles: NamedValue[]
  draws: Figure | null
  length: Record<string, Figure>
  turn_histogram: [number, number][]
  endings: NamedValue[]
  cards: CardStatistics[]
  matchups: { role: string; other_role: string; value: Figure }[]
}

export interface MatchupTable {
  bot: string
  games: number
  roles: { id: string; name: string }[]
  cells: (Figure | null)[][]
  mixture: number[]
}

export interface Tension {
  bot: string
  games: number
  quartiles: [number, number, number, number][]
  mean_deficit: Figure
  favorite_changes: [number, number][]
  decided_percent: Figure
}

export interface LevelDuel {
  bot: string
  weaker_bot: string
  win_rate: Figure
  deals: number
}

export interface SeatCount {
  name: string
  bot: string
  games: number
  order: NamedValue[]
  turns: Figure | null
  draws: Figure | null
}

export interface NumberEffect {
  address: string
  name: string
  current_value: number
  up: Figure | null
  down: Figure | null
  statistic: string
}

export interface GlossaryEntry {
  id: string
  title: string
  description: string
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
  pack_fingerprint: string
  pack_differences: string[]
  sentences: { text: string; section: string }[]
  runs: Run[]
  matchups: MatchupTable[]
  tension: Tension | null
  level_duels: LevelDuel[]
  deal_luck: Figure | null
  seat_counts: SeatCount[]
  number_effects: NumberEffect[]
  statistics: GlossaryEntry[]
  counters: GlossaryEntry[]
}
