// What every part of the report is given.
import type { Bot } from './figures/bots'
import type { PartHead } from './figures/parts'
import type { Report } from './model'

export interface Given {
  report: Report
  bots: Bot[]
  parts: PartHead[]
}
