// Shows the report whose data is embedded in the page.
import { mount } from 'svelte'
import { readSetting } from '../theme/local_settings'
import { unpack } from './data/compact_tables'
import Report from './Report.svelte'
import './report.css'
import type { Report as ReportData } from './model'
import { loadTexts, t } from './texts'

const theme = readSetting('theme')
if (theme) document.documentElement.dataset.theme = theme

const contentOf = (id: string) => document.getElementById(id)?.textContent?.trim()
const data = contentOf('report')
const texts = contentOf('texts')
if (data && texts) {
  const { language, catalog } = JSON.parse(texts) as { language: string; catalog: string }
  loadTexts(language, catalog)
  const report = unpack(JSON.parse(data)) as ReportData
  document.title = t('report-page-title', { game: report.title })
  mount(Report, { target: document.getElementById('page')!, props: { report } })
} else document.getElementById('empty')!.hidden = false
