// Shows the report whose data is embedded in the page.
import { mount } from 'svelte'
import { readSetting } from '../theme/local_settings'
import { unpack } from './data/compact_tables'
import Report from './Report.svelte'
import './report.css'
import type { Report as ReportData } from './model'

const theme = readSetting('theme')
if (theme) document.documentElement.dataset.theme = theme

const target = document.getElementById('page')!
const text = document.getElementById('report')?.textContent?.trim()
if (text) {
  const report = unpack(JSON.parse(text)) as ReportData
  document.title = `${report.title}: balance report`
  mount(Report, { target, props: { report } })
} else {
  target.innerHTML = '<p class="empty">This page has no data. Create a report with <code>kwoon lab report</code>.</p>'
}
