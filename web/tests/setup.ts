// Loads all texts, in English, for tests without a browser.
import { vi } from 'vitest'

vi.stubGlobal('matchMedia', () => ({ matches: true }))
const { loadAreas } = await import('../src/localization')
const { allAreas } = await import('../src/localization/catalogs')
await loadAreas(...allAreas())
