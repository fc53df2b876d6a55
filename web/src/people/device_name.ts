// Names of devices. The names of products are the same in all languages.
import { t } from '../localization'

const DISPLAY_NAMES: Record<string, string> = { 'Mac OS': 'Mac', CrOS: 'Chromebook', Edg: 'Edge' }

/** Name by which the owner recognizes this device. */
export function deviceName(agent = navigator.userAgent): string {
  const find = (pattern: RegExp) => pattern.exec(agent)?.[0] ?? ''
  const [browser, system] = [find(/Edg|Firefox|Chrome|Safari/), find(/iPhone|iPad|Android|Windows|Mac OS|CrOS|Linux/)].map((name) => DISPLAY_NAMES[name] ?? name)
  if (browser && system) return t('people-device-name', { browser, system })
  return browser || system || t('people-device')
}
