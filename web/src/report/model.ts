// A report as written by Python; kwoon.lab.report.model and kwoon.lab.statistics.run_statistics document the fields.

export interface Estimate {
  value: number
  low: number | null
  high: number | null
}

export interface NamedValue {
  subject: string
  name: string
  value: Estimate
}

export interface CardStatistics {
  id: string
  name: string
  kind: string
  copies: number
  has_designed_numbers: boolean
  games: number
  opening_value: Estimate | null
  drawn_value: Estimate | null
  play_rate: Estimate | null
  win_rate_when_played: Estimate | null
  is_significant: boolean
  counter_means: Record<string, number>
}

export interface Run {
  bot: string
  games: number
  seats: NamedValue[]
  order: NamedValue[]
  roles: NamedValue[]
  draws: Estimate | null
  length: Record<string, Estimate>
  turn_histogram: [number, number][]
  endings: NamedValue[]
  cards: CardStatistics[]
  matchups: { role: string; other_role: string; value: Estimate }[]
}

export interface MatchupTable {
  bot: string
  games: number
  roles: { id: string; name: string }[]
  cells: (Estimate | null)[][]
  mixture: number[]
}

export interface Tension {
  bot: string
  games: number
  quartiles: [number, number, number, number][]
  mean_deficit: Estimate
  favorite_changes: [number, number][]
  decided_percent: Estimate
}

export interface LevelDuel {
  bot: string
  weaker_bot: string
  win_rate: Estimate
  deals: number
}

export interface SeatCount {
  name: string
  bot: string
  games: number
  order: NamedValue[]
  turns: Estimate | null
  draws: Estimate | null
}

export interface NumberEffect {
  address: string
  name: string
  current_value: number
  up: Estimate | null
  down: Estimate | null
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
  deal_luck: Estimate | null
  seat_counts: SeatCount[]
  number_effects: NumberEffect[]
  statistics: GlossaryEntry[]
  counters: GlossaryEntry[]
}
