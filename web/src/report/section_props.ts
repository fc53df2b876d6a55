// The props that every report section receives.
import type { Bot } from './data/bot_chart_styles'
import type { SectionHead } from './data/sections'
import type { Report } from './model'

export interface SectionProps {
  report: Report
  bots: Bot[]
  sections: SectionHead[]
}
