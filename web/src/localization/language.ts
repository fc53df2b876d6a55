// The language of the client: the one chosen in this browser, otherwise the browser's.
import { readSetting, saveSetting } from '../theme/local_settings'

/** The name of each language in the language itself. */
export const LANGUAGES = { en: 'English', 'zh-Hant': '繁體中文', 'zh-Hans': '简体中文' } as const
export type Language = keyof typeof LANGUAGES

const TRADITIONAL = new Set(['hant', 'tw', 'hk', 'mo'])
/** Shows English with accents, to test layouts: add ?language=pseudo to the address. */
export const PSEUDO = 'pseudo'

/** The first language that one of these tags names, such as `zh-TW` or `en-GB`; otherwise English. */
export function matchLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const [language, ...rest] = tag.toLowerCase().split('-')
    if (language === 'en') return 'en'
    if (language === 'zh') return rest.some((part) => TRADITIONAL.has(part)) ? 'zh-Hant' : 'zh-Hans'
  }
  return 'en'
}

function chosenLanguage(): Language | null {
  const chosen = readSetting('language')
  return isLanguage(chosen) ? chosen : null
}

const LANGUAGE_PARAMETER = 'language'
/** The language in the address, for links and tests. */
const requested = new URLSearchParams(globalThis.location?.search).get(LANGUAGE_PARAMETER)
const isLanguage = (tag: string | null): tag is Language => tag !== null && tag in LANGUAGES

export const isPseudo = requested === PSEUDO
export const language: Language = isPseudo ? 'en' : isLanguage(requested) ? requested : (chosenLanguage() ?? matchLanguage(globalThis.navigator?.languages ?? []))
/** Whether the address names the language. */
export const isLanguageRequested = isPseudo || isLanguage(requested)
export const hasChosenLanguage = chosenLanguage() !== null

/** Switches this browser to another language. The page is loaded again, because texts are formatted when they arrive. */
export function switchLanguage(to: Language): void {
  saveSetting('language', to)
  const address = new URL(location.href)
  if (chosenLanguage() === to) address.searchParams.delete(LANGUAGE_PARAMETER)
  // Without local storage, the address keeps the language.
  else address.searchParams.set(LANGUAGE_PARAMETER, to)
  if (chosenLanguage() === to && !isLanguageRequested) location.reload()
  else location.replace(address)
}
