// Text for the age of the last attack, which may be several turns old.
import { t } from '../../localization'

/** `player` is the player whose turn it was. */
export function attackAge(turns: number, player: string, isYou: boolean): string {
  if (turns <= 0) return t('kung-fu-board-age-now')
  return isYou ? t('kung-fu-board-age-you', { turns }) : t('kung-fu-board-age', { turns, player })
}
