// Keeps the language of the browser and that of the account the same.
import { hallApi } from './api/hall'
import type { MeResponse } from './api/protocol'
import { transport } from './api/transport'
import { type Language, LANGUAGES, hasChosenLanguage, isLanguageRequested, language, switchLanguage } from './localization/language'

/** Switches to a language that the person has chosen, here and on their other devices. */
export async function chooseLanguage(to: Language): Promise<void> {
  if (!transport.offlineNotice) await hallApi.setLanguage(to).catch(() => {})
  switchLanguage(to)
}

/** Uses the language of the account. An account without one gets the language that was chosen in this browser. */
export function useLanguageOf(me: MeResponse): void {
  if (transport.offlineNotice || isLanguageRequested) return
  if (!me.language && hasChosenLanguage) void hallApi.setLanguage(language).catch(() => {})
  if (me.language !== language && me.language in LANGUAGES) switchLanguage(me.language as Language)
}
